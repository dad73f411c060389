import WeatherModel

/// A GET request as a value, created by a router and sent by ``HTTPClient``.
struct HTTPRequest: Hashable, Sendable {
  /// One `name=value` of the query.
  struct QueryItem: Hashable, Sendable {
    var name: String
    var value: String
    /// Whether the value is a secret, which appears only in the address that is sent.
    var isSecret = false
  }

  static func query(_ items: KeyValuePairs<String, String>) -> [QueryItem] {
    items.map { QueryItem(name: $0, value: $1) }
  }

  static func query(at point: Coordinate) -> [QueryItem] {
    query(["lat": point.latitude.inRequest, "lon": point.longitude.inRequest])
  }

  /// The scheme, the host and the path prefix, if any.
  var base: ServerURL
  /// The path below the base, without a leading slash.
  var path: String
  var query: [QueryItem] = []
  var headers: [String: String] = [:]
  /// A total timeout shorter than the client's, for optional values.
  var totalTimeout: Duration?
  /// The timeout of a service that is known to be slow, used instead of the client's. It also
  /// replaces the timeout for silence.
  var slowTimeout: Duration?
  /// The maximum number of retries, if it is lower than the default.
  var retries: Int?
  /// The maximum size of a response, if it differs from the client's.
  var bodyLimit: Int?
  /// The weight of the request in the quota of its service.
  var cost: RequestCost?
  /// The time that the request may wait for the quota. A board row can wait; a page fails
  /// immediately and names the time at which the request will be allowed.
  var timeout = Duration.zero

  /// The address that is sent, including secrets.
  var url: ServerURL? { ServerURL(string: address(showingSecrets: true)) }

  /// Whether the request holds a secret.
  var hasSecrets: Bool { query.contains { $0.isSecret && !$0.value.isEmpty } }

  /// Returns a response's body with the secrets of this request redacted: a server may repeat them
  /// in a message that is shown and cached.
  /// - Parameter length: Shorter secrets are redacted only where the body repeats the query's
  ///   `name=value`: a made-up test key such as `x` would match letters of ordinary words.
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

  /// Percent-encodes all but the unreserved characters of RFC 3986 and the comma in lists.
  private static func escaped(_ text: String) -> String {
    text.percentEncoded(keeping: "-._~,")
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The address without its secrets, for logs.
  var description: String { address(showingSecrets: false) }
  /// The redacted address as well, because debug descriptions end up in bug reports.
  var debugDescription: String { description }
  /// A mirror that shows only the redacted address.
  var customMirror: Mirror { Mirror(self, children: ["address": description]) }
}

/// An HTTP response.
struct HTTPResponse: Sendable {
  var status: Int
  /// The header fields by their lower-case names.
  var headers: [String: String]
  var body: [UInt8]
}

extension String {
  /// The percent-decoded text; nil if a % is not followed by two hexadecimal digits or the bytes
  /// are not UTF-8.
  var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      // A number may begin with a sign, an escape may not.
      guard rest.count >= 2, let digits = String(rest.prefix(2)), digits.first?.isHexDigit == true,
        let decoded = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(decoded)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the percent-encoded text: every byte is encoded except ASCII letters, digits and those
  /// in `kept`.
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
