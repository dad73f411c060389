import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

@testable import WeatherServices

/// The measurement of the nearest station, from the response to the line on the page.
extension LoopbackTests {
  @Suite struct ObservationTests {
    private func services(_ server: LocalServer, _ clock: SetClock) throws -> LiveServices {
      let configuration = try makeConfiguration(
        [
          "WEATHER_TUI_AVIATION_WEATHER_URL": server.address,
          "WEATHER_TUI_BRIGHT_SKY_URL": server.address,
        ]) { clock.now }
      return LiveServices(configuration)
    }

    private func report(_ place: Place = METARCase.seoul) -> Fetched<WeatherReport> {
      var current = CurrentWeather(time: METARCase.now, condition: .cloudy)
      current.temperature = 9
      return Fetched(
        WeatherReport(
          place: place, asOf: METARCase.now,
          timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
          current: current, hourly: [], daily: []), from: .openMeteo)
    }

    private func request(_ place: Place = METARCase.seoul) -> WeatherRequest {
      WeatherRequest(place: place, provider: .openMeteo, language: "en")
    }

    private func line(_ report: Fetched<WeatherReport>) -> String? {
      WeatherFormat(units: .metric, words: Language.english.words)
        .observation(of: report.value, at: METARCase.now)
    }

    @Test(arguments: METARCase.all)
    func metarResponseGivesExpectedObservationLine(_ example: METARCase) async throws {
      let server = try LocalServer { _ in
        .answer(status: 200, body: Data(example.body.utf8), headers: [:])
      }
      var report = report()
      // The forecast agrees.
      report.current.temperature = nil
      let clock = METARCase.clock()
      let measured = try await services(server, clock).withNearby(report, for: request())
      let text = line(measured)?.split(separator: ", wet there").first.map(String.init)
      #expect(text == example.line)
      #expect(measured.observed?.requestedAt == METARCase.now)
    }

    @Test(arguments: [204, 502, 404, 500])
    func statusWithoutReportsGivesNoObservation(status: Int) async throws {
      let server = try LocalServer { _ in
        .answer(status: status, body: Data("<html>".utf8), headers: [:])
      }
      let clock = METARCase.clock()
      let services = try services(server, clock)
      let measured = await services.withNearby(report(), for: request())
      #expect(line(measured) == nil && measured.observed != nil)
      _ = await services.withNearby(report(), for: request())
      #expect(server.requests.count == 1)
    }

    @Test func observationIsRequestedEveryHalfHourWithin25Km() async throws {
      let body = METARCase.all[0].body
      let server = try LocalServer { _ in
        .answer(status: 200, body: Data(body.utf8), headers: [:])
      }
      let clock = METARCase.clock()
      let services = try services(server, clock)
      let first = await services.withNearby(report(), for: request())
      let sent = try #require(server.requests.first)
      #expect(sent.path == "/api/data/metar")
      #expect(sent.query["bbox"] == "37.28,126.32,37.72,126.88")
      #expect(sent.query["format"] == "json" && sent.query["hours"] == "2")
      clock.advance(1_790)
      // Another run reads what the first one stored with the report.
      #expect(await services.withNearby(first, for: request()) == first)
      #expect(server.requests.count == 1)
      clock.advance(20)
      _ = await services.withNearby(first, for: request())
      #expect(server.requests.count == 2)
    }

    @Test func summariesSampleAndKMARequestNoObservation() async throws {
      let server = try LocalServer { _ in .answer(status: 204, body: Data(), headers: [:]) }
      let services = try services(server, METARCase.clock())
      for provider in [Provider.sample, .kma] {
        let request = WeatherRequest(place: METARCase.seoul, provider: provider, language: "en")
        _ = await services.withNearby(report(), for: request)
      }
      var row = request()
      row.detailLevel = .summary
      _ = await services.withNearby(report(), for: row)
      var bar = request()
      bar.includesNearby = false
      _ = await services.withNearby(report(), for: bar)
      #expect(server.requests.isEmpty)
    }

