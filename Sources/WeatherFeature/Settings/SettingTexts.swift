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

/// The texts that the value of a setting can have.
public enum SettingTexts: Hashable, Sendable {
  /// One of these names.
  case names([String])
  /// The name of a theme: the person may have some of their own.
  case themes
  /// `true` or `false`.
  case flag
  /// A path; in the configuration file it may begin at home (`~/`) or in that file's folder.
  case path
}

/// An option of the command line that decides a setting.
public struct SettingOption: Hashable, Sendable {
  /// How it is called, without the dashes.
  public let name: String
  /// The value that the option stands for; nil when a value follows it.
  public let meaning: String?
  /// What stands for the value that follows it in the help (`UNITS`); nil where none follows.
  public let placeholder: String?
  /// What `--help` says of an option that stands for a value.
  public let help: String

  /// An option that a value follows: `--units uk`.
  static func value(_ name: String, _ placeholder: String) -> SettingOption {
    SettingOption(name: name, meaning: nil, placeholder: placeholder, help: "")
  }

  /// An option that stands for a value: `--demo`.
  static func standing(
    for meaning: String, _ name: String, help: String
  ) -> SettingOption {
    SettingOption(name: name, meaning: meaning, placeholder: nil, help: help)
  }

  /// How it is written.
  public var flag: String { "--" + name }
}

/// A variable of the environment that decides a setting by being there.
public struct SettingVariable: Hashable, Sendable {
  /// How it is called.
  public let name: String
  /// The value that it stands for.
  public let meaning: String
}
