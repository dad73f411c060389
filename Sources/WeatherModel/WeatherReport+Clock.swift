/// The contents of the report at a given time: expired hours are left out, and today is the local
/// date at the place.
extension WeatherReport {
  /// Returns the place's local time at `moment`.
  public func localTime(_ moment: Date) -> LocalTime { timeZone.localTime(moment) }

  /// Returns the steps that have not ended at `now`, at most `hours` ahead, up to the first step of
  /// another length, because in a row of hours a longer step would look like one hour.
  public func hours(from now: Date, ahead hours: Int = 48) -> [HourForecast] {
    let end = now.addingTimeInterval(TimeInterval(hours * 3600))
    let ahead = hourly.filter { self.end(of: $0) > now && $0.time <= end }
    return Array(ahead.prefix { $0.hours == ahead.first?.hours })
  }

  /// Returns the length of a step in seconds.
  func length(of step: HourForecast) -> TimeInterval {
    TimeInterval(max(1, step.hours ?? stepHours) * 3600)
  }

  func end(of step: HourForecast) -> Date { step.time + length(of: step) }

  /// Returns the step that contains `moment`.
  public func step(at moment: Date) -> HourForecast? {
    hourly.last { $0.time <= moment && moment < end(of: $0) }
  }

  /// Returns the days from today's local date on, at most `count`.
  public func days(from now: Date, count: Int = 5) -> [DayForecast] {
    let today = localTime(now).date
    return Array(daily.lazy.filter { $0.date >= today }.prefix(count))
  }

  /// Returns the forecast of today's local date; nil if the report does not cover it.
  public func today(at now: Date) -> DayForecast? {
    let date = localTime(now).date
    return daily.first { $0.date == date }
  }

  /// Returns the steps of one of the place's days.
  public func hours(of date: LocalDate) -> [HourForecast] {
    hourly.filter { localTime($0.time).date == date }
  }
}
