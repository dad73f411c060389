import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The forecast in Unix time as requested, in local time and other units, and the air quality.
@Suite struct OpenMeteoResponseTests {
  private static let kathmandu = Place(
    id: "geonames:1283240", name: "Kathmandu",
    coordinate: Coordinate(latitude: 27.7, longitude: 85.3))

  private func report(
    _ name: String = "open-meteo-forecast.json", of place: Place = kathmandu
  ) throws -> WeatherReport {
    OpenMeteoMapper(place: place, fetchedAt: testNow).report(
      try ResponseFile(name).decoded(OpenMeteoResponse.Forecast.self))
  }

  @Test func currentWeatherHasEveryValue() throws {
    let report = try report()
    let expected = with(CurrentWeather(time: testNow - 600, condition: .showers)) {
      $0.isDay = true
      $0.temperature = 12.6
      $0.feelsLike = 10.9
      $0.humidity = 47
      $0.dewPoint = 1.6
      $0.pressure = 1017.3
      $0.cloudCover = 71
      $0.visibility = 16_420
      $0.windSpeed = 2.15
      $0.windGust = 4.8
      $0.windDirection = 249
      $0.uvIndex = 3.35
      // The amount of a quarter of an hour.
      $0.precipitationRate = 1.2
    }
    #expect(report.current == expected)
    #expect(report.place.elevation == 1311)
    #expect(report.timeZone.identifier == "Asia/Kathmandu")
    #expect(report.localTime(report.current.time).rfc3339 == "2027-01-15T13:35:00+05:45")
    #expect(report.nowcast == nil)
  }

