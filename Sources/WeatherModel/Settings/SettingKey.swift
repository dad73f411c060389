/// A setting by its name in the configuration file.
public struct SettingKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The setting of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The setting of a name.
  public init(_ name: String) { rawValue = name }
}

extension SettingKey {
  /// Units that values are shown in.
  public static let units = SettingKey("units")
  /// The unit that wind is shown in.
  public static let wind = SettingKey("wind")
  /// Whether a clock has 12 or 24 hours.
  public static let clock = SettingKey("clock")
  /// The language of every text.
  public static let language = SettingKey("language")
  /// Colours.
  public static let theme = SettingKey("theme")
  /// The weather provider.
  public static let provider = SettingKey("provider")
  /// The icons of conditions.
  public static let icons = SettingKey("icons")
  /// The glyphs of curves and maps.
  public static let charts = SettingKey("charts")
  /// Whether the map shows weather.
  public static let map = SettingKey("map")
  /// Whether pictures move.
  public static let animation = SettingKey("animation")
  /// Whether the mouse is the program's.
  public static let mouse = SettingKey("mouse")
  /// The source of official warnings.
  public static let warnings = SettingKey("warnings")
  /// The notifications while the window is in the background.
  public static let notify = SettingKey("notify")
  /// Whether the machine's location may be requested from the system.
  public static let location = SettingKey("location")
  /// Whether colours are used.
  public static let color = SettingKey("color")
  /// Another list of places.
  public static let cities = SettingKey("cities")
  /// Whether the network is left alone.
  public static let offline = SettingKey("offline")
}
