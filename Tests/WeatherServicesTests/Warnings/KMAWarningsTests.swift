import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The warnings of a place, from the statuses of the whole country and the list of its zone.
@Suite struct KMAWarningsTests {
  /// Synthetic statuses with `tmFc`, `tmEf`, `t6` and `t7`. The time is 17:00 on 15 January.
  private typealias Text = (issued: String, valid: String, warnings: String, preliminary: String)

  private static func place(_ name: String) throws -> Place {
    try #require(KoreanCounty.all.first { $0.name == name }).place
  }

  private static func statuses(_ texts: [Text]) throws -> [KMAStatus] {
    let rows = texts.enumerated().map { index, text in
      #"{"tmFc":\#(text.issued),"tmEf":"\#(text.valid)","tmSeq":\#(index + 1),"#
        + #""t6":"\#(text.warnings)","t7":"\#(text.preliminary)","other":"o 없음"}"#
    }
    return try KMAStatus.statuses(
      Array(KMABodies.envelope(rows).utf8), status: 200, now: testNow)
  }

  private static func row(
    _ issued: String, _ kind: Int, _ level: Int, _ command: Int, start: String = "0",
    end: String = "0", cancel: Int = 0, code: String = "L1010700"
  ) -> String {
    #"{"stnId":"108","tmFc":\#(issued),"tmSeq":1,"areaCode":"\#(code)","areaName":"김포시","#
      + #""warnVar":\#(kind),"warnStress":\#(level),"command":\#(command),"#
      + #""startTime":\#(start),"endTime":\#(end),"allEndTime":0,"cancel":"\#(cancel)"}"#
  }

  private static func rows(_ rows: [String]) throws -> [KMAWarningList.Row] {
    try KMAWarningList.rows(
      Array(KMABodies.envelope(rows).utf8), status: 200, zoneCode: "L1010700", now: testNow)
  }

  private static func alerts(
    _ texts: [Text], list: [String] = [], at name: String = "김포시",
    earlier: KMAWarnings.Earlier? = nil
  ) throws -> [WeatherWarning] {
    try KMAWarnings.alerts(
      try statuses(texts), list: try rows(list), at: try place(name), earlier: earlier,
      now: testNow)
  }

  private static func now(_ warnings: String, _ preliminary: String = "o 없음") -> Text {
    ("202701151600", "202701151630", warnings, preliminary)
  }

