public import TerminalUI
public import WeatherModel
import WeatherWords

/// The state of the settings panel.
public struct SettingsState: Equatable, Sendable {
  /// The settings in the panel, in order.
  static let rows = SettingDefinition.all.filter { $0.panel != nil }.map(\.key)

  /// The list of rows and its selection.
  public var list = ListState()
  /// The list of values for the selected row, if it is open.
  public var choosing: ListState?

  var key: SettingKey { Self.rows[min(max(0, list.selected), Self.rows.count - 1)] }
}

/// The actions of the settings.
public enum SettingsAction: Sendable, Equatable {
  /// The panel was opened.
  case opened
  /// A key or a click in the panel.
  case input(InputEvent)
  /// A setting changes by a number of steps among its values.
  case change(SettingKey, by: Int)
  /// °C and °F are exchanged; the other units follow.
  case temperatureUnitToggled
  /// A setting is set to the value of a text; nil resets it.
  case choose(SettingKey, String?)
  /// A status message for the footer.
  case noted(StatusMessage)
  /// The panel was closed.
  case dismissed
}

extension SettingDefinition {
  /// Returns the texts to step through in the panel.
  func choices(among values: SettingValues) -> [String?] {
    panel.map { $0.choices?(values) ?? names(among: values) } ?? []
  }

  /// Returns the text a number of steps away from the effective one, wrapping around; nil if there
  /// are no choices.
  func choice(by steps: Int, among values: SettingValues) -> String?? {
    let choices = choices(among: values)
    guard !choices.isEmpty else { return nil }
    let index = choices.firstIndex(of: text(values)) ?? -steps
    return choices[((index + steps) % choices.count + choices.count) % choices.count]
  }
}
