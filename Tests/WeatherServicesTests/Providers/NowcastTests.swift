import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The next two hours by the minute, from the providers with such data.
@Suite struct NowcastTests {
  private static let munich = Coordinate(latitude: 48.137, longitude: 11.575)

  private func router() throws -> OpenMeteoRouter {
    OpenMeteoRouter(endpoints: try Endpoints())
  }

  @Test(arguments: [
    ("Munich", 48.137, 11.575, true), ("Paris", 48.85, 2.35, true), ("London", 51.5, -0.13, true),
    ("New York", 40.71, -74.01, true), ("Toronto", 43.65, -79.38, true),
    ("Seattle", 47.6, -122.3, true), ("Seoul", 37.57, 126.98, false),
    ("Anchorage", 61.2, -149.9, false), ("Mexico City", 19.43, -99.13, false),
    ("Edmonton", 53.5, -113.5, false), ("Oslo", 59.91, 10.75, false), ("Cairo", 30.0, 31.2, false),
    ("Sydney", -33.9, 151.2, false), ("the South Pole", -90, 0, false),
    ("the date line", 45, 180, false), ("Halifax", 44.65, -63.57, true),
    ("Bermuda", 32.3, -64.8, false), ("Nassau", 25.05, -77.35, true),
    ("Havana", 23.1, -82.4, false), ("Honolulu", 21.3, -157.8, false),
  ])
  func fifteenMinuteDataIsRequestedOnlyWhereAvailable(
    _ name: String, _ latitude: Double, _ longitude: Double, _ isRequested: Bool
  ) throws {
    let point = Coordinate(latitude: latitude, longitude: longitude)
    let query = try router().forecast([point], detailLevel: .full).query
    let quarters = query.first { $0.name == "minutely_15" }?.value
    #expect(quarters == (isRequested ? "precipitation" : nil))
    // Rows do not request them.
    #expect(
      !(try router().forecast([point], detailLevel: .summary).query).contains {
        $0.name == "minutely_15"
      })
  }

  @Test func pastDayCostsNothingAndFifteenMinuteDataOneVariable() throws {
    let seoul = try router().forecast(
      [Coordinate(latitude: 37.57, longitude: 126.98)], detailLevel: .full)
    #expect(seoul.query.first { $0.name == "past_days" }?.value == "1")
    let without = RequestCost.openMeteo(seoul.query.filter { $0.name != "past_days" })
    #expect(seoul.cost == without)
    let munich = try router().forecast([Self.munich], detailLevel: .full)
    let weights = [munich, seoul].compactMap(\.cost?.weight)
    #expect(abs(weights[0] - weights[1] - 0.1) < 0.001)
  }

  @Test func fifteenMinuteAmountIsRateOfPrecedingInterval() throws {
    let report = OpenMeteoMapper(place: seoul, fetchedAt: testNow).report(
      try decoded(
        OpenMeteoResponse.Forecast.self,
        """
        {"utc_offset_seconds":3600,"current":{"time":1800000000},
         "minutely_15_units":{"precipitation":"inch"},
         "minutely_15":{"time":[1800000000,1800000900,1800001800,1800002700],
          "precipitation":[0,0.02,null,99999]}}
        """))
    let nowcast = try #require(report.nowcast)
    #expect(nowcast.start == unix(1_799_999_100) && nowcast.stepMinutes == 15)
    #expect(nowcast.rates.count == 4 && nowcast.rates[0] == 0)
    #expect(abs((nowcast.rates[1] ?? 0) - 2.032) < 0.0001)
    #expect(nowcast.rates[2] == nil && nowcast.rates[3] == nil)
  }

  @Test(arguments: [
    #""time":[1800000000,1800003600],"precipitation":[1,1]"#,
    #""time":["x",1800000900],"precipitation":[1,1]"#,
    #""time":[1800000000],"precipitation":[null]"#,
    #""time":[]"#, "",
  ])
  func malformedFifteenMinuteDataYieldsNoNowcast(_ columns: String) throws {
    let report = OpenMeteoMapper(place: seoul, fetchedAt: testNow).report(
      try decoded(
        OpenMeteoResponse.Forecast.self,
        "{\"current\":{\"time\":1800000000},\"minutely_15\":{\(columns)}}"))
    #expect(report.nowcast == nil)
  }

  @Test func yesterdayIsIncludedBeforeTheSevenDays() throws {
    let midnight = 1_799_967_600  // In Seoul.
    let days = (-1..<8).map { String(midnight + $0 * 86_400) }.joined(separator: ",")
    let report = OpenMeteoMapper(place: seoul, fetchedAt: testNow).report(
      try decoded(
        OpenMeteoResponse.Forecast.self,
        """
        {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":1800000000},
         "daily":{"time":[\(days)],"temperature_2m_max":[1,2,3,4,5,6,7,8,9]}}
        """))
    #expect(report.daily.map(\.temperatureMax) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(report.today(at: testNow)?.temperatureMax == 2)
    #expect(report.dayOverDayChange(at: testNow).high == 1)
  }

  @Test func openWeatherMinutesMapToRates() throws {
    func report(_ minutes: String) throws -> WeatherReport {
      OpenWeatherMapper(place: seoul, fetchedAt: testNow).report(
        try decoded(
          OpenWeatherResponse.OneCall.self,
          #"{"current":{"dt":1800000000},"minutely":[\#(minutes)]}"#))
    }
    let nowcast = try #require(
      try report(
        #"{"dt":1800000060,"precipitation":0},{"dt":1800000120,"precipitation":0.35},"#
          + #"{"dt":1800000180,"precipitation":-7}"#
      ).nowcast)
    #expect(nowcast.start == unix(1_800_000_060) && nowcast.stepMinutes == 1)
    #expect(nowcast.rates == [0, 0.35, nil])
    #expect(
      try report(#"{"dt":1800000060,"precipitation":0},{"dt":1800000300,"precipitation":1}"#)
        .nowcast == nil)
    #expect(try report("").nowcast == nil)
  }
}

