import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// The FOSS Public Alert Server, if it is enabled and there is no other source.
  @Suite struct PublicAlertsTests {
    private static func place(_ country: String?) -> Place {
      Place(
        id: "x", name: "X", countryCode: country,
        coordinate: Coordinate(latitude: 39.7, longitude: -105))
    }

    private static func request(
      _ country: String? = "BR", _ choice: WarningsChoice = .everywhere
    ) -> WeatherRequest {
      WeatherRequest(
        place: place(country), provider: .openMeteo, language: "en", warnings: choice)
    }

    /// Returns a server of weather, of this list of ids, and of any content in place of a message.
    private func server(
      _ ids: @escaping @Sendable (Int) -> LocalServer.Reply,
      message: @escaping @Sendable (String) -> LocalServer.Reply = {
        var body = CAPBody(id: $0)
        body.infos[0].event = "Storm \($0)"
        return .answer(status: 200, body: Data(body.xml.utf8), headers: [:])
      }
    ) throws -> LocalServer {
      try LocalServer { request in
        switch request.path {
        case "/v1/forecast": .json(OpenMeteoBodies.unix)
        case "/alert/area": ids(request.number)
        case let path where path.hasPrefix("/alert/"):
          message(String(path.dropFirst("/alert/".count)))
        default: .json(#"{"features":[],"alerts":[],"warnings":[]}"#)
        }
      }
    }

    private func services(
      _ server: LocalServer, now: @escaping @Sendable () -> Date = { testNow }
    ) throws -> LiveServices {
      var environment: [String: String] = [:]
      for setting in Endpoints.Setting.allCases { environment[setting.rawValue] = server.address }
      return LiveServices(try makeConfiguration(environment, now: now), client: makeClient())
    }

    private static func list(_ ids: [String]) -> LocalServer.Reply {
      .json("[" + ids.map { "\"\($0)\"" }.joined(separator: ",") + "]")
    }

    @Test func messagesOfTheAreaAreRequestedIndividually() async throws {
      let server = try server { _ in Self.list(["a-1", "b-2"]) }
      let report = try await services(server).report(Self.request())
      #expect(report.alerts?.map(\.event) == ["Storm a-1", "Storm b-2"])
      #expect(
        report.warningsStatus
          == WarningsStatus(source: .publicAlerts, respondedAt: testNow, language: "en"))
      let requested = try #require(server.requests.first { $0.path == "/alert/area" })
      #expect(
        requested.query == [
          "min_lat": "39.69", "max_lat": "39.71", "min_lon": "-105.01", "max_lon": "-104.99",
        ])
    }

    @Test func identifiersAreUniqueAndShort() throws {
      let long = String(repeating: "x", count: 200)
      let ids = ["a", "b", "a", "-", "", long, long + "y"].map { "\"\($0)\"" }
      let body = "[" + ids.joined(separator: ",") + ",7]"
      let listed = try PublicAlerts.ids(Array(body.utf8))
      #expect(listed.ids == ["a", "b", long] && !listed.isComplete)
      #expect(try PublicAlerts.ids(Array(#"["a", "b", "a"]"#.utf8)).isComplete)
    }

    @Test func listWithAnUnreadableIdentifierIsPartial() async throws {
      let server = try server { _ in .json(#"["a", 7]"#) }
      let report = try await services(server).report(Self.request())
      #expect(report.alerts?.map(\.event) == ["Storm a"])
      #expect(report.warningsStatus?.isPartial == true)
      withExtendedLifetime(server) {}
    }

    @Test(
      arguments: [
        (89.995, 179.995, ["89.985", "90", "179.985", "180"]),
        (-89.995, -179.995, ["-90", "-89.985", "-180", "-179.985"]),
      ])
    func requestedAreaEndsAtPolesAndAntimeridian(
      latitude: Double, longitude: Double, bounds: [String]
    ) throws {
      let base = try #require(ServerURL(string: "https://a.example"))
      let request = PublicAlerts.request(
        base, at: Coordinate(latitude: latitude, longitude: longitude))
      #expect(request.query.map(\.value) == bounds)
    }

    /// The documents that did not fit into one report follow with the next one.
    @Test func partialListIsRequestedAgainImmediately() async throws {
      let server = try server { _ in Self.list((1...25).map { "m\($0)" }) }
      let services = try services(server)
      #expect(try await services.report(Self.request()).alerts?.count == 20)
      #expect(try await services.report(Self.request()).alerts?.count == 25)
      _ = try await services.report(Self.request())
      #expect(server.count("/alert/area") == 2)
    }

    @Test func emptyListMeansNoneIssued() async throws {
      let server = try server { _ in .json("[]") }
      let report = try await services(server).report(Self.request())
      #expect(report.warnings(at: testNow) == .noneIssued)
      withExtendedLifetime(server) {}
    }

    @Test(
      arguments: [
        (nil, WarningsChoice.everywhere, WarningsSource.publicAlerts),
        ("BR", .everywhere, .publicAlerts), ("FR", .everywhere, .meteoAlarm),
        ("US", .everywhere, .nws), ("DE", .everywhere, .dwd),
        // Without a key for its authority.
        ("KR", .everywhere, .publicAlerts), ("BR", .automatic, nil), ("KR", .automatic, nil),
        ("US", .automatic, .nws), ("US", WarningsChoice.none, nil),
        ("FR", WarningsChoice.none, nil),
      ] as [(String?, WarningsChoice, WarningsSource?)])
    func warningsSourceDependsOnChoiceAndCountry(
      country: String?, choice: WarningsChoice, source: WarningsSource?
    ) async throws {
      let server = try server { _ in .json("[]") }
      let report = try await services(server).report(Self.request(country, choice))
      #expect(report.warningsStatus?.source == source)
      #expect((report.alerts == nil) == (source == nil))
      #expect((server.count("/alert/area") == 1) == (source == .publicAlerts))
    }

    @Test func messageRequestsAreCachedAndLimitedPerReport() async throws {
      let ids = (1...25).map { "m\($0)" }
      let server = try server { _ in Self.list(ids) }
      let moment = Mutex(testNow)
      let services = try services(server) { moment.withLock { $0 } }
      func requested() -> Int { server.requests.count { $0.path.hasPrefix("/alert/m") } }
      let first = try await services.report(Self.request())
      #expect(first.alerts?.count == 20 && first.warningsStatus?.isPartial == true)
      #expect(requested() == 20)
      moment.withLock { $0 += 700 }
      let second = try await services.report(Self.request())
      #expect(second.alerts?.count == 25 && second.warningsStatus?.isPartial == false)
      #expect(requested() == 25)
      moment.withLock { $0 += 700 }
      _ = try await services.report(Self.request())
      #expect(requested() == 25)
    }

    @Test(
      arguments: [
        LocalServer.Reply.json("{}", status: 500), .json("<html>"), .json("{}"), .hangUp,
        .json("[]", status: 403),
      ])
    func failedServerMakesWarningsUnavailable(_ reply: LocalServer.Reply) async throws {
      let server = try server { _ in reply }
      let report = try await services(server).report(Self.request())
      #expect(report.alerts == nil && report.warnings(at: testNow) == .unavailable)
      #expect(report.current.temperature == 4.3)
      withExtendedLifetime(server) {}
    }

    @Test func unreadableMessageMakesWarningsUnavailable() async throws {
      let server = try server { _ in
        Self.list(["a"])
      } message: { _ in
        .json("<alert>")
      }
      let report = try await services(server).report(Self.request())
      #expect(report.warnings(at: testNow) == .unavailable)
      withExtendedLifetime(server) {}
    }

    @Test func missingMessageBesideAnotherIsIgnored() async throws {
      var other = CAPBody(id: "b")
      other.status = "Test"
      let xml = other.xml
      let server = try server { _ in
        Self.list(["a", "b"])
      } message: { id in
        id == "a"
          ? .json("", status: 404) : .answer(status: 200, body: Data(xml.utf8), headers: [:])
      }
      let report = try await services(server).report(Self.request())
      #expect(report.warnings(at: testNow) == .noneIssued)
      withExtendedLifetime(server) {}
    }

    @Test func listOfWhichEveryMessageIsMissingMakesWarningsUnavailable() async throws {
      let server = try server { _ in
        Self.list(["a", "b"])
      } message: { _ in
        .json("", status: 404)
      }
      let report = try await services(server).report(Self.request())
      #expect(report.alerts == nil && report.warnings(at: testNow) == .unavailable)
      withExtendedLifetime(server) {}
    }

    @Test func unreadableMessageDoesNotHideOthers() async throws {
      let server = try server { _ in
        Self.list(["a", "b"])
      } message: { id in
        id == "a"
          ? .json("<alert>")
          : .answer(status: 200, body: Data(CAPBody(id: id).xml.utf8), headers: [:])
      }
      #expect(try await services(server).report(Self.request()).alerts?.map(\.event) == ["Storm"])
      withExtendedLifetime(server) {}
    }

    @Test func messageIDsCannotChangeTheRequestPath() async throws {
      let server = try server { _ in
        Self.list(["../v1/forecast", "..", "http://evil.example/", "a?b=c", ""])
      }
      _ = try await services(server).report(Self.request())
      let requested = server.requests.map(\.path).filter { $0.hasPrefix("/alert/") }
      #expect(
        Set(requested.map { $0.removingPercentEncoding ?? "" }) == [
          "/alert/area", "/alert/../v1/forecast", "/alert/http://evil.example/", "/alert/a?b=c",
        ])
    }

    @Test func sameServerRedirectIsFollowed() async throws {
      let server = try LocalServer { request in
        switch request.path {
        case "/v1/forecast": .json(OpenMeteoBodies.unix)
        case "/alert/area": Self.list(["a"])
        case "/alert/a":
          .answer(status: 301, body: Data(), headers: ["Location": "/cap/alerts/a.xml"])
        case "/cap/alerts/a.xml":
          .answer(status: 200, body: Data(CAPBody().xml.utf8), headers: [:])
        default: .json("{}", status: 404)
        }
      }
      #expect(try await services(server).report(Self.request()).alerts?.map(\.event) == ["Storm"])
      withExtendedLifetime(server) {}
    }
  }
}
