/// Days aggregated from steps, for providers that do not forecast days.
extension DayForecast {
  /// Returns the days of the steps by the place's own dates, in order.
  ///
  /// The amount of a step that spans midnight is split between the days in proportion to time, as
  /// if it fell evenly. Both days get its probability; its values belong to its beginning. A last
  /// day that is not covered until midnight is left out unless it is the only one, because its high
  /// would come from the night. A first day that is not covered from midnight is marked as
  /// ``isRestOfDay``, a day with a step of more than three hours as ``isCoarse``. Sunrise and
  /// sunset are computed.
  public static func days(
    of steps: [HourForecast], stepHours: Int, clock: PlaceTimeZone, at coordinate: Coordinate
  ) -> [DayForecast] {
    let parts = steps.flatMap { DayPart.parts(of: $0, stepHours: stepHours, clock: clock) }
    let byDate = Dictionary(grouping: parts, by: \.date)
    let dates = byDate.keys.sorted()
    return dates.compactMap { date in
      guard let parts = byDate[date], let end = parts.map(\.end).max() else { return nil }
      let (start, midnight) = (clock.start(of: date), clock.start(of: date.advanced(byDays: 1)))
      if date == dates.last, dates.count > 1, end < midnight { return nil }
      var day = DayForecast(date: date, steps: parts.map(\.step))
      let covered = parts.reduce(0) { $0 + $1.end.timeIntervalSince($1.step.time) }
      day.isRestOfDay = covered < midnight.timeIntervalSince(start)
      day.isCoarse = parts.contains { $0.isCoarse }
      let sun = SunTimes(on: date, at: coordinate, utcOffset: clock.offset(at: start + 43_200))
      day.sunrise = sun.sunrise
      day.sunset = sun.sunset
      return day
    }
  }

  /// Creates a day from the extremes, sums and sky of its steps.
  private init(date: LocalDate, steps: [HourForecast]) {
    self.init(date: date, condition: steps.dayCondition ?? .unknown)
    temperatureMin = steps.compactMap(\.temperature).min()
    temperatureMax = steps.compactMap(\.temperature).max()
    precipitationProbability = steps.compactMap(\.precipitationProbability).max()
    setSums(of: steps)
    // A sum that lacks the steps whose precipitation is given in words would look complete.
    let isWhole = steps.allSatisfy { $0.precipitation != nil || $0.windClass == nil }
    precipitation = isWhole ? steps.total(.precipitation) : nil
    // A class cannot be compared with a speed, so each has its own maximum.
    windClassMax = steps.compactMap(\.windClass).max()
    windSpeedMax = windClassMax == nil ? steps.compactMap(\.windSpeed).max() : nil
    uvIndexMax = steps.compactMap(\.uvIndex).max()
  }

  /// Returns the day with a temperature that was measured on it.
  public func including(_ temperature: Double?) -> DayForecast {
    guard let temperature else { return self }
    var day = self
    day.temperatureMin = temperatureMin.map { min($0, temperature) }
    day.temperatureMax = temperatureMax.map { max($0, temperature) }
    return day
  }
}

extension [HourForecast] {
  /// The sky that represents a day of these steps, for every provider whose hours cover the day:
  /// the worst one during daylight, because a night shower does not make a sunny day wet, or a
  /// hazard at night. If no step is by day, it is the worst one of all. Nil without steps.
  public var dayCondition: Condition? {
    let daylight = filter { $0.isDay == true }
    let hazards = filter {
      $0.isDay != true && $0.condition.severity >= Condition.heavyRain.severity
    }
    return (daylight.isEmpty ? self : daylight + hazards).map(\.condition)
      .max { $0.severity < $1.severity }
  }

  /// Returns the steps of one of a place's days if there is one for each of its hours; otherwise
  /// nil.
  public func covering(_ date: LocalDate, on clock: PlaceTimeZone) -> [HourForecast]? {
    let start = clock.start(of: date)
    let end = clock.start(of: date.advanced(byDays: 1))
    let own = filter { start <= $0.time && $0.time < end }
    return TimeInterval(own.count * 3600) == end.timeIntervalSince(start) ? own : nil
  }

  /// Returns the sum of a quantity over all steps; nil if no step has it. The sum is rounded to
  /// thousandths, which removes the errors of adding binary fractions.
  public func total(_ quantity: Quantity) -> Double? {
    let amounts = compactMap { $0[quantity] }
    return amounts.isEmpty ? nil : (amounts.reduce(0, +) * 1000).rounded() / 1000
  }
}

/// The part of a step that lies in one of the place's days.
private struct DayPart {
  var date: LocalDate
  var step: HourForecast
  var end: Date
  var isCoarse: Bool

  static func parts(of step: HourForecast, stepHours: Int, clock: PlaceTimeZone) -> [DayPart] {
    let hours = max(1, step.hours ?? stepHours)
    let length = TimeInterval(hours * 3600)
    let end = step.time + length
    var parts: [DayPart] = []
    var start = step.time
    while start < end {
      let date = clock.localTime(start).date
      let midnight = clock.start(of: date.advanced(byDays: 1))
      let next = midnight > start ? min(midnight, end) : end
      var part = step
      if start > step.time {
        // The values at the beginning of the step do not apply to the following day.
        part = HourForecast(time: start, condition: step.condition)
        part.precipitationProbability = step.precipitationProbability
      }
      for quantity in Quantity.all where quantity.kind == .sum {
        part[quantity] = step[quantity].map { $0 * next.timeIntervalSince(start) / length }
      }
      parts.append(DayPart(date: date, step: part, end: next, isCoarse: hours > 3))
      start = next
    }
    return parts
  }
}