extension LoopbackTests {
  @Suite struct MetNorwayNowcastTests {
    private static let forecastPath = "/weatherapi/locationforecast/2.0/compact"
    private static let nowcastPath = "/weatherapi/nowcast/2.0/complete"
    private static let bergen = Place(
      id: "geonames:3161732", name: "Bergen",
      coordinate: Coordinate(latitude: 60.393, longitude: 5.3242),
      timeZoneIdentifier: "Europe/Oslo")

    private static func nowcast(coverage: String = "ok", _ rates: [Double]) -> String {
      let steps = rates.enumerated().map { index, rate in
        let time = (testNow + TimeInterval(index * 300)).rfc3339
        return
          #"{"time":"\#(time)","data":{"instant":{"details":{"precipitation_rate":\#(rate)}}}}"#
      }
      return """
        {"type":"Feature","properties":{"meta":{"radar_coverage":"\(coverage)"},
         "timeseries":[\(steps.joined(separator: ","))]}}
        """
    }

    private func report(
      _ nowcast: LocalServer.Reply, of place: Place = bergen
    ) async throws -> (Fetched<WeatherReport>, LocalServer) {
      let server = try LocalServer([
        Self.forecastPath: .json(MetNorwayBodies.seoul, headers: MetNorwayBodies.headers),
        Self.nowcastPath: nowcast,
      ])
      let services = LiveServices(
        try makeConfiguration(["WEATHER_TUI_MET_NORWAY_URL": server.address]),
        client: makeClient())
      return (
        try await services.report(
          WeatherRequest(place: place, provider: .metNorway, language: "en")), server
      )
    }

