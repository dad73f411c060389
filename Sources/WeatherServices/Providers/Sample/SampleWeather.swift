/// The sample's weather at one point and one moment.
public struct SampleWeather: Hashable, Sendable {
  /// °C at two metres.
  public var temperature: Double
  /// °C, never above ``temperature``.
  public var dewPoint: Double
  /// Relative, in percent.
  public var humidity: Double
  /// mm of water an hour, rain and snow together; 0 or at least 0.05.
  public var precipitation: Double
  /// The part of ``precipitation`` that falls as snow, in mm of water an hour.
  public var snow: Double
  /// The share of ``precipitation`` that falls from showers, 0–1.
  public var convection: Double
  /// Share of the sky, 0–1.
  public var cloud: Double
  /// The wind's component towards the east at ten metres, in m/s.
  public var eastwardWind: Double
  /// The wind's component towards the north at ten metres, in m/s.
  public var northwardWind: Double
  /// m/s, never below ``windSpeed``.
  public var gust: Double
  /// hPa at sea level.
  public var pressure: Double
  /// Fine particles in the air, µg/m³.
  public var particles: Double

  /// m/s at ten metres.
  public var windSpeed: Double {
    (eastwardWind * eastwardWind + northwardWind * northwardWind).squareRoot()
  }
}
