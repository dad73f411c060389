/// A setting, identified by its name in the configuration file.
public struct SettingKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates the setting with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the setting with a name.
  public init(_ name: String) { rawValue = name }
}

extension SettingKey {
  /// The units for displayed values.
  public static let units = SettingKey("units")
  /// The unit for wind.
  public static let wind = SettingKey("wind")
  /// Whether clocks have 12 or 24 hours.
  public static let clock = SettingKey("clock")
  /// The language of all text.
  public static let language = SettingKey("language")
  /// The colours.
  public static let theme = SettingKey("theme")
  /// The weather provider.
  public static let provider = SettingKey("provider")
  /// The icons of conditions.
  public static let icons = SettingKey("icons")
  /// The glyphs of curves and maps.
  public static let charts = SettingKey("charts")
  /// Whether the map shows weather.
  public static let map = SettingKey("map")
  /// Whether pictures are animated.
  public static let animation = SettingKey("animation")
  /// Whether the program uses the mouse.
  public static let mouse = SettingKey("mouse")
  /// The source of official warnings.
  public static let warnings = SettingKey("warnings")
  /// The notifications sent while the window is in the background.
  public static let notify = SettingKey("notify")
  /// Whether the machine's location may be requested from the system.
  public static let location = SettingKey("location")
  /// Whether colours are used.
  public static let color = SettingKey("color")
  /// The path of another list of places.
  public static let cities = SettingKey("cities")
  /// Whether requests are disabled.
  public static let offline = SettingKey("offline")
}
