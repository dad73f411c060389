package import WeatherWords

/// A built-in theme, by the name in `--theme` and the settings.
public enum BuiltInTheme: String, CaseIterable, Hashable, Sendable {
  /// Dark or light, by the terminal's background.
  case auto
  /// The terminal's own 16 colours, on its own background.
  case terminal
  /// Light on dark, in exact colours.
  case dark
  /// Dark on light, in exact colours.
  case light
  /// Bright on black, with a contrast of at least 7 to 1 throughout.
  case highContrast = "high-contrast"
  /// No colours, for NO_COLOR.
  case mono
}

/// The name of a built-in or a user-defined theme.
public enum ThemeName: Hashable, Sendable {
  /// A theme of the program.
  case builtIn(BuiltInTheme)
  /// A theme of the configuration file.
  case custom(CustomTheme)

  /// ``BuiltInTheme/auto``.
  public static let auto = ThemeName.builtIn(.auto)
  /// ``BuiltInTheme/terminal``.
  public static let terminal = ThemeName.builtIn(.terminal)
  /// ``BuiltInTheme/dark``.
  public static let dark = ThemeName.builtIn(.dark)
  /// ``BuiltInTheme/light``.
  public static let light = ThemeName.builtIn(.light)
  /// ``BuiltInTheme/highContrast``.
  public static let highContrast = ThemeName.builtIn(.highContrast)
  /// ``BuiltInTheme/mono``.
  public static let mono = ThemeName.builtIn(.mono)

  /// Parses the name of a built-in theme.
  public init?(rawValue: String) {
    guard let builtIn = BuiltInTheme(rawValue: rawValue) else { return nil }
    self = .builtIn(builtIn)
  }

  /// The name in `--theme`.
  public var rawValue: String {
    switch self {
    case .builtIn(let theme): theme.rawValue
    case .custom(let theme): theme.name
    }
  }

  /// The number of colours from which a terminal can distinguish exact shades.
  static let shadesNeeded = 256

  /// Whether the theme consists of shades that 8 or 16 colours cannot approximate: thin lines and
  /// the night background would disappear.
  var needsShades: Bool {
    switch self {
    case .builtIn(let theme): [.dark, .light, .highContrast].contains(theme)
    case .custom(let theme): ThemeName.builtIn(theme.base).needsShades
    }
  }

  /// The title in the settings; for a user-defined theme, its name.
  package func title(_ words: Words) -> String {
    switch self {
    case .builtIn(.auto): words.settings.automatic
    case .builtIn(.terminal): words.settings.themeTerminal
    case .builtIn(.dark): words.settings.themeDark
    case .builtIn(.light): words.settings.themeLight
    case .builtIn(.highContrast): words.settings.themeHighContrast
    case .builtIn(.mono): words.settings.themeMono
    case .custom(let theme): theme.name
    }
  }
}

extension ThemeName: CaseIterable {
  /// The built-in themes.
  public static var allCases: [ThemeName] { BuiltInTheme.allCases.map(ThemeName.builtIn) }
}
