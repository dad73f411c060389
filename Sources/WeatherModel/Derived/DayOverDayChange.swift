/// The differences from yesterday's weather, in °C; above zero if today is warmer.
public struct DayOverDayChange: Hashable, Sendable {
  /// The current temperature compared with yesterday at the same local time.
  public var temperature: Double?
  /// Today's high compared with yesterday's.
  public var high: Double?

  /// The minimum difference in °C that is reported.
  public static let threshold = 1.0

  /// Returns a difference that is large enough to report; nil for a smaller one.
  public static func significant(_ difference: Double?) -> Double? {
    // The tolerance absorbs the binary rounding error of a difference of exactly one degree.
    difference.flatMap { abs($0) >= threshold - 0.001 ? $0 : nil }
  }
}

extension WeatherReport {
  /// Returns the differences between today and yesterday, as far as both are known.
  ///
  /// The temperatures are compared at the same local time. If the clocks changed in between, that
  /// is 23 or 25 hours ago. There is no temperature difference if yesterday's clock skipped the
  /// time. The temperature is interpolated linearly between two hours. The high of a day is ignored
  /// if only the rest of the day is known or if the day is coarse.
  public func dayOverDayChange(at now: Date) -> DayOverDayChange {
    let current = weatherNow(at: now)
    let temperature = current.isOutdated ? nil : current.weather.temperature
    let before = sameTimeYesterday(as: now).flatMap(temperature(at:))
    let today = localTime(now).date
    func high(_ date: LocalDate) -> Double? {
      daily.first { $0.date == date && !$0.isRestOfDay && !$0.isCoarse }?.temperatureMax
    }
    return DayOverDayChange(
      temperature: Self.difference(temperature, before),
      high: Self.difference(high(today), high(today.advanced(byDays: -1))))
  }

  private static func difference(_ value: Double?, _ other: Double?) -> Double? {
    guard let value, let other else { return nil }
    return value - other
  }

  /// Returns the time at which yesterday's clock showed the current time; nil if it never did.
  private func sameTimeYesterday(as now: Date) -> Date? {
    let dayBefore = now - 86_400
    let moment =
      dayBefore + TimeInterval(timeZone.offset(at: now) - timeZone.offset(at: dayBefore))
    let (then, today) = (localTime(moment), localTime(now))
    guard then.date == today.date.advanced(byDays: -1), then.hour == today.hour,
      then.minute == today.minute
    else { return nil }
    return moment
  }

  /// Returns the temperature at a moment; nil for steps of more than an hour.
  private func temperature(at moment: Date) -> Double? {
    guard let index = hourly.lastIndex(where: { $0.time <= moment }),
      length(of: hourly[index]) <= 3600, moment < end(of: hourly[index]),
      let first = hourly[index].temperature
    else { return nil }
    let share = moment.timeIntervalSince(hourly[index].time) / 3600
    guard share > 0 else { return first }
    guard index + 1 < hourly.count, hourly[index + 1].time == end(of: hourly[index]),
      let second = hourly[index + 1].temperature
    else { return nil }
    return first + (second - first) * share
  }
}
