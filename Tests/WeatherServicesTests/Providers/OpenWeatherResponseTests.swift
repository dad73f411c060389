import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// One Call 3.0, the two free requests, the air quality, the geocoder and the refusals, from
/// complete responses.
@Suite struct OpenWeatherResponseTests {
  private static let valparaiso = Place(
    id: "at:-33.05,-71.62", name: "Valparaíso",
    coordinate: Coordinate(latitude: -33.05, longitude: -71.62))

  private func oneCall() throws -> WeatherReport {
    OpenWeatherMapper(place: Self.valparaiso, fetchedAt: testNow).report(
      try ResponseFile("openweather-onecall-3.0.json").decoded(OpenWeatherResponse.OneCall.self))
  }

  @Test func oneCallCurrentWeatherHasEveryValue() throws {
    let report = try oneCall()
    let expected = with(CurrentWeather(time: testNow - 140, condition: .rain)) {
      $0.description = "moderate rain"
      $0.icon = WeatherIcon(name: "10n")
      $0.isDay = false
      $0.temperature = 14.37
      $0.feelsLike = 13.82
      $0.humidity = 77
      $0.dewPoint = 10.41
      $0.pressure = 1016
      $0.cloudCover = 63
      $0.visibility = 9200
      $0.windSpeed = 3.6
      $0.windGust = 5.9
      $0.windDirection = 197
      $0.uvIndex = 0
      $0.precipitationRate = 1.24
    }
    #expect(report.current == expected)
    #expect(report.timeZone.identifier == "America/Santiago")
    #expect(report.localTime(report.current.time).rfc3339 == "2027-01-15T04:57:40-03:00")
    #expect(report.stepHours == 1)
  }

