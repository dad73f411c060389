import Files
import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct KMATests {
  @Test(arguments: [
    ("서울", 37.56357, 126.98001, 60, 127), ("부산", 35.17702, 129.07695, 98, 76),
    ("제주", 33.48569, 126.50033, 52, 38), ("독도", 37.24144, 131.86485, 144, 123),
  ])
  func coordinatesMapToOfficialGridCells(
    _ name: String, _ latitude: Double, _ longitude: Double, _ x: Int, _ y: Int
  ) throws {
    let cell = try #require(KMAGrid(Coordinate(latitude: latitude, longitude: longitude)))
    #expect(cell.x == x && cell.y == y)
  }

  /// Points in the middle of cells, by the published projection.
  @Test(
    arguments: [
      (37.3967, 132.1571, 149, 127), (37.3931, 132.2149, nil, 127), (37.5552, 123.5564, 1, 127),
      (37.5537, 123.4982, nil, 127), (43.4209, 127.0891, 60, 253), (43.4675, 127.09, nil, 254),
      (31.8167, 126.9064, 60, 1), (31.7714, 126.9057, nil, 0),
    ] as [(Double, Double, Int?, Int)])
  func gridHas149ColumnsAnd253Rows(latitude: Double, longitude: Double, x: Int?, y: Int) {
    let cell = KMAGrid(Coordinate(latitude: latitude, longitude: longitude))
    #expect(cell?.x == x && cell?.y == (x == nil ? nil : y))
  }

  @Test func placesFarAwayHaveNoCell() {
    for (latitude, longitude) in [(35.68, 139.69), (0, 0), (-90, 0), (90, 0), (48.1, 11.6)] {
      #expect(KMAGrid(Coordinate(latitude: latitude, longitude: longitude)) == nil)
    }
  }

  /// Compared with the table of the guide, minute by minute.
  @Test func latestIssueIsSelectedForEveryMinuteOfADay() {
    let days = [2, 5, 8, 11, 14, 17, 20, 23]
    for minute in 0..<1440 {
      // 00:00 in Korea.
      let moment = Date(timeIntervalSince1970: 1_799_938_800 + Double(minute * 60) + 59)
      let hour = minute / 60
      let past = minute % 60
      func text(_ hour: Int, _ minutes: Int) -> (String, String) {
        let date = hour < 0 ? "20270114" : "20270115"
        return (date, String.padded((hour + 24) % 24 * 100 + minutes, to: 4))
      }
      func expect(_ product: KMAProduct, _ expected: (String, String)) {
        let issue = KMAIssue(product, at: moment)
        #expect(issue.baseDate == expected.0 && issue.baseTime == expected.1, "\(minute)")
      }
      expect(.observation, text(past >= 10 ? hour : hour - 1, 0))
      expect(.nextHours, text(past >= 45 ? hour : hour - 1, 30))
      expect(.nextDays, text(days.last { $0 * 60 + 10 <= minute } ?? -1, 0))
    }
  }

  @Test func previousIssueCanFallOnPreviousDay() {
    let issue = KMAIssue(.nextDays, at: Date(timeIntervalSince1970: 1_799_938_800 + 3 * 3600))
    #expect(issue.baseTime == "0200" && issue.before.baseTime == "2300")
    #expect(issue.before.baseDate == "20270114")
    #expect(issue.time == Date(timeIntervalSince1970: 1_799_938_800 + 2 * 3600))
  }

  @Test(arguments: [
    (#""-""#, 0.0), (#""강수없음""#, 0.0), (#""적설없음""#, 0), (#""1.0mm 미만""#, 0.5), (#""1mm 미만""#, 0.5),
    (#""0.5cm 미만""#, 0.25), (#""6.2mm""#, 6.2), (#""30.0~50.0mm""#, 40), (#""50.0mm 이상""#, 50),
    (#""5.0cm 이상""#, 5), (#""0""#, 0), (#""2""#, 2), ("0.4", 0.4), (#""0.0mm""#, 0),
    (#""899.5mm""#, 899.5), (#""30.0~900.0mm""#, 30), (#""50.0~30.0mm""#, 50), ("899", 899),
  ])
  func amountsAreParsedFromText(_ text: String, _ amount: Double) throws {
    #expect(KMAValue.amount(try decoded(LenientValue.self, text)) == amount)
  }

  @Test(arguments: [#""-998.9""#, "-999", "900", "999", #""""#, "null", #""없""#, #""900.0mm""#])
  func missingValueCodesAreNil(_ text: String) throws {
    let value = try decoded(LenientValue.self, text)
    #expect(KMAValue.number(value) == nil && KMAValue.amount(value) == nil)
  }

  @Test(
    arguments: [
      (nil, 1, .clear), (nil, 2, .unknown), (nil, 3, .partlyCloudy), (nil, 4, .cloudy),
      (nil, 5, .unknown), (nil, nil, .unknown), (0, 3, .partlyCloudy), (1, 1, .rain),
      (2, 1, .sleet), (3, 1, .snow), (4, 1, .showers), (5, 1, .drizzle), (6, 1, .sleet),
      (7, 1, .snow), (8, 1, .clear),
    ] as [(Int?, Int?, Condition)])
  func codesOfPrecipitationAndSkyMapToConditions(kind: Int?, sky: Int?, condition: Condition) {
    #expect(Condition(kma: kind, sky: sky) == condition)
    #expect(Condition(kma: kind, sky: sky, lightning: 0) == condition)
    // Lightning counts only with precipitation.
    let isWet = kind ?? 0 > 0
    #expect(Condition(kma: kind, sky: sky, lightning: 1) == (isWet ? .thunderstorm : condition))
  }

  @Test(
    arguments: [
      ("202701150000", 0), ("202701151259", 46_740), ("202701152400", 86_400),
      ("202701151260", nil), ("202701152401", nil), ("202713151200", nil), ("202700151200", nil),
      ("202701321200", nil), ("202701001200", nil), ("199912311200", nil), ("2027", nil),
    ] as [(String, TimeInterval?)])
  func timesAreParsedInKoreanTime(text: String, seconds: TimeInterval?) throws {
    let time = KMAMapper.time(try decoded(LenientValue.self, text))
    // Midnight of 15 January in Korea.
    #expect(time == seconds.map { Date(timeIntervalSince1970: 1_799_938_800 + $0) })
  }

  @Test func completeForecastMapsEveryValue() throws {
    let rows = try KMAResponse.rows(
      Array(KMABodies.envelope(KMABodies.days()).utf8), status: 200, now: testNow)
    #expect(rows.count == 980)
    // 15:20 in Korea.
    let now = Date(timeIntervalSince1970: 1_799_994_000)
    let report = try #require(
      KMAMapper(place: seoul, fetchedAt: now).report(
        days: rows, hours: [], observation: [], measuredAt: now))
    // The last row is the end of the last hour.
    #expect(report.hourly.count == 69 && report.stepHours == 1)
    for (index, step) in report.hourly.enumerated() {
      // The precipitation of an hour is in the row of its end.
      let end = index + 1
      let isWet = end % 7 == 3
      #expect(step.time == Date(timeIntervalSince1970: 1_799_992_800 + Double(index) * 3600))
      #expect(step.temperature == Double(index % 30 - 10))
      #expect(step.humidity == (index + 20 <= 100 ? Double(index + 20) : nil))
      #expect(step.precipitationProbability == Double(end) / 100)
      #expect(step.precipitation == (isWet ? Double(end) : 0))
      #expect(step.windSpeed == Double(index) + 0.5)
      #expect(step.windDirection == Double(index * 5))
      let sky: [Condition] = [.clear, .partlyCloudy, .cloudy]
      #expect(step.condition == (isWet ? (end >= 15 ? .heavyRain : .rain) : sky[index % 3]))
      #expect(step.hours == nil && step.feelsLike == nil && step.pressure == nil)
    }
    #expect(report.daily.map(\.date.description) == ["2027-01-15", "2027-01-16", "2027-01-17"])
    #expect(report.daily[1].temperatureMin == -11.5 && report.daily[1].temperatureMax == 21.5)
    #expect(report.daily[0].isRestOfDay && !report.daily[1].isRestOfDay)
  }

  private static func rows(_ text: String) throws -> [KMAResponse.Row] {
    try KMAResponse.rows(Array(text.utf8), status: 200, now: testNow)
  }

  /// Returns a report of rows `date time category value`, requested at `minutes` after 17:00 in
  /// Korea.
  private static func report(
    days: [String], hours: [String] = [], observation: [String: String] = [:], minutes: Int = 0
  ) throws -> WeatherReport {
    func body(_ rows: [String]) throws -> [KMAResponse.Row] {
      try Self.rows(
        KMABodies.envelope(
          rows.map { row in
            let fields = row.split(separator: " ", maxSplits: 3).map(String.init)
            return KMABodies.forecast(fields[2], fields[0], fields[1], fields[3])
          }))
    }
    let now = testNow + TimeInterval(minutes * 60)
    return try #require(
      KMAMapper(place: seoul, fetchedAt: now).report(
        days: try body(days), hours: try body(hours),
        observation: observation.isEmpty ? [] : try rows(KMABodies.observation(observation)),
        measuredAt: testNow))
  }

  /// According to KMA's guide of 2024-11-28 the added days have three-hour steps, with classes for
  /// rain (1 to 3), snow (1 and 2) and wind (1 to 3).
  @Test func lastDayHasThreeHourStepsWithClasses() throws {
    let report = try Self.report(days: [
      "20270118 2300 PCP 강수없음", "20270118 2300 WSD 2.5", "20270119 0000 PCP 0.4",
      "20270119 0000 PTY 1", "20270119 0000 WSD 3", "20270119 0300 PCP 2", "20270119 0300 PTY 1",
      "20270119 0300 WSD 3", "20270119 0600 PCP 3", "20270119 0600 PTY 1", "20270119 0600 WSD 2",
      "20270119 0900 PTY 3", "20270119 0900 SNO 2", "20270119 0900 WSD 1", "20270119 1200 PTY 3",
      "20270119 1200 SNO 1", "20270119 1500 PCP 0", "20270119 1500 PTY 0", "20270119 1500 SKY 4",
      "20270119 1800 PCP 0", "20270119 1800 PTY 0", "20270119 2100 PTY 0", "20270120 0000 PTY 0",
    ])
    let steps = report.hourly
    #expect(steps.map(\.hours) == [nil, 3, 3, 3, 3, 3, 3, 3, 3])
    #expect(steps.map(\.precipitation) == [0.4, nil, nil, nil, nil, 0, 0, nil, nil])
    #expect(steps.allSatisfy { $0.snowfall == nil })
    #expect(steps.map(\.windSpeed) == [2.5, 3] + Array(repeating: nil, count: 7))
    #expect(steps.prefix(5).map(\.windClass) == [nil, nil, .strong, .fresh, .light])
    #expect(steps.prefix(5).map(\.condition) == [.rain, .rain, .heavyRain, .heavySnow, .snow])
    let day = try #require(report.daily.last)
    #expect(day.date.description == "2027-01-19" && day.precipitation == nil)
    #expect(day.windSpeedMax == nil && day.windClassMax == .strong)
  }

  @Test func snowfallIsAssignedToHourEndingAtItsTime() throws {
    let snow = ["적설없음", "0.5cm 미만", "2.1cm", "5.0cm 이상"]
    let report = try Self.report(
      days: (18...21).flatMap {
        [
          "20270115 \($0)00 PTY 3", "20270115 \($0)00 TMP -2",
          "20270115 \($0)00 SNO \(snow[$0 - 18])",
        ]
      })
    #expect(report.hourly.map(\.snowfall) == [0, 0.25, 2.1, 5])
    #expect(report.hourly.map(\.condition).suffix(1) == [.heavySnow])
  }

  @Test func precipitationIsAssignedToHourEndingAtItsTime() throws {
    // Issued at 16:30: the hours from 16 to 17, and from 17 on.
    let report = try Self.report(
      days: ["20270115 1900 PTY 0"],
      hours: [
        "20270115 1800 T1H 4", "20270115 1800 PTY 1", "20270115 1800 RN1 3.0mm",
        "20270115 1800 SKY 4", "20270115 1900 T1H 3", "20270115 1900 PTY 0",
        "20270115 1900 RN1 강수없음", "20270115 1900 SKY 1",
      ], observation: ["T1H": "5.5", "PTY": "0", "RN1": "0"], minutes: 50)
    #expect(report.hourly.map(\.time) == [testNow, testNow + 3600])
    #expect(report.hourly.map(\.precipitation) == [3, 0])
    #expect(report.hourly.map(\.condition) == [.rain, .cloudy])
    #expect(report.hourly.map(\.temperature) == [5.5, 4])
  }

  @Test(arguments: [(29, Condition.unknown), (30, .clear)])
  func skyOfAnotherHourIsUsedOnlyIfItIsTheNearest(minutes: Int, now: Condition) throws {
    let report = try Self.report(
      days: [
        "20270115 1800 PTY 0", "20270115 1800 SKY 1", "20270115 1900 PTY 0", "20270115 2000 PTY 0",
        "20270115 2000 SKY 4", "20270115 2100 PTY 0",
      ], minutes: minutes)
    #expect(report.hourly.map(\.condition) == [now, .clear, .unknown, .cloudy])
  }

  @Test func responseWithoutRowsYieldsNoReport() {
    let mapper = KMAMapper(place: seoul, fetchedAt: testNow)
    #expect(mapper.report(days: [], hours: [], observation: [], measuredAt: testNow) == nil)
  }

  @Test(arguments: [("1700", 0), ("1800", 1), ("1900", 0)])
  func currentHourIsAddedBeforeTheNextOneOnly(first: String, added: Int) throws {
    let report = try Self.report(days: ["20270115 \(first) TMP 4", "20270115 2000 TMP 3"])
    #expect(report.hourly.count == 1 + added)
    let start = added == 1 ? testNow : testNow + TimeInterval(first == "1700" ? 0 : 7200)
    #expect(report.hourly[0].time == start)
  }

  @Test func stepOverAGapLastsAtMostADay() throws {
    let days = ["20270115 1700 TMP 4", "20270117 1700 TMP 3"]
    #expect(try Self.report(days: days).hourly.map(\.hours) == [24])
  }

  @Test(
    arguments: [
      ("1", "PCP 14.9mm", Condition.rain), ("1", "PCP 15.0mm", .heavyRain),
      ("3", "SNO 2.9cm", .snow), ("3", "SNO 3.0cm", .heavySnow), ("3", "PCP 20.0mm", .snow),
      ("1", "SNO 5.0cm", .rain),
    ])
  func heavyPrecipitationStartsAtItsThreshold(
    kind: String, amount: String, condition: Condition
  ) throws {
    let report = try Self.report(days: [
      "20270115 1700 TMP 1", "20270115 1800 PTY \(kind)", "20270115 1800 \(amount)",
    ])
    #expect(report.hourly[0].condition == condition)
  }

  @Test(
    arguments: [
      ("1", "14.9", Condition.rain), ("1", "15", .heavyRain), ("3", "20", .snow),
      ("4", "20", .showers), ("2", "1", .sleet),
    ])
  func observedRainIsHeavyFrom15Millimetres(
    kind: String, amount: String, condition: Condition
  ) throws {
    let current = try Self.report(
      days: ["20270115 1700 TMP 1", "20270115 1800 PTY 0"],
      observation: ["T1H": "1", "PTY": kind, "RN1": amount], minutes: 5
    ).current
    #expect(current.condition == condition && current.precipitationRate == Double(amount))
  }

  @Test func ultraShortForecastAndObservationTakePrecedence() throws {
    let report = try Self.report(
      days: (15...20).flatMap { ["20270115 \($0)00 TMP 1", "20270115 \($0)00 PTY 0"] },
      hours: [
        "20270115 1700 T1H 3", "20270115 1800 RN1 1.0mm 미만", "20270115 1800 SKY 4",
        "20270115 1800 PTY 1", "20270115 1800 LGT 0.3",
      ],
      observation: [
        "T1H": "2.4", "RN1": "0.5", "PTY": "3", "REH": "81", "WSD": "4.4", "VEC": "324",
        "UUU": "-998.9",
      ], minutes: 15)
    let step = try #require(report.step(at: testNow + 900))
    #expect(step.temperature == 3 && step.precipitation == 0.5 && step.condition == .thunderstorm)
    #expect(report.current.time == testNow && report.current.temperature == 2.4)
    #expect(report.current.condition == .snow && report.current.precipitationRate == 0.5)
    #expect(report.current.humidity == 81 && report.current.windSpeed == 4.4)
    #expect(report.current.windDirection == 324 && report.current.pressure == nil)
  }

  @Test func dryObservationOverridesAmountOfPastHour() throws {
    let current = try Self.report(
      days: ["20270115 1700 SKY 4", "20270115 1800 PTY 1", "20270115 1800 PCP 2.0mm"],
      observation: ["T1H": "2.4", "RN1": "3", "PTY": "0"], minutes: 5
    ).current
    #expect(current.condition == .cloudy && current.precipitationRate == 0)
  }

  @Test func observationWithoutTemperatureSuppliesOnlyPrecipitation() throws {
    let report = try Self.report(
      days: ["20270115 1700 TMP 4", "20270115 1700 WSD 2", "20270115 1800 PTY 0"],
      observation: ["T1H": "-998.9", "WSD": "7", "PTY": "1", "RN1": "1.5"], minutes: 5)
    #expect(report.current.time == testNow + 300 && report.current.temperature == 4)
    #expect(report.current.windSpeed == 2)
    #expect(report.current.condition == .rain && report.current.precipitationRate == 1.5)
  }

  @Test func todaysForecastHighCoversTheWholeDay() throws {
    let morning = (0...30).map { hour -> String in
      let (day, clock) = (15 + (hour + 17) / 24, String.padded((hour + 17) % 24 * 100, to: 4))
      return "202701\(day) \(clock) TMP \(hour)"
    }
    let report = try Self.report(days: morning + ["20270115 1800 TMX 21.5"])
    let today = try #require(report.daily.first)
    #expect(today.isRestOfDay && today.temperatureMax == 21.5 && today.hasWholeDayMax == true)
    #expect(today.hasWholeDayMin == nil)
    let low = try #require(try Self.report(days: morning + ["20270115 1800 TMN -3"]).daily.first)
    #expect(low.temperatureMin == -3 && low.hasWholeDayMin == true && low.hasWholeDayMax == nil)
    let other = try #require(try Self.report(days: morning).daily.first)
    #expect(other.isRestOfDay && other.hasWholeDayMax == nil)
  }

  static let refusals: [(String, Int, WeatherError)] = [
    (KMABodies.gateway(20, "SERVICE_ACCESS_DENIED_ERROR"), 200, .keyRefused(status: 20)),
    (
      KMABodies.gateway(21, "TEMPORARILY_DISABLE_THE_SERVICEKEY_ERROR"), 200,
      .keyRefused(status: 21)
    ),
    (
      KMABodies.gateway(22, "LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR"), 200,
      // It is 17:00 in Korea.
      .tooManyRequests(retryAt: testNow + 25_200)
    ),
    (KMABodies.gateway(30, "SERVICE_KEY_IS_NOT_REGISTERED_ERROR"), 200, .keyRefused(status: 30)),
    (KMABodies.gateway(31, "DEADLINE_HAS_EXPIRED_ERROR"), 200, .keyRefused(status: 31)),
    (KMABodies.gateway(32, "UNREGISTERED_IP_ERROR"), 200, .keyRefused(status: 32)),
    (
      KMABodies.gateway(12, "NO_OPENAPI_SERVICE_ERROR"), 200,
      .badRequest(status: 12, detail: "NO_OPENAPI_SERVICE_ERROR")
    ),
    (KMABodies.envelope([], code: "01", words: "APPLICATION_ERROR"), 200, .serverError(status: 1)),
    (KMABodies.envelope([], code: "05", words: "SERVICETIME_OUT"), 200, .timedOut),
    (
      KMABodies.envelope([], code: "10", words: "INVALID_REQUEST_PARAMETER_ERROR"), 200,
      .badRequest(status: 10, detail: "INVALID_REQUEST_PARAMETER_ERROR")
    ),
    (KMABodies.noData, 200, .badRequest(status: 3, detail: "NO_DATA")),
    ("<html>Bad gateway</html>", 502, .serverError(status: 502)),
    ("<html>Sign in</html>", 200, .webPage),
    ("API rate limit exceeded", 429, .tooManyRequests(retryAt: nil)),
    ("Unauthorized", 401, .keyRefused(status: 401)), ("Forbidden", 403, .keyRefused(status: 403)),
    ("Unexpected errors", 500, .serverError(status: 500)),
    ("{}", 200, .responseUnreadable(detail: "no response")),
    ("", 200, .responseUnreadable(detail: "empty")),
  ]

  @Test(arguments: refusals.indices)
  func errorResponsesMapToWeatherErrors(_ index: Int) {
    let (body, status, error) = Self.refusals[index]
    #expect(throws: error) {
      try KMAResponse.rows(Array(body.utf8), status: status, now: testNow)
    }
  }
}

extension LoopbackTests {
  @Suite struct KMAProviderTests {
    private static let plain = "abc+def/ghi=="
    private static let path = "/1360000/VilageFcstInfoService_2.0/"
    private let request = WeatherRequest(place: seoul, provider: .kma, language: "ko")

    private func services(
      _ server: LocalServer, key: String? = plain, now: Date = testNow
    ) throws -> LiveServices {
      let configuration = try makeConfiguration(
        ["WEATHER_TUI_KMA_URL": server.address, "KMA_SERVICE_KEY": key ?? ""]) { now }
      return LiveServices(configuration, client: makeClient())
    }

    private static let answers: @Sendable (LocalServer.Request) -> LocalServer.Reply = { request in
      switch request.path.split(separator: "/").last {
      case "getUltraSrtNcst": .json(KMABodies.observation(["T1H": "-3.1", "PTY": "0"]))
      case "getUltraSrtFcst": .json(KMABodies.envelope([]))
      default: .json(KMABodies.envelope(KMABodies.days()))
      }
    }

    @Test(arguments: [plain, "abc%2Bdef%2Fghi%3D%3D", " abc+def/ghi==\n"])
    func encodedAndDecodedKeysAreAccepted(_ key: String) async throws {
      let server = try LocalServer(Self.answers)
      let report = try await services(server, key: key).report(request)
      #expect(report.provider == .kma && report.current.temperature == -3.1)
      // The warnings are requested too, by their texts and by the place's zone.
      let requests = server.requests.filter { $0.path.hasPrefix(Self.path) }
      #expect(requests.count == 3 && server.requests.count == 5)
      for requested in requests {
        #expect(requested.query["serviceKey"] == Self.plain)
        #expect(requested.query["dataType"] == "JSON" && requested.query["numOfRows"] == "1500")
        #expect(requested.query["nx"] == "60" && requested.query["ny"] == "127")
        #expect(requested.query["base_date"] == "20270115")
      }
      let times = Dictionary(
        uniqueKeysWithValues: requests.map { ($0.path.dropFirst(Self.path.count), $0) })
      #expect(times["getUltraSrtNcst"]?.query["base_time"] == "1600")
      #expect(times["getUltraSrtFcst"]?.query["base_time"] == "1630")
      #expect(times["getVilageFcst"]?.query["base_time"] == "1400")
    }

    @Test func unavailableIssueFallsBackToPreviousOne() async throws {
      let server = try LocalServer { request in
        request.query["base_time"] == "1400" ? .json(KMABodies.noData) : Self.answers(request)
      }
      let report = try await services(server).report(request)
      #expect(!report.hourly.isEmpty)
      let requested = server.requests.filter { $0.path.hasSuffix("getVilageFcst") }
      #expect(requested.map { $0.query["base_time"] } == ["1400", "1100"])
    }

    @Test func twoUnavailableIssuesAreAFailure() async throws {
      let server = try LocalServer { _ in .json(KMABodies.noData) }
      let failure = WeatherFailure(
        provider: .kma, error: .badRequest(status: 3, detail: "NO_DATA"))
      await #expect(throws: failure) { try await services(server).report(request) }
    }

    @Test func forecastIssueIsRequestedOnlyOnce() async throws {
      let server = try LocalServer(Self.answers)
      let services = try services(server)
      _ = try await services.report(request)
      _ = try await services.report(request)
      #expect(server.count(Self.path + "getVilageFcst") == 1)
      #expect(server.count(Self.path + "getUltraSrtNcst") == 2)
    }

    @Test func placesOutsideKoreaAndMissingKeyMakeNoRequests() async throws {
      let server = try LocalServer(Self.answers)
      let tokyo = Place(
        id: "t", name: "Tokyo", countryCode: "JP",
        coordinate: Coordinate(latitude: 35.68, longitude: 139.69))
      let pyongyang = Place(
        id: "p", name: "Pyongyang", countryCode: "KP",
        coordinate: Coordinate(latitude: 39.02, longitude: 125.75))
      for place in [tokyo, pyongyang] {
        await #expect(throws: WeatherFailure(provider: .kma, error: .placeNotFound)) {
          try await services(server).report(
            WeatherRequest(place: place, provider: .kma, language: "ko"))
        }
      }
      await #expect(throws: WeatherFailure(provider: .kma, error: .keyMissing)) {
        try await services(server, key: nil).report(request)
      }
      #expect(server.requests.isEmpty)
    }

    @Test func apiKeyIsRedactedFromErrorsAndRequestDescriptions() async throws {
      let words = "abc%2Bdef%2Fghi%3D%3D abc+def/ghi== is not registered"
      let server = try LocalServer { _ in
        .json(KMABodies.envelope([], code: "10", words: words))
      }
      do {
        _ = try await services(server).report(request)
        Issue.record("no failure")
      } catch {
        #expect(!"\(error)".contains("def") && "\(error)".contains("not registered"))
      }
      let requested = KMAProvider.request(
        KMAIssue(.nextDays, at: testNow), .seoul,
        base: try #require(ServerURL(string: server.address)),
        key: Self.plain)
      #expect(!"\(requested)".contains("def"))
    }

    @Test func apiKeyIsNotWrittenToCacheOrLog() async throws {
      let folder = try TemporaryFolder()
      let log = folder("log")
      let server = try LocalServer { requested in
        // A refusal that repeats the key does not lose the weather.
        requested.path.hasSuffix("getUltraSrtFcst")
          ? .json(KMABodies.gateway(30, "\(Self.plain) is not registered"))
          : Self.answers(requested)
      }
      var configuration = try makeConfiguration([
        "WEATHER_TUI_KMA_URL": server.address, "KMA_SERVICE_KEY": Self.plain,
      ])
      configuration.requestsFile = folder("requests")
      // The log redacts nothing, so a leaked key would be visible.
      configuration.log = ProgramLog(path: log, level: .trace, secrets: [], now: { testNow })
      let report = try await LiveServices(configuration).report(request)
      let files = ForecastCacheStore(folder: folder.path, problems: IssueReporter { _ in })
      files.save(report)
      let texts = try [files.path(seoul.id, .kma), log].map {
        String(decoding: try #require(try PrivateFile(path: $0).read()), as: UTF8.self)
      }
      #expect(texts[1].contains("getVilageFcst"))
      #expect(!texts.contains { $0.contains("abc") || $0.contains("ghi") })
      #expect(server.count(Self.path + "getUltraSrtFcst") == 1)
    }

    @Test func plainHTTPAddressIsRejected() throws {
      #expect(throws: Endpoints.InvalidAddress.self) {
        try Endpoints(environment: ["WEATHER_TUI_KMA_URL": "http://example.org"])
      }
    }
  }
}
