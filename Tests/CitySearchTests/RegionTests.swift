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
}
