/// A text with places for values: `{age}`, in two digits `{minutes}[02]`, in a grammatical form
/// `{clock}[dative]`. A brace itself is written twice. Translators' tools know this form as
/// python-brace-format.
struct Template {
  private let pattern: String

  init(_ pattern: String) {
    self.pattern = pattern
  }

  /// The text with its values; a place that no value is given for stays as it is.
  func filled(with values: KeyValuePairs<StaticString, String>, language: String) -> String {
    var text = ""
    var rest = pattern.utf8[...]
    while let brace = rest.firstIndex(where: { $0 == Template.open || $0 == Template.close }) {
      text += Substring(rest[..<brace])
      let next = rest.index(after: brace)
      if next < rest.endIndex, rest[next] == rest[brace] {
        text += rest[brace] == Template.open ? "{" : "}"
        rest = rest[rest.index(after: next)...]
      } else if rest[brace] == Template.open, let end = rest[next...].firstIndex(of: Template.close)
      {
        let name = Substring(rest[next..<end])
        rest = rest[rest.index(after: end)...]
        let value = values.first { Template.isEqual($0.key, name) }?.value ?? "{\(name)}"
        text +=
          Template.takeForm(&rest).map { form in
            GrammaticalForm.form(form, of: value, language: language)
          } ?? value
      } else {
        text += Substring(rest[brace..<next])
        rest = rest[next...]
      }
    }
    return text + Substring(rest)
  }

  private static func isEqual(_ key: StaticString, _ name: Substring) -> Bool {
    key.withUTF8Buffer { name.utf8.elementsEqual($0) }
  }

  /// Takes `[dative]` from the beginning of a text.
  private static func takeForm(_ rest: inout Substring.UTF8View) -> Substring? {
    guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    defer { rest = rest[rest.index(after: end)...] }
    return Substring(rest[..<end].dropFirst())
  }

  private static let open = UInt8(ascii: "{")
  private static let close = UInt8(ascii: "}")
}
