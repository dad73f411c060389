import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

@testable import WeatherProgram

/// `--date` prints the forecast, the archive or the climate normals, each labelled as such.
@Suite struct DatedOneShotTests {
  private let home: ProgramHome
  private let place: Place

  init() throws {
    home = try ProgramHome()
    var place = Place.example("Somewhere", at: 52.5, 13.4)
    place.timeZoneIdentifier = "Europe/Berlin"
    self.place = place
  }

  /// The published schema of `--json` with `--date`.
  private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/schema-date.json")

  private static let today = LocalDate(year: 2027, month: 3, day: 26)
  /// The last day in the archive.
  private static let archived = today.advanced(byDays: -5)

  /// Returns days in Open-Meteo's format, whose temperature is their index. Days after `end` are
  /// unknown.
  private static func days(_ dates: [LocalDate], until end: LocalDate) -> String {
    func list(_ value: (LocalDate) -> String) -> String { dates.map(value).joined(separator: ",") }
    func known(_ value: String) -> (LocalDate) -> String { { $0 > end ? "null" : value } }
    return """
      {"utc_offset_seconds":3600,"timezone":"Europe/Berlin",
       "daily":{"time":[\(list { "\"\($0)\"" })],
        "temperature_2m_max":[\(list(known("12.5")))],"temperature_2m_min":[\(list(known("3")))],
        "precipitation_sum":[\(list(known("2")))],"sunshine_duration":[\(list(known("14400")))],
        "weather_code":[\(list(known("61")))],"wind_speed_10m_max":[\(list(known("5")))]},
       "current":{"time":\(today.dayNumber * 86_400 + 39_600),"temperature_2m":8,"weather_code":3}}
      """
  }

  private func server(
    archivedUntil lastDay: LocalDate = archived, metNorway: String = "{}"
  ) throws -> LocalServer {
    try LocalServer { request in
      if request.path.contains("locationforecast") { return .json(metNorway) }
      let isArchive = request.path == "/v1/archive"
      var dates = (-1...7).map { Self.today.advanced(byDays: $0) }
      if let start = request.query["start_date"].flatMap({ LocalDate($0) }),
        let end = request.query["end_date"].flatMap({ LocalDate($0) })
      {
        dates = (start.dayNumber...end.dayNumber).map(LocalDate.init(dayNumber:))
      }
      let end = isArchive ? lastDay : Self.today.advanced(byDays: 15)
      return .json(Self.days(dates, until: end))
    }
  }

  private func session(
    _ server: LocalServer, offline: Bool = false, provider: String = "open-meteo"
  ) throws -> Session {
    var given: GivenOptions = [.provider: GivenOption("--provider", provider)]
    if offline { given[.offline] = GivenOption("--offline", "true") }
    let nowhere = try LocalServer.refusingAddress()
    return try home.session(
      CommandLineChoices(given: given),
      environment: [
        "WEATHER_TUI_AVIATION_WEATHER_URL": nowhere, "WEATHER_TUI_BRIGHT_SKY_URL": nowhere,
        "WEATHER_TUI_MET_NORWAY_URL": server.address,
        "WEATHER_TUI_NOW": "2027-03-26T12:00:00+01:00",
        "WEATHER_TUI_OPEN_METEO_URL": server.address,
        "WEATHER_TUI_OPEN_METEO_ARCHIVE_URL": server.address,
      ])
  }

  private func run(
    _ date: String, _ output: OneShot.Output, _ server: LocalServer, offline: Bool = false,
    provider: String = "open-meteo"
  ) async throws -> ExitResult {
    let session = try session(server, offline: offline, provider: provider)
    let day = try #require(try MainCommand.parse(["--print", "--date", date]).output.day())
    return await OneShot(session: session, output: output, date: day).fetch(place)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var date: String
    var kind: String
    var word: String
    /// The requests other than the page's forecast.
    var requests: [String]
    var isAhead = false
  }

