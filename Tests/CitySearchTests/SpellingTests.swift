import Testing

@testable import CitySearch

/// The typed part of a name, and the distinctions made before the search.
struct SpellingTests {
  private func first(
    _ query: String, language: String = "en", home: String? = nil
  ) -> CityMatch? {
    TestLists.index.search(
      query, limit: 1, context: SearchContext(homeCountry: home, language: language)
    ).matches.first
  }

  @Test(arguments: [
    "Seoul", "서울", "서울시", "서울특별시", "ソウル", "Сеул", "nyc", "london ca", "mexico",
    "수원시 영통구", "울릉도", "서울 날씨", "서울날씨", "weather london", "RKSI", "São Paulo",
    "sao paulo",
  ])
  func completeNameIsClassifiedAsName(query: String) {
    #expect(first(query)?.spelling == .name, "\(query)")
  }

  /// Flushing in New York is not New Flushing, but Kensington there is New York Kensington.
  @Test func nameAfterAPartOfARegionIsClassifiedAsOtherName() {
    #expect(first("New Flushing")?.spelling == .otherName)
    #expect(first("New York Kensington")?.spelling == .name)
  }

  @Test(arguments: ["icn", "Praha", "rksi", "Angora", "岐阜県高山市", "神奈川県横浜市"])
  func alternateNamesAndCodesAreClassifiedAsOtherName(query: String) {
    #expect(first(query)?.spelling == .otherName, "\(query)")
  }

  @Test func alternateNameInTheHomeCountryIsClassifiedAsName() {
    #expect(first("Praha", home: "CZ")?.spelling == .name)
    #expect(first("岐阜県高山市", home: "JP")?.spelling == .name)
  }

  /// In no list are La Caldera in Argentina and Clay Center in Kansas.
  @Test(arguments: ["La Caldera", "Clay Center", "Montgomery City", "Bugang"])
  func nameMissingAWordIsNeitherNameNorPrefix(query: String) {
    #expect(first(query)?.spelling != .name, "\(query)")
    #expect(first(query)?.spelling != .beginning, "\(query)")
  }

  @Test func koreanNameWithoutSuffixIsClassifiedAsNameInKorea() {
    #expect(first("Bugang", home: "KR")?.spelling == .name)
    #expect(first("Bugang-myeon")?.spelling == .name)
  }

  @Test(arguments: ["geneva ny", "chicago am", "geneva zq", "La Veta", "boston wea"])
  func unfinishedWordThatIsNotItsRegionIsNotDropped(query: String) {
    #expect(first(query)?.spelling == .other, "\(query)")
  }

  @Test(arguments: ["seo", "서귀", "부", "new yo", "lond ca", "Моск", "東"])
  func namePrefixIsClassifiedAsBeginning(query: String) {
    #expect(first(query)?.spelling == .beginning, "\(query)")
  }

  @Test(arguments: [
    "ㅅㅇ", "서ㅇ", "서우", "tjdnf", "kjyljy", "seuol", "usan", "ngeles", "q", "x", "xq", "california",
    "일본",
    "x [31mq", "paris qqqq", "서울강남구", "toukyou", "weather lond",
  ])
  func indirectMatchesAreNotClassifiedAsName(query: String) {
    #expect(first(query)?.spelling ?? .other == .other, "\(query)")
  }

  @Test(arguments: [
    ("서울 날씨", "서울", ["날씨"]), ("서울날씨", "서울", ["날씨"]), ("北京天气预报", "北京", ["天气预报"]),
    ("weather in london", "in london", ["weather"]), ("東京の天気", "東京", ["の天気"]),
  ])
  func weatherWordsAreRemovedFromTheQuery(text: String, rest: String, words: [String]) {
    let first = WeatherVocabulary.rests(of: text).first
    #expect(first?.text == rest && first?.removed == words)
  }

  @Test(arguments: ["seoul", "날씨", "weather", "서울", ""])
  func weatherWordsAreNotRemovedIfNothingWouldRemain(text: String) {
    #expect(WeatherVocabulary.rests(of: text).isEmpty)
  }

  @Test(arguments: [("서울에", ["서울"]), ("괌에", ["괌"]), ("서울", []), ("에", [])])
  func koreanParticlesAreRemovedFromOneSyllableOrMore(word: String, stems: [String]) {
    #expect(CaseEndings.stems(of: word, isSentence: false, language: "ko") == stems)
  }

  @Test func joinedPlaceNamesAreSplit() {
    #expect(JoinedWords.parted("경기도성남시분당구").first == "경기도 성남시 분당구")
    #expect(JoinedWords.parted("東京都渋谷区").first == "東京都 渋谷区")
    #expect(JoinedWords.parted("서울강남구").contains("서울 강남구"))
    #expect(JoinedWords.parted("서울").isEmpty && JoinedWords.parted("london").isEmpty)
    // Eight letters are split at every position, and nine are not.
    #expect(JoinedWords.parted("가나다라마바사아").count == 5)
    #expect(JoinedWords.parted("가나다라마바사아자").isEmpty)
  }

  @Test func completeSyllableOutranksItsKeystrokes() {
    #expect(first("서ㅇ", language: "ko", home: "KR")?.city.name == "Seoul")
    #expect(first("고", language: "ko", home: "KR")?.city.name == "Goyang")
  }

  @Test func prefixMatchesAreCounted() {
    func count(_ query: String) -> Int { TestLists.index.search(query, limit: 1).beginningCount }
    #expect(count("seo") >= 3 && count("seuol") == 0 && count("tjdnf") == 0)
    #expect(count("paris qqqq") == 0)
  }
}
