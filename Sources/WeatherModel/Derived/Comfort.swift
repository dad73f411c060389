import Glibc

/// How humid the air feels, classified by the dew point. Unlike relative humidity, the dew point
/// has the same meaning in every climate.
package enum DewPointComfort: String, CaseIterable, Sendable {
  case veryDry, dry, comfortable, humid, muggy, oppressive

  /// Creates the comfort at a dew point in °C.
  ///
  /// The US National Weather Service has three classes: comfortable up to 55 °F (12.8 °C), sticky
  /// up to 65 °F (18.3 °C), and increasingly oppressive above that. The other limits are this
  /// program's own.
  package init(dewPoint: Double) {
    switch dewPoint {
    case ..<(-5): self = .veryDry
    case ..<10: self = .dry
    case ..<16: self = .comfortable
    case ..<18.5: self = .humid
    case ..<21: self = .muggy
    default: self = .oppressive
    }
  }
}

/// Relative humidity in four classes. 40 to 60 % is comfortable indoors.
package enum HumidityClass: String, CaseIterable, Sendable {
  case dry, comfortable, humid, veryHumid

  /// Creates the class of a relative humidity in percent.
  package init(percent: Double) {
    switch percent {
    case ..<30: self = .dry
    case ..<65: self = .comfortable
    case ..<85: self = .humid
    default: self = .veryHumid
    }
  }
}

/// The temperature to which air must cool for dew to form.
///
/// ```swift
/// let dewPoint = DewPoint.celsius(temperature: 20, humidity: 50)  // 9.3
/// ```
public enum DewPoint {
  /// Returns the dew point over water in °C, from the air temperature in °C and its relative
  /// humidity in percent. It uses the Magnus formula with the coefficients of Sonntag (1990),
  /// accurate to 0.1 K from −45 °C to 60 °C. Nil outside that range, and below 1 %, where the
  /// formula diverges.
  public static func celsius(temperature: Double, humidity: Double) -> Double? {
    guard (-45...60).contains(temperature), (1...100).contains(humidity) else { return nil }
    let gamma = log(humidity / 100) + 17.62 * temperature / (243.12 + temperature)
    return 243.12 * gamma / (17.62 - gamma)
  }
}

/// The difference between the apparent and the air temperature, as calculated from the two
/// displayed values.
public enum ApparentTemperatureDifference {
  /// Returns whole degrees in `units`, negative if it feels colder: the difference of the two
  /// rounded temperatures, not the rounded difference. 6.6° that feel like 4.4° are shown as 7° and
  /// 4°, a difference of 3° and not 2°. Nil if either is unknown.
  public static func degrees(
    temperature: Double?, feelsLike: Double?, in units: UnitSystem
  ) -> Double? {
    guard let temperature, let feelsLike, abs(temperature) < 1e6, abs(feelsLike) < 1e6 else {
      return nil
    }
    return units.temperature(feelsLike).rounded() - units.temperature(temperature).rounded()
  }
}
