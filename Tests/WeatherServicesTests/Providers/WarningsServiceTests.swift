import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// Official warnings beside the weather of any provider, in all four states.
  @Suite struct WarningsServiceTests {
    private static func place(_ country: String?) -> Place {
      Place(
        id: "x", name: "X", countryCode: country,
        coordinate: Coordinate(latitude: 39.7, longitude: -105))
    }

    private static func answer(_ bodies: WarningBody...) -> LocalServer.Reply {
      .json(#"{"features":[\#(bodies.map(\.json).joined(separator: ","))]}"#)
    }

    private func services(
      _ server: LocalServer, cached: Fetched<WeatherReport>? = nil, timeout: Timeouts? = nil,
      now: @escaping @Sendable () -> Date
    ) throws -> LiveServices {
      var environment: [String: String] = [:]
      for setting in Endpoints.Setting.allCases { environment[setting.rawValue] = server.address }
      var configuration = try makeConfiguration(environment, now: now)
      if let timeout { configuration.timeout = timeout }
      configuration.forecastCache = ForecastCache(load: { _, _ in cached }, save: { _ in })
      return LiveServices(configuration, client: makeClient())
    }

    private func server(_ warnings: @escaping @Sendable (Int) -> LocalServer.Reply) throws
      -> LocalServer
    {
      try LocalServer { request in
        switch request.path {
        case "/v1/forecast": .json(OpenMeteoBodies.unix)
        case "/alerts/active", "/alerts", "/weatherapi/metalerts/2.0/current.json":
          warnings(request.number)
        default: .json("{}", status: 404)
        }
      }
    }

    private func request(_ country: String?, _ detailLevel: DetailLevel = .full) -> WeatherRequest {
      WeatherRequest(
        place: Self.place(country), provider: .openMeteo, language: "en", detailLevel: detailLevel)
    }

    @Test(arguments: [(0.0, false), (23.9, false), (24.1, true)])
    func listIsCurrentForADayAfterItWasGenerated(hours: Double, isOld: Bool) async throws {
      let time = (testNow - hours * 3600).rfc3339
      let server = try server { _ in .json(#"{"features":[],"updated":"\#(time)"}"#) }
      let services = try services(server) { testNow }
      let response = await services.warnings(for: request("US"))
      #expect((response?.alerts == nil) == isOld && response?.isUnreadable == false)
    }

    @Test func warningInForceIsShownThoughItsListIsOld() async throws {
      let time = (testNow - 48 * 3600).rfc3339
      let server = try server { _ in
        .json(#"{"features":[\#(WarningBody().json)],"updated":"\#(time)"}"#)
      }
      let response = await (try services(server) { testNow }).warnings(for: request("US"))
      #expect(response?.alerts?.count == 1)
    }

    @Test(arguments: [
      (WeatherReport.maxWarnings, false), (WeatherReport.maxWarnings + 1, true), (500, true),
    ]) func mostSevereWarningsAreRetained(count: Int, isPartial: Bool) async throws {
      let bodies = (1...count).map { number in
        var body = WarningBody()
        body.id = "w\(number)"
        body.event = "Storm \(number)"
        body.severity = number == count ? "Extreme" : "Minor"
        return body
      }
      let list = bodies.map(\.json).joined(separator: ",")
      let server = try server { _ in .json(#"{"features":[\#(list)]}"#) }
      let report = try await services(server) { testNow }.report(request("US"))
      #expect(report.alerts?.count == WeatherReport.maxWarnings)
      #expect(report.alerts?.first?.event == "Storm \(count)")
      #expect(report.warningsStatus?.isPartial == isPartial)
    }

    @Test func nationalAuthorityIsQueriedAlongsideProvider() async throws {
      let server = try server { _ in Self.answer(WarningBody()) }
      let services = try services(server) { testNow }
      let report = try await services.report(request("US"))
      #expect(report.alerts?.map(\.event) == ["Storm"])
      #expect(
        report.warningsStatus
          == WarningsStatus(source: .nws, respondedAt: testNow, language: "en"))
      let requested = try #require(server.requests.first { $0.path == "/alerts/active" })
      #expect(requested.query == ["point": "39.7,-105"])
      #expect(requested.headers["user-agent"]?.hasPrefix("weather-tui/") == true)
      _ = try await services.report(
        WeatherRequest(place: Self.place("NO"), provider: .openMeteo, language: "ko"))
      let norway = server.requests.first { $0.path == "/weatherapi/metalerts/2.0/current.json" }
      #expect(norway?.query == ["lat": "39.7", "lon": "-105", "lang": "en"])
      _ = try await services.report(request("DE"))
      #expect(server.count("/alerts") == 1)
    }

    @Test func emptyListMeansNoneIssued() async throws {
      let server = try server { _ in Self.answer() }
      let report = try await services(server) { testNow }.report(request("US"))
      #expect(report.alerts == [] && report.warnings(at: testNow) == .noneIssued)
    }

    @Test(arguments: ["BR", "KR", nil])
    func countryWithoutSourceMakesNoWarningRequests(_ country: String?) async throws {
      let server = try server { _ in Self.answer(WarningBody()) }
      let report = try await services(server) { testNow }.report(request(country))
      #expect(report.alerts == nil && report.warnings(at: testNow) == .notRequested)
      #expect(!server.requests.contains { $0.path.contains("alerts") })
    }

    @Test func knownWarningsArePreservedWhileTheSourceFails() async throws {
      let good = try server { _ in Self.answer(WarningBody()) }
      let known = try await services(good) { testNow }.report(request("US"))
      for (reply, isUnreadable) in [
        (LocalServer.Reply.json("{}", status: 500), nil), (.json("nonsense"), true), (.hangUp, nil),
        (.json("{}"), true), (.json("[]", status: 403), nil),
      ] as [(LocalServer.Reply, Bool?)] {
        let bad = try server { _ in reply }
        let report = try await services(bad, cached: known) { testNow + 600 }.report(request("US"))
        #expect(report.alerts?.map(\.event) == ["Storm"])
        var warningsStatus = WarningsStatus(
          source: .nws, respondedAt: testNow, failedAt: testNow + 600, language: "en")
        warningsStatus.isUnreadable = isUnreadable
        #expect(report.warningsStatus == warningsStatus)
        // Expired warnings are not shown, and then nothing is known.
        #expect(report.warnings(at: testNow + 6 * 3600) == .unavailable)
      }
    }

    @Test func sourceThatNeverRespondedIsUnavailable() async throws {
      let server = try server { _ in .json("{}", status: 503) }
      let report = try await services(server) { testNow }.report(request("US"))
      #expect(report.alerts == nil && report.warnings(at: testNow) == .unavailable)
      #expect(report.current.temperature == 4.3)
    }

    @Test func slowSourceDoesNotBlockTheReport() async throws {
      let server = try server { _ in .stall }
      let services = try services(server, timeout: Timeouts()) { testNow }
      let handedOver = Mutex(0)
      await services.reports([request("US")]) { _ in
        handedOver.withLock { $0 += 1 }
        // The page has arrived, and nothing else ends the source's pending request.
        server.stop()
      }
      #expect(handedOver.withLock { $0 } == 2)
    }

    @Test func slowSourceFailsWhenResultIsGivenOnce() async throws {
      let server = try server { _ in .stall }
      defer { server.stop() }
      let now = testNow + 27 * 3600
      let quick = try self.server { _ in Self.answer() }
      var known = try await services(quick) { testNow }.report(request("US"))
      known.warningsStatus = WarningsStatus(source: .nws, respondedAt: testNow)
      let timeout = Timeouts(whenShown: .zero, oneShot: .milliseconds(1))
      let services = try services(server, cached: known, timeout: timeout) { now }
      let report = try await services.report(request("US"))
      #expect(
        report.warningsStatus == WarningsStatus(source: .nws, respondedAt: testNow, failedAt: now))
      #expect(report.warnings(at: now) == .unavailable)
      let alone = await services.warnings(for: request("US"), isOneShot: true)
      #expect(alone == WarningsResponse(source: .nws, requestedAt: now, alerts: nil))
    }

    @Test func warningsCanBeRequestedWithoutWeather() async throws {
      let server = try server { _ in Self.answer(WarningBody()) }
      let services = try services(server) { testNow }
      let answer = await services.warnings(for: request("US"))
      #expect(answer?.alerts?.map(\.event) == ["Storm"])
      #expect(server.requests.map(\.path) == ["/alerts/active"])
      #expect(await services.warnings(for: request("BR")) == nil)
    }

    @Test func summariesArriveBeforeTheirWarnings() async throws {
      let server = try server { _ in Self.answer(WarningBody()) }
      let answers = Mutex<[Fetched<WeatherReport>]>([])
      try await services(server) { testNow }.reports([request("US", .summary)]) { received in
        answers.withLock { $0 += received.compactMap { try? $0.result.get() } }
      }
      let reports = answers.withLock { $0 }
      #expect(reports.map { $0.alerts?.count } == [nil, 1])
      #expect(reports.allSatisfy { $0.detailLevel == .summary })
      // A page keeps the warnings that the row received.
      var page = reports[0]
      page.detailLevel = .full
      page.fetchedAt -= 60
      #expect(page.merged(with: reports[1]).alerts?.count == 1)
    }

    @Test func warningsAreCachedForAtMostTenMinutes() async throws {
      let headers = ["Expires": "Fri, 15 Jan 2077 08:00:00 GMT"]
      let server = try server { _ in .json(#"{"features":[]}"#, headers: headers) }
      let clock = SetClock()
      let services = try services(server) { clock.now }
      for (seconds, count) in [(0.0, 1), (599, 1), (1, 2)] {
        clock.advance(seconds)
        _ = try await services.report(request("US"))
        #expect(server.count("/alerts/active") == count)
      }
    }

    @Test func warningsAreNotRequestedAgainWithinTwoMinutes() async throws {
      let server = try server { _ in Self.answer(WarningBody()) }
      let clock = SetClock()
      let services = try services(server) { clock.now }
      for (seconds, count) in [(0, 1), (0, 1), (60, 1), (59, 1), (1, 2)] {
        clock.advance(TimeInterval(seconds))
        _ = try await services.report(request("US"))
        #expect(server.count("/alerts/active") == count)
      }
    }
  }
}
