public import WeatherModel

/// The context of the settings: the source of each, and the available choices.
public struct SettingsContext: Equatable, Sendable {
  /// The source of each value. A setting without an entry has its default.
  public var sources: [SettingKey: SettingSource] = [:]
  /// The provider setting as the user wrote it.
  public var provider = ProviderChoice.automatic
  /// Whether there is a key for OpenWeather.
  public var hasOpenWeatherKey = false
  /// The icon setting as the user wrote it.
  public var icons = IconChoice.automatic
  /// The chart setting as the user wrote it.
  public var charts = ChartChoice.automatic
  /// Whether the terminal is a console, whose font has few glyphs.
  public var isConsole = false
  /// Whether the terminal supports characters beyond ASCII.
  public var isUnicode = true
  /// Whether the terminal has the letters of other scripts than the language's.
  var hasOtherScripts: Bool { isUnicode && !isConsole }
  /// The available themes, the user's own last.
  public var themes = ThemeName.allCases
  /// The number of colours to use.
  public var color = ColorChoice.auto
  /// The list of places given with `--cities`.
  public var cities: String?
  /// Whether the user allows the system to locate the machine; nil if the program has not requested
  /// the consent.
  public var location: Bool?
  /// The file in which choices are saved.
  public var stateFile = ""
  /// The choices made in this run, to be saved for the next; nil for one that was reset.
  public var chosen: [SettingKey: String?] = [:]

  /// Creates a context with defaults.
  public init() {}

  /// Returns the source of a setting's value.
  public func source(of key: SettingKey) -> SettingSource { sources[key] ?? .default }
}

extension SettingSource {
  /// The option, variable or line that sets the value; nil if there is none.
  package var origin: String? {
    switch self {
    case .commandLine(let option): option
    case .environment(let variable): variable
    case .configurationFile(let path, let line):
      "\(path.split(separator: "/").last ?? ""):\(line)"
    case .saved, .default: nil
    }
  }
}
