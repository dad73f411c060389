/// How the air's moisture feels, by the dew point; the same from the poles to the tropics, which
/// relative humidity is not.
package enum DewPointComfort: String, CaseIterable, Sendable {
  case veryDry, dry, comfortable, humid, muggy, oppressive

  /// The comfort at a dew point in °C.
  ///
  /// The US National Weather Service has three classes: comfortable up to 55 °F (12.8 °C), sticky up to
  /// 65 °F (18.3 °C), and above that more and more oppressive. The limits between are this program's.
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

/// Relative humidity in four steps; 40 to 60 % is what people find pleasant indoors.
package enum HumidityClass: String, CaseIterable, Sendable {
  case dry, comfortable, humid, veryHumid

  /// The step of a relative humidity in percent.
  package init(percent: Double) {
    switch percent {
    case ..<30: self = .dry
    case ..<65: self = .comfortable
    case ..<85: self = .humid
    default: self = .veryHumid
    }
  }
}
