import WeatherModel

/// The free plan: the current weather and 40 three-hour steps, from which the days are derived by
/// the local date of the place.
extension OpenWeatherMapper {
  /// Returns a report from 2.5 weather and 2.5 forecast.
  func report(
    weather: OpenWeatherResponse.Step, forecast: OpenWeatherResponse.Forecast
  ) -> WeatherReport {
    let moment = weather.dt?.moment ?? fetchedAt
    let city = forecast.city?.value
    let clock = PlaceTimeZone(
      named: nil, offset: weather.timezone?.utcOffset ?? city?["timezone"]?.utcOffset, place: place,
      nearby: nearbyZone, at: moment)

    var place = place
    if place.name.isEmpty,
      let name = (weather.name?.text).cleaned() ?? (city?["name"]?.text).cleaned()
    {
      place.name = name
    }
    let current = current(weather, at: moment)
    let steps = steps(forecast, current: current)
    let sun = [
      (weather.sys?.value?["sunrise"]?.moment, weather.sys?.value?["sunset"]?.moment),
      (city?["sunrise"]?.moment, city?["sunset"]?.moment),
    ]
    return WeatherReport(
      place: place, asOf: fetchedAt, timeZone: clock, stepHours: 3,
      current: current, hourly: steps,
      daily: days(steps, current: current, sun: sun, clock: clock))
  }

  /// Returns the steps in order, each with the precipitation from its time on. The first row has
  /// the precipitation of the three hours before it, and so yields a step that begins three hours
  /// earlier. That step takes its other values from the current weather if the current time falls
  /// into it. The pressure is left out: it is a barometer reading, and the change to the model's
  /// next value would look like a tendency.
  private func steps(
    _ forecast: OpenWeatherResponse.Forecast, current: CurrentWeather
  ) -> [HourForecast] {
    let rows = forecast.list.prefix(WeatherReport.maxHours).compactMap(\.value)
      .compactMap { row in row.dt?.moment.map { hour(row, at: $0) } }
      .ordered(by: \.time)
    guard let first = rows.first else { return [] }
    var underWay = HourForecast(time: first.time - 3 * 3600)
    if underWay.time <= current.time, current.time < first.time {
      underWay.isDay = current.isDay
      for quantity in Quantity.all where quantity != .pressure {
        underWay[quantity] = current[quantity]
      }
    }
    return ([underWay] + rows).beginningTheirIntervals(of: 3)
  }

  private func current(_ answer: OpenWeatherResponse.Step, at moment: Date) -> CurrentWeather {
    let sky = answer.weather?.elements.first
    let clouds = (answer.clouds?.value?["all"]).within(PhysicalRange.percent)
    var current = CurrentWeather(
      time: moment, condition: Condition(openWeather: sky?.id?.integer, cloudCover: clouds))
    current.description = (sky?.description?.text).cleaned()
    current.icon = sky?.drawing
    let sun = answer.sys?.value
    current.isDay = Self.isDay(
      sky, sunrise: sun?["sunrise"]?.moment, sunset: sun?["sunset"]?.moment, at: moment)
    fill(&current, from: answer)
    current.precipitationRate = Self.precipitation(
      answer.rain, answer.snow, hours: 1, current.condition)
    return current
  }

  /// Returns a row as received: amount, probability and sky are those of the three hours before
  /// `time`.
  private func hour(_ answer: OpenWeatherResponse.Step, at time: Date) -> HourForecast {
    let sky = answer.weather?.elements.first
    let clouds = (answer.clouds?.value?["all"]).within(PhysicalRange.percent)
    var hour = HourForecast(
      time: time, condition: Condition(openWeather: sky?.id?.integer, cloudCover: clouds))
    hour.icon = sky?.drawing
    hour.isDay = isDay(answer)
    fill(&hour, from: answer)
    hour.precipitation = Self.precipitation(
      answer.rain, answer.snow, hours: 3, hour.condition)
    return hour
  }

  private typealias Field = KeyPath<OpenWeatherResponse.Step, LenientValue?> & Sendable

  /// The fields of the free plan for quantities that only need a range check.
  private static let fields: [(quantity: Quantity, field: any Field)] = [
    (.temperature, \.main?.value?["temp"]), (.feelsLike, \.main?.value?["feels_like"]),
    (.humidity, \.main?.value?["humidity"]), (.pressure, \.main?.value?["pressure"]),
    (.cloudCover, \.clouds?.value?["all"]), (.visibility, \.visibility),
    (.windSpeed, \.wind?.value?["speed"]), (.windGust, \.wind?.value?["gust"]),
    (.windDirection, \.wind?.value?["deg"]), (.precipitationProbability, \.pop),
  ]

  private func fill(_ values: inout some QuantityValues, from answer: OpenWeatherResponse.Step) {
    for (quantity, field) in Self.fields {
      values[quantity] = answer[keyPath: field].within(quantity.range)
    }
  }

  private func isDay(_ answer: OpenWeatherResponse.Step) -> Bool? {
    switch answer.sys?.value?["pod"]?.text {
    case "d": true
    case "n": false
    default:
      Self.isDay(answer.weather?.elements.first, sunrise: nil, sunset: nil, at: fetchedAt)
    }
  }

  /// Derives days from steps. Today includes the current temperature. The provider's sunrise and
  /// sunset are used if it reports them.
  private func days(
    _ steps: [HourForecast], current: CurrentWeather, sun: [(rise: Date?, set: Date?)],
    clock: PlaceTimeZone
  ) -> [DayForecast] {
    let days = DayForecast.days(of: steps, stepHours: 3, clock: clock, at: place.coordinate)
    return days.map { day in
      let isToday = clock.localTime(current.time).date == day.date
      var day = isToday ? day.including(current.temperature) : day
      // The icon is that of the first step with the day's condition.
      day.icon =
        steps.first {
          $0.condition == day.condition && clock.localTime($0.time).date == day.date
        }?.icon?.byDay(true)
      func first(_ moments: [Date?]) -> Date? {
        moments.lazy.compactMap { $0 }.first { clock.localTime($0).date == day.date }
      }
      day.sunrise = first(sun.map(\.rise)) ?? day.sunrise
      day.sunset = first(sun.map(\.set)) ?? day.sunset
      return day
    }
  }
}
