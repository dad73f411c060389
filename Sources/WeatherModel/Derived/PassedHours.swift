extension Fetched where Value == WeatherReport {
  /// Returns the report with the passed hours of an earlier report, if both are from the same
  /// provider.
  public func merging(passedHoursOf earlier: Fetched?) -> Fetched {
    guard let earlier, earlier.provider == provider else { return self }
    return map { $0.merging(passedHoursOf: earlier.value) }
  }
}

extension WeatherReport {
  /// Returns the report with the hours of today that precede its own first hour, taken from an
  /// earlier report of the same provider. They are needed because a response may begin with the
  /// current hour, while today's high was in the morning. The last hours of yesterday are kept for
  /// the pressure tendency. Today's values are recomputed if the response contains only the rest of
  /// today.
  ///
  /// If several reports contain an hour, the last report before the hour passed is used.
  func merging(passedHoursOf earlier: WeatherReport) -> WeatherReport {
    guard earlier.asOf <= asOf, earlier.place.coordinate.isSamePoint(as: place.coordinate),
      let first = hourly.first
    else { return self }
    let today = localTime(asOf).date
    let since = min(timeZone.start(of: today), asOf - 4 * 3600)
    let passed = earlier.hourly.compactMap { step -> HourForecast? in
      guard earlier.end(of: step) > since else { return nil }
      return earlier.part(of: step, until: first.time, asOf: stepHours)
    }
    guard !passed.isEmpty else { return self }
    var report = self
    report.hourly = Array((passed + hourly).prefix(Self.maxHours))
    if let index = daily.firstIndex(where: { $0.date == today && $0.isRestOfDay }) {
      report.daily[index] = report.rebuilt(daily[index])
    }
    return report
  }

  /// Returns the part of a step before `end`, in whole hours, for a report with steps of
  /// `stepHours`.
  private func part(of step: HourForecast, until end: Date, asOf stepHours: Int) -> HourForecast? {
    let own = Int(length(of: step) / 3600)
    let hours = min(own, Int(end.timeIntervalSince(step.time) / 3600))
    guard hours > 0 else { return nil }
    var part = step
    part.hours = hours == stepHours ? nil : hours
    part.setSums(of: step, part: Double(hours), whole: Double(own))
    return part
  }

  /// Returns a day recomputed from the report's steps. The provider's times of sunrise and sunset
  /// are kept.
  private func rebuilt(_ day: DayForecast) -> DayForecast {
    let days = DayForecast.days(
      of: hourly, stepHours: stepHours, clock: timeZone, at: place.coordinate)
    guard var new = days.first(where: { $0.date == day.date }) else { return day }
    if localTime(current.time).date == day.date { new = new.including(current.temperature) }
    if day.hasWholeDayMin == true { new.temperatureMin = day.temperatureMin }
    if day.hasWholeDayMax == true { new.temperatureMax = day.temperatureMax }
    if new.isRestOfDay {
      (new.hasWholeDayMin, new.hasWholeDayMax) = (day.hasWholeDayMin, day.hasWholeDayMax)
    }
    new.sunrise = day.sunrise
    new.sunset = day.sunset
    return new
  }
}

extension Coordinate {
  /// Returns whether two points have the same forecast: they differ by less than the precision of
  /// requests, about ten metres.
  public func isSamePoint(as other: Coordinate) -> Bool {
    abs(latitude - other.latitude) < 0.0001 && abs(longitude - other.longitude) < 0.0001
  }
}
