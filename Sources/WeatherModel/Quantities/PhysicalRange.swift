/// The possible values of quantities on this planet, with a margin. Values outside are not shown,
/// because they cannot be measurements.
public enum PhysicalRange {
  /// °C; records are -89.2 and 56.7 (WMO).
  public static let temperature = -110.0...75.0
  /// Apparent temperature in °C, by any formula.
  public static let feltTemperature = -150.0...100.0
  /// Percent.
  public static let percent = 0.0...100.0
  /// 0–1.
  public static let probability = 0.0...1.0
  /// hPa at sea level; records are 870 and 1084.8 (WMO).
  public static let pressure = 800.0...1150.0
  /// Metres.
  public static let visibility = 0.0...500_000.0
  /// m/s; the record gust is 113.3 (WMO).
  public static let wind = 0.0...150.0
  /// Degrees.
  public static let direction = 0.0...360.0
  /// The highest measured on the ground is 43.3.
  public static let uvIndex = 0.0...50.0
  /// mm in an hour or three hours; the hourly record is 305.
  public static let precipitation = 0.0...1_000.0
  /// mm in a day; the record is 1825.
  public static let dailyPrecipitation = 0.0...3_000.0
  /// cm in an hour or three hours; the daily record is 193.
  public static let snowfall = 0.0...100.0
  /// cm in a day.
  public static let dailySnowfall = 0.0...300.0
  /// cm on the ground; the record is 1182.
  public static let snowDepth = 0.0...3_000.0
  /// Hours of sunshine in a step of up to six hours.
  public static let sunshine = 0.0...6.0
  /// Hours of sunshine in a day, which has 25 hours when clocks are set back.
  public static let dailySunshine = 0.0...25.0
  /// An index on any agency's scale.
  public static let airQualityIndex = 0.0...5_000.0
  /// µg/m³.
  public static let concentration = 0.0...1_000_000.0
  /// Grains of pollen per cubic metre.
  public static let pollen = 0.0...100_000.0
  /// Metres above sea level.
  public static let elevation = -500.0...9_000.0
}
