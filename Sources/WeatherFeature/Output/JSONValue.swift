import JSON

/// A JSON value. Objects keep the order of their members, and numbers are written without the
/// rounding errors of binary fractions.
package enum JSONValue {
  case null
  case bool(Bool)
  case number(Double, digits: Int)
  case text(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  static func number(_ value: Double?, digits: Int = 2) -> JSONValue {
    value.map { .number($0, digits: digits) } ?? .null
  }

  package static func text(_ value: String?) -> JSONValue { value.map { .text($0) } ?? .null }

  /// Writes the value as text.
  /// - Parameter indent: The number of columns by which the lines are indented; nil for a single
  ///   line.
  func write(into text: inout String, indent: Int? = 0) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value, let digits): text += Self.digits(of: value, digits)
    case .text(let value): Self.quote(value, into: &text)
    case .array(let values):
      write(values.map { ("", $0) }, "[", "]", into: &text, indent)
    case .object(let members):
      write(members, "{", "}", into: &text, indent)
    }
  }

  /// The value on a single line, for readers that read line by line.
  package var singleLine: String {
    var text = ""
    write(into: &text, indent: nil)
    return text
  }

  private func write(
    _ members: [(String, JSONValue)], _ open: String, _ close: String, into text: inout String,
    _ indent: Int?
  ) {
    guard !members.isEmpty else {
      text += open + close
      return
    }
    text += open
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      if let indent { text += "\n" + String(repeating: " ", count: indent + 2) }
      if open == "{" {
        Self.quote(member.0, into: &text)
        text += indent == nil ? ":" : ": "
      }
      member.1.write(into: &text, indent: indent.map { $0 + 2 })
    }
    if let indent { text += "\n" + String(repeating: " ", count: indent) }
    text += close
  }

  /// Returns the shortest decimal with at most a number of digits after the point; never `-0`.
  private static func digits(of value: Double, _ digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "null" }
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let rounded = (value * factor).rounded() / factor
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }

  private static func quote(_ value: String, into text: inout String) {
    text += JSONText(value).text
  }
}
