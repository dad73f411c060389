import WeatherModel

extension Condition {
  /// Creates a condition from a WMO code for present weather (WMO No. 306, code table 4677).
  /// Open-Meteo uses some thirty of the hundred codes.
  init(wmo code: Int?) {
    switch code {
    case 0: self = .clear
    case 1: self = .mostlyClear
    case 2: self = .partlyCloudy
    case 3: self = .cloudy
    case 4: self = .smoke
    case .some(5...9), .some(30...35): self = .dust
    case .some(10...12), 28, .some(40...49): self = .fog
    case 17, 29, .some(91...99): self = .thunderstorm
    case 18: self = .squall
    case 19: self = .tornado
    case 24, 56, 57, 66, 67: self = .freezingRain
    case 20, .some(50...59): self = .drizzle
    case 75, 86, 37, 39: self = .heavySnow
    case 22, 26, 36, 38, .some(70...79), 85: self = .snow
    case 23, 68, 69, 83, 84: self = .sleet
    case 65, 64, 82: self = .heavyRain
    case 21, .some(60...69): self = .rain
    case .some(13...16), 25, .some(80...82): self = .showers
    case 27, .some(87...90): self = .hail
    default: self = .unknown
    }
  }
}
