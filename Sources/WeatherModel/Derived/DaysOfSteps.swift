/// Days aggregated from steps, for providers that do not forecast days.
extension DayForecast {
  /// Returns the days of the steps by the place's own dates, in order.
  ///
  /// The amounts of a step that spans midnight are split between the days in proportion to time.
  /// Both days get the probability of the step; its other values belong to the day in which it
  /// begins. A last day that is not covered until midnight is left out unless it is the only day,
  /// because its high would be a night temperature. A day that is not covered completely is marked
  /// as ``isRestOfDay``, a day with a step of more than three hours as ``isCoarse``. Sunrise and
  /// sunset are computed.
  ///
  /// An extreme is unknown if more than half of the day's time is, a sum if any part of it is. Of
  /// the first day, only the time from its first to its last step counts.
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
      let (from, to) =
        date == dates.first ? (parts.map(\.step.time).min() ?? start, end) : (start, midnight)
      var day = DayForecast(date: date, parts: parts, length: to.timeIntervalSince(from))
      let covered = parts.reduce(0) { $0 + $1.length }
      day.isRestOfDay = covered < midnight.timeIntervalSince(start)
      day.isCoarse = parts.contains { $0.isCoarse }
      let sun = SunTimes(on: date, at: coordinate, utcOffset: clock.offset(at: start + 43_200))
      day.sunrise = sun.sunrise
      day.sunset = sun.sunset
      return day
    }
  }

  /// Returns whether the extremes of the known part of a time stand for those of the whole: at most
  /// half of it is unknown.
  package static func isEnough(_ known: Double, of whole: Double) -> Bool {
    known > 0 && known * 2 >= whole
  }

  /// Creates a day from the extremes, the sums and the condition of its parts.
  /// - Parameter length: The time in seconds that the parts should cover.
  private init(date: LocalDate, parts: [DayPart], length: TimeInterval) {
    let steps = parts.map(\.step)
    func isEnough(_ isKnown: (HourForecast) -> Bool) -> Bool {
      Self.isEnough(parts.reduce(0) { $0 + (isKnown($1.step) ? $1.length : 0) }, of: length)
    }
    func values(_ path: KeyPath<HourForecast, Double?>) -> [Double] {
      isEnough { $0[keyPath: path] != nil } ? steps.compactMap { $0[keyPath: path] } : []
    }
    let worst = steps.dayCondition ?? .unknown
    // Known precipitation makes a day wet whatever the unknown steps bring.
    let isKnown = worst.isPrecipitation || isEnough { $0.condition != .unknown }
    self.init(date: date, condition: isKnown ? worst : .unknown)
    temperatureMin = values(\.temperature).min()
    temperatureMax = values(\.temperature).max()
    precipitationProbability = values(\.precipitationProbability).max()
    if parts.reduce(0, { $0 + $1.length }) >= length { setSums(of: steps) }
    // A class cannot be compared with a speed. If a step has a class, the speeds are ignored.
    windClassMax = steps.compactMap(\.windClass).max()
    windSpeedMax = windClassMax == nil ? values(\.windSpeed).max() : nil
    uvIndexMax = values(\.uvIndex).max()
  }

  /// Returns the day with its low and high extended to include a temperature measured on that day.
  public func including(_ temperature: Double?) -> DayForecast {
    guard let temperature else { return self }
    var day = self
    day.temperatureMin = temperatureMin.map { min($0, temperature) }
    day.temperatureMax = temperatureMax.map { max($0, temperature) }
    return day
  }
}

extension [HourForecast] {
  /// The condition that represents a day of these steps; nil without steps. It is the worst
  /// condition of the daylight steps and of the hazards at night. Other night steps are ignored,
  /// because a night shower does not make a sunny day wet. If no step is in daylight, it is the
  /// worst condition of all steps. It is used for every provider whose hours cover the day.
  public var dayCondition: Condition? {
    let daylight = filter { $0.isDay == true }
    let hazards = filter {
      $0.isDay != true && $0.condition >= .heavyRain
    }
    return (daylight.isEmpty ? self : daylight + hazards).map(\.condition).max()
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
  var length: TimeInterval { end.timeIntervalSince(step.time) }

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
      part.setSums(of: step, part: next.timeIntervalSince(start), whole: length)
      parts.append(DayPart(date: date, step: part, end: next, isCoarse: hours > 3))
      start = next
    }
    return parts
  }
}
