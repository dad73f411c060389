import Testing

@testable import CitySearch

/// Queries that are read in another way than letter by letter.
struct ReadingTests {
  private func first(_ query: String, _ context: SearchContext) -> Int? {
    TestLists.index.search(query, limit: 1, context: context).matches.first?.city.id
  }

  @Test(
    arguments: [
      ("fi", "FI", "Turun", 633679), ("hu", nil, "Pécsen", 3046526), ("tr", nil, "izmirde", 311046),
      ("et", "EE", "Tartus", 588335), ("hr", "HR", "u Puli", 3192224),
    ] as [(String, String?, String, Int)])
  func aCaseEndingOfTheUsersLanguageIsRemoved(
    language: String, home: String?, query: String, id: Int
  ) {
    #expect(first(query, SearchContext(homeCountry: home, language: language)) == id)
  }

  @Test func anInflectedNameOfAPlaceAtHomeDoesNotHideAPlaceForOthers() {
    #expect(first("Tartus", SearchContext(language: "en")) == 163345)
  }

  @Test(arguments: [("thk,", 295277), ("fy]h]", 98182), ("uessalon;ikh", 734077)])
  func marksAreLettersOnOtherLayouts(query: String, id: Int) {
    #expect(first(query, SearchContext()) == id)
  }

  @Test func wordsOfANameMayBeWrittenApart() {
    #expect(first("bei jing", SearchContext()) == 1816670)
    #expect(first("na go ya", SearchContext()) == 1856057)
  }

  @Test func pinyinOfCitiesAbroadIsReadInAChineseInterface() {
    #expect(first("niuyue", SearchContext(language: "zh-Hans")) == 5128581)
    #expect(first("milan", SearchContext(language: "en")) == 3173435)
  }

  @Test func theWeatherMayBeTypedOnTheOtherLayoutToo() {
    #expect(first("tjdnf skfTl", SearchContext(language: "ko")) == 1835848)
  }

  @Test func anAddressNamesTheTownAfterThePostalCode() {
    #expect(first("Dam 1, 1012 JS Amsterdam", SearchContext()) == 2759794)
    #expect(first("12 rue de la République, 69001 Lyon, France", SearchContext()) == 2996944)
  }

  @Test func aCountryInCapitalsIsNoAirport() {
    #expect(first("USA", SearchContext()) == 4140963)
  }

  @Test func aQuarterOfALargeCityPrecedesARuralTown() {
    let korean = SearchContext(homeCountry: "KR", language: "ko")
    for (query, district) in [("반포", "서초구"), ("청라", "서구"), ("판교", "성남시 분당구")] {
      let city = TestLists.index.search(query, limit: 1, context: korean).matches.first?.city
      #expect(city?.withinHangul == district, "\(query)")
    }
  }

  @Test func consonantsMeanPlacesInKoreaFirst() {
    let korean = SearchContext(homeCountry: "KR", language: "ko")
    for (query, name) in [("ㅈㅈㄷ", "제주시"), ("ㅎㄹㅅ", "한라산"), ("ㅇㅊㄱㅎ", "인천국제공항")] {
      let city = TestLists.index.search(query, limit: 1, context: korean).matches.first?.city
      #expect(city?.hangulName == name, "\(query)")
    }
  }

  @Test func aCityWithoutNamesInOtherLanguagesIsLittleKnown() {
    #expect(first("Cadiz", SearchContext()) == 2520600)
    #expect(first("Orleans", SearchContext()) == 2989317)
  }

  @Test func smallTownsThatPeopleTravelToAreFound() {
    #expect(first("Zermatt", SearchContext()) == 2657928)
    #expect(first("Skagen", SearchContext()) == 2613939)
  }
}
