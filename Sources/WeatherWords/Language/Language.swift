package import WeatherModel

/// A language that every text of the program is written in: a file of `Languages/`.
public struct Language: Hashable, CaseIterable, Sendable {
  /// Its place in the list of files.
  private let tableIndex: Int

  private init(tableIndex: Int) {
    self.tableIndex = tableIndex
  }

  /// The language of a code (`zh-Hant`), or nil.
  public init?(code: String) {
    guard let tableIndex = Language.codes.firstIndex(of: code) else { return nil }
    self.tableIndex = tableIndex
  }

  /// Every language, in the order in which the settings go through them.
  public static let allCases = Language.codes.indices.map(Language.init(tableIndex:))

  /// The original, which the others are translations of.
  public static let english = Language(tableIndex: 0)
  /// Korean, whose places have names of their own.
  public static let korean = Language(code: "ko") ?? english

  /// ISO 639-1, for Chinese with the script (BCP 47), as providers are asked and `--lang` is given.
  public var code: String { Language.codes[tableIndex] }

  /// What its speakers call it; the same in every language.
  public var endonym: String { Language.headers[tableIndex].endonym }

  /// The unit of the wind in the forecasts of its countries; English, whose countries differ, has the
  /// unit of the SI.
  package var windUnit: WindUnit { Language.headers[tableIndex].windUnit }

  /// The unit of pressure in the forecasts of its countries.
  package var pressureUnit: PressureUnit { Language.headers[tableIndex].pressureUnit }

  /// How its readers put names in order, as its file says it.
  var sortOrder: String { Language.headers[tableIndex].sortOrder }

  /// The language after this one, for a key that walks through them.
  public var next: Language { Language.allCases[(tableIndex + 1) % Language.allCases.count] }

  /// The place of its file.
  var file: LanguageFile { LanguageFile(at: tableIndex) }

  private static let codes = (0..<LanguageFile.count).map { LanguageFile(at: $0).code }
  private static let headers = (0..<LanguageFile.count).map { LanguageFile(at: $0).header }
}

extension Language: CustomStringConvertible {
  /// The code.
  public var description: String { code }
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
    if name == "pt", let region = subtags.dropFirst().first, region != "br" {
      // Every country but Brazil writes as Portugal does.
      self = Language(code: "pt-PT") ?? Language(code: "pt") ?? .english
      return
    }
    let code = Language.synonyms[String(name)] ?? String(name)
    let byCode = Language.allCases.first { code == $0.code }
    guard let found = byCode ?? Language.allCases.first(where: { $0.isCalled(String(name)) }) else {
      return nil
    }
    self = found
  }

  /// The codes under which systems know Norwegian beside `nb`.
  private static let synonyms = ["no": "nb", "nn": "nb"]

  /// Whether a name in lower case is the language's own or its English one.
  private func isCalled(_ name: String) -> Bool {
    let header = Language.headers[tableIndex]
    return name == header.endonym.lowercased()
      || name == header.englishName.lowercased().filter { $0 != " " }
  }

  /// Chinese by its script, or by the script that its region writes.
  private init(chineseIn subtags: [Substring]) {
    let isTraditional = ["hant", "tw", "hk", "mo"].contains { subtags.contains($0[...]) }
    let script = isTraditional && !subtags.contains("hans") ? "zh-Hant" : "zh-Hans"
    self = Language(code: script) ?? .english
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
