import WeatherModel
package import WeatherWords

/// The texts about each setting in the panel.
struct SettingsText {
  private let values: SettingValues
  private var words: Words { values.display.language.words }

  init(_ settings: DisplaySettings, _ context: SettingsContext) {
    values = SettingValues(display: settings, context: context)
  }

  /// Returns the name of a setting in the panel.
  func title(of key: SettingKey) -> String {
    SettingDefinition.of(key)?.title(words) ?? key.rawValue
  }

  /// Returns the effective value.
  func value(of key: SettingKey) -> String {
    SettingDefinition.of(key)?.panel?.shown(values, words) ?? ""
  }

  /// Returns a note about a setting, in addition to its value.
  func note(on key: SettingKey) -> String {
    if let place = values.context.source(of: key).origin {
      return words.settings.cannotChange(title(of: key), place)
    }
    return SettingDefinition.of(key)?.panel?.note?(values, words)
      ?? words.settings.savedIn(values.context.stateFile)
  }

  /// Returns the footer's message after a change with the setting's own key; nil if the change is
  /// visible on the screen.
  func announcement(of key: SettingKey) -> String? {
    SettingDefinition.of(key)?.panel?.announcement?(value(of: key), values, words)
  }
}

extension IconSet {
  /// Returns the name in the settings panel.
  package func title(_ words: Words) -> String {
    switch self {
    case .art: words.settings.iconsArt
    case .ascii: words.settings.iconsASCII
    case .emoji: words.settings.iconsEmoji
    }
  }
}

/// The possible texts of a setting's value.
public enum SettingTexts: Hashable, Sendable {
  /// One of the given names.
  case names([String])
  /// The name of a theme, which may be the user's own.
  case themes
  /// `true` or `false`.
  case flag
  /// A path. In the configuration file it may start with `~/` or be relative to that file's folder.
  case path
}

/// A command-line option that sets a setting.
public struct SettingOption: Hashable, Sendable {
  /// The name without the dashes.
  public let name: String
  /// The value that the option stands for; nil if a value follows it.
  public let meaning: String?
  /// The placeholder of the following value in the help text, such as `UNITS`; nil if none follows.
  public let placeholder: String?
  /// The text in `--help` for an option that stands for a value.
  public let help: String

  /// Returns an option that takes a value: `--units uk`.
  static func value(_ name: String, _ placeholder: String) -> SettingOption {
    SettingOption(name: name, meaning: nil, placeholder: placeholder, help: "")
  }

  /// Returns an option that stands for a value: `--demo`.
  static func standing(
    for meaning: String, _ name: String, help: String
  ) -> SettingOption {
    SettingOption(name: name, meaning: meaning, placeholder: nil, help: help)
  }

  /// The option with its dashes.
  public var flag: String { "--" + name }
}

/// An environment variable that sets a setting by its presence.
public struct SettingVariable: Hashable, Sendable {
  /// The name of the variable.
  public let name: String
  /// The value that it stands for.
  public let meaning: String
}
