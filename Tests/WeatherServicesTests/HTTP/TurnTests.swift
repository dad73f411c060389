import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// A service's limits are respected and reported.
extension LoopbackTests {
  @Suite struct TurnTests {
    /// testNow is 20 s after a full minute, 800 s after a full hour, 28,800 s after midnight.
    @Test(
      arguments: [
        ("Minutely API request limit exceeded. Please try again in one minute.", 60.0),
        ("Hourly API request limit exceeded. Please try again in the next hour.", 3600),
        ("Daily API request limit exceeded. Please try again tomorrow.", 86_400),
      ])
    func retryTimeIsDerivedFromRateLimitMessage(reason: String, period: Double) async throws {
      let server = try LocalServer { _ in
        .json(#"{"error":true,"reason":"\#(reason)"}"#, status: 429)
      }
      let left = period - testNow.timeIntervalSince1970.truncatingRemainder(dividingBy: period)
      let services = try makeServices(server.address)
      let request = WeatherRequest(place: seoul, provider: .openMeteo, language: "en")
      await #expect(
        throws: WeatherFailure(
          provider: .openMeteo, error: .tooManyRequests(retryAt: testNow + left))
      ) { try await services.report(request) }
      // One refusal is enough, and until the limit ends no request is made.
      await #expect(throws: WeatherFailure.self) { try await services.report(request) }
      #expect(server.requests.count == 1)
    }

