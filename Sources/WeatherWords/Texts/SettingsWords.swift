/// The settings.
package struct SettingsWords: Sendable {
  let texts: Catalog

  package var title: String { texts["settings.title"] }
  package var provider: String { texts["settings.provider"] }
  package var units: String { texts["settings.units"] }
  package var language: String { texts["settings.language"] }
  package var clock: String { texts["settings.clock"] }
  package var theme: String { texts["settings.theme"] }
  package var icons: String { texts["settings.icons"] }
  package var animation: String { texts["settings.animation"] }
  package var mouse: String { texts["settings.mouse"] }
  package var map: String { texts["settings.map"] }
  package var notify: String { texts["settings.notify"] }
  package var color: String { texts["settings.color"] }
  package var automatic: String { texts["settings.automatic"] }
  /// What the automatic choice comes to: `automatic: Open-Meteo`.
  package func automaticNow(_ choice: String) -> String {
    texts["settings.automaticNow", ["choice": choice]]
  }
  package var on: String { texts["settings.on"] }
  package var off: String { texts["settings.off"] }
  package var keyAbsent: String { texts["settings.keyAbsent"] }
  /// The command line or the environment decides, so the setting cannot be changed here.
  package func fixedBy(_ source: String) -> String { texts["settings.fixedBy", ["source": source]] }
  package func savedIn(_ path: String) -> String { texts["settings.savedIn", ["path": path]] }
  package var themeTerminal: String { texts["settings.themeTerminal"] }
  package var themeDark: String { texts["settings.themeDark"] }
  package var themeLight: String { texts["settings.themeLight"] }
  package var themeHighContrast: String { texts["settings.themeHighContrast"] }
  package var themeMono: String { texts["settings.themeMono"] }
  package var charts: String { texts["settings.charts"] }
  package var chartsBlocks: String { texts["settings.chartsBlocks"] }
  package var chartsBraille: String { texts["settings.chartsBraille"] }
  package var iconsArt: String { texts["settings.iconsArt"] }
  package var iconsASCII: String { texts["settings.iconsASCII"] }
  package var iconsEmoji: String { texts["settings.iconsEmoji"] }
  package var iconsImage: String { texts["settings.iconsImage"] }
  /// Whether the system may be asked where the machine is, and the answers.
  package var location: String { texts["settings.location"] }
  package var locationAsk: String { texts["settings.locationAsk"] }
  package var locationAllowed: String { texts["settings.locationAllowed"] }
  package var locationRefused: String { texts["settings.locationRefused"] }
  /// How the answer is given and taken back.
  package var locationHint: String { texts["settings.locationHint"] }
  /// Who is asked for official warnings, and what the public server is.
  package var warningsAuthority: String { texts["settings.warningsAuthority"] }
  package var warningsHint: String { texts["settings.warningsHint"] }
  /// How to give OpenWeather its key.
  package var keyHint: String { texts["settings.keyHint"] }
  /// Why a setting cannot be changed: an option, a variable or a line decides it.
  package func cannotChange(_ setting: String, _ source: String) -> String {
    texts["settings.cannotChange", ["setting": setting, "source": source]]
  }
}
