package import TerminalUI
package import WeatherModel

/// Styles of what has a meaning of its own, made of the theme's parts.
extension Theme {
  /// A wind in m/s: plain up to a fresh breeze, a warning from force 6 on, grave from force 8 on.
  package func wind(_ metresPerSecond: Double?) -> Style {
    guard let metresPerSecond else { return value }
    return switch BeaufortForce(metresPerSecond: metresPerSecond).number {
    case ..<6: value
    case ..<8: warning
    default: error
    }
  }

  /// The sign of a condition.
  package func icon(_ condition: Condition, isDay: Bool) -> Style {
    switch condition {
    case .clear, .mostlyClear: art(isDay ? .sun : .moon)
    case .partlyCloudy, .cloudy: art(.cloud)
    case .fog: art(.fog)
    case .drizzle, .rain, .heavyRain, .showers: art(.rain)
    case .freezingRain, .hail, .sleet: art(.ice)
    case .snow, .heavySnow: art(.snow)
    case .thunderstorm: art(.lightning)
    case .dust: art(.dust)
    case .smoke: art(.smoke)
    case .squall, .tornado: warning
    case .unknown: label
    }
  }
}
