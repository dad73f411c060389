import FoundationEssentials

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

  /// A day of its steps' extremes and sums, and of the gravest sky of its daylight: a night shower
  /// does not make a sunny day wet. Where no step is by day, of all of them.
  private init(date: LocalDate, steps: [HourForecast]) {
    let daylight = steps.filter { $0.isDay == true }
    let condition = (daylight.isEmpty ? steps : daylight).map(\.condition)
      .max { $0.severity < $1.severity }
    self.init(date: date, condition: condition ?? .unknown)
    temperatureMin = steps.compactMap(\.temperature).min()
    temperatureMax = steps.compactMap(\.temperature).max()
    precipitationProbability = steps.compactMap(\.precipitationProbability).max()
    // A sum without the steps whose precipitation is told in words would stand for all of them.
    let isWhole = steps.allSatisfy { $0.precipitation != nil || $0.windClass == nil }
    precipitation = isWhole ? steps.totalPrecipitation : nil
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
  /// mm in all steps together; nil where none of them says. Rounded to micrometres, which takes away
  /// what adding up binary fractions leaves.
  public var totalPrecipitation: Double? {
    let amounts = compactMap(\.precipitation)
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
      part.precipitation = step.precipitation.map { $0 * next.timeIntervalSince(start) / length }
      parts.append(DayPart(date: date, step: part, end: next, isCoarse: hours > 3))
      start = next
    }
    return parts
  }
}
