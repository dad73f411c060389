/// A string of JSON (RFC 8259) with its quotation marks.
package struct JSONText: EscapedText {
  package let text: String

  package init(_ plain: String) {
    let content = plain.replacingScalars { scalar in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\t": return "\\t"
      case "\r": return "\\r"
      case "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: return nil
      }
    }
    text = "\"" + content + "\""
  }
}
