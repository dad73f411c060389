public import TerminalUI
public import WeatherModel
import WeatherWords

/// The settings panel.
public struct SettingsState: Equatable, Sendable {
  /// The settings that the panel shows, in their order.
  static let rows = SettingDefinition.all.filter { $0.panel != nil }.map(\.key)

  /// The chosen row.
  public var list = ListState()

  /// A panel on its first row.
  public init() {}

  /// The setting in the chosen row.
  var key: SettingKey { Self.rows[min(max(0, list.selected), Self.rows.count - 1)] }
}

/// What happens to the settings.
public enum SettingsAction: Sendable, Equatable {
  /// The panel opens.
  case opened
  /// The panel opens at a setting: of many values one is looked for, not walked through.
  case openedAt(SettingKey)
  /// A key or a click for the panel.
  case input(InputEvent)
  /// A setting takes its next value, or the one before.
  case change(SettingKey, by: Int)
  /// The panel closes.
  case dismissed
}

/// One step of one setting, as the panel and the keys make it.
struct SettingsChange {
  private let definition: SettingDefinition?
  private let steps: Int

  init(_ key: SettingKey, by steps: Int) {
    definition = SettingDefinition.of(key)
    self.steps = steps
  }

  /// Changes the setting, around the ends of what there is to choose from.
  /// - Returns: Whether there was anything to change.
  func apply(to values: inout SettingValues) -> Bool {
    guard let definition, let panel = definition.panel else { return false }
    let choices: [String?] = panel.choices?(values) ?? definition.names(among: values)
    guard !choices.isEmpty else { return false }
    let index = choices.firstIndex(of: definition.text(values)) ?? -steps
    return definition.apply(
      choices[((index + steps) % choices.count + choices.count) % choices.count], &values)
  }
}
