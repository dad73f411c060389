internal import CNameTables

/// Data files of `Resources/` that are compiled into the program.
enum NameTables {
  /// The folding of letters. Each line has the folded form, a space, and the letters that fold to
  /// it.
  static var letters: String { String(decoding: bytes(cnt_letters()), as: UTF8.self) }

  /// First-level divisions, one per line, with fields separated by bars.
  static var divisions: String { String(decoding: bytes(cnt_divisions()), as: UTF8.self) }

  /// Lines of traditional and Japanese characters, each followed by its simplified form.
  static var han: String { String(decoding: bytes(cnt_han()), as: UTF8.self) }

  /// Names of countries in their own languages, in lines of `CC=name|name`.
  static var ownCountries: String { String(decoding: bytes(cnt_own_countries()), as: UTF8.self) }

  /// The languages with names of countries.
  static var languages: [String] { sections.keys.sorted() }

  /// Returns whether a language has names of countries.
  static func hasCountries(_ language: String) -> Bool { sections[language] != nil }

  /// Returns the names of countries by code, in a language that has them.
  static func countries(_ language: String) -> [String: String] {
    guard let section = sections[language] else { return [:] }
    var names: [String: String] = [:]
    for line in bytes(cnt_countries())[section].split(separator: UInt8(ascii: "\n"))
    where line.count > 3 {
      // Two letters and "="; the rest is the name.
      names[String(decoding: line.prefix(2), as: UTF8.self)] = String(
        decoding: line.dropFirst(3), as: UTF8.self)
    }
    return names
  }

  /// The range of lines of each language, after its `[en]` line.
  private static let sections: [String: Range<Int>] = {
    let table = bytes(cnt_countries())
    var sections: [String: Range<Int>] = [:]
    var next = table.firstIndex(of: UInt8(ascii: "["))
    while let start = next, let end = table[start...].firstIndex(of: UInt8(ascii: "]")) {
      next = table[end...].firstIndex(of: UInt8(ascii: "["))
      let language = String(decoding: table[(start + 1)..<end], as: UTF8.self)
      sections[language] = (end + 1)..<(next ?? table.endIndex)
    }
    return sections
  }()

  private static func bytes(_ table: cnt_table) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: table.bytes, count: table.count)
  }
}
