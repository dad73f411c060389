import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// Europe's warnings, by codes and by polygons.
  @Suite struct MeteoAlarmTests {
    typealias Fixture = WarningSourceFixture

    /// A message in a feed's format, with the information in each of these languages.
    private struct Message {
      var id = "m1"
      var type = "Alert"
      var status = "Actual"
      var references: String?
      var severity = "Moderate"
      var events = [("pl-PL", "Silny wiatr"), ("en-GB", "Wind")]
      var area =
        #"{"areaDesc": "Warszawa", "geocode": [{"valueName": "EMMA_ID", "value": "PL1465"}]}"#
      var sent: TimeInterval = -3600
      var level = "2; yellow; Moderate"

      var json: String {
        let infos = events.map { language, event in
          #"""
          {"language": "\#(language)", "event": "\#(event)", "severity": "\#(severity)",
           "responseType": ["Monitor"], "urgency": "Future", "senderName": "IMGW-PIB",
           "onset": "\#(Fixture.time(600))", "expires": "\#(Fixture.time(7200))",
           "headline": "\#(event)!", "description": "Gusts.", "instruction": "Tie things down.",
           "parameter": [{"valueName": "awareness_level", "value": "\#(level)"}],
           "area": [\#(area)]}
          """#
        }
        let refers = references.map { #""references": "a,\#($0),b","# } ?? ""
        return #"""
          {"uuid": "u", "alert": {"identifier": "\#(id)", "sender": "a", "sent": "\#(Fixture.time(sent))",
           "status": "\#(status)", "msgType": "\#(type)", "scope": "Public", \#(refers)
           "info": [\#(infos.joined(separator: ","))]}}
          """#
      }
    }

    private static func body(_ messages: [Message]) -> String {
      #"{"warnings": [\#(messages.map(\.json).joined(separator: ","))]}"#
    }

    private func server(_ messages: [Message]) throws -> LocalServer {
      let body = Self.body(messages)
      return try LocalServer { request in
        switch request.path {
        case "/v1/forecast": Fixture.weather(request)
        case let path where path.hasPrefix("/api/v1/warnings/feeds-"): .json(body)
        default: .json("{}", status: 404)
        }
      }
    }

    private static let warsaw = Fixture.place("PL", 52.22977, 21.01178, name: "Warsaw")
    private static let krakow = Fixture.place("PL", 50.06143, 19.93658, name: "Kraków")

    @Test(arguments: [
      // Warsaw, one of its quarters, and a village that is not listed itself but is near a listed
      // place.
      (52.22977, 21.01178, true), (52.2298, 21.0118, true), (52.30, 21.02, true),
      // Cracow, Gdańsk, and the sea far off the coast.
      (50.06143, 19.93658, false), (54.35227, 18.64912, false), (52.16, 22.27, false),
    ])
    func regionCodeAppliesToPlacesInItsRegion(
      _ latitude: Double, _ longitude: Double, _ isInside: Bool
    ) async throws {
      let fixture = try Fixture(try server([Message()]))
      let events = await fixture.events(Fixture.place("PL", latitude, longitude))
      #expect(events == (isInside ? ["Wind"] : []))
    }

    @Test(arguments: [
      (46.5, 7.5, true), (46.0001, 7.5, true), (46.5, 7.9999, true), (45.9999, 7.5, false),
      (46, 7.5, true), (46.5, 7, true), (47, 8, true),
      (46.5, 8.0001, false), (47.4, 8.5, false),
    ])
    func warningAppliesInsideItsPolygon(
      _ latitude: Double, _ longitude: Double, _ isInside: Bool
    ) async throws {
      var message = Message()
      message.area = #"{"areaDesc": "Oberland", "polygon": ["46,7 46,8 47,8 47,7 46,7"]}"#
      let fixture = try Fixture(try server([message]))
      let events = await fixture.events(Fixture.place("CH", latitude, longitude))
      #expect(events == (isInside ? ["Wind"] : []))
    }

    /// The code of a region says less than the outline of the area.
    @Test func polygonTakesPrecedenceOverRegionCode() async throws {
      var message = Message()
      message.area = #"""
        {"areaDesc": "Here", "polygon": "50,19 50,20.5 51,20.5 51,19 50,19",
         "geocode": [{"valueName": "EMMA_ID", "value": "PL1465"}]}
        """#
      let fixture = try Fixture(try server([message]))
      #expect(await fixture.events(Self.warsaw) == [])
      #expect(await fixture.response(Self.krakow)?.alerts?.map(\.area) == ["Here"])
    }

    /// A place in the malformed part would count as outside.
    @Test func malformedPolygonIsNotReportedAsNone() async throws {
      var message = Message()
      message.area = #"""
        {"areaDesc": "One", "polygon": "46,7 46,8 47,8 47,7 46,7"},
        {"areaDesc": "Two", "polygon": ["47,8 47,9 48,9 47,8", "47,8 47,x 48,9 47,8"]}
        """#
      let fixture = try Fixture(try server([message]))
      let known = await fixture.response(Fixture.place("CH", 46.5, 7.5))
      #expect(known?.alerts?.map(\.area) == ["One"] && known?.isUnreadable == false)
      #expect(await fixture.response(Fixture.place("CH", 46.2, 9))?.isUnreadable == true)
    }

    @Test func textFallsBackToEnglishThenAuthoritysLanguage() async throws {
      let fixture = try Fixture(try server([Message()]))
      #expect(await fixture.events(Self.warsaw, language: "pl") == ["Silny wiatr"])
      #expect(
        await fixture.response(Self.warsaw, language: "ko")?.alerts == [
          WeatherWarning(
            event: "Wind", severity: .moderate, sender: "IMGW-PIB", start: testNow + 600,
            end: testNow + 7200, area: "Warszawa", text: "Wind!\n\nGusts.",
            instruction: "Tie things down.")
        ])
      var own = Message()
      own.events = [("pl-PL", "Yellow silny wiatr")]
      let alone = try Fixture(try server([own]))
      #expect(await alone.events(Self.warsaw, language: "ko") == ["Silny wiatr"])
    }

    @Test func largeFeedYieldsOnlyThePlacesWarning() async throws {
      let messages = (0..<419).map { number in
        var message = Message()
        message.id = "m\(number)"
        // Some codes from the table, from all parts of the country.
        let codes = ["PL1465", "PL1261", "PL2261", "PL3064"]
        message.area = """
          {"areaDesc": "województwo \(number)",
           "geocode": [{"valueName": "EMMA_ID", "value": "\(codes[number % 4])"}]}
          """
        return message
      }
      let alerts = await (try Fixture(try server(messages))).response(Self.warsaw)?.alerts
      #expect(alerts?.count == 1)
    }

    @Test func unknownRegionCodeMatchesByNameOrIsUnreadable() async throws {
      var unknown = Message()
      unknown.area =
        #"{"areaDesc": "Kraków", "geocode": [{"valueName": "EMMA_ID", "value": "PL9999"}]}"#
      let fixture = try Fixture(try server([unknown]))
      // The code of one place is known, but not that of the other.
      #expect(await fixture.events(Self.krakow) == ["Wind"])
      let response = await fixture.response(Self.warsaw)
      #expect(response?.alerts == nil && response?.isUnreadable == true)
      // Areas have names in their own language.
      var cracow = Fixture.place("PL", 52.25, 21, name: "Cracow")
      cracow.names = ["pl": "Kraków"]
      #expect(await fixture.events(cracow) == ["Wind"])
    }

    @Test func greenReplacedCancelledAndTestWarningsAreHidden() async throws {
      var green = Message(id: "g")
      green.level = "1; green; Minor"
      var test = Message(id: "t", status: "Test")
      test.severity = "Extreme"
      let exercise = Message(id: "e", status: "Exercise")
      let cancelled = Message(id: "c")
      var cancel = Message(id: "c2", type: "Cancel")
      cancel.references = "c"
      // The update applies elsewhere.
      let moved = Message(id: "o")
      var update = Message(id: "o2", type: "Update")
      update.references = "o"
      update.area = #"{"areaDesc": "x", "geocode": [{"valueName": "EMMA_ID", "value": "PL1261"}]}"#
      let fixture = try Fixture(
        try server([green, test, exercise, cancelled, cancel, moved, update]))
      #expect(await fixture.events(Self.warsaw) == [])
      #expect(await fixture.events(Self.krakow) == ["Wind"])
    }

    @Test func staleFeedDoesNotShowWhatIsInForce() async throws {
      var old = Message()
      old.sent = -97 * 3600
      let response = await (try Fixture(try server([old]))).response(Self.krakow)
      #expect(response?.alerts == nil && response?.isUnreadable == false)
      #expect(await (try Fixture(try server([]))).events(Self.krakow) == [])
    }

    @Test(arguments: [(10.0, true), (-10, false)])
    func feedIsCurrentForFourDays(seconds: TimeInterval, isCurrent: Bool) async throws {
      var message = Message()
      message.sent = -96 * 3600 + seconds
      let events = await (try Fixture(try server([message]))).events(Self.warsaw)
      #expect(events == (isCurrent ? ["Wind"] : nil))
    }

    /// A message for an unknown area may concern the place, unless it warns of nothing.
    @Test(
      arguments: [
        ("Alert", "Actual", true), ("Update", "Actual", true), ("Cancel", "Actual", false),
        ("Ack", "Actual", false), ("Alert", "Test", false),
      ])
    func actualWarningOfAnUnknownAreaMakesTheListPartial(
      type: String, status: String, isPartial: Bool
    ) async throws {
      var message = Message(type: type, status: status)
      for area in [
        #"{"areaDesc": "x", "geocode": [{"valueName": "EMMA_ID", "value": "PL9999"}]}"#, "",
      ] {
        message.area = area
        let response = await (try Fixture(try server([message]))).response(Self.warsaw)
        #expect((response?.alerts == nil) == isPartial && response?.isUnreadable == isPartial)
      }
    }

    /// The newest report shows that the feed is alive, whatever the age of the others.
    @Test func oldMessagesAreShownIfTheFeedIsFresh() async throws {
      var old = Message()
      old.sent = -97 * 3600
      let fixture = try Fixture(try server([old, Message(id: "m2", type: "Cancel")]))
      #expect(await fixture.events(Self.warsaw) == ["Wind"])
    }

    /// A message that cannot be read may concern any place.
    @Test func anUnreadableMessageMakesTheListPartial() async throws {
      let body = #"{"warnings": [\#(Message().json), {"uuid": "x"}]}"#
      let server = try LocalServer { _ in .json(body) }
      let fixture = try Fixture(server)
      let known = await fixture.response(Self.warsaw)
      #expect(known?.alerts?.map(\.event) == ["Wind"] && known?.isUnreadable == true)
      #expect(await fixture.response(Self.krakow)?.isUnreadable == true)
    }

    @Test func feedWithoutTimesIsPartial() async throws {
      let body = Self.body([Message()]).replacing("\"sent\"", with: "\"at\"")
      let fixture = try Fixture(try LocalServer { _ in .json(body) })
      let known = await fixture.response(Self.warsaw)
      #expect(known?.alerts?.map(\.event) == ["Wind"] && known?.isUnreadable == true)
      #expect(await fixture.response(Self.krakow)?.alerts == nil)
    }

    @Test func duplicateWarningsAreShownOnce() async throws {
      var other = Message(id: "m3")
      other.severity = "Severe"
      let fixture = try Fixture(try server([Message(), Message(id: "m2"), other]))
      let alerts = await fixture.response(Self.warsaw)?.alerts
      #expect(alerts?.map(\.severity) == [.severe, .moderate])
    }

    @Test func inapplicableMessageDoesNotHideADuplicate() async throws {
      let cancelled = Message(id: "c")
      var cancel = Message(id: "c2", type: "Cancel")
      cancel.references = "c"
      let test = Message(id: "t", status: "Test")
      let fixture = try Fixture(try server([cancelled, cancel, test, Message(id: "m")]))
      #expect(await fixture.events(Self.warsaw) == ["Wind"])
    }

    @Test func boardOfTwentySharesOneRequestPerQuarterHour() async throws {
      let server = try server([Message()])
      let fixture = try Fixture(server)
      let places = (0..<20).map { Fixture.place("PL", 50 + Double($0) / 5, 20) }
      for (seconds, count) in [(0, 1), (899, 1), (1, 2)] {
        fixture.clock.advance(TimeInterval(seconds))
        _ = await fixture.board(places)
        #expect(server.count("/api/v1/warnings/feeds-poland") == count)
      }
    }

    @Test func aFailureIsNotRepeatedForEveryPlace() async throws {
      let server = try LocalServer { request in
        request.path == "/v1/forecast" ? Fixture.weather(request) : .json("{}", status: 403)
      }
      let fixture = try Fixture(server)
      let statuses = await fixture.board(
        (0..<20).map { Fixture.place("FR", 45 + Double($0) / 5, 3) })
      #expect(statuses.allSatisfy { $0?.source == .meteoAlarm && $0?.failedAt != nil })
      #expect(server.count("/api/v1/warnings/feeds-france") == 1)
    }

    @Test func aFeedOfSixMebibytesIsRead() async throws {
      var outlined = Message()
      let corners = (0..<200_000).map { _ in "50,20 " }.joined()
      outlined.area = #"{"areaDesc": "x", "polygon": "\#(corners)50,20"}"#
      outlined.events = [("en", "Wind")]
      let body = Self.body([outlined, Message(id: "m2")])
      let padded = body + String(repeating: " ", count: 5 << 20)
      let server = try LocalServer { _ in .json(padded) }
      #expect(await (try Fixture(server)).events(Self.warsaw) == ["Wind"])
    }

    @Test func everyCountryOfTheSourceHasAFeed() {
      for country in MeteoAlarm.feeds.keys {
        #expect(WarningsSource(country: country) == .meteoAlarm)
      }
      #expect(MeteoAlarm.feeds.count == 36)
      #expect(Set(MeteoAlarm.feeds.values).count == 36)
    }
  }
}

/// The table of places and codes.
@Suite struct WarningRegionsTests {
  @Test(arguments: [
    ("PL", 52.22977, 21.01178, ["PL1465"]), ("FR", 48.85341, 2.3488, ["NUTS3/FR101", "FR101"]),
    ("CZ", 50.08804, 14.42076, ["CISORP/1000"]), ("NL", 53.21917, 6.56667, ["NL007"]),
  ])
  func placeMapsToItsRegionCodes(
    _ country: String, _ latitude: Double, _ longitude: Double, _ codes: [String]
  ) {
    let found = WarningRegions.codes(
      at: Coordinate(latitude: latitude, longitude: longitude), country: country)
    #expect(!found.here.isDisjoint(with: codes), "\(found.here)")
    #expect(found.here.isSubset(of: found.known))
  }

  @Test func distantPlaceHasNoRegionCodes() {
    let found = WarningRegions.codes(
      at: Coordinate(latitude: 47, longitude: -20), country: "FR")
    #expect(found.here.isEmpty && found.known.count > 100)
    let nowhere = WarningRegions.codes(
      at: Coordinate(latitude: 47, longitude: 2), country: "XX")
    #expect(nowhere == .init())
  }
}
