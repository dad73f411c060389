// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The settings.
package struct SettingsWords: Sendable {
  let texts: Catalog

  /// Settings. `Settings`
  package var title: String { texts["settings.title"] }

  /// Settings. `Provider`
  package var provider: String { texts["settings.provider"] }

  /// Settings. `Units`
  package var units: String { texts["settings.units"] }

  /// Settings. `Language`
  package var language: String { texts["settings.language"] }

  /// Settings. `Theme`
  package var theme: String { texts["settings.theme"] }

  /// Settings. `Icons`
  package var icons: String { texts["settings.icons"] }

  /// Settings. `Animation`
  package var animation: String { texts["settings.animation"] }

  /// Settings. `Mouse`
  package var mouse: String { texts["settings.mouse"] }

  /// Settings. `Colour`
  package var color: String { texts["settings.color"] }

  /// Settings. `automatic`
  package var automatic: String { texts["settings.automatic"] }

  /// Settings. What the automatic choice comes to: `automatic: Open-Meteo`.
  package func automaticNow(_ choice: String) -> String {
    texts["settings.automaticNow", ["choice": choice]]
  }

  /// Settings. `on`
  package var on: String { texts["settings.on"] }

  /// Settings. `off`
  package var off: String { texts["settings.off"] }

  /// Settings. `none`
  package var keyAbsent: String { texts["settings.keyAbsent"] }

  /// Settings. The command line or the environment decides, so the setting cannot be changed here.
  /// `set by --lang`
  package func fixedBy(_ source: String) -> String { texts["settings.fixedBy", ["source": source]] }

  /// Settings. `Saved in ~/.config/weather-tui/config.toml`
  package func savedIn(_ path: String) -> String { texts["settings.savedIn", ["path": path]] }

  /// Settings. `terminal colours`
  package var themeTerminal: String { texts["settings.themeTerminal"] }

  /// Settings. `dark`
  package var themeDark: String { texts["settings.themeDark"] }

  /// Settings. `light`
  package var themeLight: String { texts["settings.themeLight"] }

  /// Settings. `high contrast`
  package var themeHighContrast: String { texts["settings.themeHighContrast"] }

  /// Settings. `no colour`
  package var themeMono: String { texts["settings.themeMono"] }

  /// Settings. `line art`
  package var iconsArt: String { texts["settings.iconsArt"] }

  /// Settings. `ASCII`
  package var iconsASCII: String { texts["settings.iconsASCII"] }

  /// Settings. `emoji`
  package var iconsEmoji: String { texts["settings.iconsEmoji"] }

  /// Settings. Whether the system may be asked where the machine is, and the answers. `Location`
  package var location: String { texts["settings.location"] }

  /// Settings. `ask first`
  package var locationAsk: String { texts["settings.locationAsk"] }

  /// Settings. `allowed`
  package var locationAllowed: String { texts["settings.locationAllowed"] }

  /// Settings. `not allowed`
  package var locationRefused: String { texts["settings.locationRefused"] }

  /// Settings. How the answer is given and taken back. `Allow weather-tui to use your location? It
  /// asks you first; change the answer here to revoke it.`
  package var locationHint: String { texts["settings.locationHint"] }

  /// Settings. Who is asked for official warnings. `official, by country`
  package var warningsAuthority: String { texts["settings.warningsAuthority"] }

  /// Settings. What it means to ask the FOSS Public Alert Server too. `For countries without an
  /// official source here: KDE’s FOSS Public Alert Server. It is in beta; warnings may be missing.`
  package var warningsHint: String { texts["settings.warningsHint"] }

  /// Settings. How to give OpenWeather its key. `OpenWeather needs a key: set OPENWEATHER_API_KEY,
  /// or openweather.api_key_file in the configuration, and restart.`
  package var keyHint: String { texts["settings.keyHint"] }

  /// Settings. Why a setting cannot be changed: an option, a variable or a line decides it.
  /// `Language is set by --lang; change it there.`
  package func cannotChange(_ setting: String, _ source: String) -> String {
    texts["settings.cannotChange", ["setting": setting, "source": source]]
  }

  /// A setting: whether a clock has 12 or 24 hours. `Clock`
  package var clock: String { texts["settings.clock"] }

  /// A setting: the glyphs that curves and maps are drawn with. `Charts`
  package var charts: String { texts["settings.charts"] }

  /// A way to draw curves, in the settings: with half blocks. `blocks`
  package var chartsBlocks: String { texts["settings.chartsBlocks"] }

  /// A way to draw curves, in the settings: with the dots of Braille. `Braille dots`
  package var chartsBraille: String { texts["settings.chartsBraille"] }

  /// Settings. What is told while the person looks elsewhere: rain, warnings, both or nothing.
  /// `Alerts`
  package var notify: String { texts["settings.notify"] }

  /// Settings. Pictures of the provider in the place of drawn signs. `pictures`
  package var iconsImage: String { texts["settings.iconsImage"] }

  /// Settings: whether the map shows temperature, wind, rain and so on. `Map weather`
  package var map: String { texts["settings.map"] }
}

extension Words {
  /// The settings.
  package var settings: SettingsWords { SettingsWords(texts: texts) }
}
