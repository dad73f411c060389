extension WeatherReport {
  /// Whether the report contains only times: no current, hourly or daily values. Such a response is
  /// ignored and never replaces another one.
  public var isBlank: Bool {
    current.isBlank && hourly.allSatisfy(\.isBlank) && daily.allSatisfy(\.isBlank)
  }

  /// The age in seconds from which current weather is not that of its response: a day, because the
  /// machine's clock may be wrong by hours.
  static let maxCurrentAge: TimeInterval = 86_400

  /// The time at which the weather ends that the report describes: its last step, otherwise its last
  /// day, otherwise a day after its current weather.
  public var forecastEnd: Date {
    if let last = hourly.map(end).max() { return last }
    if let last = daily.map(\.date).max() { return timeZone.start(of: last.advanced(byDays: 1)) }
    return current.time + Self.maxCurrentAge
  }

  /// Returns the report without current weather that is a day older than the response, so that the
  /// step of the hour is shown in its place.
  public func removingOldCurrent() -> WeatherReport {
    guard asOf.timeIntervalSince(current.time) > Self.maxCurrentAge else { return self }
    var report = self
    report.current = CurrentWeather(time: asOf)
    return report
  }
}

extension CurrentWeather {
  /// Whether it contains no weather values.
  var isBlank: Bool {
    var blank = CurrentWeather(time: time)
    blank.isDay = isDay
    return self == blank
  }
}

extension HourForecast {
  /// Whether it contains no weather values.
  var isBlank: Bool {
    var blank = HourForecast(time: time)
    blank.hours = hours
    blank.isDay = isDay
    return self == blank
  }
}

extension DayForecast {
  /// Whether it contains no weather values.
  var isBlank: Bool {
    var blank = DayForecast(date: date)
    blank.sunrise = sunrise
    blank.sunset = sunset
    blank.isRestOfDay = isRestOfDay
    blank.isCoarse = isCoarse
    return self == blank
  }
}
