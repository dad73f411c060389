import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct MetNorwayMapperTests {
  private func report(_ text: String, place: Place = seoul, zone: String? = "Asia/Seoul") throws
    -> WeatherReport
  {
    let answer = try Answer.decode(MetNorwayResponse.Forecast.self, from: Array(text.utf8))
    let mapper = MetNorwayMapper(place: place, nearbyZone: zone, fetchedAt: testNow)
    return try #require(mapper.report(answer))
  }

  @Test func currentWeatherUsesCurrentStep() throws {
    let now = try report(MetNorwayBodies.seoul).current
    #expect(now.time == testNow)
    #expect(now.condition == .snow)
    #expect(now.temperature == -3.4)
    #expect(now.humidity == 66.5)
    #expect(now.pressure == 1014.6)
    #expect(now.cloudCover == 87.5)
    #expect(now.windSpeed == 3.2)
    #expect(now.windDirection == 37.1)
    #expect(now.precipitationRate == 0.3)
    #expect(now.isDay == true)
  }

  @Test func stepAppliesFromItsTime() throws {
    let report = try report(MetNorwayBodies.seoul)
    let temperatures = [-1.0, 0, 3599, 3600].map {
      report.movedOn(to: testNow + $0).current.temperature
    }
    #expect(temperatures == [-3.4, -3.4, -3.4, -4.1])
  }

  @Test func valuesNotForecastAreNil() throws {
    let report = try report(MetNorwayBodies.seoul)
    #expect(report.current.feelsLike == nil)
    #expect(report.current.dewPoint == nil)
    #expect(report.current.windGust == nil)
    #expect(report.current.visibility == nil)
    #expect(report.current.uvIndex == nil)
    #expect(report.hourly.allSatisfy { $0.precipitationProbability == nil })
    #expect(report.airQuality == nil && report.alerts == nil)
  }

  @Test func sixHourStepsAreNotInterpolated() throws {
    let report = try report(MetNorwayBodies.seoul)
    #expect(report.stepHours == 1)
    #expect(report.hourly.map(\.hours) == [nil, nil, nil, 6, 6, 6])
    #expect(report.hours(from: testNow).map(\.time) == report.hourly.prefix(3).map(\.time))
    #expect(report.hourly[3].precipitation == 4)
  }

  @Test func daysFollowLocalDatesAndPartialLastDayIsDropped() throws {
    let report = try report(MetNorwayBodies.seoul)
    // 15:00 UTC is the next day's midnight in Seoul, and 18:00 UTC the morning of the day after.
    #expect(report.daily.map(\.date.description) == ["2027-01-15", "2027-01-16"])
    let (today, tomorrow) = (report.daily[0], report.daily[1])
    #expect(today.temperatureMin == -4.1)
    #expect(today.temperatureMax == -3.4)
    #expect(today.condition == .snow)
    #expect(tomorrow.temperatureMin == -6)
    #expect(tomorrow.temperatureMax == 1.3)
    // There is no step for eight of its hours.
    #expect(tomorrow.precipitation == nil)
    #expect(tomorrow.windSpeedMax == 9)
    #expect(tomorrow.condition == .heavySnow)
  }

  @Test func stepAcrossMidnightIsSplitAndLongStepsMarkDaysCoarse() throws {
    func step(_ time: String, _ amount: Double) -> String {
      MetNorwayBodies.step(time, temperature: 1, symbol: "cloudy", amount: amount, hours: 6)
    }
    // 09:00 UTC is 18:00 in Seoul: the step extends to midnight, and half of the next one, from
    // 12:00 to 18:00, is in the day after.
    let days = try report(
      MetNorwayBodies.answer([
        step("2027-01-15T06:00:00Z", 1), step("2027-01-15T12:00:00Z", 4),
        step("2027-01-15T18:00:00Z", 0), step("2027-01-16T00:00:00Z", 0),
        step("2027-01-16T06:00:00Z", 0), step("2027-01-16T12:00:00Z", 4),
      ])
    ).daily
    #expect(days.map(\.precipitation) == [3, 4])
    #expect(days.map(\.isRestOfDay) == [true, false])
    #expect(days.map(\.isCoarse) == [true, true])
  }

  /// The amount of six hours is not that of the hour before an hourly step.
  @Test func hourWithoutItsOwnPeriodHasNoAmount() throws {
    let hours = try report(
      MetNorwayBodies.answer([
        MetNorwayBodies.step("2027-01-15T06:00:00Z", temperature: 1, symbol: "rain", amount: 1),
        MetNorwayBodies.step(
          "2027-01-15T07:00:00Z", temperature: 1, symbol: "rain", amount: 9, hours: 6),
        MetNorwayBodies.step("2027-01-15T08:00:00Z", temperature: 1, symbol: "rain", amount: 2),
      ])
    ).hourly
    #expect(hours.map(\.precipitation) == [1, nil, 2] && hours.allSatisfy { $0.hours == nil })
    #expect(hours.map(\.condition) == [.rain, .rain, .rain])
  }

  @Test(
    arguments: [
      ("clearsky_day", true), ("clearsky_night", false), ("fair_polartwilight", nil),
      ("cloudy", nil),
    ] as [(String, Bool?)])
  func symbolVariantOverridesComputedDaylight(symbol: String, isDay: Bool?) throws {
    // 08:00 in Seoul, with the sun up since 07:46; and 23:00.
    for (time, sunIsUp) in [("2027-01-14T23:00:00Z", true), ("2027-01-15T14:00:00Z", false)] {
      let text = MetNorwayBodies.answer([
        MetNorwayBodies.step(time, temperature: 1, symbol: symbol, amount: 0)
      ])
      #expect(try report(text).hourly[0].isDay == isDay ?? sunIsUp)
    }
  }

  @Test func sunriseAndSunsetAreComputed() throws {
    let today = try report(MetNorwayBodies.seoul).daily[0]
    // The Korea Astronomy and Space Science Institute lists 07:46 and 17:37 for 15 January.
    let sunrise = try #require(today.sunrise)
    let sunset = try #require(today.sunset)
    let clock = PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400)
    #expect(clock.localTime(sunrise).hourAndMinute24.hasPrefix("07:4"))
    #expect(clock.localTime(sunset).hourAndMinute24.hasPrefix("17:3"))
  }

  @Test func placeWithoutTimeZoneUsesNauticalTime() throws {
    let atSea = Place(
      id: "at", name: "", coordinate: Coordinate(latitude: 0, longitude: -150.2))
    let report = try report(MetNorwayBodies.seoul, place: atSea, zone: nil)
    #expect(report.timeZone == .nautical(-150.2))
    #expect(report.timeZone.isEstimated)
    #expect(report.timeZone.offset(at: testNow) == -36_000)
  }

  @Test func elevationIsTakenFromTheResponse() throws {
    #expect(try report(MetNorwayBodies.seoul).place.elevation == 34)
  }

  @Test(
    arguments: [
      ("clearsky_day", .clear), ("fair_night", .mostlyClear),
      ("partlycloudy_polartwilight", .partlyCloudy),
      ("cloudy", .cloudy), ("fog", .fog), ("lightrain", .rain), ("rain", .rain),
      ("heavyrain", .heavyRain), ("lightrainshowers_day", .showers),
      ("rainshowers_night", .showers),
      ("heavyrainshowers_day", .heavyRain), ("lightsleet", .sleet),
      ("heavysleetshowers_day", .sleet),
      ("lightsnow", .snow), ("snowshowers_day", .snow), ("heavysnow", .heavySnow),
      ("heavysnowshowers_night", .heavySnow), ("rainandthunder", .thunderstorm),
      ("lightssnowshowersandthunder_day", .thunderstorm), ("", .unknown),
      ("meteorites", .unknown),
    ] as [(String, Condition)])
  func everySymbolHasACondition(symbol: String, condition: Condition) {
    #expect(Condition(metNorway: symbol) == condition)
  }

  @Test func implausibleValuesAndMalformedStepsAreDropped() throws {
    let text = MetNorwayBodies.answer([
      MetNorwayBodies.step("2027-01-15T08:00:00Z", temperature: 999, symbol: "fog", amount: -1),
      #"{"time": "never", "data": {}}"#, #"{"time": 7}"#, "null", #"{"data": []}"#,
    ])
    let report = try report(text)
    #expect(report.hourly.count == 1)
    #expect(report.current.temperature == nil)
    #expect(report.current.precipitationRate == nil)
    #expect(report.current.condition == .fog)
  }
}

