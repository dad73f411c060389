import WeatherModel
import WeatherWords

/// A value that a setting can have, to and from text.
protocol SettingValue: SendableMetatype {
  /// The value of a text, nil of which takes a choice back; nil when it means nothing.
  init?(settingText: String?, among values: SettingValues)

  /// The text of the value; nil where there is none.
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

extension ProviderChoice: SettingValue {
  init?(settingText: String?, among values: SettingValues) {
    guard let settingText else { return nil }
    self.init(settingText)
  }

  var settingText: String? { name }
}

extension IconChoice: SettingValue {
  init?(settingText: String?, among values: SettingValues) {
    guard let settingText else { return nil }
    self.init(settingText)
  }

  var settingText: String? { name }
}

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
    display.icons = context.icons.icons(isUnicode: context.isUnicode && !context.isConsole)
  }

  /// The same for curves.
  mutating func settleCharts() {
    display.charts = context.charts.glyphs(isConsole: context.isConsole)
  }
}
