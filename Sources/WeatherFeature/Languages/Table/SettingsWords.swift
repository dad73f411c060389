/// The settings.
package struct SettingsWords: Sendable {
  package let title: String
  package let provider: String
  package let units: String
  package let language: String
  package let theme: String
  package let icons: String
  package let animation: String
  package let mouse: String
  package let color: String
  package let automatic: String
  /// What the automatic choice comes to: `automatic: Open-Meteo`.
  package let automaticNow: @Sendable (_ choice: String) -> String
  package let on: String
  package let off: String
  package let apiKey: String
  package let keyPresent: String
  package let keyAbsent: String
  /// The command line or the environment decides, so the setting cannot be changed here.
  package let fixedBy: @Sendable (_ source: String) -> String
  package let savedIn: @Sendable (_ path: String) -> String
  package let themeAuto: String
  package let themeDark: String
  package let themeLight: String
  package let themeHighContrast: String
  package let themeMono: String
  package let iconsArt: String
  package let iconsASCII: String
  package let iconsEmoji: String
  package let about: String
  /// Whether the system may be asked where the machine is, and the answers.
  package let location: String
  package let locationAsk: String
  package let locationAllowed: String
  package let locationRefused: String
  /// How the answer is given and taken back.
  package let locationHint: String
  /// How to give OpenWeather its key.
  package let keyHint: String
  /// Why a setting cannot be changed: an option, a variable or a line decides it.
  package let cannotChange: @Sendable (_ setting: String, _ source: String) -> String
}
