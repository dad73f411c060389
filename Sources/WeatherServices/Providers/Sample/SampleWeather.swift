/// The sample's weather at one point and one moment.
public struct SampleWeather: Hashable, Sendable {
  /// The temperature at two metres in °C.
  public var temperature: Double
  /// The dew point in °C, never above ``temperature``.
  public var dewPoint: Double
  /// The relative humidity in percent.
  public var humidity: Double
  /// The precipitation in mm of water an hour, rain and snow together; 0 or at least 0.05.
  public var precipitation: Double
  /// The part of ``precipitation`` that falls as snow, in mm of water an hour.
  public var snow: Double
  /// The share of ``precipitation`` that falls from showers, 0–1.
  public var convection: Double
  /// The share of the sky that clouds cover, 0–1.
  public var cloud: Double
  /// The wind's component towards the east at ten metres, in m/s.
  public var eastwardWind: Double
  /// The wind's component towards the north at ten metres, in m/s.
  public var northwardWind: Double
  /// The speed of gusts in m/s, never below ``windSpeed``.
  public var gust: Double
  /// The pressure at sea level in hPa.
  public var pressure: Double
  /// Fine particles in the air, µg/m³.
  public var particles: Double

  /// The wind speed at ten metres in m/s.
  public var windSpeed: Double {
    (eastwardWind * eastwardWind + northwardWind * northwardWind).squareRoot()
  }
}
