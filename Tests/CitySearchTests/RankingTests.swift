import FoundationEssentials
import Testing

@testable import CitySearch

/// The rules of the search, each with a list of a few places.
struct RankingTests {
  private func index(_ entries: [String]) throws -> CityIndex {
    try TestLists.index(of: TestLists.json(entries))
  }

  private func place(
    _ id: Int, _ name: String, _ population: Int = 0, country: String = "US", state: String = "",
    names: [String] = [], extra: String = ""
  ) -> String {
    TestLists.entry(
      id: id, name: name, state: state, country: country, population: population,
      timeZone: "Etc/UTC", names: names, extra: extra)
  }

  private func ids(
    _ query: String, in entries: [String], _ context: SearchContext = SearchContext()
  ) throws -> [Int] {
    try index(entries).search(query, limit: 10, context: context).matches.map(\.city.id)
  }

  /// A whole name of a well-known place, or of one without a recorded population, is no typo.
  @Test(arguments: [(99_999, [1, 2]), (100_000, [1]), (0, [1]), (50_000, [1, 2])])
  func typosAreForgivenIfNoWellKnownPlaceHasTheName(population: Int, expected: [Int]) throws {
    let found = try ids("oslo", in: [place(1, "Oslo", population), place(2, "Osla", 100)])
    #expect(found == expected)
  }

  @Test func typosAreForgivenIfFewNamesBeginWithTheQuery() throws {
    let typo = place(9, "Osla", 100)
    let others = [
      place(1, "Oslo A", 50_000), place(2, "Oslo B", 40_000), place(3, "Oslo C", 30_000),
    ]
    #expect(try Set(ids("oslo", in: others + [typo])) == [1, 2, 3])
    #expect(try Set(ids("oslo", in: others.dropLast() + [typo])) == [1, 2, 9])
  }

  @Test(arguments: [
    ("osxo", 1), ("londxn", 2), ("lodnon", 2), ("lutexe", 3), ("sxntixgo", 4), ("ondon", 2),
  ])
  func oneTypoIsForgivenAndTwoInLongNames(query: String, id: Int) throws {
    let entries = [
      place(1, "Oslo", 600_000), place(2, "London", 9_000_000),
      place(3, "Paris", 2_000_000, names: ["Lutece"]), place(4, "Santiago", 100_000),
    ]
    #expect(try ids(query, in: entries) == [id])
  }

  /// The airport's name begins with the first word, and the second one is its region with a typo.
  @Test func misspeltCityPrecedesItsAirport() {
    for query in ["los angelas", "las vegaz"] {
      let kind = TestLists.index.search(query, limit: 1).matches.first?.city.kind
      #expect(kind == .town, "\(query)")
    }
  }

  /// While a region is typed after the name of a place, the place stays first.
  @Test(arguments: [
    ("udgir m", [1]), ("udgir ma", [1]), ("udgir mah", [1]), ("udgir maharashtra i", [1]),
    ("portsmouth v", [3, 4]), ("beach v", [6]), ("weather man", [2]),
  ])
  func unfinishedRegionKeepsThePlaceOfTheNameBefore(query: String, expected: [Int]) throws {
    let entries = [
      place(1, "Udgir", 50_000, country: "IN", state: "Maharashtra"),
      place(2, "Manhattan", 1_500_000, state: "New York"),
      place(3, "Portsmouth", 200_000, country: "GB", state: "England"),
      place(4, "Portsmouth", 90_000, state: "Virginia"),
      place(5, "Beach", 1_000, state: "North Dakota"),
      place(6, "Virginia Beach", 450_000, state: "Virginia"),
      place(7, "Weather", 20_000, state: "Texas"),
    ]
    let found = try ids(query, in: entries)
    #expect(Array(found.prefix(expected.count)) == expected)
  }

  /// A prefix of a place with 60,000 inhabitants is more likely than a typo in a larger place.
  @Test(arguments: [(60_000, [1, 2]), (59_999, [2, 1])])
  func beginningOfATownIsMoreLikelyThanATypo(population: Int, expected: [Int]) throws {
    let entries = [place(1, "Oslona", population), place(2, "Osla", 1_760_000)]
    #expect(try ids("oslo", in: entries) == expected)
  }

