import WeatherModel

/// One column that stands for a condition where there is no room for its art.
enum ConditionIcon {
  static func glyph(for condition: Condition, isDay: Bool) -> String {
    switch condition {
    case .clear: isDay ? "○" : "☾"
    case .mostlyClear, .partlyCloudy: "◐"
    case .cloudy: "●"
    case .fog, .smoke: "≡"
    case .dust: "∴"
    case .drizzle: "╌"
    case .rain, .showers: "╱"
    case .heavyRain: "╱"
    case .freezingRain, .sleet: "*"
    case .snow, .heavySnow: "*"
    case .hail: "∘"
    case .thunderstorm: "ϟ"
    case .squall, .tornado: "≈"
    case .unknown: "?"
    }
  }
}