extension LoopbackTests {
  @Suite struct MetNorwayProviderTests {
    private static let path = "/weatherapi/locationforecast/2.0/compact"
    private let request = WeatherRequest(place: seoul, provider: .metNorway, language: "ko")

    private func services(
      _ server: LocalServer, clock: SetClock = SetClock(), files: ForecastCache = .none,
      zoneNear: @escaping @Sendable (Coordinate) -> String? = { _ in nil }
    ) throws -> LiveServices {
      var configuration = try makeConfiguration(
        ["WEATHER_TUI_MET_NORWAY_URL": server.address]) { clock.now }
      configuration.forecastCache = files
      configuration.zoneNear = zoneNear
      return LiveServices(configuration, client: makeClient())
    }

    private static let answer = LocalServer.Reply.json(
      MetNorwayBodies.seoul, headers: MetNorwayBodies.headers)

    /// Returns a server that sends the forecast once and then reports that it is unchanged.
    private static func once() throws -> LocalServer {
      try LocalServer { request in
        request.number == 1
          ? answer
          : .answer(
            status: request.headers["if-modified-since"] == nil ? 500 : 304, body: Data(),
            headers: [
              "Date": "Fri, 15 Jan 2027 08:30:00 GMT", "Expires": "Fri, 15 Jan 2027 09:00:00 GMT",
            ])
      }
    }

