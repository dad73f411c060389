import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// The age of lists whose services do not state it in the list.
  @Suite struct WarningListAgeTests {
    typealias Fixture = WarningSourceFixture

    /// A country, its list with `LIST` in place of the entries, and an entry that ends at `END`.
    private static let lists = [
      (
        "DE", #"{"alerts": [LIST]}"#,
        #"{"alert_id": "1", "event_en": "gusts", "status": "actual", "expires": "END"}"#
      ),
      (
        "NO", #"{"features": [LIST], "lastChange": "CHANGE"}"#,
        #"{"properties": {"id": "1", "event": "Gusts", "eventEndingTime": "END"}}"#
      ),
    ]

    private func response(
      _ country: String, _ body: String, headers: [String: String] = [:]
    ) async throws -> WarningsResponse? {
      let server = try LocalServer { _ in .json(body, headers: headers) }
      return await (try Fixture(server)).response(Fixture.place(country, 50, 10))
    }

    /// A service drops warnings that have ended.
    @Test(arguments: lists.indices)
    func listOfWarningsThatEndedLongAgoIsNotCurrent(index: Int) async throws {
      let (country, list, entry) = Self.lists[index]
      func events(_ ends: [TimeInterval?], change: TimeInterval = -90 * 86_400) async throws
        -> [String]?
      {
        let entries = ends.enumerated().map { number, end in
          entry.replacing(#""1""#, with: "\"\(number)\"")
            .replacing("\"END\"", with: end.map { "\"\(Fixture.time($0))\"" } ?? "null")
        }
        let body = list.replacing("LIST", with: entries.joined(separator: ","))
          .replacing("CHANGE", with: Fixture.time(change))
        let response = try await response(country, body)
        #expect(response?.isUnreadable == false)
        return response?.alerts?.map(\.event)
      }
      #expect(try await events([]) == [])
      let days = -72.0 * 3600
      #expect(try await events([days + 10]) == [])
      #expect(try await events([days - 10]) == nil)
      #expect(try await events([-200 * 86_400, days - 10]) == nil)
      #expect(try await events([days - 10, -60]) == [])
      #expect(try await events([days - 10, 3600]) == ["Gusts"])
      #expect(try await events([days - 10, nil]) == ["Gusts"])
      if country == "NO" { #expect(try await events([days - 10], change: -60) == []) }
    }

    @Test func norwaysListIsRequestedOnceInTenMinutes() async throws {
      let server = try LocalServer { _ in .json(#"{"features": []}"#) }
      let fixture = try Fixture(server)
      for (seconds, count) in [(0.0, 1), (599, 1), (1, 2)] {
        fixture.clock.advance(seconds)
        #expect(await fixture.events(Fixture.place("NO", 60, 10)) == [])
        #expect(server.requests.count == count)
      }
    }

    /// Lists without an entry, by country.
    private static let empty = [
      ("US", #"{"features": []}"#), ("NO", #"{"features": []}"#), ("DE", #"{"alerts": []}"#),
      ("CA", #"{"features": []}"#), ("CH", #"{"warnings": []}"#), ("HK", "{}"),
    ]

    /// A cache on the way states the age of a response, and a service the time of its response.
    @Test(arguments: empty)
    func responseOfMoreThanADayAgoIsNotCurrent(country: String, body: String) async throws {
      func date(_ age: TimeInterval) -> String {
        HTTPDate.format(min(Date.now, testNow) - age)
      }
      let cases: [([String: String], Bool)] = [
        (["Age": "86400"], true), (["Age": "86401"], false), (["Age": " 400000 "], false),
        (["Date": date(86_000)], true), (["Date": date(87_000)], false),
        (["Date": date(-900_000)], true), (["Date": date(60), "Age": "90000"], false),
        (["Date": "yesterday", "Age": "-90000"], true), ([:], true),
      ]
      for (headers, isCurrent) in cases {
        let response = try await response(country, body, headers: headers)
        #expect((response?.alerts == []) == isCurrent, "\(headers)")
        #expect(response?.isUnreadable == false, "\(headers)")
      }
    }
  }
}
