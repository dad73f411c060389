import WeatherModel
package import WeatherWords

/// What the panel says of each setting.
struct SettingsText {
  private let values: SettingValues
  private var words: Words { values.display.language.words }

  init(_ settings: DisplaySettings, _ context: SettingsContext) {
    values = SettingValues(display: settings, context: context)
  }

  /// What the panel calls a setting.
  func title(of key: SettingKey) -> String {
    SettingDefinition.of(key)?.title(words) ?? key.rawValue
  }

  /// The value in force.
  func value(of key: SettingKey) -> String {
    SettingDefinition.of(key)?.panel?.shown(values, words) ?? ""
  }

  /// What is worth knowing about a setting beyond its value.
  func note(on key: SettingKey) -> String {
    if let place = values.context.source(of: key).location {
      return words.settings.cannotChange(title(of: key), place)
    }
    return SettingDefinition.of(key)?.panel?.note?(values, words)
      ?? words.settings.savedIn(values.context.stateFile)
  }

  /// What the footer says after a change by a key of its own; nil where the screen shows it.
  func announcement(of key: SettingKey) -> String? {
    SettingDefinition.of(key)?.panel?.announcement?(value(of: key), values, words)
  }
}

extension IconSet {
  /// What the settings call it.
  package func title(_ words: Words) -> String {
    switch self {
    case .art: words.settings.iconsArt
    case .ascii: words.settings.iconsASCII
    case .emoji: words.settings.iconsEmoji
    }
  }
}