  /// Returns the time `1530` on 15 January in Korea.
  private static func clock(_ text: String, day: Int = 15) throws -> Date {
    try #require(
      KMAMapper.time(try decoded(LenientValue.self, #""202701\#(day)\#(text)""#)))
  }

  private static let text =
    #"o 대설경보 : 강원도(강릉시평지, 속초시)\r\no 강풍주의보 : 서울(동남권), 경기도(안산, 화성), 울릉도.독도, "#
    + #"제주도(산지 제외), 제주도남쪽바깥먼바다\r\no 건조주의보 : 경상북도, 전라남도(여수, 광양)"#

  @Test(arguments: [
    ("강릉시", ["대설경보"]), ("속초시", ["대설경보"]), ("원주시", []), ("강남구", ["강풍주의보"]),
    ("종로구", []), ("안산시 상록구", ["강풍주의보"]), ("수원시 장안구", []), ("화성시", ["강풍주의보"]),
    ("제주시", ["강풍주의보"]), ("포항시남구", ["건조주의보"]), ("울릉군", ["강풍주의보"]), ("여수시", ["건조주의보"]),
    ("목포시", []), ("해운대구", []),
  ])
  func placeHasTheWarningsOfItsZone(_ name: String, _ expected: [String]) throws {
    #expect(try Self.alerts([Self.now(Self.text)], at: name).map(\.event) == expected)
  }

  @Test(arguments: [
    ("폭염중대경보", WeatherWarning.Severity.extreme), ("대설경보", .severe), ("대설주의보", .moderate),
    ("열대야", .moderate),
  ])
  func severityDerivesFromWarningLevel(_ event: String, _ severity: WeatherWarning.Severity) throws
  {
    let alert = try #require(try Self.alerts([Self.now("o \(event) : 경기도, 울산")]).first)
    #expect(alert.event == event && alert.severity == severity && alert.area == "경기도")
    #expect(alert.sender == "기상청" && alert.text == nil && alert.isPreliminary == nil)
  }

  @Test func emptyStatusesYieldNoWarnings() throws {
    #expect(try Self.alerts([Self.now("o 없 음")]).isEmpty)
    let none = try KMAStatus.statuses(Array(KMABodies.noData.utf8), status: 200, now: testNow)
    #expect(none.isEmpty)
    #expect(try KMAWarnings.alerts(none, at: seoul, now: testNow).isEmpty)
  }

  @Test(arguments: [
    Self.now("o 호우주의보 : 경기도(모르는구역)"), Self.now("o 호우주의보 : 모르는구역"), Self.now("o 점검 중"),
    Self.now("o 호우주의보 : 울산(울산동부"), Self.now("o 없음", "(1) 호우 예비특보\\no 01월 16일 밤 : 김포북부"),
  ])
  func unreadableTextIsNotReportedAsNone(_ text: (String, String, String, String)) throws {
    #expect(throws: WeatherError.self) { try Self.alerts([text]) }
    // A known warning is still reported.
    let more = (text.0, text.1, "o 한파주의보 : 경기도\\n" + text.2, text.3)
    #expect(try Self.alerts([more]).map(\.event) == ["한파주의보"])
  }

  @Test(arguments: [
    #"{"tmFc":202701151600,"t7":"o 없음"}"#, #"{"t6":"o 없음"}"#, #"{"tmFc":202701151600,"t6":" "}"#,
  ])
  func statusWithoutTextOrTimeIsUnreadable(_ row: String) {
    #expect(throws: WeatherError.responseUnreadable(detail: "no status of warnings")) {
      try KMAStatus.statuses(Array(KMABodies.envelope([row]).utf8), status: 200, now: testNow)
    }
    #expect(throws: WeatherError.self) {
      try KMAStatus.statuses(Array(KMABodies.envelope([]).utf8), status: 200, now: testNow)
    }
  }