    @Test func requestSendsUserAgentAndRoundsTheCoordinate() async throws {
      let server = try LocalServer([Self.path: Self.answer])
      var place = seoul
      place.coordinate = Coordinate(latitude: 37.56601234, longitude: -126.97849999)
      _ = try await services(server).report(
        WeatherRequest(place: place, provider: .metNorway, language: "ko"))
      let requested = try #require(server.requests.first)
      #expect(requested.query == ["lat": "37.566", "lon": "-126.9785"])
      #expect(requested.headers["user-agent"] == "weather-tui/1.2.3")
      #expect(requested.headers["accept-encoding"]?.contains("gzip") == true)
      #expect(requested.headers["if-modified-since"] == nil)
    }

    @Test func reportIsReusedUntilItExpires() async throws {
      let server = try Self.once()
      let clock = SetClock()
      let services = try services(server, clock: clock)
      let first = try await services.report(request)
      // Half an hour by the server's own clock.
      #expect(first.expiresAt == testNow + 1_800)
      clock.advance(1_799)
      let second = try await services.report(request)
      #expect(server.requests.count == 1)
      #expect(second.fetchedAt == testNow)
      clock.advance(1)
      _ = try await services.report(request)
      #expect(server.requests.count == 2)
    }

    @Test func secondRequestOfTheSameMomentIsNotSent() async throws {
      let server = try Self.once()
      let services = try services(server)
      for _ in 1...2 { _ = try await services.report(request) }
      #expect(server.requests.count == 1)
    }

    @Test func expiredReportIsRevalidatedWithIfModifiedSince() async throws {
      let server = try Self.once()
      let clock = SetClock()
      let services = try services(server, clock: clock)
      let first = try await services.report(request)
      clock.advance(3_700)
      let second = try await services.report(request)
      #expect(server.requests[1].headers["if-modified-since"] == "Fri, 15 Jan 2027 07:30:12 GMT")
      #expect(second.hourly == first.hourly)
      #expect(second.fetchedAt == testNow + 3_700)
      #expect(second.expiresAt == testNow + 3_700 + 1_800)
      #expect(second.current.temperature == -4.1)
      // The new expiry applies, and the old validator is still used for requests.
      clock.advance(1_700)
      _ = try await services.report(request)
      #expect(server.requests.count == 2)
      clock.advance(200)
      _ = try await services.report(request)
      #expect(server.requests[2].headers["if-modified-since"] == "Fri, 15 Jan 2027 07:30:12 GMT")
    }

    @Test func cachedReportOfPreviousRunIsReusedUntilItExpires() async throws {
      let server = try Self.once()
      let folder = try TemporaryFolder()
      let files = ForecastCache.live(folder: folder.path)
      let clock = SetClock()
      files.save(try await services(server, clock: clock, files: files).report(request))
      clock.advance(60)
      _ = try await services(server, clock: clock, files: files).report(request)
      #expect(server.requests.count == 1)
      clock.advance(1_800)
      _ = try await services(server, clock: clock, files: files).report(request)
      #expect(server.requests[1].headers["if-modified-since"] == "Fri, 15 Jan 2027 07:30:12 GMT")
    }

    @Test func todaysHighIsPreservedAfterItsHourPasses() async throws {
      // The later response begins an hour later and is a degree colder.
      let server = try LocalServer { request in
        request.number == 1
          ? .json(MetNorwayBodies.seoul)
          : .json(
            MetNorwayBodies.answer([
              MetNorwayBodies.step(
                "2027-01-15T09:00:00Z", temperature: -5, symbol: "fog", amount: 0),
              MetNorwayBodies.step(
                "2027-01-15T15:00:00Z", temperature: 9, symbol: "fog", amount: 0),
            ]))
      }
      let clock = SetClock()
      let services = try services(server, clock: clock)
      _ = try await services.report(request)
      clock.advance(3_600)
      let later = try await services.report(request)
      let today = try #require(later.daily.first)
      #expect(today.temperatureMax == -3.4)
      #expect(today.temperatureMin == -5)
      #expect(later.current.temperature == -5)
      #expect(later.hourly.map(\.temperature) == [-3.4, -5, 9])
      #expect(later.value.hours(from: clock.now).first?.temperature == -5)
    }

