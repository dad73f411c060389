public import TerminalUI
public import WeatherModel
import WeatherWords

/// The settings panel.
public struct SettingsState: Equatable, Sendable {
  /// The settings that the panel shows, in their order.
  static let rows = SettingDefinition.all.filter { $0.panel != nil }.map(\.key)

  /// The chosen row.
  public var list = ListState()
  /// The values of that row in a list to choose from, while it is open.
  public var choosing: ListState?

  /// A panel on its first row.
  public init() {}

  /// The setting in the chosen row.
  var key: SettingKey { Self.rows[min(max(0, list.selected), Self.rows.count - 1)] }
}

/// What happens to the settings.
public enum SettingsAction: Sendable, Equatable {
  /// The panel opens.
  case opened
  /// A key or a click for the panel.
  case input(InputEvent)
  /// A setting takes its next value, or the one before.
  case change(SettingKey, by: Int)
  /// A setting takes a value by its text; nil takes a choice back.
  case choose(SettingKey, String?)
  /// Something to say in the footer.
  case noted(StatusMessage)
  /// The panel closes.
  case dismissed
}

extension SettingDefinition {
  /// The texts to go through in the panel.
  func choices(among values: SettingValues) -> [String?] {
    panel.map { $0.choices?(values) ?? names(among: values) } ?? []
  }

  /// The text so many steps from the one in force, around the ends of what there is to choose from;
  /// nil where there is nothing.
  func choice(by steps: Int, among values: SettingValues) -> String?? {
    let choices = choices(among: values)
    guard !choices.isEmpty else { return nil }
    let index = choices.firstIndex(of: text(values)) ?? -steps
    return choices[((index + steps) % choices.count + choices.count) % choices.count]
  }
}
