import Testing

@testable import CitySearch

/// The words around a name: fillers, case endings, and the suffixes of names.
struct VocabularyTests {
  private func texts(_ text: String) -> [String] { WeatherVocabulary.rests(of: text).map(\.text) }

  @Test(arguments: [
    ("weather", true, false), ("city", true, true), ("in", true, false), ("の天気", true, false),
    ("今の", true, false), ("d'", true, false), ("la", true, true), ("paris", false, false),
    ("x'", false, false),
  ])
  func fillersAreWordsThatAreNotTheName(word: String, isFiller: Bool, mayBePartOfName: Bool) {
    #expect(WeatherVocabulary.isFiller(word) == isFiller)
    #expect(WeatherVocabulary.mayBePartOfName(word) == mayBePartOfName)
  }

  @Test(arguments: [("in", true), ("d'", true), ("weather", false), ("city", false)])
  func functionWordsAreParticles(word: String, isParticle: Bool) {
    #expect(WeatherVocabulary.isParticle(word) == isParticle)
  }

  @Test func outerWordsAreRemovedFirstAndTheFewestFirst() {
    #expect(
      texts("weather in oslo") == ["in oslo", "oslo", "in oslo", "oslo", "oslo", "oslo"])
    #expect(Array(texts("weather in Cần Thơ").prefix(2)) == ["in Cần Thơ", "Cần Thơ"])
    #expect(texts("oslo weather today").first == "oslo weather")
  }

  @Test func wordsForKindsOfPlacesAreRemovedLast() {
    #expect(Array(texts("weather oslo city").suffix(2)) == ["oslo city", "oslo"])
  }

  /// Two letters after the name may be the code of a division, and a preposition at the end may too.
  @Test(arguments: ["springfield il", "springfield in", "東京 の", "今日京", "京雨", "oslo"])
  func wordsThatMayBelongToThePlaceAreNotRemoved(text: String) {
    #expect(texts(text).isEmpty)
  }

  @Test(arguments: [
    ("서울 근처", "서울"), ("Москва из", "Москва"), ("今日東京", "東京"), ("東京雨", "東京"),
    ("météo d'Ely", "Ely"), ("météo d'Eu", "d'Eu"), ("weather O'Fallon", "O'Fallon"),
    ("weather springfield il", "springfield il"),
  ])
  func lastRestIsTheNameAlone(text: String, rest: String) {
    #expect(texts(text).last == rest)
  }

  @Test(arguments: [
    ("vanda", "tr", false, ["van"]), ("ofda", "tr", false, []), ("мом", "ru", false, []),
    ("서울시", "ko", false, []), ("집에서", "ko", false, ["집"]), ("Krakowie", "en", false, []),
  ])
  func stemsAreTheBaseForms(word: String, language: String, isSentence: Bool, stems: [String]) {
    #expect(CaseEndings.stems(of: word, isSentence: isSentence, language: language) == stems)
  }

  @Test(arguments: [
    ("уфе", "ru", false, "уфа"), ("оше", "ru", false, "ош"), ("Porissa", "en", false, "pori"),
    ("Krakowie", "en", true, "kraków"), ("İstanbul'da", "en", false, "İstanbul"),
    ("בתל", "he", false, "תל"), ("للقاهرة", "ar", false, "القاهرة"), ("بدبي", "ar", false, "دبي"),
  ])
  func stemsIncludeTheBaseForm(word: String, language: String, isSentence: Bool, stem: String) {
    let stems = CaseEndings.stems(of: word, isSentence: isSentence, language: language)
    #expect(stems.contains(stem))
  }

  @Test(
    arguments: [
      ("Mt. Abc", ["mount Abc", "mont Abc"]), ("W Abc Hts", ["west Abc heights"]),
      ("Abc W", []), ("Mt", []), ("Abc Def", []),
    ] as [(String, [String])])
  func shortenedWordsBesideOthersAreExpanded(text: String, expected: [String]) {
    #expect(ShortWords.expanded(text) == expected)
  }

  @Test(
    arguments: [
      (["météo", "au"], "le Mans"), (["aux", "demain"], "les Mans"), (["météo", "à"], nil),
      ([], nil),
    ] as [([String], String?)])
  func contractedArticleIsAPartOfTheName(removed: [String], name: String?) {
    #expect(WeatherVocabulary.withArticle("Mans", after: removed) == name)
  }

  @Test func partsOfACompoundHaveTheirOwnEndings() {
    let readings = CaseEndings.readings(of: "Bielsku-Białej", isSentence: false, language: "pl")
    #expect(readings.contains("bielsko biała"))
    #expect(!CaseEndings.readings(of: "a-b", isSentence: false).contains("a b"))
  }

  @Test func distinctiveEndingsNeedFourLettersBeforeThem() {
    #expect(!CaseEndings.stems(of: "Turssa", isSentence: false).contains("tur"))
  }

  /// `городами` has nine stems, of which seven are tried in a phrase.
  @Test func fewStemsPerWordAreTriedInAPhrase() {
    func count(_ text: String) -> Int { CaseEndings.readings(of: text, isSentence: false).count }
    #expect(count("городами") == 9)
    #expect(count("в городами") == 7)
    #expect(count("городами городами городами") == 64)
    #expect(count("городами городами городами городами") == 0)
    #expect(count("oslo") == 0)
  }

  @Test(
    arguments: [
      ("울릉도", "울릉"), ("세종특별자치시", "세종"), ("섬도", nil), ("서울", nil), ("서울 울릉도", "서울 울릉"),
      ("abcdo", "abc"), ("abdo", nil), ("abc-do", "abc"), ("abislands", nil),
      ("Ulleungdo", "Ulleung"),
      ("jejuisland", "jeju"),
    ] as [(String, String?)])
  func koreanSuffixesAreRemovedFromLongEnoughNames(text: String, stem: String?) {
    #expect(KoreanSuffix.stripped(text) == stem)
  }

  @Test(
    arguments: [
      ("가나시다라", "가나시 다라"), ("가나시다", nil), ("가시나다", "가시 나다"), ("시가나다", nil), ("가나다라", nil),
      ("경기도", nil),
    ] as [(String, String?)])
  func divisionEndsWithAtLeastTwoLettersOnEachSide(text: String, parts: String?) {
    #expect(JoinedWords.marked(text) == parts)
  }

  @Test func readingsOfKanaAreCertainAndOnlyInJapan() throws {
    let kana = try #require(QueryReading.groups(of: "はこだ").first?.first)
    #expect(kana.country == "JP" && kana.isCertain && !kana.isWhole)
    let long = try #require(
      QueryReading.groups(of: "toukyou").joined().first { $0.country == "JP" })
    #expect(long.query.texts == ["tokyo"] && !long.isCertain && !long.isWhole)
  }

  @Test func readingsOnOtherKeysCountAsWholeNamesOnly() {
    let marks = QueryReading.ofMarkKeys("]fd")
    #expect(!marks.isEmpty && marks.allSatisfy(\.isWhole))
    let groups = QueryReading.groups(of: "pqris").joined()
    let paris = groups.filter { $0.query.texts == ["paris"] }
    #expect(!paris.isEmpty && paris.allSatisfy { $0.isWhole && !$0.isCertain })
    let haifa = groups.filter { !$0.query.isKorean && $0.query.words[0].letters[0] > 0x370 }
    #expect(haifa.contains { $0.isWhole })
  }

  @Test(
    arguments: [
      (nil, false, [1, 7, 1]), ("JP", false, [1, 7, 0]), (nil, true, [1, 0, 1]),
      ("JP", true, [1, 0, 0]),
    ] as [(String?, Bool, [UInt8])])
  func readingKeepsTheMatchesOfItsCountry(country: String?, isWhole: Bool, kept: [UInt8]) {
    let reading = QueryReading(query: Query("a"), country: country, isWhole: isWhole)
    var kinds: [UInt8] = [MatchKind.exactMain, .prefixMain, .exactMain].map(\.rawValue)
    reading.filter(&kinds) { $0 < 2 }
    #expect(kinds == kept)
  }
}
