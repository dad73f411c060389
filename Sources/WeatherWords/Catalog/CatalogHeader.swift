import WeatherModel

/// The header of a language file: the text of the empty key.
struct CatalogHeader: Sendable {
  /// The language code for requests to providers and for `--lang`.
  let code: String
  /// Lines like `Language-Team: Korean`.
  private let lines: [UInt8]

  /// - Parameters:
  ///   - string: The text of the empty key.
  ///   - file: The file that contains the header.
  init(_ string: QuotedString?, of file: LanguageFile) {
    code = file.code
    lines = unsafe string?.withUTF8(in: file.text) { unsafe Array($0) } ?? []
  }

  /// The English name: `Simplified Chinese`.
  var englishName: String { field("Language-Team: ") }

  /// The name of the language in the language itself.
  var endonym: String { field("X-Endonym: ") }

  var pluralRule: PluralRule { PluralRule(rawValue: field("Plural-Forms: ")) ?? .one }

  /// The wind unit of forecasts in the language's countries.
  var windUnit: WindUnit { WindUnit(rawValue: field("X-Wind-Unit: ")) ?? .kilometresPerHour }

  /// The pressure unit of forecasts in the language's countries.
  var pressureUnit: PressureUnit {
    PressureUnit(rawValue: field("X-Pressure-Unit: ")) ?? .hectopascals
  }

  /// The sizes in bytes of the entries after the header, compressed and uncompressed.
  struct PackedSize {
    var unpacked: Int
    var packed: Int
  }

  /// The sizes of compressed entries; nil for a plain text file.
  var packedSize: PackedSize? {
    let sizes = field("X-Packed: ").split(separator: " ").compactMap { Int($0) }
    return sizes.count == 2 ? PackedSize(unpacked: sizes[0], packed: sizes[1]) : nil
  }

  /// The sort order of names, in the terms of docs/translating.md.
  var sortOrder: String { field("X-Sort-Order: ") }

  /// Returns the value after a name at the beginning of a line.
  private func field(_ name: StaticString) -> String {
    var rest = lines[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      if name.withUTF8Buffer({ unsafe line.starts(with: $0) }) {
        return String(decoding: line.dropFirst(name.utf8CodeUnitCount), as: UTF8.self)
      }
      rest = rest[line.endIndex...].dropFirst()
    }
    return ""
  }
}
