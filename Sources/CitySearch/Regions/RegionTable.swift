import Synchronization

/// The regions of an index (country and division), with the words of their names for the search.
///
/// The words are prepared when the first query of several words needs them. The names of countries
/// and the translated names of divisions are prepared separately for each language, because most
/// processes need only two languages.
final class RegionTable: Sendable {
  private let table: IndexTable
  private let prepared = Mutex(Prepared())
  private let preparedPlaces = Mutex<RegionPlaces?>(nil)

  private struct Prepared {
    /// The first region of each division, and the number of regions.
    var divisionStarts: [Int] = []
    var names: [Script: Names] = [:]
    var countries: [String: RegionWords] = [:]
    var translated: [String: RegionWords] = [:]
  }

  /// The names in the list and in the table of divisions.
  private struct Names {
    /// The cities, counties and districts within divisions, by region.
    var parts = RegionWords()
    /// The divisions, by number.
    var divisions = RegionWords()
  }

  /// The scripts whose names are prepared separately, because most queries need only one.
  private enum Script {
    case hangul, other

    init(of word: Pattern) {
      switch word.letters.first ?? 0 {
      case 0x1100..<0x1200, 0x3131..<0x3164: self = .hangul
      default: self = .other
      }
    }

    /// Returns whether a name may contain words in the script.
    func isUsed(in name: UTF8Bytes) -> Bool {
      // The first bytes of Hangul syllables.
      let isHangul = { (byte: UInt8) in (0xEA...0xED).contains(byte) }
      return self == .hangul
        ? name.contains(where: isHangul)
        : name.contains { $0 < 0x80 ? $0 != 0x20 : $0 >= 0xC0 && !isHangul($0) }
    }
  }

  init(_ table: IndexTable) { self.table = table }

  /// The number of regions.
  var count: Int { table.regionCountries.count }

