import WeatherModel

/// Maps MET Norway's response to the domain. Values that `compact` lacks stay unknown: feels-like,
/// dew point, gusts, visibility, UV, probabilities.
struct MetNorwayMapper: Sendable {
  var place: Place
  /// The time zone of the nearest city, for a place whose own time zone is unknown.
  var nearbyZone: String?
  var fetchedAt: Date

  /// Returns a report of the steps; nil if there are none.
  func report(_ answer: MetNorwayResponse.Forecast) -> WeatherReport? {
    var place = place
    let elevation = answer.geometry?.coordinates?.elements.dropFirst(2).first
    place.elevation = place.elevation ?? elevation.within(PhysicalRange.elevation)
    let steps = steps(of: answer)
    guard !steps.isEmpty else { return nil }
    let clock = PlaceTimeZone(
      named: nil, offset: nil, place: place, nearby: nearbyZone, at: fetchedAt)
    let report = WeatherReport(
      place: place, asOf: fetchedAt, timeZone: clock, stepHours: 1,
      current: CurrentWeather(time: fetchedAt), hourly: steps,
      daily: DayForecast.days(of: steps, stepHours: 1, clock: clock, at: place.coordinate))
    return report.movedOn(to: fetchedAt)
  }

  /// Returns the precipitation of a nowcast; nil if no radar covers the place or none is working,
  /// because the service then returns invented values.
  static func nowcast(_ answer: MetNorwayResponse.Forecast) -> Nowcast? {
    guard answer.properties.meta?.value?["radar_coverage"]?.text == "ok" else { return nil }
    let steps = answer.properties.timeseries.elements.prefix(Nowcast.maxSteps)
    let times = steps.map { $0.time?.text.flatMap { Date(rfc3339: $0) } }
    guard let start = times.first, let start, LenientValue.isPlausible(start),
      times.enumerated().allSatisfy({ $1 == start + TimeInterval($0 * 300) })
    else { return nil }
    let rates = steps.map {
      $0.data?.value?["instant"]?.value?.number("precipitation_rate", PhysicalRange.precipitation)
    }
    return Nowcast(start: start, stepMinutes: 5, rates: rates)
  }

  // MARK: - Steps

  /// Returns the steps in order: hourly for some two and a half days, then every six hours.
  private func steps(of answer: MetNorwayResponse.Forecast) -> [HourForecast] {
    answer.properties.timeseries.elements.prefix(WeatherReport.maxHours).compactMap { step in
      guard let text = step.time?.text, let time = Date(rfc3339: text),
        LenientValue.isPlausible(time), let contents = step.data?.value
      else { return nil }
      return self.step(contents, at: time)
    }.ordered(by: \.time).withoutOverlaps
  }

  /// Returns the values at `time`, with the precipitation until the next step. Only hourly steps
  /// have a forecast for the next hour.
  private func step(_ contents: MetNorwayResponse.Step.Contents, at time: Date) -> HourForecast {
    let hour = contents["next_1_hours"]?.value
    let sixHours = contents["next_6_hours"]?.value
    let ahead = hour ?? sixHours
    let symbol = ahead?.symbol ?? sixHours?.symbol ?? contents["next_12_hours"]?.symbol
    var step = HourForecast(time: time, condition: Condition(metNorway: symbol))
    step.hours = hour == nil ? 6 : nil
    step.isDay =
      Self.isDay(symbol)
      ?? (SunPosition(at: time, from: place.coordinate).altitude >= SunTimes.horizon)
    step.precipitation = ahead?.number("precipitation_amount", PhysicalRange.precipitation)
    guard let now = contents["instant"]?.value else { return step }
    for (quantity, name) in Self.names { step[quantity] = now.number(name, quantity.range) }
    return step
  }

  /// The names of the instant values in `compact`.
  private static let names: [(quantity: Quantity, name: String)] = [
    (.temperature, "air_temperature"), (.humidity, "relative_humidity"),
    (.windSpeed, "wind_speed"), (.windDirection, "wind_from_direction"),
    (.cloudCover, "cloud_area_fraction"), (.pressure, "air_pressure_at_sea_level"),
  ]

  /// Whether a symbol is drawn for day, so that an hour with a sun symbol is not shown as night.
  /// Nil in polar twilight and for symbols without a day and a night form.
  private static func isDay(_ symbol: String?) -> Bool? {
    switch symbol?.split(separator: "_").last {
    case "day": true
    case "night": false
    default: nil
    }
  }
}

extension [HourForecast] {
  /// The steps, of which none reaches into the next one. A step of six hours before an hourly one is
  /// an hour without a period of its own, so its amount is unknown.
  fileprivate var withoutOverlaps: [HourForecast] {
    indices.map { index in
      var step = self[index]
      guard let hours = step.hours, index + 1 < count else { return step }
      let gap = Int(self[index + 1].time.timeIntervalSince(step.time) / 3600)
      guard gap < hours else { return step }
      step.hours = gap > 1 ? gap : nil
      step.precipitation = nil
      return step
    }
  }
}

extension WeatherReport {
  /// Returns the report with the step at `moment` as the current weather: MET Norway provides
  /// forecasts only, no observations.
  func movedOn(to moment: Date) -> WeatherReport {
    var report = self
    report.current =
      nearestStep(to: moment).map { CurrentWeather($0, of: self, at: moment) }
      ?? CurrentWeather(time: moment)
    return report
  }
}
