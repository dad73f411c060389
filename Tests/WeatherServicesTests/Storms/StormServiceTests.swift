import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Advisories of JMA and NHC in their own formats.
extension LoopbackTests {
  @Suite struct StormServiceTests {
    private static let targets = """
      [{"tropicalCyclone":"TC2628","typhoonNumber":"2626","category":"TY","issue":"x"},
       {"tropicalCyclone":"../../x","typhoonNumber":"b"},{"typhoonNumber":"c"}]
      """
    private static let forecast = """
      [{"part":"title","issue":{"JST":"2027-01-15T16:50:00+09:00","UTC":"2027-01-15T07:50:00Z"},
        "typhoonNumber":"2626","name":{"jp":"バービー","en":"BAVI"},"category":{"jp":"台風","en":"TY"}},
       {"part":{"jp":"実況","en":"Analysis"},"advancedHours":0,
        "validtime":{"JST":"2027-01-15T15:00:00+09:00","UTC":"2027-01-15T06:00:00Z"},
        "center":[27.4,128.9],"galeWarningArea":{"center":[27,128],"radius":300000},
        "track":{"preTyphoon":[[20.1,135.2],[21.0,134.0]],"typhoon":[[24.5,131.2],[26.2,130.0]]}},
       {"part":{"en":"Forecast for 24 hours ahead"},"advancedHours":24,
        "validtime":{"UTC":"2027-01-16T06:00:00Z"},"center":[31.5,126.4],
        "probabilityCircle":{"radius":95000}},
       {"part":{"en":"Forecast for 48 hours ahead"},"advancedHours":48,
        "validtime":{"UTC":"2027-01-17T06:00:00Z"},"center":[38.2,181.5],
        "probabilityCircle":{"radius":185000}},
       {"part":{"en":"broken"},"center":[null,"x"],"validtime":{"UTC":"2027-01-18T06:00:00Z"}}, 7]
      """
    private static let specifications = """
      [{"part":"title","issue":{"UTC":"2027-01-15T07:50:00Z"},"typhoonNumber":"2626"},
       {"part":{"en":"Analysis"},"advancedHours":0,"validtime":{"UTC":"2027-01-15T06:00:00Z"},
        "category":{"jp":"台風","en":"TY"},"pressure":"955","position":{"deg":[27.4,128.9]},
        "maximumWind":{"sustained":{"m/s":"40","kt":"80"},"gust":{"m/s":"60"}}},
       {"advancedHours":48,"validtime":{"UTC":"2027-01-17T06:00:00Z"},"category":{"en":"LOW"},
        "maximumWind":{"sustained":{"m/s":"-"}}}]
      """

    private func services(
      _ clock: SetClock = SetClock(), file: String? = nil,
      _ reply: @escaping @Sendable (LocalServer.Request) -> LocalServer.Reply
    ) throws -> (LiveServices, LocalServer) {
      let server = try LocalServer(reply)
      var configuration = try makeConfiguration(
        ["WEATHER_TUI_JMA_URL": server.address, "WEATHER_TUI_NHC_URL": server.address]) {
          clock.now
        }
      configuration.stormsFile = file
      return (LiveServices(configuration), server)
    }

    @Test func aTyphoonHasItsTrackItsCirclesAndItsWind() async throws {
      let (services, server) = try services { request in
        switch request.path {
        case "/bosai/typhoon/data/targetTc.json": .json(Self.targets)
        case "/bosai/typhoon/data/TC2628/forecast.json": .json(Self.forecast)
        case "/bosai/typhoon/data/TC2628/specifications.json": .json(Self.specifications)
        default: .answer(status: 404, body: Data(), headers: [:])
        }
      }
      let cyclones = try await services.cyclones(of: .jma)
      let bavi = try #require(cyclones.first)
      #expect(cyclones.count == 1 && server.requests.count == 3)
      #expect(bavi.name == "Bavi" && bavi.id == "TC2628")
      #expect(bavi.issuedAt == Date(timeIntervalSince1970: 1_799_999_400))
      #expect(bavi.past.count == 4 && bavi.past[0].latitude == 20.1)
      #expect(bavi.positions.map(\.radius) == [nil, 95, 185])
      #expect(bavi.positions.map(\.wind) == [40, nil, nil])
      #expect(bavi.positions.map(\.strength) == [.typhoon, .typhoon, .low])
      #expect(bavi.positions[2].center.longitude == -178.5)
    }

