import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// Canada's warnings: polygons in a bounding box.
  @Suite struct ECCCWarningsTests {
    typealias Fixture = WarningSourceFixture

    /// Returns a feature that covers 79° to 80° W and 43° to 44° N.
    private static func feature(
      _ code: String = "FRW", type: String = "warning", colour: String? = "orange",
      status: String = "issued", name: String = "freezing rain warning",
      published: TimeInterval = -600
    ) -> String {
      let risk = colour.map { #""risk_colour_en": "\#($0)","# } ?? ""
      return #"""
        {"type": "Feature", "id": "\#(code)", "properties": {"id": "\#(code)", "alert_code": "\#(code)",
          "alert_type": "\#(type)", "alert_name_en": "\#(name)",
          "alert_name_fr": "avertissement de pluie verglaçante", \#(risk)
          "publication_datetime": "\#(Fixture.time(published))",
          "expiration_datetime": "\#(Fixture.time(36_000))",
          "validity_datetime": "\#(Fixture.time(3600))", "event_end_datetime": "\#(Fixture.time(18_000))",
          "alert_text_en": "Ice.\n\nStay off the roads.", "alert_text_fr": "Verglas.",
          "feature_name_en": "Toronto", "feature_name_fr": "Toronto (ville)",
          "status_en": "\#(status)", "status_fr": "émis"},
         "geometry": {"type": "Polygon",
           "coordinates": [[[-80, 43], [-79, 43], [-79, 44], [-80, 44], [-80, 43]]]}}
        """#
    }

    private static func body(_ features: [String], matched: Int? = nil) -> String {
      #"""
      {"type": "FeatureCollection", "numberMatched": \#(matched ?? features.count),
       "features": [\#(features.joined(separator: ","))], "numberReturned": \#(features.count)}
      """#
    }

    private func server(_ reply: @escaping @Sendable () -> LocalServer.Reply) throws -> LocalServer
    {
      try LocalServer { request in
        switch request.path {
        case "/v1/forecast": Fixture.weather(request)
        case "/collections/weather-alerts/items": reply()
        default: .json("{}", status: 404)
        }
      }
    }

    private func fixture(_ features: String...) throws -> Fixture {
      let body = Self.body(features)
      return try Fixture(try server { .json(body) })
    }

    private static let toronto = Fixture.place("CA", 43.7, -79.4, name: "Toronto")

    @Test(arguments: [
      // Inside, outside, and just on either side of the edges.
      (43.5, -79.5, true), (43.9, -79.1, true), (43.0001, -79.5, true), (43.5, -79.9999, true),
      (43, -79.5, true), (44, -79.5, true), (43.5, -79, true), (43.5, -80, true), (44, -79, true),
      (42.9999, -79.5, false), (43.5, -80.0001, false), (44.05, -79.5, false), (43.5, -78.9, false),
    ])
    func warningAppliesInsideItsPolygon(
      _ latitude: Double, _ longitude: Double, _ isInside: Bool
    ) async throws {
      let fixture = try fixture(Self.feature())
      let events = await fixture.events(Fixture.place("CA", latitude, longitude))
      #expect(events == (isInside ? ["Freezing rain warning"] : []))
    }

    @Test func aWarningHasEveryValueInBothLanguages() async throws {
      let server = try server { .json(Self.body([Self.feature()])) }
      let fixture = try Fixture(server)
      #expect(
        await fixture.response(Self.toronto)?.alerts == [
          WeatherWarning(
            event: "Freezing rain warning", severity: .severe, sender: "Environment Canada",
            start: testNow + 3600, end: testNow + 18_000, area: "Toronto",
            text: "Ice.\n\nStay off the roads.")
        ])
      let french = await fixture.response(Self.toronto, language: "fr")?.alerts?.first
      #expect(french?.event == "Avertissement de pluie verglaçante")
      #expect(french?.area == "Toronto (ville)" && french?.text == "Verglas.")
      let requested = try #require(
        server.requests.first { $0.path == "/collections/weather-alerts/items" })
      #expect(
        requested.query == ["f": "json", "bbox": "-79.5,43.6,-79.3,43.8", "limit": "100"])
    }

    @Test(
      arguments: [
        ("warning", "red", .extreme), ("warning", "orange", .severe),
        ("watch", "yellow", .moderate),
        ("warning", "grey", .minor), ("warning", nil, .severe), ("watch", nil, .moderate),
        ("advisory", nil, .minor), ("statement", nil, .minor), ("unheard of", nil, nil),
      ] as [(String, String?, WeatherWarning.Severity?)])
    func severityDerivesFromColorOrAlertType(
      type: String, colour: String?, severity: WeatherWarning.Severity?
    ) async throws {
      let fixture = try fixture(Self.feature(type: type, colour: colour))
      #expect(await fixture.response(Self.toronto)?.alerts?.map(\.severity) == [severity])
    }

    @Test func endedAndTestWarningsAreNotShown() async throws {
      let fixture = try fixture(
        Self.feature("A", status: "ended"), Self.feature("B", type: "test"),
        Self.feature("D", type: "ending"),
        Self.feature("C", type: "watch", colour: nil, name: "wind watch"))
      let alerts = await fixture.response(Self.toronto)?.alerts
      #expect(alerts?.map(\.event) == ["Wind watch"] && alerts?.first?.severity == .moderate)
    }

    @Test func boardOfTwentySharesOneRequestPerQuarterHour() async throws {
      let server = try server { .json(Self.body([Self.feature()])) }
      let fixture = try Fixture(server)
      let places = (0..<20).map {
        Fixture.place("CA", 43.5 + Double($0) / 4, -79.5 - Double($0) * 2)
      }
      for (seconds, count) in [(0, 1), (600, 1), (299, 1), (1, 2)] {
        fixture.clock.advance(TimeInterval(seconds))
        let statuses = await fixture.board(places)
        #expect(statuses.allSatisfy { $0?.source == .eccc && $0?.failedAt == nil })
        #expect(server.count("/collections/weather-alerts/items") == count)
      }
      let requested = server.requests.last { $0.path == "/collections/weather-alerts/items" }
      #expect(requested?.query["bbox"] == "-117.6,43.4,-79.4,48.35")
      #expect(requested?.query["limit"] == "1000")
    }

    @Test func truncatedOrStaleListIsNotReportedAsNone() async throws {
      let north = Fixture.place("CA", 60, -100)
      let many = Self.body((0..<100).map { Self.feature("A\($0)") }, matched: 180)
      let cut = try Fixture(try server { .json(many) })
      #expect(await cut.response(north)?.isUnreadable == true)
      let old = try fixture(Self.feature(published: -80 * 3600))
      #expect(await old.response(north)?.alerts == nil)
    }

    @Test func listWithoutTimesIsPartial() async throws {
      let body = Self.body([Self.feature().replacing("publication_datetime", with: "published")])
      let fixture = try Fixture(try server { .json(body) })
      let known = await fixture.response(Self.toronto)
      #expect(known?.alerts?.count == 1 && known?.isUnreadable == true)
      #expect(await fixture.response(Fixture.place("CA", 60, -100))?.alerts == nil)
    }

    /// A list without warnings has the time of the response alone.
    @Test(
      arguments: [
        (-60, true), (-73 * 3600, false), (nil, true),
      ] as [(TimeInterval?, Bool)])
    func emptyListIsCurrentForThreeDays(seconds: TimeInterval?, isCurrent: Bool) async throws {
      let time = seconds.map { #", "timeStamp": "\#(Fixture.time($0))""# } ?? ""
      let fixture = try Fixture(
        try server { .json(#"{"features": [], "numberMatched": 0\#(time), "links": []}"#) })
      let response = await fixture.response(Self.toronto)
      #expect((response?.alerts == []) == isCurrent && response?.isUnreadable == false)
    }

    @Test(arguments: [(10.0, true), (-10, false)])
    func listIsCurrentForThreeDays(seconds: TimeInterval, isCurrent: Bool) async throws {
      let fixture = try fixture(Self.feature(published: -72 * 3600 + seconds))
      let events = await fixture.events(Self.toronto)
      #expect(events == (isCurrent ? ["Freezing rain warning"] : nil))
    }

    @Test(
      arguments: [
        (89.95, -179.95, "-180,89.85,-179.85,90"), (-89.95, 179.95, "179.85,-90,180,-89.85"),
      ])
    func requestedBoxEndsAtPolesAndAntimeridian(
      latitude: Double, longitude: Double, box: String
    ) async throws {
      let server = try server { .json(Self.body([])) }
      #expect(await (try Fixture(server)).events(Fixture.place("CA", latitude, longitude)) == [])
      #expect(server.requests.last?.query["bbox"] == box)
    }

    @Test(
      arguments: [
        (#"{"features": [GOOD], "numberMatched":1}"#, true),
        (#"{"numberMatched":   1, "features": [GOOD]}"#, true),
        (#"{"features": [GOOD]}"#, true), (#"{"features": []}"#, true),
        (#"{"features": [], "numberMatched": 0}"#, true),
        (#"{"features": [GOOD], "numberMatched":2}"#, false),
        (#"{"numberMatched":   2, "features": [GOOD]}"#, false),
        (#"{"features": [], "numberMatched": 10}"#, false),
        (#"{"features": [GOOD, {"properties": {}}], "numberMatched":2}"#, false),
      ])
    func listIsCompleteIfEveryMatchingFeatureIsDecoded(text: String, isComplete: Bool) throws {
      let body = text.replacing("GOOD", with: Self.feature())
      let response = try ECCCWarnings.response(Array(body.utf8))
      #expect(response.isComplete == isComplete)
      #expect(response.features.count == (text.contains("GOOD") ? 1 : 0))
    }

    @Test(arguments: ["{}", "[]", #"{"features": 3}"#, #"{"features": [{"a": 1}]}"#, "<html>"])
    func malformedResponseIsNotReportedAsNone(_ body: String) async throws {
      let fixture = try Fixture(try server { .json(body) })
      let response = await fixture.response(Self.toronto)
      #expect(response?.alerts == nil && response?.isUnreadable == true)
    }

    @Test func warningWithoutANameIsNotReportedAsNone() async throws {
      let feature = Self.feature().replacing("alert_name", with: "other_name")
        .replacing("alert_short_name", with: "other_short_name")
      let body = #"{"features": [\#(feature)]}"#
      let fixture = try Fixture(try server { .json(body) })
      let response = await fixture.response(Self.toronto)
      #expect(response?.alerts == nil && response?.isUnreadable == true)
    }

    @Test func stalledSourceDoesNotBlockOtherPlaces() async throws {
      let server = try LocalServer { request in
        switch request.path {
        case "/v1/forecast": Fixture.weather(request)
        case "/alerts/active": .json(#"{"features": []}"#)
        default: .stall
        }
      }
      let fixture = try Fixture(server)
      let canada = (0..<6).map { Fixture.place("CA", 45 + Double($0), -80) }
      let states = Fixture.place("US", 40, -80)
      let answered = AsyncStream<Place.ID>.makeStream()
      let board = Task {
        await fixture.services.reports((canada + [states]).map { Fixture.request($0, .summary) }) {
          for response in $0 where (try? response.result.get())?.warningsStatus?.respondedAt != nil
          {
            answered.continuation.yield(response.request.place.id)
          }
        }
      }
      // The United States respond while Canada does not.
      var first = answered.stream.makeAsyncIterator()
      #expect(await first.next() == states.id)
      server.stop()
      await board.value
    }
  }
}
