/// A consequence of the next 24 hours' weather for people, with its times.
public struct Advice: Hashable, Sendable {
  /// The subjects, the most urgent first.
  public enum Code: String, CaseIterable, Sendable {
    /// Bare skin freezes; the value is the number of minutes until it does.
    case frostbite
    /// Water freezes on the roads.
    case blackIce = "black-ice"
    /// Dangerous heat stress; the value is the highest wet bulb globe temperature in °C.
    case heatStress = "heat-stress"
    /// Thunderstorms.
    case thunderstorm
    /// Visibility of less than a kilometre; the value is the lowest visibility in metres, if known.
    case fog
    /// The air cools below 0 °C; the value is the lowest temperature in °C.
    case frost
    /// Ice forms on windscreens outdoors.
    case windscreenIce = "windscreen-ice"
    /// Humid heat, in countries that use this name; the value is the highest index.
    case humidex
    /// Cold wind, in countries that use this name; the value is the lowest index.
    case windChill = "wind-chill"
    /// The sun burns unprotected skin; the value is the highest UV index.
    case sunProtection = "sun-protection"
    /// Laundry dries outdoors.
    case dryingWeather = "drying-weather"
  }

  /// The subject.
  public var code: Code
  /// The time at which it begins, or the current time if it has begun; the first known time if
  /// ``isStartKnown`` is false.
  public var start: Date
  /// Whether it begins at ``start``. It is not known if the hour before is unknown.
  public var isStartKnown = true
  /// The time at which it ends; nil if it lasts beyond the coming day or the forecast.
  public var end: Date?
  /// The value, whose meaning depends on ``code``; nil if the code defines none.
  public var value: Double?
}
