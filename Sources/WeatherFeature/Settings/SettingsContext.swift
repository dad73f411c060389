public import WeatherModel

/// What the settings stand on: who decided each, and what there is to choose from.
public struct SettingsContext: Equatable, Sendable {
  /// Where each value comes from; a setting that is not named here has its default.
  public var sources: [SettingKey: SettingSource] = [:]
  /// The provider setting as the user wrote it.
  public var provider = ProviderChoice.automatic
  /// Whether OpenWeather can be asked at all.
  public var hasOpenWeatherKey = false
  /// Which signs to use, as it was put.
  public var icons = IconChoice.automatic
  /// What curves are drawn with, as it was put.
  public var charts = ChartChoice.automatic
  /// Whether the terminal is a console, whose font has few signs.
  public var isConsole = false
  /// Whether the terminal shows more than ASCII.
  public var isUnicode = true
  /// The themes to choose from, the person's own last.
  public var themes = ThemeName.allCases
  /// How many colours to use.
  public var color = ColorChoice.auto
  /// The list of places that `--cities` names.
  public var cities: String?
  /// The answer whether the system may be asked where the machine is; nil when there is none.
  public var location: Bool?
  /// Where choices are kept.
  public var stateFile = ""
  /// What was chosen in this run, to be kept for the next; nil where a choice was taken back.
  public var chosen: [SettingKey: String?] = [:]

  /// Defaults everywhere.
  public init() {}

  /// Where the value of a setting comes from.
  public func source(of key: SettingKey) -> SettingSource { sources[key] ?? .default }
}

extension SettingSource {
  /// The place to look at, as it is written everywhere; nil where there is none.
  package var location: String? {
    switch self {
    case .commandLine(let option): option
    case .environment(let variable): variable
    case .configurationFile(let path, let line):
      "\(path.split(separator: "/").last ?? ""):\(line)"
    case .saved, .default: nil
    }
  }
}
