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

  @Test(
    arguments: [
      ("suwonqq", 32, "suwon"), ("sao pauloq", 32, "sao paulo"), ("São Paxlo", 32, "São Pa"),
      ("sao pauloq", 5, "sao p"), ("suwon", 32, "suwo"), ("qsuwon", 32, nil), ("su", 32, nil),
      ("s", 32, nil), ("", 32, nil), ("수워q", 32, "수워"),
    ] as [(String, Int, String?)])
  func longestBeginningIsThatOfAName(text: String, longest: Int, expected: String?) throws {
    let list = try TestLists.index(
      of: TestLists.json([
        TestLists.entry(id: 1, name: "Suwon", names: ["수원"]),
        TestLists.entry(id: 2, name: "São Paulo", country: "BR"),
      ]))
    #expect(list.longestBeginning(of: text, upTo: longest, language: "en") == expected)
  }

  @Test func metropolitanGwangjuRanksAboveGwangjuInGyeonggi() {
    #expect(index.search("광주", limit: 2).matches.map(\.city.id) == [1_841_811, 1_841_810])
  }

  @Test func homeCountryBreaksTies() {
    #expect(names("london").first == "London GB")
    #expect(names("london", SearchContext(homeCountry: "CA")).first == "London CA")
  }

  @Test func favoritesBreakTies() {
    let context = SearchContext(preferredIDs: [6_058_560])
    #expect(names("london", context).first == "London CA")
    #expect(names("lond", context).first == "London CA")
  }

  @Test func favoriteIsNotBoostedByALaterWordOfAnAlternateName() {
    // Wang-ching is another name of Seoul.
    let context = SearchContext(preferredIDs: [1_835_848])
    let found = TestLists.index.search("ch", limit: 1, context: context).matches.first
    #expect(found?.city.id != 1_835_848)
  }

  /// Most of many matches are skipped by their population alone; with no limit, none is.
  @Test(arguments: ["s", "a", "n", "san", "new", "ㅅ", "ㄱ", "서", "김", "川"])
  func limitedSearchEqualsPrefixOfUnlimitedSearch(query: String) {
    let found = index.ranks(query, limit: index.count)
    let others = stride(from: 30, to: found.count, by: max(1, found.count / 20)).map { found[$0] }
    var contexts = [
      SearchContext(), SearchContext(homeCountry: "KR"), SearchContext(homeCountry: "US"),
      SearchContext(timeZone: "Asia/Seoul"), SearchContext(homeCountry: "FJ"),
    ]
    for rank in others {
      let city = index.city(atRank: rank)
      contexts += [
        SearchContext(preferredIDs: [city.id]), SearchContext(leader: city.id),
        SearchContext(
          homeCountry: city.country, preferredIDs: [city.id],
          near: .init(latitude: city.latitude, longitude: city.longitude)),
        SearchContext(near: .init(latitude: city.latitude, longitude: city.longitude)),
      ]
    }
    for context in contexts {
      let best = index.ranks(query, limit: 8, context: context)
      let all = index.ranks(query, limit: index.count, context: context)
      #expect(best == Array(all.prefix(8)), "\(context)")
    }
  }

  @Test func largeCitiesRankAboveAlternateNamesOfSmallPlaces() {
    for (query, place) in [
      ("rom", "Rome IT"), ("osa", "Osaka JP"), ("lon", "London GB"), ("ber", "Berlin DE"),
      ("mad", "Madrid ES"), ("pa", "Paris FR"), ("la", "Los Angeles US"), ("wpwn", "Jeju City KR"),
    ] {
      #expect(names(query).first == place, "\(query)")
    }
  }

  @Test func matchesInsideANameRankLast() {
    let matches = index.search("lon", limit: 4000).matches
    #expect(Set(matches.map(\.quality)) == [.exact, .prefix, .wordPrefix, .inside])
    #expect(matches.last?.quality == .inside)
  }

  @Test func unknownWordsAreDroppedAndReported() {
    let weather = index.search("서울 날씨", limit: 1)
    #expect(weather.matches.first?.city.id == 1_835_848)
    #expect(weather.droppedWords == ["날씨"])
    #expect(index.search("weather London", limit: 1).droppedWords == ["weather"])
    #expect(index.search("paris texas", limit: 1).droppedWords.isEmpty)
    #expect(names("서울 강남구").first == "Gangnam-gu KR")
    #expect(names("수원시 영통구").first == "Yeongtong-gu KR")
  }

  @Test(arguments: [
    ("서울시 강남구", "Gangnam-gu KR"), ("서울시강남구", "Gangnam-gu KR"), ("東京都渋谷区", "Shibuya JP"),
    ("東京都 渋谷区", "Shibuya JP"), ("広東省深圳市", "Shenzhen CN"), ("上海市浦东新区", "Pudong CN"),
    // Kita in Osaka is not in the list, and Kita in Tokyo must not match.
    ("大阪市北区", "Osaka JP"), ("札幌市中央区", "Sapporo JP"), ("北京市朝阳区", "Beijing CN"),
    ("大阪府堺市", "Sakai JP"), ("大阪府", "Osaka JP"), ("広東省", "Shenzhen CN"),
  ])
  func districtRanksAboveItsCityIfListed(address: String, place: String) {
    #expect(names(address).first == place)
  }

  @Test func postalCodesAreRecognized() {
    for code in ["06236", "90210-1234", "SW1A 1AA", "K1A 0B1", "150-0001", "00-950"] {
      #expect(index.search(code, limit: 1).isPostalCode, "\(code)")
    }
    for name in ["seoul", "qqqqqq", "123456789012"] {
      #expect(!index.search(name, limit: 1).isPostalCode, "\(name)")
    }
  }

  @Test func namesInTheUsersLanguageRankLikeDisplayedNames() {
    #expect(names("mün", SearchContext(language: "de")).first == "Munich DE")
    #expect(index.name(ofCity: 2_867_714, in: "de") == "München")
    #expect(index.name(ofCity: 2_761_369, in: "de_AT.UTF-8") == "Wien")
    #expect(index.name(ofCity: 1_850_147, in: "ja") == "東京")
    #expect(index.name(ofCity: 1_835_848, in: "zh_TW") == "首爾")
    #expect(index.name(ofCity: 1_835_848, in: "en") == nil)
    #expect(index.city(id: 524_901)?.localName(language: "uk") == "Москва")
  }

  @Test func timeZoneAndProximityInfluenceRanking() {
    #expect(names("london", SearchContext(timeZone: "America/Toronto")).first == "London CA")
    let near = SearchContext(near: .init(latitude: 37.2, longitude: 127.4))
    #expect(index.search("광주", limit: 1, context: near).matches.first?.city.id == 1_841_811)
    let portland = SearchContext(near: .init(latitude: 43.6, longitude: -70.2))
    #expect(index.search("portland", limit: 2, context: portland).matches.count == 2)
  }

  @Test func totalIncludesMatchesBeyondTheLimit() {
    let few = index.search("san", limit: 3)
    let many = index.search("san", limit: 10_000)
    #expect(few.matches.count == 3)
    #expect(few.total == many.total)
    #expect(many.matches.count == many.total)
    #expect(Array(many.matches.prefix(3)) == few.matches)
    #expect(index.search("san", limit: 0).matches.isEmpty)
    #expect(index.search("san", limit: -1).total == few.total)
  }

  @Test func typosMatchIfThereAreFewOtherMatches() {
    #expect(index.search("lodnon", limit: 1).matches.first?.quality == .exactWithTypo)
    #expect(index.search("berlin", limit: 50).matches.allSatisfy { $0.quality <= .inside })
    #expect(index.search("oslp", limit: 1).matches.first?.city.name == "Oslo")
    // Three letters are too few for a typo.
    #expect(index.search("xuq", limit: 1).total == 0)
    #expect(index.search("부신", limit: 1).matches.first?.city.name == "Busan")
    // The initials of both syllables must match.
    #expect(index.search("수산", limit: 20).matches.allSatisfy { $0.city.name != "Busan" })
  }

  @Test func wordsMatchInAnyOrderAcrossNameDivisionAndCountry() {
    for query in ["texas paris us", "us paris texas", "paris, tx", "paris/usa/texas"] {
      #expect(names(query).first == "Paris US", "\(query)")
    }
    #expect(names("수원 경기 한국").first == "Suwon KR")
    #expect(names("suwon südkorea", SearchContext(language: "de")).first == "Suwon KR")
    #expect(names("москва россия", SearchContext(language: "ru")).first == "Moscow RU")
  }

  @Test func preparingALanguageDoesNotChangeResults() {
    let before = index.search("수원 경기", limit: 5)
    index.prepare(language: "ko")
    #expect(index.search("수원 경기", limit: 5) == before)
  }

  @Test func countryOrDivisionNameFindsItsCapitalOrLargestCity() {
    for (query, place) in [
      ("미국", "Washington US"), ("일본", "Tokyo JP"), ("Deutschland", "Berlin DE"), ("日本", "Tokyo JP"),
      ("Україна", "Kyiv UA"), ("California", "Los Angeles US"), ("四川", "Chengdu CN"),
      ("제주도", "Jeju City KR"), ("suomi", "Helsinki FI"), ("mexico", "Mexico City MX"),
    ] {
      #expect(names(query).first == place, "\(query)")
    }
    #expect(names("일본").dropFirst().first == "Yokohama JP")
  }

  @Test func matchedNameAndRangesAreReported() throws {
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

  @Test func longAndMaliciousQueriesDoNotCrash() {
    let queries = [
      String(repeating: "a", count: 100_000), String(repeating: "san ", count: 1000),
      String(repeating: "\u{301}", count: 5000), "e" + String(repeating: "\u{301}", count: 5000),
      "\u{0}\u{1}\u{FFFF}\u{10FFFF}", String(repeating: "ㄱ", count: 500), "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
      "\u{1100}\u{1161}\u{11A8}", "%s%n\\\"'; DROP", "１２３", "ﬀ", "ᄒ", "\u{3099}\u{309A}",
    ]
    for query in queries { _ = index.search(query, limit: 10) }
  }

  @Test func decomposedUnicodeMatchesComposedNames() {
    #expect(names("Sa\u{303}o Paulo").first == "São Paulo BR")
    // 서울 in the decomposed form of macOS file names.
    #expect(names("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}").first == "Seoul KR")
    #expect(names("フ\u{309A}サン").isEmpty == names("プサン").isEmpty)
  }

  @Test(arguments: ["bei jing", "na go ya", "weather in london", "Oxford Street London"])
  func readingOfAWellKnownNameForgivesNoTypos(query: String) {
    let matches = index.search(query, limit: 500).matches
    #expect(!matches.isEmpty)
    for match in matches {
      #expect(match.quality < .exactWithTypo || match.quality == .region, "\(match.city.name)")
    }
  }

  @Test func endingsOfAllLanguagesAreRemovedInASentence() {
    let found = index.search("w Krakowie", limit: 1)
    #expect(found.matches.first?.city.id == 3_094_802 && found.droppedWords == ["w"])
  }

  @Test(arguments: ["chicago zq", "brooklyn weath"])
  func unfinishedWordAfterANameIsNotDropped(query: String) {
    let found = index.search(query, limit: 1)
    let name = query.split(separator: " ").first.map(String.init)
    #expect(found.matches.first?.city.name.lowercased() == name)
    #expect(found.droppedWords.isEmpty)
  }

  @Test func namesOfTheCityAndItsDistrictAreNotDropped() {
    #expect(index.search("서울시 강남구", limit: 1).droppedWords.isEmpty)
    let found = index.search("서울시 강남구 qxzvkwj", limit: 1)
    #expect(found.matches.first?.city.name == "Gangnam-gu" && found.droppedWords == ["qxzvkwj"])
  }

  @Test func beginningsAreCountedUpToAMaximum() {
    #expect(index.search("a", limit: 1).beginningCount == SearchResult.maxBeginnings)
  }
}
