/// A JSON string (RFC 8259) with its quotation marks.
///
/// ```swift
/// let title = JSONText("a \"quoted\" word\n")
/// // title.text is now "a \"quoted\" word\n", with its quotation marks and escapes
/// ```
public struct JSONText: Sendable {
  /// The escaped text.
  public let text: String

  /// Escapes plain text.
  public init(_ plain: String) {
    var text = "\""
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text + "\""
  }
}
