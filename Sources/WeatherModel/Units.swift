/// The family of units that values are shown in. Values are kept in metric and converted when shown.
public enum UnitSystem: String, CaseIterable, Hashable, Sendable, Codable {
  /// °C, m/s, hPa, km, mm.
  case metric
  /// °F, mph, inHg, miles, inches.
  case imperial
  /// °C, mph, hPa, miles, mm.
  case uk

  /// The next family, for a key that walks through them.
  public var next: UnitSystem {
    switch self {
    case .metric: .imperial
    case .imperial: .uk
    case .uk: .metric
    }
  }

  /// A temperature in °C, in this family's unit.
  public func temperature(_ celsius: Double) -> Double {
    self == .imperial ? celsius * 9 / 5 + 32 : celsius
  }

  /// A difference of temperatures in °C, in this family's unit.
  public func temperatureDifference(_ celsius: Double) -> Double {
    self == .imperial ? celsius * 9 / 5 : celsius
  }

  /// A distance in metres, in kilometres or miles.
  public func distance(_ metres: Double) -> Double {
    self == .metric ? metres / 1000 : metres / 1609.344
  }

  /// A depth of water in mm, in this family's unit.
  public func precipitation(_ millimetres: Double) -> Double {
    self == .imperial ? millimetres / 25.4 : millimetres
  }
}

/// The unit that pressure is shown in.
public enum PressureUnit: String, CaseIterable, Hashable, Sendable {
  case hectopascals = "hPa"
  case millimetresOfMercury = "mmHg"
  case inchesOfMercury = "inHg"

  /// A pressure in hPa, in this unit. One conventional millimetre of mercury is 1.333224 hPa, one inch
  /// 33.86389 hPa.
  public func pressure(_ hectopascals: Double) -> Double {
    switch self {
    case .hectopascals: hectopascals
    case .millimetresOfMercury: hectopascals / 1.333224
    case .inchesOfMercury: hectopascals / 33.86389
    }
  }

  /// Digits after the decimal point of a pressure.
  public var digits: Int { self == .inchesOfMercury ? 2 : 0 }
}

/// The unit that wind is shown in.
public enum WindUnit: String, CaseIterable, Hashable, Sendable, Codable {
  case metresPerSecond = "m/s"
  case kilometresPerHour = "km/h"
  case milesPerHour = "mph"
  case knots = "kn"
  /// Steps of the Beaufort scale.
  case beaufort = "bft"

  /// A speed in m/s, in this unit. One international mile is 1609.344 m, a nautical one 1852 m.
  public func speed(_ metresPerSecond: Double) -> Double {
    switch self {
    case .metresPerSecond: metresPerSecond
    case .kilometresPerHour: metresPerSecond * 3.6
    case .milesPerHour: metresPerSecond * 3600 / 1609.344
    case .knots: metresPerSecond * 3600 / 1852
    case .beaufort: Double(BeaufortForce(metresPerSecond: metresPerSecond).number)
    }
  }

  /// Digits after the decimal point of a speed.
  public var digits: Int { self == .metresPerSecond ? 1 : 0 }
}
