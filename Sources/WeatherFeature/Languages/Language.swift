/// A language that every text of the program is written in.
///
/// To add one: a case here, a folder with its tables, and a line in ``endonym`` and ``words``; the
/// compiler names whatever text is still missing.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"
  case japanese = "ja"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case portuguese = "pt"
  case italian = "it"
  case russian = "ru"
  case polish = "pl"
  case turkish = "tr"
  case ukrainian = "uk"
  case dutch = "nl"
  case vietnamese = "vi"
  case indonesian = "id"

  /// ISO 639-1, for Chinese with the script (BCP 47), as providers are asked and `--lang` is given.
  public var code: String { rawValue }

  /// What its speakers call it; the same in every language.
  public var endonym: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    case .japanese: "日本語"
    case .simplifiedChinese: "简体中文"
    case .traditionalChinese: "繁體中文"
    case .german: "Deutsch"
    case .french: "Français"
    case .spanish: "Español"
    case .portuguese: "Português"
    case .italian: "Italiano"
    case .russian: "Русский"
    case .polish: "Polski"
    case .turkish: "Türkçe"
    case .ukrainian: "Українська"
    case .dutch: "Nederlands"
    case .vietnamese: "Tiếng Việt"
    case .indonesian: "Bahasa Indonesia"
    }
  }

  /// Every text of the program.
  public var words: Words {
    switch self {
    case .english: .english
    case .korean: .korean
    case .japanese: .japanese
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    case .portuguese: .portuguese
    case .italian: .italian
    case .russian: .russian
    case .polish: .polish
    case .turkish: .turkish
    case .ukrainian: .ukrainian
    case .dutch: .dutch
    case .vietnamese: .vietnamese
    case .indonesian: .indonesian
    }
  }

  /// The language after this one, for a key that walks through them.
  public var next: Language {
    let all = Language.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[(index + 1) % all.count]
  }
}

extension Language {
  /// The language of an option or a locale: `ko`, `KO`, `ko_KR.UTF-8`, `zh-Hant`, `zh_TW`, `한국어`,
  /// `korean`.
  /// - Returns: Nil for a language that the program does not speak; `C` and `POSIX` are English.
  public init?(named text: String) {
    let subtags = text.prefix { $0 != "." && $0 != "@" }.lowercased()
      .split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let name = subtags.first else { return nil }
    if name == "c" || name == "posix" {
      self = .english
      return
    }
    if name == "zh" || name == "chinese" {
      self = Language(chineseIn: subtags)
      return
    }
    let found = Language.allCases.first { language in
      name == language.code || name == "\(language)".lowercased()
        || name == language.endonym.lowercased()
    }
    guard let found else { return nil }
    self = found
  }

  /// Chinese by its script, or by the script that its region writes.
  private init(chineseIn subtags: [Substring]) {
    let isTraditional = ["hant", "tw", "hk", "mo"].contains { subtags.contains($0[...]) }
    self = isTraditional && !subtags.contains("hans") ? .traditionalChinese : .simplifiedChinese
  }

  /// The language that the environment asks for: `LC_ALL` over `LC_MESSAGES` over `LANG`, as POSIX
  /// has it; English when none is set or spoken.
  public init(environment: [String: String]) {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }.first
    self = asked.flatMap(Language.init(named:)) ?? .english
  }
}
