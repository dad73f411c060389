import Synchronization

/// Names of countries and of their first-level divisions, to show and to search by.
public enum RegionNames {
  /// The languages that have names of countries.
  public static let languages = NameTables.languages

  /// A country's name in a language, in English where the language has none, otherwise its code.
  public static func country(_ code: String, language: String) -> String {
    countries(language: language)[code] ?? countries(language: "en")[code] ?? code
  }

  /// A division's name in a language. Codes (`IL`) and names (`Illinois`) are both understood, as
  /// lists have either.
  public static func division(_ name: String, country: String, language: String) -> String {
    guard let entry = divisions[DivisionKey(country: country, name: name)] else { return name }
    return language.hasPrefix("ko") ? entry.korean ?? entry.name : entry.name
  }

  /// A division of the table.
  struct Division {
    var country: String
    var code: String
    var name: String
    var korean: String?
    var others: [String]
  }

  struct DivisionKey: Hashable {
    var country: String
    var name: String
  }

  /// The divisions of the table by name and by code.
  static let divisions: [DivisionKey: Division] = {
    var result: [DivisionKey: Division] = [:]
    for line in NameTables.divisions.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else { continue }
      let division = Division(
        country: fields[0], code: fields[1], name: fields[2],
        korean: fields[3].isEmpty ? nil : fields[3],
        others: fields[4].split(separator: ",").map(String.init))
      result[DivisionKey(country: division.country, name: division.name)] = division
      if !division.code.isEmpty {
        result[DivisionKey(country: division.country, name: division.code)] = division
      }
    }
    return result
  }()

  /// The names of a language's countries by code: of the language itself, or of its base (`de-AT`),
  /// or Chinese by its region.
  static func countries(language: String) -> [String: String] {
    let name = tableName(of: language)
    return tables.withLock { tables in
      if let table = tables[name] { return table }
      let table = NameTables.countries(name)
      tables[name] = table
      return table
    }
  }

  /// Which table a language uses.
  static func tableName(of language: String) -> String {
    if NameTables.hasCountries(language) { return language }
    let tag = language.split { $0 == "_" || $0 == "." }.joined(separator: "-")
    if NameTables.hasCountries(tag) { return tag }
    let base = String(tag.prefix { $0 != "-" })
    guard base == "zh" else { return base }
    let traditional = tag.split(separator: "-").contains {
      ["Hant", "TW", "HK", "MO"].contains($0)
    }
    return traditional ? "zh-Hant" : "zh-Hans"
  }

  /// What people call some countries besides.
  static let otherCountryNames: [(code: String, name: String)] = [
    ("US", "USA"), ("US", "America"), ("US", "United States of America"), ("GB", "UK"),
    ("GB", "Great Britain"), ("GB", "Britain"), ("GB", "England"), ("AE", "UAE"), ("KR", "ROK"),
    ("KR", "Republic of Korea"), ("KR", "한국"), ("KR", "남한"), ("KR", "South Korea"), ("KP", "북한"),
    ("RU", "Russian Federation"), ("TW", "대만"), ("VA", "바티칸"), ("KP", "DPRK"),
    ("CZ", "Czech Republic"),
    ("TR", "Turkey"), ("MM", "Burma"), ("CI", "Ivory Coast"), ("NL", "Holland"),
    ("SZ", "Swaziland"), ("MK", "Macedonia"), ("CD", "DR Congo"), ("CD", "DRC"), ("NZ", "Aotearoa"),
  ]

  /// Marks the owner of a name as a country's code.
  static let isCountry: UInt32 = 1 << 31

  /// A hash of a folded name, never 0; 0 for one that is too short to be a name (FNV-1a).
  static func key(of folded: [UInt8]) -> UInt64 {
    guard folded.count > 2 else { return 0 }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in folded { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return max(1, hash)
  }

  /// All names of a division that the table has, or the one of the list.
  static func names(ofDivision name: String, country: String) -> [String] {
    guard !name.isEmpty else { return [] }
    guard let entry = divisions[DivisionKey(country: country, name: name)] else { return [name] }
    return [name, entry.name] + [entry.korean].compactMap(\.self) + entry.others
  }

  /// A country's names in the program's languages, in its own, and what people call it besides.
  static func allNames(ofCountry code: String) -> [String] {
    languages.compactMap { countries(language: $0)[code] } + (ownNames[code] ?? [])
      + otherCountryNames.filter { $0.code == code }.map(\.name)
  }

  private static let ownNames: [String: [String]] = {
    var names: [String: [String]] = [:]
    for line in NameTables.ownCountries.split(separator: "\n") where line.utf8.count > 3 {
      names[String(line.prefix(2))] = line.dropFirst(3).split(separator: "|").map(String.init)
    }
    return names
  }()

  private static let tables = Mutex<[String: [String: String]]>([:])
}
