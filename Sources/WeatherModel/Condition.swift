/// What the sky does, in the one vocabulary that every provider's codes are mapped to.
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

  /// Whether water falls from the sky, in any form.
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

  /// Whether it falls as snow or ice grains.
  public var isFrozen: Bool {
    [.snow, .heavySnow, .sleet].contains(self)
  }

  /// The severity that selects one condition for several hours; larger is graver.
  public var severity: Int {
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
