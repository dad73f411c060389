import Testing

@testable import CitySearch

struct SearchTests {
  let index = TestLists.index

  private func names(_ query: String, _ context: SearchContext = SearchContext()) -> [String] {
    index.search(query, limit: 5, context: context).matches.map {
      "\($0.city.name) \($0.city.country)"
    }
  }

  @Test func anEmptyQueryFindsNothing() {
    for query in ["", " ", "\n\t", "...", "-", "\u{200B}", "\u{202E}"] {
      #expect(index.search(query, limit: 10) == SearchResult())
    }
  }

  @Test func theMetropolitanGwangjuComesBeforeTheOneInGyeonggi() {
    #expect(index.search("광주", limit: 2).matches.map(\.city.id) == [1_841_811, 1_841_810])
  }

  @Test func placesOfTheHomeCountryComeFirstAmongEquals() {
    #expect(names("london").first == "London GB")
    #expect(names("london", SearchContext(homeCountry: "CA")).first == "London CA")
  }

  @Test func favouritesComeFirstAmongEquals() {
    let context = SearchContext(preferredIDs: [6_058_560])
    #expect(names("london", context).first == "London CA")
    #expect(names("lond", context).first == "London CA")
  }

  @Test func qualitiesComeInTheirOrder() {
    let matches = index.search("lon", limit: 4000).matches
    #expect(matches.map(\.quality) == matches.map(\.quality).sorted())
    #expect(Set(matches.map(\.quality)) == [.exact, .prefix, .wordPrefix, .inside])
  }

  @Test func theTotalCountsWhatTheLimitLeavesOut() {
    let few = index.search("san", limit: 3)
    let many = index.search("san", limit: 10_000)
    #expect(few.matches.count == 3)
    #expect(few.total == many.total)
    #expect(many.matches.count == many.total)
    #expect(Array(many.matches.prefix(3)) == few.matches)
    #expect(index.search("san", limit: 0).matches.isEmpty)
    #expect(index.search("san", limit: -1).total == few.total)
  }

  @Test func slipsAreForgivenOnlyWhenNothingMatches() {
    #expect(index.search("lodnon", limit: 1).matches.first?.quality == .exactWithTypo)
    #expect(index.search("berlin", limit: 50).matches.allSatisfy { $0.quality <= .inside })
    // Four letters are too few.
    #expect(index.search("qzxj", limit: 1).total == 0)
  }

  @Test func wordsMatchInAnyOrderAcrossNameDivisionAndCountry() {
    for query in ["texas paris us", "us paris texas", "paris, tx", "paris/usa/texas"] {
      #expect(names(query).first == "Paris US", "\(query)")
    }
    #expect(names("수원 경기 한국").first == "Suwon KR")
    #expect(names("suwon südkorea", SearchContext(language: "de")).first == "Suwon KR")
    #expect(names("москва россия", SearchContext(language: "ru")).first == "Moscow RU")
  }

  @Test func preparingChangesNothing() {
    let before = index.search("수원 경기", limit: 5)
    index.prepare(language: "ko")
    #expect(index.search("수원 경기", limit: 5) == before)
  }

  @Test func aDivisionOrCountryAloneFindsNoPlaces() {
    #expect(names("미국").isEmpty)
  }

  @Test func theMatchedLettersAreTold() throws {
    let seoul = try #require(index.search("서우", limit: 1).matches.first)
    #expect(seoul.matchedName == "서울")
    #expect(seoul.matchedRanges == [0..<2])
    let initials = try #require(index.search("ㅂㅅ", limit: 1).matches.first)
    #expect(initials.matchedName == "부산")
    #expect(initials.matchedRanges == [0..<2])
    let pusan = try #require(index.search("pusa", limit: 1).matches.first)
    #expect(pusan.matchedName == "Pusan")
    #expect(pusan.matchedRanges == [0..<4])
    let words = try #require(index.search("sao pau", limit: 1).matches.first)
    #expect(words.matchedName == "São Paulo")
    #expect(words.matchedRanges == [0..<7])
    let state = try #require(index.search("paris texas", limit: 1).matches.first)
    #expect(state.matchedRanges == [0..<5])
    let layout = try #require(index.search("tjdnf", limit: 1).matches.first)
    #expect(layout.matchedName == "서울")
  }

  @Test func longAndHostileQueriesAreHarmless() {
    let queries = [
      String(repeating: "a", count: 100_000), String(repeating: "san ", count: 1000),
      String(repeating: "\u{301}", count: 5000), "e" + String(repeating: "\u{301}", count: 5000),
      "\u{0}\u{1}\u{FFFF}\u{10FFFF}", String(repeating: "ㄱ", count: 500), "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
      "\u{1100}\u{1161}\u{11A8}", "%s%n\\\"'; DROP", "１２３", "ﬀ", "ᄒ", "\u{3099}\u{309A}",
    ]
    for query in queries { _ = index.search(query, limit: 10) }
  }

  @Test func decomposedTextFindsTheSame() {
    #expect(names("Sa\u{303}o Paulo").first == "São Paulo BR")
    // 서울 as macOS writes it in file names.
    #expect(names("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}").first == "Seoul KR")
    #expect(names("フ\u{309A}サン").isEmpty == names("プサン").isEmpty)
  }
}
