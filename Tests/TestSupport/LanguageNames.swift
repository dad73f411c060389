public import WeatherWords

/// The languages used in tests.
extension Language {
  /// Japanese.
  public static let japanese = Language(code: "ja") ?? .english
  /// Simplified Chinese.
  public static let simplifiedChinese = Language(code: "zh-Hans") ?? .english
  /// Traditional Chinese.
  public static let traditionalChinese = Language(code: "zh-Hant") ?? .english
  /// German.
  public static let german = Language(code: "de") ?? .english
  /// French.
  public static let french = Language(code: "fr") ?? .english
  /// Spanish.
  public static let spanish = Language(code: "es") ?? .english
  /// Portuguese.
  public static let portuguese = Language(code: "pt") ?? .english
  /// Italian.
  public static let italian = Language(code: "it") ?? .english
  /// Russian.
  public static let russian = Language(code: "ru") ?? .english
  /// Polish.
  public static let polish = Language(code: "pl") ?? .english
  /// Turkish.
  public static let turkish = Language(code: "tr") ?? .english
  /// Ukrainian.
  public static let ukrainian = Language(code: "uk") ?? .english
  /// Dutch.
  public static let dutch = Language(code: "nl") ?? .english
  /// Swedish.
  public static let swedish = Language(code: "sv") ?? .english
  /// Vietnamese.
  public static let vietnamese = Language(code: "vi") ?? .english
  /// Indonesian.
  public static let indonesian = Language(code: "id") ?? .english
}

/// The texts used in tests.
extension Words {
  /// The texts in Korean.
  public static let korean = Language.korean.words
  /// The texts in Japanese.
  public static let japanese = Language.japanese.words
  /// The texts in simplified Chinese.
  public static let simplifiedChinese = Language.simplifiedChinese.words
  /// The texts in traditional Chinese.
  public static let traditionalChinese = Language.traditionalChinese.words
  /// The texts in German.
  public static let german = Language.german.words
  /// The texts in French.
  public static let french = Language.french.words
  /// The texts in Spanish.
  public static let spanish = Language.spanish.words
  /// The texts in Portuguese.
  public static let portuguese = Language.portuguese.words
  /// The texts in Italian.
  public static let italian = Language.italian.words
  /// The texts in Russian.
  public static let russian = Language.russian.words
  /// The texts in Polish.
  public static let polish = Language.polish.words
  /// The texts in Turkish.
  public static let turkish = Language.turkish.words
  /// The texts in Ukrainian.
  public static let ukrainian = Language.ukrainian.words
  /// The texts in Dutch.
  public static let dutch = Language.dutch.words
  /// The texts in Vietnamese.
  public static let vietnamese = Language.vietnamese.words
  /// The texts in Indonesian.
  public static let indonesian = Language.indonesian.words
}
