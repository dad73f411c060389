import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

@testable import WeatherProgram

@Suite struct DiagnosticsTests {
  private let home: ProgramHome
  private let sample: GivenOptions = [.provider: GivenOption("--demo", "sample")]

  init() throws { home = try ProgramHome() }

  private func report(
    given: GivenOptions, environment: [String: String] = [:], problem: SettingsProblem? = nil
  ) async throws -> DoctorReport {
    let session = try home.session(
      CommandLineChoices(given: given), environment: environment)
    return await Diagnostics(session: session, problem: problem).report()
  }

  @Test func settingsAreListedWithTheirSources() async throws {
    try home.configure("units = 'imperial'")
    home.remember { $0.choices[.theme] = "light" }
    let text = try await report(given: sample).text
    #expect(text.contains("units = imperial (config.toml:1)"))
    #expect(text.contains("provider = sample (--demo)"))
    #expect(text.contains("theme = light (") && text.contains("mouse = true ("))
  }

  @Test(arguments: ["missing.json", "broken.json"])
  func unusableListOfPlacesIsAProblem(name: String) async throws {
    try home.folder.write("nothing", to: "broken.json")
    var given = sample
    given[.cities] = GivenOption("--cities", home.folder(name))
    let report = try await report(given: given)
    #expect(report.status == .configuration)
    #expect(report.text.contains("city list") && report.text.contains("problem: "))
    #expect(try await self.report(given: sample).text.contains("4 places"))
  }

  @Test func missingLocaleIsReported() async throws {
    let session = try home.session(CommandLineChoices(given: sample))
    let told = Language.english.words.doctor.localeMissing
    let missing = Diagnostics(session: session, problem: nil, isLocaleInstalled: false)
    #expect(await missing.report().text.contains("LANG=C.UTF-8, \(told), "))
    #expect(try await !report(given: sample).text.contains(told))
  }

  @Test(arguments: Language.allCases)
  func missingFribidiIsAProblemForRightToLeftLanguages(
    language: Language
  ) async throws {
    let session = try home.session(
      CommandLineChoices(given: [
        .provider: GivenOption("--demo", "sample"),
        .language: GivenOption("--lang", language.code),
      ]))
    let missing = await Diagnostics(session: session, problem: nil, reordersText: false).report()
    #expect(missing.text.contains("libfribidi.so.0") && missing.text.contains("libfribidi0"))
    #expect((missing.status == .success) == !language.endonym.isRightToLeft)
    let found = await Diagnostics(session: session, problem: nil, reordersText: true).report()
    #expect(!found.text.contains("libfribidi"))
  }

  @Test func missingLibpngIsReportedWithoutFailing() async throws {
    let session = try home.session(
      CommandLineChoices(given: [.provider: GivenOption("--demo", "sample")]))
    let missing = await Diagnostics(session: session, problem: nil, decodesPictures: false).report()
    #expect(missing.text.contains("libpng16.so.16") && missing.text.contains("libpng16-16"))
    #expect(missing.status == .success)
    let found = await Diagnostics(session: session, problem: nil, decodesPictures: true).report()
    #expect(!found.text.contains("libpng"))
  }

