import WeatherModel

/// A service with a request quota.
enum RateLimitedService: String, CaseIterable, Hashable, Sendable, Codable {
  case openMeteo = "open-meteo"
  case openWeather = "openweather"

  /// A limit of requests in a window of time.
  struct Limit: Hashable, Sendable {
    /// The length of the window in seconds.
    var seconds: Int
    /// The weight of the requests that it allows.
    var maxWeight: Double
  }

  /// The published limits: https://open-meteo.com/en/terms, https://openweathermap.org/price.
  var limits: [Limit] {
    switch self {
    case .openMeteo:
      [
        Limit(seconds: 60, maxWeight: 600), Limit(seconds: 3600, maxWeight: 5_000),
        Limit(seconds: 86_400, maxWeight: Double(EnsembleChances.dailyLimit)),
      ]
    case .openWeather: [Limit(seconds: 60, maxWeight: 60)]
    }
  }
}
