import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Responses in api.weather.gov's format, made for these tests.
enum NWSBodies {
  static let point = """
    {"properties":{"gridId":"BOU","gridX":63,"gridY":61,"timeZone":"America/Denver",
     "forecastHourly":"https://elsewhere.example/gridpoints/BOU/63,61/forecast/hourly"}}
    """
  static let stations = #"{"features":[{"properties":{"stationIdentifier":"KBKF"}},{}]}"#

  static func period(
    _ hour: Int, _ temperature: String = #"4,"temperatureUnit":"C""#, wind: String = #""18 km/h""#,
    icon: String = "https://api.weather.gov/icons/land/day/sct?size=small", chance: Int = 20
  ) -> String {
    let time = (testNow + TimeInterval(hour * 3600) - 7 * 3600).rfc3339.dropLast()
    return """
      {"startTime":"\(time)-07:00","isDaytime":true,"temperature":\(temperature),
       "probabilityOfPrecipitation":{"unitCode":"wmoUnit:percent","value":\(chance)},
       "dewpoint":{"unitCode":"wmoUnit:degC","value":-2.5},
       "relativeHumidity":{"unitCode":"wmoUnit:percent","value":61},
       "windSpeed":\(wind),"windDirection":"WSW","icon":"\(icon)","shortForecast":"Partly Sunny"}
      """
  }

  static func hourly(_ periods: [String]) -> String {
    #"{"properties":{"units":"si","periods":[\#(periods.joined(separator: ","))]}}"#
  }

  static func observation(
    _ minutesAgo: Int = 10, temperature: String = "5.6", icon: String = "rain,30/ovc"
  ) -> String {
    """
    {"properties":{"timestamp":"\((testNow - Double(minutesAgo * 60)).rfc3339)",
     "icon":"https://api.weather.gov/icons/land/day/\(icon)?size=medium",
     "temperature":{"unitCode":"wmoUnit:degC","value":\(temperature)},
     "dewpoint":{"unitCode":"wmoUnit:degC","value":1.1},
     "windDirection":{"unitCode":"wmoUnit:degree_(angle)","value":250},
     "windSpeed":{"unitCode":"wmoUnit:km_h-1","value":36},
     "windGust":{"unitCode":"wmoUnit:km_h-1","value":null},
     "seaLevelPressure":{"unitCode":"wmoUnit:Pa","value":101230},
     "visibility":{"unitCode":"wmoUnit:m","value":16090},
     "relativeHumidity":{"unitCode":"wmoUnit:percent","value":73},
     "windChill":{"unitCode":"wmoUnit:degC","value":1.4},
     "precipitationLastHour":{"unitCode":"wmoUnit:mm","value":0.5}}}
    """
  }
}

@Suite struct NWSMapperTests {
  private func report(
    _ periods: [String], _ observation: String? = nil
  ) throws -> WeatherReport? {
    NWSMapper(place: seoul, fetchedAt: testNow).report(
      try decoded(NWSResponse.Hourly.self, NWSBodies.hourly(periods)),
      observation: try observation.map { try decoded(NWSResponse.Observation.self, $0) },
      zone: "Asia/Seoul")
  }

  @Test func hourMapsEveryValue() throws {
    let step = try #require(try report([NWSBodies.period(0)])?.hourly.first)
    var expected = HourForecast(time: testNow, condition: .partlyCloudy)
    expected.isDay = true
    expected.temperature = 4
    expected.dewPoint = -2.5
    expected.humidity = 61
    expected.precipitationProbability = 0.2
    expected.windSpeed = 5
    expected.windDirection = 247.5
    #expect(step == expected)
  }