  /// Five letters of another name of a city, or of the name of a sight, are more likely unfinished
  /// than misspelled.
  @Test(arguments: [
    ("oslon", 100_000, [1, 2]), ("oslon", 99_999, [2, 1]), ("oslo", 100_000, [2, 1]),
  ])
  func beginningOfAnotherNameIsMoreLikelyThanATypo(
    query: String, population: Int, expected: [Int]
  ) throws {
    let name = query == "oslo" ? "Osla" : "Oslan"
    let entries = [
      place(1, "Christiania", population, names: ["Oslonia"]), place(2, name, 90_000),
    ]
    #expect(try ids(query, in: entries) == expected)
  }

  /// Beograd is also a typo away, which does not hide that it begins with the query.
  @Test(arguments: [(1_200_000, [1, 2]), (150_000, [2, 1])])
  func beginningOfAnotherNameIsAsLikelyAsATypoInAWholeName(
    population: Int, expected: [Int]
  ) throws {
    let entries = [
      place(1, "Belgrade", population, names: ["Beograd"]), place(2, "Bogra", 210_000),
    ]
    #expect(try ids("beogra", in: entries) == expected)
  }

  /// While typing, another name of the place that was first before competes with the name that is
  /// shown of a lesser place.
  @Test func firstPlaceStaysFirstAlsoByTheBeginningOfAnotherName() throws {
    let entries = [
      place(1, "Munich", 1_500_000, names: ["München"]), place(2, "Muncie", 70_000),
    ]
    #expect(try ids("munc", in: entries) == [2, 1])
    #expect(try ids("munc", in: entries, SearchContext(leader: 1)) == [1, 2])
    #expect(try ids("münc", in: entries) == [1, 2])
  }

  /// A whole name has the accent if the name that is shown has it, its beginning if any name has it.
  @Test(arguments: [
    ("San José", [2, 1]), ("san jose", [1, 2]), ("san jós", [1, 2]), ("san jos", [1, 2]),
  ])
  func accentOfAWholeNameIsThatOfTheShownName(query: String, expected: [Int]) throws {
    let entries = [
      place(1, "San Jose", 1_000_000, names: ["San José", "San Jósé"]),
      place(2, "San José", 300_000),
    ]
    #expect(try ids(query, in: entries) == expected)
  }

  /// Sixteen times for a town, but no more than three million people, and four times for a city. The
  /// places have no names in other languages, which quarters their weights.
  @Test(arguments: [
    (400_000, 6_000_000, [1, 2]), (400_000, 6_800_000, [2, 1]), (2_000_000, 11_600_000, [1, 2]),
    (2_000_000, 12_400_000, [2, 1]), (4_000_000, 15_500_000, [1, 2]),
    (4_000_000, 16_500_000, [2, 1]),
  ])
  func beginningOfANameAtHomeOutweighsALargerPlace(
    population: Int, abroad: Int, expected: [Int]
  ) throws {
    let entries = [
      place(1, "Almadale", population, country: "SE"), place(2, "Almaford", abroad, country: "DE"),
    ]
    #expect(try ids("alma", in: entries, SearchContext(homeCountry: "SE")) == expected)
  }

  @Test(arguments: [(60_000, [1, 2]), (50_000, [2, 1])])
  func beginningOfASightIsMoreLikelyThanATypo(weight: Int, expected: [Int]) throws {
    let entries = [
      place(1, "Oslonia", extra: ",\"weight\":\(weight)"), place(2, "Oslan", 1_760_000),
    ]
    #expect(try ids("oslon", in: entries) == expected)
  }

  @Test(arguments: [(10_000, [1, 2]), (9_999, [2, 1])])
  func lowercaseCodeMeansTheTownOfThatName(population: Int, expected: [Int]) throws {
    let entries = [
      place(1, "Hof", population), place(2, "Field", names: ["HOF"], extra: ",\"weight\":50000"),
    ]
    #expect(try ids("hof", in: entries) == expected)
  }

  @Test func fourUppercaseLettersMeanTheAirport() throws {
    let entries = [place(1, "Abcd", 100_000), place(2, "Field", names: ["ABCD"])]
    #expect(try ids("ABCD", in: entries) == [2, 1])
    #expect(try ids("abcd", in: entries) == [1, 2])
  }

