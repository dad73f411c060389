public import TerminalUI
public import WeatherModel
public import WeatherWords

/// The current settings of display and requests.
public struct DisplaySettings: Equatable, Sendable {
  /// Units that values are shown in.
  public var units: UnitSystem
  /// The unit of the wind as the user chose it.
  public var wind = WindChoice.automatic
  /// The 12- or 24-hour clock as the user chose it.
  public var clock = ClockChoice.automatic
  /// The language in which the machine's locale writes times with twelve hours; nil if the locale
  /// uses 24 hours.
  public var twelveHourLanguage: Language?
  /// Language of every text.
  public var language: Language
  /// Colours.
  public var theme: ThemeName
  /// The background of the terminal.
  public var background = TerminalBackground.unknown
  /// Whether the terminal has 256 colours and no exact ones.
  public var hasCoarseColors = false
  /// The provider.
  public var provider: Provider
  /// The signs that stand for conditions.
  public var icons: IconSet
  /// The glyphs that curves and maps are drawn with.
  public var charts = ChartGlyphs.braille
  /// Whether pictures are animated.
  public var animates: Bool
  /// Whether the program receives mouse events; otherwise the terminal selects text with the mouse.
  public var usesMouse: Bool
  /// Whether requests over the network are forbidden.
  public var isOffline: Bool

  /// The notifications while the window is in the background.
  public var notify = NotificationChoice.off
  /// Whether the map shows weather.
  public var map = MapChoice.automatic
  /// The source of official warnings.
  public var warnings = WarningsChoice.automatic

  /// The colours as they look on this terminal.
  public var colorScheme: ColorScheme {
    ColorScheme(theme: theme, background: background, isCoarse: hasCoarseColors)
  }

  /// Whether times are written with twelve hours.
  public var hasTwelveHours: Bool {
    switch clock {
    case .automatic: language == twelveHourLanguage
    case .twelve: true
    case .twentyFour: false
    }
  }

  /// The unit of the wind. Automatic means the unit that the forecasts of the language's countries
  /// use.
  public var windUnit: WindUnit {
    if case .fixed(let unit) = wind { return unit }
    guard units == .metric else { return .milesPerHour }
    return language.windUnit
  }

  /// Creates settings with the given values.
  public init(
    units: UnitSystem = .metric, language: Language = .english, theme: ThemeName = .auto,
    provider: Provider = .openMeteo, icons: IconSet = .art, animates: Bool = true,
    usesMouse: Bool = true, isOffline: Bool = false
  ) {
    self.units = units
    self.language = language
    self.theme = theme
    self.provider = provider
    self.icons = icons
    self.animates = animates
    self.usesMouse = usesMouse
    self.isOffline = isOffline
  }
}

/// Whether to use colours.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Follows the terminal's capabilities and NO_COLOR.
  case auto
  /// Uses colours even if NO_COLOR is set.
  case always
  case never
}
