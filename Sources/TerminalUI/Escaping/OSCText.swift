/// A field of an operating system command (OSC) of a terminal: one line without control characters, as
/// long as terminals read, and without the semicolon that ends a field.
package struct OSCText: EscapedText {
  package let text: String
  private static let maxScalars = 400

  package init(_ plain: String) { self.init(plain, isLast: false) }

  /// Escapes a field; the last one of a command may hold semicolons.
  package init(_ plain: String, isLast: Bool) {
    var text = String.UnicodeScalarView()
    for scalar in plain.unicodeScalars.prefix(Self.maxScalars) {
      switch scalar {
      case "\u{0}"..."\u{1F}": if text.last != " " { text.append(" ") }
      case "\u{7F}"..."\u{9F}": break
      case ";": text.append(isLast ? ";" : ",")
      default: text.append(scalar)
      }
    }
    self.text = String(text)
  }
}
