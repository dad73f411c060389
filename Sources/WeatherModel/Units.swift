/// The family of units for displayed values. Values are stored in metric units and converted for
/// display.
///
/// ```swift
/// let fahrenheit = UnitSystem.imperial.temperature(20)  // 68
/// let inches = UnitSystem.imperial.precipitation(25.4)  // 1
/// ```
public enum UnitSystem: String, CaseIterable, Hashable, Sendable, Codable {
  /// °C, m/s, hPa, km, mm.
  case metric
  /// °F, mph, inHg, miles, inches.
  case imperial
  /// °C, mph, hPa, miles, mm.
  case uk

  /// Converts a temperature from °C to this family's unit.
  public func temperature(_ celsius: Double) -> Double {
    self == .imperial ? celsius * 9 / 5 + 32 : celsius
  }

  /// Converts a temperature difference from °C to this family's unit.
  public func temperatureDifference(_ celsius: Double) -> Double {
    self == .imperial ? celsius * 9 / 5 : celsius
  }

  /// Converts a distance from metres to kilometres or miles.
  public func distance(_ metres: Double) -> Double {
    self == .metric ? metres / 1000 : metres / 1609.344
  }

  /// Converts a depth of water from mm to this family's unit.
  public func precipitation(_ millimetres: Double) -> Double {
    self == .imperial ? millimetres / 25.4 : millimetres
  }
}

/// The unit for displayed pressure.
///
/// ```swift
/// let millimetres = PressureUnit.millimetresOfMercury.pressure(1013.25)  // 760
/// ```
public enum PressureUnit: String, CaseIterable, Hashable, Sendable {
  case hectopascals = "hPa"
  case millimetresOfMercury = "mmHg"
  case inchesOfMercury = "inHg"

  /// Converts a pressure from hPa to this unit. One conventional millimetre of mercury is 1.333224
  /// hPa, one inch 33.86389 hPa.
  public func pressure(_ hectopascals: Double) -> Double {
    switch self {
    case .hectopascals: hectopascals
    case .millimetresOfMercury: hectopascals / 1.333224
    case .inchesOfMercury: hectopascals / 33.86389
    }
  }

  /// The number of decimals of a pressure.
  public var digits: Int { self == .inchesOfMercury ? 2 : 0 }
}

/// The unit for displayed wind.
///
/// ```swift
/// let kilometres = WindUnit.kilometresPerHour.speed(10)  // 36
/// ```
public enum WindUnit: String, CaseIterable, Hashable, Sendable, Codable {
  case metresPerSecond = "m/s"
  case kilometresPerHour = "km/h"
  case milesPerHour = "mph"
  case knots = "kn"
  /// Steps of the Beaufort scale.
  case beaufort = "bft"

  /// Converts a speed from m/s to this unit. One international mile is 1609.344 m, a nautical one
  /// 1852 m.
  public func speed(_ metresPerSecond: Double) -> Double {
    switch self {
    case .metresPerSecond: metresPerSecond
    case .kilometresPerHour: metresPerSecond * 3.6
    case .milesPerHour: metresPerSecond * 3600 / 1609.344
    case .knots: metresPerSecond * 3600 / 1852
    case .beaufort: Double(BeaufortForce(metresPerSecond: metresPerSecond).number)
    }
  }

  /// The number of decimals of a speed.
  public var digits: Int { self == .metresPerSecond ? 1 : 0 }
}