    @Test func typhoonWithoutSpecificationsUsesTitleCategory() async throws {
      let (services, server) = try services { request in
        switch request.path {
        case "/bosai/typhoon/data/targetTc.json": .json(Self.targets)
        case "/bosai/typhoon/data/TC2628/forecast.json":
          .json(
            Self.forecast.replacingOccurrences(of: "[27.4,128.9]", with: "[27.4,128.9,null]")
              .replacingOccurrences(of: "\"radius\":95000", with: "\"radius\":\"?\""))
        default: .answer(status: 404, body: Data(), headers: [:])
        }
      }
      let bavi = try #require(try await services.cyclones(of: .jma).first)
      #expect(server.requests.count == 3)
      #expect(bavi.positions.map(\.strength) == [.typhoon, .typhoon, .typhoon])
      #expect(bavi.positions.map(\.radius) == [nil, nil, 185])
      #expect(bavi.positions.allSatisfy { $0.wind == nil })
    }

    @Test func advisoriesAreRequestedOncePerHour() async throws {
      let clock = SetClock()
      let (services, server) = try services(clock) { _ in .json("[]") }
      for _ in 0..<3 { #expect(try await services.cyclones(of: .jma).isEmpty) }
      clock.advance(3_590)
      _ = try await services.cyclones(of: .jma)
      #expect(server.requests.count == 1)
      clock.advance(20)
      _ = try await services.cyclones(of: .jma)
      #expect(server.requests.count == 2)
    }

    /// A program that starts again does not request the advisories again within the hour.
    @Test func advisoriesAreCachedForAnHourAcrossInstances() async throws {
      let (folder, clock) = (try TemporaryFolder(), SetClock())
      let file = folder("storms.json")
      func services() throws -> (LiveServices, LocalServer) {
        try self.services(clock, file: file) { request in
          switch request.path {
          case "/bosai/typhoon/data/targetTc.json": .json(Self.targets)
          case "/bosai/typhoon/data/TC2628/forecast.json": .json(Self.forecast)
          case "/CurrentStorms.json": .json(#"{"activeStorms":[]}"#)
          default: .answer(status: 404, body: Data(), headers: [:])
          }
        }
      }
      let (first, firstServer) = try services()
      #expect(await first.cachedCyclones(of: .jma) == nil)
      let cyclones = try await first.cyclones(of: .jma)
      #expect(try await first.cyclones(of: .nhc).isEmpty)
      #expect(cyclones.count == 1)
      #expect(firstServer.requests.count == 4)
      #expect(try folder.mode("storms.json") == 0o600)
      for (seconds, count) in [(3_590.0, 0), (20, 4)] {
        clock.advance(seconds)
        let (next, server) = try services()
        #expect(await next.cachedCyclones(of: .jma) == cyclones && server.requests.isEmpty)
        #expect(try await next.cyclones(of: .jma) == cyclones)
        #expect(try await next.cyclones(of: .nhc).isEmpty)
        #expect(server.requests.count == count)
      }
    }

    @Test func damagedAdvisoryFileIsQuarantined() async throws {
      let folder = try TemporaryFolder()
      try Data("{".utf8).write(to: URL(filePath: folder("storms.json")))
      let (services, server) = try services(file: folder("storms.json")) { _ in .json("[]") }
      #expect(try await services.cyclones(of: .jma).isEmpty && server.requests.count == 1)
      #expect(folder.names().contains("storms.json.corrupt"))
    }

    @Test func failedRequestIsRetriedAfterTenMinutes() async throws {
      let clock = SetClock()
      let (services, server) = try services(clock) { _ in
        .answer(status: 503, body: Data(), headers: [:])
      }
      for (seconds, count) in [(0.0, 1), (590, 1), (20, 2)] {
        clock.advance(seconds)
        await #expect(throws: WeatherError.self) { try await services.cyclones(of: .jma) }
        #expect(server.requests.count == count)
      }
    }

    @Test func typhoonWithoutIssueTimeUsesAnalysisTime() async throws {
      let forecast = Self.forecast.replacingOccurrences(of: "issue", with: "issued")
        .replacingOccurrences(of: "\"name\"", with: "\"names\"")
      let (services, server) = try services { request in
        switch request.path {
        case "/bosai/typhoon/data/targetTc.json": .json(Self.targets)
        case "/bosai/typhoon/data/TC2628/forecast.json": .json(forecast)
        default: .answer(status: 404, body: Data(), headers: [:])
        }
      }
      let cyclone = try #require(try await services.cyclones(of: .jma).first)
      #expect(server.requests.count == 3)
      #expect(cyclone.issuedAt == cyclone.analysis.time && cyclone.name == "2626")
      #expect(cyclone.positions.map(\.strength) == [.typhoon, .typhoon, .typhoon])
    }

    @Test func listWithoutAnyReadableCycloneIsNotReportedAsNoStorms() async throws {
      let (services, server) = try services { request in
        request.path == "/bosai/typhoon/data/targetTc.json" ? .json(Self.targets) : .json("[]")
      }
      await #expect(throws: WeatherError.self) { try await services.cyclones(of: .jma) }
      #expect(server.requests.count == 3)
    }

    @Test(arguments: ["{}", "null", #"{"error": "x"}"#, #"[{"tropicalCyclone": null}]"#, "[7]"])
    func malformedListIsNotReportedAsNoStorms(_ body: String) async throws {
      let (services, server) = try services { _ in .json(body) }
      await #expect(throws: WeatherError.self) { try await services.cyclones(of: .jma) }
      #expect(server.requests.count == 1)
    }

    @Test func malformedAdvisoryIsNotReportedAsNoStorms() async throws {
      for body in [
        "<html>502</html>", "", "{", "{\"activeStorms\":7", "{\"activeStorms\":null}",
        "{\"activeStorms\":{}}", "{\"activeStorms\":[null,{\"id\":\"al012027\"}]}",
      ] {
        let (services, server) = try services { _ in
          .answer(status: 200, body: Data(body.utf8), headers: [:])
        }
        await #expect(throws: WeatherError.self) { try await services.cyclones(of: .nhc) }
        await #expect(throws: WeatherError.self) { try await services.cyclones(of: .nhc) }
        #expect(server.requests.count == 1)
      }
    }

    @Test func timeOfIssueMayBeInTheSpecificationsOnly() throws {
      let forecast = Self.forecast.replacingOccurrences(of: "issue", with: "issued")
      let cyclone = try #require(
        try JMAStorms.cyclone(
          "TC2628", forecast: Array(forecast.utf8), specifications: Array(Self.specifications.utf8))
      )
      #expect(cyclone.issuedAt == Date(timeIntervalSince1970: 1_799_999_400))
      #expect(cyclone.analysis.time == Date(timeIntervalSince1970: 1_799_992_800))
    }

    @Test(arguments: [(128.9, 128.9), (180, 180), (180.5, -179.5), (359, -1), (-170, -170)])
    func longitudeContinuesBeyondTheAntimeridian(stated: Double, longitude: Double) throws {
      let forecast = Self.forecast.replacingOccurrences(
        of: "[27.4,128.9]", with: "[27.4,\(stated)]")
      let cyclone = try JMAStorms.cyclone(
        "TC2628", forecast: Array(forecast.utf8), specifications: nil)
      #expect(cyclone?.analysis.center == Coordinate(latitude: 27.4, longitude: longitude))
    }

    @Test func cancelledRequestIsSentAgain() async throws {
      let (requested, continuation) = AsyncStream<Void>.makeStream()
      let (services, server) = try services { request in
        guard request.number == 1 else { return .json("[]") }
        continuation.yield()
        return .stall
      }
      let task = Task { try await services.cyclones(of: .jma) }
      for await _ in requested { break }
      task.cancel()
      await #expect(throws: WeatherError.cancelled) { try await task.value }
      #expect(try await services.cyclones(of: .jma).isEmpty && server.requests.count == 2)
    }

    @Test func aRefusalIsNotBlamedOnAKey() async throws {
      let (services, server) = try services { _ in .json("{}", status: 403) }
      await #expect(throws: WeatherError.badRequest(status: 403, detail: nil)) {
        try await services.cyclones(of: .nhc)
      }
      withExtendedLifetime(server) {}
    }

    @Test(
      arguments: [
        ("MIATCMAT4.shtml", true), ("MIATCMATa.shtml", false), ("../MIATCMAT4.shtml", true),
        ("MIATCMAT4.html", false), ("MIATCMAT4-.shtml", false),
      ])
    func advisoryIsAPageOfCapitalsAndDigits(name: String, isAccepted: Bool) throws {
      let body = Self.storms.replacingOccurrences(of: "MIATCMAT4.shtml", with: name)
      let storm = try #require(try NHCStorms.storms(Array(body.utf8)).first)
      #expect(storm.advisory == (isAccepted ? "MIATCMAT4.shtml" : nil))
    }

    @Test func positionsUpToTheCurrentOneAreNotRepeated() throws {
      let storm = try #require(try NHCStorms.storms(Array(Self.storms.utf8)).first)
      let advisory = """
        FORECAST VALID 15/0000Z 23.0N 91.0W
        FORECAST VALID 15/0300Z 23.7N 90.2W
        FORECAST VALID 15/0301Z 23.8N 90.1W
        AT 15/0000Z CENTER WAS LOCATED NEAR 23.3N
        """
      let cyclone = try #require(NHCStorms.cyclone(storm, advisory: advisory))
      #expect(cyclone.positions.map(\.center.latitude) == [23.7, 23.8])
      #expect(cyclone.past == [storm.position.center])
    }

    private static let storms = """
      {"activeStorms":[{"id":"al092027","binNumber":"AT4","name":"Isaias","classification":"HU",
        "intensity":"75","pressure":"975","latitudeNumeric":23.7,"longitudeNumeric":-90.2,
        "movementDir":60,"movementSpeed":10,"lastUpdate":"2027-01-15T03:00:00.000Z",
        "forecastAdvisory":{"advNum":"008","issuance":"2027-01-15T03:00:00.000Z",
         "url":"https://www.nhc.noaa.gov/text/MIATCMAT4.shtml"}},
       {"id":"ep202027","name":"Broken"},
       {"id":"ep212027","name":"Rosa","classification":"TS","intensity":"","latitudeNumeric":"19.1",
        "longitudeNumeric":-121.4,"lastUpdate":"2027-01-15T03:00:00.000Z",
        "forecastAdvisory":{"url":"https://evil.example/../../etc/passwd"}}]}
      """
    private static let advisory = """
      <html><pre>
      HURRICANE ISAIAS FORECAST/ADVISORY NUMBER   8
      0300 UTC FRI JAN 15 2027
      HURRICANE CENTER LOCATED NEAR 23.7N  90.2W AT 15/0300Z
      MAX SUSTAINED WINDS  75 KT WITH GUSTS TO  90 KT.
      REPEAT...CENTER LOCATED NEAR 23.7N  90.2W AT 15/0300Z
      AT 15/0000Z CENTER WAS LOCATED NEAR 23.3N  90.9W

      FORECAST VALID 15/1200Z 24.6N  89.0W
      MAX WIND  85 KT...GUSTS 105 KT.
      64 KT... 25NE  20SE  15SW  20NW.

      FORECAST VALID 16/0000Z 26.0N  87.1W
      MAX WIND  60 KT...GUSTS  75 KT.

      OUTLOOK VALID 20/0000Z 40.0N  60.0W...POST-TROPICAL
      MAX WIND  50 KT...GUSTS  60 KT.
      </pre></html>
      """

    @Test func aHurricaneHasThePositionsOfItsAdvisory() async throws {
      let (services, server) = try services { request in
        switch request.path {
        case "/CurrentStorms.json": .json(Self.storms)
        case "/text/MIATCMAT4.shtml":
          .answer(status: 200, body: Data(Self.advisory.utf8), headers: [:])
        default: .answer(status: 404, body: Data(), headers: [:])
        }
      }
      let cyclones = try await services.cyclones(of: .nhc)
      #expect(cyclones.map(\.name) == ["Isaias", "Rosa"] && server.requests.count == 2)
      let isaias = cyclones[0]
      let hours = isaias.positions.map {
        $0.time.timeIntervalSince(isaias.issuedAt) / 3600
      }
      #expect(hours == [0, 9, 21, 117])
      #expect(isaias.positions.map(\.strength) == [.hurricane, .hurricane, .storm, .low])
      #expect(isaias.positions[1].center == Coordinate(latitude: 24.6, longitude: -89))
      #expect(abs((isaias.positions[1].wind ?? 0) - 43.7) < 0.1)
      #expect(isaias.positions[0].radius == nil)
      // 39 nautical miles after 24 hours, 26 after 12.
      #expect(abs((isaias.positions[2].radius ?? 0) - 35.75 * 1.852) < 0.01)
      #expect(isaias.past.first == Coordinate(latitude: 23.3, longitude: -90.9))
      #expect(cyclones[1].positions.count == 1 && cyclones[1].analysis.strength == .storm)
    }

    @Test func pacificHurricaneHasThePacificCone() async throws {
      let storms = Self.storms.replacingOccurrences(of: "al092027", with: "ep092027")
      let (services, server) = try services { request in
        request.path == "/CurrentStorms.json"
          ? .json(storms) : .answer(status: 200, body: Data(Self.advisory.utf8), headers: [:])
      }
      let isaias = try #require(try await services.cyclones(of: .nhc).first)
      #expect(server.requests.count == 2)
      // 38 nautical miles after 24 hours, 25 after 12.
      #expect(abs((isaias.positions[2].radius ?? 0) - 34.75 * 1.852) < 0.01)
    }

    /// The definition of the forecast cone for 2023.
    @Test(arguments: [
      (0.0, true, 0.0), (12, true, 26), (30, true, 46), (96, true, 145), (120, true, 205),
      (150, true, 205), (0, false, 0), (12, false, 25), (60, false, 78), (84, false, 98),
      (150, false, 137),
    ])
    func coneRadiusGrowsWithTheLeadTime(hours: Double, isAtlantic: Bool, radius: Double) {
      #expect(abs(NHCAdvisory.radius(after: hours, isAtlantic: isAtlantic) - radius) < 1e-9)
    }

    @Test(
      arguments: zip(
        [12.0, 24, 36, 48, 60, 72, 96, 120],
        [(26.0, 25.0), (39, 38), (53, 51), (67, 63), (81, 78), (99, 86), (145, 110), (205, 137)]))
    func coneHasItsPublishedRadii(hours: Double, radii: (atlantic: Double, pacific: Double)) {
      #expect(NHCAdvisory.radius(after: hours, isAtlantic: true) == radii.atlantic)
      #expect(NHCAdvisory.radius(after: hours, isAtlantic: false) == radii.pacific)
    }

    @Test func advisoryDaysCanFallInTheNextMonth() {
      let issued = Date(timeIntervalSince1970: 1_801_411_200)  // 31 January 2027, 16:00 UTC
      let advisory = NHCAdvisory("FORECAST VALID 02/1200Z 10.0N 179.5E", issuedAt: issued)
      #expect(advisory.forecast.first?.time == Date(timeIntervalSince1970: 1_801_569_600))
      #expect(advisory.forecast.first?.center.longitude == 179.5)
      let half = NHCAdvisory("FORECAST VALID 02/2359Z 10.0N 10.0W", issuedAt: issued)
      #expect(half.forecast.first?.time == Date(timeIntervalSince1970: 1_801_612_740))
      for broken in [
        "FORECAST VALID 99/1200Z 10.0N 179.5E", "FORECAST VALID 02/9900Z 10.0N 10.0W",
        "FORECAST VALID 02/2400Z 10.0N 10.0W", "FORECAST VALID 02/1260Z 10.0N 10.0W",
        "FORECAST VALID 02/1200Z 910.0N 10.0W", "OUTLOOK VALID", "FORECAST VALID X Y Z",
      ] {
        #expect(NHCAdvisory(broken, issuedAt: issued).forecast.isEmpty)
      }
    }
  }
}
