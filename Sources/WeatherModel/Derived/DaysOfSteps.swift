/// Days put together of steps, for providers that do not forecast days.
extension DayForecast {
  /// The days that steps make by a place's own dates, in order.
  ///
  /// A step over midnight gives each day its part of the amount by the time that lies in it, as if it
  /// fell evenly, and the chance to both; its values belong to its beginning. A last day that is not
  /// covered to its midnight is left out unless it is the only one: its night would stand for its
  /// highest. A first day that is not covered from its midnight is marked as
  /// ``isRestOfDay``; one with a step of more than three hours as ``isCoarse``. The sun's times are
  /// computed.
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

  /// A day of its steps' extremes and sums, and of their sky.
  private init(date: LocalDate, steps: [HourForecast]) {
    self.init(date: date, condition: steps.dayCondition ?? .unknown)
    temperatureMin = steps.compactMap(\.temperature).min()
    temperatureMax = steps.compactMap(\.temperature).max()
    precipitationProbability = steps.compactMap(\.precipitationProbability).max()
    // A sum without the steps whose precipitation is given in words would seem to include them.
    let isWhole = steps.allSatisfy { $0.precipitation != nil || $0.windClass == nil }
    precipitation = isWhole ? steps.total(.precipitation) : nil
    snowfall = steps.allSatisfy { $0.snowfall != nil } ? steps.total(.snowfall) : nil
    // A class cannot be compared with a speed: the higher of both is not known.
    windClassMax = steps.compactMap(\.windClass).max()
    windSpeedMax = windClassMax == nil ? steps.compactMap(\.windSpeed).max() : nil
    uvIndexMax = steps.compactMap(\.uvIndex).max()
  }

  /// The day with a temperature that was measured in it.
  public func including(_ temperature: Double?) -> DayForecast {
    guard let temperature else { return self }
    var day = self
    day.temperatureMin = temperatureMin.map { min($0, temperature) }
    day.temperatureMax = temperatureMax.map { max($0, temperature) }
    return day
  }
}

extension [HourForecast] {
  /// The sky that stands for a day of these steps, for every provider whose hours cover the day: the
  /// worst one of its daylight, as a night shower does not make a sunny day wet, or a hazard of its
  /// night. Where no step is by day, the worst one of all. Nil without a step.
  public var dayCondition: Condition? {
    let daylight = filter { $0.isDay == true }
    let hazards = filter {
      $0.isDay != true && $0.condition.severity >= Condition.heavyRain.severity
    }
    return (daylight.isEmpty ? self : daylight + hazards).map(\.condition)
      .max { $0.severity < $1.severity }
  }

  /// The steps of one of a place's days, where there is one for each of its hours; otherwise nil.
  public func covering(_ date: LocalDate, on clock: PlaceTimeZone) -> [HourForecast]? {
    let start = clock.start(of: date)
    let end = clock.start(of: date.advanced(byDays: 1))
    let own = filter { start <= $0.time && $0.time < end }
    return TimeInterval(own.count * 3600) == end.timeIntervalSince(start) ? own : nil
  }

  /// The sum of a quantity over all steps; nil where no step has it. Rounded to thousandths, which removes
  /// the errors of adding binary fractions.
  public func total(_ quantity: Quantity) -> Double? {
    let amounts = compactMap { $0[quantity] }
    return amounts.isEmpty ? nil : (amounts.reduce(0, +) * 1000).rounded() / 1000
  }
}

/// What of a step lies in one of the place's days.
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
        // What is known of the moment it began at says nothing of the day after.
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
