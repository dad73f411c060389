/// The report as time passes: expired hours are dropped, and today is the place's date.
extension WeatherReport {
  /// The place's clock at `moment`.
  public func localTime(_ moment: Date) -> LocalTime { timeZone.localTime(moment) }

  /// The steps that have not ended at `now`, at most `hours` ahead, as far as they are all of one
  /// length: in a strip of hours a longer step would look like one of them.
  public func hours(from now: Date, ahead hours: Int = 48) -> [HourForecast] {
    let end = now.addingTimeInterval(TimeInterval(hours * 3600))
    let ahead = hourly.filter { self.end(of: $0) > now && $0.time <= end }
    return Array(ahead.prefix { $0.hours == ahead.first?.hours })
  }

  /// Seconds that a step stands for.
  func length(of step: HourForecast) -> TimeInterval {
    TimeInterval(max(1, step.hours ?? stepHours) * 3600)
  }

  /// When a step ends.
  func end(of step: HourForecast) -> Date { step.time + length(of: step) }

  /// The step that `moment` falls into.
  public func step(at moment: Date) -> HourForecast? {
    hourly.last { $0.time <= moment && moment < end(of: $0) }
  }

  /// The days from the place's today on, at most `count`.
  public func days(from now: Date, count: Int = 5) -> [DayForecast] {
    let today = localTime(now).date
    return Array(daily.lazy.filter { $0.date >= today }.prefix(count))
  }

  /// The place's today, when the report still reaches it.
  public func today(at now: Date) -> DayForecast? {
    let date = localTime(now).date
    return daily.first { $0.date == date }
  }

  /// The steps of one of the place's days.
  public func hours(of date: LocalDate) -> [HourForecast] {
    hourly.filter { localTime($0.time).date == date }
  }
}
