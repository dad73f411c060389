import WeatherModel

/// Maps OpenWeather's responses to the domain. All are requested in metric units.
struct OpenWeatherMapper: Sendable {
  var place: Place
  var fetchedAt: Date
  /// The time zone of the nearest city, for a place whose own time zone is unknown.
  var nearbyZone: String?

  /// Returns a report from One Call 3.0, or from the combined pages of 4.0.
  func report(_ answer: OpenWeatherResponse.OneCall) -> WeatherReport {
    let moment = answer.current.dt?.moment ?? fetchedAt
    let clock = PlaceTimeZone(
      named: answer.timezone?.text, offset: answer.timezoneOffset?.utcOffset, place: place,
      nearby: nearbyZone, at: moment)
    var report = WeatherReport(
      place: place, asOf: fetchedAt, timeZone: clock, stepHours: 1,
      current: current(answer.current, at: moment),
      hourly: (answer.hourly?.elements ?? []).prefix(WeatherReport.maxHours).compactMap(hour)
        .ordered(by: \.time),
      daily: days(answer.daily?.elements ?? [], clock: clock), alerts: alerts(answer.alerts))
    report.nowcast = nowcast(answer.minutely?.elements ?? [])
    report.daily = report.daily.map { withSky(of: report.hourly, $0, clock: clock) }
    return report
  }

  /// Returns a day with the sky of its hours, if all of them are present.
  private func withSky(
    of hours: [HourForecast], _ day: DayForecast, clock: PlaceTimeZone
  ) -> DayForecast {
    guard let own = hours.covering(day.date, on: clock), let condition = own.dayCondition,
      !own.contains(where: { $0.condition == .unknown }), condition != day.condition
    else { return day }
    var day = day
    day.condition = condition
    day.icon = nil
    return day
  }

  /// Returns the next hour by the minute; nil if any minutes are missing.
  private func nowcast(_ minutes: [OpenWeatherResponse.Minute]) -> Nowcast? {
    let minutes = minutes.prefix(Nowcast.maxSteps)
    guard let start = minutes.first?["dt"]?.moment,
      minutes.enumerated().allSatisfy({ $1["dt"]?.moment == start + TimeInterval($0 * 60) })
    else { return nil }
    return Nowcast(
      start: start, stepMinutes: 1,
      rates: minutes.map { $0["precipitation"].within(PhysicalRange.precipitation) })
  }

  private func current(_ answer: OpenWeatherResponse.Moment, at moment: Date) -> CurrentWeather {
    let sky = answer.weather?.elements.first
    let clouds = answer.values["clouds"].within(PhysicalRange.percent)
    var current = CurrentWeather(
      time: moment, condition: Condition(openWeather: sky?.id?.integer, cloudCover: clouds))
    current.description = (sky?.description?.text).cleaned()
    current.icon = sky?.drawing
    current.isDay = Self.isDay(
      sky, sunrise: answer.values["sunrise"]?.moment, sunset: answer.values["sunset"]?.moment,
      at: moment)
    fill(&current, from: answer)
    current.precipitationRate = Self.precipitation(
      answer.rain, answer.snow, hours: 1, current.condition)
    return current
  }

  private func hour(_ answer: OpenWeatherResponse.Moment) -> HourForecast? {
    guard let time = answer.dt?.moment else { return nil }
    let sky = answer.weather?.elements.first
    let clouds = answer.values["clouds"].within(PhysicalRange.percent)
    var hour = HourForecast(
      time: time, condition: Condition(openWeather: sky?.id?.integer, cloudCover: clouds))
    hour.icon = sky?.drawing
    hour.isDay = Self.isDay(sky, sunrise: nil, sunset: nil, at: time)
    fill(&hour, from: answer)
    hour.precipitation = Self.precipitation(
      answer.rain, answer.snow, hours: 1, hour.condition)
    return hour
  }

  /// One Call's names of the quantities that only need a range check.
  private static let names: [(quantity: Quantity, name: String)] = [
    (.temperature, "temp"), (.feelsLike, "feels_like"), (.humidity, "humidity"),
    (.dewPoint, "dew_point"), (.pressure, "pressure"), (.cloudCover, "clouds"),
    (.visibility, "visibility"), (.windSpeed, "wind_speed"), (.windGust, "wind_gust"),
    (.windDirection, "wind_deg"), (.uvIndex, "uvi"), (.precipitationProbability, "pop"),
  ]

  private func fill(
    _ values: inout some QuantityValues, from answer: OpenWeatherResponse.Moment
  ) {
    for (quantity, name) in Self.names {
      values[quantity] = answer.values[name].within(quantity.range)
    }
  }

  private func days(
    _ answers: [OpenWeatherResponse.Moment], clock: PlaceTimeZone
  ) -> [DayForecast] {
    let days = answers.compactMap { answer -> DayForecast? in
      guard let moment = answer.dt?.moment else { return nil }
      let clouds = answer.values["clouds"].within(PhysicalRange.percent)
      let rain = answer.values["rain"].within(PhysicalRange.dailyPrecipitation)
      let snow = answer.values["snow"].within(PhysicalRange.dailyPrecipitation)
      let code = answer.weather?.elements.first?.id?.integer
      // In 4.0 the precipitation of a day may be a rate, which is no amount.
      let condition =
        code == nil
        ? Condition(
          rain: rain ?? answer.rain?.value?["1h"]?.number,
          snow: snow ?? answer.snow?.value?["1h"]?.number, cloudCover: clouds)
        : Condition(openWeather: code, cloudCover: clouds)
      var day = DayForecast(date: Self.date(of: moment, clock), condition: condition)
      day.icon = answer.weather?.elements.first?.drawing
      day.temperatureMin = (answer.temperatures?.value?["min"]).within(PhysicalRange.temperature)
      day.temperatureMax = (answer.temperatures?.value?["max"]).within(PhysicalRange.temperature)
      day.precipitationProbability = answer.values["pop"].within(PhysicalRange.probability)
      let isDry = answer.rain == nil && answer.snow == nil && condition.isDry
      day.precipitation = isDry ? 0 : Self.sum(rain, snow)
      day.windSpeedMax = answer.values["wind_speed"].within(PhysicalRange.wind)
      day.uvIndexMax = answer.values["uvi"].within(PhysicalRange.uvIndex)
      day.sunrise = answer.values["sunrise"]?.moment
      day.sunset = answer.values["sunset"]?.moment
      return day
    }
    return Array(days.ordered(by: \.date).prefix(WeatherReport.maxDays))
  }