  static let cases: [Case] = [
    Case(
      testDescription: "today", date: "2027-03-26", kind: "forecast", word: "FORECAST",
      requests: ["/v1/forecast"]),
    Case(
      testDescription: "tomorrow", date: "2027-03-27", kind: "forecast", word: "FORECAST",
      requests: ["/v1/forecast"]),
    Case(
      testDescription: "clocks go forward", date: "2027-03-28", kind: "forecast", word: "FORECAST",
      requests: ["/v1/forecast"]),
    Case(
      testDescription: "yesterday", date: "2027-03-25", kind: "forecast", word: "FORECAST",
      requests: ["/v1/archive", "/v1/forecast"], isAhead: true),
    Case(
      testDescription: "the archive's last day", date: "2027-03-21", kind: "archive",
      word: "ARCHIVE", requests: ["/v1/archive"]),
    Case(
      testDescription: "clocks go back", date: "2026-10-25", kind: "archive", word: "ARCHIVE",
      requests: ["/v1/archive"]),
    Case(
      testDescription: "29 February", date: "2024-02-29", kind: "archive", word: "ARCHIVE",
      requests: ["/v1/archive"]),
    Case(
      testDescription: "29 February to come", date: "2028-02-29", kind: "usual",
      word: "USUAL FOR THE DATE", requests: ["/v1/archive"]),
    Case(
      testDescription: "the archive's first day", date: "1940-01-01", kind: "archive",
      word: "ARCHIVE", requests: ["/v1/archive"]),
    Case(
      testDescription: "the page's last day", date: "2027-04-01", kind: "forecast",
      word: "FORECAST", requests: ["/v1/forecast"]),
    Case(
      testDescription: "the day after it, alone", date: "2027-04-02", kind: "forecast",
      word: "FORECAST", requests: ["/v1/forecast"]),
    Case(
      testDescription: "fifteen days ahead", date: "2027-04-10", kind: "forecast",
      word: "FORECAST", requests: ["/v1/forecast"]),
    Case(
      testDescription: "sixteen days ahead", date: "2027-04-11", kind: "usual",
      word: "USUAL FOR THE DATE", requests: ["/v1/archive"]),
    Case(
      testDescription: "300 days ahead", date: "2028-01-20", kind: "usual",
      word: "USUAL FOR THE DATE", requests: ["/v1/archive"]),
  ]

  @Test(arguments: cases)
  func dateIsLabeledForecastArchiveOrNormals(_ given: Case) async throws {
    let server = try server()
    let json = try await run(given.date, .json, server)
    #expect(json.status == .success && json.errors.isEmpty)
    #expect(try JSONSchema(file: Self.schema, isClosed: true).mistakes(in: json.output).isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["kind"] as? String == given.kind)
    #expect(fields["ahead_of_archive"] as? Bool == given.isAhead)
    let day = try #require(fields["day"] as? [String: Any])
    #expect(day["date"] as? String == given.date)
    #expect(day["temperature_max"] as? Double == 12.5 && day["precipitation"] as? Double == 2)
    #expect(day["sunrise"] is String)
    #expect(server.requests.map(\.path) == given.requests)

    let page = try await run(given.date, .page(inWords: false), server)
    #expect(page.output.contains(given.word + ": "))
    #expect(page.output.contains("five days behind and does not have this date") == given.isAhead)
    let line = try await run(given.date, .line(LineFormat("{kind} {high} {low}")), server)
    // Halves are rounded to even or up, as everywhere.
    #expect(line.output.hasPrefix(given.word + " 1") && line.output.hasSuffix("° 3°\n"))
  }

  /// Open-Meteo's forecast is not taken for that of another provider.
  @Test func normalsFollowTheEndOfAShorterForecast() async throws {
    let steps = """
      {"properties":{"timeseries":[{"time":"2027-03-26T11:00:00Z","data":{
        "instant":{"details":{"air_temperature":5}},
        "next_1_hours":{"summary":{"symbol_code":"cloudy"},"details":{"precipitation_amount":0}}
      }}]}}
      """
    let server = try server(metNorway: steps)
    let line = try await run(
      "2027-04-02", .line(LineFormat("{kind}")), server, provider: "met-norway")
    #expect(line.output == "USUAL FOR THE DATE\n", "\(line)")
    #expect(!server.requests.contains { $0.path == "/v1/forecast" })
  }

  @Test(arguments: [("2027-03-27", "just now"), ("2027-03-21", "just now"), ("2028-01-20", "–")])
  func ageOfADateIsThatOfItsValues(date: String, age: String) async throws {
    let line = try await run(date, .line(LineFormat("{age}")), try server())
    #expect(line.output == age + "\n")
  }

