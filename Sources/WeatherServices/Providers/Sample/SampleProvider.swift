public import WeatherModel

/// Reports of the sample's one atmosphere (``SampleAtmosphere``): the same for a place and an hour on
/// every machine, plausible for its latitude and season, and complete. For trying the program without a
/// network, for tests and for pictures.
public enum SampleProvider {
  /// Days in a report, today included.
  private static let dayCount = 8
  /// How far ahead it warns: authorities do not warn a week ahead.
  private static let maxWarningLength: TimeInterval = 36 * 3600

  /// A place's weather at `now`: hours from its local midnight on, eight days.
  public static func report(for place: Place, now: Date) -> WeatherReport {
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
    air.course = AirQualityForecast(
      start: hour, index: ahead.map(\.index), pm25: ahead.map(\.pm25), pm10: ahead.map(\.pm10))
    return WeatherReport(
      place: place, provider: .sample, fetchedAt: now, timeZone: clock, stepHours: 1,
      current: current(sky.hour(at: now)), hourly: hours, daily: days,
      airQuality: air.onScale(of: place, zone: clock.identifier),
      alerts: alerts(
        hours.filter { $0.time > now - 3600 && $0.time < now + maxWarningLength }))
  }

  /// What made-up models say: each sees the weather of a neighbourhood some kilometres further on, and
  /// the further ahead, the less they know.
  public static func comparison(for place: Place, now: Date) -> ModelComparison {
    let models = ForecastModel.all(in: place.countryCode)
    let reports = models.indices.map { index in
      var neighbour = place
      neighbour.coordinate.latitude +=
        (place.coordinate.latitude > 0 ? -0.3 : 0.3) * Double(index)
      return report(for: neighbour, now: now)
    }
    let hours = reports.first?.hourly ?? []
    return ModelComparison(
      fetchedAt: now,
      models: zip(models, reports).map {
        ModelForecast(source: .model($0), receivedAt: now, days: $1.daily)
      },
      spread: Dictionary(
        uniqueKeysWithValues: hours.map { hour in
          (hour.time, max(0, 0.4 + hour.time.timeIntervalSince(now) / 86_400))
        }))
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
    let daylight = hours.filter { $0.isDay == true }
    let condition = (daylight.isEmpty ? hours : daylight).map(\.condition)
      .max { $0.severity < $1.severity }
    var day = DayForecast(date: date, condition: condition ?? .unknown)
    day.temperatureMin = hours.compactMap(\.temperature).min()
    day.temperatureMax = hours.compactMap(\.temperature).max()
    day.precipitationProbability = hours.compactMap(\.precipitationProbability).max()
    let total = hours.compactMap(\.precipitation).reduce(0, +)
    day.precipitation = (total * 10).rounded() / 10
    day.windSpeedMax = hours.compactMap(\.windSpeed).max()
    day.uvIndexMax = hours.compactMap(\.uvIndex).max()
    day.sunrise = sun.sunrise
    day.sunset = sun.sunset
    return day
  }

  /// One warning, over the first run of grave hours, where there is one.
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