    @Test func germanPlaceUsesDWDStationObservation() async throws {
      let berlin = Place(
        id: "2950159", name: "Berlin", countryCode: "DE",
        coordinate: Coordinate(latitude: 52.524, longitude: 13.411))
      let server = try LocalServer { request in
        guard request.path == "/current_weather" else {
          return .answer(status: 404, body: Data("{}".utf8), headers: [:])
        }
        return .json(
          """
          {"weather":{"source_id":7,"timestamp":"2027-01-15T08:30:00+00:00","condition":"rain",
            "temperature":4.6,"dew_point":3.9,"relative_humidity":95,"pressure_msl":1004.2,
            "precipitation_10":0.3,"visibility":8000,"wind_speed_10":18,"wind_direction_10":250,
            "wind_gust_speed_10":36,"cloud_cover":100},
           "sources":[{"id":3,"station_name":"Elsewhere","lat":52.0,"lon":13.0},
            {"id":7,"dwd_station_id":"00433","station_name":"Berlin-Tempelhof","lat":52.4675,
             "lon":13.4021,"distance":6300}]}
          """)
      }
      let services = try services(server, METARCase.clock())
      let measured = await services.withNearby(report(berlin), for: request(berlin))
      let observation = try #require(measured.value.observation(at: METARCase.now))
      #expect(observation.source == .dwd && observation.stationID == "00433")
      #expect(observation.windSpeed == 5 && observation.windGust == 10)
      #expect(observation.isWet == true && observation.raw == nil)
      #expect(server.requests.contains { $0.query["max_dist"] == "25000" })
      #expect(
        line(measured)
          == "Measured 17:30 at Berlin-Tempelhof, 6 km: 5°, rain, gusts 10 m/s, 4° colder than "
          + "forecast, wet there, dry in the forecast")
    }

    @Test(arguments: [204, 404])
    func answerWithoutStationsReplacesAnEarlierObservation(status: Int) async throws {
      let server = try LocalServer { request in
        request.number == 1
          ? .answer(status: 200, body: Data(METARCase.all[0].body.utf8), headers: [:])
          : .answer(status: status, body: Data("<html>".utf8), headers: [:])
      }
      let clock = METARCase.clock()
      let services = try services(server, clock)
      let first = await services.withNearby(report(), for: request())
      #expect(first.observed?.observation != nil)
      clock.advance(1_900)
      let second = await services.withNearby(first, for: request())
      #expect(second.observed == ObservationResponse(requestedAt: clock.now, observation: nil))
    }

    @Test func earlierObservationIsPreservedWhileCurrent() async throws {
      let clock = METARCase.clock()
      let server = try LocalServer { request in
        request.number == 1
          ? .answer(status: 200, body: Data(METARCase.all[0].body.utf8), headers: [:])
          : .answer(status: 502, body: Data("<html>".utf8), headers: [:])
      }
      let services = try services(server, clock)
      let first = await services.withNearby(report(), for: request())
      clock.advance(1_900)
      let second = await services.withNearby(first, for: request())
      #expect(second.observed?.observation == first.observed?.observation)
      #expect(second.observed?.requestedAt == clock.now)
      #expect(second.value.observation(at: METARCase.now + 5_000) == nil)
    }
  }
}