    @Test func requestOverRateLimitIsNotSent() async throws {
      let server = try LocalServer { _ in .json(OpenMeteoBodies.unix) }
      let clock = SetClock()
      let services = try makeServices(server.address, clock: clock)
      #expect(
        services.client.rateLimiter.consume(RequestCost(service: .openMeteo, weight: 599))
          == .granted)
      let request = WeatherRequest(place: seoul, provider: .openMeteo, language: "en")
      await #expect(
        throws: WeatherFailure(
          provider: .openMeteo, error: .tooManyRequests(retryAt: testNow + 61))
      ) { try await services.report(request) }
      #expect(server.requests.isEmpty)
      clock.advance(61)
      #expect(try await services.report(request).current.temperature == 4.3)
    }

    @Test func reportStaysFreshLongerAbove80PercentOfQuota() async throws {
      let server = try LocalServer { _ in .json(OpenMeteoBodies.unix) }
      let clock = SetClock()
      let services = try makeServices(server.address, clock: clock)
      let request = WeatherRequest(place: seoul, provider: .openMeteo, language: "en")
      #expect(try await services.report(request).pausedUntil == nil)
      for _ in 1...9 {
        _ = services.client.rateLimiter.consume(RequestCost(service: .openMeteo, weight: 500))
        clock.advance(61)
      }
      let report = try await services.report(request)
      let rest = try #require(report.pausedUntil).timeIntervalSince(report.fetchedAt)
      #expect(rest > 1200 && rest < 3600)
      #expect(report.isFresh(for: .full, at: clock.now + rest - 1))
    }

    /// OpenWeather's free plan: no One Call, and a limited number of requests in any minute of the
    /// clock.
    private func freePlan(_ clock: SetClock, allowing most: Int) throws -> LocalServer {
      let requested = Mutex<[Date]>([])
      return try LocalServer { request in
        let now = clock.now
        let isAllowed = requested.withLock { requested in
          requested.append(now)
          return requested.count { $0 > now - 60 && $0 <= now } <= most
        }
        guard isAllowed else { return .json(#"{"cod":429,"message":"limit"}"#, status: 429) }
        return switch request.path {
        case "/data/2.5/weather": .json(OpenWeatherBodies.weather)
        case "/data/2.5/forecast": .json(OpenWeatherBodies.forecast)
        case "/data/2.5/air_pollution": .json(OpenWeatherBodies.air)
        default: .json(OpenWeatherBodies.wrongKey, status: 401)
        }
      }
    }

    private func board(
      of count: Int, _ services: LiveServices
    ) async -> (rows: Int, refusals: Int) {
      let requests = (1...count).map { number in
        WeatherRequest(
          place: Place(
            id: "p\(number)", name: "P",
            coordinate: Coordinate(latitude: Double(number), longitude: 1)),
          provider: .openWeather, language: "en", detailLevel: .summary)
      }
      let results = Mutex<[String: Bool]>([:])
      let refusals = Mutex(0)
      await services.reports(requests) { answers in
        for answer in answers {
          let isThere = (try? answer.result.get()) != nil
          results.withLock { $0[answer.request.place.id] = isThere }
          if !isThere { refusals.withLock { $0 += 1 } }
        }
      }
      return (results.withLock { $0.values.count { $0 } }, refusals.withLock { $0 })
    }

    @Test(arguments: [20, 40])
    func boardOnFreePlanLoadsAllRowsWithinRateLimit(count: Int) async throws {
      let clock = SetClock()
      let server = try freePlan(clock, allowing: 60)
      let (rows, refusals) = await board(of: count, try makeServices(server.address, clock: clock))
      #expect(rows == count && refusals == 0)
      // Two requests reveal that the plan has no One Call, and a row shows no air quality.
      #expect(server.count("/data/4.0/onecall/current") == 1)
      #expect(server.count("/data/3.0/onecall") == 1)
      #expect(server.count("/data/2.5/air_pollution") == 0)
      #expect(server.requests.count == 2 + 2 * count)
      #expect((clock.now > testNow + 50) == (count == 40))
    }

    @Test func rowsWaitWhenSharedKeyHitsRateLimit() async throws {
      let clock = SetClock()
      let server = try freePlan(clock, allowing: 30)
      let (rows, refusals) = await board(of: 20, try makeServices(server.address, clock: clock))
      #expect(rows == 20 && refusals == 0)
    }

    @Test func rateLimitedPageFailsWithRetryTime() async throws {
      let clock = SetClock()
      let server = try freePlan(clock, allowing: 60)
      let services = try makeServices(server.address, clock: clock)
      for _ in 1...60 { _ = services.client.rateLimiter.consume(.openWeather) }
      let request = WeatherRequest(place: seoul, provider: .openWeather, language: "en")
      await #expect(
        throws: WeatherFailure(
          provider: .openWeather, error: .tooManyRequests(retryAt: testNow + 61))
      ) { try await services.report(request) }
      #expect(server.requests.isEmpty)
    }

    @Test func openWeatherIsNotRequestedForAMinuteAfterARefusalWithoutTime() async throws {
      let server = try LocalServer(["/data": .json("", status: 429)])
      let client = makeClient()
      var requested = try request(server.address)
      requested.cost = .openWeather
      await #expect(throws: WeatherError.tooManyRequests(retryAt: testNow + 60)) {
        try await client.response(to: requested)
      }
      #expect(client.rateLimiter.consume(.openWeather) == .refused(until: testNow + 60))
      requested.cost = RequestCost(service: .openMeteo, weight: 1)
      await #expect(throws: WeatherError.tooManyRequests(retryAt: nil)) {
        try await client.response(to: requested)
      }
    }

    @Test func serviceIsClosedForASecondAfterARefusalWithATimeThatHasPassed() async throws {
      let server = try LocalServer(["/data": .json("", status: 429, headers: ["Retry-After": "0"])])
      let client = makeClient()
      var requested = try request(server.address)
      requested.cost = .openWeather
      await #expect(throws: WeatherError.tooManyRequests(retryAt: testNow)) {
        try await client.response(to: requested)
      }
      #expect(client.rateLimiter.consume(.openWeather) == .refused(until: testNow + 1))
    }

    @Test(arguments: [(60, 0), (61, 1)])
    func requestWaitsForTheQuotaOnlyWithinItsTimeout(timeout: Int, pauses: Int) async throws {
      let server = try LocalServer(["/data": .json("{}")])
      let log = PauseLog()
      let client = makeClient(log: log)
      for _ in 1...60 { _ = client.rateLimiter.consume(.openWeather) }
      var requested = try request(server.address)
      requested.cost = .openWeather
      requested.timeout = .seconds(timeout)
      await #expect(throws: WeatherError.tooManyRequests(retryAt: testNow + 61)) {
        try await client.response(to: requested)
      }
      #expect(log.pauses == Array(repeating: Duration.seconds(61), count: pauses))
      #expect(server.requests.isEmpty)
    }

    /// The client retries other failures, but a refusal is left to the wait for the quota.
    @Test(
      arguments: [
        (429, 1, .tooManyRequests(retryAt: testNow + 60)), (503, 3, .serverError(status: 503)),
      ] as [(Int, Int, WeatherError)])
    func requestThatMayWaitIsNotRetriedAfterARefusal(
      status: Int, attempts: Int, error: WeatherError
    ) async throws {
      let server = try LocalServer(["/data": .json("", status: status)])
      var requested = try request(server.address)
      requested.cost = .openWeather
      requested.timeout = .seconds(5)
      await #expect(throws: error) { try await makeClient().response(to: requested) }
      #expect(server.count("/data") == attempts)
    }

    @Test func userAgentContainsContactAddress() async throws {
      let server = try LocalServer { _ in .json(MetNorwayBodies.seoul) }
      let configuration = try makeConfiguration(["WEATHER_TUI_MET_NORWAY_URL": server.address])
      let request = WeatherRequest(place: seoul, provider: .metNorway, language: "en")
      _ = try await LiveServices(configuration).report(request)
      let agent = try #require(server.requests.first?.headers["user-agent"])
      #expect(agent == "weather-tui/1.2.3 (+\(UserAgent.contact))" && agent.contains("https://"))
    }
  }
}