  /// The places of each region, sorted with the first query that needs them.
  var places: RegionPlaces {
    preparedPlaces.withLock { places in
      if let places { return places }
      let made = RegionPlaces(table)
      places = made
      return made
    }
  }

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
      let names = names(in: Script(of: word), &prepared)
      names.parts.forEachOwner(matching: word, fuzzy: fuzzy, add)
      let starts = prepared.divisionStarts
      func addDivision(_ number: Int) { (starts[number]..<starts[number + 1]).forEach(add) }
      names.divisions.forEachOwner(matching: word, fuzzy: fuzzy, addDivision)
      for name in Self.tables(for: word, language: language) {
        countryWords(name, &prepared).forEachOwner(matching: word, fuzzy: fuzzy) { code in
          self.regions(ofCountry: UInt16(code)).forEach(add)
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
        ? (Int(owner)..<Int(owner) + 1).clamped(to: 0..<count)
        : regions(ofCountry: UInt16(truncatingIfNeeded: owner))
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
    let divisions = Set(
      Self.tables(for: name, language: language).flatMap { table in
        RegionNames.divisions(withKey: key, language: table)
      })
    guard !divisions.isEmpty else { return [] }
    return prepared.withLock { prepared in
      divisions.flatMap { numbers(of: $0, &prepared) }.flatMap { number in
        prepared.divisionStarts[number]..<prepared.divisionStarts[number + 1]
      }
    }
  }

  /// The minimum length of a translated name in an alphabet. Fewer letters begin too many names.
  private static let minLetters = 4

  /// Returns the countries with exactly this name.
  func countriesNamed(_ name: [UInt8]) -> Set<UInt16> {
    Set(
      owners(of: name).filter { $0 & RegionNames.isCountry != 0 }
        .map { UInt16(truncatingIfNeeded: $0) })
  }

  private func owners(of name: [UInt8]) -> [UInt32] {
    let key = RegionNames.key(of: name)
    let first = (0..<table.regionKeys.count).partitioningIndex { table.regionKeys[$0] >= key }
    return (first..<table.regionKeys.count).prefix { table.regionKeys[$0] == key }
      .map { table.regionOwners[$0] }
  }

  private func regions(ofCountry country: UInt16) -> Range<Int> {
    let start = (0..<count).partitioningIndex { table.regionCountries[$0] >= country }
    return start..<(start..<count).partitioningIndex { table.regionCountries[$0] > country }
  }

  /// Returns the languages in which to look up a word: English and the user's language for Latin
  /// words, and the languages of the script for other words.
  private static func tables(for word: Pattern, language: String) -> [String] {
    if Script(of: word) == .hangul { return ["ko"] }
    let own = RegionNames.tableName(of: language)
    switch word.letters.first ?? 0 {
    case 0x0370..<0x0400: return ["el"]
    case 0x0400..<0x0530: return own == "bg" ? ["ru", "uk", own] : ["ru", "uk"]
    case 0x0590..<0x0600: return ["he"]
    case 0x0600..<0x0700: return ["ar", "fa"]
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

  private func names(in script: Script, _ prepared: inout Prepared) -> Names {
    if let names = prepared.names[script] { return names }
    let starts = divisionStarts(&prepared)
    var names = Names()
    names.divisions.reserveCapacity(starts.count)
    let dividedCountries = Set(
      RegionNames.divisions.keys.map { CountryCode.packed($0.country.utf8) })
    for number in starts.indices.dropLast() {
      let region = starts[number]
      let name = table.regionBytes(region).division
      if script.isUsed(in: name) { names.divisions.add(name, owner: number) }
      if dividedCountries.contains(table.regionCountries[region]) {
        addNames(ofDivision: number, region, script, to: &names.divisions)
      }
    }
    for region in 0..<count {
      let bytes = table.regionBytes(region)
      for part in [bytes.within, bytes.withinHangul] where script.isUsed(in: part) {
        names.parts.add(part, owner: region)
      }
    }
    prepared.names[script] = names
    return names
  }

  /// Adds the names of a division in the table of divisions.
  private func addNames(
    ofDivision number: Int, _ region: Int, _ script: Script, to words: inout RegionWords
  ) {
    let key = divisionKey(region)
    guard let entry = RegionNames.divisions[key] else { return }
    let shown = key.name == entry.name ? [] : [entry.name]
    for var name in shown + [entry.korean].compactMap(\.self) + entry.others {
      name.withUTF8 { if script.isUsed(in: $0) { words.add($0, owner: number) } }
    }
    if script == .other, !entry.code.isEmpty { words.add(code: entry.code, owner: number) }
  }

  private func divisionKey(_ region: Int) -> RegionNames.DivisionKey {
    RegionNames.DivisionKey(
      country: CountryCode.string(table.regionCountries[region]),
      name: String(decoding: table.regionBytes(region).division, as: UTF8.self))
  }

  private func divisionStarts(_ prepared: inout Prepared) -> [Int] {
    if !prepared.divisionStarts.isEmpty { return prepared.divisionStarts }
    var previous = (country: UInt16(0), name: UTF8Bytes(start: nil, count: 0))
    for region in 0..<count {
      let next = (country: table.regionCountries[region], name: table.regionBytes(region).division)
      guard region == 0 || next.country != previous.country || !next.name.equals(previous.name)
      else { continue }
      prepared.divisionStarts.append(region)
      previous = next
    }
    prepared.divisionStarts.append(count)
    return prepared.divisionStarts
  }

  /// Returns the numbers of the divisions that are listed by a name, or by the code that stands for
  /// it.
  private func numbers(
    of division: RegionNames.DivisionKey, _ prepared: inout Prepared
  ) -> [Int] {
    let starts = divisionStarts(&prepared)
    let country = CountryCode.packed(division.country.utf8)
    let code = RegionNames.divisions[division]?.code
    return [division.name, code].compactMap { name in
      guard let name, !name.isEmpty else { return nil }
      let number = (0..<starts.count - 1).partitioningIndex { number in
        let other = table.regionCountries[starts[number]]
        guard other == country else { return other > country }
        return !table.regionBytes(starts[number]).division.lexicographicallyPrecedes(name.utf8)
      }
      guard number < starts.count - 1, table.regionCountries[starts[number]] == country,
        table.regionBytes(starts[number]).division.elementsEqual(name.utf8)
      else { return nil }
      return number
    }
  }

  private func translatedWords(_ language: String, _ prepared: inout Prepared) -> RegionWords {
    if let words = prepared.translated[language] { return words }
    var words = RegionWords()
    NameTables.forEachDivision(in: language) { country, listed, name in
      let key = RegionNames.DivisionKey(country: country, name: listed)
      for number in numbers(of: key, &prepared) { words.add(name, owner: number) }
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
      var region = regions(ofCountry: 0).upperBound
      while region < count {
        let packed = table.regionCountries[region]
        words.add(code: CountryCode.string(packed), owner: Int(packed))
        region = regions(ofCountry: packed).upperBound
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