  @Test func dayUsesItsOwnDatesUTCOffset() async throws {
    let server = try server()
    for (date, offset) in [("2027-03-27", "+01:00"), ("2027-03-28", "+02:00")] {
      let json = try await run(date, .json, server)
      let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      let day = try #require((object as? [String: Any])?["day"] as? [String: Any])
      #expect((day["sunset"] as? String)?.hasPrefix(date) == true)
      #expect((day["sunset"] as? String)?.hasSuffix(offset) == true)
    }
  }

  @Test func cachedNormalsNeedNoRequest() async throws {
    let server = try server()
    _ = try await run("2027-09-21", .json, server)
    #expect(server.requests.count == 1)
    let again = try await run("2027-12-24", .page(inWords: true), server, offline: true)
    #expect(again.status == .success && server.requests.count == 1)
    #expect(again.output.contains("The mean of 2017 to 2026 around this date, not a forecast."))
  }

  @Test func dateBeforeTheArchiveIsAUsageError() async throws {
    let server = try server()
    let ending = try await run("1939-12-31", .json, server)
    #expect(ending.status == .usage && ending.output.isEmpty && server.requests.isEmpty)
    #expect(ending.errors.count == 1 && ending.errors[0].contains("1940-01-01"))
  }

  @Test(arguments: [
    "2027-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "27-04-01", "tomorrow", "", "2027-4-1",
    "2027-04-01T00:00", "+027-04-01",
  ])
  func invalidDateIsAUsageError(text: String) throws {
    let output = try MainCommand.parse(["--print", "--date", text]).output
    let problem = try #require(throws: SettingsProblem.self) { try output.day() }
    #expect(problem.status == .usage)
  }

  @Test(arguments: [
    ["--date", "2027-01-01", "--bar", "tmux"],
    ["--date", "2027-01-01", "--ics"], ["--date", "2027-01-01", "--svg", "-"],
    ["--date", "2027-01-01", "--print", "--days", "3"],
  ])
  func dateIsRejectedWithIncompatibleOptions(arguments: [String]) {
    #expect(throws: CommandLineProblem.self) { try MainCommand.parse(arguments) }
  }

  @Test func dateWithoutOutputOptionOpensTheScreen() throws {
    let output = try MainCommand.parse(["Seoul", "--date", "2027-01-01"]).output
    #expect(try output.output() == nil)
    #expect(try output.day() == LocalDate(year: 2027, month: 1, day: 1))
  }

  @Test(arguments: ["2027-03-26", "2024-02-29", "2028-01-20"])
  func offlineDateMakesNoRequestAndReportsOffline(date: String) async throws {
    let server = try server()
    let ending = try await run(date, .json, server, offline: true)
    #expect(ending.status == .unavailable && ending.output.isEmpty && server.requests.isEmpty)
    #expect(ending.errors.count == 1 && ending.errors[0].contains("--offline"))
  }

  @Test(arguments: [
    ("2027-03-26", "FORECAST"), ("2024-02-29", "ARCHIVE"), ("2028-01-20", "USUAL FOR THE DATE"),
  ])
  func sampleProviderServesAllKindsWithoutRequests(date: String, word: String) async throws {
    let server = try server()
    let ending = try await run(date, .page(inWords: false), server, provider: "sample")
    #expect(ending.output.hasPrefix("SAMPLE\n") && ending.output.contains(word))
    #expect(ending.status == .success && server.requests.isEmpty)
  }

  /// Nothing of them is printed for a date.
  @Test func dateRequestsNeitherWarningsNorMeasurements() async throws {
    let server = try server()
    let session = try home.session(
      CommandLineChoices(given: [.provider: GivenOption("--provider", "open-meteo")]),
      environment: Dictionary(
        uniqueKeysWithValues: Endpoints.Setting.allCases.map { ($0.rawValue, server.address) }
          + [("WEATHER_TUI_NOW", "2027-03-26T12:00:00+01:00")]))
    var berlin = place
    berlin.countryCode = "DE"
    let ending = await OneShot(session: session, output: .json, date: Self.today).fetch(berlin)
    #expect(ending.status == .success)
    #expect(server.requests.map(\.path) == ["/v1/forecast"])
  }

