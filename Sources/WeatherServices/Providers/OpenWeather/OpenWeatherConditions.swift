import WeatherModel

extension Condition {
  /// Creates a condition from an OpenWeather code, https://openweathermap.org/weather-conditions.
  ///
  /// Haze (721) has no condition of its own; it is mapped to the cloud cover.
  /// - Parameter cloudCover: The cloud cover in percent.
  init(openWeather code: Int?, cloudCover: Double?) {
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
    case 721: self = cloudCover.map(Condition.init(clouds:)) ?? .unknown
    // Mist and fog.
    case .some(700...799): self = .fog
    case 800: self = .clear
    case 801: self = .mostlyClear
    case 802: self = .partlyCloudy
    case .some(803...809): self = .cloudy
    default: self = .unknown
    }
  }

  /// The condition of a day without a code, from its precipitation and its clouds.
  init(rain: Double?, snow: Double?, cloudCover: Double?) {
    switch (rain ?? 0 > 0, snow ?? 0 > 0) {
    case (true, true): self = .sleet
    case (true, false): self = .rain
    case (false, true): self = .snow
    case (false, false): self = cloudCover.map(Condition.init(clouds:)) ?? .unknown
    }
  }

  /// The sky by cloud cover alone, with the percentages of OpenWeather's codes 800 to 804.
  private init(clouds: Double) {
    switch clouds {
    case ..<11: self = .clear
    case ...25: self = .mostlyClear
    case ...50: self = .partlyCloudy
    default: self = .cloudy
    }
  }
}
