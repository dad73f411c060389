import CitySearch
import Files
import Synchronization
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The context of a run: environment, settings, files and services.
final class Session: Sendable {
  let environment: [String: String]
  let settings: DisplaySettings
  let paths: ProgramPaths
  let saved: PersistedState
  let cities: CityDirectory
  let now: @Sendable () -> Date
  let configurationFile: ConfigurationFile
  let log: ProgramLog
  /// The files that could not be used, until they are reported to the user.
  let storageIssues = StorageIssues()
  /// The settings and their sources.
  let effective: EffectiveSettings
  /// The machine's time zone, read once.
  private let zone: String?
  private let live = Mutex<LiveServices?>(nil)

  /// Creates the session of a run.
  /// - Parameters:
  ///   - problem: A problem of an earlier attempt, whose source is ignored so that the doctor can
  ///     check the rest.
  ///   - environment: The variables that determine settings and paths.
  init(
    _ options: CommandLineChoices, leavingOut problem: SettingsProblem? = nil,
    environment: [String: String] = ProcessEnvironment.current
  ) throws(SettingsProblem) {
    self.environment = environment
    paths = ProgramPaths(environment: environment)
    saved = StateFile(path: paths.stateFile, onIssue: storageIssues.add).load()
    now = try Self.clock(environment)
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
      given: options.given,
      environment: problem.map { $0.leavingOut(environment) } ?? environment,
      file: configurationFile, saved: saved, now: now)
    log = try Self.log(
      options, to: paths.log, keys: Array(effective.services.keys.values), storageIssues, now)
    effective.services.log = log
    settings = effective.display
    self.effective = effective
    let stateFile = StateFile(path: paths.stateFile)
    zone = MachineTimeZone.identifier(environment: environment)
    cities = CityDirectory(
      listPath: effective.context.cities ?? Self.listInUse(paths, environment),
      // Another list has its own index, so neither replaces the other.
      cacheFolder: effective.context.cities == nil ? paths.cache : paths.cache + "/other-list",
      language: settings.language.code, homeCountry: Self.homeCountry(environment),
      timeZone: zone,
      discoveries: saved.discoveries,
      persist: { discovery in stateFile.update { $0.discover(discovery) } })
    logStart()
  }

  private static func log(
    _ options: CommandLineChoices, to path: String, keys: [String], _ issues: StorageIssues,
    _ now: @escaping @Sendable () -> Date
  ) throws(SettingsProblem) -> ProgramLog {
    guard let name = options.logLevel else { return .none }
    guard let level = LogLevel(rawValue: name) else {
      throw .option("--log-level", value: name, known: LogLevel.allCases.map(\.rawValue))
    }
    return ProgramLog(path: path, level: level, secrets: keys, onIssue: issues.add, now: now)
  }

  /// Writes the first lines of the log.
  private func logStart() {
    log(.info, "weather-tui \(Program.fullVersion), \(settings.provider.rawValue)")
    log(.debug, "settings: \(settingsWithSources)")
  }

  /// Reports each file that cannot be used on standard error, once.
  func warnOfStorageIssues() {
    let words = settings.language.words
    storageIssues.onEach { Program.warn(words.text(for: $0)) }
  }

  private var settingsWithSources: String {
    (SettingDefinition.all.map(\.key) + APIKey.all.map(\.setting))
      .map { "\($0.rawValue): \(effective.context.source(of: $0))" }
      .joined(separator: ", ")
  }

  /// Returns a session, or exits the program with the reason if there is none.
  static func orFail(_ options: CommandLineChoices) -> Session {
    do throws(SettingsProblem) {
      return try Session(options)
    } catch {
      let words = language(options).words
      Program.fail(words.text(for: error), error.status)
    }
  }

  /// Returns the language, as far as it is known without a session.
  static func language(
    _ options: CommandLineChoices,
    environment: [String: String] = ProcessEnvironment.current
  ) -> Language {
    let paths = ProgramPaths(environment: environment)
    let saved = { StateFile(path: paths.stateFile).load() }
    let file = {
      try? ConfigurationFile(
        path: options.config ?? paths.configurationFile, isRequired: false, schema: .program)
    }
    return options.language.flatMap(Language.init(named:))
      ?? file()?.entries[SettingKey.language.rawValue].flatMap { Language(named: $0.text) }
      ?? saved().choices[.language].flatMap(Language.init(named:))
      ?? Language(environment: environment)
  }

  /// Returns the imported list, otherwise the one that ships with the program.
  private static func listInUse(_ paths: ProgramPaths, _ environment: [String: String]) -> String? {
    if FileSystem.isFile(paths.importedList) { return paths.importedList }
    return shippedList(environment)
  }

  /// Returns the list that ships with the program.
  static func shippedList(_ environment: [String: String]) -> String? {
    DataFiles.cityList(environment: environment)
  }

  /// The services, created when the network is first needed and never before the first frame. There
  /// is only one instance, so that a provider's limits are counted in one place.
  var services: LiveServices {
    live.withLock { services in
      if let services { return services }
      let new = LiveServices(effective.services.over(paths, cities, storageIssues))
      services = new
      return new
    }
  }

  /// Returns the client for the weather, which works off the main thread and connects with the
  /// first request.
  /// - Parameter isOneShot: Whether results are printed once, so that they cannot be supplemented
  ///   later.
  func weatherClient(isOneShot: Bool = false) -> WeatherClient {
    var client = WeatherClient(
      report: { [self] request async throws(WeatherFailure) in
        try await services.report(request)
      },
      reports: { [self] in await services.reports($0, $1) })
    client.models = { [self] request async throws(WeatherFailure) in
      try await services.models(for: request)
    }
    client.chances = { [self] request async throws(WeatherFailure) in
      try await services.chances(for: request)
    }
    client.warnings = { [self] in await services.warnings(for: $0, isOneShot: isOneShot) }
    client.nearby = { [self] in await services.withNearby($0, for: $1) }
    client.supplements = { [self] in await services.withSupplements($0, for: $1) }
    return client
  }

  /// Returns the client for climate normals. It connects only for places that are not cached.
  func climateNormalsClient() -> ClimateNormalsClient {
    .live(folder: paths.normals, now: now) { [self] in await services.normals(for: $0) }
  }

  /// Returns the client for weather fields. It connects only for points that are not cached.
  func fieldClient() -> FieldClient {
    FieldClient(
      cached: { [self] in services.cachedField($0) },
      field: { [self] request async throws(WeatherFailure) in try await services.field(request) })
  }

  /// Returns the client for the radar. It connects only for frames that are not cached.
  func radarClient() -> RadarClient {
    RadarClient(
      cached: { [self] in services.cachedRadar(around: $0) },
      composite: { [self] place async throws(WeatherError) in
        try await services.radar(around: place)
      })
  }

  /// Returns the client for tropical cyclones. It connects at most once an hour.
  func stormClient() -> StormClient {
    StormClient(
      cached: { [self] in await services.cachedCyclones(of: $0) },
      cyclones: { [self] agency async throws(WeatherError) in
        try await services.cyclones(of: agency)
      })
  }

  /// Returns the client for the provider's pictures. It connects only for pictures that are not
  /// cached.
  func iconStore() -> IconStore {
    IconStore(folder: paths.icons, onIssue: storageIssues.add) { [self] in await services.icon($0)
    }
  }

  /// Returns the geocoder's client. It connects with the first request.
  func geocodingClient() -> GeocodingClient {
    GeocodingClient { [self] name, provider, language async throws(WeatherFailure) in
      try await services.places(named: name, provider: provider, language: language)
    }
  }

  static func homeCountry(_ environment: [String: String]) -> String? {
    Territory(environment: environment, category: "LC_MESSAGES")?.code
  }

  /// Returns the machine's clock, or one that starts at WEATHER_TUI_NOW.
  static func clock(
    _ environment: [String: String]
  ) throws(SettingsProblem) -> @Sendable () -> Date {
    guard let text = environment["WEATHER_TUI_NOW"], !text.isEmpty else { return { Date.now } }
    guard let start = Date(rfc3339: text) else {
      throw .malformed("WEATHER_TUI_NOW", value: text, examples: ["2026-11-21T18:42:00+09:00"])
    }
    let ahead = start.timeIntervalSince(Date.now)
    return { Date.now.addingTimeInterval(ahead) }
  }

  /// Returns a path for display; below the home folder it begins with `~`.
  func fromHome(_ path: String) -> String {
    guard let home = environment["HOME"], !home.isEmpty, path.hasPrefix(home + "/") else {
      return path
    }
    return "~" + path.dropFirst(home.count)
  }

  // MARK: - The first places

  /// Whether the board suggests initial places. The board's order is saved with the first change to
  /// the list itself; a favourite alone leaves the suggestions there.
  var isBoardNew: Bool { saved.boardOrder == nil }

  /// The places on the board that are known without the list: the user's own, followed on a new
  /// board by the initial places if the time zone or the language is Korean.
  var favourites: [Place] {
    guard isBoardNew, isKorean else { return saved.favourites }
    return saved.favourites
      + FirstBoard.places.filter { place in !saved.favourites.contains { $0.id == place.id } }
  }

  /// The initial places with their names in the language: if neither the time zone nor the language
  /// is Korean, the largest places of the time zone's country. Nil if the board has its own places
  /// or shows Korean names already. This reads the list.
  var startPlaces: [Place]? {
    guard isBoardNew, settings.language != .korean else { return nil }
    let country = isKorean ? nil : zone.flatMap { cities.largest(inTimeZone: $0)?.countryCode }
    let places = country.map { cities.largest(inCountry: $0, limit: FirstBoard.count) } ?? []
    return places.isEmpty ? cities.named(FirstBoard.places) : places
  }

  private var isKorean: Bool { settings.language == .korean || zone == "Asia/Seoul" }

  /// Returns the place to show if it is known without building the index of the list and without a
  /// request; otherwise nil.
  func placeAtOnce(named query: String?) throws(PlaceProblem) -> Place? {
    let isNamed = query.map { !CityDirectory.isPoint($0) } ?? (saved.lastPlace == nil)
    guard !isNamed || cities.isReady else { return nil }
    guard let query, isNamed, canQueryGeocoder else { return try place(named: query) }
    return try cities.known(by: query).named
  }

  /// Returns the place of the list with a name, or the one to start with.
  func place(
    named query: String?, in naming: Namesakes.Naming = .screen
  ) throws(PlaceProblem) -> Place? {
    if let query {
      let known = try cities.known(by: query)
      let place = try known.place()
      if known.named == nil { warn(place, takenFor: query, command: known.command) }
      warn(of: known.namesakes, of: query, in: naming)
      return place
    }
    if let last = saved.lastPlace { return last }
    return cities.largest(inTimeZone: zone ?? "Asia/Seoul")
      ?? cities.largest(inTimeZone: "Asia/Seoul")
  }
}

extension SettingsProblem {
  /// Returns the environment without the invalid address.
  fileprivate func leavingOut(_ environment: [String: String]) -> [String: String] {
    guard case .address(let address) = self else { return environment }
    return environment.filter { $0.key != address.setting }
  }
}
