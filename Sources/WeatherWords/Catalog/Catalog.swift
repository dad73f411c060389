internal import Glibc

/// The texts of one language, found by their keys.
///
/// Reading a file only finds where its texts stand; a text becomes a string when it is asked for.
package final class Catalog: Sendable {
  /// What the file says about its language.
  let header: CatalogHeader
  /// How much of the file is translated, in per cent; all of it in English.
  let translatedPercent: Int
  private let pluralRule: PluralRule
  // The bytes never change, and are part of the program or freed with the catalogue.
  nonisolated(unsafe) private let bytes: UnsafePointer<UInt8>
  nonisolated(unsafe) private let unpacked: UnsafeMutablePointer<UInt8>?
  private let index: KeyIndex
  private let entries: [CatalogReader.Entry]
  private let texts: [QuotedString]

  /// Reads a language's file.
  init(_ file: LanguageFile) {
    header = file.header
    unpacked = file.unpackedEntries(header.packedSize)
    let bytes = unpacked.map { UnsafePointer($0) } ?? file.text
    var reader = CatalogReader(bytes)
    reader.read()
    let entries = reader.entries
    self.bytes = bytes
    self.entries = entries
    texts = reader.texts
    translatedPercent =
      header.code == Language.english.code
      ? 100 : 100 - (reader.untranslatedCount * 100 + entries.count - 1) / max(1, entries.count)
    pluralRule = header.pluralRule
    index = KeyIndex(count: entries.count) { entryIndex, body in
      entries[entryIndex].key.withUTF8(in: bytes, body)
    }
  }

  deinit { unpacked?.deallocate() }

  /// The text of a key, as it stands in the file; the key itself when the file lacks it.
  subscript(_ key: StaticString) -> String { text(key) { String(decoding: $0, as: UTF8.self) } }

  /// One of the words of a class, as `condition.rain`.
  subscript(_ key: StaticString, _ word: String) -> String {
    text(key, word) { String(decoding: $0, as: UTF8.self) }
  }

  /// A sentence with its values in the places of `{name}`.
  subscript(_ key: StaticString, _ values: Template.Values) -> String {
    text(key) { Template($0).filled(with: values, language: header.code) }
  }

  /// A sentence of a class, with its values.
  subscript(_ key: StaticString, _ word: String, _ values: Template.Values) -> String {
    text(key, word) { Template($0).filled(with: values, language: header.code) }
  }

  /// The form of a text that stands after a count, with the count in the place of `{name}`.
  subscript(_ key: StaticString, count name: StaticString, _ count: Int) -> String {
    text(key, form: pluralRule.form(for: count)) {
      Template($0).filled(with: [name: String(count)], language: header.code)
    }
  }

  /// The form of a sentence that stands with a count, with its values.
  subscript(_ key: StaticString, count count: Int, _ values: Template.Values) -> String {
    text(key, form: pluralRule.form(for: count)) {
      Template($0).filled(with: values, language: header.code)
    }
  }

  /// What `body` makes of a text's bytes, in the form of that number where it has several.
  private func text(
    _ key: StaticString, _ word: String? = nil, form: Int = 0,
    _ body: (UnsafeBufferPointer<UInt8>) -> String
  ) -> String {
    guard let entryIndex = entryIndex(of: key, word) else {
      return word.map { "\(key).\($0)" } ?? "\(key)"
    }
    let forms = texts[entries[entryIndex].texts.indices]
    return forms[min(forms.startIndex + form, forms.endIndex - 1)].withUTF8(in: bytes, body)
  }

  private func entryIndex(of key: StaticString, _ word: String?) -> Int? {
    key.withUTF8Buffer { key in
      guard var word else { return index.entryIndex(of: key, nil) { isKey($0, key, nil) } }
      return word.withUTF8 { word in index.entryIndex(of: key, word) { isKey($0, key, word) } }
    }
  }

  private func isKey(
    _ entryIndex: Int, _ key: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>?
  ) -> Bool {
    entries[entryIndex].key.withUTF8(in: bytes) { stored in
      guard let start = stored.baseAddress, let first = key.baseAddress,
        stored.count == key.count + (word.map { $0.count + 1 } ?? 0),
        memcmp(start, first, key.count) == 0
      else { return false }
      guard let word, let second = word.baseAddress else { return true }
      return start[key.count] == UInt8(ascii: ".")
        && memcmp(start + key.count + 1, second, word.count) == 0
    }
  }
}

extension Catalog {
  /// Every text with its key, in the order of the file.
  var all: [(key: String, text: String)] {
    let string = { (string: QuotedString) in
      string.withUTF8(in: self.bytes) { String(decoding: $0, as: UTF8.self) }
    }
    return entries.flatMap { entry in
      texts[entry.texts.indices].map { (string(entry.key), string($0)) }
    }
  }
}

extension Range<Int32> {
  fileprivate var indices: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
