/// The texts of one language, found by their keys.
///
/// Texts become strings when the file is read, once a language; finding one hashes its key and
/// copies nothing.
package final class Catalog: Sendable {
  /// What the file says about its language.
  let header: CatalogHeader
  let index: KeyIndex
  /// Every text, a text with plural forms in as many places as its language has forms.
  let texts: [String]

  init(header: CatalogHeader, index: KeyIndex, texts: [String]) {
    self.header = header
    self.index = index
    self.texts = texts
  }

  /// The text of a key, as it stands in the file; the key itself when the file lacks it.
  subscript(_ key: StaticString) -> String {
    index.texts(of: key).map { texts[$0.lowerBound] } ?? "\(key)"
  }

  /// One of the words of a class, as `condition.rain`.
  subscript(_ key: StaticString, _ word: String) -> String {
    index.texts(of: key, word).map { texts[$0.lowerBound] } ?? "\(key).\(word)"
  }

  /// A sentence with its values in the places of `{name}`.
  subscript(_ key: StaticString, _ values: KeyValuePairs<StaticString, String>) -> String {
    Template(self[key]).filled(with: values, language: header.code)
  }

  /// A sentence of a class, with its values.
  subscript(
    _ key: StaticString, _ word: String, _ values: KeyValuePairs<StaticString, String>
  ) -> String {
    Template(self[key, word]).filled(with: values, language: header.code)
  }

  /// The form of a text that stands after a count, with the count in the place of `{name}`.
  subscript(_ key: StaticString, count name: StaticString, _ count: Int) -> String {
    guard let forms = index.texts(of: key) else { return "\(key)" }
    let form = min(forms.lowerBound + header.pluralRule.form(for: count), forms.upperBound - 1)
    return Template(texts[form]).filled(with: [name: String(count)], language: header.code)
  }
}

extension Catalog {
  /// Reads a language's file.
  convenience init(_ file: LanguageFile) {
    var reader = CatalogReader(file.text)
    reader.read()
    self.init(
      header: CatalogHeader(reader.header, code: file.code),
      index: KeyIndex(keys: reader.keys, entries: reader.entries), texts: reader.texts)
  }
}
