/// Text as the content or an attribute of an XML document. A character that XML 1.0 excludes is
/// replaced with a question mark.
package struct XMLText: EscapedText {
  package let text: String

  package init(_ plain: String) {
    text = plain.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "?"
      default: nil
      }
    }
  }
}

/// Text in Pango markup, a subset of XML that waybar, i3blocks and desktop notifications read.
package struct MarkupText: EscapedText {
  package let text: String

  package init(_ plain: String) { text = XMLText(plain).text }
}
