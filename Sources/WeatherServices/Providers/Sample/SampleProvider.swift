public import WeatherModel

/// A provider of simulated weather from one atmosphere (``SampleAtmosphere``). Reports are
/// complete, plausible for the latitude and season, and the same on every machine for a place and
/// an hour. The provider serves to try the program without a network, to test it and to make
/// pictures of it.
public enum SampleProvider {
  /// The number of days in a report, including today.
  private static let dayCount = 8
  /// The time that warnings look ahead: authorities do not warn a week in advance.
  private static let maxWarningLength: TimeInterval = 36 * 3600

  /// Returns the weather of a place at `now`, with eight days of hours from local midnight on.
  public static func report(for place: Place, now: Date) -> Fetched<WeatherReport> {
    let sky = SampleSky(place)
    let clock = PlaceTimeZone(named: place.timeZoneIdentifier, offset: nil, place: place, at: now)
    let today = clock.localTime(now).date
    let starts = (0...dayCount).map { clock.start(of: today.advanced(byDays: $0)) }

    var hours: [HourForecast] = []
    var days: [DayForecast] = []
    for index in 0..<dayCount {
      var ofDay: [HourForecast] = []
      var time = starts[index]
      while time < starts[index + 1] {
        ofDay.append(sky.hour(at: time))
        time += 3600
      }
      let date = today.advanced(byDays: index)
      let offset = clock.offset(at: starts[index] + 12 * 3600)
      let sun = SunTimes(on: date, at: place.coordinate, utcOffset: offset)
      days.append(day(date, of: ofDay, sun: sun))
      hours += ofDay
    }
    var air = sky.airQuality(at: now)
    let hour = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
    let ahead = (0..<AirQualityForecast.maxHours).map {
      sky.airQuality(at: hour + TimeInterval($0 * 3600))
    }
    air.forecast = AirQualityForecast(
      start: hour, index: ahead.map(\.index), pm25: ahead.map(\.pm25), pm10: ahead.map(\.pm10))
    let report = WeatherReport(
      place: place, asOf: now, timeZone: clock, stepHours: 1, current: current(sky.hour(at: now)),
      hourly: hours, daily: days, airQuality: air.onScale(of: place, zone: clock.identifier),
      alerts: alerts(
        hours.filter { $0.time > now - 3600 && $0.time < now + maxWarningLength }))
    return Fetched(report, from: .sample)
  }

