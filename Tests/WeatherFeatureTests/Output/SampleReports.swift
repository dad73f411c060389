import Foundation
import WeatherModel

/// Reports with every value, and with none.
enum SampleReports {
  /// 2026-11-21 18:42 in Seoul.
  static let now = Date(timeIntervalSince1970: 1_795_254_120)

  static let full: Fetched<WeatherReport> = {
    var current = CurrentWeather(time: now.addingTimeInterval(-120), condition: .rain)
    current.description = "Light \"rain\""
    current.isDay = false
    current.temperature = 9.1 - 0.000_000_001
    current.feelsLike = 7.2
    current.humidity = 63
    current.dewPoint = 0.1 + 0.2
    current.pressure = 1016.4
    current.cloudCover = 75
    current.visibility = 10_000
    current.windSpeed = 3.2
    current.windGust = 7.1
    current.windDirection = 225
    current.uvIndex = 1
    current.precipitationRate = 0.4
    let hours = (-2..<3).map { index in
      var hour = HourForecast(
        time: now.addingTimeInterval(Double(index) * 3600 - 42 * 60),
        condition: index == 2 ? .cloudy : .rain)
      hour.isDay = false
      hour.temperature = 9 - Double(index)
      hour.precipitationProbability = 0.6
      hour.precipitation = index == 2 ? 0 : 0.8
      hour.windSpeed = 3.4
      hour.windDirection = 220
      hour.pressure = 1016 + Double(index)
      return hour
    }
    let days = (-1..<2).map { index in
      var day = DayForecast(date: LocalDate(year: 2026, month: 11, day: 21 + index))
      day.condition = .rain
      day.temperatureMin = 6
      day.temperatureMax = 14
      day.precipitationProbability = 0.6
      day.precipitation = 4.2
      day.sunrise = now.addingTimeInterval(-41_280)
      day.sunset = now.addingTimeInterval(-5040)
      return day
    }
    var air = AirQuality(index: 42, scale: .us)
    air.pm25 = 10.2
    let alerts = [
      WeatherWarning(
        event: "Strong wind advisory", sender: "KMA", start: now.addingTimeInterval(-3600),
        end: now.addingTimeInterval(12 * 3600), text: "Line one\nLine two"),
      WeatherWarning(
        event: "Over", sender: nil, start: nil, end: now.addingTimeInterval(-1), text: nil),
    ]
    return Fetched(
      WeatherReport(
        place: seoul, asOf: now.addingTimeInterval(-120),
        timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
        current: current, hourly: hours, daily: days, airQuality: air, alerts: alerts),
      from: .openMeteo)
  }()

  /// Returns the report as a response that describes weather of some hours earlier.
  static func outdated(hours: Double) -> Fetched<WeatherReport> {
    var report = full
    report.current.time -= hours * 3600
    for index in report.hourly.indices { report.hourly[index].time -= hours * 3600 }
    return report
  }

  static let empty = Fetched(
    WeatherReport(
      place: Place(
        id: "at:-33.5,0.25", name: "-33.5,0.25",
        coordinate: Coordinate(latitude: -33.5, longitude: 0.25)), asOf: now,
      timeZone: PlaceTimeZone(identifier: nil, fixedOffset: 0),
      stepHours: 1, current: CurrentWeather(time: now), hourly: [HourForecast(time: now)],
      daily: [DayForecast(date: LocalDate(year: 2026, month: 11, day: 21))]), from: .metNorway)

  private static let seoul = Place(
    id: "geonames:1835848", name: "Seoul", localName: "서울", admin1: "Seoul", countryCode: "KR",
    coordinate: Coordinate(latitude: 37.566, longitude: 126.9784))
}
