import WeatherModel

/// From the National Weather Service's answers to the domain. Amounts of rain, cloud cover and UV are
/// not in them.
struct NWSMapper: Sendable {
  /// Seconds after which what a station measured says nothing of now.
  private static let maxObservationAge: TimeInterval = 5400

  var place: Place
  var fetchedAt: Date

  /// A report of the hours, and of what a station near the place has measured; nil without hours.
  func report(
    _ hourly: NWSResponse.Hourly, observation: NWSResponse.Observation?, zone: String?
  ) -> WeatherReport? {
    let steps = hourly.properties.periods.elements.prefix(WeatherReport.maxHours)
      .compactMap(step).sorted { $0.time < $1.time }
    guard !steps.isEmpty else { return nil }
    let clock = PlaceTimeZone(named: zone, offset: nil, place: place, at: fetchedAt)
    var report = WeatherReport(
      place: place, provider: .nws, fetchedAt: fetchedAt, timeZone: clock, stepHours: 1,
      current: CurrentWeather(time: fetchedAt), hourly: steps,
      daily: DayForecast.days(of: steps, stepHours: 1, clock: clock, at: place.coordinate))
    let step = report.step(at: fetchedAt) ?? steps[0]
    report.current = CurrentWeather(step, of: report, at: fetchedAt)
    report.current.time = fetchedAt
    if let observation { measure(observation.properties, into: &report.current) }
    return report
  }

  private func step(_ period: NWSResponse.Period) -> HourForecast? {
    guard let time = period.startTime.dateTime else { return nil }
    let chance = period.probabilityOfPrecipitation?.metric(PhysicalRange.percent).map { $0 / 100 }
    var step = HourForecast(time: time, condition: Condition(nws: period.icon?.text))
    // What may fall with a probability of less than a half is no rain: then the sky is that of the
    // clouds that bring it.
    if step.condition.isPrecipitation, chance ?? 0 < 0.5 {
      step.possibleCondition = step.condition
      step.condition = Condition(nws: period.icon?.text, isDry: true)
    }
    step.isDay = period.isDaytime?.number.map { $0 != 0 }
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

  /// What a station has measured stands for what was forecast for now, value by value.
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
    // Under a sky that was seen to be dry it fell earlier in the hour.
    let isDry = condition != .unknown && !condition.isPrecipitation
    current.precipitationRate =
      isDry ? nil : answer.precipitationLastHour?.metric(PhysicalRange.precipitation)
  }

  /// `WSW` in degrees.
  private static func degrees(_ point: String) -> Double? {
    let points = [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
      "NNW",
    ]
    return points.firstIndex(of: point.uppercased()).map { Double($0) * 22.5 }
  }
}