    @Test func changedCoordinateInvalidatesCachedReport() async throws {
      let server = try LocalServer([Self.path: Self.answer])
      let services = try services(server)
      _ = try await services.report(request)
      var moved = request
      moved.place.coordinate.latitude += 1
      _ = try await services.report(moved)
      #expect(server.requests.count == 2)
      #expect(server.requests[1].headers["if-modified-since"] == nil)
    }

    @Test func responseFromTheFutureWithoutExpiryIsNotReused() async throws {
      let server = try LocalServer([Self.path: .json(MetNorwayBodies.seoul)])
      let clock = SetClock()
      let services = try services(server, clock: clock)
      #expect(try await services.report(request).expiresAt == nil)
      clock.advance(-60)
      _ = try await services.report(request)
      #expect(server.requests.count == 2)
    }

    @Test func malformedLastModifiedIsNotSent() async throws {
      let server = try LocalServer([Self.path: Self.answer])
      let clock = SetClock()
      var cached = try await services(server).report(request)
      cached.lastModified = "Fri, 15 Jan 2027 07:30:12 GMT\r\nX-Smuggled: 1"
      let files = ForecastCache(load: { [cached] _, _ in cached }, save: { _ in })
      clock.advance(7_200)
      _ = try await services(server, clock: clock, files: files).report(request)
      let requested = try #require(server.requests.last)
      #expect(
        requested.headers["if-modified-since"] == nil && requested.headers["x-smuggled"] == nil)
    }

    @Test func excessiveExpiryIsCapped() async throws {
      let server = try LocalServer([
        Self.path: .json(
          MetNorwayBodies.seoul, headers: ["Expires": "Fri, 15 Jan 2077 08:27:00 GMT"])
      ])
      let report = try await services(server).report(request)
      #expect(report.expiresAt == testNow + 6 * 3_600)
    }

    @Test func nearestCitySuppliesMissingTimeZone() async throws {
      let server = try LocalServer([Self.path: Self.answer])
      var unknown = request
      unknown.place.timeZoneIdentifier = nil
      let report = try await services(server, zoneNear: { _ in "Asia/Kathmandu" }).report(unknown)
      #expect(report.timeZone.identifier == "Asia/Kathmandu")
    }

    @Test(
      arguments: [
        (400, .badRequest(status: 400, detail: nil)), (403, .badRequest(status: 403, detail: nil)),
        (404, .placeNotFound), (422, .placeNotFound), (429, .tooManyRequests(retryAt: nil)),
        (503, .serverError(status: 503)),
        (304, .responseUnreadable(detail: "304 without a question")),
      ] as [(Int, WeatherError)])
    func statusCodesMapToErrors(status: Int, error: WeatherError) async throws {
      let server = try LocalServer([Self.path: .json("", status: status)])
      await #expect(throws: WeatherFailure(provider: .metNorway, error: error)) {
        try await services(server).report(request)
      }
    }

    @Test func deprecatedVersionResponseIsUsedAndLogged() async throws {
      let server = try LocalServer([Self.path: .json(MetNorwayBodies.seoul, status: 203)])
      let folder = try TemporaryFolder()
      var configuration = try makeConfiguration(["WEATHER_TUI_MET_NORWAY_URL": server.address])
      configuration.log = ProgramLog(
        path: folder("log"), level: .warning, secrets: [], now: { testNow })
      let report = try await LiveServices(configuration).report(request)
      #expect(report.current.temperature == -3.4)
      let log = try String(contentsOfFile: folder("log"), encoding: .utf8)
      #expect(log.contains("203") && log.contains("deprecated"))
    }

    @Test(arguments: ["", "<html>", "{}", #"{"properties": {"timeseries": []}}"#])
    func malformedForecastIsUnreadable(body: String) async throws {
      let server = try LocalServer([Self.path: .json(body)])
      await #expect {
        try await services(server).report(request)
      } throws: { error in
        if case .responseUnreadable = (error as? WeatherFailure)?.error { true } else { false }
      }
    }
  }
}
