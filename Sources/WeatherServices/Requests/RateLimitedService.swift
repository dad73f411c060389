import WeatherModel

/// A service that counts what it is asked and allows only so much of it.
enum RateLimitedService: String, CaseIterable, Hashable, Sendable, Codable {
  case openMeteo = "open-meteo"
  case openWeather = "openweather"

  /// So much in so long.
  struct Limit: Hashable, Sendable {
    /// How long, in seconds.
    var seconds: Int
    /// How much.
    var most: Double
  }

  /// What it allows: https://open-meteo.com/en/terms, https://openweathermap.org/price.
  var limits: [Limit] {
    switch self {
    case .openMeteo:
      [
        Limit(seconds: 60, most: 600), Limit(seconds: 3600, most: 5_000),
        Limit(seconds: 86_400, most: Double(EnsembleChances.dailyLimit)),
      ]
    case .openWeather: [Limit(seconds: 60, most: 60)]
    }
  }
}
