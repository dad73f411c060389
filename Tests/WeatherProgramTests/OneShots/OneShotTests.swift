import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices

@testable import WeatherProgram

@Suite struct OneShotTests {
  private let home: ProgramHome
  private let place = Place.example("Somewhere", at: 10, 10)

  init() throws { home = try ProgramHome() }

  private func ending(
    _ output: OneShot.Output, given: GivenOptions, environment: [String: String] = [:]
  ) async throws -> ExitResult {
    let session = try home.session(
      CommandLineChoices(given: given), environment: environment)
    return await OneShot(session: session, output: output).fetch(place)
  }

  private let sample: GivenOptions = [.provider: GivenOption("--demo", "sample")]

  @Test func samplePageIsPrintedWithoutErrors() async throws {
    let ending = try await ending(.page(inWords: false), given: sample)
    #expect(ending.status == .success && ending.errors.isEmpty)
    #expect(ending.output.contains("SAMPLE") && ending.output.hasSuffix("\n"))
  }

  @Test func jsonOutputIsOneObjectWithItsProvider() async throws {
    let ending = try await ending(.json, given: sample)
    let object = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["provider"] as? String == "sample" && fields["stale"] as? Bool == false)
  }

  @Test func lineOutputExpandsItsTemplate() async throws {
    let ending = try await ending(.line(LineFormat("{place}!")), given: sample)
    #expect(ending.output == "Somewhere!\n" && ending.errors.isEmpty)
  }

  @Test func starshipBarOutputIsPlainText() async throws {
    let ending = try await ending(.bar(.starship, LineFormat("{place}!")), given: sample)
    #expect(ending.output == "SAMPLE Somewhere!\n" && ending.errors.isEmpty)
  }

  @Test(arguments: [
    (["--print", "--hours", "6", "--days", "0"], 6, 0), (["--plain"], 12, 5),
    (["--plain", "--hours", "48"], 48, 5),
    (["--print", "--hours", "384", "--days", "16"], 384, 16),
  ])
  func hoursAndDaysOptionsSetPageReach(arguments: [String], hours: Int, days: Int) throws {
    let output = try MainCommand.parse(arguments).output.output()
    guard case .page(_, let reach) = output else { return _ = Issue.record("no page") }
    #expect(reach == PlainPage.Reach(hours: hours, days: days))
  }

  @Test(arguments: [
    ["--print", "--hours", "385"], ["--print", "--days", "17"], ["--print", "--days=-1"],
    ["--print", "--days", "3d"], ["--print", "--hours", ""], ["--bar", "wayber"],
    ["--print", "--hours", "+5"], ["--print", "--days", "99999999999999999999"],
  ])
  func invalidHoursDaysAndBarsAreRejected(arguments: [String]) throws {
    let options = try MainCommand.parse(arguments).output
    #expect(throws: SettingsProblem.self) { try options.output() }
  }

  @Test(arguments: [
    ["--days", "3"], ["--json", "--hours", "3"], ["--json", "--print"],
    ["--bar", "tmux", "--json"],
    ["--print", "--format", "x"],
  ])
  func conflictingOptionsAreRejected(arguments: [String]) {
    #expect(throws: CommandLineProblem.self) { try MainCommand.parse(arguments) }
  }

  @Test func unknownTemplateNameIsAUsageError() async throws {
    let ending = try await ending(.line(LineFormat("{temprature}")), given: sample)
    #expect(ending.status == .usage && ending.output.isEmpty)
    #expect(ending.errors.count == 1 && ending.errors[0].contains("{temperature}"))
  }

  @Test func offlineWithoutCachedForecastIsUnavailable() async throws {
    let ending = try await ending(.json, given: [.offline: GivenOption("--offline", "true")])
    #expect(ending.status == .unavailable && ending.output.isEmpty && ending.errors.count == 1)
  }

  @Test func offlinePrintsCachedForecastWithItsAge() async throws {
    let session = try home.session()
    var report = Fetched(
      WeatherReport(
        place: place, asOf: session.now().addingTimeInterval(-7200),
        timeZone: PlaceTimeZone(identifier: nil, fixedOffset: 0), stepHours: 1,
        current: CurrentWeather(time: session.now(), condition: .clear), hourly: [], daily: []),
      from: .openMeteo)
    report.current.temperature = 21
    ForecastCache.live(folder: session.paths.forecasts).save(report)
    let ending = try await ending(
      .line(LineFormat("{temperature}")), given: [.offline: GivenOption("--offline", "true")])
    #expect(ending.status == .success && ending.output.hasPrefix("21"))
    #expect(ending.errors.count == 1 && ending.errors[0].contains("--offline"))
  }

  @Test func futureReportShowsItsTimeInsteadOfItsAge() async throws {
    let session = try home.session()
    let report = Fetched(
      WeatherReport(
        place: place, asOf: Date(timeIntervalSince1970: 1_893_456_000),
        timeZone: PlaceTimeZone(identifier: nil, fixedOffset: 0), stepHours: 1,
        current: CurrentWeather(time: session.now(), condition: .clear), hourly: [], daily: []),
      from: .openMeteo)
    ForecastCache.live(folder: session.paths.forecasts).save(report)
    let ending = try await ending(
      .json, given: [.offline: GivenOption("--offline", "true")])
    #expect(ending.status == .success && ending.errors.count == 1)
    #expect(ending.errors[0].contains("2030-01-01 00:00") && !ending.errors[0].contains("0 s"))
  }

  @Test func missingKeyFailsWithKeyRefusedStatus() async throws {
    let ending = try await ending(
      .json, given: [.provider: GivenOption("--provider", "openweather")])
    #expect(ending.status == .keyRefused && ending.output.isEmpty && ending.errors.count == 1)
  }

  @Test func refusedKeyIsNotHiddenByCachedData() async throws {
    let session = try home.session()
    ForecastCache.live(folder: session.paths.forecasts).save(
      Fetched(
        WeatherReport(
          place: place, asOf: session.now().addingTimeInterval(-7200),
          timeZone: PlaceTimeZone(identifier: nil, fixedOffset: 0), stepHours: 1,
          current: CurrentWeather(time: session.now(), condition: .clear), hourly: [], daily: []),
        from: .openWeather))
    let server = try LocalServer { _ in .json(#"{"cod":401}"#, status: 401) }
    let ending = try await ending(
      .json, given: [.provider: GivenOption("--provider", "openweather")],
      environment: [
        "OPENWEATHER_API_KEY": "wrong", "WEATHER_TUI_OPENWEATHER_URL": server.address,
      ])
    #expect(ending.status == .keyRefused && ending.output.isEmpty)
    #expect(!server.requests.isEmpty)
  }

  @Test func sampleProviderWorksOffline() async throws {
    let ending = try await ending(
      .json, given: sample.merging([.offline: GivenOption("--offline", "true")]) { $1 })
    #expect(ending.status == .success && ending.errors.isEmpty)
    #expect(ending.output.contains("\"provider\": \"sample\""))
  }

  @Test func malformedResponseHasItsOwnStatus() async throws {
    let server = try LocalServer { _ in .json("[") }
    let ending = try await ending(
      .json, given: [:], environment: ["WEATHER_TUI_OPEN_METEO_URL": server.address])
    #expect(ending.status == .unreadableAnswer && ending.output.isEmpty)
  }

  @Test(arguments: ["[", "<html>Sign in</html>", ""])
  func unreadableResponseIsReplacedByTheCachedForecast(body: String) async throws {
    try saveForecast(receivedAfter: -7200)
    let server = try LocalServer { _ in .json(body) }
    let ending = try await ending(
      .json, given: [:],
      environment: [
        "WEATHER_TUI_OPEN_METEO_URL": server.address,
        "WEATHER_TUI_AVIATION_WEATHER_URL": server.address,
      ])
    let object = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    #expect((object as? [String: Any])?["stale"] as? Bool == true)
    #expect(ending.status == .success && ending.errors.count == 1)
    #expect(server.count("/v1/forecast") == 1)
  }

  @Test func cachedReportIsReusedForTenMinutes() async throws {
    let server = try LocalServer { _ in .json(Self.forecast(at: .now)) }
    // The machine's clock is used, since one that restarts in each run would be behind the
    // response's.
    let environment = ["WEATHER_TUI_OPEN_METEO_URL": server.address, "WEATHER_TUI_NOW": ""]
    for output in [.line(LineFormat("{place} {temperature}")), .json, .page(inWords: true)]
      as [OneShot.Output]
    {
      let ending = try await ending(output, given: [:], environment: environment)
      #expect(ending.status == .success && ending.errors.isEmpty)
    }
    #expect(server.count("/v1/forecast") == 1 && server.count("/v1/air-quality") == 1)
    let later = environment.merging(["WEATHER_TUI_NOW": (Date.now + 660).rfc3339]) { $1 }
    _ = try await ending(.json, given: [:], environment: later)
    #expect(server.count("/v1/forecast") == 2)
  }

  /// Returns a response with the weather of one hour.
  static func forecast(at moment: Date) -> String {
    let time = Int(moment.timeIntervalSince1970)
    return """
      {"utc_offset_seconds":0,"timezone":"GMT","current":{"time":\(time),"temperature_2m":21,
       "weather_code":0},"hourly":{"time":[\(time)],"temperature_2m":[21]}}
      """
  }

  /// The machine's clock may be wrong, so the weather is shown, but not as that of now.
  @Test(
    arguments: [.json, .page(inWords: false), .bar(.waybar, LineFormat("{temperature}"))]
      as [OneShot.Output])
  func weatherOfLastYearIsShownWithItsAge(output: OneShot.Output) async throws {
    let start = try #require(Date(rfc3339: home.environment["WEATHER_TUI_NOW"] ?? ""))
    let server = try LocalServer { _ in .json(Self.forecast(at: start - 365 * 86_400)) }
    let ending = try await ending(
      output, given: [:],
      environment: [
        "WEATHER_TUI_OPEN_METEO_URL": server.address,
        "WEATHER_TUI_AVIATION_WEATHER_URL": server.address,
      ])
    #expect(ending.status == .success && ending.output.contains("21"))
    #expect(ending.errors == ["Open-Meteo answered with data from 365 days ago."])
    let marks = [#""stale": true"#, "data 365 days old"]
    #expect(marks.contains { ending.output.contains($0) })
  }

  @Test(
    arguments: [
      ("0", 0), ("90s", 90), ("10m", 600), ("1h", 3600), ("2d", 172_800),
      ("999999999d", 366 * 86_400),
    ] as [(String, TimeInterval)])
  func timeSpanIsParsedFromNumberAndUnit(text: String, seconds: TimeInterval) {
    #expect(TimeSpan(text)?.seconds == seconds)
  }

  @Test(arguments: ["", "m", "10", "-1m", "1.5h", "10 m", "10min", "1e3s", "9999999999s", "٣m"])
  func invalidTimeSpansAreRejected(text: String) { #expect(TimeSpan(text) == nil) }

  @Test(
    arguments: [
      (.keyMissing, 77), (.keyRefused(status: 401), 77), (.offlineWithoutData, 69),
      (.responseTooLarge(limit: 1), 65), (.unreachable(detail: ""), 69), (.timedOut, 69),
      (.placeNotFound, 69),
    ] as [(WeatherError, Int32)])
  func everyFailureHasAnExitStatus(error: WeatherError, status: Int32) {
    #expect(error.status.rawValue == status)
  }

  /// Saves a forecast of the place that was received some seconds after the start of the program's
  /// clock.
  private func saveForecast(receivedAfter seconds: TimeInterval) throws {
    let session = try home.session()
    let start = try #require(Date(rfc3339: home.environment["WEATHER_TUI_NOW"] ?? ""))
    let report = Fetched(
      WeatherReport(
        place: place, asOf: start + seconds,
        timeZone: PlaceTimeZone(identifier: nil, fixedOffset: 0), stepHours: 1,
        current: CurrentWeather(time: start, condition: .clear), hourly: [], daily: []),
      from: .openMeteo)
    ForecastCache.live(folder: session.paths.forecasts).save(report)
  }

  /// The clock may have been set back by up to a minute.
  @Test(arguments: [(-10, false), (30, false), (3600, true)] as [(TimeInterval, Bool)])
  func slightlyFutureReportShowsItsAge(seconds: TimeInterval, showsTime: Bool) async throws {
    try saveForecast(receivedAfter: seconds)
    let ending = try await ending(.json, given: [.offline: GivenOption("--offline", "true")])
    #expect(ending.status == .success && ending.errors.count == 1)
    #expect(ending.errors[0].contains("2026-06-11 04:00") == showsTime)
    #expect(ending.errors[0].contains("2026-06-11") == showsTime)
  }

  @Test func cachedForecastIsMarkedStaleInJSON() async throws {
    try saveForecast(receivedAfter: -7200)
    let ending = try await ending(.json, given: [.offline: GivenOption("--offline", "true")])
    let object = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    #expect((object as? [String: Any])?["stale"] as? Bool == true)
  }

  @Test func onlyDetailedOutputRequestsMeasurementsNearby() {
    let line = LineFormat("{place}")
    let detailed: [OneShot.Output] = [.page(inWords: false), .json, .picture(path: "-")]
    #expect(detailed.allSatisfy { $0.showsNearby && $0.showsWarnings })
    let brief: [OneShot.Output] = [.line(line), .bar(.waybar, line), .calendar]
    #expect(brief.allSatisfy { !$0.showsNearby })
  }

  @Test func warningsAreRequestedOnlyIfTheyAreShown() {
    let (line, alert) = (LineFormat("{place}"), LineFormat("{place} {alert}"))
    // The class of a status bar depends on the warnings, but a prompt has no class.
    let always: [OneShot.Output] = [
      .calendar, .bar(.waybar, line), .bar(.tmux, line), .line(alert), .bar(.starship, alert),
    ]
    #expect(always.allSatisfy { $0.showsWarnings })
    let never: [OneShot.Output] = [.line(line), .bar(.starship, line)]
    #expect(never.allSatisfy { !$0.showsWarnings })
  }

  @Test func exitStatusesAreThoseOfSysexits() {
    let statuses: [Program.Status] = [
      .success, .usage, .unreadableAnswer, .unavailable, .outputLost, .keyRefused, .configuration,
    ]
    #expect(statuses.map(\.rawValue) == [0, 64, 65, 69, 74, 77, 78])
  }
}
