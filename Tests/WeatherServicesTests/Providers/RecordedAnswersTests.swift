import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  @Suite(
    .enabled(if: RecordedAnswers.folder != nil, "no recorded answers here (shared/recorded)"))
  struct RecordedAnswersTests {
    private func report(
      _ provider: Provider, at latitude: Double, _ longitude: Double,
      _ replies: [String: LocalServer.Reply]
    ) async throws -> WeatherReport {
      let server = try LocalServer(replies)
      let place = Place(
        id: "at", name: "", coordinate: Coordinate(latitude: latitude, longitude: longitude))
      return try await makeServices(server.address)
        .report(WeatherRequest(place: place, provider: provider, language: "en"))
    }

    @Test func oneCallIsRightToTheUnitTheHourAndTheZone() async throws {
      let (text, json) = try RecordedAnswers.metric("openweather-onecall-3.0.json")
      let report = try await report(
        .openWeather, at: 33.5312, -111.9426, ["/data/3.0/onecall": .json(text)])
      #expect(report.current.temperature == 16.05)
      #expect(report.current.feelsLike == 14.96)
      #expect(report.current.dewPoint == 5.05)
      #expect(report.current.windSpeed == 2.06)
      #expect(report.current.windGust == nil)
      #expect(report.current.isDay == true)
      #expect(report.localTime(report.current.time).rfc3339 == "2023-12-31T16:20:20-07:00")
      #expect(report.timeZone.identifier == "America/Phoenix")
      #expect(report.hourly.count == 48)
      #expect(report.daily.count == 8)
      #expect(report.localTime(report.hourly[0].time).rfc3339 == "2023-12-31T16:00:00-07:00")
      for (index, hour) in report.hourly.enumerated() {
        #expect(hour.temperature == number(json, "hourly", "\(index)", "temp"))
        #expect(hour.windGust == number(json, "hourly", "\(index)", "wind_gust"))
        #expect(hour.uvIndex == number(json, "hourly", "\(index)", "uvi"))
        #expect(
          hour.time.timeIntervalSince1970 == number(json, "hourly", "\(index)", "dt"))
      }
      for (index, day) in report.daily.enumerated() {
        #expect(day.date == LocalDate(year: 2023, month: 12, day: 31).advanced(byDays: index))
        #expect(day.temperatureMin == number(json, "daily", "\(index)", "temp", "min"))
        #expect(day.temperatureMax == number(json, "daily", "\(index)", "temp", "max"))
        #expect(
          day.sunset?.timeIntervalSince1970 == number(json, "daily", "\(index)", "sunset"))
      }
      #expect(report.alerts?.map(\.event) == ["Air Quality Alert"])
      #expect(report.alerts?[0].text?.contains("\n") == false)
    }

    @Test func theFreePairIsRightToTheUnitTheHourAndTheZone() async throws {
      let weather = try RecordedAnswers.metric("openweather-weather-2.5.json")
      let (text, json) = try RecordedAnswers.metric("openweather-forecast-2.5-london.json")
      let report = try await report(
        .openWeather, at: 51.51, -0.13,
        [
          "/data/3.0/onecall": .json(
            String(
              decoding: try RecordedAnswers.body("openweather-error-401.json"), as: UTF8.self),
            status: 401),
          "/data/2.5/weather": .json(weather.text), "/data/2.5/forecast": .json(text),
        ])
      #expect(report.stepHours == 3)
      #expect(report.current.temperature == 9.42)
      #expect(report.current.precipitationRate == 0.51)
      #expect(report.current.condition == .rain)
      #expect(report.localTime(report.current.time).rfc3339 == "2020-04-28T04:26:08+01:00")
      #expect(report.place.name == "London")
      #expect(report.hourly.count == 40)
      for (index, hour) in report.hourly.dropFirst().enumerated() {
        #expect(hour.temperature == number(json, "list", "\(index)", "main", "temp"))
        #expect(hour.time.timeIntervalSince1970 == number(json, "list", "\(index)", "dt"))
      }
      // A row tells of the three hours before it.
      for (index, hour) in report.hourly.enumerated() {
        #expect(hour.precipitation == number(json, "list", "\(index)", "rain", "3h"))
        #expect(hour.precipitationProbability == number(json, "list", "\(index)", "pop"))
      }
      #expect(Set(report.daily.map(\.date)).count == report.daily.count)
      #expect(report.daily.count == 5)
    }

    @Test func theArcticHasNoNameAndFortyBelow() async throws {
      let weather = try RecordedAnswers.metric("openweather-weather-2.5.json")
      let (text, json) = try RecordedAnswers.metric("openweather-forecast-2.5-arctic.json")
      let report = try await report(
        .openWeather, at: -82.7, 3.9,
        [
          "/data/3.0/onecall": .json("{}", status: 401),
          "/data/2.5/weather": .json(weather.text), "/data/2.5/forecast": .json(text),
        ])
      #expect(report.hourly.count == 40)
      #expect(report.hourly[1].temperature == -27.18)
      #expect(report.hourly[0].precipitation == 0.12)
      #expect(report.hourly[0].condition == .snow)
      #expect(report.hourly[1].visibility == 648)
      #expect(report.hourly[1].precipitation == nil)
      let coldest = report.hourly.compactMap(\.temperature).min() ?? 0
      #expect(coldest < -27)
      for (index, hour) in report.hourly.dropFirst().enumerated() {
        #expect(hour.feelsLike == number(json, "list", "\(index)", "main", "feels_like"))
      }
    }

    @Test func descriptionsKeepTheirScript() async throws {
      let weather = try RecordedAnswers.body("openweather-weather-2.5-ru.json")
      let (forecast, _) = try RecordedAnswers.metric("openweather-forecast-2.5-london.json")
      let report = try await report(
        .openWeather, at: 55.75, 37.62,
        [
          "/data/3.0/onecall": .json("{}", status: 401),
          "/data/2.5/weather": .answer(status: 200, body: weather, headers: [:]),
          "/data/2.5/forecast": .json(forecast),
        ])
      #expect(report.current.description == "ясно")
      #expect(report.current.temperature == 12)
      #expect(report.place.name == "Москва")
      #expect(report.localTime(report.current.time).rfc3339 == "2020-05-01T16:11:46+03:00")
    }

    @Test func openMeteoIsRightToTheUnitTheHourAndTheZone() async throws {
      let name = "open-meteo-forecast.json"
      let json = try RecordedAnswers.object(name)
      let report = try await report(
        .openMeteo, at: 40.78, -73.97,
        ["/v1/forecast": .answer(status: 200, body: RecordedAnswers.body(name), headers: [:])])
      #expect(report.current.temperature == -1.4)
      #expect(report.current.humidity == 60)
      #expect(report.current.condition == .cloudy)
      #expect(report.current.isDay == nil)
      // Recorded in km/h, which the answer says.
      #expect(abs(try #require(report.current.windSpeed) - 4.8 / 3.6) < 1e-9)
      #expect(report.localTime(report.current.time).rfc3339 == "2026-02-06T16:30:00-05:00")
      #expect(report.localTime(report.hourly[0].time).rfc3339 == "2026-02-06T00:00:00-05:00")
      #expect(report.hourly.count == 167)
      for (index, hour) in report.hourly.enumerated() {
        #expect(hour.temperature == number(json, "hourly", "temperature_2m", "\(index)"))
        #expect(hour.precipitation == number(json, "hourly", "precipitation", "\(index + 1)"))
      }
      #expect(report.daily.count == 7)
      #expect(report.daily[1].date.description == "2026-02-07")
      #expect(report.daily[1].temperatureMin == -17.7)
      #expect(report.daily[1].condition == .snow)
      let sunrise = try #require(report.daily[1].sunrise)
      #expect(report.localTime(sunrise).rfc3339 == "2026-02-07T06:59:00-05:00")
    }

    @Test func recordedRefusalsAreTold() async throws {
      let bad = try RecordedAnswers.body("openweather-error-400.json")
      await #expect(
        throws: WeatherFailure(
          provider: .openWeather,
          error: .badRequest(
            status: 400, detail: "requested time is out of allowed range of 5 days back"))
      ) {
        try await report(
          .openWeather, at: 0, 0,
          ["/data/3.0/onecall": .answer(status: 400, body: bad, headers: [:])])
      }
    }

    @Test func theRecordedGeocodersPlacesAreTaken() async throws {
      let body = try RecordedAnswers.body("openweather-geocoding-direct.json")
      let server = try LocalServer([
        "/geo/1.0/direct": .answer(status: 200, body: body, headers: [:])
      ])
      let places = try await makeServices(server.address)
        .places(named: "London", provider: .openWeather, language: "ko")
      #expect(places.map(\.countryCode) == ["GB", "CA", "US", "US", "US"])
      #expect(places[2].admin1 == "OH")
      #expect(places[0].coordinate == Coordinate(latitude: 51.5085, longitude: -0.1257))
      // The server answers for as long as somebody holds it.
      withExtendedLifetime(server) {}
    }
  }
}