  /// Returns the date of a day's time: the local date at its noon, or the UTC date if the time is
  /// midnight in UTC. The two agree where local noon is midnight in UTC.
  private static func date(of moment: Date, _ clock: PlaceTimeZone) -> LocalDate {
    let isMidnight = moment.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) == 0
    return (isMidnight ? LocalTime(moment, utcOffset: 0) : clock.localTime(moment)).date
  }

  /// Returns the warnings; nil if there are some and none could be read. One Call omits the list if
  /// there are none.
  private func alerts(_ list: LenientList<OpenWeatherResponse.Alert>?) -> [WeatherWarning]? {
    guard let list else { return [] }
    let alerts = list.elements.prefix(WeatherReport.maxWarnings).compactMap(alert)
    return alerts.isEmpty && (list.isIncomplete || !list.elements.isEmpty) ? nil : alerts
  }

  private func alert(_ answer: OpenWeatherResponse.Alert) -> WeatherWarning? {
    guard let event = (answer["event"]?.text).cleaned() else { return nil }
    return WeatherWarning(
      event: event, sender: (answer["sender_name"]?.text).cleaned(), start: answer["start"]?.moment,
      end: answer["end"]?.moment, text: (answer["description"]?.text).cleanedParagraphs(limit: 4000)
    )
  }

  /// Returns the hourly air quality, from the current hour on.
  func airQualityForecast(_ answer: OpenWeatherResponse.AirPollution) -> AirQualityForecast? {
    let entries = answer.list.elements.prefix(WeatherReport.maxHours).drop { entry in
      entry.dt?.moment.map { $0 <= fetchedAt - 3600 } ?? true
    }
    guard let start = entries.first?.dt?.moment else { return nil }
    let following = entries.enumerated().prefix { place, entry in
      entry.dt?.moment == start + TimeInterval(place * 3600)
    }.map(\.element)
    func values(_ name: String) -> [Double?] {
      following.map { ($0.components?[name]).within(PhysicalRange.concentration) }
    }
    return AirQualityForecast(
      start: start, index: following.map { ($0.main?.value?["aqi"]).within(1...5) },
      pm25: values("pm2_5"), pm10: values("pm10"))
  }

  /// Returns the current air quality.
  func airQuality(_ answer: OpenWeatherResponse.AirPollution) -> AirQuality? {
    guard let entry = answer.list.elements.first else { return nil }
    var air = AirQuality(index: (entry.main?.value?["aqi"]).within(1...5), scale: .openWeather)
    for pollutant in Pollutant.all {
      air[keyPath: pollutant.path] =
        (entry.components?[pollutant.name]).within(PhysicalRange.concentration)
    }
    return air
  }
}

/// The parts that both plans share.
extension OpenWeatherMapper {
  /// Whether it is day, by the last letter of the icon (d or n), or by the sun if there is no icon.
  static func isDay(
    _ sky: OpenWeatherResponse.Sky?, sunrise: Date?, sunset: Date?, at moment: Date
  ) -> Bool? {
    switch sky?.icon?.text?.last {
    case "d": return true
    case "n": return false
    default: break
    }
    guard let sunrise, let sunset, sunrise < sunset else { return nil }
    return sunrise <= moment && moment < sunset
  }

  /// Returns the rain and snow of a step of `hours` in mm; zero if a step whose sky is dry reports
  /// neither, because OpenWeather leaves out amounts of zero.
  static func precipitation(
    _ rain: Lenient<OpenWeatherResponse.Fallen>?, _ snow: Lenient<OpenWeatherResponse.Fallen>?,
    hours: Int, _ condition: Condition
  ) -> Double? {
    if rain == nil, snow == nil, condition.isDry { return 0 }
    return precipitation(rain?.value, snow?.value, hours: hours)
  }

  /// Returns the rain and snow of a step of `hours` in mm. An amount over another period is scaled
  /// to the step's length. Nil if neither is reported.
  static func precipitation(
    _ rain: OpenWeatherResponse.Fallen?, _ snow: OpenWeatherResponse.Fallen?, hours: Int
  ) -> Double? {
    func amount(_ fallen: OpenWeatherResponse.Fallen?) -> Double? {
      let one = (fallen?["1h"]).within(PhysicalRange.precipitation)
      let three = (fallen?["3h"]).within(PhysicalRange.precipitation)
      return hours == 1
        ? one ?? three.map { $0 / 3 }
        : three ?? one.map { $0 * 3 }
    }
    return sum(amount(rain), amount(snow))
  }

  /// Returns the sum of the known amounts; nil if neither is known.
  static func sum(_ first: Double?, _ second: Double?) -> Double? {
    guard let first else { return second }
    return first + (second ?? 0)
  }
}

extension Condition {
  /// Whether the sky is known to be without precipitation.
  fileprivate var isDry: Bool { self != .unknown && !isPrecipitation }
}
