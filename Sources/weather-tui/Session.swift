import CitySearch
import Foundation
import Synchronization
import WeatherFeature
import WeatherModel
import WeatherServices

/// What one run of the program stands on: the environment, the choices, the services.
final class Session: Sendable {
  let environment: [String: String]
  let settings: DisplaySettings
  let paths: ProgramPaths
  let saved: SavedState
  let cities: CityDirectory
  let now: @Sendable () -> Date
  private let configuration: ServicesConfiguration

  init(_ options: AskingOptions, theme: ThemeName) throws {
    let environment = ProcessInfo.processInfo.environment
    self.environment = environment
    paths = ProgramPaths(environment: environment)
    saved = StateFile(path: paths.stateFile).load()
    now = Self.clock(environment)
    let language =
      options.lang.flatMap(Language.init(named:)) ?? saved.language.flatMap(Language.init(named:))
      ?? Language(environment: environment)
    do {
      configuration = try ServicesConfiguration(
        environment: environment, programVersion: Program.version, now: now)
    } catch {
      Program.fail(
        language.words.commandLine.addressInvalid(error.setting, error.text), .configuration)
    }
    settings = DisplaySettings(
      units: options.units.flatMap(UnitSystem.init) ?? saved.units ?? .metric, language: language,
      theme: theme,
      provider: Self.provider(options, hasKey: configuration.openWeatherKey != nil),
      isOffline: options.offline)
    cities = CityDirectory(
      listPath: options.cities
        ?? DataFiles.folder(environment: environment).map { $0 + "/cities.json" },
      cacheFolder: paths.cache, language: language.code,
      homeCountry: Self.homeCountry(environment))
  }

  /// Made when the network is first needed, never before the first frame.
  func services() -> LiveServices { LiveServices(withWhatIsHere(configuration)) }

  /// Asks in another thread than the one that draws; connects to nothing before the first request.
  func weatherClient() -> WeatherClient {
    let services = LazyServices(withWhatIsHere(configuration))
    return WeatherClient { request async throws(WeatherFailure) in
      try await services.value.report(request)
    }
  }

  private static func provider(_ options: AskingOptions, hasKey: Bool) -> Provider {
    if options.demo { return .sample }
    return Provider(rawValue: options.provider) ?? (hasKey ? .openWeather : .openMeteo)
  }

  private static func homeCountry(_ environment: [String: String]) -> String? {
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
    let parts = locale.split(whereSeparator: { $0 == "_" || $0 == "." || $0 == "@" })
    guard parts.count >= 2, parts[1].utf8.count == 2 else { return nil }
    return parts[1].uppercased()
  }

  /// The machine's clock, or one that starts at WEATHER_TUI_NOW and runs on.
  private static func clock(_ environment: [String: String]) -> @Sendable () -> Date {
    guard let text = environment["WEATHER_TUI_NOW"], let start = try? Date(text, strategy: .iso8601)
    else { return { Date() } }
    let ahead = start.timeIntervalSince(Date())
    return { Date().addingTimeInterval(ahead) }
  }

  // MARK: - The first place

  /// The place that was asked for by name, or the one to start with.
  func place(named query: String?) throws(PlaceProblem) -> Place? {
    if let query { return try cities.place(named: query) }
    if let last = saved.lastPlace { return last }
    let zone = MachineTimeZone.identifier(environment: environment) ?? "Asia/Seoul"
    return cities.largest(inTimeZone: zone) ?? cities.largest(inTimeZone: "Asia/Seoul")
  }
}

/// Live services, made on first use.
final class LazyServices: Sendable {
  private let configuration: ServicesConfiguration
  private let made = Mutex<LiveServices?>(nil)

  init(_ configuration: ServicesConfiguration) {
    self.configuration = configuration
  }

  var value: LiveServices {
    made.withLock { services in
      if let services { return services }
      let new = LiveServices(configuration)
      services = new
      return new
    }
  }
}
