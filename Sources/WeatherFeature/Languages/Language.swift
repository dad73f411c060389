/// A language that every text of the program is written in.
///
/// To add one: a case here, a folder with its tables, and a line in ``words``; the compiler names
/// whatever text is still missing.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"
  case russian = "ru"
  case polish = "pl"
  case turkish = "tr"
  case ukrainian = "uk"
  case dutch = "nl"
  case vietnamese = "vi"
  case indonesian = "id"

  /// ISO 639-1, as providers are asked and `--lang` is given.
  public var code: String { rawValue }

  /// What its speakers call it; the same in every language.
  public var endonym: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
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
  /// The language of an option or a locale: `ko`, `KO`, `ko_KR.UTF-8`, `ko-KR`, `한국어`, `korean`.
  /// - Returns: Nil for a language that the program does not speak; `C` and `POSIX` are English.
  public init?(named text: String) {
    let code = text.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
    if code == "c" || code == "posix" {
      self = .english
      return
    }
    let found = Language.allCases.first { language in
      code == language.code || code == "\(language)" || code == language.endonym.lowercased()
    }
    guard let found else { return nil }
    self = found
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
