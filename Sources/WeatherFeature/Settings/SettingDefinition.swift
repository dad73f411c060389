public import WeatherModel
import WeatherWords

/// A setting: one row of the table that the configuration file, the command line, the settings
/// panel, the doctor and the documentation read.
///
/// Every written form of a setting's value is a text (`metric`, `true`, a path). The row defines
/// the meaning of the text and the property that stores the value.
///
/// To add a setting, add a property for its value to ``DisplaySettings`` and a row to ``all``:
///
/// ```swift
/// SettingDefinition(
///   .clock, "Whether a clock has 12 or 24 hours", .names(ClockChoice.allCases.map(\.rawValue)),
///   options: [.value("clock", "HOURS")], at: \.display.clock, title: { $0.settings.clock },
///   panel: SettingPanelRow { values, words in values.display.clock.rawValue })
/// ```
public struct SettingDefinition: Sendable {
  /// The name in the configuration file and in the state file.
  public let key: SettingKey
  /// A description for `--help` and the documentation.
  public let summary: String
  /// The possible texts of the value.
  public let values: SettingTexts
  /// The options that set it. If the user gives several of them, the last one in this list applies.
  public let options: [SettingOption]
  /// The environment variable that sets it if it is not empty, and the resulting value.
  public let variable: SettingVariable?
  /// Whether the configuration file may contain it.
  public let isInFile: Bool
  /// The default, if it depends on the environment.
  public let fallback: (@Sendable (_ environment: [String: String]) -> String)?
  /// Returns the text of the effective value; nil if there is none.
  public let text: @Sendable (SettingValues) -> String?
  /// Sets the value from a text, or resets it for nil; returns false for an invalid text.
  public let apply: @Sendable (String?, inout SettingValues) -> Bool
  /// Returns the name in the settings panel.
  let title: @Sendable (Words) -> String
  /// How the settings panel shows and changes it; nil if the panel omits it.
  let panel: SettingPanelRow?

  /// Whether a choice made in the program is saved for the next run.
  public var isPersisted: Bool { panel != nil }

  /// Creates a row.
  /// - Parameters:
  ///   - path: The property that stores the value. It is evaluated when it is needed: most settings
  ///     keep their defaults, and the first evaluation of a key path creates a class.
  ///   - settle: Updates the properties that depend on the value.
  init<Value: SettingValue>(
    _ key: SettingKey, _ summary: String, _ values: SettingTexts, options: [SettingOption] = [],
    variable: SettingVariable? = nil, isInFile: Bool = true,
    fallback: (@Sendable ([String: String]) -> String)? = nil,
    at path:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<SettingValues, Value> & Sendable,
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
    text = { $0[keyPath: path()].settingText }
    apply = { text, values in
      guard let value = Value(settingText: text, among: values) else { return false }
      values[keyPath: path()] = value
      settle(&values)
      return true
    }
  }
}

extension SettingDefinition {
  /// Returns the row of a setting; nil if it has none.
  public static func of(_ key: SettingKey) -> SettingDefinition? { all.first { $0.key == key } }

  /// Returns the possible names of the value, for the error about an unknown one.
  public func names(among values: SettingValues) -> [String] {
    switch self.values {
    case .names(let names): names
    case .themes: values.context.themes.map(\.rawValue)
    case .flag: ["true", "false"]
    case .path: []
    }
  }
}
