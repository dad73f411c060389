import Synchronization

/// The regions of an index (country and division), with the words of their names for the search.
///
/// The words are prepared when the first query of several words needs them. The names of countries
/// and the translated names of divisions are prepared separately for each language, because most
/// processes need only two languages.
final class RegionTable: Sendable {
  private let table: IndexTable
  private let prepared = Mutex(Prepared())

  private struct Prepared {
    /// The names of the cities, counties and districts within divisions, by region.
    var parts: RegionWords?
    /// The names of divisions, by their numbers.
    var divisions = RegionWords()
    var countries: [String: RegionWords] = [:]
    var regionsByCountry: [UInt16: [Int]] = [:]
    var translated: [String: RegionWords] = [:]
    /// The numbers of the divisions that the table of divisions lists by a name.
    var divisionNumbers: [RegionNames.DivisionKey: [Int]] = [:]
    /// The regions of each division: one for each of its parts.
    var regionsByDivision: [[Int]] = []
    /// The divisions by the hash of their name in a language.
    var divisionsByName: [String: [UInt64: [RegionNames.DivisionKey]]] = [:]
  }

  init(_ table: IndexTable) { self.table = table }

  /// The number of regions.
  var count: Int { table.regionCountries.count }

  /// Returns a byte per region, which is 1 if a word is the code of the region or its country, or
  /// the beginning of a word of one of their names; nil if the word matches no region.
  func matches(_ word: Pattern, language: String, fuzzy: Bool) -> [UInt8]? {
    var regions = [UInt8](repeating: 0, count: count)
    var found = false
    for region in named(word.bytes) {
      regions[region] = 1
      found = true
    }
    func add(_ region: Int) {
      regions[region] = 1
      found = true
    }
    prepared.withLock { prepared in
      parts(&prepared).forEachOwner(matching: word, fuzzy: fuzzy, add)
      func addDivision(_ number: Int) { prepared.regionsByDivision[number].forEach(add) }
      prepared.divisions.forEachOwner(matching: word, fuzzy: fuzzy, addDivision)
      for name in Self.tables(for: word, language: language) {
        countryWords(name, &prepared).forEachOwner(matching: word, fuzzy: fuzzy) { code in
          prepared.regionsByCountry[UInt16(code)]?.forEach(add)
        }
        translatedWords(name, &prepared)
          .forEachOwner(matching: word, fuzzy: fuzzy, addDivision)
      }
    }
    return found ? regions : nil
  }

  /// Returns the regions with exactly this name, in any language of the program or in their own.
  func named(_ name: [UInt8]) -> [Int] {
    owners(of: name).flatMap { owner in
      owner & RegionNames.isCountry == 0
        ? [Int(owner)].filter { $0 < count } : regions(ofCountry: UInt16(truncatingIfNeeded: owner))
    }
  }

  /// Returns whether a query more likely means a region than a place with its name: a country that
  /// does not contain the place, unless it is well known, or a division of the user's country.
  func isNamed(_ query: Query, notOf city: City, _ context: SearchContext) -> Bool {
    let name = query.phrase(0..<query.words.count).bytes
    let country = CountryCode.packed(city.country.utf8)
    if let home = context.homeCountry.map({ CountryCode.packed($0.utf8) }), home != country,
      named(name).contains(where: { table.regionCountries[$0] == home })
    {
      return true
    }
    let countries = countriesNamed(name)
    return city.population < Ranking.wellKnownPopulation && !countries.contains(country)
      && countries.contains {
        RegionNames.isName(
          name, ofCountry: CountryCode.string($0), inLanguage: context.language)
      }
  }

  /// Returns the regions of the divisions with exactly this name in English, in the user's language
  /// or in a language of the script: Калифорния, カリフォルニア.
  func translated(_ name: Pattern, language: String) -> [Int] {
    guard name.letters.count >= (name.letters[0] < 0x1100 ? Self.minLetters : 2) else { return [] }
    let key = RegionNames.key(of: name.bytes)
    let divisions = prepared.withLock { prepared in
      Set(
        Self.tables(for: name, language: language).flatMap { table in
          Self.divisionsByName(in: table, &prepared)[key] ?? []
        })
    }
    guard !divisions.isEmpty else { return [] }
    return (0..<count).filter { region in
      let country = CountryCode.string(table.regionCountries[region])
      let name = table.regionParts(region).division
      let key = RegionNames.DivisionKey(country: country, name: name)
      return divisions.contains(key)
        || RegionNames.divisions[key].map {
          divisions.contains(.init(country: country, name: $0.name))
        } ?? false
    }
  }

  /// The minimum length of a translated name in an alphabet. Fewer letters begin too many names.
  private static let minLetters = 4

  private static func divisionsByName(
    in language: String, _ prepared: inout Prepared
  ) -> [UInt64: [RegionNames.DivisionKey]] {
    if let divisions = prepared.divisionsByName[language] { return divisions }
    var divisions: [UInt64: [RegionNames.DivisionKey]] = [:]
    NameTables.forEachDivision(in: language) { country, listed, name in
      let division = RegionNames.DivisionKey(country: country, name: listed)
      for text in [name] + [HanSuffix.ofDivision(name)].compactMap(\.self) {
        divisions[RegionNames.key(of: FoldedText(text).bytes), default: []].append(division)
      }
    }
    prepared.divisionsByName[language] = divisions
    return divisions
  }

