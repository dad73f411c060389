internal import Glibc

/// The texts of one language by key.
///
/// Opening a file only locates its texts. A text becomes a string when it is accessed.
@safe package final class Catalog: Sendable {
  /// The header of the file.
  let header: CatalogHeader
  /// The percentage of the file that is translated; 100 for English.
  let translatedPercent: Int
  private let pluralRule: PluralRule
  private let isRightToLeft: Bool
  // The bytes never change. They are part of the program or deallocated with the catalogue.
  nonisolated(unsafe) private let bytes: UnsafePointer<UInt8>
  nonisolated(unsafe) private let unpacked: UnsafeMutablePointer<UInt8>?
  private let index: KeyIndex
  private let entries: [CatalogReader.Entry]
  private let texts: [QuotedString]

  init(_ file: LanguageFile) {
    header = file.header
    unsafe unpacked = file.unpackedEntries(header.packedSize)
    let bytes = unsafe unpacked.map { unsafe UnsafePointer($0) } ?? file.text
    var reader = unsafe CatalogReader(bytes)
    reader.read()
    let entries = reader.entries
    unsafe self.bytes = bytes
    self.entries = entries
    texts = reader.texts
    translatedPercent =
      header.code == Language.english.code
      ? 100
      : (entries.count - min(reader.untranslatedCount, entries.count)) * 100 / max(1, entries.count)
    pluralRule = header.pluralRule
    isRightToLeft = header.endonym.unicodeScalars.first?.isRightToLeft == true
    index = unsafe KeyIndex(count: entries.count) { entryIndex, body in
      unsafe entries[entryIndex].key.withUTF8(in: bytes, body)
    }
  }

  deinit { unsafe unpacked?.deallocate() }

  /// The text of a key; the key itself if the file lacks it.
  subscript(_ key: StaticString) -> String {
    unsafe text(key) { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a word within a class, such as `condition.rain`.
  subscript(_ key: StaticString, _ word: String) -> String {
    unsafe text(key, word) { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// A sentence with its values inserted for `{name}`.
  subscript(_ key: StaticString, _ values: Template.Values) -> String {
    unsafe text(key) { unsafe Template($0).filled(with: values, language: header.code) }
  }

  /// A sentence of a class, with its values inserted.
  subscript(_ key: StaticString, _ word: String, _ values: Template.Values) -> String {
    unsafe text(key, word) { unsafe Template($0).filled(with: values, language: header.code) }
  }

  /// The plural form of a text for a count, with the count inserted for `{name}`.
  subscript(_ key: StaticString, count name: StaticString, _ count: Int) -> String {
    unsafe text(key, form: pluralRule.form(for: count)) {
      unsafe Template($0).filled(with: [name: String(count)], language: header.code)
    }
  }

  /// The plural form of a sentence for a count, with its values inserted.
  subscript(_ key: StaticString, count count: Int, _ values: Template.Values) -> String {
    unsafe text(key, form: pluralRule.form(for: count)) {
      unsafe Template($0).filled(with: values, language: header.code)
    }
  }

  /// Returns the result of `body` for a text's bytes. `form` is the index of the plural form.
  private func text(
    _ key: StaticString, _ word: String? = nil, form: Int = 0,
    _ body: (UnsafeBufferPointer<UInt8>) -> String
  ) -> String {
    guard let entryIndex = entryIndex(of: key, word) else {
      return word.map { "\(key).\($0)" } ?? "\(key)"
    }
    let forms = texts[entries[entryIndex].texts.indices]
    return unsafe forms[min(forms.startIndex + form, forms.endIndex - 1)].withUTF8(in: bytes) {
      let text = unsafe body($0)
      return unsafe isRightToLeft && isSentence($0) ? text.markedAsRightToLeft : text
    }
  }

  /// Returns whether a text of the file has letters of the language, outside of its placeholders.
  /// The first bytes of Hebrew and Arabic letters are `D7` to `DB`.
  private func isSentence(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.contains { 0xD7...0xDB ~= $0 }
  }

  private func entryIndex(of key: StaticString, _ word: String?) -> Int? {
    key.withUTF8Buffer { key in
      guard var word else {
        return unsafe index.entryIndex(of: key, nil) { unsafe isKey($0, key, nil) }
      }
      return word.withUTF8 { word in
        unsafe index.entryIndex(of: key, word) { unsafe isKey($0, key, word) }
      }
    }
  }

  private func isKey(
    _ entryIndex: Int, _ key: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>?
  ) -> Bool {
    unsafe entries[entryIndex].key.withUTF8(in: bytes) { stored in
      guard let start = stored.baseAddress, let first = key.baseAddress,
        unsafe stored.count == key.count + (word.map { $0.count + 1 } ?? 0),
        unsafe memcmp(start, first, key.count) == 0
      else { return false }
      guard let word = unsafe word, let second = word.baseAddress else { return true }
      return unsafe start[key.count] == UInt8(ascii: ".")
        && memcmp(start + key.count + 1, second, word.count) == 0
    }
  }
}

extension Catalog {
  /// Every text with its key, in file order.
  var all: [(key: String, text: String)] {
    let string = { (string: QuotedString) in
      unsafe string.withUTF8(in: self.bytes) { unsafe String(decoding: $0, as: UTF8.self) }
    }
    return entries.flatMap { entry in
      texts[entry.texts.indices].map { (string(entry.key), string($0)) }
    }
  }
}

extension String {
  /// The text with a mark (U+200F) at its beginning if its first letter is written from left to
  /// right, because a text has the direction of its first letter. The letters of a unit, which
  /// follow a number, do not count.
  fileprivate var markedAsRightToLeft: String {
    for scalar in unicodeScalars {
      if scalar.isRightToLeft || scalar.properties.numericType != nil { break }
      if scalar.properties.isAlphabetic { return "\u{200F}" + self }
    }
    return self
  }
}

extension Unicode.Scalar {
  fileprivate var isRightToLeft: Bool { 0x590..<0x900 ~= value || value == 0x200F }
}

extension Range<Int32> {
  fileprivate var indices: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