  @Test(arguments: [
    (#"{"unitCode":"wmoUnit:degF","value":50}"#, 10.0), (#"50,"temperatureUnit":"F""#, 10),
    (#"{"unitCode":"unit:degC","value":-3.5}"#, -3.5),
    (#"{"unitCode":"wmoUnit:K","value":273.15}"#, 0), (#"{"unitCode":"degF","value":50}"#, 10),
  ])
  func temperatureUnitsAreConverted(_ text: String, _ celsius: Double) throws {
    let step = try report([NWSBodies.period(0, text)])?.hourly.first
    #expect(abs((step?.temperature ?? -99) - celsius) < 0.001)
  }

  @Test(arguments: [
    (#""5 to 10 mph""#, 4.4704), (#""15 mph""#, 6.7056), (#""10 kt""#, 5.1444),
    (#"{"unitCode":"wmoUnit:m_s-1","value":7}"#, 7.0),
    (#"{"unitCode":"wmoUnit:km_h-1","maxValue":36,"minValue":18}"#, 10), (#""Calm""#, 0),
    (#""0 mph""#, 0),
  ])
  func windSpeedUnitsAreConverted(_ text: String, _ speed: Double) throws {
    let step = try report([NWSBodies.period(0, wind: text)])?.hourly.first
    #expect(abs((step?.windSpeed ?? -99) - speed) < 0.001)
  }

  @Test func valueWithUnknownUnitIsNil() throws {
    let text = #"{"unitCode":"wmoUnit:furlong","value":3}"#
    #expect(
      try report([NWSBodies.period(0, text), NWSBodies.period(1)])?.hourly[0].temperature == nil)
  }

  @Test(arguments: [
    ("day/skc", 0, Condition.clear), ("night/few", 0, .mostlyClear), ("day/ovc", 0, .cloudy),
    ("day/rain_showers,70", 70, .showers), ("day/rain_showers,20", 20, .cloudy),
    ("day/rain_showers,50", 50, .showers), ("day/rain_showers,49", 49, .cloudy),
    ("day/sct/tsra_hi,60", 60, .thunderstorm), ("night/snow,80", 80, .snow),
    ("day/fzra,90", 90, .freezingRain), ("day/fog", 0, .fog), ("day/new_one", 0, .unknown),
    ("day/haze", 0, .unknown), ("day/haze/bkn", 0, .cloudy),
  ])
  func iconNamesMapToConditions(_ name: String, _ chance: Int, _ condition: Condition) throws {
    let icon = "https://api.weather.gov/icons/land/\(name)?size=small"
    let step = try report([NWSBodies.period(0, icon: icon, chance: chance)])?.hourly.first
    #expect(step?.condition == condition)
  }

  /// Without a probability, that of the icon counts; without any, the icon is the forecast.
  @Test(
    arguments: [
      ("day/rain", Condition.rain, nil), ("day/rain,30", .cloudy, 0.3), ("day/snow,70", .snow, 0.7),
      ("day/sct/tsra,60", .thunderstorm, 0.6), ("day/skc", .clear, nil), ("day/rain,x", .rain, nil),
      ("day/rain,130", .rain, nil),
    ] as [(String, Condition, Double?)])
  func nullProbabilityIsNotZero(_ name: String, _ condition: Condition, _ chance: Double?) throws {
    let icon = "https://api.weather.gov/icons/land/\(name)?size=small"
    let period = NWSBodies.period(0, icon: icon, chance: 99)
      .replacing("\"value\":99", with: "\"value\":null")
    let step = try report([period])?.hourly.first
    #expect(step?.condition == condition && step?.precipitationProbability == chance)
  }

  @Test(arguments: [(0, true), (1, false), (3, false)])
  func weatherOfALaterHourIsNotTheCurrentOne(hour: Int, isKnown: Bool) throws {
    let report = try #require(try report([NWSBodies.period(hour), NWSBodies.period(hour + 1)]))
    #expect((report.current.temperature != nil) == isKnown)
    #expect(report.current.time == testNow)
  }

  @Test func unlikelyPrecipitationIsReportedAsPossible() throws {
    let icon = "https://api.weather.gov/icons/land/day/fzra,49"
    let periods = (0..<50).map { NWSBodies.period($0, icon: icon, chance: 49) }
    let report = try #require(try report(periods))
    #expect(report.hourly[0].condition == .cloudy)
    #expect(report.hourly[0].possibleCondition == .freezingRain)
    #expect(report.outlook(at: testNow) == .possible(.freezingRain, chance: 0.49))
  }

  @Test func responseWithoutPeriodsYieldsNoReport() throws {
    #expect(try report([]) == nil)
  }

  @Test(arguments: [
    (-5401.0, false), (-5400, true), (0, true), (60, true), (61, false),
  ])
  func observationIsUsedFor90Minutes(seconds: TimeInterval, isUsed: Bool) throws {
    let observation = NWSBodies.observation(0).replacing(
      testNow.rfc3339, with: (testNow + seconds).rfc3339)
    let current = try #require(try report([NWSBodies.period(0)], observation)?.current)
    #expect(current.temperature == (isUsed ? 5.6 : 4))
  }

  @Test func observationOfUnknownSkyKeepsTheForecastCondition() throws {
    let observation = NWSBodies.observation(icon: "new_one")
    let current = try #require(try report([NWSBodies.period(0)], observation)?.current)
    #expect(current.condition == .partlyCloudy && current.precipitationRate == 0.5)
  }

  @Test func recentObservationSuppliesCurrentWeather() throws {
    let current = try #require(try report([NWSBodies.period(0)], NWSBodies.observation())?.current)
    #expect(current.time == testNow - 600 && current.temperature == 5.6)
    #expect(current.condition == .rain && current.feelsLike == 1.4 && current.pressure == 1012.3)
    #expect(current.windSpeed == 10 && current.windGust == nil && current.visibility == 16_090)
    #expect(current.precipitationRate == 0.5 && current.humidity == 73)
    // A dry sky was observed: the precipitation fell earlier in the hour.
    let dry = try report([NWSBodies.period(0)], NWSBodies.observation(icon: "ovc"))?.current
    #expect(dry?.condition == .cloudy && dry?.precipitationRate == nil)
    for old in [NWSBodies.observation(120), NWSBodies.observation(temperature: "null")] {
      let current = try #require(try report([NWSBodies.period(0)], old)?.current)
      #expect(current.temperature == 4 && current.condition == .partlyCloudy)
    }
  }
}

extension LoopbackTests {
  @Suite struct NWSProviderTests {
    private let request = WeatherRequest(place: seoul, provider: .nws, language: "en")
    private static let cell = "/gridpoints/BOU/63,61"

    private func services(_ server: LocalServer) throws -> LiveServices {
      LiveServices(
        try makeConfiguration(["WEATHER_TUI_NWS_URL": server.address]), client: makeClient())
    }

    private static let replies: [String: LocalServer.Reply] = [
      "/points/37.566,126.9784": .json(NWSBodies.point),
      cell + "/stations": .json(NWSBodies.stations),
      cell + "/forecast/hourly": .json(NWSBodies.hourly((0..<30).map { NWSBodies.period($0) })),
      "/stations/KBKF/observations/latest": .json(NWSBodies.observation()),
    ]

    @Test func gridCellIsLookedUpOnceAndResponseLinksAreIgnored() async throws {
      let server = try LocalServer(Self.replies)
      let services = try services(server)
      let report = try await services.report(request)
      #expect(report.provider == .nws && report.hourly.count == 30)
      #expect(report.current.temperature == 5.6)
      #expect(report.timeZone.identifier == "America/Denver")
      _ = try await services.report(request)
      #expect(server.count("/points/37.566,126.9784") == 1)
      #expect(server.count(Self.cell + "/forecast/hourly") == 2)
      let requested = try #require(server.requests.first)
      #expect(requested.headers["user-agent"] == "weather-tui/1.2.3")
      #expect(requested.headers["accept"] == "application/geo+json")
    }

    @Test func failedStationRequestDoesNotFailTheForecast() async throws {
      var replies = Self.replies
      replies[Self.cell + "/stations"] = .json("{}", status: 500)
      let server = try LocalServer(replies)
      #expect(try await services(server).report(request).current.temperature == 4)
    }

    @Test(
      arguments: [
        ("BOU", true), ("ABCDEFGHIJK1", true), ("ABCDEFGHIJKL1", false), ("", false),
        ("../x", false), ("B U", false), ("BÖU", false),
      ])
    func officeIsNamedByLettersAndDigits(office: String, isAccepted: Bool) async throws {
      let hourly = NWSBodies.hourly([NWSBodies.period(0)])
      let server = try LocalServer { request in
        request.path.hasPrefix("/points")
          ? .json(NWSBodies.point.replacing("BOU", with: office)) : .json(hourly)
      }
      let services = try services(server)
      if isAccepted {
        #expect(try await services.report(request).hourly.count == 1)
      } else {
        let error = WeatherError.responseUnreadable(detail: "no gridId")
        await #expect(throws: WeatherFailure(provider: .nws, error: error)) {
          try await services.report(request)
        }
        #expect(server.requests.count == 1)
      }
    }

    @Test func aRefusalIsNotBlamedOnAKey() async throws {
      let server = try LocalServer { _ in .json("{}", status: 403) }
      let error = WeatherError.badRequest(status: 403, detail: nil)
      await #expect(throws: WeatherFailure(provider: .nws, error: error)) {
        try await services(server).report(request)
      }
      withExtendedLifetime(server) {}
    }

    @Test func placesOutsideCoverageAreNotFound() async throws {
      let server = try LocalServer([:])
      await #expect(throws: WeatherFailure(provider: .nws, error: .placeNotFound)) {
        try await services(server).report(request)
      }
      #expect(server.requests.count == 1)
    }

    @Test func serverErrorIsRetriedOnce() async throws {
      let server = try LocalServer { _ in .json("{}", status: 500) }
      await #expect(throws: WeatherFailure(provider: .nws, error: .serverError(status: 500))) {
        try await services(server).report(request)
      }
      #expect(server.requests.count == 2)
    }
  }
}
