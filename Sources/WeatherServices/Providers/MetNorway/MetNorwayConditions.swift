import WeatherModel

extension Condition {
  /// Creates a condition from a weather symbol. Its name may end in the time of day:
  /// `partlycloudy_night` (api.met.no/weatherapi/weathericon/2.0).
  init(metNorway symbol: String?) {
    let name = symbol?.prefix { $0 != "_" } ?? ""
    let isHeavy = name.hasPrefix("heavy")
    switch name {
    case "clearsky": self = .clear
    case "fair": self = .mostlyClear
    case "partlycloudy": self = .partlyCloudy
    case "cloudy": self = .cloudy
    case "fog": self = .fog
    // The other names combine intensity, kind, showers and thunder.
    case _ where name.contains(text: "thunder"): self = .thunderstorm
    case _ where name.contains(text: "sleet"): self = .sleet
    case _ where name.contains(text: "snow"): self = isHeavy ? .heavySnow : .snow
    case _ where name.contains(text: "rain") && isHeavy: self = .heavyRain
    case _ where name.contains(text: "rainshowers"): self = .showers
    case _ where name.contains(text: "rain"): self = .rain
    default: self = .unknown
    }
  }
}
