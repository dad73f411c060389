import Foundation
import WeatherModel

@testable import WeatherFeature

/// Reports for tests of the screens: complete, empty, and with extreme values.
enum ScreenReports {
  static let now = Sample.now

  /// Returns a report with every value, a shower at night and a warning.
  static func full(_ condition: Condition = .rain, isDay: Bool = true) -> Fetched<WeatherReport> {
    var report = Sample.report()
    report.current = current(condition, isDay: isDay)
    report.hourly = (-18..<(7 * 24)).map(hour)
    report.daily = report.daily.enumerated().map { index, day in
      var day = day
      day.condition = [condition, .cloudy, .clear, .snow, .mostlyClear, .fog][index % 6]
      day.precipitationProbability = [0.6, 0.2, 0, 0.7, 0.05, 0.1][index % 6]
      day.precipitation = [4.2, 0, 0, 3, 0, 0.1][index % 6]
      day.windSpeedMax = [8.2, 3.1, 2.4, 12.6, 6.0, 1.2][index % 6]
      day.uvIndexMax = [2.1, 2.8, 3.2, 0.6, 2.9, 1.4][index % 6]
      let sunrise = Date(timeIntervalSince1970: 1_795_212_840 + Double(index) * 86_460)
      day.sunrise = sunrise
      day.sunset = sunrise.addingTimeInterval(36_240)
      return day
    }
    var air = AirQuality(index: 42, scale: .us)
    air.pm25 = 10.1
    air.pm10 = 22
    air.o3 = 61
    // Good, then increasingly bad from the third day on.
    let particles = (0..<120).map { 8 + pow(max(0, Double($0) - 40) / 12, 2) }
    air.forecast = AirQualityForecast(
      start: now - 1800, index: particles.map { $0 * 2.4 }, pm25: particles,
      pm10: particles.map { $0 * 1.6 })
    report.airQuality = air
    report.alerts = [
      WeatherWarning(
        event: "Strong wind advisory", sender: "KMA", start: now,
        end: now.addingTimeInterval(43_200), text: nil)
    ]
    return report
  }

  /// One warning in force with a long text, one upcoming, and one expired.
  static let warnings = [
    WeatherWarning(
      event: "Heat Advisory", severity: .moderate, sender: "NWS Phoenix", start: now + 40 * 3600,
      end: now + 50 * 3600, text: nil),
    WeatherWarning(
      event: "Heavy Snow Warning", severity: .severe, sender: "Korea Meteorological Administration",
      start: now - 3600, end: now + 43_200, area: "Gangwon-do: Sokcho, Goseong, Yangyang",
      text: (1...6).map { "Paragraph \($0). " + String(repeating: "Stay off the road. ", count: 8) }
        .joined(separator: "\n")),
    WeatherWarning(
      event: "Fog Advisory", sender: "KMA", start: now - 7200, end: now - 60, text: "Over."),
  ]

  /// A report with only a place and a time.
  static var bare: Fetched<WeatherReport> {
    var report = Sample.report()
    report.current = CurrentWeather(time: now)
    report.hourly = (0..<48).map {
      HourForecast(time: now.addingTimeInterval(Double($0) * 3600))
    }
    report.daily = report.daily.map { DayForecast(date: $0.date) }
    return report
  }

  /// A report with the earth's records, a name longer than any line, and steps of three hours.
  static var extreme: Fetched<WeatherReport> {
    var report = full(.tornado, isDay: false)
    report.place.name = "Krung Thep Maha Nakhon Amon Rattanakosin Mahinthara Ayuthaya"
    report.place.localName = "끄룽텝마하나콘아몬라따나꼬신마힌타라유타야마하딜록폽노파랏"
    report.stepHours = 3
    report.current.description = "Thunderstorm with ragged heavy intensity shower rain and hail"
    report.current.temperature = -89.2
    report.current.feelsLike = -120
    report.current.windSpeed = 113.2
    report.current.windGust = 135.4
    report.current.pressure = 870
    report.current.uvIndex = 43.3
    report.current.visibility = 296_000
    report.current.precipitationRate = 305
    report.airQuality?.index = 999
    report.hourly = report.hourly.enumerated().filter { $0.offset % 3 == 0 }.map { index, hour in
      var hour = hour
      hour.temperature = index % 2 == 0 ? -89.2 : 56.7
      hour.precipitation = 305
      hour.precipitationProbability = 1
      hour.windSpeed = 113
      return hour
    }
    report.daily = report.daily.map { day in
      var day = day
      day.temperatureMin = -89.2
      day.temperatureMax = 56.7
      day.precipitation = 1825
      day.precipitationProbability = 1
      day.windSpeedMax = 113
      return day
    }
    return report
  }

  private static func current(_ condition: Condition, isDay: Bool) -> CurrentWeather {
    var current = CurrentWeather(time: now, condition: condition)
    current.isDay = isDay
    current.temperature = 9.2
    current.feelsLike = 7.1
    current.humidity = 63
    current.dewPoint = 2.4
    current.pressure = 1016.2
    current.cloudCover = 75
    current.visibility = 10_000
    current.windSpeed = 3.2
    current.windGust = 7.1
    current.windDirection = 225
    current.uvIndex = 1.2
    current.precipitationRate = condition.isPrecipitation ? 0.4 : 0
    return current
  }

  private static func hour(_ index: Int) -> HourForecast {
    var hour = HourForecast(time: now.addingTimeInterval(Double(index * 3600 - 2520)))
    let ofDay = (index + 18 + 240) % 24
    let wave = cos(Double(ofDay - 15) / 12 * .pi)
    let isWet = (0..<10).contains(index) || (30..<36).contains(index)
    hour.condition = isWet ? .rain : ofDay < 12 ? .mostlyClear : .cloudy
    hour.isDay = (7..<17).contains(ofDay)
    hour.temperature = 8 + 4 * wave - Double(index) / 30
    hour.feelsLike = (hour.temperature ?? 0) - 2
    hour.humidity = 60 - 15 * wave
    hour.dewPoint = 2
    hour.precipitation = isWet ? 0.3 + Double(index % 5) * 0.4 : 0
    hour.precipitationProbability = isWet ? 0.6 : 0.1
    hour.windSpeed = 3 + Double(index % 7)
    hour.windGust = 7 + Double(index % 7)
    hour.windDirection = Double(index * 15 % 360)
    hour.cloudCover = isWet ? 90 : 30
    hour.pressure = 1016 + Double(index) / 4
    hour.visibility = 10_000
    hour.uvIndex = hour.isDay == true ? 2 + wave : 0
    return hour
  }
}
