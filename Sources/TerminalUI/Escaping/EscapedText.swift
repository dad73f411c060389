/// Text in the form that one destination shows as it is.
///
/// Each destination has a type of its own, so that text cannot reach one unescaped or escaped for
/// another. The forms are built from Unicode scalars: a combining mark after a character with a meaning
/// joins it in one `Character`, which a comparison of characters would not recognise.
package protocol EscapedText {
  /// Escapes plain text.
  init(_ plain: String)
  /// The escaped text.
  var text: String { get }
}

extension String {
  /// The text with scalars replaced; nil keeps one.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let new = replacement(scalar) {
        text += new
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

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

/// A value of type TEXT of iCalendar (RFC 5545, 3.3.11).
package struct CalendarText: EscapedText {
  package let text: String

  package init(_ plain: String) {
    var afterReturn = false
    text = plain.replacingScalars { scalar in
      defer { afterReturn = scalar == "\r" }
      switch scalar {
      case "\\": return "\\\\"
      case ";": return "\\;"
      case ",": return "\\,"
      case "\r": return "\\n"
      case "\n": return afterReturn ? "" : "\\n"
      default: return nil
      }
    }
  }
}

/// Text without tags for polybar, which reads `%{…}` as one.
package struct PolybarText: EscapedText {
  package let text: String

  package init(_ plain: String) { self.init(plain, isBeforeTag: false) }

  /// Escapes text that a tag may follow. A percent sign is doubled only where it would begin a tag or
  /// read as a doubled one: versions before 3.7 show two wherever two are written.
  package init(_ plain: String, isBeforeTag: Bool) {
    let scalars = Array(plain.unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      text.append(scalar)
      guard scalar == "%" else { continue }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if next.map({ $0 == "%" || $0 == "{" }) ?? isBeforeTag { text.append("%") }
    }
    self.text = String(text)
  }
}