  @Test(arguments: [
    (100_000, "abq", CityMatch.Quality.exact), (99_999, "abq", .prefix), (100_000, "ab", .prefix),
  ])
  func shortOtherNamesMeanOnlyWellKnownPlaces(
    population: Int, query: String, quality: CityMatch.Quality
  ) throws {
    let name = query.prefix(1).uppercased() + query.dropFirst()
    let entries = [place(1, "Duke", population, names: [name])]
    let match = try index(entries).search(query, limit: 1).matches.first
    #expect(match?.quality == quality)
  }

  @Test func namesOfThreeLettersMatchWholeOrByTheirBeginning() throws {
    let index = try index([place(1, "Ulm", 100_000)])
    #expect(index.search("ulm", limit: 1).matches.first?.quality == .exact)
    #expect(index.search("ul", limit: 1).matches.first?.quality == .prefix)
  }

  /// The beginning of a well-known name goes on; a little-known one does not replace the place that
  /// is named before the last word.
  @Test(arguments: [(200_000, [2]), (50_000, [1, 2])])
  func lastLetterMayBeginAnotherWord(population: Int, expected: [Int]) throws {
    let entries = [place(1, "San Juan", 100_000), place(2, "San Juan City", population)]
    #expect(try ids("san juan c", in: entries) == expected)
  }

  @Test(arguments: [("irak", "en", [2, 1]), ("irak", "de", [1, 2]), ("japon", "en", [3, 4])])
  func shortNameOfACountryCountsInTheUsersLanguage(
    query: String, language: String, expected: [Int]
  ) throws {
    let entries = [
      place(1, "Baghdad", 50_000, country: "IQ", extra: ",\"capital\":true"),
      place(2, "Mosul", 3_000_000, country: "IQ"),
      place(3, "Tokyo", 50_000, country: "JP", extra: ",\"capital\":true"),
      place(4, "Osaka", 3_000_000, country: "JP"),
    ]
    #expect(try ids(query, in: entries, SearchContext(language: language)) == expected)
  }

  /// A division may have another name of its largest city. If that city is well known, the query means
  /// it and not the other places of the division.
  @Test(arguments: [(100_000, [1, 3]), (99_999, [1, 3, 2])])
  func otherNameOfACityMeansTheCityRatherThanItsDivision(population: Int, expected: [Int]) throws {
    let entries = [
      place(1, "Guangzhou", population, country: "CN", state: "Guangdong", names: ["Canton"]),
      place(2, "Foshan", 50_000, country: "CN", state: "Guangdong"),
      place(3, "Canton", 31_000),
    ]
    #expect(Set(try ids("canton", in: entries)) == Set(expected))
  }

  @Test func largestTownOfADivisionPrecedesAQuarterThatBeginsWithItsName() throws {
    let entries = [
      place(1, "Vermont Square", 50_000, state: "California"),
      place(2, "Burlington", 42_000, state: "Vermont"),
      place(3, "Rutland", 15_000, state: "Vermont"),
    ]
    #expect(try ids("vermont", in: entries) == [2, 1, 3])
    // A country has its capital, and few letters are a name in any language.
    #expect(try ids("verm", in: entries) == [1])
  }

  @Test func townWithTheNameOfACountryPrecedesItsSmallerTowns() throws {
    let entries = [
      place(1, "Venezuela", 16_000, country: "CU", state: "Ciego de Ávila"),
      place(2, "Guanare", 300_000, country: "VE", state: "Portuguesa"),
      place(3, "Maracay", 1_300_000, country: "VE", state: "Aragua"),
    ]
    #expect(try ids("venezuela", in: entries) == [3, 1, 2])
  }

  @Test func townsOfARegionPrecedeItsMountains() throws {
    let entries = [
      place(110_000_001, "Lake Lucky", state: "Vermont", extra: ",\"weight\":100000"),
      place(2, "Burlington", 42_000, state: "Vermont"),
    ]
    #expect(try ids("vermont", in: entries) == [2, 110_000_001])
  }

