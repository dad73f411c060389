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
  case auto, terminal, dark, light, highContrast, mono
  case custom(CustomTheme)

  /// Creates the name of a built-in theme.
  public init(_ builtIn: BuiltInTheme) {
    switch builtIn {
    case .auto: self = .auto
    case .terminal: self = .terminal
    case .dark: self = .dark
    case .light: self = .light
    case .highContrast: self = .highContrast
    case .mono: self = .mono
    }
  }

  /// Parses the name of a built-in theme.
  public init?(rawValue: String) {
    guard let builtIn = BuiltInTheme(rawValue: rawValue) else { return nil }
    self.init(builtIn)
  }

  /// The name in `--theme`.
  public var rawValue: String {
    switch self {
    case .auto: BuiltInTheme.auto.rawValue
    case .terminal: BuiltInTheme.terminal.rawValue
    case .dark: BuiltInTheme.dark.rawValue
    case .light: BuiltInTheme.light.rawValue
    case .highContrast: BuiltInTheme.highContrast.rawValue
    case .mono: BuiltInTheme.mono.rawValue
    case .custom(let theme): theme.name
    }
  }

  /// The number of colours from which a terminal can distinguish exact shades.
  static let shadesNeeded = 256

  /// Whether the theme consists of shades that 8 or 16 colours cannot approximate: thin lines and
  /// the night background would disappear.
  var needsShades: Bool {
    switch self {
    case .auto, .terminal, .mono: false
    case .dark, .light, .highContrast: true
    case .custom(let theme): ThemeName(theme.base).needsShades
    }
  }

  /// The title in the settings; for a user-defined theme, its name.
  package func title(_ words: Words) -> String {
    switch self {
    case .auto: words.settings.automatic
    case .terminal: words.settings.themeTerminal
    case .dark: words.settings.themeDark
    case .light: words.settings.themeLight
    case .highContrast: words.settings.themeHighContrast
    case .mono: words.settings.themeMono
    case .custom(let theme): theme.name
    }
  }
}

extension ThemeName: CaseIterable {
  /// The built-in themes.
  public static var allCases: [ThemeName] { BuiltInTheme.allCases.map(ThemeName.init) }
}