  @Test func oneCallsHoursHaveEveryValue() throws {
    let report = try oneCall()
    let rows = try ResponseFile("openweather-onecall-3.0.json").plain()["hourly"].entries
    #expect(rows.count == 48)
    expect(
      report.hourly,
      have: [
        MappedField("temp", \.temperature), MappedField("feels_like", \.feelsLike),
        MappedField("humidity", \.humidity), MappedField("pop", \.precipitationProbability),
        MappedField("wind_speed", \.windSpeed), MappedField("wind_gust", \.windGust),
        MappedField("wind_deg", \.windDirection), MappedField("clouds", \.cloudCover),
        MappedField("pressure", \.pressure), MappedField("dew_point", \.dewPoint),
        MappedField("visibility", \.visibility), MappedField("uvi", \.uvIndex),
      ], of: rows)
    for (hour, row) in zip(report.hourly, rows) {
      #expect(hour.time == row["dt"].moment)
      let fallen = [row["rain.1h"].number, row["snow.1h"].number].compactMap(\.self)
      // OpenWeather leaves out amounts of zero.
      let isUnknown = fallen.isEmpty && hour.condition.isPrecipitation
      #expect(hour.precipitation == (isUnknown ? nil : fallen.reduce(0, +)))
      let icon = try #require(row["weather"].entries.first?["icon"].text)
      #expect(hour.icon?.name == icon && hour.isDay == icon.hasSuffix("d"))
    }
    // Each of the generated skies once.
    #expect(
      report.hourly.prefix(12).map(\.condition) == [
        .clear, .mostlyClear, .partlyCloudy, .cloudy, .rain, .heavyRain, .showers, .thunderstorm,
        .drizzle, .sleet, .snow, .fog,
      ])
    #expect(report.hourly[9].precipitation == 0.84 + 0.4)
    #expect(report.hourly[3].uvIndex == nil && report.hourly[5].windGust == nil)
  }

  @Test func oneCallsDaysHaveEveryValue() throws {
    let report = try oneCall()
    let rows = try ResponseFile("openweather-onecall-3.0.json").plain()["daily"].entries
    #expect(rows.count == 8)
    expect(
      report.daily,
      have: [
        MappedField("temp.min", \.temperatureMin), MappedField("temp.max", \.temperatureMax),
        MappedField("pop", \.precipitationProbability), MappedField("wind_speed", \.windSpeedMax),
        MappedField("uvi", \.uvIndexMax),
      ], of: rows)
    for (index, (day, row)) in zip(report.daily, rows).enumerated() {
      #expect(day.date == LocalDate(year: 2027, month: 1, day: 15).advanced(byDays: index))
      #expect(day.sunrise == row["sunrise"].moment && day.sunset == row["sunset"].moment)
    }
    let expected = with(
      DayForecast(date: LocalDate(year: 2027, month: 1, day: 20), condition: .showers)
    ) {
      $0.icon = WeatherIcon(name: "09d")
      $0.temperatureMin = 13.3
      $0.temperatureMax = 19.1
      $0.precipitationProbability = 0.6
      $0.precipitation = 13.2 + 3.8
      $0.windSpeedMax = 7.95
      $0.uvIndexMax = 6.9
      $0.sunrise = unix(1_800_438_790)
      $0.sunset = unix(1_800_489_560)
    }
    #expect(report.daily[5] == expected)
    #expect(report.daily[0].precipitation == 0)
  }

  @Test func oneCallsMinutesAndWarningsHaveEveryValue() throws {
    let report = try oneCall()
    let nowcast = try #require(report.nowcast)
    #expect(nowcast.start == testNow - 120 && nowcast.stepMinutes == 1)
    #expect(nowcast.rates.count == 60)
    #expect(Array(nowcast.rates[8...10]) == [0, 0.2917, 0.313])
    #expect(
      report.alerts == [
        WeatherWarning(
          event: "Marejadas anormales", sender: nil, start: testNow - 7200, end: testNow + 90_000,
          text: "Olas de hasta cuatro metros entre Arica y Valdivia.\n\n"
            + "* No acercarse a la orilla.\n\n* Seguir los avisos."),
        WeatherWarning(
          event: "Viento moderado a fuerte", sender: "Dirección Meteorológica de Chile",
          start: testNow + 3600, end: testNow + 46_800, text: nil),
      ])
  }

  @Test func airQualityHasEveryCurrentAndHourlyValue() throws {
    let mapper = OpenWeatherMapper(place: Self.valparaiso, fetchedAt: testNow)
    let air = try #require(
      mapper.airQuality(
        try ResponseFile("openweather-air-pollution.json")
          .decoded(OpenWeatherResponse.AirPollution.self)))
    let expected = with(AirQuality(index: 3, scale: .openWeather)) {
      $0.pm25 = 17.3
      $0.pm10 = 24.8
      $0.o3 = 58.1
      $0.no2 = 13.6
      $0.so2 = 4.2
      $0.co = 221.4
    }
    #expect(air == expected)
    let file = try ResponseFile("openweather-air-pollution-forecast.json")
    let forecast = try #require(
      mapper.airQualityForecast(try file.decoded(OpenWeatherResponse.AirPollution.self)))
    // The first hours are past: the current one begins at 08:00.
    let rows = try file.plain()["list"].entries.dropFirst(2)
    #expect(forecast.start == testNow && forecast.index.count == 94)
    #expect(forecast.index == rows.map { $0["main.aqi"].number })
    #expect(forecast.pm25 == rows.map { $0["components.pm2_5"].number })
    #expect(forecast.pm10 == rows.map { $0["components.pm10"].number })
  }
}

extension LoopbackTests {
  /// Exchanges of several requests: the plans in turn, refusals, places.
  @Suite struct OpenWeatherConversationTests {
    private func freeReport(
      _ weather: String, _ forecast: String, at latitude: Double, _ longitude: Double
    ) async throws -> Fetched<WeatherReport> {
      let server = try LocalServer([
        "/data/3.0/onecall": ResponseFile("openweather-error-401.json").reply(status: 401),
        "/data/2.5/weather": ResponseFile(weather).reply(),
        "/data/2.5/forecast": ResponseFile(forecast).reply(),
      ])
      let place = Place(
        id: "at", name: "", coordinate: Coordinate(latitude: latitude, longitude: longitude))
      return try await makeServices(server.address)
        .report(WeatherRequest(place: place, provider: .openWeather, language: "en"))
    }

