/// A theme by the name that `--theme` and the settings use.
public enum ThemeName: String, CaseIterable, Hashable, Sendable {
  /// The terminal's own 16 colours, on its own background.
  case auto
  /// Light on dark, in exact colours.
  case dark
  /// Dark on light, in exact colours.
  case light
  /// Bright on black, every contrast at least 7 to 1.
  case highContrast = "high-contrast"
  /// No colour at all, for NO_COLOR.
  case mono

  /// The theme after this one, for a key that walks through them.
  public var next: ThemeName {
    let all = ThemeName.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[(index + 1) % all.count]
  }

  /// What the settings call it.
  package func title(_ words: Words) -> String {
    switch self {
    case .auto: words.settings.themeAuto
    case .dark: words.settings.themeDark
    case .light: words.settings.themeLight
    case .highContrast: words.settings.themeHighContrast
    case .mono: words.settings.themeMono
    }
  }
}
