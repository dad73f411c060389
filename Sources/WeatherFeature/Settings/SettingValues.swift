public import WeatherModel

/// The values of all settings, with what they stand on.
public struct SettingValues: Equatable, Sendable {
  /// How things are shown and asked for.
  public var display: DisplaySettings
  /// Who decided, and what there is to choose from.
  public var context: SettingsContext

  /// Values; the defaults where none are given.
  public init(
    display: DisplaySettings = DisplaySettings(), context: SettingsContext = SettingsContext()
  ) {
    self.display = display
    self.context = context
  }

  /// Brings what depends on a choice and on the machine up to date.
  mutating func settleProvider() {
    display.provider = context.provider.provider(hasOpenWeatherKey: context.hasOpenWeatherKey)
  }

  /// Brings what depends on a choice and on the terminal up to date.
  mutating func settleIcons() {
    display.icons = context.icons.icons(isUnicode: context.isUnicode)
  }
}
