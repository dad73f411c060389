import WeatherModel
import WeatherWords

/// A possible value of a setting, which can be converted to and from text.
protocol SettingValue: SendableMetatype {
  /// Creates the value of a text; nil resets the choice. Returns nil for an invalid text.
  init?(settingText: String?, among values: SettingValues)

  /// The text of the value; nil if there is none.
  var settingText: String? { get }
}

extension SettingValue where Self: RawRepresentable<String> {
  init?(settingText: String?, among values: SettingValues) {
    guard let settingText else { return nil }
    self.init(rawValue: settingText)
  }

  var settingText: String? { rawValue }
}

extension UnitSystem: SettingValue {}
extension ColorChoice: SettingValue {}
extension NotificationChoice: SettingValue {}
extension WarningsChoice: SettingValue {}

extension Language: SettingValue {
  init?(settingText: String?, among values: SettingValues) {
    guard let settingText else { return nil }
    self.init(named: settingText)
  }

  var settingText: String? { code }
}

extension ThemeName: SettingValue {
  init?(settingText: String?, among values: SettingValues) {
    guard let theme = values.context.themes.first(where: { $0.rawValue == settingText })
    else { return nil }
    self = theme
  }

  var settingText: String? { rawValue }
}

/// A value with a name, which is its text.
protocol NamedSettingValue: SettingValue {
  init?(_ name: String)
  var name: String { get }
}

extension NamedSettingValue {
  init?(settingText: String?, among values: SettingValues) {
    guard let settingText else { return nil }
    self.init(settingText)
  }

  var settingText: String? { name }
}

extension AutomaticChoice: NamedSettingValue, SettingValue {}
extension IconChoice: NamedSettingValue {}

extension Bool: SettingValue {
  init?(settingText: String?, among values: SettingValues) {
    guard let settingText else { return nil }
    self.init(settingText)
  }

  var settingText: String? { "\(self)" }
}

extension String: SettingValue {
  init?(settingText: String?, among values: SettingValues) {
    guard let settingText else { return nil }
    self = settingText
  }

  var settingText: String? { self }
}

/// A value that may be missing.
extension Optional: SettingValue where Wrapped: SettingValue {
  init?(settingText: String?, among values: SettingValues) {
    guard let settingText else {
      self = .none
      return
    }
    guard let value = Wrapped(settingText: settingText, among: values) else { return nil }
    self = value
  }

  var settingText: String? { flatMap(\.settingText) }
}

/// The values of all settings, with their context.
public struct SettingValues: Equatable, Sendable {
  /// The settings for display and requests.
  public var display: DisplaySettings
  /// The sources of the values, and the available choices.
  public var context: SettingsContext

  /// Creates the values, by default with the defaults of all settings.
  public init(
    display: DisplaySettings = DisplaySettings(), context: SettingsContext = SettingsContext()
  ) {
    self.display = display
    self.context = context
  }

  /// Updates the provider from the user's choice and the available key.
  mutating func settleProvider() {
    display.provider = context.provider.provider(hasOpenWeatherKey: context.hasOpenWeatherKey)
  }

  /// Updates the icons from the user's choice and the terminal.
  mutating func settleIcons() {
    display.icons = context.icons.icons(isUnicode: context.isUnicode && !context.isConsole)
  }

  /// Updates the chart glyphs from the user's choice and the terminal.
  mutating func settleCharts() {
    display.charts = context.charts.glyphs(isConsole: context.isConsole)
  }
}
