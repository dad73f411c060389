/// The state of the sky, in the single vocabulary to which the codes of all providers are mapped.
public enum Condition: String, CaseIterable, Hashable, Sendable, Codable {
  case clear
  case mostlyClear = "mostly-clear"
  case partlyCloudy = "partly-cloudy"
  case cloudy
  case fog
  case drizzle
  case freezingRain = "freezing-rain"
  case rain
  case heavyRain = "heavy-rain"
  case showers
  case sleet
  case snow
  case heavySnow = "heavy-snow"
  case hail
  case thunderstorm
  case dust
  case smoke
  case squall
  case tornado
  case unknown

  /// Whether it is precipitation of any kind.
  ///
  /// ```swift
  /// let wet = Condition.allCases.filter(\.isPrecipitation)
  /// // .drizzle, .rain and .snow are among them, .fog and .tornado are not
  /// ```
  public var isPrecipitation: Bool {
    switch self {
    case .drizzle, .freezingRain, .rain, .heavyRain, .showers, .sleet, .snow, .heavySnow, .hail,
      .thunderstorm:
      true
    case .clear, .mostlyClear, .partlyCloudy, .cloudy, .fog, .dust, .smoke, .squall, .tornado,
      .unknown:
      false
    }
  }

  /// Whether it is snow or sleet.
  public var isFrozen: Bool {
    [.snow, .heavySnow, .sleet].contains(self)
  }
}

/// The order of severity, by which the worst condition of several hours is selected.
extension Condition: Comparable {
  /// Returns whether a condition is less severe than another one.
  public static func < (one: Condition, other: Condition) -> Bool {
    one.severity < other.severity
  }

  private var severity: Int {
    switch self {
    case .unknown: 0
    case .clear: 1
    case .mostlyClear: 2
    case .partlyCloudy: 3
    case .cloudy: 4
    case .smoke: 5
    case .dust: 6
    case .fog: 7
    case .drizzle: 8
    case .showers: 9
    case .rain: 10
    case .sleet: 11
    case .snow: 12
    case .heavyRain: 13
    case .freezingRain: 14
    case .heavySnow: 15
    case .hail: 16
    case .squall: 17
    case .thunderstorm: 18
    case .tornado: 19
    }
  }
}
