/// A setting by its name in the configuration file.
public enum SettingKey: String, CaseIterable, Hashable, Sendable {
  case units, language, theme, provider, icons, animation, mouse, location
  case color, cities, offline
  case openWeatherKey = "openweather.api_key"
}