  @Test func inflectedNamesAreFoundAtHomeBesideOtherPlaces() throws {
    let entries = [
      place(1, "Tartus", country: "SY"), place(2, "Tartu", 90_000, country: "EE"),
      place(3, "Tartu", 90_000, country: "US"),
    ]
    let estonian = SearchContext(homeCountry: "EE", language: "et")
    #expect(try Set(ids("tartus", in: entries, estonian)) == [1, 2])
    let english = SearchContext(homeCountry: "EE")
    #expect(try Set(ids("tartus", in: entries, english)) == [1, 2])
    #expect(try ids("tartus", in: entries, SearchContext(homeCountry: "LV")) == [1])
    // Endings of other languages are not removed outside sentences.
    let narva = [place(1, "Narvi", country: "FI"), place(2, "Narva", 50_000, country: "EE")]
    #expect(try ids("narvi", in: narva, estonian) == [1])
  }

  @Test func baseFormMatchesOnlyWholeNames() throws {
    let entries = [place(1, "Москва", 9_000_000), place(2, "Москворечье", 100)]
    #expect(try ids("в Москве", in: entries, SearchContext(language: "ru")) == [1])
  }

  @Test func koreanSuffixIsRemovedFromNamesInKoreaOnly() throws {
    let entries = [
      place(1, "Ulleung", 9000, country: "KR"), place(2, "Ulleungri", 900, country: "KR"),
      place(3, "Ulleung", 9000, country: "JP"),
    ]
    #expect(try ids("ulleungdo", in: entries) == [1])
    #expect(try ids("tolado", in: [place(1, "Toledo", 300_000)]) == [1])
  }

  @Test(
    arguments: [
      ("weather in la paz", [1], ["weather", "in"]), ("weather in la pa", [1], ["weather", "in"]),
      ("la pa", [1], []), ("weather in qxzvkwj", [], ["weather", "in"]), ("near qxzvkwj", [], []),
    ] as [(String, [Int], [String])])
  func longestKnownRestOfASentenceIsTheName(
    query: String, expected: [Int], dropped: [String]
  ) throws {
    let index = try index([
      place(1, "La Paz", 800_000, country: "BO"), place(2, "Paz", 200_000, country: "PH"),
    ])
    let found = index.search(query, limit: 1)
    #expect(found.matches.map(\.city.id) == expected && found.droppedWords == dropped)
  }

  @Test func initialsOfCitiesIncludeTheirSuffix() throws {
    func find(_ query: String, _ population: Int) throws -> CityMatch? {
      let entry = place(1, "Nada", population, country: "KR", names: ["나다"])
      return try index([entry]).search(query, limit: 1).matches.first
    }
    #expect(try find("ㄴㄷ", 100)?.matchedRanges == [0..<2])
    let city = try #require(try find("ㄴㄷㅅ", 20_000))
    #expect(city.matchedName == "Nada" && city.matchedRanges.isEmpty)
    #expect(try find("ㄴㄷㅅ", 19_999) == nil)
    let vienna = try index([place(1, "Vienna", 2_000_000, country: "AT", names: ["빈"])])
    #expect(vienna.search("ㅂ", limit: 1).matches.isEmpty)
  }

  /// The name in the user's language is a main name, also of the last place.
  @Test func nameInTheUsersLanguageIsAWholeName() throws {
    let index = try TestLists.index(
      of: TestLists.json([
        place(1, "Alpha", 3000), place(2, "Beta", 2000),
        place(3, "Munich", 1000, country: "DE")
          .replacing("\"other\":[]", with: "\"de\":\"München\",\"fr\":\"Munique\""),
      ]))
    func spelling(_ query: String, _ language: String) -> CityMatch.Spelling? {
      index.search(query, limit: 1, context: SearchContext(language: language)).matches.first?
        .spelling
    }
    #expect(spelling("münchen", "de") == .name && spelling("münchen", "fr") == .otherName)
    #expect(spelling("munique", "fr") == .name && spelling("munich", "de") == .name)
    #expect(index.city(id: 3)?.localName(language: "de") == "München")
  }
}

/// The name and the characters that are shown for a match.
struct HighlightTests {
  private func match(_ query: String, _ name: String, _ names: [String]) throws -> CityMatch {
    let entry = TestLists.entry(
      id: 1, name: name, country: "GB", population: 9_000_000, names: names)
    let index = try TestLists.index(of: TestLists.json([entry]))
    return try #require(index.search(query, limit: 1).matches.first)
  }

