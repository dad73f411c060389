package import WeatherModel

/// A language into which all text of the program is translated: a file of `Languages/`.
public struct Language: Hashable, CaseIterable, Sendable {
  /// The index in the list of files.
  private let tableIndex: Int

  private init(tableIndex: Int) {
    self.tableIndex = tableIndex
  }

  /// Creates the language with a code (`zh-Hant`); nil if there is none.
  public init?(code: String) {
    guard let tableIndex = Language.codes.firstIndex(of: code) else { return nil }
    self.tableIndex = tableIndex
  }

  /// Every language, in the order of the settings.
  public static let allCases = Language.codes.indices.map(Language.init(tableIndex:))

  /// The source language of all translations.
  public static let english = Language(tableIndex: 0)
  /// Korean, in which Korean places have their own names.
  public static let korean = Language(code: "ko") ?? english

  /// The ISO 639-1 code, for Chinese with the script (BCP 47), used for requests to providers and
  /// for `--lang`.
  public var code: String { Language.codes[tableIndex] }

  /// The name of the language in the language itself; the same in every language.
  public var endonym: String { Language.headers[tableIndex].endonym }

  /// The wind unit of forecasts in its countries. English has the SI unit, because its countries
  /// differ.
  package var windUnit: WindUnit { Language.headers[tableIndex].windUnit }

  /// The pressure unit of forecasts in its countries.
  package var pressureUnit: PressureUnit { Language.headers[tableIndex].pressureUnit }

  /// The sort order of names, as given in its file.
  var sortOrder: String { Language.headers[tableIndex].sortOrder }

  var file: LanguageFile { LanguageFile(at: tableIndex) }

  private static let codes = (0..<LanguageFile.count).map { LanguageFile(at: $0).code }
  private static let headers = (0..<LanguageFile.count).map { LanguageFile(at: $0).header }
}

extension Language: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}

extension Language {
  /// Creates a language from an option or a locale: `ko`, `KO`, `ko_KR.UTF-8`, `zh-Hant`, `zh_TW`,
  /// `한국어`, `korean`.
  ///
  /// ```swift
  /// let names = ["ko_KR.UTF-8", "한국어", "korean", "zh_TW", "klingon"]
  /// let codes = names.map { Language(named: $0)?.code }
  /// // ["ko", "ko", "ko", "zh-Hant", nil]
  /// ```
  /// - Returns: Nil for an unsupported language; `C` and `POSIX` are English.
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
      // All countries except Brazil follow the spelling of Portugal.
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

  /// The other codes for Norwegian besides `nb`.
  private static let synonyms = ["no": "nb", "nn": "nb"]

  /// Returns whether a lower-case name is the language's own or English name.
  private func isCalled(_ name: String) -> Bool {
    let header = Language.headers[tableIndex]
    return name == header.endonym.lowercased()
      || name == header.englishName.lowercased().filter { $0 != " " }
  }

  /// Creates a Chinese language from its script, or from the script used in its region.
  private init(chineseIn subtags: [Substring]) {
    let isTraditional = ["hant", "tw", "hk", "mo"].contains { subtags.contains($0[...]) }
    let script = isTraditional && !subtags.contains("hans") ? "zh-Hant" : "zh-Hans"
    self = Language(code: script) ?? .english
  }

  /// Creates the language selected by the environment, in POSIX order: `LC_ALL`, then
  /// `LC_MESSAGES`, then `LANG`. English if none is set or supported.
  ///
  /// ```swift
  /// let language = Language(environment: ["LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"])
  /// // .korean: LC_MESSAGES takes precedence over LANG
  /// ```
  public init(environment: [String: String]) {
    let requested = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }.first
    self = requested.flatMap(Language.init(named:)) ?? .english
  }
}
