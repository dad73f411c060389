/// The cloud cover in the classes of aviation reports: clear 0 eighths, few 1–2, scattered 3–4,
/// broken 5–7, overcast 8 (WMO-No. 306, FM 15 METAR), each class from half an eighth below its
/// lowest value.
package enum CloudClass: String, CaseIterable, Sendable {
  case clear, few, scattered, broken, overcast

  /// Creates the class of a cover in percent.
  package init(percent: Double) {
    switch percent {
    case ..<6.25: self = .clear
    case ..<31.25: self = .few
    case ..<56.25: self = .scattered
    case ..<93.75: self = .broken
    default: self = .overcast
    }
  }
}

/// The visibility in classes. Visibility below 1 km means fog by definition (WMO), and below 2 km
/// mist, unless rain, snow, dust or smoke reduces the visibility instead of droplets.
package enum VisibilityClass: String, CaseIterable, Sendable {
  case denseFog, fog, veryPoor, poor, mist, haze, good, clear

  /// Creates the class of a visibility in metres.
  /// - Parameter isFoggy: Whether only fog or mist can be the reason for low visibility.
  package init(metres: Double, isFoggy: Bool = true) {
    switch metres {
    case ..<200: self = isFoggy ? .denseFog : .veryPoor
    case ..<1000: self = isFoggy ? .fog : .veryPoor
    case ..<2000: self = isFoggy ? .mist : .poor
    case ..<5000: self = .haze
    case ..<10_000: self = .good
    default: self = .clear
    }
  }

  /// Creates the class of the weather at a moment; nil if its visibility is unknown. Air that is
  /// not nearly saturated has no fog.
  package init?(_ weather: CurrentWeather) {
    guard let metres = weather.visibility else { return nil }
    self.init(
      metres: metres,
      isFoggy: Self.isFoggy(in: weather.condition, humidity: weather.humidity))
  }

  /// Returns whether only fog or mist can be the reason for low visibility.
  static func isFoggy(in condition: Condition, humidity: Double?) -> Bool {
    !condition.isPrecipitation && ![.dust, .smoke, .squall, .tornado].contains(condition)
      && humidity ?? 100 >= minHumidityOfFog
  }

  /// The minimum relative humidity of fog and mist, in percent.
  private static let minHumidityOfFog = 80.0
}

/// The direction of the pressure change.
package enum PressureTrend: String, CaseIterable, Sendable {
  case fallingFast, falling, steady, rising, risingFast

  /// Creates the trend of a change in hPa over three hours.
  ///
  /// A change of more than 3.5 hPa is fast, as in the marine terms of the UK Met Office
  /// ("quickly"). The Met Office calls changes below 0.1 steady and up to 1.5 slow. Here a change
  /// of up to 1 is steady, because the daily pressure tide alone can cause it.
  package init(change: Double) {
    switch change {
    case ..<(-3.5): self = .fallingFast
    case ..<(-1): self = .falling
    case ...1: self = .steady
    case ...3.5: self = .rising
    default: self = .risingFast
    }
  }

  /// An arrow up, level or down.
  package var arrow: String {
    switch self {
    case .fallingFast, .falling: "↓"
    case .steady: "→"
    case .rising, .risingFast: "↑"
    }
  }
}

/// The intensity of rain.
package enum RainIntensity: String, CaseIterable, Sendable {
  case none, light, moderate, heavy, violent

  /// Creates the intensity of a rate in mm an hour (AMS Glossary: light to 2.5, heavy above 7.6;
  /// violent above 50, UK Met Office).
  package init(millimetresPerHour rate: Double) {
    switch rate {
    case ..<0.05: self = .none
    case ..<2.5: self = .light
    case ...7.6: self = .moderate
    case ...50: self = .heavy
    default: self = .violent
    }
  }
}