  @Test func archiveFailureIsReported() async throws {
    let server = try LocalServer { _ in .json("{}", status: 500) }
    let past = try await run("2020-01-01", .json, server)
    #expect(past.status == .unavailable && past.output.isEmpty && past.errors.count == 1)
    let usual = try await run("2028-01-20", .json, server)
    #expect(usual.status == .unavailable && usual.errors[0].contains("2028-01-20"))
  }

  @Test func dateWithoutDataIsReported() async throws {
    let server = try LocalServer { _ in .json(#"{"daily":{"time":[]}}"#) }
    let ending = try await run("2020-01-01", .json, server)
    #expect(ending.status == .unavailable && ending.errors[0].contains("2020-01-01"))
    #expect(server.requests.count == 1)
  }

  /// Returns the values of a JSON object.
  private func fields(_ ending: ExitResult) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func cachedForecastOfADateIsMarkedStale() async throws {
    let server = try server()
    let fresh = try await run("2027-03-27", .json, server)
    #expect(try fields(fresh)["stale"] as? Bool == false && fresh.errors.isEmpty)
    let stale = try await run("2027-03-27", .json, server, offline: true)
    #expect(try fields(stale)["stale"] as? Bool == true && server.requests.count == 1)
    #expect(stale.errors.count == 1 && stale.errors[0].contains("--offline"))
  }

  @Test func forecastIsComparedToCachedNormals() async throws {
    let server = try server()
    for isCached in [false, true] {
      let day = try fields(await run("2027-03-27", .json, server))["day"] as? [String: Any]
      #expect((day?["usual_max"] as? Double != nil) == isCached)
      let page = try await OneShot(session: session(server), output: .json).fetch(place)
      let usual = try fields(page)["than_usual"] as? [String: Any]
      #expect((usual?["usual_max"] as? Double != nil) == isCached)
      _ = try await run("2027-09-21", .json, server)
    }
  }

  @Test func hoursAreListedUnlessNoneAreRequested() async throws {
    let server = try server()
    let heading = Language.english.words.sections.hourly
    for (hours, isListed) in [(0, false), (1, true), (48, true)] {
      let output = OneShot.Output.page(inWords: false, PlainPage.Reach(hours: hours, days: 5))
      let page = try await run("2027-03-26", output, server, provider: "sample")
      #expect(page.output.contains(heading) == isListed, "\(hours)")
    }
  }

  @Test(arguments: ["2027-03-26", "2024-02-29", "2028-01-20"])
  func sampleDatesWorkOffline(date: String) async throws {
    let server = try server()
    let ending = try await run(date, .json, server, offline: true, provider: "sample")
    #expect(ending.status == .success && ending.errors.isEmpty && server.requests.isEmpty)
    #expect(try fields(ending)["provider"] as? String == "sample")
  }

  /// The archive may be up to ten days behind.
  @Test func lateArchiveIsReplacedByTheForecastForTenDays() async throws {
    let server = try server(archivedUntil: LocalDate(year: 2027, month: 3, day: 1))
    let tenDays = try await run("2027-03-16", .json, server)
    #expect(try fields(tenDays)["ahead_of_archive"] as? Bool == true)
    #expect(server.requests.map(\.path) == ["/v1/archive", "/v1/forecast"])
    let elevenDays = try await run("2027-03-15", .json, server)
    #expect(elevenDays.status == .unavailable && elevenDays.errors[0].contains("2027-03-15"))
    #expect(server.requests.map(\.path).dropFirst(2) == ["/v1/archive"])
  }

  @Test func todayIsNotRequestedFromTheArchive() async throws {
    let server = try server()
    let client = try session(server).datedWeatherClient()
    let weather = try #require(try await client.weather(place, Self.today, .openMeteo))
    #expect(weather.kind == .forecast && !weather.isAheadOfArchive)
    #expect(server.requests.map(\.path) == ["/v1/forecast"])
    for (days, kind) in [(-1, DatedWeather.Kind.archive), (0, nil), (1, nil)] {
      let sample = try await client.weather(place, Self.today.advanced(byDays: days), .sample)
      #expect(sample?.kind == kind)
    }
  }
}
