/// An address with a scheme and a host (RFC 3986), in ASCII.
///
/// Parsing is at least as strict as in libcurl, so that both find the same host. Characters that
/// are not allowed in an address must be percent-encoded.
public struct ServerURL: Hashable, Sendable {
  /// The whole address as written.
  public let absoluteString: String
  /// The scheme, in lower case.
  public let scheme: String
  /// The host in lower case, an IPv6 address without its brackets.
  public let host: String
  /// The port, if the address names one.
  public let port: Int?
  /// Whether the address contains a user name.
  let hasUser: Bool
  /// The query, after the question mark.
  let query: Substring?
  /// Whether the address has a fragment.
  let hasFragment: Bool

  /// Parses the address in `text`; `nil` if it has no scheme or no host, or contains a character
  /// that must be percent-encoded.
  public init?(string text: String) {
    let excluded = Array("\"<>\\^`{|}".utf8)
    let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !excluded.contains($0) }
    guard isPlain, let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      text[colon...].hasPrefix("://"), text[..<colon].allSatisfy(\.isLetter)
    else { return nil }
    var rest = text[text.index(colon, offsetBy: 3)...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    rest = rest[authority.endIndex...]
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
    guard let (host, port) = Self.hostAndPort(place ?? authority) else { return nil }
    let fragment = rest.firstIndex(of: "#")
    let mark = rest[..<(fragment ?? rest.endIndex)].firstIndex(of: "?")
    absoluteString = text
    scheme = text[..<colon].lowercased()
    self.host = host.lowercased()
    self.port = port
    hasUser = place != nil
    query = mark.map { rest[rest.index(after: $0)..<(fragment ?? rest.endIndex)] }
    hasFragment = fragment != nil
  }

  private static func hostAndPort(_ text: Substring) -> (host: Substring, port: Int?)? {
    var rest = text
    let host: Substring
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      host = text[text.index(after: text.startIndex)..<end]
      rest = text[text.index(after: end)...]
      guard host.allSatisfy({ $0.isHexDigit || ":.".contains($0) }) else { return nil }
    } else {
      host = text.prefix { $0 != ":" }
      rest = text[host.endIndex...]
      guard host.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) }) else {
        return nil
      }
    }
    guard !host.isEmpty else { return nil }
    if rest.isEmpty { return (host, nil) }
    guard rest.first == ":" else { return nil }
    let digits = String(rest.dropFirst())
    // An empty port means the scheme's default.
    if digits.isEmpty { return (host, nil) }
    guard digits.allSatisfy(\.isNumber), let port = UInt16(digits), port > 0 else { return nil }
    return (host, Int(port))
  }

  /// Returns the value of the query item `name`.
  func queryValue(_ name: String) -> String? {
    for item in query?.split(separator: "&") ?? [] where item.hasPrefix(name + "=") {
      return String(item.dropFirst(name.count + 1))
    }
    return nil
  }
}
