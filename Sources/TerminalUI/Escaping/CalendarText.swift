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
