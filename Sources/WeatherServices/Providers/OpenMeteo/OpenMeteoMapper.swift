import WeatherModel

/// Maps Open-Meteo's responses to the domain.
struct OpenMeteoMapper: Sendable {
  /// The number of days in a report, from today on. One more is requested: the precipitation of a
  /// day's last hour is in the first row of the next day.
  static let dayCount = 7

  var place: Place
  var fetchedAt: Date

  /// Returns a report from v1/forecast.
  func report(_ answer: OpenMeteoResponse.Forecast) -> WeatherReport {
    let offset = answer.utcOffsetSeconds?.utcOffset
    let now = OpenMeteoTable(
      columns: answer.current.mapValues { [$0] }, units: answer.currentUnits?.value ?? [:],
      offset: offset ?? 0)
    let moment = now.moment("time", 0) ?? fetchedAt
    let clock = PlaceTimeZone(
      named: answer.timezone?.text, offset: offset, place: place,
      at: moment)
    func table(
      _ columns: [String: OpenMeteoResponse.LenientColumn]?, _ units: [String: LenientValue]?
    ) -> OpenMeteoTable {
      OpenMeteoTable(
        columns: (columns ?? [:]).mapValues(\.rows), units: units ?? [:],
        offset: offset ?? clock.fixedOffset)
    }
    let hours = table(answer.hourly?.value, answer.hourlyUnits?.value)
    let days = table(answer.daily?.value, answer.dailyUnits?.value)
    let steps = (0..<min(hours.count, WeatherReport.maxHours)).compactMap { hour(hours, $0) }
      .ordered(by: \.time).beginningTheirIntervals(of: 1, skyIsInstant: true)
    var place = place
    place.elevation = place.elevation ?? answer.elevation.within(PhysicalRange.elevation)
    let dates = (0..<days.count).compactMap { day(days, $0) }.ordered(by: \.date)
    let today = clock.localTime(moment).date
    let shown =
      dates.filter { $0.date < today }.suffix(1)
      + dates.filter { $0.date >= today }.prefix(Self.dayCount)
    var report = WeatherReport(
      place: place, asOf: fetchedAt, timeZone: clock, stepHours: 1,
      current: current(now, at: moment), hourly: steps,
      daily: shown.map { corrected($0, by: steps, clock: clock) })
    report.nowcast = OpenMeteoQuarters.nowcast(
      table(answer.quarters?.value, answer.quarterUnits?.value))
    return report
  }

  /// Returns a day with the sums of its own hours. Open-Meteo's sums run from 23:00 to 23:00,
  /// because each of its hours is the one before its time. The highest wind and UV index, which are
  /// not requested by the day, are computed from the hours. A day with unknown hours is returned
  /// unchanged.
  private func corrected(
    _ day: DayForecast, by hours: [HourForecast], clock: PlaceTimeZone
  ) -> DayForecast {
    guard let own = hours.covering(day.date, on: clock) else { return day }
    var day = day
    if day.condition != .unknown, !own.contains(where: { $0.condition == .unknown }) {
      day.condition = own.dayCondition ?? day.condition
    }
    day.setSums(of: own)
    func highest(_ values: [Double]) -> Double? { values.count == own.count ? values.max() : nil }
    day.windSpeedMax = day.windSpeedMax ?? highest(own.compactMap(\.windSpeed))
    day.uvIndexMax = day.uvIndexMax ?? highest(own.compactMap(\.uvIndex))
    let chances = own.compactMap(\.precipitationProbability)
    if day.precipitationProbability != nil, chances.count == own.count {
      day.precipitationProbability = chances.max()
    }
    return day
  }

  private func current(_ table: OpenMeteoTable, at moment: Date) -> CurrentWeather {
    var current = CurrentWeather(
      time: moment, condition: Condition(wmo: table.integer("weather_code", 0)))
    current.isDay = table.integer("is_day", 0).map { $0 != 0 }
    OpenMeteoFields.fill(&current, from: table, 0)
    // Converts the amount of the last `interval` seconds, usually 900, to a rate.
    let interval = Double(table.integer("interval", 0) ?? 3600)
    current.precipitationRate = table.number("precipitation", 0, PhysicalRange.precipitation)
      .map { interval > 0 ? $0 * 3600 / interval : $0 }.within(PhysicalRange.precipitation)
    return current
  }

  /// Returns a row as received: amounts, probabilities and weather codes of precipitation are those
  /// of the hour before `time`; a code of clouds or fog is that of the instant.
  private func hour(_ table: OpenMeteoTable, _ row: Int) -> HourForecast? {
    guard let time = table.moment("time", row) else { return nil }
    var hour = HourForecast(
      time: time, condition: Condition(wmo: table.integer("weather_code", row)))
    hour.isDay = table.integer("is_day", row).map { $0 != 0 }
    OpenMeteoFields.fill(&hour, from: table, row)
    hour.precipitationProbability = probability(table, "precipitation_probability", row)
    return hour
  }

