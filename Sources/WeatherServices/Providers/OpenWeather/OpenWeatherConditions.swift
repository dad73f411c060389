import WeatherModel

extension Condition {
  /// The condition of an OpenWeather code, https://openweathermap.org/weather-conditions.
  init(openWeather code: Int?) {
    switch code {
    case .some(200...299): self = .thunderstorm
    case .some(300...399): self = .drizzle
    case 511: self = .freezingRain
    case 502, 503, 504, 522: self = .heavyRain
    case .some(520...599): self = .showers
    case .some(500...519): self = .rain
    case 602, 622: self = .heavySnow
    case .some(611...616): self = .sleet
    case .some(600...699): self = .snow
    case 711: self = .smoke
    case 731, 751, 761, 762: self = .dust
    case 771: self = .squall
    case 781: self = .tornado
    // Mist, haze, fog.
    case .some(700...799): self = .fog
    case 800: self = .clear
    case 801: self = .mostlyClear
    case 802: self = .partlyCloudy
    case .some(803...809): self = .cloudy
    default: self = .unknown
    }
  }
}
