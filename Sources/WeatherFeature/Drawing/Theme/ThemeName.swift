package import WeatherWords

/// A theme that comes with the program, by the name that `--theme` and the settings use.
public enum BuiltInTheme: String, CaseIterable, Hashable, Sendable {
  /// Dark or light, by what the terminal's text stands on.
  case auto
  /// The terminal's own 16 colours, on its own background.
  case terminal
  /// Light on dark, in exact colours.
  case dark
  /// Dark on light, in exact colours.
  case light
  /// Bright on black, every contrast at least 7 to 1.
  case highContrast = "high-contrast"
  /// No colour at all, for NO_COLOR.
  case mono
}

/// A theme to be shown: one that comes with the program, or one of the person's own.
public enum ThemeName: Hashable, Sendable {
  case auto, terminal, dark, light, highContrast, mono
  case custom(CustomTheme)

  /// A theme that comes with the program.
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

  /// A theme that comes with the program, by its name.
  public init?(rawValue: String) {
    guard let builtIn = BuiltInTheme(rawValue: rawValue) else { return nil }
    self.init(builtIn)
  }

  /// What `--theme` calls it.
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

  /// The number of colours from which on a terminal can distinguish exact shades.
  static let shadesNeeded = 256

  /// Whether it is made of shades that 8 or 16 colours cannot come near: thin lines would go, and
  /// the ground of the night with them.
  var needsShades: Bool {
    switch self {
    case .auto, .terminal, .mono: false
    case .dark, .light, .highContrast: true
    case .custom(let theme): ThemeName(theme.base).needsShades
    }
  }

  /// What the settings call it; a person's own theme is called what that person calls it.
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
  /// The themes that come with the program.
  public static var allCases: [ThemeName] { BuiltInTheme.allCases.map(ThemeName.init) }
}