  func day(_ table: OpenMeteoTable, _ row: Int) -> DayForecast? {
    guard let date = table.date("time", row) else { return nil }
    var day = DayForecast(
      date: date, condition: Condition(wmo: table.integer("weather_code", row)))
    day.temperatureMin = table.number("temperature_2m_min", row, PhysicalRange.temperature)
    day.temperatureMax = table.number("temperature_2m_max", row, PhysicalRange.temperature)
    day.precipitationProbability = probability(table, "precipitation_probability_max", row)
    day.precipitation = table.number("precipitation_sum", row, PhysicalRange.dailyPrecipitation)
    day.windSpeedMax = table.number("wind_speed_10m_max", row, PhysicalRange.wind)
    day.sunshine = table.hours("sunshine_duration", row, PhysicalRange.dailySunshine)
    day.uvIndexMax = table.number("uv_index_max", row, PhysicalRange.uvIndex)
    // Where the sun stays up or down all day, the two times are the day's bounds or equal.
    if let sunrise = table.moment("sunrise", row), let sunset = table.moment("sunset", row),
      (1..<86_340).contains(sunset.timeIntervalSince(sunrise))
    {
      day.sunrise = sunrise
      day.sunset = sunset
    }
    return day
  }

  private func probability(_ table: OpenMeteoTable, _ name: String, _ row: Int) -> Double? {
    table.number(name, row, PhysicalRange.percent).map { $0 / 100 }
  }

  /// Returns the hourly air quality variables to request: in Korea the particles, whose grades are
  /// familiar there, elsewhere the index of the region and the fine particles.
  static func airByTheHour(of place: Place, zone: String?) -> [String] {
    if place.isInKorea(zone: zone) { return ["pm2_5", "pm10"] }
    return [AirQuality.Scale.regional(in: zone).openMeteoName, "pm2_5"]
  }

  /// Returns the hourly air quality from the current hour on.
  private func airQualityForecast(
    _ answer: OpenMeteoResponse.Air, scale: AirQuality.Scale
  ) -> AirQualityForecast? {
    let table = OpenMeteoTable(
      columns: (answer.hourly?.value ?? [:]).mapValues(\.rows), units: [:], offset: 0)
    let rows = (0..<min(table.count, WeatherReport.maxHours)).filter { row in
      table.moment("time", row).map { $0 > fetchedAt - 3600 } ?? false
    }
    guard let first = rows.first, let start = table.moment("time", first) else { return nil }
    let following = rows.enumerated().prefix { place, row in
      table.moment("time", row) == start + TimeInterval(place * 3600)
    }.prefix(AirQualityForecast.maxHours)
    func values(_ name: String, _ range: ClosedRange<Double>) -> [Double?] {
      following.map { table.number(name, $0.element, range) }
    }
    let forecast = AirQualityForecast(
      start: start, index: values(scale.openMeteoName, PhysicalRange.airQualityIndex),
      pm25: values("pm2_5", PhysicalRange.concentration),
      pm10: values("pm10", PhysicalRange.concentration))
    let isKnown = (forecast.index + forecast.pm25 + forecast.pm10).contains { $0 != nil }
    return isKnown ? forecast : nil
  }

  /// Returns the air quality from v1/air-quality, on the scale of the region if the response has
  /// it, otherwise on the other scale.
  func airQuality(_ answer: OpenMeteoResponse.Air, zone: String?) -> AirQuality? {
    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      answer.current[name].within(range)
    }
    let american = number("us_aqi", PhysicalRange.airQualityIndex)
    let european = number("european_aqi", PhysicalRange.airQualityIndex)
    let isEuropean = AirQuality.Scale.regional(in: zone) == .european
    var air =
      if let european, isEuropean || american == nil {
        AirQuality(index: european, scale: .european)
      } else {
        AirQuality(index: american, scale: .us)
      }
    for (pollutant, name) in zip(Pollutant.all, OpenMeteoFields.pollutants) {
      air[keyPath: pollutant.path] = number(name, PhysicalRange.concentration)
    }
    var pollen = Pollen()
    for kind in PollenKind.allCases {
      pollen[kind] = number(OpenMeteoFields.variable(of: kind), PhysicalRange.pollen)
    }
    if pollen != Pollen() { air.pollen = pollen }
    air.forecast = airQualityForecast(answer, scale: air.scale)
    let isKnown = air.index != nil || Pollutant.all.contains { air[keyPath: $0.path] != nil }
    return isKnown ? air : nil
  }
}

extension AirQuality.Scale {
  /// Open-Meteo's name of the index.
  fileprivate var openMeteoName: String { self == .european ? "european_aqi" : "us_aqi" }
}