  /// Returns the countries with exactly this name.
  func countriesNamed(_ name: [UInt8]) -> Set<UInt16> {
    Set(
      owners(of: name).filter { $0 & RegionNames.isCountry != 0 }
        .map { UInt16(truncatingIfNeeded: $0) })
  }

  private func owners(of name: [UInt8]) -> [UInt32] {
    let key = RegionNames.key(of: name)
    var (low, high) = (0, table.regionKeys.count)
    while low < high {
      let middle = (low + high) / 2
      if table.regionKeys[middle] < key { low = middle + 1 } else { high = middle }
    }
    var found: [UInt32] = []
    while low < table.regionKeys.count, table.regionKeys[low] == key {
      found.append(table.regionOwners[low])
      low += 1
    }
    return found
  }

  private func regions(ofCountry country: UInt16) -> [Int] {
    (0..<count).filter { table.regionCountries[$0] == country }
  }

  /// Returns the languages in which to look up a word: English and the user's language for Latin
  /// words, and the languages of the script for other words.
  private static func tables(for word: Pattern, language: String) -> [String] {
    let own = RegionNames.tableName(of: language)
    switch word.letters.first ?? 0 {
    case 0x0370..<0x0400: return ["el"]
    case 0x0400..<0x0530: return own == "bg" ? ["ru", "uk", own] : ["ru", "uk"]
    case 0x0590..<0x0600: return ["he"]
    case 0x0600..<0x0700: return ["ar", "fa"]
    case 0x1100..<0x1200, 0x3131..<0x3164: return ["ko"]
    case 0x30A0..<0x3100: return ["ja"]
    case 0x3400..<0xA000: return ["ja", "zh-Hans", "zh-Hant"]
    default: return own == "en" ? ["en"] : ["en", own]
    }
  }

  /// Returns the language for which another name of a country is prepared; nil for a name in other
  /// languages, which matches only as a whole.
  private static func table(of name: String) -> String? {
    if name.unicodeScalars.contains(where: { Hangul.isSyllable($0.value) }) { return "ko" }
    return name.utf8.allSatisfy { $0 < 0x80 } ? "en" : nil
  }

  /// Returns the words of the parts of divisions, and prepares those of the divisions with them.
  private func parts(_ prepared: inout Prepared) -> RegionWords {
    if let parts = prepared.parts { return parts }
    var parts = RegionWords()
    var numbers: [RegionNames.DivisionKey: Int] = [:]
    prepared.divisions.reserveCapacity(count / 2)
    for region in 0..<count {
      let packed = table.regionCountries[region]
      prepared.regionsByCountry[packed, default: []].append(region)
      let texts = table.regionParts(region)
      for part in [texts.within, texts.withinHangul] where !part.isEmpty {
        parts.add(part, owner: region)
      }
      let key = RegionNames.DivisionKey(
        country: CountryCode.string(packed), name: texts.division)
      if let number = numbers[key] {
        prepared.regionsByDivision[number].append(region)
      } else {
        numbers[key] = prepared.regionsByDivision.count
        addDivision(key, to: &prepared)
        prepared.regionsByDivision.append([region])
      }
    }
    prepared.parts = parts
    return parts
  }

  /// Adds the names of the next division.
  private func addDivision(_ key: RegionNames.DivisionKey, to prepared: inout Prepared) {
    let number = prepared.regionsByDivision.count
    let entry = RegionNames.divisions[key]
    var listed = key
    listed.name = entry?.name ?? key.name
    prepared.divisionNumbers[listed, default: []].append(number)
    prepared.divisions.add(key.name, owner: number)
    guard let entry else { return }
    if key.name != entry.name { prepared.divisions.add(entry.name, owner: number) }
    for name in [entry.korean].compactMap(\.self) + entry.others {
      prepared.divisions.add(name, owner: number)
    }
    if !entry.code.isEmpty { prepared.divisions.add(code: entry.code, owner: number) }
  }

  private func translatedWords(_ language: String, _ prepared: inout Prepared) -> RegionWords {
    if let words = prepared.translated[language] { return words }
    var words = RegionWords()
    NameTables.forEachDivision(in: language) { country, listed, name in
      let key = RegionNames.DivisionKey(country: country, name: listed)
      for number in prepared.divisionNumbers[key] ?? [] { words.add(name, owner: number) }
    }
    prepared.translated[language] = words
    return words
  }

  private func countryWords(_ name: String, _ prepared: inout Prepared) -> RegionWords {
    if let words = prepared.countries[name] { return words }
    var words = RegionWords()
    for (code, text) in RegionNames.countries(language: name) {
      words.add(text, owner: Int(CountryCode.packed(code.utf8)))
    }
    if name == "en" {
      for packed in prepared.regionsByCountry.keys where packed != 0 {
        words.add(code: CountryCode.string(packed), owner: Int(packed))
      }
    }
    for other in RegionNames.otherCountryNames
    where name == Self.table(of: other.name) {
      let owner = Int(CountryCode.packed(other.code.utf8))
      if other.name.utf8.count == 2 {
        words.add(code: other.name, owner: owner)
      } else {
        words.add(other.name, owner: owner)
      }
    }
    prepared.countries[name] = words
    return words
  }
}
