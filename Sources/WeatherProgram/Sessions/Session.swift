import CitySearch
import Foundation
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// What one run of the program stands on: the environment, the choices, the services.
final class Session: Sendable {
  let environment: [String: String]
  let settings: DisplaySettings
  let paths: ProgramPaths
  let saved: SavedState
  let cities: CityDirectory
  let now: @Sendable () -> Date
  let configurationFile: ConfigurationFile
  let log: ProgramLog
  /// Files that could not be used, until somebody says so.
  let troubles = StorageTroubles()
  /// The settings with who decided each.
  let effective: EffectiveSettings
  private let live: LazyServices

  /// Puts a run together.
  /// - Parameters:
  ///   - given: Options beyond those that every way of asking has.
  ///   - problem: What was wrong before, to be left out: the doctor looks at the rest.
  ///   - environment: The variables that decide settings and paths.
  init(
    _ options: Choices, given: GivenOptions = [:], leavingOut problem: SettingsProblem? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SettingsProblem) {
    self.environment = environment
    paths = ProgramPaths(environment: environment)
    saved = StateFile(path: paths.stateFile, onProblem: troubles.add).load()
    now = Self.clock(environment)
    do throws(ConfigurationProblem) {
      let path = options.config ?? paths.configurationFile
      let isLeftOut = if case .configuration = problem { true } else { false }
      configurationFile =
        !isLeftOut
        ? try ConfigurationFile(path: path, isRequired: options.config != nil, schema: .program)
        : ConfigurationFile(nothingAt: path)
    } catch {
      throw .configuration(error)
    }
    var effective = try EffectiveSettings(
      given: options.given.merging(given) { $1 },
      environment: problem.map { $0.leavingOut(environment) } ?? environment,
      file: configurationFile, saved: saved, now: now)
    log = try Self.log(options, to: paths.log, key: effective.services.openWeatherKey, now)
    effective.services.log = log
    settings = effective.display
    self.effective = effective
    let stateFile = StateFile(path: paths.stateFile)
    cities = CityDirectory(
      listPath: effective.cities ?? Self.listInUse(paths, environment),
      // Of another list's index the one in use knows nothing, and both stay.
      cacheFolder: effective.cities == nil ? paths.cache : paths.cache + "/other-list",
      language: settings.language.code, homeCountry: Self.homeCountry(environment),
      timeZone: TimeZone.current.identifier,
      discoveries: saved.discoveries,
      keep: { discovery in stateFile.update { $0.discover(discovery) } })
    live = LazyServices(effective.services.over(paths, cities))
    logStart()
  }

  private static func log(
    _ options: Choices, to path: String, key: String?, _ now: @escaping @Sendable () -> Date
  ) throws(SettingsProblem) -> ProgramLog {
    guard let name = options.logLevel else { return .none }
    guard let level = LogLevel(rawValue: name) else {
      throw .option("--log-level", value: name, known: LogLevel.allCases.map(\.rawValue))
    }
    return ProgramLog(path: path, level: level, secrets: key.map { [$0] } ?? [], now: now)
  }

  /// What the log begins with.
  private func logStart() {
    log(.info, "weather-tui \(Program.version), \(settings.provider.rawValue)")
    log(.debug, "settings: \(settingsWithSources)")
  }

  private var settingsWithSources: String {
    SettingKey.allCases.map { "\($0.rawValue): \(effective.context.source(of: $0))" }
      .joined(separator: ", ")
  }

  /// A run, or the end of the program with what is wrong, in the person's language.
  static func orFail(_ options: Choices, given: GivenOptions = [:]) -> Session {
    do throws(SettingsProblem) {
      return try Session(options, given: given)
    } catch {
      let words = language(options).words
      Program.fail(words.text(for: error), error.status)
    }
  }

  /// The language as far as it is known without a configuration file.
  static func language(
    _ options: Choices, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Language {
    let saved = { StateFile(path: ProgramPaths(environment: environment).stateFile).load() }
    return options.lang.flatMap(Language.init(named:))
      ?? saved().language.flatMap(Language.init(named:)) ?? Language(environment: environment)
  }

  /// The list that was imported, otherwise the one that comes with the program.
  private static func listInUse(_ paths: ProgramPaths, _ environment: [String: String]) -> String? {
    if FileManager.default.fileExists(atPath: paths.importedList) { return paths.importedList }
    return shippedList(environment)
  }

  /// The list that comes with the program.
  static func shippedList(_ environment: [String: String]) -> String? {
    DataFiles.folder(environment: environment).map { $0 + "/cities.json" }
  }

  /// Made when the network is first needed, never before the first frame; there is one, so that
  /// what a provider allows at a time is counted in one place.
  var services: LiveServices { live.value }

  /// Asks in another thread than the one that draws; connects to nothing before the first request.
  func weatherClient() -> WeatherClient {
    WeatherClient(
      report: { [live] request async throws(WeatherFailure) in
        try await live.value.report(request)
      },
      reports: { [live] in await live.value.reports($0, $1) },
      air: { [live] in await live.value.air($0) })
  }

  /// Finds places over the network; connects to nothing before the first question either.
  func geocodingClient() -> GeocodingClient {
    GeocodingClient { [live] name, provider, language async throws(WeatherFailure) in
      try await live.value.places(named: name, provider: provider, language: language)
    }
  }

  static func homeCountry(_ environment: [String: String]) -> String? {
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
    let parts = locale.split(whereSeparator: { $0 == "_" || $0 == "." || $0 == "@" })
    guard parts.count >= 2, parts[1].utf8.count == 2 else { return nil }
    return parts[1].uppercased()
  }

  /// The machine's clock, or one that starts at WEATHER_TUI_NOW and runs on.
  static func clock(_ environment: [String: String]) -> @Sendable () -> Date {
    guard let text = environment["WEATHER_TUI_NOW"], let start = try? Date(text, strategy: .iso8601)
    else { return { Date() } }
    let ahead = start.timeIntervalSince(Date())
    return { Date().addingTimeInterval(ahead) }
  }

  /// A path as people write it: from home, where it is there.
  func fromHome(_ path: String) -> String {
    guard let home = environment["HOME"], !home.isEmpty, path.hasPrefix(home + "/") else {
      return path
    }
    return "~" + path.dropFirst(home.count)
  }

  // MARK: - The first places

  /// The places on the board: the person's own, or those of the first start.
  var favourites: [Place] {
    // Favourites are kept together with the board's order: a list that is empty beside an order was
    // emptied on purpose.
    guard saved.favourites.isEmpty, saved.boardOrder == nil else { return saved.favourites }
    return FirstBoard.places
  }

  /// Whether the place to show is known without building the index of the list first.
  func knowsPlace(named query: String?) -> Bool {
    if query == nil, saved.lastPlace != nil { return true }
    if let query, CityDirectory.isPoint(query) { return true }
    return cities.isReady
  }

  /// The place that was asked for by name, or the one to start with.
  func place(named query: String?) throws(PlaceProblem) -> Place? {
    if let query { return try cities.place(named: query) }
    if let last = saved.lastPlace { return last }
    let zone = MachineTimeZone.identifier(environment: environment) ?? "Asia/Seoul"
    return cities.largest(inTimeZone: zone) ?? cities.largest(inTimeZone: "Asia/Seoul")
  }
}

extension SettingsProblem {
  /// The environment without what is wrong in it.
  fileprivate func leavingOut(_ environment: [String: String]) -> [String: String] {
    guard case .address(let address) = self else { return environment }
    return environment.filter { $0.key != address.setting }
  }
}
