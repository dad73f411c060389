import Foundation
import WeatherModel

/// The free plan: the weather now and 40 steps of three hours, from which the days are put
/// together by the place's own date.
extension OpenWeatherMapper {
  /// A report from 2.5 weather and 2.5 forecast.
  func report(
    weather: OpenWeatherAnswer.Step, forecast: OpenWeatherAnswer.Forecast
  ) -> WeatherReport {
    let moment = weather.dt?.moment ?? fetchedAt
    let city = forecast.city?.value
    let clock = PlaceTimeZone(
      named: nil, offset: weather.timezone?.integer ?? city?.timezone?.integer, place: place,
      at: moment)
    let steps = forecast.list.compactMap(\.value)
      .compactMap { step in step.dt?.moment.map { (time: $0, answer: step) } }
      .sorted { $0.time < $1.time }

    var place = place
    if place.name.isEmpty, let name = (weather.name?.text).cleaned() ?? (city?.name?.text).cleaned()
    {
      place.name = name
    }
    let current = current(weather, at: moment)
    let sun = [
      (weather.sys?.value?.sunrise?.moment, weather.sys?.value?.sunset?.moment),
      (city?.sunrise?.moment, city?.sunset?.moment),
    ]
    return WeatherReport(
      place: place, provider: .openWeather, fetchedAt: fetchedAt, timeZone: clock, stepHours: 3,
      current: current,
      hourly: steps.map { hour($0.answer, at: $0.time) },
      daily: days(steps, current: current, sun: sun, clock: clock))
  }

  private func current(_ answer: OpenWeatherAnswer.Step, at moment: Date) -> CurrentWeather {
    let sky = answer.weather?.elements.first
    let main = answer.main?.value
    let wind = answer.wind?.value
    var current = CurrentWeather(time: moment, condition: Condition(openWeather: sky?.id?.integer))
    current.description = (sky?.description?.text).cleaned()
    current.isDay = Self.isDay(
      sky, sunrise: answer.sys?.value?.sunrise?.moment, sunset: answer.sys?.value?.sunset?.moment,
      at: moment)
    current.temperature = (main?.temp).within(PhysicalRange.temperature)
    current.feelsLike = (main?.feelsLike).within(PhysicalRange.feltTemperature)
    current.humidity = (main?.humidity).within(PhysicalRange.percent)
    current.pressure = (main?.pressure).within(PhysicalRange.pressure)
    current.cloudCover = (answer.clouds?.value?.all).within(PhysicalRange.percent)
    current.visibility = answer.visibility.within(PhysicalRange.visibility)
    current.windSpeed = (wind?.speed).within(PhysicalRange.wind)
    current.windGust = (wind?.gust).within(PhysicalRange.wind)
    current.windDirection = (wind?.deg).within(PhysicalRange.direction)
    current.precipitation = Self.precipitation(answer.rain?.value, answer.snow?.value, hours: 1)
    return current
  }

  private func hour(_ answer: OpenWeatherAnswer.Step, at time: Date) -> HourForecast {
    let sky = answer.weather?.elements.first
    let main = answer.main?.value
    let wind = answer.wind?.value
    var hour = HourForecast(time: time, condition: Condition(openWeather: sky?.id?.integer))
    hour.isDay = isDay(answer)
    hour.temperature = (main?.temp).within(PhysicalRange.temperature)
    hour.feelsLike = (main?.feelsLike).within(PhysicalRange.feltTemperature)
    hour.humidity = (main?.humidity).within(PhysicalRange.percent)
    hour.precipitationProbability = answer.pop.within(PhysicalRange.probability)
    hour.precipitation = Self.precipitation(answer.rain?.value, answer.snow?.value, hours: 3)
    hour.windSpeed = (wind?.speed).within(PhysicalRange.wind)
    hour.windGust = (wind?.gust).within(PhysicalRange.wind)
    hour.windDirection = (wind?.deg).within(PhysicalRange.direction)
    hour.cloudCover = (answer.clouds?.value?.all).within(PhysicalRange.percent)
    hour.pressure = (main?.pressure).within(PhysicalRange.pressure)
    hour.visibility = answer.visibility.within(PhysicalRange.visibility)
    return hour
  }

  private func isDay(_ answer: OpenWeatherAnswer.Step) -> Bool? {
    switch answer.sys?.value?.pod?.text {
    case "d": true
    case "n": false
    default:
      Self.isDay(answer.weather?.elements.first, sunrise: nil, sunset: nil, at: fetchedAt)
    }
  }

  private typealias TimedStep = (time: Date, answer: OpenWeatherAnswer.Step)

  /// Days out of steps. The temperature now counts for today; a day that only the weather now
  /// would fall on is not made up.
  private func days(
    _ steps: [TimedStep], current: CurrentWeather, sun: [(rise: Date?, set: Date?)],
    clock: PlaceTimeZone
  ) -> [DayForecast] {
    let byDate = Dictionary(grouping: steps) { clock.localTime($0.time).date }
    return byDate.keys.sorted().compactMap { date in
      byDate[date].map { steps in
        var day = day(date, of: steps)
        if clock.localTime(current.time).date == date, let now = current.temperature {
          day.temperatureMin = day.temperatureMin.map { min($0, now) }
          day.temperatureMax = day.temperatureMax.map { max($0, now) }
        }
        func first(_ moments: [Date?]) -> Date? {
          moments.lazy.compactMap { $0 }.first { clock.localTime($0).date == date }
        }
        day.sunrise = first(sun.map(\.rise))
        day.sunset = first(sun.map(\.set))
        return day
      }
    }
  }

  private func day(_ date: LocalDate, of steps: [TimedStep]) -> DayForecast {
    var day = DayForecast(date: date, steps: steps.map { hour($0.answer, at: $0.time) })
    let temperatures = steps.flatMap { step in
      [
        step.answer.main?.value?.tempMin, step.answer.main?.value?.tempMax,
        step.answer.main?.value?.temp,
      ]
      .compactMap { $0.within(PhysicalRange.temperature) }
    }
    day.temperatureMin = temperatures.min()
    day.temperatureMax = temperatures.max()
    return day
  }
}