    @Test func freePlanCurrentWeatherHasEveryValue() async throws {
      let report = try await freeReport(
        "openweather-weather-2.5.json", "openweather-forecast-2.5.json", at: 62.47, 6.15)
      let expected = with(CurrentWeather(time: testNow - 420, condition: .showers)) {
        $0.description = "light intensity shower rain"
        $0.icon = WeatherIcon(name: "09d")
        $0.isDay = true
        $0.temperature = 5.28
        $0.feelsLike = 1.37
        $0.humidity = 86
        $0.pressure = 987
        $0.cloudCover = 88
        $0.visibility = 7400
        $0.windSpeed = 8.2
        $0.windGust = 14.9
        $0.windDirection = 231
        $0.precipitationRate = 0.74
      }
      #expect(report.current == expected)
      #expect(report.place.name == "Ålesund")
      #expect(report.stepHours == 3)
      #expect(report.value.localTime(report.current.time).rfc3339 == "2027-01-15T08:53:00+01:00")
    }

    @Test func freePlanStepsHaveEveryValue() async throws {
      let report = try await freeReport(
        "openweather-weather-2.5.json", "openweather-forecast-2.5.json", at: 62.47, 6.15)
      let rows = try ResponseFile("openweather-forecast-2.5.json").plain()["list"].entries
      #expect(rows.count == 40)
      // Instantaneous values are in the row of the step's time.
      expect(
        Array(report.hourly.dropFirst()),
        have: [
          MappedField("main.temp", \.temperature), MappedField("main.feels_like", \.feelsLike),
          MappedField("main.humidity", \.humidity), MappedField("main.pressure", \.pressure),
          MappedField("wind.speed", \.windSpeed), MappedField("wind.gust", \.windGust),
          MappedField("wind.deg", \.windDirection), MappedField("clouds.all", \.cloudCover),
          MappedField("visibility", \.visibility),
        ], of: rows.dropLast())
      // Precipitation from a step's time on is in the next row.
      expect(
        report.hourly, have: [MappedField("pop", \.precipitationProbability)], of: rows)
      for (step, row) in zip(report.hourly, rows) {
        #expect(step.time + 3 * 3600 == row["dt"].moment)
        let fallen = [row["rain.3h"].number, row["snow.3h"].number].compactMap(\.self)
        let isUnknown = fallen.isEmpty && step.condition.isPrecipitation
        #expect(step.precipitation == (isUnknown ? nil : fallen.reduce(0, +)))
      }
      // The current step has the current values, as far as a step has them.
      let first = with(HourForecast(time: testNow - 2 * 3600, condition: .clear)) {
        $0.icon = WeatherIcon(name: "01d")
        $0.isDay = true
        $0.temperature = 5.28
        $0.feelsLike = 1.37
        $0.humidity = 86
        $0.precipitationProbability = 0
        $0.precipitation = 0
        $0.windSpeed = 8.2
        $0.windGust = 14.9
        $0.windDirection = 231
        $0.cloudCover = 88
        $0.visibility = 7400
      }
      #expect(report.hourly.first == first)
      #expect(report.hourly[9].precipitation == 1.36 + 0.74)
      #expect(report.hourly[9].condition == .sleet && report.hourly[10].condition == .snow)
    }