  /// Returns simulated models: each has the weather of another nearby location. Their runs began at
  /// the last noon or midnight in UTC.
  public static func comparison(for place: Place, now: Date) -> ModelComparison {
    let models = ForecastModel.all(in: place.countryCode)
    let run = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / 43_200).rounded(.down) * 43_200)
    return ModelComparison(
      fetchedAt: now,
      models: models.enumerated().map { index, model in
        ModelForecast(
          source: .model(model), receivedAt: now, runAt: run,
          days: report(for: neighbour(of: place, index), now: now).daily)
      },
      ensemble: ensemble(for: place, now: now))
  }

  /// Returns a simulated ensemble: the temperature of the place plus the deviations of nearby
  /// locations, which grow with the days.
  private static func ensemble(for place: Place, now: Date) -> EnsembleForecast {
    let runs = (0..<ensembleRuns).map { report(for: neighbour(of: place, $0), now: now).hourly }
    let here = runs.first ?? []
    let hours = here.indices.compactMap { index -> EnsembleForecast.Hour? in
      guard let middle = here[index].temperature else { return nil }
      let time = here[index].time
      let growth = 0.2 + max(0, time.timeIntervalSince(now)) / (5 * 86_400)
      let values = runs.compactMap { run -> Double? in
        guard run.indices.contains(index), let value = run[index].temperature else { return nil }
        return middle + growth * (value - middle)
      }
      return EnsembleForecast.Hour(at: time, runs: values)
    }
    let frost = counts(for: place, now: now) { day in
      day.temperatureMin.map { $0 <= EnsembleChances.Threshold.frost.value }
    }
    return EnsembleForecast(runs: ensembleRuns, hours: hours, frost: frost)
  }

  /// Returns the share of simulated members that reach each day's thresholds.
  public static func chances(for place: Place, now: Date) -> EnsembleChances {
    typealias Threshold = EnsembleChances.Threshold
    let rain = [Threshold.rain, .muchRain].map { threshold in
      (
        threshold,
        counts(for: place, now: now) { day in
          day.precipitation.map { $0 >= threshold.value }
        }
      )
    }
    let gusts = counts(for: place, now: now) { day in
      day.windSpeedMax.map { $0 * 1.6 >= Threshold.gusts.value }
    }
    var days: [LocalDate: [Threshold: Double]] = [:]
    for (threshold, found) in rain + [(Threshold.gusts, gusts)] {
      for (date, chance) in found { days[date, default: [:]][threshold] = chance }
    }
    return EnsembleChances(fetchedAt: now, days: days)
  }

  private static let ensembleRuns = 11

  private static func neighbour(of place: Place, _ index: Int) -> Place {
    var neighbour = place
    let steps = Double((index + 1) / 2) * (index.isMultiple(of: 2) ? 1 : -1)
    let latitude =
      place.coordinate.latitude + steps * (place.coordinate.latitude > 0 ? -0.3 : 0.3)
    neighbour.coordinate.latitude = max(-90, min(90, latitude))
    return neighbour
  }

  private static func counts(
    for place: Place, now: Date, _ isReached: (DayForecast) -> Bool?
  ) -> [LocalDate: Double] {
    var votes: [LocalDate: (count: Int, reached: Int)] = [:]
    for index in 0..<ensembleRuns {
      for day in report(for: neighbour(of: place, index), now: now).daily {
        guard let reached = isReached(day) else { continue }
        let known = votes[day.date] ?? (0, 0)
        votes[day.date] = (known.count + 1, known.reached + (reached ? 1 : 0))
      }
    }
    return votes.mapValues { Double($0.reached) / Double($0.count) }
  }

  private static func current(_ hour: HourForecast) -> CurrentWeather {
    var current = CurrentWeather(time: hour.time, condition: hour.condition)
    current.isDay = hour.isDay
    for quantity in Quantity.all { current[quantity] = hour[quantity] }
    current.precipitationRate = hour.precipitation
    return current
  }

  private static func day(
    _ date: LocalDate, of hours: [HourForecast], sun: SunTimes
  ) -> DayForecast {
    var day = DayForecast(date: date, condition: hours.dayCondition ?? .unknown)
    day.temperatureMin = hours.compactMap(\.temperature).min()
    day.temperatureMax = hours.compactMap(\.temperature).max()
    day.precipitationProbability = hours.compactMap(\.precipitationProbability).max()
    day.setSums(of: hours)
    day.windSpeedMax = hours.compactMap(\.windSpeed).max()
    day.uvIndexMax = hours.compactMap(\.uvIndex).max()
    day.sunrise = sun.sunrise
    day.sunset = sun.sunset
    return day
  }

  /// Returns a warning for the first run of severe hours, if there are any.
  private static func alerts(_ hours: [HourForecast]) -> [WeatherWarning] {
    func event(_ hour: HourForecast) -> String? { WeatherWarning.sampleEvents[hour.condition] }
    guard let first = hours.firstIndex(where: { event($0) != nil }), let name = event(hours[first])
    else { return [] }
    let run = hours[first...].prefix { event($0) != nil }
    guard let last = run.last else { return [] }
    return [
      WeatherWarning(
        event: name, severity: .severe, sender: "SAMPLE", start: hours[first].time,
        end: last.time + 3600,
        text: "This warning belongs to the sample weather. Nobody issued it.")
    ]
  }
}
