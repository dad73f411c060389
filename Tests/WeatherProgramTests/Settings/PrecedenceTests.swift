import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

@testable import WeatherProgram

/// The precedence: command line, environment, file, earlier choices, default.
@Suite struct PrecedenceTests {
  private func settings(
    given: GivenOptions = [:], environment: [String: String] = [:], file text: String = "",
    saved: PersistedState = PersistedState()
  ) throws -> EffectiveSettings {
    let path = NSTemporaryDirectory() + "weather-tui-\(UUID().uuidString).toml"
    try Data(text.utf8).write(to: URL(filePath: path))
    chmod(path, 0o600)
    defer { unlink(path) }
    return try EffectiveSettings(
      given: given, environment: environment,
      file: ConfigurationFile(path: path, isRequired: true, schema: .program), saved: saved,
      now: { Date(timeIntervalSince1970: 0) })
  }

  private let saved =
    PersistedState(choices: [
      .units: "uk", .language: "ko", .provider: "met-norway", .theme: "light", .mouse: "false",
    ])

  private func line(_ source: SettingSource) -> Int? {
    if case .configurationFile(_, let line) = source { line } else { nil }
  }

  @Test func localeCountrySetsDefaultUnitsAndWindUnit() throws {
    func display(_ locale: String) throws -> DisplaySettings {
      try settings(environment: ["LANG": locale]).display
    }
    #expect(try display("en_US.UTF-8").units == .imperial)
    #expect(try display("en_GB.UTF-8").units == .uk)
    #expect(try display("en_AU.UTF-8").windUnit == .kilometresPerHour)
    #expect(try display("ko_KR.UTF-8").windUnit == .metresPerSecond)
    #expect(try display("de_DE.UTF-8").windUnit == .kilometresPerHour)
    #expect(try display("es_US.UTF-8").units == .metric)
  }

  @Test func twelveHourClockFollowsTheLocale() throws {
    func hasTwelveHours(_ environment: [String: String], _ file: String = "") throws -> Bool {
      try settings(environment: environment, file: file).display.hasTwelveHours
    }
    for locale in ["en_US.UTF-8", "en_CA", "en_AU", "en_IN", "es_MX", "zh_TW.UTF-8"] {
      #expect(try hasTwelveHours(["LANG": locale]), "\(locale)")
    }
    for locale in ["en_GB.UTF-8", "en_IE", "de_DE", "es_ES", "fr_CA", "ko_KR.UTF-8", "C", ""] {
      #expect(try !hasTwelveHours(["LANG": locale]), "\(locale)")
    }
    #expect(try !hasTwelveHours(["LANG": "en_US.UTF-8", "LC_TIME": "en_DK.UTF-8"]))
    #expect(try !hasTwelveHours(["LANG": "en_US.UTF-8"], "clock = '24'"))
    #expect(try hasTwelveHours(["LANG": "ko_KR.UTF-8"], "clock = '12'"))
    // Times in another language than the locale's follow that language.
    #expect(try !hasTwelveHours(["LANG": "en_US.UTF-8"], "language = 'de'"))
  }

  @Test func unsetSettingsHaveDefaults() throws {
    let settings = try settings()
    #expect(settings.display == DisplaySettings())
    #expect(settings.context.sources.isEmpty)
  }

  @Test func offlineAndColorAreNotRestoredFromSavedState() throws {
    let settings = try settings(
      saved: PersistedState(choices: [.offline: "true", .color: "never"]))
    #expect(!settings.display.isOffline && settings.context.color == .auto)
  }

  @Test func locationConsentIsSavedButNotConfigurable() throws {
    #expect(ConfigurationSchema.program.keys[SettingKey.location.rawValue] == nil)
    let settings = try settings(saved: PersistedState(choices: [.location: "false"]))
    #expect(settings.context.location == false)
  }

  @Test func savedStateOverridesDefaults() throws {
    let settings = try settings(environment: ["LANG": "en_US.UTF-8"], saved: saved)
    #expect(settings.display.units == .uk && settings.display.language == .korean)
    #expect(settings.display.provider == .metNorway && settings.display.theme == .light)
    #expect(!settings.display.usesMouse)
    #expect(settings.context.source(of: .units) == .saved)
  }

