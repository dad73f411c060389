internal import CNameTables
import CZlib
import Glibc

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

  /// Returns whether the divisions of a country have names in other languages.
  static func hasDivisions(_ country: String) -> Bool { divisionCountries.contains(country) }

  private static let divisionCountries: Set<String> = {
    var countries: Set<String> = []
    forEachDivision(in: "*") { country, _, _ in countries.insert(country) }
    return countries
  }()

  /// Calls `body` with the country, the name in the list, and the name in a language of each
  /// division that has one there.
  /// - Parameter country: The country of the divisions; nil for all countries.
  static func forEachDivision(
    in language: String, of country: String? = nil,
    _ body: (_ country: String, _ listed: String, _ name: String) -> Void
  ) {
    divisionText(language).withUnsafeBufferPointer { names in
      guard !names.isEmpty else { return }
      divisionText("*").withUnsafeBufferPointer { listed in
        var (names, lists) = (Lines(rest: names), Lines(rest: listed))
        while let line = names.next() {
          guard country.map({ line.prefix(2).elementsEqual($0.utf8) }) ?? true else { continue }
          while let list = lists.next() {
            guard list.prefix(2).elementsEqual(line.prefix(2)) else { continue }
            let country = String(decoding: line.prefix(2), as: UTF8.self)
            for (listed, name) in zip(fields(of: list), fields(of: line)) where !name.isEmpty {
              body(
                country, String(decoding: listed, as: UTF8.self),
                String(decoding: name, as: UTF8.self))
            }
            break
          }
        }
      }
    }
  }

  /// Returns the fields of a line after the country.
  private static func fields(
    of line: UnsafeBufferPointer<UInt8>
  ) -> ArraySlice<Slice<UnsafeBufferPointer<UInt8>>> {
    line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).dropFirst()
  }

  /// A compressed section of the names of divisions.
  private struct DivisionSection {
    var packed: Range<Int>
    /// The length in bytes of the text.
    var count: Int
  }

  private static let divisionSections: [String: DivisionSection] = {
    var lines = Lines(rest: bytes(cnt_division_names()))
    guard let head = lines.next() else { return [:] }
    var sections: [String: DivisionSection] = [:]
    var start = head.count + 1
    for section in String(decoding: head, as: UTF8.self).split(separator: " ") {
      let parts = section.split(separator: ":")
      guard parts.count == 3, let count = Int(parts[1]), let packed = Int(parts[2]) else { break }
      sections[String(parts[0])] = DivisionSection(packed: start..<start + packed, count: count)
      start += packed
    }
    return sections
  }()

  /// Returns the text of a section; empty if a language has none.
  private static func divisionText(_ language: String) -> [UInt8] {
    guard let section = divisionSections[language] else { return [] }
    let packed = UnsafeBufferPointer(rebasing: bytes(cnt_division_names())[section.packed])
    return [UInt8](unsafeUninitializedCapacity: section.count) { text, count in
      var length = UInt(section.count)
      let result = uncompress(
        text.baseAddress, &length, packed.baseAddress, UInt(packed.count))
      count = result == Z_OK ? Int(length) : 0
    }
  }

  /// The lines of a text.
  private struct Lines {
    var rest: UTF8Bytes?

    mutating func next() -> UTF8Bytes? {
      guard let text = rest, !text.isEmpty else { return nil }
      let (line, rest) = text.splitAtFirst(UInt8(ascii: "\n"))
      self.rest = rest
      return line
    }
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
