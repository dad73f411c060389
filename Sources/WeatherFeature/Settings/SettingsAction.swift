public import TerminalUI
public import WeatherModel

/// What happens to the settings.
public enum SettingsAction: Sendable, Equatable {
  /// The panel opens.
  case opened
  /// A key or a click for the panel.
  case input(InputEvent)
  /// A setting takes its next value, or the one before.
  case change(SettingKey, by: Int)
  /// What was chosen could not be kept: the file that would not be written.
  case notKept(String)
  /// The panel closes.
  case dismissed
}
