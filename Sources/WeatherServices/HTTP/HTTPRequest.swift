/// A GET request as a value; routers make them, ``HTTPClient`` sends them.
struct HTTPRequest: Hashable, Sendable {
  /// One `name=value` of the query.
  struct QueryItem: Hashable, Sendable {
    var name: String
    var value: String
    /// Secret values appear in the address that is sent and nowhere else.
    var isSecret = false
  }

  /// Scheme, host, and a path prefix where there is one.
  var base: ServerURL
  /// Below the base, without a slash at its start.
  var path: String
  var query: [QueryItem] = []
  var headers: [String: String] = [:]
  /// A shorter time than the client's own for what the program can do without.
  var timeInAll: Duration?
  /// How often it may be tried again, where that is less often than usual.
  var retries: Int?
  /// The most bytes of an answer, where those are fewer than the client's own.
  var bodyLimit: Int?
  /// What it counts for at a service that counts.
  var cost: RequestCost?
  /// How long it may wait until its service allows it; a row of many may, a page is told.
  var timeout = Duration.zero

  /// The address that is sent, secrets included.
  var url: ServerURL? { ServerURL(string: address(showingSecrets: true)) }

  /// Whether it holds what only the provider may know.
  var hasSecrets: Bool { query.contains { $0.isSecret && !$0.value.isEmpty } }

  /// An answer's body without the secrets of this request: a server may repeat what it was sent,
  /// and its words are shown and kept.
  /// - Parameter length: Shorter secrets are hidden only where the body repeats the query's
  ///   `name=value`: a key such as `x`, made up for a trial, is a letter of ordinary words.
  func hidingSecrets(in body: [UInt8], ofAtLeast length: Int) -> [UInt8] {
    query.filter { $0.isSecret && !$0.value.isEmpty }.reduce(body) { body, item in
      item.value.count >= length
        ? SecretText(item.value).replaced(by: Self.hidden, in: body)
        : SecretText("\(item.name)=\(item.value)")
          .replaced(by: "\(item.name)=\(Self.hidden)", in: body)
    }
  }

  private static let hidden = "***"

  private func address(showingSecrets: Bool) -> String {
    var text = base.absoluteString
    while text.hasSuffix("/") { text.removeLast() }
    text += "/" + path
    var separator = "?"
    for item in query {
      let value = item.isSecret && !showingSecrets ? Self.hidden : Self.escaped(item.value)
      text += separator + Self.escaped(item.name) + "=" + value
      separator = "&"
    }
    return text
  }

  /// Escapes all but RFC 3986's unreserved characters and the comma of lists.
  private static func escaped(_ text: String) -> String {
    text.percentEncoded(keeping: "-._~,")
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The address without its secrets, fit for a log.
  var description: String { address(showingSecrets: false) }
  /// The same; a debugger's dump ends in bug reports too.
  var debugDescription: String { description }
  /// Nothing but the address without its secrets.
  var customMirror: Mirror { Mirror(self, children: ["address": description]) }
}

/// What came back.
struct HTTPResponse: Sendable {
  var status: Int
  /// By lower-case name.
  var headers: [String: String]
  var body: [UInt8]
}

extension String {
  /// The text that stands in an address as this; nil where a % does not begin a byte.
  var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let digits = String(rest.prefix(2)),
        let decoded = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The text as it stands in an address: every byte but ASCII letters, digits and those kept as %XX.
  func percentEncoded(keeping kept: String) -> String {
    utf8.reduce(into: "") { text, byte in
      switch UnicodeScalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9": text.unicodeScalars.append(UnicodeScalar(byte))
      case let scalar where kept.unicodeScalars.contains(scalar): text.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += (byte < 16 ? "%0" : "%") + digits
      }
    }
  }
}
