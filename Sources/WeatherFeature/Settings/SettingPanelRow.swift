import WeatherModel
import WeatherWords

/// How the settings panel shows a setting and changes it.
struct SettingPanelRow: Sendable {
  /// The texts to go through; nil takes the value back. Nil for all that the row's own has.
  let choices: (@Sendable (SettingValues) -> [String?])?
  /// The value, for the person.
  let shown: @Sendable (SettingValues, Words) -> String
  /// What is worth knowing beyond the value; nil for where choices are kept.
  let note: (@Sendable (SettingValues, Words) -> String)?
  /// What the footer says after a change without the panel; nil for nothing.
  let announcement: (@Sendable (_ shown: String, SettingValues, Words) -> String)?

  init(
    choices: (@Sendable (SettingValues) -> [String?])? = nil,
    note: (@Sendable (SettingValues, Words) -> String)? = nil,
    announcement: (@Sendable (String, SettingValues, Words) -> String)? = nil,
    shown: @escaping @Sendable (SettingValues, Words) -> String
  ) {
    self.choices = choices
    self.note = note
    self.announcement = announcement
    self.shown = shown
  }

  /// A setting that is on or off.
  static func flag(
    _ path: any KeyPath<SettingValues, Bool> & Sendable,
    announcement: (@Sendable (String, SettingValues, Words) -> String)? = nil
  ) -> SettingPanelRow {
    SettingPanelRow(announcement: announcement) { values, words in
      values[keyPath: path] ? words.settings.on : words.settings.off
    }
  }
}
