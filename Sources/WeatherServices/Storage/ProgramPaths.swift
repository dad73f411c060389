/// The folders and files of the program, by the XDG base directory specification.
///
/// ```swift
/// let paths = ProgramPaths(environment: ["HOME": "/home/mina", "XDG_CACHE_HOME": "/tmp/cache"])
/// // paths.configurationFile is "/home/mina/.config/weather-tui/config.toml",
/// // paths.cache is "/tmp/cache/weather-tui"
/// ```
public struct ProgramPaths: Hashable, Sendable {
  /// The folder of the configuration.
  public var configuration: String
  /// The folder of cached responses and the city index; it may be deleted at any time.
  public var cache: String
  /// The folder of the last place, favourites and choices.
  public var state: String
  /// The folder of imported lists.
  public var data: String

  /// The folders that the environment names, or the specification's defaults under HOME.
  public init(environment: [String: String]) {
    let home =
      environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? ProcessEnvironment.homeOfUser ?? "/"
    // The specification requires relative paths to be ignored.
    let base = { (name: String, fallback: String) in
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(fallback)"
    }
    configuration = base("XDG_CONFIG_HOME", ".config") + "/weather-tui"
    cache = base("XDG_CACHE_HOME", ".cache") + "/weather-tui"
    state = base("XDG_STATE_HOME", ".local/state") + "/weather-tui"
    data = base("XDG_DATA_HOME", ".local/share") + "/weather-tui"
  }

  /// The configuration file.
  public var configurationFile: String { configuration + "/config.toml" }
  /// The forecasts, one file per place and provider.
  public var forecasts: String { cache + "/forecasts" }
  /// The icons, one file each.
  public var icons: String { cache + "/icons" }
  /// The climate normals, one file per place.
  public var normals: String { cache + "/usual" }
  /// The points of weather fields.
  public var fields: String { cache + "/fields.json" }
  /// The warning areas of places.
  public var warningAreas: String { cache + "/warning-areas.json" }
  /// The last frames of the radar.
  public var radar: String { cache + "/radar.json" }
  /// The last advisories of tropical cyclones.
  public var storms: String { cache + "/storms.json" }
  /// The imported list of places, if any.
  public var importedList: String { data + "/cities.json" }
  /// The persisted state.
  public var stateFile: String { state + "/state.json" }
  /// The quota ledger of recent requests.
  public var requests: String { state + "/requests" }
  /// The time and result of the last check by `watch`.
  public var watch: String { state + "/watch.json" }
  /// The log, if it is enabled.
  public var log: String { state + "/log" }
}
