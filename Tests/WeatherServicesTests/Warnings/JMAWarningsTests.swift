import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// Japan's warnings, from a place to the reports of its office.
  @Suite struct JMAWarningsTests {
    typealias Fixture = WarningSourceFixture

    private static let areas = #"""
      {"centers": {}, "offices": {"130000": {"name": "東京都"}, "140000": {"name": "神奈川県"}},
       "class10s": {"130010": {"name": "東京地方", "parent": "130000"},
                    "140010": {"name": "東部", "parent": "140000"}},
       "class15s": {"130011": {"name": "２３区西部", "parent": "130010"},
                    "140011": {"name": "横浜・川崎", "parent": "140010"}},
       "class20s": {"1310100": {"name": "千代田区", "enName": "Chiyoda City", "parent": "130011"},
                    "1310300": {"name": "港区", "enName": "Minato City", "parent": "130011"},
                    "1410011": {"name": "横浜市北部", "enName": "North Yokohama", "parent": "140011"},
                    "1410012": {"name": "横浜市南部", "enName": "South Yokohama", "parent": "140011"},
                    "1420100": {"name": "横須賀市", "enName": "Yokosuka City", "parent": "140011"}}}
      """#

    private static func report(_ seconds: TimeInterval, _ items: String, region: String = "")
      -> String
    {
      #"""
      {"reportDatetime": "\#(Fixture.time(seconds))", "publishingOffice": "気象庁",
       "headlineText": "急な強い雨に注意してください。",
       "warning": {"class20Items": [\#(items)]\#(region)}}
      """#
    }

    private static func item(_ area: String, _ kinds: String) -> String {
      #"{"areaCode": "\#(area)", "kinds": [\#(kinds)]}"#
    }

    private static func kind(_ code: String, _ status: String = "発表") -> String {
      #"{"code": "\#(code)", "status": "\#(status)"}"#
    }

    private static let none = #"{"status": "発表警報・注意報はなし"}"#

    /// Returns a server of municipalities by longitude, of these reports for every office, and of
    /// the time of the newest report of the country.
    private func server(
      _ reports: [String], hasNationalFile: Bool = true, newest: TimeInterval? = nil
    ) throws -> LocalServer {
      let municipalities = [
        "139.1": "13101", "139.2": "13103", "139.3": "14101", "139.4": "14118", "139.5": "14201",
        "139.6": "13999",
      ]
      return try LocalServer { request in
        switch request.path {
        case "/v1/forecast": return Fixture.weather(request)
        case "/reverse-geocoder/LonLatToAddress":
          guard let code = municipalities[request.query["lon"] ?? ""] else { return .json("{}") }
          return .json(#"{"results": {"muniCd": "\#(code)", "lv01Nm": "－"}}"#)
        case "/bosai/common/const/area.json": return .json(Self.areas)
        case "/bosai/warning/data/r8/map_time.json":
          guard let newest else { return .json("{}", status: 404) }
          return .json(#"{"latestControlDatetime": "\#(Fixture.time(newest))"}"#)
        case "/bosai/warning/data/r8/130000.json", "/bosai/warning/data/r8/140000.json",
          "/bosai/warning/data/r8/map.json" where hasNationalFile || !request.path.contains("map"):
          return .json("[" + reports.joined(separator: ",") + "]")
        default: return .json("{}", status: 404)
        }
      }
    }

    private static func place(_ longitude: Double) -> Place { Fixture.place("JP", 35.5, longitude) }

    @Test(
      arguments: [
        // Chiyoda has a warning, neighbouring Minato has none.
        (139.1, ["Level 3 Heavy Rain Warning", "Thunderstorm Advisory"]), (139.2, []),
        // Wards of Yokohama, which consists of two areas and counts as one.
        (139.3, ["Gale Advisory"]), (139.4, ["Gale Advisory"]),
        // A city that no report names, and a municipality that is in no list.
        (139.5, []), (139.6, nil),
        // The sea, of which there is nothing to read.
        (140.9, nil),
      ] as [(Double, [String]?)])
    func aPlaceHasTheWarningsOfItsMunicipality(_ longitude: Double, _ events: [String]?)
      async throws
    {
      let server = try server([
        Self.report(
          -3600,
          [
            Self.item("1310100", Self.kind("14") + "," + Self.kind("03")),
            Self.item("1310300", Self.none), Self.item("1410012", Self.kind("15")),
          ].joined(separator: ","))
      ])
      let response = await (try Fixture(server)).response(Self.place(longitude))
      #expect(response?.source == .jma)
      #expect(response?.alerts?.map(\.event) == events)
      #expect((response?.isUnreadable == true) == (events == nil && longitude < 140))
    }

    @Test func aWarningHasItsNamesInJapaneseAndEnglish() async throws {
      let server = try server([Self.report(-3600, Self.item("1310100", Self.kind("43")))])
      let fixture = try Fixture(server)
      let english = try #require(await fixture.response(Self.place(139.1))?.alerts?.first)
      var expected = WeatherWarning(
        event: "Level 4 Heavy Rain Danger Warning", severity: .extreme,
        sender: "Japan Meteorological Agency", start: testNow - 3600, end: nil,
        area: "Chiyoda City", text: "急な強い雨に注意してください。")
      expected.kind = WarningKind(.heavyRain, .danger, level: 4)
      #expect(english == expected)
      let japanese = try #require(
        await fixture.response(Self.place(139.1), language: "ja")?.alerts?.first)
      #expect(japanese.event == "レベル4大雨危険警報")
      #expect(japanese.area == "千代田区" && japanese.sender == "気象庁")
    }

    @Test func newestReportOfACodeIsUsed() async throws {
      let old = Self.report(-7200, Self.item("1310100", Self.kind("14") + "," + Self.kind("20")))
      let lifted = Self.report(
        -3600, Self.item("1310100", Self.kind("14", "解除") + "," + Self.kind("20", "継続")))
      for reports in [[old, lifted], [lifted, old]] {
        let fixture = try Fixture(try server(reports))
        #expect(await fixture.events(Self.place(139.1)) == ["Dense Fog Advisory"])
      }
    }

    @Test func noneStatusLiftsOnlyKindsCoveredByItsReport() async throws {
      let both = Self.item("1310100", Self.kind("14") + "," + Self.kind("16"))
      let waves = Self.item("1310100", Self.none) + "," + Self.item("1310300", Self.kind("16"))
      let fixture = try Fixture(
        try server([Self.report(-7200, both), Self.report(-3600, waves)]))
      #expect(await fixture.events(Self.place(139.1)) == ["Thunderstorm Advisory"])
      let all = try Fixture(
        try server([
          Self.report(-7200, both), Self.report(-3600, Self.item("1310100", Self.none)),
        ]))
      #expect(await all.events(Self.place(139.1)) == [])
    }

    @Test func landslideLevelIsReadFromProperties() async throws {
      let kind = #"""
        {"code": "29", "status": "継続", "properties":
          [{"type": "土砂災害", "significancyPart": {"locals": [{"code": "23"}]}}]}
        """#
      let fixture = try Fixture(try server([Self.report(-60, Self.item("1310100", kind))]))
      #expect(
        await fixture.events(Self.place(139.1), language: "ja") == ["レベル4土砂災害危険警報"])
    }

    @Test(arguments: [("21", "23", 4), ("24", "22", 5), ("21", "21", 2)])
    func landslideLevelIsTheHighestOfItsParts(one: String, other: String, level: Int)
      async throws
    {
      let kind = #"""
        {"code": "29", "status": "発表", "properties":
          [{"significancyPart": {"locals": [{"code": "\#(one)"}, {"code": "\#(other)"}]}}]}
        """#
      let fixture = try Fixture(try server([Self.report(-60, Self.item("1310100", kind))]))
      let alert = await fixture.response(Self.place(139.1))?.alerts?.first
      #expect(alert?.kind?.level == level)
    }

    /// A continued warning began with the report that issued it.
    @Test func continuedWarningPreservesItsStart() async throws {
      let fixture = try Fixture(
        try server([
          Self.report(-7200, Self.item("1310100", Self.kind("14"))),
          Self.report(-3600, Self.item("1310100", Self.kind("14", "継続"))),
          Self.report(-1800, Self.item("1310100", Self.kind("20", "継続"))),
        ]))
      let alerts = await fixture.response(Self.place(139.1))?.alerts ?? []
      let starts = Dictionary(uniqueKeysWithValues: alerts.map { ($0.event, $0.start) })
      #expect(
        starts == ["Thunderstorm Advisory": testNow - 7200, "Dense Fog Advisory": nil])
    }

    @Test func regionalReportAppliesToItsMunicipalities() async throws {
      let report = #"""
        {"reportDatetime": "\#(Fixture.time(-60))", "publishingOffice": "気象庁",
         "warning": {"class10Items": [\#(Self.item("130010", Self.kind("08")))]}}
        """#
      let fixture = try Fixture(try server([report]))
      #expect(await fixture.events(Self.place(139.1)) == ["Level 3 Storm Surge Warning"])
      #expect(await fixture.events(Self.place(139.2)) == ["Level 3 Storm Surge Warning"])
      let alone = try Fixture(try server([report]))
      #expect(await alone.events(Self.place(139.3)) == [])
    }

    /// An unknown code is not less than a warning.
    @Test func anUnknownCodeCountsAsAWarning() async throws {
      let fixture = try Fixture(
        try server([Self.report(-60, Self.item("1310100", Self.kind("77")))]))
      let alert = await fixture.response(Self.place(139.1))?.alerts?.first
      #expect(alert?.severity == .severe && alert?.kind == WarningKind(.other, .warning))
    }

    @Test func trainingReportsAreIgnored() async throws {
      let meant = Self.report(-60, Self.item("1310100", Self.kind("14")))
      let training = Self.report(-30, Self.item("1310100", Self.kind("33")))
        .replacingOccurrences(
          of: #""publishingOffice""#, with: #""infoType": "訓練", "publishingOffice""#)
      let fixture = try Fixture(try server([meant, training]))
      #expect(await fixture.events(Self.place(139.1)) == ["Thunderstorm Advisory"])
    }

    @Test(arguments: [
      #"[]"#, #"{}"#, "<html>", #"[{"reportDatetime": "yesterday"}]"#,
      #"[{"reportDatetime": "2027-01-15T07:00:00Z"}]"#, #"[{"warning": {"class20Items": []}}]"#,
      "["
        + report(-60, item("1310100", kind("14"))).replacing(
          #""publishingOffice""#, with: #""status": "取消", "publishingOffice""#) + "]",
    ])
    func malformedResponseIsNotReportedAsNone(_ body: String) async throws {
      let areas = Self.areas
      let server = try LocalServer { request in
        switch request.path {
        case "/reverse-geocoder/LonLatToAddress": .json(#"{"results": {"muniCd": "13101"}}"#)
        case "/bosai/common/const/area.json": .json(areas)
        default: .json(body)
        }
      }
      let response = await (try Fixture(server)).response(Self.place(139.1))
      #expect(response?.alerts == nil && response?.isUnreadable == true)
    }

    /// A part of a report that could not be decoded may be a warning for the place.
    @Test(arguments: [
      (#""class20Items": ["#, #""class20Items": "none", "other": ["#),
      (#""areaCode": "1310100""#, #""areaCode": 1310100"#),
      (#""kinds": ["#, #""kinds": null, "others": ["#),
      (#"{"code": "14", "status": "発表"}"#, #"{"code": null, "status": "発表"}"#),
      (#""reportDatetime": ""#, #""reportDatetime": "on "#),
    ])
    func undecodablePartOfAReportIsNotReportedAsNone(part: String, replacement: String)
      async throws
    {
      let broken = Self.report(-60, Self.item("1310100", Self.kind("14")))
        .replacing(part, with: replacement)
      let none = Self.report(-30, Self.item("1310300", Self.none))
      let response = await (try Fixture(try server([broken, none]))).response(Self.place(139.1))
      #expect(response?.alerts == nil && response?.isUnreadable == true)
    }

    @Test func warningWithoutACodeMakesOnlyItsOwnMunicipalityPartial() async throws {
      let unknown = #"{"status": "継続"}"#
      let reports = [
        Self.report(
          -60,
          Self.item("1310100", Self.kind("14") + "," + unknown) + ","
            + Self.item("1310300", Self.none))
      ]
      let fixture = try Fixture(try server(reports))
      let known = await fixture.response(Self.place(139.1))
      #expect(known?.alerts?.map(\.event) == ["Thunderstorm Advisory"])
      #expect(known?.isUnreadable == true)
      let other = await fixture.response(Self.place(139.2))
      #expect(other?.alerts == [] && other?.isUnreadable == false)
    }

    @Test func staleReportsDoNotShowWhatIsInForce() async throws {
      let stale = #"""
        {"reportDatetime": "2026-05-28T17:03:00+09:00",
         "warning": {"class20Items": [{"areaCode": "1310100", "kinds": [{"status": "なし"}]}]}}
        """#
      let response = await (try Fixture(try server([stale]))).response(Self.place(139.1))
      #expect(response?.alerts == nil && response?.isUnreadable == false)
      // Reports of that age have another path, which is not requested.
      let server = try server([Self.report(-60, Self.item("1310100", Self.none))])
      #expect(await (try Fixture(server)).events(Self.place(139.1)) == [])
      #expect(!server.requests.contains { $0.path.contains("/data/warning/") })
    }

    @Test(arguments: [(10.0, true), (-10, false)])
    func officeIsCurrentForThreeDays(seconds: TimeInterval, isCurrent: Bool) async throws {
      let server = try server([
        Self.report(-72 * 3600 + seconds, Self.item("1310100", Self.none))
      ])
      #expect(await (try Fixture(server)).events(Self.place(139.1)) == (isCurrent ? [] : nil))
    }

    /// The report that lifts the last warning remains until there is another one.
    @Test(arguments: [(-60, true), (-80 * 3600, false)] as [(TimeInterval, Bool)])
    func officeWithoutWarningsIsCurrentWhileOthersReport(
      newest: TimeInterval, isCurrent: Bool
    ) async throws {
      let lifted = Self.report(-900 * 3600, Self.item("1310100", Self.kind("14", "解除")))
      let server = try server([lifted], newest: newest)
      let fixture = try Fixture(server)
      #expect(await fixture.events(Self.place(139.1)) == (isCurrent ? [] : nil))
      #expect(await fixture.events(Self.place(139.2)) == (isCurrent ? [] : nil))
      #expect(server.count("/bosai/warning/data/r8/map_time.json") == 1)
    }

    /// The newest report of the country is requested only when that of the office is too old.
    @Test(arguments: [(0.0, 0), (-1, 1)])
    func officeIsCurrentUntilItsReportIsExactlyThreeDaysOld(
      seconds: TimeInterval, requests: Int
    ) async throws {
      let lifted = Self.report(
        -72 * 3600 + seconds, Self.item("1310100", Self.kind("14", "解除")))
      let server = try server([lifted], newest: -60)
      #expect(await (try Fixture(server)).events(Self.place(139.1)) == [])
      #expect(server.count("/bosai/warning/data/r8/map_time.json") == requests)
    }

    @Test func warningInForceNeedsARecentReportOfItsOffice() async throws {
      let old = Self.report(-80 * 3600, Self.item("1310100", Self.kind("14")))
      let server = try server([old], newest: -60)
      #expect(await (try Fixture(server)).events(Self.place(139.1)) == nil)
      #expect(server.count("/bosai/warning/data/r8/map_time.json") == 0)
    }

    @Test func codeZeroLiftsAllWarnings() async throws {
      let both = Self.item("1310100", Self.kind("14") + "," + Self.kind("16"))
      let none = Self.item("1310100", Self.kind("00", "継続"))
      let fixture = try Fixture(
        try server([Self.report(-7200, both), Self.report(-3600, none)]))
      #expect(await fixture.events(Self.place(139.1)) == [])
    }

    @Test(
      arguments: [
        ("13101", ["1310100"]), ("14100", ["1410011", "1410012"]),
        ("14101", ["1410011", "1410012"]), ("14118", ["1410011", "1410012"]),
        ("14131", ["1413000"]), ("14137", ["1413000"]), ("14151", ["1415000"]),
        ("14199", ["1415000"]), ("14200", nil), ("14201", ["1420100"]), ("01101", ["0110000"]),
        ("01202", nil), ("999", nil), ("48101", nil), ("x", nil),
      ] as [(String, [String]?)])
    func aWardBelongsToItsCity(code: String, parts: [String]?) {
      let codes = [
        "1310100", "1410011", "1410012", "1413000", "1415000", "1420100", "0110000",
      ]
      let municipalities = codes.reduce(into: [String: JMAAreaStore.Municipality]()) {
        $0[$1] = JMAAreaStore.Municipality(region: "r", office: "o", name: $1)
      }
      #expect(JMAAreaStore.area(of: code, in: municipalities)?.parts == parts)
    }

    @Test func municipalitiesWithoutAnOfficeAreIgnored() throws {
      let areas = Self.areas.replacing(
        #""1310300""#, with: #""131030""#
      ).replacing(#""1420100""#, with: #""14201x0""#)
      let known = try JMAAreaStore.municipalities(Array(areas.utf8))
      #expect(known.keys.sorted() == ["1310100", "1410011", "1410012"])
      let chiyoda = JMAAreaStore.Municipality(
        region: "130010", office: "130000", name: "千代田区", englishName: "Chiyoda City")
      #expect(known["1310100"] == chiyoda)
      let closed = areas.replacing(#""140000": {"name": "神奈川県"}"#, with: #""990000": {}"#)
      #expect(try JMAAreaStore.municipalities(Array(closed.utf8)).keys.sorted() == ["1310100"])
    }

    /// Places of several offices share the file of the whole country, in which each report belongs
    /// to the office of its areas.
    @Test func boardOfSeveralOfficesSharesOneRequestPerQuarterHour() async throws {
      let server = try server([
        Self.report(-60, Self.item("1310100", Self.kind("14"))),
        Self.report(-60, Self.item("1410012", Self.kind("15"))),
        Self.report(
          -60, "", region: #", "class10Items": [\#(Self.item("140010", Self.kind("19")))]"#),
      ])
      let fixture = try Fixture(server)
      let places = [139.1, 139.2, 139.3, 139.4, 139.5].map(Self.place)
      for (seconds, count) in [(0, 1), (600, 1), (301, 2)] {
        fixture.clock.advance(TimeInterval(seconds))
        let statuses = await fixture.board(places)
        #expect(statuses.allSatisfy { $0?.source == .jma && $0?.failedAt == nil })
        #expect(server.requests.filter { $0.path.contains("/r8/") }.count == count)
      }
      #expect(await fixture.events(places[0]) == ["Thunderstorm Advisory"])
      #expect(await fixture.events(places[1]) == [])
      #expect(await fixture.events(places[2]) == ["Gale Advisory"])
      #expect(server.count("/bosai/warning/data/r8/map.json") == 2)
    }

    /// The old reports of one office are not hidden by the newer ones of another.
    @Test func staleOfficeInNationalFileCountsAsUnreachable() async throws {
      let server = try server([
        Self.report(-60, Self.item("1310100", Self.none)),
        Self.report(-80 * 3600, Self.item("1410012", Self.none)),
      ])
      let statuses = await (try Fixture(server)).board([139.1, 139.3].map(Self.place))
      #expect(statuses.map { $0?.failedAt } == [nil, testNow])
    }

    @Test func officeReportsAreCachedAndMunicipalitiesPersisted() async throws {
      let folder = try TemporaryFolder()
      let file = folder.path + "/areas.json"
      let server = try server(
        [
          Self.report(-60, Self.item("1310100", Self.kind("14")))
        ], hasNationalFile: false)
      let fixture = try Fixture(server, file: file)
      let places = [139.1, 139.2, 139.3, 139.4, 139.5].map(Self.place)
      for (seconds, count) in [(0, 1), (600, 1), (301, 2)] {
        fixture.clock.advance(TimeInterval(seconds))
        let statuses = await fixture.board(places)
        #expect(statuses.allSatisfy { $0?.source == .jma && $0?.failedAt == nil })
        #expect(server.count("/bosai/warning/data/r8/130000.json") == count)
        #expect(server.count("/bosai/warning/data/r8/140000.json") == count)
      }
      #expect(server.count("/bosai/common/const/area.json") == 1)
      #expect(server.count("/reverse-geocoder/LonLatToAddress") == places.count)
      // The next start reads them from the file.
      let again = try Fixture(server, file: file)
      #expect(await again.events(Self.place(139.1)) == ["Thunderstorm Advisory"])
      #expect(!server.requests.contains { $0.path.contains("/data/warning/") })
      #expect(server.count("/bosai/common/const/area.json") == 1)
      #expect(server.count("/reverse-geocoder/LonLatToAddress") == places.count)
    }
  }
}
