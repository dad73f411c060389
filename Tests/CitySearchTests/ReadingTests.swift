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
  func caseEndingsOfTheUsersLanguageAreRemoved(
    language: String, home: String?, query: String, id: Int
  ) {
    #expect(first(query, SearchContext(homeCountry: home, language: language)) == id)
  }

  @Test(arguments: [
    ("της Καβάλας", 735861), ("καιρός του Βόλου", 251833), ("των Τρικάλων", 252664),
    ("ob-havo Samarqand", 1216265), ("อากาศที่อุดรธานี", 1605239),
    ("bursada", 750269), ("Scarburgh", 2638419), ("長崎駅", 1856177), ("岐阜大学", 1863641),
  ])
  func wordsAroundNamesAreReadInEveryUsersLanguage(query: String, id: Int) {
    #expect(first(query, SearchContext(language: "en")) == id)
  }

  @Test(arguments: [
    ("University of Leeds", 2644688), ("Universidad de Cuenca", 3658666),
    ("Bahnhof Kassel", 2892518), ("Lublin dworzec", 765876),
  ])
  func institutionsStandInTheirTownsButAreNotCertain(query: String, id: Int) {
    let match = TestLists.index.search(query, limit: 1).matches.first
    #expect(match?.city.id == id && match?.spelling == .otherName)
  }

  @Test(
    arguments: [
      ("nsw", nil, 2147714), ("qld", nil, 2174003), ("palau", nil, 8063361),
      ("st pete", "US", 4171563),
    ] as [(String, String?, Int)])
  func codesOfDivisionsAndSmallCountriesFindWhatIsMeant(query: String, home: String?, id: Int) {
    #expect(first(query, SearchContext(homeCountry: home)) == id)
  }

  @Test(arguments: ["Lebanon", "Palau"])
  func townWithTheNameOfACountryIsNotCertain(query: String) {
    let american = SearchContext(homeCountry: "US")
    let matches = TestLists.index.search(query, limit: 20, context: american).matches
    #expect(matches.contains { $0.spelling == .otherName })
    #expect(!matches.contains { $0.spelling == .name && !["LB", "PW"].contains($0.city.country) })
  }

  @Test func divisionAtHomePrecedesACityAbroad() {
    let canadian = SearchContext(homeCountry: "CA")
    #expect(first("Ontario", canadian) == 6167865)
    #expect(first("Ontario", SearchContext(homeCountry: "US")) == 5379439)
    let abroad = TestLists.index.search("Ontario", limit: 9, context: canadian).matches
      .first { $0.city.id == 5379439 }
    #expect(abroad?.spelling == .otherName)
  }

  @Test func caseEndingsOfOtherLanguagesAreNotRemoved() {
    #expect(first("Tartus", SearchContext(language: "en")) == 163345)
  }

  @Test(arguments: [
    ("thk,", 295277), ("fy]h]", 98182), ("uessalon;ikh", 734077), ("]fd", 292223),
    ("]lar", 170654), (":bnjvbh", 686967), ("{f,fhjdcr", 2022890), ("D[sseldorf", 2934246),
    ("k;ln", 2886242), (":anl\\urfa", 298333),
  ])
  func punctuationKeysMapToLettersOfOtherLayouts(query: String, id: Int) {
    #expect(first(query, SearchContext()) == id)
  }

  @Test(arguments: [
    ("Truro Cornwall", 2635412), ("Tavira, Algarve", 2262744), ("Newport Isle of Wight", 2641599),
    ("Puerto de la Cruz Tenerife", 2512196), ("Ronda Málaga", 2511730), ("Toledo Madrid", 2510409),
    ("Mallorca Sóller", 2510821), ("Κρήτη Χανιά", 260114), ("Whitby Yorkshire", 2634135),
    ("Lake Tahoe", 119_091_281), ("Málaga", 2514256), ("weather Truro Cornwall", 2635412),
  ])
  func townWithAnAreaOrALargerCityIsMeant(query: String, id: Int) {
    let match = TestLists.index.search(query, limit: 1).matches.first
    #expect(match?.city.id == id && match?.quality == .exact)
  }

  @Test(arguments: [
    ("ニュー・デリー", 1261481), ("サン・フランシスコ", 5391959), ("サンフランシスコ", 5391959),
  ])
  func marksBetweenWordsInKanaMayBeLeftOut(query: String, id: Int) {
    #expect(first(query, SearchContext(language: "ja")) == id)
  }

  @Test(arguments: ["فیصل\u{200C}آباد", "فیصل آباد", "فیصلآباد", "فیصلاباد"])
  func persianNonJoinerMayBeLeftOut(query: String) {
    #expect(first(query, SearchContext(language: "fa")) == 1179400)
    #expect(TestLists.index.name(ofCity: 1179400, in: "fa") == "فیصل\u{200C}آباد")
  }

  @Test(arguments: [
    ("Mumbaiiii", 1275339), ("📍成都", 1815286), ("rympk", 1614295), ("Elbflorenz", 2935022),
  ])
  func textAroundAndInsteadOfNamesIsRead(query: String, id: Int) {
    #expect(first(query, SearchContext()) == id)
  }

  @Test(arguments: [
    ("Mumbaiiii", ["mumbai", "mumbaii"]), ("aaaab", ["ab", "aab"]), ("Gaaal", ["gal", "gaal"]),
    ("Aachen", []), ("111a", []),
  ])
  func lettersTypedManyTimesAreReducedToOneOrTwo(text: String, readings: [String]) {
    #expect(RepeatedLetters.reduced(text) == readings)
  }

  @Test func regionTypedWithItsAccentPrecedesATownAbroad() {
    #expect(first("Andalucía", SearchContext(homeCountry: "ES", language: "es")) == 2510911)
  }

  /// 北海道 is a division, not 北海 with an ending; a seat may have the name of its county as another name.
  @Test(arguments: [
    ("北海道虻田郡倶知安町", 2129365), ("云南省腾冲市", 1279891), ("江苏沛县", 1798972),
  ])
  func namesAfterTheirDivisionLoseTheirEnding(query: String, id: Int) {
    #expect(first(query, SearchContext(language: "zh-Hans")) == id)
  }

  @Test(arguments: [
    ("昆明呈贡区", 134_226_159), ("宜蘭羅東", 138_035_748), ("屏東縣恆春鎮", 1_676_242),
    ("酒泉敦煌市", 1_529_531), ("鹿港鎮", 134_044_816), ("臺北市信義區", 1_668_341),
  ])
  func placeIsFoundAfterItsCityWithoutASpace(query: String, id: Int) {
    #expect(first(query, SearchContext(language: "zh-Hans")) == id)
  }

  /// Four characters may be two names by chance, so that they are only certain with a division's ending.
  @Test(arguments: [("屏東縣恆春鎮", true), ("宜蘭羅東", false)])
  func placeAfterItsCityIsCertainWithTheEndingOfADivision(query: String, isCertain: Bool) {
    let context = SearchContext(language: "zh-Hans")
    let match = TestLists.index.search(query, limit: 1, context: context).matches.first
    #expect((match?.spelling == .name) == isCertain)
  }

  @Test func placeFarFromTheCityBeforeItIsNotMeant() {
    #expect(first("昆明羅東", SearchContext(language: "zh-Hans")) != 138_035_748)
  }

  @Test(arguments: [
    ("hai dian qu", 135_060_717), ("zhuhaishi", 1_790_437), ("fuping xian", 131_070_620),
  ])
  func suffixesOfDivisionsAreReadInPinyin(query: String, id: Int) {
    #expect(first(query, SearchContext(homeCountry: "CN", language: "zh-Hans")) == id)
  }

  @Test(arguments: [
    ("ORD airport", "ORD"), ("flughafen FRA", "FRA"), ("aéroport CDG", "CDG"), ("ord airport", nil),
    ("ORD", nil), ("New airport", nil), ("ORD airport bus", nil),
  ])
  func codeBesideTheWordForAnAirportIsRead(text: String, code: String?) {
    #expect(AirportPhrase.code(text) == code)
    if let code { #expect(first(text, SearchContext()) == first(code, SearchContext())) }
  }

  /// Three letters within a word are too little beside the name of a country.
  @Test func fewLettersWithinAWordAreNoName() {
    #expect(first("CEP 40020-000 Salvador", SearchContext(homeCountry: "BR")) == 3_450_554)
    #expect(first("tp. Huế", SearchContext(homeCountry: "VN", language: "vi")) == 1_580_240)
  }

  @Test func resortIsFoundAfterTheAreaAroundIt() {
    #expect(first("Haute-Savoie Megève", SearchContext(homeCountry: "FR")) == 128_595_117)
  }

  @Test(arguments: [
    ("Hukui", "fukui"), ("Itikawa", "ichikawa"), ("tyatan", "chatan"), ("Zyoetu", "joetsu"),
    ("Syunan", "shunan"), ("Chubu", nil), ("Osaka", nil), ("Tu-ku", nil),
  ])
  func romanisationOfTheSchoolsIsReadAsThatOfMaps(text: String, expected: String?) {
    #expect(Kunrei.hepburn(text) == expected)
  }

  @Test(arguments: [("Hukui", 1_863_985), ("Itikawa", 11_837_657)])
  func japaneseCityIsFoundInTheRomanisationOfTheSchools(query: String, id: Int) {
    #expect(first(query, SearchContext(homeCountry: "JP")) == id)
  }

  /// Users whose language is not inflected may write that of their country.
  @Test(arguments: [("HU", "Szombathelyen", 3_044_310), ("HU", "Siófokon", 3_045_332)])
  func caseEndingsOfTheCountrysLanguageAreRemoved(home: String, query: String, id: Int) {
    let context = SearchContext(homeCountry: home)
    let match = TestLists.index.search(query, limit: 1, context: context).matches.first
    #expect(match?.city.id == id && match?.quality == .exact)
    // Elsewhere the ending is a typo at best.
    let abroad = SearchContext(homeCountry: "US")
    let other = TestLists.index.search(query, limit: 1, context: abroad).matches.first
    #expect(other?.city.id != id || other?.quality == .exactWithTypo)
  }

  @Test func accentIsComparedWithTheNameAsItIsWritten() {
    let french = SearchContext(homeCountry: "FR", language: "fr")
    #expect(first("St Étienne", french) == 2_980_291)
    #expect(first("saint-étienne", french) == 2_980_291)
  }

  /// Nigeria's postal codes have six digits, Israel's seven.
  @Test(arguments: [
    ("PT", "8600 Lagos", 2_267_226), ("CH", "1950 Sion", 2_658_576),
    ("US", "75001 Paris", 2_988_507),
    ("NG", "Lagos", 2_332_459),
    ("US", "1234 Main Street Boston", 4_930_956), ("FR", "12 Lagos", 2_332_459),
  ])
  func placeIsInACountryWithSuchPostalCodes(home: String, query: String, id: Int) {
    #expect(first(query, SearchContext(homeCountry: home)) == id)
  }

  @Test func countriesWithoutACodeHaveAnotherNumberOfDigits() {
    let others = PostalCode.countries(without: ["8600"])
    #expect(others.contains(CountryCode.packed("NG".utf8)))
    #expect(!others.contains(CountryCode.packed("PT".utf8)))
    // Of Britain, whose codes have letters, nothing is known.
    #expect(!others.contains(CountryCode.packed("GB".utf8)))
    #expect(PostalCode.countries(without: ["Rua", "12"]).isEmpty)
    #expect(PostalCode.countries(without: ["8600", "Rua"]).isEmpty)
  }

  @Test func streetIsReadBeforeItsTown() {
    let american = SearchContext(homeCountry: "US")
    #expect(first("450 Congress St Portland ME", american) == 4_975_802)
    #expect(first("10 Rue St Étienne Caen", SearchContext(homeCountry: "FR")) == 3_029_241)
  }

  @Test(arguments: [
    ("みなかみ町", 1_849_675), ("すいた市", 1_851_483), ("乗鞍高原", 115_834_058), ("峨眉山金顶", 119_749_062),
  ])
  func suffixesAreRemovedAfterKanaAndFromSights(query: String, id: Int) {
    #expect(first(query, SearchContext(language: "ja")) == id)
  }

  @Test(arguments: [("ㅈㄹㅅ", "Jirisan"), ("ㅇㅂㄹㄷ", "Everland"), ("ㄱㅇㄹ", "Gwangalli Beach")])
  func initialsMeanTheBestKnownSightOfKorea(query: String, name: String) {
    let korean = SearchContext(homeCountry: "KR", language: "ko")
    #expect(
      TestLists.index.search(query, limit: 1, context: korean).matches.first?.city.name == name)
  }

  @Test func singleLetterDoesNotRepresentAQuery() {
    #expect(TestLists.index.search("'s-Vlorkenheim", limit: 1).matches.isEmpty)
  }

  @Test func nameSplitBySpacesIsFound() {
    #expect(first("bei jing", SearchContext()) == 1816670)
    #expect(first("na go ya", SearchContext()) == 1856057)
  }

  @Test(arguments: [
    ("chang sha", "Changsha"), ("chong qin", "Chongqing"), ("bei jing", "Beijing"),
    ("wu xi", "Wuxi"),
  ])
  func pinyinSyllablesSplitBySpacesAreFound(query: String, name: String) {
    let context = SearchContext(homeCountry: "CN", language: "zh-Hans")
    #expect(
      TestLists.index.search(query, limit: 1, context: context).matches.first?.city.name == name)
  }

  @Test(
    arguments: [
      ("luoyang", "ly"), ("changan", "ca"), ("xian", "x"), ("zhengzhou", "zz"), ("erlian", "el"),
      ("paris", nil), ("", ""),
    ] as [(String, String?)])
  func pinyinIsSplitIntoSyllables(name: String, initials: String?) {
    #expect(Pinyin.initials(of: Array(name.utf8)[...]) == initials.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("ly", "Linyi"), ("gl", "Guilin"), ("sjz", "Shijiazhuang"), ("qhd", "Qinhuangdao"),
    ("zz", "Zhengzhou"),
    ("xt", "Xiangtan"), ("wz", "Wenzhou"), ("hrb", "Harbin"),
  ])
  func pinyinInitialsFindTheLargestChineseCity(query: String, name: String) {
    let chinese = SearchContext(homeCountry: "CN", language: "zh-Hans")
    let found = TestLists.index.search(query, limit: 1, context: chinese).matches.first
    #expect(found?.city.name == name)
    #expect(TestLists.index.chineseCity(withInitials: "vv") == nil)
    #expect(!PinyinInitials.mayBe(query, language: "en"))
  }

  @Test(arguments: ["la", "zh", "b", "bjxyz", "LY"])
  func pinyinInitialsRejectSyllablesLongAndUppercaseText(text: String) {
    #expect(!PinyinInitials.mayBe(text, language: "zh-Hans"))
  }

  @Test(arguments: [
    ("나리타 공항", "ko", "KR", 100_030_809), ("호주 퍼스", "ko", "KR", 2_063_523),
    ("岐阜県高山市", "ja", "JP", 1_850_892), ("静岡県浜松市", "ja", "JP", 1_863_289),
    ("京都府宇治市", "ja", "JP", 1_849_372), ("東京都府中市", "ja", "JP", 11_611_632),
    ("台中高鐵站", "zh-Hant", "TW", 1_668_399), ("Thái Lan", "vi", "VN", 1_609_350),
    ("Phần Lan hôm nay", "vi", "VN", 658_225), ("Kapverden", "de", "DE", 3_374_333),
    ("Zermatt ski resort", "en", "US", 2_657_928), ("zhuhaishi", "zh-Hans", "CN", 1_790_437),
    ("Lappeenrannassa", "fi", "FI", 648_900), ("Tukholmaan", "fi", "FI", 2_673_730),
    ("Klaipėdoje", "lt", "LT", 598_098), ("Vilniuje", "lt", "LT", 593_116),
    ("Panevėžyje", "lt", "LT", 596_128),
    ("河北省石家庄市", "zh-Hans", "CN", 1_795_270),
    ("istanbul hava", "tr", "TR", 745_044), ("مراكش", "ar", "SA", 2_542_997),
  ])
  func placesAreFoundInLocalNotation(query: String, language: String, home: String, id: Int) {
    let context = SearchContext(homeCountry: home, language: language)
    let found = TestLists.index.search(query, limit: 1, context: context).matches.first
    #expect(found?.city.id == id)
  }

  @Test(
    arguments: [
      ("さいたま市大宮区", "さいたま市 大宮区"), ("京都府宇治市", "京都府 宇治市"), ("京都市", nil),
      ("東京都府中市", "東京都 府中市"), ("広島県府中市", "広島県 府中市"),
      ("上海市浦东新区", "上海市 浦东新区"),
    ] as [(String, String?)])
  func divisionIsSplitAtItsLastSuffix(text: String, parts: String?) {
    #expect(JoinedWords.marked(text) == parts)
  }

  @Test func cityAbbreviationTakesPrecedenceOverAirportCode() {
    #expect(first("KBH", SearchContext(language: "da")) == 2_618_425)
    #expect(first("LHR", SearchContext()) == 100_027_855)
  }

  /// Yul-myeon is a district of Korea.
  @Test func uppercaseCodeIsAnAirportBesideADistrict() {
    #expect(first("YUL", SearchContext()) == City.Kind.number(ofAirport: "YUL"))
  }

  @Test(arguments: [
    ("Mt Everest", "Mount Everest"), ("Pt. Pleasant", "Point Pleasant"),
    ("Sto Domingo", "Santo Domingo"),
  ])
  func shortenedWordsAreReadInFull(query: String, name: String) {
    let match = TestLists.index.search(query, limit: 1).matches.first
    #expect(match?.city.name == name && match?.spelling == .name)
  }

  @Test(arguments: [
    ("The Bonx", "The Bronx"), ("Beniin City", "Benin City"), ("los angels", "Los Angeles"),
    ("los angles", "Los Angeles"), ("the hage", "The Hague"), ("the london", "London"),
    ("ciudead del este", "Ciudad del Este"), ("weather londn", "London"),
  ])
  func partOfAMisspelledNameIsNotAFiller(query: String, name: String) {
    #expect(TestLists.index.search(query, limit: 1).matches.first?.city.name == name)
  }

  /// Of a misspelled name, the function words alone would match Delhi.
  @Test(arguments: ["xqzv de la", "de la xqzv vkwx"])
  func functionWordsAloneMatchNothing(query: String) {
    #expect(TestLists.index.search(query, limit: 1).matches.isEmpty)
  }

  @Test(arguments: ["12 Main St, -", "12 x, ·, !"])
  func addressWithoutATownIsNotAWholeName(query: String) {
    let found = TestLists.index.search(query, limit: 1).matches.first
    #expect(found?.spelling != .name)
  }

  @Test(arguments: [
    ("639 Main St, West Pensacola, FL", "West Pensacola"),
    ("1600 Pennsylvania Ave NW, Washington, DC 20500", "Washington"),
    ("10 Downing St, Westminster, London SW1A 2AA", "City of Westminster"),
    ("65 High Street, Slough AB1 2CD", "Slough"), ("Via Roma 10, Torino", "Turin"),
    ("Roma 10, Torino", "Turin"), ("Calle Granada 5, Málaga", "Málaga"),
    ("Paseo de la Reforma 222, Ciudad de México", "Mexico City"),
    ("Cheapside Street London", "London"),
    ("Avenida Brasil Rio de Janeiro", "Rio de Janeiro"), ("Berliner Straße 3, Potsdam", "Potsdam"),
    ("Nieuwe Keizersgracht 4, Amsterdam", "Amsterdam"), ("Rue de Lyon Paris", "Paris"),
    ("12 rue de la République 69002 Lyon", "Lyon"),
    ("1600 Pennsylvania Ave NW Washington DC 20500", "Washington"), ("10117 Berlin", "Berlin"),
  ])
  func townAfterTheStreetIsFoundInAnAddress(query: String, name: String) {
    let found = TestLists.index.search(query, limit: 1).matches.first
    #expect(found?.city.name == name)
  }

  @Test(arguments: [
    ("Logan Square Chicago", "Logan Square"), ("Temple Terrace Tampa", "Temple Terrace"),
    ("Logan Square, Chicago", "Logan Square"), ("Franklin Square NY", "Franklin Square"),
    ("Plaza de la Revolución La Habana", "Plaza de la Revolución"),
  ])
  func townNamedLikeAStreetIsNotAnAddress(query: String, name: String) {
    let found = TestLists.index.search(query, limit: 1).matches.first
    #expect(found?.city.name == name)
  }

  @Test(arguments: [
    ("Normandy", "Rouen"), ("Alsace", "Strasbourg"), ("硅谷", "San Jose"), ("東北", "Sendai"),
    ("Nottinghamshire", "Nottingham"), ("Java", "Java"), ("バリ", "Bali"),
    ("Xin Bei", "New Taipei City"),
    ("호남", "Gwangju"), ("Silicon Valley", "San Jose"), ("파타고니아", "Patagonia"),
    ("하이원", "High1 Resort"), ("hof", "Hof"), ("leh", "Leh"),
  ])
  func regionsAreFoundByName(query: String, name: String) {
    let found = TestLists.index.search(query, limit: 1).matches.first
    #expect(found?.city.name == name)
  }

  @Test(arguments: [
    ("Siam", 1_609_350), ("Ceylon", 1_248_991), ("Абиссиния", 344_979), ("Kampuchea", 1_821_306),
    ("Upper Volta", 2_357_048), ("소련", 524_901),
  ])
  func formerNamesOfCountriesMeanTheirCapital(query: String, id: Int) {
    #expect(first(query, SearchContext()) == id)
  }

  @Test func pinyinOfForeignCitiesMatchesInChinese() {
    #expect(first("niuyue", SearchContext(language: "zh-Hans")) == 5128581)
    #expect(first("milan", SearchContext(language: "en")) == 3173435)
  }

  @Test func weatherWordsOnTheOtherLayoutAreRecognized() {
    #expect(first("tjdnf skfTl", SearchContext(language: "ko")) == 1835848)
  }

  @Test func townAfterThePostalCodeIsFoundInAnAddress() {
    #expect(first("Dam 1, 1012 JS Amsterdam", SearchContext()) == 2759794)
    #expect(first("12 rue de la République, 69001 Lyon, France", SearchContext()) == 2996944)
  }

  @Test func uppercaseCountryCodeIsNotAnAirport() {
    #expect(first("USA", SearchContext()) == 4140963)
  }

  @Test func cityQuarterRanksAboveARuralTown() {
    let korean = SearchContext(homeCountry: "KR", language: "ko")
    for (query, district) in [("반포", "서초구"), ("청라", "서구"), ("판교", "성남시 분당구")] {
      let city = TestLists.index.search(query, limit: 1, context: korean).matches.first?.city
      #expect(city?.withinHangul == district, "\(query)")
    }
  }

  @Test func initialConsonantsRankKoreanPlacesFirst() {
    let korean = SearchContext(homeCountry: "KR", language: "ko")
    for (query, name) in [("ㅈㅈㄷ", "제주시"), ("ㅎㄹㅅ", "한라산"), ("ㅇㅊㄱㅎ", "인천국제공항")] {
      let city = TestLists.index.search(query, limit: 1, context: korean).matches.first?.city
      #expect(city?.hangulName == name, "\(query)")
    }
  }

  @Test func citiesWithTranslatedNamesRankAboveNamesakes() {
    #expect(first("Cadiz", SearchContext()) == 2520600)
    #expect(first("Orleans", SearchContext()) == 2989317)
  }

  @Test func smallTouristTownsAreFound() {
    #expect(first("Zermatt", SearchContext()) == 2657928)
    #expect(first("Skagen", SearchContext()) == 2613939)
  }
}
