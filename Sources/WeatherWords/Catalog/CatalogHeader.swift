/// What a file says about its language, in the text of the empty key.
struct CatalogHeader: Sendable {
  /// As providers are asked and `--lang` is given.
  let code: String
  /// In English: `Simplified Chinese`.
  let englishName: String
  /// What its speakers call it.
  let endonym: String
  /// Which form of a noun stands after a count.
  let pluralRule: PluralRule

  /// - Parameter text: Lines like `Language-Team: Korean`.
  init(_ text: String, code: String) {
    func field(_ name: String) -> String {
      let line = text.split(separator: "\n").first { $0.hasPrefix(name + ": ") }
      return line.map { String($0.dropFirst(name.count + 2)) } ?? ""
    }
    self.code = code
    englishName = field("Language-Team")
    endonym = field("X-Endonym")
    pluralRule = PluralRule(rawValue: field("Plural-Forms")) ?? .one
  }
}