  @Test func configurationFileOverridesSavedState() throws {
    let settings = try settings(
      file: "language = 'en'\nunits = 'imperial'\nmouse = true", saved: saved)
    #expect(settings.display.units == .imperial && settings.display.language == .english)
    #expect(settings.display.usesMouse && settings.display.theme == .light)
    #expect(line(settings.context.source(of: .units)) == 2)
  }

  @Test func environmentOverridesConfigurationFile() throws {
    let settings = try settings(
      environment: [
        "OPENWEATHER_API_KEY": "environment", "NO_COLOR": "1",
        "WEATHER_TUI_OPENWEATHER_URL": "https://environment",
      ],
      file: """
        color = 'always'
        [openweather]
        api_key = 'file'
        url = 'https://file'
        [met_norway]
        url = 'https://file'
        """)
    #expect(settings.services.keys[.openWeather] == "environment")
    #expect(settings.services.endpoints[.openWeather].host == "environment")
    #expect(settings.services.endpoints[.metNorway].host == "file")
    #expect(settings.context.color == .never)
    #expect(settings.context.source(of: .color) == .environment(variable: "NO_COLOR"))
    #expect(
      settings.context.source(of: APIKey.all[0].setting)
        == .environment(variable: "OPENWEATHER_API_KEY"))
  }

  @Test func emptyEnvironmentVariablesAreIgnored() throws {
    let settings = try settings(
      environment: [
        "OPENWEATHER_API_KEY": "", "NO_COLOR": "", "WEATHER_TUI_OPENWEATHER_URL": "",
      ],
      file: """
        color = 'always'
        [openweather]
        api_key = 'file'
        url = 'https://file'
        """)
    #expect(settings.context.color == .always)
    #expect(settings.services.keys[.openWeather] == "file")
    #expect(settings.services.endpoints[.openWeather].host == "file")
  }

  @Test func commandLineOverridesAllSources() throws {
    let settings = try settings(
      given: [
        .units: GivenOption("--units", "metric"), .color: GivenOption("--color", "always"),
        .provider: GivenOption("--demo", "sample"),
      ],
      environment: ["NO_COLOR": "1"], file: "units = 'imperial'\nprovider = 'openweather'",
      saved: saved)
    #expect(settings.display.units == .metric && settings.context.color == .always)
    #expect(settings.display.provider == .sample)
    #expect(settings.context.source(of: .provider) == .commandLine(option: "--demo"))
  }

  @Test func aKeyInTheFileMakesOpenWeatherTheAutomaticProvider() throws {
    #expect(try settings(file: "provider = 'auto'").display.provider == .openMeteo)
    let settings = try settings(file: "\nopenweather.api_key = 'secret'")
    #expect(settings.display.provider == .openWeather)
    #expect(line(settings.context.source(of: APIKey.all[0].setting)) == 2)
  }

  @Test func customThemeIsSelectedByName() throws {
    let file = "theme = 'mine'\n[themes.mine]\nbase = 'light'\naccent = '#ff0000'"
    let settings = try settings(file: file)
    #expect(settings.display.theme.rawValue == "mine")
    #expect(settings.context.themes.last == settings.display.theme)
    let state = PersistedState(choices: [.theme: "gone"])
    #expect(try self.settings(saved: state).display.theme == .auto)
  }

  @Test func citiesPathInTheFileExpandsHome() throws {
    let fromFile = try settings(environment: ["HOME": "/home/me"], file: "cities = '~/list.json'")
    #expect(fromFile.context.cities == "/home/me/list.json")
    let fromOption = try settings(given: [.cities: GivenOption("--cities", "list.json")])
    #expect(fromOption.context.cities == "list.json")
  }

  @Test func invalidValueErrorNamesItsOption() {
    let problem = #expect(throws: SettingsProblem.self) {
      try settings(given: [.icons: GivenOption("--icons", "emojis")])
    }
    guard case .option("--icons", value: "emojis", known: let known) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(known == ["auto", "art", "ascii", "emoji", "image"])
    #expect(problem?.status == .usage)
  }
}
