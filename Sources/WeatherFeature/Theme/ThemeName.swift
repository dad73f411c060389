/// The themes by the names that the command line and the settings give them.
public enum ThemeName: String, CaseIterable, Hashable, Sendable {
  /// The terminal's own sixteen colours.
  case auto
  case dark
  case light
  case highContrast = "high-contrast"
  /// No colour at all.
  case mono
}