  @Test func singleStatusOutsideAListIsDecoded() throws {
    let body = #"""
      {"response":{"header":{"resultCode":"00"},"body":{"items":{"item":
        {"tmFc":"202701151600","tmEf":"202701151630","t6":"o 강풍경보 : 인천"}}}}}
      """#
    let statuses = try KMAStatus.statuses(Array(body.utf8), status: 200, now: testNow)
    #expect(statuses.map(\.warnings.entries.count) == [1])
  }

  // MARK: - Times

  @Test func statusTimeIsNotUsedAsWarningStart() throws {
    let alert = try #require(try Self.alerts([Self.now("o 한파경보 : 경기도(김포)")]).first)
    #expect(alert.start == nil && alert.end == nil && alert.phase(at: testNow) == .inForce)
  }

  @Test func currentAndNewestStatusesDetermineStartAndEnd() throws {
    let alerts = try Self.alerts([
      ("202701151000", "202701151000", "o 건조주의보 : 경기도\\no 강풍주의보 : 경기도", "o 없음"),
      ("202701151630", "202701151900", "o 강풍주의보 : 경기도\\no 한파경보 : 경기도", "o 없음"),
      ("202701150400", "202701150400", "o 대설경보 : 경기도", "o 없음"),
    ])
    #expect(alerts.map(\.event) == ["한파경보", "강풍주의보", "건조주의보"])
    #expect(alerts.map(\.start) == [try Self.clock("1900"), nil, nil])
    #expect(alerts.map(\.end) == [nil, nil, try Self.clock("1900")])
    #expect(alerts.map { $0.phase(at: testNow) } == [.later, .inForce, .inForce])
  }

  @Test func loneFutureStatusIsInForceUnlessPreviouslyAbsent() throws {
    let texts: [Text] = [("202701151630", "202701151900", "o 한파경보 : 경기도", "o 없음")]
    #expect(try Self.alerts(texts).map(\.start) == [nil])
    let quiet = KMAWarnings.Earlier(alerts: [])
    #expect(try Self.alerts(texts, earlier: quiet).map(\.start) == [try Self.clock("1900")])
    let known = KMAWarnings.Earlier(
      alerts: [
        WeatherWarning(
          event: "한파경보", severity: .severe, sender: "기상청", start: testNow - 30_000, end: nil,
          area: nil, text: nil)
      ])
    #expect(try Self.alerts(texts, earlier: known).map(\.start) == [testNow - 30_000])
  }

  @Test func knownStartIsPreservedWhenWarningIsReissued() throws {
    var report = Fetched(
      WeatherReport(
        place: seoul, asOf: testNow,
        timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
        current: CurrentWeather(time: testNow, condition: .clear), hourly: [], daily: []),
      from: .kma)
    report.warningsStatus = WarningsStatus(source: .kma, respondedAt: testNow - 3600)
    report.alerts = [
      WeatherWarning(
        event: "건조주의보", severity: .moderate, sender: "기상청", start: testNow - 50_000, end: nil,
        area: nil, text: nil)
    ]
    let earlier = try #require(KMAWarnings.Earlier(report, at: testNow))
    let alerts = try Self.alerts([Self.now("o 건조주의보 : 경기도\\no 강풍주의보 : 경기도")], earlier: earlier)
    #expect(alerts.map(\.event) == ["강풍주의보", "건조주의보"])
    #expect(alerts.map(\.start) == [nil, testNow - 50_000])
    report.warningsStatus?.respondedAt = testNow - 90_000
    #expect(KMAWarnings.Earlier(report, at: testNow) == nil)
    report.warningsStatus = WarningsStatus(source: .publicAlerts, respondedAt: testNow)
    #expect(KMAWarnings.Earlier(report, at: testNow) == nil)
  }

  @Test func statusIsInForceFromItsTimeOn() throws {
    let quiet = KMAWarnings.Earlier(alerts: [])
    for (clock, isFuture) in [("1700", false), ("1701", true)] {
      let texts: [Text] = [("202701151630", "20270115\(clock)", "o 한파경보 : 경기도", "o 없음")]
      let alert = try #require(try Self.alerts(texts, earlier: quiet).first)
      #expect(alert.event == "한파경보")
      let start = try Self.clock(clock)
      #expect(alert.start == (isFuture ? start : nil))
    }
  }

  // MARK: - Preliminary warnings

  @Test func preliminaryWarningIsMarkedPreliminary() throws {
    let text =
      #"(1) 대설 예비특보\r\no 01월 15일 밤(18시~24시) : 강원도\r\no 01월 16일 새벽(00시~06시) : 경기도(김포, 파주), 서울"#
      + #"\r\n(2) 강풍 예비특보\r\no 01월 16일 오전 : 서해5도"#
    let alerts = try Self.alerts([Self.now("o 강풍주의보 : 경기도", text)])
    #expect(alerts.map(\.event) == ["강풍주의보", "대설 예비특보"])
    let alert = alerts[1]
    #expect(alert.isPreliminary == true && alert.severity == .minor)
    #expect(alert.text == "01월 16일 새벽(00시~06시) : 경기도(김포, 파주)")
    #expect(alert.start == (try Self.clock("0000", day: 16)))
    #expect(alert.end == (try Self.clock("0600", day: 16)))
    #expect(alert.phase(at: testNow + 8 * 3600) == .later)
    #expect(alert.phase(at: testNow + 13 * 3600) == .past)
  }

  @Test(arguments: [
    ("01월 16일 새벽", 16, 0, 6), ("01월 16일 아침", 16, 6, 9), ("01월 17일 오전(06시~12시)", 17, 6, 12),
    ("01월 16일 낮", 16, 12, 15), ("01월 16일 저녁", 16, 18, 21), ("01월 16일 밤(21시~24시)", 16, 21, 24),
    ("01월 16일", 16, 0, 24), ("01월 16일 오전 - 오후", 16, 6, 18),
  ])
  func periodsAreParsed(_ text: String, _ day: Int, _ first: Int, _ last: Int) throws {
    let period = try #require(KMAPeriod(text, issuedAt: testNow))
    let midnight = try Self.clock("0000", day: day)
    #expect(period.start == midnight + Double(first) * 3600)
    #expect(period.end == midnight + Double(last) * 3600)
  }

  @Test func januaryPeriodIssuedInDecemberIsInTheNextYear() throws {
    let december = testNow - 16 * 86_400
    let period = try #require(KMAPeriod("01월 01일 새벽", issuedAt: december))
    #expect(period.start > december && period.start < testNow)
    #expect(KMAPeriod("내일 밤", issuedAt: december) == nil)
  }

  // MARK: - The structured list

  @Test func listSuppliesStartAndEnd() throws {
    let alerts = try Self.alerts(
      [Self.now("o 강풍주의보 : 경기도\\no 한파경보 : 경기도")],
      list: [
        Self.row("202701131000", 1, 0, 1, start: "202701131100"),
        Self.row("202701141000", 1, 0, 3, start: "202701141200"),
        Self.row("202701151500", 1, 0, 2, end: "202701151900"),
        Self.row("202701141600", 3, 0, 1, start: "202701142100"),
        Self.row("202701151000", 3, 0, 8, end: "202701151100"),
        Self.row("202701151000", 3, 1, 7, start: "202701151100"),
      ])
    #expect(alerts.map(\.event) == ["한파경보", "강풍주의보"])
    #expect(alerts.map(\.start) == [try Self.clock("1100"), try Self.clock("1100", day: 13)])
    #expect(alerts.map(\.end) == [nil, try Self.clock("1900")])
  }

  @Test func reissuedWarningReplacesTheEarlierOne() throws {
    let list = [
      Self.row("202701131000", 1, 0, 1, start: "202701131100"),
      Self.row("202701141000", 1, 0, 2, end: "202701141000"),
      Self.row("202701151000", 1, 0, 1, start: "202701151200"),
    ]
    let alerts = try Self.alerts([Self.now("o 강풍주의보 : 경기도")], list: list)
    #expect(alerts.map(\.start) == [try Self.clock("1200")])
  }

  @Test(arguments: [
    // The list has a warning that the text does not have, or a more severe one.
    ("o 없음", [row("202701151600", 8, 0, 1, start: "202701151800")], ["대설주의보"]),
    ("o 대설주의보 : 경기도", [row("202701151600", 8, 1, 7, start: "202701151800")], ["대설경보"]),
    ("o 폭염경보 : 경기도", [row("202701151600", 12, 2, 7, start: "202701151600")], ["폭염중대경보"]),
    // The text has a warning that the list has lifted, or a more severe one.
    ("o 대설주의보 : 경기도", [row("202701151600", 8, 0, 2, end: "202701151600")], ["대설주의보"]),
    ("o 대설경보 : 경기도", [row("202701151600", 8, 0, 7, start: "202701151600")], ["대설경보"]),
    // Lifted, withdrawn, in another zone, of an unknown kind.
    ("o 없음", [row("202701151000", 8, 0, 1), row("202701151600", 8, 0, 2)], []),
    ("o 없음", [row("202701151600", 8, 0, 1, cancel: 1)], []),
    ("o 없음", [row("202701151600", 8, 0, 1, code: "L1010800")], []),
    ("o 없음", [row("202701151600", 99, 0, 1)], []),
  ])
  func moreSevereOfTextAndListIsShown(_ text: String, _ list: [String], _ events: [String]) throws {
    #expect(try Self.alerts([Self.now(text)], list: list).map(\.event) == events)
  }

  @Test func aWarningOfTheListAloneNamesTheZone() throws {
    let alert = try #require(
      try Self.alerts(
        [Self.now("o 없음")], list: [Self.row("202701151600", 13, 0, 1, start: "202701151800")]
      ).first)
    #expect(alert.event == "열대야주의보" && alert.area == "김포" && alert.phase(at: testNow) == .later)
  }

  @Test func listRequestCoversOneZoneAndSixDays() throws {
    let request = KMAWarningList.request(
      try #require(ServerURL(string: "https://example.org")), key: "k", zoneCode: "L1010700",
      now: testNow)
    let query = Dictionary(
      uniqueKeysWithValues: request.query.map { ($0.name, $0.value) })
    #expect(query["fromTmFc"] == "20270110" && query["toTmFc"] == "20270115")
    #expect(query["areaCode"] == "L1010700" && request.query[0].isSecret)
    #expect(query["numOfRows"] == "500" && query["dataType"] == "JSON")
  }
}

extension LoopbackTests {
  /// KMA's warnings through the services.
  @Suite struct KMAWarningsServiceTests {
    private func answer(
      status: LocalServer.Reply, list: LocalServer.Reply
    ) async throws -> (WarningsResponse?, [LocalServer.Request]) {
      let server = try LocalServer { request in
        switch request.path.split(separator: "/").last {
        case "getPwnStatus": status
        case "getPwnCd": list
        default: .json("{}", status: 404)
        }
      }
      let configuration = try makeConfiguration([
        "WEATHER_TUI_KMA_URL": server.address, "KMA_SERVICE_KEY": "k1",
      ])
      let services = LiveServices(configuration, client: makeClient())
      let answer = await services.warnings(
        for: WeatherRequest(place: seoul, provider: .kma, language: "ko"))
      return (answer, server.requests)
    }

    private static func status(_ text: String) -> LocalServer.Reply {
      .json(
        KMABodies.envelope([
          #"{"tmFc":202701151600,"tmEf":"202701151600","tmSeq":4,"t6":"\#(text)","t7":"o 없음"}"#
        ]))
    }

    @Test func textAndListAreSharedForTwoMinutes() async throws {
      let status = Self.status("o 한파주의보 : 서울")
      let server = try LocalServer { request in
        request.path.hasSuffix("getPwnStatus") ? status : .json(KMABodies.noData)
      }
      let clock = SetClock()
      let configuration = try makeConfiguration(
        ["WEATHER_TUI_KMA_URL": server.address, "KMA_SERVICE_KEY": "k1"]) { clock.now }
      let services = LiveServices(configuration, client: makeClient())
      for (seconds, count) in [(0.0, 1), (119, 1), (1, 2)] {
        clock.advance(seconds)
        let answer = await services.warnings(
          for: WeatherRequest(place: seoul, provider: .kma, language: "ko"))
        #expect(answer?.alerts?.map(\.event) == ["한파주의보"])
        for name in ["getPwnStatus", "getPwnCd"] {
          #expect(server.requests.count { $0.path.hasSuffix(name) } == count, "\(name)")
        }
      }
    }

    @Test func textAndListAreMerged() async throws {
      let list = KMABodies.envelope([
        #"{"tmFc":202701151500,"tmSeq":3,"areaCode":"L1100400","warnVar":3,"warnStress":0,"command":1,"startTime":202701151500,"endTime":0,"cancel":"0"}"#
      ])
      let (answer, requests) = try await answer(
        status: Self.status("o 한파주의보 : 서울(서울서북권)"), list: .json(list))
      #expect(answer?.alerts?.map(\.start) == [testNow - 7200])
      let requested = requests.first { $0.path.hasSuffix("getPwnCd") }
      #expect(requested?.query["areaCode"] == "L1100400")
    }

    @Test(arguments: [
      LocalServer.Reply.json("{}", status: 500), .json(KMABodies.noData), .json("x"),
    ])
    func textWarningsAreShownWhenTheListFails(_ list: LocalServer.Reply) async throws {
      let (answer, _) = try await answer(status: Self.status("o 한파주의보 : 서울"), list: list)
      #expect(answer?.alerts?.map(\.event) == ["한파주의보"] && answer?.isUnreadable == false)
    }

    /// The service returns the statuses of a week.
    @Test(arguments: [("20270108", true), ("20270106", false)])
    func statusIsCurrentForEightDays(date: String, isCurrent: Bool) async throws {
      let status = LocalServer.Reply.json(
        KMABodies.envelope([
          #"{"tmFc":\#(date)1600,"tmEf":\#(date)1600,"tmSeq":4,"t6":"o 한파주의보 : 서울","t7":"o 없음"}"#
        ]))
      let (answer, _) = try await answer(status: status, list: .json(KMABodies.noData))
      #expect((answer?.alerts != nil) == isCurrent && answer?.isUnreadable == false)
    }

    @Test func unreadableTextIsDistinguishedFromFailedRequest() async throws {
      let (answer, _) = try await answer(
        status: Self.status("o 한파주의보 : 서울(어느구역)"), list: .json(KMABodies.noData))
      #expect(answer?.alerts == nil && answer?.isUnreadable == true)
      let (failed, _) = try await self.answer(
        status: .json("{}", status: 403), list: .json(KMABodies.noData))
      #expect(failed?.alerts == nil && failed?.isUnreadable == false)
    }
  }
}
