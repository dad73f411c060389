import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct OpenMeteoMapperTests {
  private func report(_ text: String, place: Place = seoul) throws -> WeatherReport {
    OpenMeteoMapper(place: place, fetchedAt: testNow)
      .report(try decoded(OpenMeteoResponse.Forecast.self, text))
  }

  @Test func currentWeatherPreservesValuesAndUnits() throws {
    let report = try report(OpenMeteoBodies.unix)
    var expected = CurrentWeather(time: unix(1_772_334_900), condition: .rain)
    expected.isDay = true
    expected.temperature = 4.3
    expected.feelsLike = -0.4
    expected.humidity = 41
    expected.dewPoint = -7.6
    expected.pressure = 1021.5
    expected.cloudCover = 80
    expected.visibility = 24_140
    expected.windSpeed = 6.2
    expected.windGust = 9.8
    expected.windDirection = 310
    expected.uvIndex = 3.2
    // 0.2 mm in a quarter of an hour.
    expected.precipitationRate = 0.8
    #expect(report.current == expected)
    #expect(report.timeZone == PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400))
    #expect(report.place.elevation == 34)
  }

  @Test func hoursBeginAtLocalMidnightAndPreserveGaps() throws {
    let report = try report(OpenMeteoBodies.unix)
    #expect(
      report.hourly.map { report.localTime($0.time).hourAndMinute24 } == [
        "00:00", "01:00", "02:00", "03:00",
      ])
    #expect(report.hourly.map(\.temperature) == [1.5, nil, 2.5, 3.5])
    #expect(report.hourly.map(\.windSpeed) == [3.3, 4.4, nil, nil])
    #expect(report.hourly.map(\.isDay) == [false, false, true, nil])
    #expect(report.hourly[0].humidity == nil)
  }

  @Test func repeatedHoursAndDaysAreUsedOnce() throws {
    let midnight = 1_772_290_800
    let hours = [2, 0, 1, 0, 2, 1, 3].map { String(midnight + $0 * 3600) }
    let days = [0, 0, 1].map { String(midnight + $0 * 86_400) }
    let report = try report(
      """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":\(midnight)},
       "hourly":{"time":[\(hours.joined(separator: ","))],"weather_code":[3,3,3,3,3,3,3],
        "precipitation":[2,0,1,9,9,9,3]},
       "daily":{"time":[\(days.joined(separator: ","))],"temperature_2m_max":[5,6,7]}}
      """)
    #expect(report.hourly.map(\.precipitation) == [1, 2, 3])
    #expect(report.hourly.map(\.condition) == [.cloudy, .cloudy, .cloudy])
    #expect(report.daily.map(\.temperatureMax) == [5, 7])
  }

  /// The zone of the place is better than an offset that no clock on earth has.
  @Test(arguments: ["-999", "99999999", "1e14", "null"])
  func implausibleOffsetIsReplacedByThePlacesZone(offset: String) throws {
    let midnight = 1_772_290_800
    let report = try report(
      """
      {"utc_offset_seconds":\(offset),"timezone":"Mars/Phobos","current":{"time":\(midnight)},
       "daily":{"time":[\(midnight)],"temperature_2m_max":[5]}}
      """)
    #expect(report.timeZone.fixedOffset == 32_400)
    #expect(report.daily.map(\.date) == [LocalDate(year: 2026, month: 3, day: 1)])
  }

  @Test func precipitationOfPrecedingHourIsShiftedToItsStart() throws {
    let hours = try report(OpenMeteoBodies.unix).hourly
    #expect(hours.map(\.precipitation) == [0.4, 0, nil, nil])
    #expect(hours.map(\.precipitationProbability) == [0.35, nil, nil, nil])
    #expect(hours.map(\.condition) == [.showers, .unknown, .cloudy, .unknown])
  }

  @Test func fogAndCloudsAreAssignedToTheirOwnHour() throws {
    // Clear, fog, fog, rain in the hour before, overcast after it, clear.
    let midnight = 1_772_290_800
    let times = (0..<6).map { String(midnight + $0 * 3600) }.joined(separator: ",")
    let hours = try report(
      """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":\(midnight)},
       "hourly":{"time":[\(times)],"weather_code":[0,45,45,61,3,0],
        "cloud_cover":[0,100,100,40,100,0]}}
      """
    ).hourly
    #expect(hours.map(\.condition) == [.clear, .fog, .rain, .partlyCloudy, .cloudy])
  }

  /// The second hour has no code, and the fourth one only that of the rain before it.
  @Test func hourWithoutItsOwnSkyIsUnknown() throws {
    let midnight = 1_772_290_800
    let times = (0..<6).map { String(midnight + $0 * 3600) }.joined(separator: ",")
    let hours = try report(
      """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":\(midnight)},
       "hourly":{"time":[\(times)],"weather_code":[0,null,45,61,3,0]}}
      """
    ).hourly
    #expect(hours.map(\.condition) == [.unknown, .unknown, .rain, .unknown, .cloudy])
  }

  /// Row by row: 2 cm fell before midnight, 1 cm in the first hour, half a centimetre in the last
  /// one.
  @Test(arguments: [
    ("cm", "m", 1.0, 0.01), ("inch", "ft", 1 / 2.54, 0.01 / 0.3048),
  ])
  func snowfallAndDepthAreConvertedToCentimeters(
    fresh: String, lying: String, one: Double, centimetre: Double
  )
    throws
  {
    let midnight = 1_772_290_800
    let times = (0..<26).map { String(midnight + $0 * 3600) }.joined(separator: ",")
    let fallen = [0: 2, 1: 1, 24: 0.5]
    let snowfall = (0..<26).map { fallen[$0, default: 0] * one }
    let report = try report(
      """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":\(midnight)},
       "hourly_units":{"snowfall":"\(fresh)","snow_depth":"\(lying)"},
       "hourly":{"time":[\(times)],
        "snowfall":[\(snowfall.map { "\($0)" }.joined(separator: ","))],
        "snow_depth":[\((0..<26).map { "\(Double($0 + 1) * centimetre)" }.joined(separator: ","))]},
       "daily":{"time":[\(midnight)]}}
      """)
    let hours = report.hourly
    #expect(hours[0].snowfall == 1 && hours[1].snowfall == 0 && hours[23].snowfall == 0.5)
    #expect(hours.prefix(3).map(\.snowDepth) == [1, 2, 3])
    #expect(report.daily.first?.snowfall == 1.5)
    #expect(report.current.snowDepth == nil)
    let now = Date(timeIntervalSince1970: TimeInterval(midnight + 2 * 3600 + 60))
    #expect(report.weatherNow(at: now).weather.snowDepth == 3)
  }

  /// Row by row: half an hour of sunshine before midnight, a quarter in the first hour and three in
  /// the last one; then more than an hour has.
  @Test func sunshineIsInHours() throws {
    let midnight = 1_772_290_800
    let times = (0..<27).map { String(midnight + $0 * 3600) }.joined(separator: ",")
    let seconds = (0..<27).map { [0: "1800", 1: "900", 24: "2700", 26: "22000"][$0] ?? "0" }
    let report = try report(
      """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":\(midnight)},
       "hourly_units":{"sunshine_duration":"s"},
       "hourly":{"time":[\(times)],"sunshine_duration":[\(seconds.joined(separator: ","))]},
       "daily":{"time":[\(midnight)]}}
      """)
    let hours = report.hourly
    #expect(hours[0].sunshine == 0.25 && hours[1].sunshine == 0 && hours[23].sunshine == 0.75)
    #expect(hours[25].sunshine == nil)
    #expect(report.daily.first?.sunshine == 1)
  }

  @Test func unknownHourlySnowfallMakesDailySumUnknown() throws {
    let midnight = 1_772_290_800
    let times = (0..<25).map { String(midnight + $0 * 3600) }.joined(separator: ",")
    let snowfall = (0..<25).map { $0 == 9 ? "null" : "1" }.joined(separator: ",")
    let report = try report(
      """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":\(midnight)},
       "hourly":{"time":[\(times)],"snowfall":[\(snowfall)],"snow_depth":[-0.2,40]},
       "daily":{"time":[\(midnight)]}}
      """)
    #expect(report.daily.first?.snowfall == nil)
    #expect(report.hourly[8].snowfall == nil && report.hourly[9].snowfall == 1)
    // A snow depth cannot be negative or forty metres.
    #expect(report.hourly.prefix(2).allSatisfy { $0.snowDepth == nil })
  }

  @Test func dailySumsCoverLocalMidnightToMidnight() throws {
    // 26 rows: 5 mm in the hour before the day's first midnight, 3 mm in its own last one.
    let midnight = 1_772_290_800
    let times = (0..<26).map { String(midnight + $0 * 3600) }.joined(separator: ",")
    func column(_ first: String, _ last: String) -> String {
      (0..<26).map { $0 == 0 ? first : $0 == 24 ? last : "0" }.joined(separator: ",")
    }
    let report = try report(
      """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":\(midnight)},
       "hourly":{"time":[\(times)],"precipitation":[\(column("5", "3"))],
        "precipitation_probability":[\(column("80", "60"))],"weather_code":[\(column("65", "61"))],
        "cloud_cover":[\(column("100", "100"))]},
       "daily":{"time":[\(midnight),\(midnight + 86_400)],"precipitation_sum":[5,3],
        "precipitation_probability_max":[80,60],"weather_code":[65,61]}}
      """)
    #expect(report.daily.map(\.precipitation) == [3, 3])
    #expect(report.daily.map(\.precipitationProbability) == [0.6, 0.6])
    // The second day is incomplete, so its values are kept.
    #expect(report.daily.map(\.condition) == [.rain, .rain])
  }

  /// They are not requested by the day, so an unknown hour leaves them unknown.
  @Test func dailyMaximumWindAndUVIndexDeriveFromHours() throws {
    let midnight = 1_772_290_800
    let times = (0..<72).map { String(midnight + $0 * 3600) }.joined(separator: ",")
    func column(_ value: (Int) -> String) -> String { (0..<72).map(value).joined(separator: ",") }
    let report = try report(
      """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":\(midnight)},
       "hourly":{"time":[\(times)],
        "wind_speed_10m":[\(column { String($0 % 24 == 20 ? 9 + $0 / 24 : 3) })],
        "uv_index":[\(column { $0 == 30 ? "null" : String($0 % 24 == 12 ? 4 : 0) })]},
       "daily":{"time":[\(midnight),\(midnight + 86_400)],"weather_code":[3,3]}}
      """)
    #expect(report.daily.map(\.windSpeedMax) == [9, 10])
    #expect(report.daily.map(\.uvIndexMax) == [4, nil])
  }

  /// 37 values, and one more where there are quarters of an hour, count as a tenth each.
  @Test(arguments: [(37.57, 126.98, 3.7), (40.7, -74, 3.8)])
  func forecastRequestWeightCountsItsValues(latitude: Double, longitude: Double, weight: Double)
    throws
  {
    let point = Coordinate(latitude: latitude, longitude: longitude)
    let router = OpenMeteoRouter(endpoints: try Endpoints())
    for detailLevel in [DetailLevel.full, .forecast] {
      let cost = router.forecast([point], detailLevel: detailLevel).cost
      #expect(abs((cost?.weight ?? 0) - weight) < 0.001)
    }
    let board = router.forecast(Array(repeating: point, count: 20), detailLevel: .summary)
    #expect(board.cost?.weight == 20)
  }

  @Test func requestsNameTheirNumbersOfDays() throws {
    let router = OpenMeteoRouter(endpoints: try Endpoints())
    func value(_ request: HTTPRequest, _ name: String) -> String? {
      request.query.first { $0.name == name }?.value
    }
    let newYork = Coordinate(latitude: 40.7, longitude: -74)
    let page = router.forecast([newYork], detailLevel: .full)
    #expect(value(page, "forecast_days") == "8" && value(page, "past_days") == "1")
    #expect(value(page, "forecast_minutely_15") == "12")
    let row = router.forecast([newYork], detailLevel: .summary)
    #expect(value(row, "forecast_days") == "3" && value(row, "past_days") == nil)
    let air = router.airQuality([newYork], hourly: ["us_aqi", "pm2_5"])
    #expect(value(air, "forecast_days") == "6" && value(air, "hourly") == "us_aqi,pm2_5")
    #expect(value(router.supplement(newYork), "forecast_days") == "6")
  }

  @Test(
    arguments: [
      ("2026-03-08", 1_772_946_000), ("2026-03-08T01:30", 1_772_951_400),
      ("2026-03-08T01:30:59", 1_772_951_400), ("2026-03-08T24:00", 1_773_032_400),
      ("2026-03-08T25:00", nil), ("2026-03-08T01:60", nil), ("2026-03-08T01", nil),
      ("2026-03-32", nil), ("1999-12-31T01:00", nil),
    ] as [(String, Int?)])
  func localTimesAreParsedWithTheOffsetOfTheResponse(text: String, seconds: Int?) throws {
    let table = OpenMeteoTable(
      columns: ["time": [try decoded(LenientValue.self, "\"\(text)\"")]], units: [:],
      offset: -18_000)
    #expect(table.moment("time", 0) == seconds.map(unix))
    #expect(table.moment("time", 1) == nil && table.moment("sunrise", 0) == nil)
  }

  @Test func dateMayBeFollowedByATime() throws {
    let values = try decoded([LenientValue].self, #"["2026-03-08","2026-03-09T00:00","soon"]"#)
    let table = OpenMeteoTable(columns: ["time": values], units: [:], offset: 0)
    let dates = (0..<4).map { table.date("time", $0)?.description }
    #expect(dates == ["2026-03-08", "2026-03-09", nil, nil])
  }

  @Test func snowDepthWithoutAUnitIsInMetres() throws {
    let table = OpenMeteoTable(
      columns: ["snow_depth": try decoded([LenientValue].self, "[0.3]")], units: [:], offset: 0)
    #expect(table.number("snow_depth", 0, .snowDepth) == 30)
    #expect(table.number("snow_depth", 0, .snowfall) == 0.3)
  }

  @Test(arguments: [("900", 0.8), ("3600", 0.2), ("0", 0.2), ("null", 0.2)])
  func currentRateIsPerHour(interval: String, rate: Double) throws {
    let report = try report(
      #"{"current":{"time":1772334900,"interval":\#(interval),"precipitation":0.2}}"#)
    #expect(report.current.precipitationRate == rate)
  }

  @Test(
    arguments: [
      (#""us_aqi":50"#, 50.0, nil), (#""pm10":5"#, nil, 5), (#""european_aqi":30"#, 30, nil),
    ] as [(String, Double?, Double?)])
  func oneValueOfAirQualityIsEnough(values: String, index: Double?, pm10: Double?) throws {
    let answer = try decoded(OpenMeteoResponse.Air.self, "{\"current\":{\(values)}}")
    let air = OpenMeteoMapper(place: seoul, fetchedAt: testNow)
      .airQuality(answer, zone: "Asia/Seoul")
    #expect(air != nil && air?.index == index && air?.pm10 == pm10)
    #expect(air?.pollen == nil)
  }

  /// The codes whose group has another condition.
  @Test(
    arguments: [
      (2, .partlyCloudy), (3, .cloudy), (4, .smoke), (10, .fog), (16, .showers),
      (17, .thunderstorm), (18, .squall), (19, .tornado), (20, .drizzle), (21, .rain),
      (22, .snow), (23, .sleet),
      (24, .freezingRain), (25, .showers), (26, .snow), (27, .hail), (28, .fog),
      (29, .thunderstorm), (35, .dust), (36, .snow), (37, .heavySnow), (38, .snow),
      (39, .heavySnow), (55, .drizzle), (56, .freezingRain), (57, .freezingRain), (58, .drizzle),
      (63, .rain), (64, .heavyRain), (65, .heavyRain), (66, .freezingRain), (67, .freezingRain),
      (68, .sleet), (69, .sleet), (74, .snow), (75, .heavySnow), (76, .snow), (81, .showers),
      (82, .heavyRain), (83, .sleet), (84, .sleet), (85, .snow), (86, .heavySnow), (87, .hail),
      (90, .hail), (91, .thunderstorm),
    ] as [(Int, Condition)])
  func weatherCodeHasTheConditionOfTheCodeTable(code: Int, condition: Condition) {
    #expect(Condition(wmo: code) == condition)
  }

  @Test func daysHaveLocalDatesAndPolarDayHasNoSunrise() throws {
    let days = try report(OpenMeteoBodies.unix).daily
    #expect(days.map(\.date.description) == ["2026-03-01", "2026-03-02"])
    #expect(days[0].temperatureMin == -2.1)
    #expect(days[0].temperatureMax == 6.6)
    #expect(days[0].precipitation == 2.2)
    #expect(days[0].precipitationProbability == 0.6)
    #expect(days[0].sunrise == unix(1_772_315_880))
    #expect(days[0].sunset == unix(1_772_357_280))
    #expect(days[1].sunrise == nil)
    #expect(days[1].sunset == nil)
  }

  @Test func unrequestedUnitsAreConverted() throws {
    let report = try report(OpenMeteoBodies.iso)
    #expect(report.current.temperature == 10)
    #expect(report.current.windSpeed == 10)
    #expect(abs(try #require(report.hourly[0].windSpeed) - 5.1444) < 0.001)
  }

  @Test func localTimesUseResponseOffsetAcrossDSTChanges() throws {
    let report = try report(OpenMeteoBodies.iso)
    #expect(report.current.time == unix(1_772_951_400))
    let times = [1_772_949_600, 1_772_953_200, 1_772_956_800].map(unix)
    #expect(report.hourly.map(\.time) == Array(times.prefix(2)))
    // The clock, however, jumps.
    #expect(times.map { report.localTime($0).hourAndMinute24 } == ["01:00", "03:00", "04:00"])
    #expect(report.daily.map(\.date.description) == ["2026-03-08"])
    #expect(report.daily[0].sunrise == unix(1_772_968_800))
  }

  @Test func daysPreserveTheirDatesAfterDSTChange() throws {
    // 9 March begins at 04:00 UTC by the clock, at 05:00 by the response's offset.
    let report = try report(
      """
      {"utc_offset_seconds":-18000,"timezone":"America/New_York","current":{"time":1772951400},
       "daily":{"time":[1772946000,1773028800,1773118800],"weather_code":[0,0,0]}}
      """)
    #expect(report.daily.map(\.date.description) == ["2026-03-08", "2026-03-09", "2026-03-10"])
  }

  @Test func airQualityScaleDependsOnContinent() throws {
    let mapper = OpenMeteoMapper(place: seoul, fetchedAt: testNow)
    let answer = try decoded(OpenMeteoResponse.Air.self, OpenMeteoBodies.air)
    let american = mapper.airQuality(answer, zone: "Asia/Seoul")
    #expect(american?.scale == .us)
    #expect(american?.index == 88)
    #expect(american?.pm25 == 27.4)
    #expect(american?.co == 301)
    #expect(mapper.airQuality(answer, zone: "Atlantic/Canary")?.scale == .european)
    let european = mapper.airQuality(answer, zone: "Europe/Paris")
    #expect(european?.scale == .european)
    #expect(european?.index == 52)
    #expect(
      mapper.airQuality(
        try decoded(OpenMeteoResponse.Air.self, #"{"current":{"us_aqi":null}}"#), zone: nil) == nil)
  }

  @Test func everyCodeOfOpenMeteoHasACondition() {
    let documented = [
      0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85,
      86, 95, 96, 99,
    ]
    for code in documented { #expect(Condition(wmo: code) != .unknown, "\(code)") }
    for code in 0...99 { #expect(Condition(wmo: code) != .unknown, "\(code)") }
    #expect(Condition(wmo: 66) == .freezingRain)
    #expect(Condition(wmo: 82) == .heavyRain)
    #expect(Condition(wmo: 86) == .heavySnow)
    #expect(Condition(wmo: 96) == .thunderstorm)
    #expect(Condition(wmo: 99) == .thunderstorm)
    #expect(Condition(wmo: nil) == .unknown)
    #expect(Condition(wmo: 100) == .unknown)
    #expect(Condition(wmo: -1) == .unknown)
  }
}

extension LoopbackTests {
  @Suite struct OpenMeteoProviderTests {
    private let request = WeatherRequest(place: seoul, provider: .openMeteo, language: "ko")

    @Test func forecastIsFollowedByOneAirQualityRequest() async throws {
      let server = try LocalServer([
        "/v1/forecast": .json(OpenMeteoBodies.unix), "/v1/air-quality": .json(OpenMeteoBodies.air),
      ])
      let report = try await makeServices(server.address).report(request)
      #expect(report.provider == .openMeteo && report.current.temperature == 4.3)
      // 81 µg/m³ of PM10 on Korea's scale, whatever the provider's index is.
      #expect(report.airQuality?.index == 81 && report.airQuality?.scale == .korean)
      #expect(server.requests.map(\.path) == ["/v1/forecast", "/v1/air-quality"])
      let query = server.requests[0].query
      #expect(query["latitude"] == "37.566")
      #expect(query["longitude"] == "126.9784")
      #expect(query["timezone"] == "auto")
      #expect(query["wind_speed_unit"] == "ms")
    }

    @Test func requestsAreMadeOneAtATime() async throws {
      let server = try LocalServer { _ in .json(OpenMeteoBodies.unix) }
      let air = try LocalServer { _ in .json(OpenMeteoBodies.air) }
      let services = try makeServices(server.address, air: air.address)
      let request = request
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...6 {
          group.addTask { _ = try? await services.report(request) }
        }
      }
      #expect(server.count("/v1/forecast") == 6)
      #expect(server.maxConcurrent == 1 && air.maxConcurrent == 1)
    }

    @Test func airQualityFailureDoesNotFailTheForecast() async throws {
      let server = try LocalServer(["/v1/forecast": .json(OpenMeteoBodies.unix)])
      let report = try await makeServices(server.address).report(request)
      #expect(report.airQuality == nil)
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func errorReasonIsReported() async throws {
      for status in [400, 200] {
        let server = try LocalServer { _ in
          .json(#"{"error":true,"reason":"Latitude must be in range"}"#, status: status)
        }
        let services = try makeServices(server.address)
        await #expect(
          throws: WeatherFailure(
            provider: .openMeteo,
            error: .badRequest(status: 400, detail: "Latitude must be in range"))
        ) {
          try await services.report(request)
        }
      }
    }

    @Test func forbiddenStatusIsNotReportedAsRejectedKey() async throws {
      let server = try LocalServer { _ in .json("{}", status: 403) }
      let services = try makeServices(server.address)
      await #expect(
        throws: WeatherFailure(
          provider: .openMeteo, error: .badRequest(status: 403, detail: nil))
      ) { try await services.report(request) }
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func geocoderReturnsTimeZoneAndElevation() async throws {
      let server = try LocalServer([
        "/v1/search": .json(
          """
          {"results":[{"id":1835848,"name":"서울","latitude":37.566,"longitude":126.9784,
           "elevation":38,"country_code":"KR","admin1":"서울특별시","timezone":"Asia/Seoul",
           "population":10349312,"feature_code":"PPLC"},{"name":"nowhere"}],
           "generationtime_ms":0.5}
          """)
      ])
      let services = try makeServices(server.address)
      let places = try await services.places(named: "서울", provider: .openMeteo, language: "ko")
      #expect(
        places == [
          Place(
            id: "geonames:1835848", name: "서울", admin1: "서울특별시", countryCode: "KR",
            coordinate: Coordinate(latitude: 37.566, longitude: 126.9784),
            timeZoneIdentifier: "Asia/Seoul", elevation: 38, population: 10_349_312)
        ])
      #expect(server.requests[0].query["language"] == "ko")
      #expect(server.requests[0].query["count"] == "10")
    }

    @Test(arguments: [("zh-Hant", "zh"), ("zh-Hans", "zh"), ("pt", "pt"), ("pt_BR", "pt")])
    func geocoderRequestUsesTwoLetterLanguageCode(language: String, requested: String) async throws
    {
      let server = try LocalServer(["/v1/search": .json(#"{"generationtime_ms":0.5}"#)])
      let services = try makeServices(server.address)
      _ = try await services.places(named: "qqq", provider: .openMeteo, language: language)
      #expect(server.requests[0].query["language"] == requested)
    }

    @Test(
      arguments: [
        ("2025-03-01", 6.5), ("2025-03-02", nil), ("2025-03-03", nil), ("2025-03-04", nil),
      ] as [(String, Double?)])
    func dayIsFoundByItsDateIfItsTemperaturesAreKnown(date: String, high: Double?) async throws {
      let server = try LocalServer([
        "/v1/archive": .json(
          """
          {"utc_offset_seconds":32400,"daily":{"time":["2025-03-02","2025-03-03","2025-03-01"],
           "temperature_2m_max":[5,null,6.5],"temperature_2m_min":[null,1,-2],
           "precipitation_sum":[1,2,3]}}
          """)
      ])
      let configuration = try makeConfiguration([
        "WEATHER_TUI_OPEN_METEO_ARCHIVE_URL": server.address
      ])
      let day = try await LiveServices(configuration, client: makeClient())
        .day(try #require(LocalDate(date)), isArchived: true, for: seoul)
      #expect(day?.temperatureMax == high && (day == nil) == (high == nil))
      let query = try #require(server.requests.first?.query)
      #expect(query["start_date"] == date && query["end_date"] == date)
    }

    /// The archive ends with yesterday in UTC, which is not yet over in Asia's morning.
    @Test(arguments: [true, false]) func dateBeyondTheRangeOfTheServiceIsUnknown(
      isArchived: Bool
    ) async throws {
      func day(_ reason: String) async throws -> DayForecast? {
        let body = #"{"error":true,"reason":"\#(reason)"}"#
        let server = try LocalServer { _ in .json(body, status: 400) }
        let configuration = try makeConfiguration([
          "WEATHER_TUI_OPEN_METEO_URL": server.address,
          "WEATHER_TUI_OPEN_METEO_ARCHIVE_URL": server.address,
        ])
        return try await LiveServices(configuration, client: makeClient())
          .day(LocalDate(year: 2026, month: 11, day: 28), isArchived: isArchived, for: seoul)
      }
      let range = "from 1940-01-01 to 2026-11-27"
      #expect(try await day("Parameter 'end_date' is out of allowed range \(range)") == nil)
      let other = "Cannot initialize LatLon"
      await #expect(throws: WeatherError.badRequest(status: 400, detail: other)) {
        try await day(other)
      }
    }

    @Test(
      arguments: [
        (200, nil), (299, nil), (300, .badRequest(status: 300, detail: nil)),
        (401, .keyRefused(status: 401)), (402, .badRequest(status: 402, detail: nil)),
        (403, .keyRefused(status: 403)), (404, .badRequest(status: 404, detail: nil)),
        (199, .badRequest(status: 199, detail: nil)),
      ] as [(Int, WeatherError?)])
    func probeFailsByTheStatusOfItsResponse(status: Int, error: WeatherError?) throws {
      let provider = OpenMeteoProvider(
        client: makeClient(), endpoints: try Endpoints(), now: { testNow })
      let response = HTTPResponse(status: status, headers: [:], body: [])
      if let error {
        #expect(throws: error) { try provider.check(response) }
      } else {
        #expect(throws: Never.self) { try provider.check(response) }
      }
    }

    @Test func emptyGeocoderResponseYieldsNoPlaces() async throws {
      let server = try LocalServer(["/v1/search": .json(#"{"generationtime_ms":0.5}"#)])
      let services = try makeServices(server.address)
      let places = try await services.places(named: "qqq", provider: .openMeteo, language: "en")
      #expect(places.isEmpty)
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }
  }
}
