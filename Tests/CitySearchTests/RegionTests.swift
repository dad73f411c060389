import Foundation
import Testing

@testable import CitySearch

/// The words that name countries and divisions.
struct RegionTests {
  private static let index: CityIndex? = try? TestLists.index(
    of: TestLists.json([
      TestLists.entry(id: 1, name: "Tallahassee", state: "Florida", country: "US"),
      TestLists.entry(id: 2, name: "Suwon", state: "Gyeonggi-do", country: "KR"),
      TestLists.entry(id: 3, name: "Paris", country: "FR"),
      TestLists.entry(id: 4, name: "Gouda", country: "NL"),
      TestLists.entry(id: 5, name: "Ashland", state: "OR", country: "US"),
    ]))

  /// Returns the numbers of the places in a region that a word names; nil if it names none.
  private func places(
    _ word: String, language: String = "en", fuzzy: Bool = false
  ) throws -> [Int]? {
    let index = try #require(Self.index)
    let pattern = try #require(Query(word).words.first)
    let named = index.regions.matches(pattern, language: language, fuzzy: fuzzy)
    return named.map { regions in
      (0..<index.count).filter { regions[Int(index.table.regions[$0])] != 0 }
        .map { index.city(atRank: $0).id }.sorted()
    }
  }

  @Test(
    arguments: [
      ("florida", [1]), ("flo", [1]), ("fl", [1]), ("f", nil), ("fr", [3]), ("or", [5]),
      ("ore", [5]), ("hollan", [4]), ("홀란", [4]), ("frankreich", [3]), ("frankreic", nil),
      ("usa", [1, 5]), ("us", [1, 5]), ("경기", [2]), ("ㄱ", [2]), ("ㄱㄱ", [2]), ("qxzvkw", nil),
    ] as [(String, [Int]?)])
  func wordNamesItsRegions(word: String, expected: [Int]?) throws {
    #expect(try places(word) == expected)
  }

  @Test func beginningOfACountrysNameCountsInTheUsersLanguage() throws {
    #expect(try places("frankreic", language: "de") == [3])
    #expect(try places("frankreic", language: "ja") == nil)
  }

