import WeatherModel

/// From MET Norway's answer to the domain. What `compact` does not have stays unknown: feels-like,
/// dew point, gusts, visibility, UV, probabilities.
struct MetNorwayMapper: Sendable {
  var place: Place
  /// The zone of the nearest city, for a place whose own is not known.
  var nearbyZone: String?
  var fetchedAt: Date

  /// A report of the steps; nil when there is none.
  func report(_ answer: MetNorwayResponse.Forecast) -> WeatherReport? {
    var place = place
    let elevation = answer.geometry?.value?.coordinates?.elements.dropFirst(2).first
    place.elevation = place.elevation ?? elevation.within(PhysicalRange.elevation)
    let steps = steps(of: answer)
    guard !steps.isEmpty else { return nil }
    let clock = PlaceTimeZone(
      named: nil, offset: nil, place: place, nearby: nearbyZone, at: fetchedAt)
    let report = WeatherReport(
      place: place, provider: .metNorway, fetchedAt: fetchedAt, timeZone: clock, stepHours: 1,
      current: CurrentWeather(time: fetchedAt), hourly: steps,
      daily: DayForecast.days(of: steps, stepHours: 1, clock: clock, at: place.coordinate))
    return report.movedOn(to: fetchedAt)
  }

  /// The rain of a nowcast; nil where no radar sees the place, or none does now: what it says there
  /// is made up.
  static func nowcast(_ answer: MetNorwayResponse.Forecast) -> Nowcast? {
    guard answer.properties.meta?.value?.radarCoverage?.text == "ok" else { return nil }
    let steps = answer.properties.timeseries.elements.prefix(Nowcast.maxSteps)
    let times = steps.map { $0.time?.text.flatMap { Date(rfc3339: $0) } }
    guard let start = times.first, let start, LenientValue.isPlausible(start),
      times.enumerated().allSatisfy({ $1 == start + TimeInterval($0 * 300) })
    else { return nil }
    let rates = steps.map {
      $0.data?.value?.instant?.value?.number("precipitation_rate", PhysicalRange.precipitation)
    }
    return Nowcast(start: start, stepMinutes: 5, rates: rates)
  }

  // MARK: - Steps

  /// The steps in their order: an hour each for some two and a half days, then six.
  private func steps(of answer: MetNorwayResponse.Forecast) -> [HourForecast] {
    answer.properties.timeseries.elements.prefix(WeatherReport.maxHours).compactMap { step in
      guard let text = step.time?.text, let time = Date(rfc3339: text),
        LenientValue.isPlausible(time), let contents = step.data?.value
      else { return nil }
      return self.step(contents, at: time)
    }.sorted { $0.time < $1.time }
  }

  /// The values at `time`, with what falls until the next step. Only steps of an hour say what the
  /// next hour brings.
  private func step(_ contents: MetNorwayResponse.Step.Contents, at time: Date) -> HourForecast {
    let hour = contents.nextHour?.value
    let sixHours = contents.nextSixHours?.value
    let ahead = hour ?? sixHours
    let symbol = ahead?.symbol ?? sixHours?.symbol ?? contents.nextTwelveHours?.value?.symbol
    var step = HourForecast(time: time, condition: Condition(metNorway: symbol))
    step.hours = hour == nil ? 6 : nil
    step.isDay =
      Self.isDay(symbol)
      ?? (SunPosition(at: time, from: place.coordinate).altitude >= SunTimes.horizon)
    step.precipitation = ahead?.number("precipitation_amount", PhysicalRange.precipitation)
    guard let now = contents.instant?.value else { return step }
    for (quantity, name) in Self.names { step[quantity] = now.number(name, quantity.range) }
    return step
  }

  /// What `compact` calls the values at a moment.
  private static let names: [(quantity: Quantity, name: String)] = [
    (.temperature, "air_temperature"), (.humidity, "relative_humidity"),
    (.windSpeed, "wind_speed"), (.windDirection, "wind_from_direction"),
    (.cloudCover, "cloud_area_fraction"), (.pressure, "air_pressure_at_sea_level"),
  ]

  /// The light that a symbol is drawn by, so that an hour is not night under a symbol with a sun; nil
  /// in polar twilight and for symbols that look the same by day and night.
  private static func isDay(_ symbol: String?) -> Bool? {
    switch symbol?.split(separator: "_").last {
    case "day": true
    case "night": false
    default: nil
    }
  }
}

extension WeatherReport {
  /// The report with the step that `moment` falls into for its weather now: MET Norway forecasts
  /// and does not say what is measured.
  func movedOn(to moment: Date) -> WeatherReport {
    guard let step = hourly.last(where: { $0.time <= moment }) ?? hourly.first else { return self }
    var report = self
    report.current = CurrentWeather(step, of: self, at: moment)
    return report
  }
}