    @Test func freePlanDaysHaveDatesSunriseAndSunset() async throws {
      let report = try await freeReport(
        "openweather-weather-2.5.json", "openweather-forecast-2.5.json", at: 62.47, 6.15)
      #expect(
        report.daily.map(\.date.description) == [
          "2027-01-15", "2027-01-16", "2027-01-17", "2027-01-18", "2027-01-19",
        ])
      #expect(report.daily[0].sunrise == testNow + 3540)
      #expect(report.daily[0].sunset == testNow + 25_260)
      #expect(report.daily[0].isRestOfDay && !report.daily[1].isRestOfDay)
    }

    @Test func arcticPlaceHasNoNameSunriseOrSunset() async throws {
      let report = try await freeReport(
        "openweather-weather-2.5-arctic.json", "openweather-forecast-2.5-arctic.json",
        at: 81.3, -38.5)
      #expect(report.place.name.isEmpty)
      #expect(report.current.temperature == -36.24 && report.current.feelsLike == -43.24)
      #expect(report.current.isDay == false && report.current.condition == .snow)
      #expect(report.current.precipitationRate == 0.16 && report.current.visibility == 331)
      #expect(report.timeZone.fixedOffset == -10_800)
      let rows = try ResponseFile("openweather-forecast-2.5-arctic.json").plain()["list"].entries
      #expect(report.hourly.count == 40)
      #expect(report.hourly.dropFirst().allSatisfy { $0.isDay == false })
      expect(
        Array(report.hourly.dropFirst()),
        have: [
          MappedField("main.temp", \.temperature), MappedField("main.feels_like", \.feelsLike),
        ], of: rows.dropLast())
      #expect(report.hourly.map(\.precipitation) == rows.map { $0["snow.3h"].number ?? 0 })
      #expect(report.daily.allSatisfy { $0.sunrise == nil && $0.sunset == nil })
    }

    @Test func descriptionsPreserveNonLatinScript() async throws {
      let report = try await freeReport(
        "openweather-weather-2.5-ru.json", "openweather-forecast-2.5.json", at: 55.79, 49.12)
      #expect(report.current.description == "небольшой снегопад")
      #expect(report.current.temperature == -9 && report.current.windGust == nil)
      #expect(report.place.name == "Казань")
      #expect(report.value.localTime(report.current.time).rfc3339 == "2027-01-15T10:55:00+03:00")
    }

    @Test func errorResponsesMapToErrors() async throws {
      let place = Place(
        id: "at", name: "", coordinate: Coordinate(latitude: 0, longitude: 0))
      for (file, status, error) in [
        ("400", 400, .badRequest(status: 400, detail: "wrong latitude")),
        ("401", 401, .keyRefused(status: 401)),
      ] as [(String, Int, WeatherError)] {
        let reply = try ResponseFile("openweather-error-\(file).json").reply(status: status)
        let server = try LocalServer { _ in reply }
        await #expect(throws: WeatherFailure(provider: .openWeather, error: error)) {
          try await makeServices(server.address)
            .report(WeatherRequest(place: place, provider: .openWeather, language: "en"))
        }
      }
    }

    @Test func theGeocodersPlacesHaveEveryValue() async throws {
      let server = try LocalServer([
        "/geo/1.0/direct": ResponseFile("openweather-geocoding-direct.json").reply()
      ])
      let places = try await makeServices(server.address)
        .places(named: "Santiago", provider: .openWeather, language: "ko")
      // Entries without a name or a latitude are left out.
      #expect(places.map(\.countryCode) == ["CL", "ES", "PH", "PR"])
      #expect(
        places.map(\.name) == ["Santiago", "Santiago de Compostela", "Santiago", "Santiago"])
      #expect(places.map(\.localName) == ["산티아고", "산티아고데콤포스텔라", nil, nil])
      #expect(places.map(\.admin1) == ["Santiago Metropolitan Region", "Galicia", nil, nil])
      #expect(places[1].coordinate == Coordinate(latitude: 42.8805, longitude: -8.5457))
      #expect(places[1].id == "at:42.8805,-8.5457")
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }
  }
}
