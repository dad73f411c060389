import WeatherModel

extension HTTPResponse {
  /// The windows of a limit, by the words in Open-Meteo's messages: `Minutely API request limit
  /// exceeded. Please try again in one minute.`
  private static let periods: [(word: String, seconds: Double)] = [
    ("minutely api request limit", 60), ("hourly api request limit", 3600),
    ("daily api request limit", 86_400),
  ]

  /// Returns the delay that the server requests, by Retry-After or until the end of the UTC minute,
  /// hour or day that its message names.
  func requestedDelay(now: Date) -> Duration? {
    if let delay = retryAfter(now: now) { return delay }
    let words = String(decoding: body.prefix(1000), as: UTF8.self).lowercased()
    return Self.periods.first { words.contains(text: $0.word) }.map { period in
      let passed = now.timeIntervalSince1970.truncatingRemainder(dividingBy: period.seconds)
      return .seconds(Int((period.seconds - passed).rounded(.up)))
    }
  }
}
