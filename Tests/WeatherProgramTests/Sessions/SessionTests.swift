import CitySearch
import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

@testable import WeatherProgram

@Suite struct SessionTests {
  private let home: ProgramHome

  init() throws { home = try ProgramHome() }

  @Test func clockStartsAtTheTimeSetInTheEnvironment() throws {
    let start = try #require(Date(rfc3339: "2026-06-11T12:00:00+09:00"))
    let first = try home.session().now()
    #expect((0..<60).contains(first.timeIntervalSince(start)))
    for environment in [[:], ["WEATHER_TUI_NOW": ""]] {
      let machine = try Session.clock(environment)()
      #expect(abs(machine.timeIntervalSince(.now)) < 60)
    }
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], "KR"), (["LC_ALL": "pt_br", "LANG": "en_US"], "BR"),
    (["LC_MESSAGES": "de_AT@euro"], "AT"), (["LANG": "C.UTF-8"], nil), (["LANG": "C"], nil),
    (["LANG": "en"], nil), ([:], nil),
  ])
  func homeCountryComesFromTheLocale(environment: [String: String], country: String?) {
    #expect(Session.homeCountry(environment) == country)
  }

  @Test func pathsAreAbbreviatedWithATilde() throws {
    let session = try home.session()
    #expect(session.fromHome(home.folder("x/y")) == "~/x/y")
    #expect(session.fromHome("/etc/hosts") == "/etc/hosts")
    #expect(session.fromHome(home.folder.path) == home.folder.path)
    #expect(try home.session(environment: ["HOME": ""]).fromHome("/a") == "/a")
  }

  @Test(arguments: [("60000000", 30.0), (nil, nil)] as [(String?, TimeInterval?)])
  func watchWakesTwiceInTheIntervalOfTheWatchdog(
    microseconds: String?, seconds: TimeInterval?
  ) throws {
    var environment = ["NOTIFY_SOCKET": home.folder("socket")]
    environment["WATCHDOG_USEC"] = microseconds
    let session = try home.session(environment: environment)
    let watch = session.watch(
      .example("Home"), .all, lead: 1800, command: nil, heartbeat: nil)
    let isManaged = ServiceManager(environment: environment) != nil
    #expect(watch.maxSleep == (isManaged ? seconds : nil))
  }

  @Test func theFirstStartShowsTheLargestPlaceOfTheTimeZone() throws {
    #expect(try home.session().place(named: nil)?.name == "Seoul")
    let london = try home.session(environment: ["TZ": "Europe/London"])
    #expect(try london.place(named: nil)?.countryCode == "GB")
    let nowhere = try home.session(environment: ["TZ": "Antarctica/Troll"])
    #expect(try nowhere.place(named: nil)?.name == "Seoul")
  }

  @Test func laterStartShowsTheLastPlace() throws {
    let place = Place.example("Home")
    home.remember { $0.lastPlace = place }
    let session = try home.session()
    #expect(try session.place(named: nil) == place)
    #expect(try session.place(named: "busan")?.name == "Busan")
  }

  @Test func lastPlaceIsAvailableBeforeTheIndexIsBuilt() throws {
    let session = try home.session()
    #expect(try session.placeAtOnce(named: nil) == nil)
    #expect(try session.placeAtOnce(named: "Seoul") == nil)
    home.remember { $0.lastPlace = .example("Home") }
    let later = try home.session()
    #expect(try later.placeAtOnce(named: nil)?.name == "Home")
    #expect(try later.placeAtOnce(named: "Seoul") == nil)
    try later.cities.opened()
    #expect(try later.placeAtOnce(named: "Seoul")?.name == "Seoul")
  }

  @Test func validCoordinatesResolveImmediately() throws {
    let session = try home.session()
    #expect(
      try session.placeAtOnce(named: "1,2")?.coordinate == Coordinate(latitude: 1, longitude: 2))
    #expect(throws: PlaceProblem.self) { try session.placeAtOnce(named: "100,200") }
  }

  @Test func boardIncludesDefaultPlacesUntilItIsCustomized() throws {
    #expect(try home.session().favourites == FirstBoard.places)
    home.remember { $0.favourites = [.example("Mine")] }
    #expect(try home.session().favourites == [.example("Mine")] + FirstBoard.places)
    home.remember { $0.boardOrder = "name" }
    #expect(try home.session().favourites == [.example("Mine")])
    home.remember { $0.favourites = [] }
    #expect(try home.session().favourites.isEmpty)
  }

  @Test(arguments: ["junk", "2026-02-28", "2026-02-29T12:00:00Z", "2026-11-31T12:00:00+09:00"])
  func invalidTimeInTheEnvironmentIsRejected(text: String) {
    #expect(throws: SettingsProblem.self) {
      try home.session(environment: ["WEATHER_TUI_NOW": text])
    }
  }

  @Test func newBoardStartsWithPlacesOfTheTimeZonesCountry() throws {
    let london = ["TZ": "Europe/London"]
    let session = try home.session(environment: london)
    #expect(session.isBoardNew && session.favourites.isEmpty)
    #expect(session.startPlaces?.map(\.name) == ["London"])
    let korean: GivenOptions = [.language: GivenOption("--lang", "ko")]
    let spoken = try home.session(CommandLineChoices(given: korean), environment: london)
    #expect(spoken.favourites == FirstBoard.places && spoken.startPlaces == nil)
    // Such a time zone has no country.
    let utc = try home.session(environment: ["TZ": "UTC"])
    #expect(utc.startPlaces?.map(\.id) == FirstBoard.places.map(\.id))
    home.remember { $0.boardOrder = "own" }
    let emptied = try home.session(environment: london)
    #expect(!emptied.isBoardNew && emptied.startPlaces == nil)
  }

  @Test func placesOfANewKoreanBoardGetTheirNamesFromTheList() throws {
    let japanese = ProgramHome.places.replacing(
      #"{"ko":["부산"]}"#, with: #"{"ko":["부산"],"ja":"釜山"}"#)
    try home.folder.write(japanese, to: "share/cities.json")
    let session = try home.session(
      CommandLineChoices(given: [.language: GivenOption("--lang", "ja")]))
    #expect(session.favourites == FirstBoard.places)
    let places = try #require(session.startPlaces)
    #expect(places.map(\.id) == FirstBoard.places.map(\.id))
    #expect(places.first { $0.name == "Busan" }?.names?["ja"] == "釜山")
    // The list of the test has only two of them.
    #expect(places.filter { $0.names != nil }.count == 2)
  }

  @Test func importedListOverridesTheBundledList() throws {
    let one = """
      [{"id":7,"name":"Lonely","state":"","country":"FR","coord":{"lon":1,"lat":45},\
      "population":5,"timezone":"Europe/Paris","names":{}}]
      """
    try home.folder.write(one, to: "data/weather-tui/cities.json")
    #expect(try home.session().cities.opened().count == 1)
  }

  @Test func customListHasItsOwnIndex() throws {
    try home.session().cities.opened()
    try home.folder.write(ProgramHome.places.replacing("Busan", with: "Pusan"), to: "other.json")
    let options: GivenOptions = [.cities: GivenOption("--cities", home.folder("other.json"))]
    let session = try home.session(CommandLineChoices(given: options))
    #expect(try session.cities.known(by: "Pusan").place().name == "Pusan")
    #expect(try home.session().cities.isReady)
  }

  @Test func missingExplicitConfigurationFileIsAnError() throws {
    var options = CommandLineChoices()
    options.config = home.folder("none.toml")
    let problem = #expect(throws: SettingsProblem.self) { try home.session(options) }
    #expect(problem?.status == .configuration)
  }

  @Test func doctorSessionSkipsInvalidSettings() throws {
    try home.configure("units = 'imperiel'")
    let problem = try #require(throws: SettingsProblem.self) { try home.session() }
    let session = try Session(
      CommandLineChoices(), leavingOut: problem, environment: home.environment)
    #expect(session.settings.units == .metric && !session.configurationFile.exists)

    let broken = home.environment.merging(["WEATHER_TUI_OPENWEATHER_URL": "no address"]) { $1 }
    try home.configure("units = 'imperial'")
    let address = try #require(throws: SettingsProblem.self) {
      try Session(CommandLineChoices(), environment: broken)
    }
    let rest = try Session(CommandLineChoices(), leavingOut: address, environment: broken)
    #expect(rest.settings.units == .imperial)
  }

  @Test func logIsWrittenOnlyWithAValidLogLevel() throws {
    var options = CommandLineChoices()
    _ = try home.session(options)
    #expect(home.folder.names(in: "state/weather-tui").isEmpty)
    options.logLevel = "debug"
    let session = try home.session(options)
    let log = try String(contentsOfFile: session.paths.log, encoding: .utf8)
    #expect(log.contains("weather-tui \(Program.version)") && log.contains("units: default"))
    options.logLevel = "loud"
    let problem = #expect(throws: SettingsProblem.self) { try home.session(options) }
    #expect(problem?.status == .usage)
  }

  @Test func theLanguageIsKnownWithoutAConfigurationFile() {
    var options = CommandLineChoices()
    #expect(Session.language(options, environment: home.environment) == .english)
    home.remember { $0.choices[.language] = "ko" }
    #expect(Session.language(options, environment: home.environment) == .korean)
    options.given[.language] = GivenOption("--lang", "fr")
    #expect(Session.language(options, environment: home.environment) == .french)
  }

  @Test func duplicateStorageIssuesAreReportedOnce() throws {
    try home.folder.write("nonsense", to: "state/weather-tui/state.json")
    let session = try home.session()
    nonisolated(unsafe) var told: [StorageIssue] = []
    session.storageIssues.onEach { told.append($0) }
    #expect(told == [.quarantine(path: session.paths.stateFile)])
    session.storageIssues.add(told[0])
    session.storageIssues.add(.unwritable(path: "/x"))
    #expect(told.count == 2)
    #expect(
      session.settings.language.words.text(for: told[0]).contains("state.json.corrupt"))
  }

  @Test func unencryptedEndpointForAPIKeyIsRejected() throws {
    let words = Language.english.words
    let named = try #require(throws: SettingsProblem.self) {
      try home.session(environment: ["WEATHER_TUI_OPENWEATHER_URL": "http://192.0.2.1:8080"])
    }
    #expect(named.status == .configuration)
    #expect(words.text(for: named).contains("WEATHER_TUI_OPENWEATHER_URL would send the API key"))
    try home.configure("[openweather]\nurl = 'http://192.0.2.1:8080'")
    let written = try #require(throws: SettingsProblem.self) { try home.session() }
    #expect(words.text(for: written).contains("config.toml:2: openweather.url would send"))
  }

  @Test func timeZoneOfBareCoordinatesIsThatOfTheNearestCity() throws {
    let session = try home.session()
    var place = Place.example("Near Seoul", at: 37.5, 127)
    #expect(session.zone(of: place).identifier == "Asia/Seoul")
    place.timeZoneIdentifier = "Europe/Berlin"
    #expect(session.zone(of: place).identifier == "Europe/Berlin")
  }

  @Test func boardDoesNotRepeatADefaultPlace() throws {
    let first = try #require(FirstBoard.places.last)
    home.remember { $0.favourites = [first] }
    #expect(try home.session().favourites == [first] + FirstBoard.places.dropLast())
  }

  @Test func sizeLimitOfTheConfigurationFileIsShownInKibibytes() {
    let problem = ConfigurationProblem(path: "/c.toml", .tooLarge(limit: 64 << 10))
    #expect(
      Language.english.words.text(for: problem)
        == "/c.toml is larger than 64 KiB; name a configuration file with --config.")
  }

  @Test(arguments: [("debug", true), ("error", false), (nil, false)] as [(String?, Bool)])
  func unwritableLogIsReportedOnce(level: String?, isReported: Bool) throws {
    let folder = try TemporaryFolder()
    let state = folder("weather-tui")
    try Data().write(to: URL(filePath: state))
    var options = CommandLineChoices()
    options.logLevel = level
    let session = try home.session(options, environment: ["XDG_STATE_HOME": folder.path])
    session.log(.debug, "again")
    let issues = Mutex<[StorageIssue]>([])
    session.storageIssues.onEach { issue in issues.withLock { $0.append(issue) } }
    let log = StorageIssue.unwritable(path: session.paths.log)
    #expect(session.paths.log.hasPrefix(state))
    #expect(issues.withLock { $0.count { $0 == log } } == (isReported ? 1 : 0))
  }

  @Test func watchRequestsUnlessOffline() throws {
    let offline: GivenOptions = [.offline: GivenOption("--offline", "true")]
    let sample: GivenOptions = [.provider: GivenOption("--demo", "sample")]
    for (given, canRequest) in [
      ([:], true), (sample, true), (offline, false), (offline.merging(sample) { $1 }, true),
    ] as [(GivenOptions, Bool)] {
      let session = try home.session(CommandLineChoices(given: given))
      let watch = session.watch(
        .example("Somewhere"), .all, lead: 600, command: nil, heartbeat: nil)
      #expect(watch.canRequest == canRequest && watch.lead == 600 && watch.maxSleep == nil)
    }
  }

  @Test func watchRequestsNoMeasurementsNearby() async throws {
    let noon = Date(timeIntervalSince1970: 1_781_146_800)
    let server = try LocalServer { request in
      request.path == "/v1/forecast"
        ? .json(OneShotTests.forecast(at: noon)) : .json("{}", status: 404)
    }
    let session = try home.session(environment: [
      "WEATHER_TUI_OPEN_METEO_URL": server.address,
      "WEATHER_TUI_AVIATION_WEATHER_URL": server.address,
    ])
    let place = Place.example("Near Seoul", at: 37.5, 127)
    let watch = session.watch(place, .all, lead: 600, command: nil, heartbeat: nil)
    #expect(try await watch.report().current.temperature == 21)
    #expect(server.requests.map(\.path) == ["/v1/forecast"])
  }

  private static let watchdog = ["NOTIFY_SOCKET": "/nonexistent", "WATCHDOG_USEC": "60000000"]

  @Test(
    .enabled(if: ServiceManager(environment: SessionTests.watchdog) != nil, "needs libsystemd"))
  func watchReportsTwiceWithinTheWatchdogsInterval() throws {
    let session = try home.session(environment: Self.watchdog)
    let watch = session.watch(.example("Somewhere"), .all, lead: 600, command: nil, heartbeat: nil)
    #expect(watch.maxSleep == 30)
  }
}
