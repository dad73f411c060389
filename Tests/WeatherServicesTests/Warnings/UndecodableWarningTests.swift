import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// An entry that could not be decoded may be a warning: the place then never has "none".
  @Suite struct UndecodableWarningTests {
    typealias Fixture = WarningSourceFixture

    struct Case: CustomTestStringConvertible, Sendable {
      var testDescription: String
      var country: String
      /// The list, with `ENTRIES` in place of its entries.
      var list: String
      var good: String
      var event: String
      /// Entries that could not be decoded.
      var broken: [String]
    }

    private static let nws = #"{"properties": {"id": "1", "event": "Storm", "status": "Actual"}}"#
    private static let feed = #"""
      {"alert": {"identifier": "1", "sender": "a", "sent": "\#(Fixture.time(-60))",
       "status": "Actual", "msgType": "Alert", "scope": "Public",
       "info": [{"language": "en", "event": "Storm", "expires": "\#(Fixture.time(7200))",
                 "area": [{"areaDesc": "Here", "circle": "50,10 20"}]}]}}
      """#

    static let cases = [
      Case(
        testDescription: "NWS", country: "US", list: #"{"features": ENTRIES}"#, good: nws,
        event: "Storm",
        broken: ["null", "7", #"{"properties": null}"#, #"{"properties": {"id": "2"}}"#]),
      Case(
        testDescription: "MET Norway", country: "NO", list: #"{"features": ENTRIES}"#, good: nws,
        event: "Storm", broken: ["null", "[]", #"{"properties": {"event": " "}}"#]),
      Case(
        testDescription: "DWD", country: "DE", list: #"{"alerts": ENTRIES}"#,
        good: #"{"alert_id": "1", "event_en": "gusts", "status": "actual"}"#, event: "Gusts",
        broken: ["null", #""x""#, #"{"alert_id": "2", "event_de": null, "event_en": 7}"#]),
      Case(
        testDescription: "MeteoAlarm", country: "CH", list: #"{"warnings": ENTRIES}"#, good: feed,
        event: "Storm",
        broken: [
          "null", #"{"alert": null}"#, #"{"alert": {"status": "Actual", "msgType": "Alert"}}"#,
          feed.replacing(#""info": ["#, with: #""info": null, "infos": ["#),
          feed.replacing(#""event": "Storm""#, with: #""event": null"#),
        ]),
    ]

    private func response(
      _ given: Case, _ entries: String
    ) async throws -> WarningsResponse? {
      let list = given.list.replacing("ENTRIES", with: entries)
      let server = try LocalServer { request in
        request.path == "/v1/forecast" ? Fixture.weather(request) : .json(list)
      }
      return await (try Fixture(server)).response(Fixture.place(given.country, 50, 10))
    }

    @Test(arguments: cases)
    func undecodableEntryIsNotReportedAsNone(_ given: Case) async throws {
      for entry in given.broken {
        let response = try await response(given, "[\(entry)]")
        #expect(response?.alerts == nil && response?.isUnreadable == true, "\(entry)")
      }
    }

    @Test(arguments: cases)
    func undecodableEntryMakesTheOthersPartial(_ given: Case) async throws {
      let whole = try await response(given, "[\(given.good)]")
      #expect(whole?.alerts?.map(\.event) == [given.event] && whole?.isUnreadable == false)
      for entry in given.broken {
        let response = try await response(given, "[\(entry), \(given.good)]")
        #expect(response?.alerts?.map(\.event) == [given.event], "\(entry)")
        #expect(response?.isUnreadable == true, "\(entry)")
      }
    }

    @Test(arguments: cases)
    func listOfAnotherTypeIsNotReportedAsNone(_ given: Case) async throws {
      for entries in ["null", "7", #""none""#, "{}"] {
        let response = try await response(given, entries)
        #expect(response?.alerts == nil && response?.isUnreadable == true, "\(entries)")
      }
      #expect(try await response(given, "[]")?.alerts == [])
    }
  }
}
