/// Text escaped for one destination, which then displays the original text.
///
/// Each destination has its own type, so that text cannot reach it unescaped or escaped for another
/// one. Escaping works on Unicode scalars: a combining mark after a special character joins it in
/// one `Character`, which a comparison of characters would not recognise.
package protocol EscapedText {
  /// Escapes plain text.
  init(_ plain: String)
  /// The escaped text.
  var text: String { get }
}

extension String {
  /// Returns the text with scalars replaced. A scalar without a replacement (nil) is kept.
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

/// A field of a terminal's operating system command (OSC): one line without control characters,
/// limited to the length that terminals accept, and without the semicolon that ends a field.
package struct OSCText: EscapedText {
  package let text: String
  private static let maxScalars = 400

  package init(_ plain: String) { self.init(plain, isLast: false) }

  /// Escapes a field. The last field of a command may contain semicolons.
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

/// An iCalendar value of type TEXT (RFC 5545, 3.3.11).
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

/// Text without tags for polybar, which interprets `%{…}` as a tag.
package struct PolybarText: EscapedText {
  package let text: String

  package init(_ plain: String) { self.init(plain, isBeforeTag: false) }

  /// Escapes text that a tag may follow. A percent sign is doubled only if it would begin a tag or
  /// be read as a doubled one, because versions before 3.7 display every doubled sign as two.
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