/// The values of a report.
@Suite struct AviationWeatherTests {
  private func observation(_ raw: String, _ fields: String) throws -> StationObservation {
    let body = "[\(METARCase.row(raw, fields))]"
    return try #require(
      try AviationWeather.observation(
        Array(body.utf8), near: METARCase.seoul.coordinate, now: METARCase.now))
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 0.01 * max(1, abs(expected)) } ?? false
  }

  @Test func americanUnitsAreConverted() throws {
    let found = try observation(
      "METAR KBOS 150830Z 32015G25KT 1/2SM -SN BR VV005 M04/M06 A2978 RMK AO2 T10441061",
      #""temp":null,"wdir":320,"wspd":15,"wgst":25,"visib":0.5,"altim":29.78,"clouds":[]"#)
    #expect(found.temperature == -4.4 && found.dewPoint == -6.1)
    #expect(isNear(found.windSpeed, 7.717) && isNear(found.windGust, 12.861))
    #expect(found.windDirection == 320)
    #expect(isNear(found.visibility, 804.7))
    #expect(found.pressure.map { abs($0 - 1008.47) < 0.05 } == true)
    #expect(found.condition == .snow && found.isWet == true)
    // Mist beside snow is not named.
    #expect(found.obscuration == nil)
    let miles = try observation("X", #""temp":1,"visib":3,"altim":1009"#)
    #expect(isNear(miles.visibility, 4828) && miles.pressure == 1009)
  }

  @Test(
    arguments: [
      (Coordinate(latitude: 60, longitude: 10.002), "59.78,9.55,60.22,10.45"),
      (Coordinate(latitude: 89.95, longitude: 179.9), "89.73,157.42,90,180"),
      (Coordinate(latitude: -89.95, longitude: -179.9), "-90,-180,-89.73,-157.42"),
    ])
  func requestedBoxEndsAtPolesAndAntimeridian(place: Coordinate, box: String) throws {
    let base = try #require(ServerURL(string: "https://a.example"))
    let items = AviationWeather.request(base, around: place).query
    #expect(items.first { $0.name == "bbox" }?.value == box)
  }

  @Test(
    arguments: [
      ("null", "METAR X 23010KT", 230), ("\"VRB\"", "METAR X 23010KT", nil),
      ("null", "METAR X VRB10KT", nil), ("0", "METAR X 23010KT", 0), ("360", "X", 360),
      ("361", "X", nil),
    ] as [(String, String, Double?)])
  func windDirectionIsOfTheTextIfTheRowHasNone(
    field: String, raw: String, direction: Double?
  ) throws {
    let found = try observation(raw, #""temp":8,"wspd":10,"wdir":\#(field)"#)
    #expect(found.windDirection == direction)
  }

  @Test func textsOfAReportAreShortened() throws {
    let raw = String(repeating: "x", count: 401)
    let row = METARCase.row(raw, id: "RKSIRKSIR", #""temp":8"#)
    let found = try AviationWeather.observation(
      Array("[\(row)]".utf8), near: METARCase.seoul.coordinate, now: METARCase.now)
    #expect(found?.stationID == "RKSIRKSI" && found?.raw?.count == 400)
  }

  @Test func calmWindHasNoDirection() throws {
    let calm = try observation("METAR RKSI 150830Z 00000KT 9999", #""temp":8,"wspd":0,"wdir":0"#)
    #expect(calm.windSpeed == 0 && calm.windDirection == nil)
    let variable = try observation("METAR RKSI 150830Z VRB02KT", #""temp":8,"wspd":2,"wdir":"VRB""#)
    #expect(variable.windSpeed != nil && variable.windDirection == nil)
  }

  /// A station without a sensor of weather does not report that it is dry.
  @Test(
    arguments: [
      ("METAR X AUTO 23010KT 9999 // BKN015", "null", nil), ("METAR X 23010KT 9999", "null", false),
      ("METAR X AUTO 23010KT 9999 //", "\"RA\"", true), ("METAR X 23010KT", "\"BLSN\"", false),
      ("METAR X 23010KT", "\"VCSH\"", false), ("METAR X 23010KT", "\"SN\"", true),
    ] as [(String, String, Bool?)])
  func wetnessIsUnknownWithoutWeatherSensor(raw: String, weather: String, isWet: Bool?) throws {
    #expect(try observation(raw, #""temp":8,"wxString":\#(weather)"#).isWet == isWet)
  }
}

/// The values of a record of Deutscher Wetterdienst.
@Suite struct BrightSkyObservationTests {
  private func observation(
    _ fields: String, at time: String = "2027-01-15T08:30:00+00:00",
    latitude: Double = 52.4675
  ) throws -> StationObservation? {
    let body = """
      {"weather":{"source_id":7,"timestamp":"\(time)",\(fields)},
       "sources":[{"id":7,"dwd_station_id":"00433","station_name":"Berlin-Tempelhof",
        "lat":\(latitude),"lon":13.4021}]}
      """
    return try BrightSkyObservation.observation(
      Array(body.utf8), near: Coordinate(latitude: 52.524, longitude: 13.411), now: METARCase.now)
  }

  @Test(
    arguments: [
      (#""precipitation_10":0,"condition":"dry""#, false),
      (#""precipitation_10":0,"condition":"rain""#, false),
      (#""precipitation_10":0.1,"condition":"dry""#, true),
      (#""condition":"dry""#, false), (#""condition":"rain""#, true),
      (#""condition":"fog""#, false), (#""cloud_cover":40"#, nil),
    ] as [(String, Bool?)])
  func measuredPrecipitationDecidesWhetherItIsWet(fields: String, isWet: Bool?) throws {
    let found = try #require(try observation(#""temperature":4,\#(fields)"#))
    #expect(found.isWet == isWet)
  }

  @Test func oldDistantOrEmptyRecordIsNotUsed() throws {
    let fields = #""temperature":4"#
    #expect(try observation(fields) != nil)
    #expect(try observation(fields, at: "2027-01-15T07:00:00+00:00") == nil)
    #expect(try observation(fields, latitude: 52.8) == nil)
    #expect(try observation(#""relative_humidity":80"#) == nil)
  }
}

/// The difference of an observation and the forecast.
@Suite struct ObservationDifferenceTests {
  private func difference(
    measured: Double, forecast: Double, minutesAgo: Double = 20, isWet: Bool? = nil
  ) -> ObservationDifference? {
    var current = CurrentWeather(time: METARCase.now, condition: .cloudy)
    current.temperature = forecast
    var report = WeatherReport(
      place: METARCase.seoul, asOf: METARCase.now,
      timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
      current: current, hourly: [], daily: [])
    var observation = StationObservation(
      source: .metar, station: "X", stationID: "X", kilometres: 5,
      time: METARCase.now - minutesAgo * 60)
    observation.temperature = measured
    observation.isWet = isWet
    report.observation = observation
    return report.observationDifference(at: METARCase.now)
  }

  @Test(
    arguments: [
      (8.0, 5.0, 3.0), (5, 8, -3), (8, 5.1, nil), (5, 7.9, nil), (5, 5, nil),
    ] as [(Double, Double, Double?)])
  func temperatureDifferenceStartsAtThreeDegrees(
    measured: Double, forecast: Double, expected: Double?
  ) {
    #expect(difference(measured: measured, forecast: forecast)?.temperature == expected)
  }

  /// Rain of more than an hour ago says nothing about now.
  @Test(
    arguments: [(true, 20, true), (true, 60, true), (true, 61, nil), (false, 20, nil)]
      as [(Bool, Double, Bool?)])
  func precipitationDifferenceExpiresAfterAnHour(isWet: Bool, minutesAgo: Double, expected: Bool?) {
    let found = difference(measured: 5, forecast: 5, minutesAgo: minutesAgo, isWet: isWet)
    #expect(found?.isWetThere == expected)
  }
}

/// Groups of METARs that the JSON may omit.
@Suite struct METARTextTests {
  @Test func metarGroupsAreParsedAndTrendsIgnored() {
    let text = METARText(
      "METAR KSEA 150853Z 19015G24KT 1 3/4SM -RA BR BKN008 OVC015 09/08 A2978 RMK AO2 SLP085 "
        + "T00890078")
    #expect(text.windDirection == 190 && text.windSpeed == 15 && text.windGust == 24)
    #expect(text.weather == ["-RA", "BR"])
    #expect(text.temperature == 8.9 && text.dewPoint == 7.8)
    #expect(abs((text.visibility ?? 0) - 2816) < 1 && abs((text.pressure ?? 0) - 1008.5) < 0.1)
    let trend = METARText("METAR UUEE 150830Z 05006MPS 1500 M12/M14 Q1024 TEMPO 0300 FG")
    #expect(trend.weather.isEmpty && trend.visibility == 1500 && trend.temperature == -12)
    #expect(abs((trend.windSpeed ?? 0) - 11.66) < 0.01)
  }

  @Test(arguments: [
    ("+RA", Condition.heavyRain), ("-SHRA", .showers), ("DZ", .drizzle), ("RASN", .sleet),
    ("+SN", .heavySnow), ("PL", .sleet), ("SHGR", .hail), ("TS", .thunderstorm), ("FZFG", .fog),
    ("FU", .smoke), ("SS", .dust), ("SQ", .squall), ("+FC", .tornado), ("FZDZ", .freezingRain),
  ])
  func metarWeatherGroupMapsToCondition(group: String, condition: Condition) {
    #expect(METARWeather(group)?.condition == condition)
  }

  @Test(
    arguments: [
      ("9999", 10_000), ("9998", 9_998), ("CAVOK", 10_000), ("0800", 800), ("10SM", 16_093),
      ("M1/4SM", 402), ("1/0SM", nil), ("1 1/2SM", 2_414),
    ] as [(String, Double?)])
  func visibilityIsInMetres(group: String, metres: Double?) {
    #expect(METARText("X 23010KT \(group) BKN015").visibility?.rounded() == metres)
  }

  @Test func fogIsNotCalledMistAsWell() {
    #expect(METARWeather("FG")?.obscuration == nil)
    #expect(METARWeather("MIFG")?.obscuration == .mist)
    #expect(METARWeather("BR")?.obscuration == .mist)
    #expect(METARWeather("HZ")?.obscuration == .haze)
  }

  @Test(arguments: ["VCSH", "RESHRA", "BKN015", "NOSIG", "", "R33/1000", "X"])
  func groupsOtherThanCurrentWeatherAreIgnored(group: String) {
    #expect(METARWeather(group) == nil)
  }
}
