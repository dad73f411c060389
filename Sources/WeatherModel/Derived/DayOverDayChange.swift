/// How the weather differs from yesterday's, in °C; above zero where today is higher.
public struct DayOverDayChange: Hashable, Sendable {
  /// The temperature now against the same time of yesterday's clock.
  public var temperature: Double?
  /// Today's highest against yesterday's.
  public var high: Double?

  /// °C from which on a difference is worth a word.
  public static let least = 1.0

  /// A difference that is worth a word; nil for a smaller one.
  public static func worthAWord(_ difference: Double?) -> Double? {
    // What is one degree in tenths is one degree, whatever binary fractions make of it.
    difference.flatMap { abs($0) >= least - 0.001 ? $0 : nil }
  }
}

extension WeatherReport {
  /// How today differs from yesterday, as far as both are known.
  ///
  /// The same time is that of the place's clock: where clocks were changed in between it lies 23 or
  /// 25 hours back, and a time that yesterday's clock skipped has no other. Between two hours the
  /// temperature is taken to go straight. A day of which only the rest is known has no high.
  public func dayOverDayChange(at now: Date) -> DayOverDayChange {
    let temperature = weatherNow(at: now).weather.temperature
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

  /// When yesterday's clock showed what it shows now; nil where it never did.
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

  /// The temperature of the hours at a moment; nil in steps of more than an hour.
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
