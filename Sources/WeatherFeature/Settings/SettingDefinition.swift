public import WeatherModel
import WeatherWords

/// A setting: one row of the table that the configuration file, the command line, the settings
/// panel, the doctor and the documentation read.
///
/// Wherever a setting is written down its value is a text (`metric`, `true`, a path); the row knows
/// what the text means and where the value is kept.
///
/// To add a setting, give ``DisplaySettings`` a property for its value and ``all`` a row:
///
/// ```swift
/// SettingDefinition(
///   .clock, "Whether a clock has 12 or 24 hours", .names(ClockChoice.allCases.map(\.rawValue)),
///   options: [.value("clock", "HOURS")], at: \.display.clock, title: { $0.settings.clock },
///   panel: SettingPanelRow { values, words in values.display.clock.rawValue })
/// ```
public struct SettingDefinition: Sendable {
  /// Its name in the configuration file, and in the state file.
  public let key: SettingKey
  /// What it decides, as `--help` and the documentation say it.
  public let summary: String
  /// The texts that its value can have.
  public let values: SettingTexts
  /// The options that decide it; of several that are given the last one here holds.
  public let options: [SettingOption]
  /// The variable of the environment that decides it when it is not empty, and how.
  public let variable: SettingVariable?
  /// Whether the configuration file may say it.
  public let isInFile: Bool
  /// The default, where it depends on the environment.
  public let fallback: (@Sendable (_ environment: [String: String]) -> String)?
  /// The value in force as it would be written; nil where there is none.
  public let text: @Sendable (SettingValues) -> String?
  /// Makes a text the value in force, nil takes the value back; false when it means nothing.
  public let apply: @Sendable (String?, inout SettingValues) -> Bool
  /// What the settings call it.
  let title: @Sendable (Words) -> String
  /// How the settings panel shows and changes it; nil for what the panel leaves out.
  let panel: SettingPanelRow?

  /// Whether a choice made in the program is kept for the next run.
  public var isPersisted: Bool { panel != nil }

  /// A row.
  /// - Parameters:
  ///   - path: Where the value is kept.
  ///   - settle: Brings what depends on the value up to date.
  init<Value: SettingValue>(
    _ key: SettingKey, _ summary: String, _ values: SettingTexts, options: [SettingOption] = [],
    variable: SettingVariable? = nil, isInFile: Bool = true,
    fallback: (@Sendable ([String: String]) -> String)? = nil,
    at path: any WritableKeyPath<SettingValues, Value> & Sendable,
    settle: @escaping @Sendable (inout SettingValues) -> Void = { _ in },
    title: @escaping @Sendable (Words) -> String, panel: SettingPanelRow? = nil
  ) {
    self.key = key
    self.summary = summary
    self.values = values
    self.options = options
    self.variable = variable
    self.isInFile = isInFile
    self.fallback = fallback
    self.title = title
    self.panel = panel
    text = { $0[keyPath: path].settingText }
    apply = { text, values in
      guard let value = Value(settingText: text, among: values) else { return false }
      values[keyPath: path] = value
      settle(&values)
      return true
    }
  }
}

extension SettingDefinition {
  /// The row of a setting; nil for what has none.
  public static func of(_ key: SettingKey) -> SettingDefinition? { all.first { $0.key == key } }

  /// The names that the value can have, for the error about another one.
  public func names(among values: SettingValues) -> [String] {
    switch self.values {
    case .names(let names): names
    case .themes: values.context.themes.map(\.rawValue)
    case .flag: ["true", "false"]
    case .path: []
    }
  }
}