  /// A letter too many, missing, wrong, or swapped with the next one, at the beginning and later.
  @Test(arguments: [
    "xflorida", "lorida", "xlorida", "lforida", "floirda", "florid", "flxrida", "florx",
  ])
  func regionIsFoundWithOneTypo(word: String) throws {
    #expect(try places(word, fuzzy: true) == [1])
    if word != "florid" { #expect(try places(word) == nil) }
  }

  @Test(arguments: ["flxr", "flxridx", "qxzvkw"])
  func regionIsNotFoundWithTwoTyposOrInAFewLetters(word: String) throws {
    #expect(try places(word, fuzzy: true) == nil)
  }

  @Test func divisionIsAllOfItsPartsInEveryLanguage() throws {
    let index = try TestLists.index(
      of: TestLists.json(
        [("Dade County", 1), ("Leon County", 2)].map { part, id in
          TestLists.entry(
            id: id, name: "Town \(id)", state: "Florida", country: "US",
            extra: ",\"within\":{\"name\":\"\(part)\"}")
        }))
    func regions(_ word: String, _ language: String = "en") -> Int? {
      index.regions.matches(Query(word).words[0], language: language, fuzzy: false)?
        .count { $0 != 0 }
    }
    #expect(regions("florida") == 2 && regions("fl") == 2 && regions("floryda", "pl") == 2)
    #expect(regions("dade") == 1 && regions("county") == 2 && regions("usa") == 2)
  }

  @Test func singleLettersAndEmptyTextsHaveNoKey() {
    #expect(RegionNames.key(of: Array("a".utf8)) == 0 && RegionNames.key(of: []) == 0)
    let keys = ["us", "uk", "korea", "대한민국"].map { RegionNames.key(of: FoldedText($0).bytes) }
    #expect(Set(keys).count == keys.count && !keys.contains(0))
  }

  @Test func divisionHasItsNamesInEveryLanguage() {
    #expect(RegionNames.names(ofDivision: "", country: "KR").isEmpty)
    #expect(RegionNames.names(ofDivision: "Nowhere", country: "KR") == ["Nowhere"])
    let names = RegionNames.names(ofDivision: "Gyeonggi-do", country: "KR")
    #expect(Set(names).isSuperset(of: ["Gyeonggi-do", "경기도", "경기", "Kyonggi"]))
    #expect(RegionNames.names(ofDivision: "Scotland", country: "GB").contains("Schottland"))
    #expect(!RegionNames.names(ofDivision: "Scotland", country: "US").contains("Schottland"))
  }

  @Test(arguments: [
    ("Japan", "JP", "en", true), ("Japan", "KR", "en", false), ("日本", "JP", "en", true),
    ("Tai", "TH", "et", true), ("Tai", "TH", "en", false), ("USA", "US", "en", true),
    ("USA", "GB", "en", false), ("UK", "GB", "ko", true),
  ])
  func nameOfACountryDependsOnTheLanguage(
    name: String, country: String, language: String, isName: Bool
  ) {
    let folded = FoldedText(name).bytes
    #expect(RegionNames.isName(folded, ofCountry: country, inLanguage: language) == isName)
  }

  @Test(arguments: [
    ("Калифорния", "ru", "US", "California"), ("加利福尼亚", "zh-Hans", "US", "California"),
    ("Kalifornien", "sv", "US", "California"), ("Московская область", "ru", "RU", "Moskovskaya"),
    ("トスカーナ", "ja", "IT", "Tuscany"), ("Bavorsko", "cs", "DE", "Bavaria"),
    ("توسكانا", "en", "IT", "Tuscany"), ("بایرن", "en", "DE", "Bavaria"),
    ("Τοσκάνη", "en", "IT", "Tuscany"), ("בוואריה", "en", "DE", "Bavaria"),
  ])
  func translatedNameOfADivisionListsItsLargestPlaces(
    query: String, language: String, country: String, state: String
  ) {
    let context = SearchContext(language: language)
    let matches = TestLists.index.search(query, limit: 3, context: context).matches
    #expect(matches.count == 3)
    for match in matches {
      #expect(match.city.country == country && match.city.state == state)
      #expect(match.quality == .region)
    }
  }

  @Test func translatedNameOfADivisionIsUnknownInAnotherLanguageAndInAFewLetters() throws {
    let index = try #require(Self.index)
    func regions(_ name: String, _ language: String) throws -> [Int] {
      let pattern = try #require(Query(name).words.first)
      return index.regions.translated(pattern, language: language)
    }
    #expect(try regions("Флорида", "en").count == 1)
    #expect(try regions("Floride", "fr").count == 1)
    #expect(try regions("Floride", "de").isEmpty)
    #expect(try regions("Фло", "ru").isEmpty)
  }

  @Test(arguments: [
    ("Illinois", "US", "ja", "イリノイ州"), ("Illinois", "US", "ru", "Иллинойс"),
    ("Illinois", "US", "zh-Hans", "伊利诺伊州"), ("Illinois", "US", "zh_TW.UTF-8", "伊利諾州"),
    ("Illinois", "US", "ar", "إلينوي"), ("Illinois", "US", "he", "אילינוי"),
    ("Illinois", "US", "el", "Ιλινόι"), ("Illinois", "US", "ko", "일리노이"),
    ("IL", "US", "uk", "Іллінойс"), ("California", "US", "fr", "Californie"),
    ("Bavaria", "DE", "de-AT", "Bayern"), ("Bavaria", "DE", "fr", "Bavière"),
    ("Bavaria", "DE", "fa", "بایرن"), ("Bahia", "BR", "ko", "바이아주"),
    ("Gyeonggi-do", "KR", "ja", "京畿道"), ("Gyeonggi-do", "KR", "ko", "경기도"),
    ("Hokkaido", "JP", "zh-Hans", "北海道"), ("Moskovskaya", "RU", "bg", "Московска област"),
    ("Moskovskaya", "RU", "pt", "Oblast de Moscou"),
    ("Moskovskaya", "RU", "pt-PT", "Oblast de Moscovo"),
    ("Quebec", "CA", "pt-PT", "Quebec"), ("Sao Paulo", "BR", "en", "São Paulo"),
    ("Sao Paulo", "BR", "nl", "São Paulo"), ("Rhone-Alpes", "FR", "en", "Auvergne-Rhône-Alpes"),
    ("Lower Saxony", "DE", "pl", "Dolna Saksonia"),
    // The name of the list where the language has no other, or the division is unknown.
    ("Illinois", "US", "de", "Illinois"), ("Kyoto", "JP", "en", "Kyoto"),
    ("Illinois", "US", "xx", "Illinois"), ("Illinois", "CA", "ja", "Illinois"),
    ("Nowhere", "US", "ja", "Nowhere"), ("Nowhere", "", "ja", "Nowhere"), ("", "US", "ja", ""),
  ])
  func divisionIsNamedInTheLanguage(
    name: String, country: String, language: String, expected: String
  ) {
    #expect(RegionNames.division(name, country: country, language: language) == expected)
  }

  @Test func namesOfDivisionsAreSmallAndComplete() throws {
    var names: [String: [RegionNames.DivisionKey: String]] = [:]
    for language in ["*"] + RegionNames.languages {
      NameTables.forEachDivision(in: language) {
        names[language, default: [:]][.init(country: $0, name: $1)] = $2
      }
    }
    let listed = try #require(names["*"])
    #expect(listed.count > 800 && Set(RegionNames.languages).isSubset(of: names.keys))
    for language in ["ar", "bg", "el", "fa", "he", "ja", "ko", "ru", "uk", "zh-Hans", "zh-Hant"] {
      let names = try #require(names[language])
      #expect(names.count > 700 && names.values.allSatisfy { !$0.contains("|") })
      let states = listed.keys.filter { $0.country == "US" }
      #expect(states.count == 51)
      for state in states { #expect(names[state] != nil, "\(language): \(state.name)") }
    }
    let path = TestLists.root + "/Resources/division-names.bin"
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    #expect(size ?? .max <= 152_000)
  }

  /// Words of names in other languages also name the division.
  @Test(
    arguments: [
      ("флорида", "en", [1]), ("флор", "en", [1]), ("фло", "bg", [1]), ("フロリダ", "ko", [1]),
      ("佛罗里达", "en", [1]), ("佛羅里達州", "ja", [1]), ("орегон", "ru", [5]),
      ("φλόριντα", "el", [1]), ("φλόριντα", "en", [1]), ("floride", "fr", [1]),
      ("floride", "en", nil), ("кёнгидо", "ru", [2]), ("京畿", "en", [2]),
    ] as [(String, String, [Int]?)])
  func wordInAnotherLanguageNamesItsRegions(word: String, language: String, expected: [Int]?) throws
  {
    #expect(try places(word, language: language) == expected)
  }

  @Test(arguments: [
    ("スプリングフィールド イリノイ", "ja"), ("Спрингфилд Иллинойс", "ru"), ("스프링필드 일리노이", "ko"),
    ("斯普林菲尔德 伊利诺伊", "zh-Hans"), ("springfield illinois", "en"),
  ])
  func nameWithADivisionInTheLanguageFindsThePlace(query: String, language: String) throws {
    let found = TestLists.index.search(query, limit: 2, context: SearchContext(language: language))
    let first = try #require(found.matches.first?.city)
    #expect(first.id == 4_250_542)
    let line = try #require(CityLine.lines(for: [first], language: language).first)
    #expect(language == "en" || line.division != "Illinois")
  }
}
