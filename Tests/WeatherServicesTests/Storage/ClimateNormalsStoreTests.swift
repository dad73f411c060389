import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Normals are requested once a year, whatever the outcome.
extension LoopbackTests {
  @Suite struct ClimateNormalsStoreTests {
    /// Every day of ten years, in the archive's format.
    private static let body: String = {
      let first = LocalDate(year: 2017, month: 1, day: 1).dayNumber
      let end = LocalDate(year: 2027, month: 1, day: 1).dayNumber
      func list(_ value: (Int) -> String) -> String {
        (first..<end).map(value).joined(separator: ",")
      }
      return """
        {"utc_offset_seconds":32400,"timezone":"Asia/Seoul",
         "daily_units":{"time":"unixtime","temperature_2m_max":"°C","temperature_2m_min":"°C",
          "precipitation_sum":"mm","sunshine_duration":"s"},
         "daily":{"time":[\(list { String($0 * 86_400 - 32_400) })],
          "temperature_2m_max":[\(list { _ in "6.5" })],
          "temperature_2m_min":[\(list { _ in "-2.5" })],
          "precipitation_sum":[\(list { _ in "2" })],
          "sunshine_duration":[\(list { _ in "18000" })]}}
        """
    }()

    private func services(
      _ server: LocalServer, _ folder: String?, _ clock: SetClock
    ) throws -> LiveServices {
      var configuration = try makeConfiguration(
        ["WEATHER_TUI_OPEN_METEO_ARCHIVE_URL": server.address]) { clock.now }
      configuration.normalsFolder = folder
      return LiveServices(configuration, client: clock.client())
    }

    private func archive(_ reply: LocalServer.Reply = .json(body)) throws -> LocalServer {
      try LocalServer(["/v1/archive": reply])
    }

    private func file(_ folder: TemporaryFolder) throws -> URL {
      let name = try #require(folder.names().first { $0.hasSuffix(".json") })
      return URL(filePath: folder(name))
    }

    private let today = LocalDate(year: 2027, month: 1, day: 15)