  @Test func theHoursHaveEveryValue() throws {
    let hours = try report().hourly
    let columns = try ResponseFile("open-meteo-forecast.json").plain()["hourly"]
    func column(_ name: String) -> [Double?] { columns[name].entries.map(\.number) }
    #expect(hours.count == 215 && column("time").count == 216)
    #expect(hours.map(\.time) == columns["time"].entries.dropLast().map(\.moment))
    // Instantaneous values are in the row of their hour.
    for field in [
      MappedField("temperature_2m", \HourForecast.temperature),
      MappedField("apparent_temperature", \.feelsLike),
      MappedField("relative_humidity_2m", \.humidity), MappedField("dew_point_2m", \.dewPoint),
      MappedField("cloud_cover", \.cloudCover), MappedField("pressure_msl", \.pressure),
      MappedField("visibility", \.visibility), MappedField("wind_speed_10m", \.windSpeed),
      MappedField("wind_gusts_10m", \.windGust), MappedField("wind_direction_10m", \.windDirection),
      MappedField("uv_index", \.uvIndex),
    ] {
      #expect(
        hours.map { $0[keyPath: field.value] } == column(field.name).dropLast(), "\(field.name)")
    }
    #expect(hours.map { $0.isDay == true ? 1 : 0 } == column("is_day").dropLast())
    // Precipitation during an hour is in the next row.
    #expect(hours.map(\.precipitation) == Array(column("precipitation").dropFirst()))
    #expect(
      hours.map(\.precipitationProbability)
        == column("precipitation_probability").dropFirst().map { $0.map { $0 / 100 } })
    // Some series end before the others.
    #expect(hours[214].visibility == nil && hours[214].temperature != nil)
  }

  @Test func theDaysHaveEveryValue() throws {
    let days = try report().daily
    let columns = try ResponseFile("open-meteo-forecast.json").plain()["daily"]
    func column(_ name: String) -> [Double?] { columns[name].entries.prefix(8).map(\.number) }
    // Yesterday, today and six more days.
    let first = LocalDate(year: 2027, month: 1, day: 14)
    #expect(days.map(\.date) == (0..<8).map { first.advanced(byDays: $0) })
    #expect(days.map(\.temperatureMin) == column("temperature_2m_min"))
    #expect(days.map(\.temperatureMax) == column("temperature_2m_max"))
    #expect(days.map(\.windSpeedMax) == column("wind_speed_10m_max"))
    #expect(days.map(\.uvIndexMax) == column("uv_index_max"))
    #expect(days.map(\.sunrise) == columns["sunrise"].entries.prefix(8).map(\.moment))
    #expect(days.map(\.sunset) == columns["sunset"].entries.prefix(8).map(\.moment))
    #expect(
      days.map(\.condition) == [
        .clear, .mostlyClear, .partlyCloudy, .cloudy, .drizzle, .rain, .heavyRain, .snow,
      ])
    // The sum of the day's own hours, which are one row later, not the response's 3.5.
    let rows = try ResponseFile("open-meteo-forecast.json").plain()["hourly.precipitation"].entries
    let sum = rows[121...144].compactMap(\.number).reduce(0, +)
    #expect(abs(try #require(days[5].precipitation) - sum) < 0.0005 && sum > 6)
  }

  @Test func otherUnitsAndLocalTimesAreConverted() throws {
    let denver = Place(
      id: "at", name: "Denver", coordinate: Coordinate(latitude: 39.74, longitude: -104.98))
    let report = try report("open-meteo-forecast-local-units.json", of: denver)
    #expect(report.current.time == testNow && report.current.temperature == -10)
    #expect(report.current.windSpeed == 10 * 0.44704)
    #expect(report.current.windGust == 10)
    #expect(abs(try #require(report.current.precipitationRate) - 0.01 * 25.4 * 4) < 1e-9)
    #expect(abs(try #require(report.current.visibility) - 304.8) < 1e-9)
    #expect(report.current.isDay == false && report.current.condition == .snow)
    #expect(report.hourly.count == 48)
    #expect(report.localTime(report.hourly[0].time).rfc3339 == "2027-01-15T00:00:00-07:00")
    #expect(report.hourly[0].temperature == -10)
    #expect(report.hourly[2].windSpeed == 4 * 1852 / 3600.0)
    #expect(abs(try #require(report.hourly[3].precipitation) - 0.04 * 25.4) < 1e-9)
    let nowcast = try #require(report.nowcast)
    #expect(nowcast.start == testNow - 900 && nowcast.stepMinutes == 15)
    let hundredths: [Double?] = nowcast.rates.map { rate in rate.map { ($0 / 25.4 * 100).rounded() }
    }
    #expect(hundredths == [0, 4, 8, nil, 20])
    let sunrise = try #require(report.daily.first?.sunrise)
    #expect(report.localTime(sunrise).rfc3339 == "2027-01-15T07:19:00-07:00")
    #expect(report.daily[1].sunset == nil && report.daily[1].temperatureMax == nil)
  }

  @Test func airQualityHasEveryCurrentAndHourlyValue() throws {
    let file = try ResponseFile("open-meteo-air-quality.json")
    let answer = try file.decoded(OpenMeteoResponse.Air.self)
    let mapper = OpenMeteoMapper(place: Self.kathmandu, fetchedAt: testNow)
    var air = try #require(mapper.airQuality(answer, zone: "Asia/Kathmandu"))
    let forecast = try #require(air.forecast)
    air.forecast = nil
    let expected = with(AirQuality(index: 162, scale: .us)) {
      $0.pm25 = 71.4
      $0.pm10 = 93.8
      $0.o3 = 56
      $0.no2 = 24.3
      $0.so2 = 11.7
      $0.co = 803
    }
    #expect(air == expected)
    #expect(mapper.airQuality(answer, zone: "Europe/Rome")?.index == 88)
    let columns = try file.plain()["hourly"]
    func hours(_ name: String) -> [Double?] {
      columns[name].entries.dropFirst(8).prefix(forecast.index.count).map(\.number)
    }
    #expect(forecast.start == testNow && forecast.index.count > 96)
    #expect(forecast.index == hours("us_aqi") && forecast.pm25 == hours("pm2_5"))
    #expect(forecast.pm10.allSatisfy { $0 == nil })
  }
}

extension LoopbackTests {
  @Suite struct OpenMeteoConversationTests {
    @Test func errorReasonIsReported() async throws {
      let reply = try ResponseFile("open-meteo-error-400.json").reply(status: 400)
      let server = try LocalServer { _ in reply }
      await #expect(
        throws: WeatherFailure(
          provider: .openMeteo,
          error: .badRequest(
            status: 400, detail: "Latitude must be in range of -90 to 90°. Given: 91.0."))
      ) {
        try await makeServices(server.address)
          .report(WeatherRequest(place: seoul, provider: .openMeteo, language: "en"))
      }
    }
  }
}
