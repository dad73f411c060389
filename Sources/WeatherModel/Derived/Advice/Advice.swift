/// What the weather of the coming day means for people, with its time.
public struct Advice: Hashable, Sendable {
  /// What it is about, the most urgent first.
  public enum Code: String, CaseIterable, Sendable {
    /// Bare skin freezes; the value is the number of minutes.
    case frostbite
    /// Water freezes on the roads.
    case blackIce = "black-ice"
    /// The body can hardly cool itself; the value is the highest wet bulb globe temperature in °C.
    case heatStress = "heat-stress"
    /// Thunderstorms.
    case thunderstorm
    /// Visibility of less than a kilometre; the value is the least in metres, where it is known.
    case fog
    /// The air cools below 0 °C; the value is the lowest temperature in °C.
    case frost
    /// Windscreens that stand outside are iced.
    case windscreenIce = "windscreen-ice"
    /// Humid heat, where people know it by this name; the value is the highest index.
    case humidex
    /// Cold wind, where people know it by this name; the value is the lowest index.
    case windChill = "wind-chill"
    /// The sun burns unprotected skin; the value is the highest UV index.
    case sunProtection = "sun-protection"
    /// Washing dries outside.
    case dryingWeather = "drying-weather"
  }

  /// What it is about.
  public var code: Code
  /// When it begins, or the time of asking where it has begun.
  public var start: Date
  /// When it ends; nil where it lasts beyond the coming day or the forecast.
  public var end: Date?
  /// The value that its code names.
  public var value: Double?
}
