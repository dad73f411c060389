import WeatherModel

/// The header of a language's file: the text of the empty key.
struct CatalogHeader: Sendable {
  /// The code for requests to providers and for `--lang`.
  let code: String
  /// Lines like `Language-Team: Korean`.
  private let lines: [UInt8]

  /// - Parameters:
  ///   - string: The text of the empty key.
  ///   - file: The file of the header.
  init(_ string: QuotedString?, of file: LanguageFile) {
    code = file.code
    lines = unsafe string?.withUTF8(in: file.text) { unsafe Array($0) } ?? []
  }

  /// In English: `Simplified Chinese`.
  var englishName: String { field("Language-Team: ") }

  /// What its speakers call it.
  var endonym: String { field("X-Endonym: ") }

  /// The plural rule for counts.
  var pluralRule: PluralRule { PluralRule(rawValue: field("Plural-Forms: ")) ?? .one }

  /// The unit of the wind in the forecasts of the language's countries.
  var windUnit: WindUnit { WindUnit(rawValue: field("X-Wind-Unit: ")) ?? .kilometresPerHour }

  /// The unit of pressure in the forecasts of the language's countries.
  var pressureUnit: PressureUnit {
    PressureUnit(rawValue: field("X-Pressure-Unit: ")) ?? .hectopascals
  }

  /// The sizes in bytes of the compressed entries after the header, and of the entries themselves.
  struct PackedSize {
    var unpacked: Int
    var packed: Int
  }

  /// The sizes of compressed entries; nil for a file of plain text.
  var packedSize: PackedSize? {
    let sizes = field("X-Packed: ").split(separator: " ").compactMap { Int($0) }
    return sizes.count == 2 ? PackedSize(unpacked: sizes[0], packed: sizes[1]) : nil
  }

  /// How names are put in order, in the words of docs/translating.md.
  var sortOrder: String { field("X-Sort-Order: ") }

  /// The value after a name at the beginning of a line.
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
