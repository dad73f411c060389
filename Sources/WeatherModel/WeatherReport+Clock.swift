public import Foundation

/// A report as time goes by: what has passed leaves, today stays the place's today.
extension WeatherReport {
  /// The place's clock at `moment`.
  public func localTime(_ moment: Date) -> LocalTime { timeZone.localTime(moment) }

  /// The steps that have not ended at `now`, at most `hours` ahead, as far as they are all of one
  /// length: in a strip of hours a longer step would look like one of them.
  public func hours(from now: Date, ahead hours: Int = 48) -> [HourForecast] {
    let end = now.addingTimeInterval(TimeInterval(hours * 3600))
    let ahead = hourly.filter { $0.time + length(of: $0) > now && $0.time <= end }
    return Array(ahead.prefix { $0.hours == ahead.first?.hours })
  }

  private func length(of step: HourForecast) -> TimeInterval {
    TimeInterval(max(1, step.hours ?? stepHours) * 3600)
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

  /// hPa that the pressure changes over the three hours after `now`, by the forecast.
  public func pressureChange(from now: Date) -> Double? {
    guard let pressure = current.pressure else { return nil }
    let target = now.addingTimeInterval(3 * 3600)
    let reach = TimeInterval(max(1, stepHours) * 3600) / 2
    let nearest = hourly.lazy.filter { $0.pressure != nil }
      .min { abs($0.time.timeIntervalSince(target)) < abs($1.time.timeIntervalSince(target)) }
    guard let nearest, abs(nearest.time.timeIntervalSince(target)) <= reach,
      let later = nearest.pressure
    else { return nil }
    return later - pressure
  }

  /// The warnings that have not ended at `now`.
  public func alerts(at now: Date) -> [WeatherAlert] {
    alerts.filter { alert in alert.end.map { $0 > now } ?? true }
  }
}