    @Test func tenYearsAreOneRequestAndNormalsAreCached() async throws {
      let (server, folder, clock) = (try archive(), try TemporaryFolder(), SetClock())
      let normals = try await services(server, folder.path, clock).normals(for: seoul)
      #expect(normals?.range(on: today) == ClimateNormals.Range(low: -2.5, high: 6.5))
      #expect(normals?.years == 2017...2026)
      let requested = try #require(server.requests.first)
      #expect(
        requested.query["start_date"] == "2017-01-01" && requested.query["end_date"] == "2026-12-31"
      )
      #expect(
        requested.query["daily"]
          == "temperature_2m_max,temperature_2m_min,precipitation_sum,sunshine_duration")
      #expect(requested.query["timezone"] == "auto")
      let details = try #require(normals?.details)
      #expect(details.months[0] == 62 && details.months[1] == 56.4 && details.sunshine[14] == 5)
      #expect(details.precipitation[14] == 2 && details.wetDays[14] == 1)
      let files = ClimateNormalsStore(folder: folder.path, problems: IssueReporter { _ in })
      #expect(files.load(seoul, at: clock.now) == normals)
      let size = try Data(contentsOf: try file(folder)).count
      #expect(size < 24_000)
      #expect(try folder.mode(try file(folder).lastPathComponent) == 0o600)
    }

    /// The archive rejects dates that it does not have.
    @Test func yearThatHasJustEndedIsNotRequested() async throws {
      for (days, end) in [(-5.0, "2025-12-31"), (-4, "2026-12-31")] {
        let (server, folder, clock) = (try archive(), try TemporaryFolder(), SetClock())
        clock.advance(days * 86_400)
        _ = try await services(server, folder.path, clock).normals(for: seoul)
        #expect(server.requests.first?.query["end_date"] == end)
      }
    }

    @Test func normalsAreRequestedOncePerYear() async throws {
      let (server, folder, clock) = (try archive(), try TemporaryFolder(), SetClock())
      for _ in 0..<13 {
        // Each time from another run of the program.
        #expect(try await services(server, folder.path, clock).normals(for: seoul) != nil)
        clock.advance(28 * 86_400)
      }
      #expect(server.requests.count == 1)
      clock.advance(2 * 86_400)
      _ = try await services(server, folder.path, clock).normals(for: seoul)
      #expect(server.requests.count == 2)
    }

    @Test(arguments: [
      LocalServer.Reply.json("{}", status: 500), .json("<"), .json(#"{"daily":{"time":[]}}"#),
      .hangUp,
    ])
    func failedRequestIsNotRetriedOnTheSameDay(reply: LocalServer.Reply) async throws {
      let (server, folder, clock) = (try archive(reply), try TemporaryFolder(), SetClock())
      for _ in 0..<5 {
        #expect(try await services(server, folder.path, clock).normals(for: seoul) == nil)
        clock.advance(4 * 3600)
      }
      #expect(server.requests.count == 1)
      clock.advance(4 * 3600)
      _ = try await services(server, folder.path, clock).normals(for: seoul)
      #expect(server.requests.count == 2)
    }

    @Test func archiveRequestOfTenYearsHasExpectedWeight() throws {
      let router = OpenMeteoRouter(endpoints: try Endpoints())
      let cost = try #require(router.archive(2017...2026, at: seoul.coordinate).cost)
      #expect((cost.weight * 100).rounded() == 26_086)
    }

    /// Converts an existing file to the format of the program's first version.
    private func makeFirstVersion(_ file: URL) throws {
      let text = try Data(contentsOf: file)
      var object = try #require(JSONSerialization.jsonObject(with: text) as? [String: Any])
      object["version"] = 1
      var normals = try #require(object["usual"] as? [String: Any])
      #expect(normals.removeValue(forKey: "details") != nil)
      object["usual"] = normals
      try JSONSerialization.data(withJSONObject: object).write(to: file)
    }

    @Test func firstVersionFileIsUsedUntilReplaced() async throws {
      let (server, folder, clock) = (try archive(), try TemporaryFolder(), SetClock())
      _ = try await services(server, folder.path, clock).normals(for: seoul)
      try makeFirstVersion(try file(folder))
      let files = ClimateNormalsStore(folder: folder.path, problems: IssueReporter { _ in })
      let old = try #require(files.load(seoul, at: clock.now))
      #expect(old.details == nil && old.range(on: today)?.low == -2.5)

      // The archive fails: the old file stays in use, and no further request is made on that day.
      clock.advance(100 * 86_400)
      let failing = try archive(.json("{}", status: 500))
      for _ in 0..<3 {
        #expect(try await services(failing, folder.path, clock).normals(for: seoul) == old)
      }
      #expect(failing.requests.count == 1)
      #expect(files.load(seoul, at: clock.now) == old)
      // The validity counts from the response, not from the failure.
      #expect(files.load(seoul, at: clock.now + 264 * 86_400) == old)
      #expect(files.load(seoul, at: clock.now + 266 * 86_400) == nil)

      clock.advance(2 * 86_400)
      let new = try await services(server, folder.path, clock).normals(for: seoul)
      #expect(new?.details != nil && server.requests.count == 2)
      #expect(files.load(seoul, at: clock.now) == new)
    }

    @Test func sampleProviderHasClimateNormals() throws {
      let normals = try #require(
        SampleProvider.normals(for: seoul, now: SetClock().now) as ClimateNormals?)
      let details = try #require(normals.details)
      let (winter, summer) = (try #require(normals.lows[14]), try #require(normals.highs[210]))
      #expect(winter < 5 && summer > 20)
      #expect(details.months.allSatisfy { ($0 ?? -1) >= 0 })
      #expect(details.sunshine.allSatisfy { (0...15).contains($0 ?? -1) })
      #expect(details.highest.allSatisfy { $0 != nil } && details.lowest.allSatisfy { $0 != nil })
    }

    @Test(arguments: ["", "{", #"{"version":1}"#, "shorter", "impossible"])
    func damagedFileTriggersANewRequest(damage: String) async throws {
      let (server, folder, clock) = (try archive(), try TemporaryFolder(), SetClock())
      _ = try await services(server, folder.path, clock).normals(for: seoul)
      let file = try file(folder)
      let text = try String(contentsOf: file, encoding: .utf8)
      let damaged =
        switch damage {
        case "shorter": text.replacingOccurrences(of: "-2.5,-2.5,", with: "-2.5,")
        case "impossible": text.replacingOccurrences(of: "-2.5,-2.5,", with: "-250,-2.5,")
        default: damage
        }
      #expect(damaged != text)
      try Data(damaged.utf8).write(to: file)
      let files = ClimateNormalsStore(folder: folder.path, problems: IssueReporter { _ in })
      #expect(files.load(seoul, at: clock.now) == nil)
      #expect(try await services(server, folder.path, clock).normals(for: seoul) != nil)
      #expect(server.requests.count == 2)
    }

    /// Changes the values of a stored list, and returns whether the file is still used.
    private func isUsed(
      _ file: URL, after change: (inout [String: Any], inout [String: Any]) throws -> Void
    ) throws -> Bool {
      let contents = try Data(contentsOf: file)
      defer { try? contents.write(to: file) }
      var object = try #require(JSONSerialization.jsonObject(with: contents) as? [String: Any])
      var normals = try #require(object["usual"] as? [String: Any])
      var details = try #require(normals["details"] as? [String: Any])
      try change(&normals, &details)
      normals["details"] = details
      object["usual"] = normals
      try JSONSerialization.data(withJSONObject: object).write(to: file)
      let files = ClimateNormalsStore(
        folder: file.deletingLastPathComponent().path, problems: IssueReporter { _ in })
      return files.load(seoul, at: testNow) != nil
    }

    @Test func everyListOfTheNormalsIsChecked() async throws {
      let (server, folder, clock) = (try archive(), try TemporaryFolder(), SetClock())
      _ = try await services(server, folder.path, clock).normals(for: seoul)
      let file = try file(folder)
      func list(_ name: String, in object: [String: Any]) throws -> [Any] {
        try #require(object[name] as? [Any])
      }
      for name in ["lows", "highs"] {
        let isShorterUsed = try isUsed(file) { normals, _ in
          normals[name] = Array(try list(name, in: normals).dropLast())
        }
        let isHotterUsed = try isUsed(file) { normals, _ in
          normals[name] = [99 as Any] + (try list(name, in: normals).dropFirst())
        }
        #expect(!isShorterUsed && !isHotterUsed, "\(name)")
      }
      let names = [
        "precipitation", "wetDays", "sunshine", "months", "highest", "lowest", "wettest",
      ]
      for name in names {
        let isShorterUsed = try isUsed(file) { _, details in
          details[name] = Array(try list(name, in: details).dropLast())
        }
        let isGapUsed = try isUsed(file) { _, details in
          details[name] = [NSNull() as Any] + (try list(name, in: details).dropFirst())
        }
        #expect(!isShorterUsed && isGapUsed, "\(name)")
      }
    }

    @Test func normalsOfAnotherLocationAreNotLoaded() async throws {
      let (server, folder, clock) = (try archive(), try TemporaryFolder(), SetClock())
      _ = try await services(server, folder.path, clock).normals(for: seoul)
      var moved = seoul
      moved.coordinate.latitude += 1
      let files = ClimateNormalsStore(folder: folder.path, problems: IssueReporter { _ in })
      #expect(files.load(moved, at: clock.now) == nil)
    }

    @Test func unwritableFolderMakesNoRequests() async throws {
      let (server, clock) = (try archive(), SetClock())
      let folder = try TemporaryFolder()
      let file = folder.path + "/taken"
      try Data().write(to: URL(filePath: file))
      #expect(try await services(server, file + "/usual", clock).normals(for: seoul) == nil)
      #expect(try await services(server, nil, clock).normals(for: seoul) == nil)
      #expect(server.requests.isEmpty)
    }
  }
}
