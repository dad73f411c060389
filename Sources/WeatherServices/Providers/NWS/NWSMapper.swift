import WeatherModel

/// Maps the National Weather Service's responses to the domain. They lack precipitation amounts,
/// cloud cover and UV.
struct NWSMapper: Sendable {
  /// The age in seconds from which an observation no longer describes the current weather.
  private static let maxObservationAge: TimeInterval = 5400

  var place: Place
  var fetchedAt: Date

  /// Returns a report of the hours and a nearby station's observation; nil if there are no hours.
  func report(
    _ hourly: NWSResponse.Hourly, observation: NWSResponse.Observation?, zone: String?
  ) -> WeatherReport? {
    let steps = hourly.properties.periods.elements.prefix(WeatherReport.maxHours)
      .compactMap(step).ordered(by: \.time)
    guard !steps.isEmpty else { return nil }
    let clock = PlaceTimeZone(named: zone, offset: nil, place: place, at: fetchedAt)
    var report = WeatherReport(
      place: place, asOf: fetchedAt, timeZone: clock, stepHours: 1,
      current: CurrentWeather(time: fetchedAt), hourly: steps,
      daily: DayForecast.days(of: steps, stepHours: 1, clock: clock, at: place.coordinate))
    if let step = report.nearestStep(to: fetchedAt) {
      report.current = CurrentWeather(step, of: report, at: fetchedAt)
      report.current.time = report.time(ofCurrent: step, at: fetchedAt)
    }
    if let observation { measure(observation.properties, into: &report.current) }
    return report
  }

  private func step(_ period: NWSResponse.Period) -> HourForecast? {
    guard let time = period.startTime.dateTime else { return nil }
    let chance =
      (period.probabilityOfPrecipitation?.metric(PhysicalRange.percent)
      ?? Condition.probability(nws: period.icon?.text)).map { $0 / 100 }
    var step = HourForecast(time: time, condition: Condition(nws: period.icon?.text))
    // Precipitation with a probability below one half is not shown as the condition; the condition
    // is then that of the clouds. If the probability is unknown, the forecast is that of the icon.
    if step.condition.isPrecipitation, chance ?? 1 < 0.5 {
      step.possibleCondition = step.condition
      step.condition = Condition(nws: period.icon?.text, isDry: true)
    }
    step.isDay = period.isDaytime?.value
    step.temperature = period.temperature?.metric(
      PhysicalRange.temperature, defaultUnit: period.temperatureUnit?.text)
    step.humidity = period.relativeHumidity?.metric(PhysicalRange.percent)
    step.dewPoint = period.dewpoint?.metric(PhysicalRange.temperature)
    step.precipitationProbability = chance
    step.windSpeed = period.windSpeed?.metric(PhysicalRange.wind)
    step.windGust = period.windGust?.metric(PhysicalRange.wind)
    step.windDirection = period.windDirection?.text.flatMap(Self.degrees)
    return step
  }

  /// Replaces forecast values of the current weather by observed ones.
  private func measure(
    _ answer: NWSResponse.Observation.Properties, into current: inout CurrentWeather
  ) {
    guard let time = answer.timestamp.dateTime, time <= fetchedAt + 60,
      fetchedAt.timeIntervalSince(time) <= Self.maxObservationAge,
      let temperature = answer.temperature?.metric(PhysicalRange.temperature)
    else { return }
    current.time = time
    current.temperature = temperature
    let condition = Condition(nws: answer.icon?.text)
    if condition != .unknown { current.condition = condition }
    current.feelsLike =
      answer.windChill?.metric(PhysicalRange.feltTemperature)
      ?? answer.heatIndex?.metric(PhysicalRange.feltTemperature)
    current.dewPoint = answer.dewpoint?.metric(PhysicalRange.temperature) ?? current.dewPoint
    current.humidity = answer.relativeHumidity?.metric(PhysicalRange.percent) ?? current.humidity
    current.pressure = answer.seaLevelPressure?.metric(PhysicalRange.pressure)
    current.visibility = answer.visibility?.metric(PhysicalRange.visibility)
    current.windSpeed = answer.windSpeed?.metric(PhysicalRange.wind) ?? current.windSpeed
    current.windGust = answer.windGust?.metric(PhysicalRange.wind)
    current.windDirection =
      answer.windDirection?.metric(PhysicalRange.direction) ?? current.windDirection
    // If the observed sky is dry, the amount fell earlier in the hour and is not the current rate.
    let isDry = condition != .unknown && !condition.isPrecipitation
    current.precipitationRate =
      isDry ? nil : answer.precipitationLastHour?.metric(PhysicalRange.precipitation)
  }

  /// Returns the degrees of a compass point such as `WSW`.
  private static func degrees(_ point: String) -> Double? {
    let points = [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
      "NNW",
    ]
    return points.firstIndex(of: point.uppercased()).map { Double($0) * 22.5 }
  }
}