  @Test func sampleProviderMakesNoRequests() async throws {
    let report = try await report(given: sample)
    #expect(
      report.status == .success && report.text.contains(Language.english.words.doctor.notAsked))
  }

  @Test(arguments: [true, false])
  func boardPlacesWarningAuthoritiesAreRequested(answers: Bool) async throws {
    let server = try LocalServer { request in
      switch request.path {
      case "/alerts/active": answers ? .json(#"{"features":[]}"#) : .json("", status: 404)
      default: .json("{}")
      }
    }
    func place(_ id: String, _ country: String) -> Place {
      Place(
        id: id, name: id, countryCode: country, coordinate: Coordinate(latitude: 40, longitude: -74)
      )
    }
    home.remember {
      $0.lastPlace = place("last", "US")
      $0.favourites = [place("one", "US"), place("two", "AR")]
    }
    let names = ["NWS", "OPEN_METEO", "BRIGHT_SKY"].map {
      ("WEATHER_TUI_\($0)_URL", server.address)
    }
    let report = try await report(
      given: [.provider: GivenOption("--provider", "open-meteo")],
      environment: Dictionary(uniqueKeysWithValues: names))
    let name = WarningsSource.nws.displayName
    #expect(server.count("/alerts/active") == 1)
    #expect(report.text.contains(name + ": ") == answers, "\(report.text)")
    #expect((report.status == .success) == answers)
    #expect(
      report.text.contains(
        Language.english.words.warnings.unavailable(name, age: nil)) == !answers)
  }

  @Test func apiKeySourceIsReportedButNotItsValue() async throws {
    let text = try await report(
      given: sample, environment: ["OPENWEATHER_API_KEY": "5ecre7"]
    ).text
    #expect(text.contains("OPENWEATHER_API_KEY") && !text.contains("5ecre7"))
  }

  @Test func openWeatherWithoutKeyReportsKeyRefused() async throws {
    let report = try await report(
      given: [
        .provider: GivenOption("--provider", "openweather"),
        .offline: GivenOption("--offline", "true"),
      ])
    #expect(report.status == .keyRefused)
  }

  @Test func invalidConfigurationIsReportedWithItsLine() async throws {
    try home.configure("\nunits = 'imperiel'")
    let problem = try #require(throws: SettingsProblem.self) { try home.session() }
    let session = try Session(
      CommandLineChoices(given: sample), leavingOut: problem, environment: home.environment)
    let report = await Diagnostics(session: session, problem: problem).report()
    #expect(report.status == .configuration && report.text.contains("config.toml:2"))
    #expect(report.text.contains("imperial"))
  }

  @Test func providerThatDropsConnectionIsUnavailable() async throws {
    let deaf = try LocalServer { _ in .hangUp }
    let report = try await report(
      given: [.provider: GivenOption("--provider", "open-meteo")],
      environment: ["WEATHER_TUI_OPEN_METEO_URL": deaf.address, "NO_PROXY": "*"])
    #expect(report.status == .unavailable)
  }

  @Test func reportReflectsABuiltIndex() async throws {
    let before = try await report(given: sample).text
    try home.session().cities.opened()
    let after = try await report(given: sample).text
    #expect(before != after)
  }

  @Test func headingPrintsOnceAndFirstProblemSetsStatus() {
    let words = Language.english.words
    var report = DoctorReport()
    report.add("paths", "a")
    report.add("paths", "b")
    report.add("network", problem: "c", .unavailable, words)
    report.add("network", problem: "d", .configuration, words)
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "paths    a" && lines[1] == "         b")
    #expect(lines[2].hasPrefix("network  ") && lines[3].hasPrefix("         "))
    #expect(report.status == .unavailable)
  }

  @Test func sourceOfEachSettingIsNamed() async throws {
    home.remember { $0.choices[.theme] = "light" }
    let text = try await report(given: sample).text
    let doctor = Language.english.words.doctor
    #expect(text.contains("theme = light (\(doctor.chosen))"))
    #expect(text.contains("mouse = true (\(doctor.standard))"))
  }

  @Test func permissionsAreShownInOctal() async throws {
    try home.configure("")
    #expect(chmod(home.folder("config/weather-tui"), 0o750) == 0)
    let text = try await report(given: sample).text
    #expect(text.contains("config/weather-tui (750, "))
  }

  @Test func agesOfTheCachedForecastsAreShown() async throws {
    let folder = try home.session().paths.forecasts
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, age) in [("new", 12_600.0), ("middle", 100_000), ("old", 4.5 * 86_400)] {
      try Data(count: 1025).write(to: URL(filePath: "\(folder)/\(name)"))
      try FileManager.default.setAttributes(
        [.modificationDate: Foundation.Date(timeIntervalSinceNow: -age)],
        ofItemAtPath: "\(folder)/\(name)")
    }
    let text = try await report(given: sample).text
    let doctor = Language.english.words.doctor
    #expect(text.contains("\(doctor.files(3)), 4 KiB, \(doctor.cacheAges("3 h", "4 days"))"))
  }

  @Test func lastCheckOfTheWatchIsShown() async throws {
    let doctor = Language.english.words.doctor
    #expect(try await !report(given: sample).text.contains(doctor.watchNothingSeen))
    let session = try home.session()
    let start = try #require(Date(rfc3339: home.environment["WEATHER_TUI_NOW"] ?? ""))
    WatchRecord(
      place: "Somewhere", checkedAt: start - 9000, receivedAt: start - 12_600,
      warningsCheckedAt: start - 16_200
    ).save(to: session.paths.watch)
    let line = [
      doctor.watchedPlace("Somewhere", "2 h"), doctor.watchSawWeather("3 h"),
      doctor.watchCheckedWarnings("4 h"),
    ].joined(separator: ", ")
    #expect(try await report(given: sample).text.contains(line))
    WatchRecord(place: "Somewhere", checkedAt: start - 9000).save(to: session.paths.watch)
    #expect(try await report(given: sample).text.contains(doctor.watchNothingSeen))
  }
}
