import TestSupport
import Testing
import WeatherModel

@testable import WeatherWords

@Suite struct LanguageTests {
  @Test(arguments: [
    ("ko_KR.UTF-8", Language.korean), ("ko", .korean), ("KO-kr", .korean), ("한국어", .korean),
    ("korean", .korean), ("en_GB.UTF-8", .english), ("English", .english), ("C.UTF-8", .english),
    ("POSIX", .english), ("ko@euro", .korean), ("ja_JP.UTF-8", .japanese), ("日本語", .japanese),
    ("zh", .simplifiedChinese), ("zh_CN.UTF-8", .simplifiedChinese), ("zh_SG", .simplifiedChinese),
    ("zh-Hans", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese),
    ("zh_TW.UTF-8", .traditionalChinese), ("zh_HK.UTF-8", .traditionalChinese),
    ("zh-Hant", .traditionalChinese), ("ZH-HANT-TW", .traditionalChinese),
    ("繁體中文", .traditionalChinese), ("simplifiedChinese", .simplifiedChinese),
    ("de_AT.UTF-8", .german), ("Deutsch", .german), ("fr-CA", .french), ("Français", .french),
    ("es_MX", .spanish), ("pt_BR.UTF-8", .portuguese), ("pt", .portuguese), ("it_CH", .italian),
  ])
  func localeAndOptionNamesSelectTheirLanguage(text: String, language: Language) {
    #expect(Language(named: text) == language)
  }

  @Test(arguments: [
    ("pt_PT.UTF-8", "pt-PT"), ("pt-PT", "pt-PT"), ("PT-pt", "pt-PT"), ("pt_AO", "pt-PT"),
    ("pt_BR.UTF-8", "pt"), ("pt-br", "pt"), ("nb_NO.UTF-8", "nb"), ("no_NO", "nb"), ("nn_NO", "nb"),
    ("el_GR.UTF-8", "el"), ("ca@valencia", "ca"), ("Ελληνικά", "el"),
    ("Português (Portugal)", "pt-PT"),
  ])
  func languageVariantsAreDistinguished(text: String, code: String) {
    #expect(Language(named: text)?.code == code)
  }

  @Test(arguments: ["", "xx", "kok_IN", "is_IS.UTF-8", "e"])
  func unsupportedLanguagesAreNotFound(text: String) {
    #expect(Language(named: text) == nil)
  }

  @Test func localeVariablesFollowPOSIXPrecedence() {
    #expect(Language(environment: ["LC_ALL": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"]) == .korean)
    #expect(Language(environment: ["LC_MESSAGES": "ko_KR", "LANG": "en_US.UTF-8"]) == .korean)
    #expect(Language(environment: ["LC_ALL": "en_US", "LC_MESSAGES": "ko_KR"]) == .english)
    #expect(Language(environment: ["LC_ALL": "", "LANG": "ko_KR.UTF-8"]) == .korean)
    #expect(Language(environment: ["LANG": "is_IS.UTF-8"]) == .english)
    #expect(Language(environment: [:]) == .english)
  }

  @Test(arguments: Language.allCases)
  func everyCodeAndEndonymSelectsItsLanguage(language: Language) {
    #expect(Language(named: language.code) == language)
    #expect(Language(named: language.code.uppercased()) == language)
    #expect(Language(named: language.endonym) == language)
  }

  @Test(arguments: Language.allCases)
  func everyLanguageHasItsOwnWords(language: Language) {
    #expect(language.words.language == language)
  }

  @Test(arguments: Language.allCases)
  func everyLanguageFileHasASortOrder(language: Language) {
    #expect(!language.sortOrder.isEmpty)
  }

  @Test(arguments: [
    (WindUnit.metresPerSecond, ["en", "ko", "ja", "zh-Hans", "zh-Hant", "ru", "uk", "sv"]),
    (.kilometresPerHour, ["de", "fr", "es", "pt", "it", "pl", "tr", "nl", "vi", "id"]),
  ])
  func languageDeterminesTheWindUnit(unit: WindUnit, codes: [String]) {
    for code in codes { #expect(Language(code: code)?.windUnit == unit, "\(code)") }
  }

  @Test func nameFoldingIgnoresCaseAndAccents() {
    #expect(Language.english.foldedName("Zürich") == Language.english.foldedName("ZURICH"))
    #expect(Language.english.foldedName("Örebro") != Language.english.foldedName("Oslo"))
  }

  @Test(arguments: [
    (Language.korean, ["가나", "각산", "공주", "제주시", "Oslo"]),
    (Language.english, ["Aarhus", "Örebro", "oslo", "Zürich"]),
  ])
  func namesSortInTheLanguagesOrder(language: Language, names: [String]) {
    let sorted = names.reversed().sorted { language.orderKey(of: $0) < language.orderKey(of: $1) }
    #expect(sorted == names)
  }
}
