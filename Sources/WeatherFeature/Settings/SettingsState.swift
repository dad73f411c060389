public import TerminalUI
import WeatherModel
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