  @Test(arguments: [
    ("lon", "London", ["Lon"], "London"), ("lon", "Xanadu", ["Lonely", "Lon"], "Lon"),
    ("lone", "Xanadu", ["Lonely", "Lonesome"], "Lonely"), ("서", "Seoul", ["서울", "서"], "서울"),
    ("pusa", "Busan", ["부산", "Pusan"], "Pusan"),
  ])
  func shownNameTakesPrecedenceThenTheBestOther(
    query: String, name: String, names: [String], expected: String
  ) throws {
    #expect(try match(query, name, names).matchedName == expected)
  }

  @Test(arguments: [
    ("an", "Hanan An", [6..<8]), ("new newy", "New York", [0..<5]),
    ("york new", "New York", [0..<3, 4..<8]),
    ("new yo", "New York", [0..<6]), ("york", "New York", [4..<8]),
  ])
  func matchingCharactersAreHighlighted(
    query: String, name: String, ranges: [Range<Int>]
  ) throws {
    #expect(try match(query, name, []).matchedRanges == ranges)
  }

  @Test func koreanPhraseIsTheBeginningOfAName() throws {
    #expect(try match("가나 다라", "Gana", ["가나 다라마"]).spelling == .beginning)
  }
}

/// The matcher of whole names with two typos, compared with the edit distance.
struct TwoTyposTests {
  private static let names = [
    "Philadelphia", "Santiago", "Casablanca", "Alexandria", "Thessaloniki",
  ]

  @Test func namesWithinTwoEditsAreFound() throws {
    let entries = Self.names.enumerated().map { number, name in
      TestLists.entry(id: number + 1, name: name, country: "US", population: 100_000)
    }
    let small = TestLists.entry(id: 9, name: "Santiagu", country: "US", population: 99_999)
    let index = try TestLists.index(of: TestLists.json(entries + [small]))
    var random = SeededGenerator(seed: 21)
    var counts = [0, 0]
    for round in 0..<3000 {
      let name = Self.names[round % Self.names.count]
      let typed = edited(name.lowercased(), times: round % 4, &random)
      guard typed.count >= DoubleTypoMatcher.minLetters else { continue }
      var matcher = DoubleTypoMatcher(typed.unicodeScalars.map(\.value), isPhrase: false)
      var found = Set<String>()
      matcher.forEachMatch(in: index.knownNames, of: index.table) { _ in
        true
      } _: {
        found.insert(index.city(atRank: $0).name)
      }
      let expected = Self.names.filter { Spelling($0).distance(to: Spelling(typed)) <= 2 }
      #expect(found == Set(expected), "\(typed)")
      counts[expected.isEmpty ? 0 : 1] += 1
    }
    #expect(counts.allSatisfy { $0 > 300 })
  }

  private func edited(
    _ text: String, times: Int, _ random: inout SeededGenerator
  ) -> String {
    var letters = Array(text)
    for _ in 0..<times {
      let place = Int.random(in: 0..<letters.count - 1, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters[place] = "q"
      case 1: letters.remove(at: place)
      case 2: letters.insert("w", at: place)
      default: letters.swapAt(place, place + 1)
      }
    }
    return String(letters)
  }

  @Test func onlyWantedPlacesAreReported() throws {
    let index = try TestLists.index(
      of: TestLists.json([
        TestLists.entry(id: 1, name: "Santiago", country: "CL", population: 200_000),
        TestLists.entry(id: 2, name: "Santiago", country: "CU", population: 100_000),
      ]))
    var matcher = DoubleTypoMatcher("santiagx".unicodeScalars.map(\.value), isPhrase: false)
    var found: [Int] = []
    matcher.forEachMatch(in: index.knownNames, of: index.table) { rank in
      rank == 1
    } _: { rank in
      found.append(rank)
    }
    #expect(found == [1])
  }

  /// In a phrase, two letters may be a word, so that the length may differ by only one.
  @Test(arguments: [(true, false), (false, true)])
  func lengthOfAPhraseMayDifferByOneLetter(isPhrase: Bool, isFound: Bool) throws {
    let entry = TestLists.entry(id: 1, name: "Santiago", country: "CL", population: 200_000)
    let index = try TestLists.index(of: TestLists.json([entry]))
    var matcher = DoubleTypoMatcher("santiagoxx".unicodeScalars.map(\.value), isPhrase: isPhrase)
    var found = false
    matcher.forEachMatch(in: index.knownNames, of: index.table) { _ in
      true
    } _: { _ in
      found = true
    }
    #expect(found == isFound)
  }
}