    @Test func radarNowcastIsUsedWithinCoverage() async throws {
      let rates = [0, 0, 0.4, 1.2, 0, 0, 0, 0]
      let (report, server) = try await report(.json(Self.nowcast(rates)))
      #expect(report.nowcast == Nowcast(start: testNow, stepMinutes: 5, rates: rates))
      let requested = try #require(server.requests.first { $0.path == Self.nowcastPath })
      #expect(requested.query == ["lat": "60.393", "lon": "5.3242"])
    }

    @Test(arguments: ["no coverage", "temporarily unavailable", ""])
    func missingRadarCoverageYieldsNoNowcast(_ coverage: String) async throws {
      let (report, _) = try await report(
        .json(Self.nowcast(coverage: coverage, [1, 1, 1, 1, 1, 1])))
      #expect(report.nowcast == nil && !report.hourly.isEmpty)
    }

    @Test func failedNowcastDoesNotFailTheForecast() async throws {
      for reply in [
        LocalServer.Reply.json("{}", status: 422), .json("nonsense"), .hangUp,
        .json("{}", status: 500),
      ] {
        let (report, _) = try await report(reply)
        #expect(report.nowcast == nil && !report.hourly.isEmpty)
      }
    }

    @Test func nowcastIsNotRequestedOutsideCoverage() async throws {
      let (_, server) = try await report(.json(Self.nowcast([1])), of: seoul)
      #expect(server.count(Self.nowcastPath) == 0)
    }

    @Test func placeOutsideTheForecastAreaIsNotRequestedForSixHours() async throws {
      let server = try LocalServer([
        Self.forecastPath: .json(MetNorwayBodies.seoul), Self.nowcastPath: .json("", status: 422),
      ])
      let clock = SetClock()
      let services = LiveServices(
        try makeConfiguration(["WEATHER_TUI_MET_NORWAY_URL": server.address]) { clock.now },
        client: makeClient())
      let request = WeatherRequest(place: Self.bergen, provider: .metNorway, language: "en")
      for (seconds, count) in [(0.0, 1), (21_599, 1), (1, 2)] {
        clock.advance(seconds)
        #expect(try await services.report(request).nowcast == nil)
        #expect(server.count(Self.nowcastPath) == count)
      }
    }

    @Test func nowcastOfADeprecatedVersionIsUsed() async throws {
      let (report, _) = try await report(.json(Self.nowcast([0, 1]), status: 203))
      #expect(report.nowcast?.rates == [0, 1])
    }

    @Test func nowcastWithUnevenStepsIsNotUsed() async throws {
      let uneven = Self.nowcast([0, 1, 2]).replacing("08:10:00Z", with: "08:11:00Z")
      let (report, _) = try await report(.json(uneven))
      #expect(report.nowcast == nil && !report.hourly.isEmpty)
    }

    @Test func nowcastIsCachedUntilItExpires() async throws {
      let headers = [
        "Date": "Fri, 15 Jan 2027 08:00:00 GMT", "Expires": "Fri, 15 Jan 2027 08:05:00 GMT",
      ]
      let server = try LocalServer([
        Self.forecastPath: .json(MetNorwayBodies.seoul, headers: MetNorwayBodies.headers),
        Self.nowcastPath: .json(Self.nowcast([0, 0, 0, 0, 0, 0, 2]), headers: headers),
      ])
      let clock = SetClock()
      let services = LiveServices(
        try makeConfiguration(["WEATHER_TUI_MET_NORWAY_URL": server.address]) { clock.now },
        client: makeClient())
      let request = WeatherRequest(place: Self.bergen, provider: .metNorway, language: "en")
      for (seconds, count) in [(0, 1), (290, 1), (20, 2)] {
        clock.advance(TimeInterval(seconds))
        #expect(try await services.report(request).nowcast?.rates.last == 2)
        #expect(server.count(Self.nowcastPath) == count)
      }
      #expect(server.count(Self.forecastPath) == 1)
    }
  }
}
