import Files
import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  @Suite struct OneCall4Tests {
    private let request = WeatherRequest(place: seoul, provider: .openWeather, language: "ko")
    private static let refused = LocalServer.Reply.json(
      OneCall4Bodies.noSubscription, status: 401)

    /// Returns a server of One Call 4.0 and the air quality; other requests are rejected.
    private func server(_ bodies: OneCall4Bodies) throws -> LocalServer {
      try LocalServer { request in
        if request.path == "/data/2.5/air_pollution" { return .json(OpenWeatherBodies.air) }
        return (try? bodies.reply(to: request)) ?? .json(OpenWeatherBodies.wrongKey, status: 401)
      }
    }

    private func paths(_ server: LocalServer) -> [String] {
      server.requests.map(\.path).filter { $0.hasPrefix("/data/4.0") || $0.hasPrefix("/data/3.0") }
    }

    private func body(alerts count: Int) throws -> String {
      let list = (0..<count).map { index in
        """
        {"sender_name":"KMA","event":"Wind \(index)","start":1772330400,"end":1772366400,
         "description":"Gusts"}
        """
      }
      return """
        {"timezone":"Asia/Seoul","timezone_offset":32400,"current":{"dt":1772334000,"temp":4},
         "hourly":[{"dt":1772334000,"temp":4}],"daily":[{"dt":1772334000,"temp":{"min":1}}],
         "alerts":[\(list.joined(separator: ","))]}
        """
    }

    @Test func oneCall3And4YieldTheSameReport() async throws {
      let whole = try OneCall4Bodies.oneCall(hours: 48)
      let old = try LocalServer([
        "/data/3.0/onecall": .json(whole), "/data/2.5/air_pollution": .json(OpenWeatherBodies.air),
      ])
      let expected = try await makeServices(old.address).report(request)
      let new = try server(OneCall4Bodies(whole))
      let report = try await makeServices(new.address).report(request)
      #expect(report.hourly.count == 48)
      #expect(report.nowcast?.rates.count == 60)
      #expect(report.alerts?.count == 1)
      #expect(report == expected)
      // The body has two warnings, one of them without a name.
      #expect(paths(new).count == 8, "\(paths(new))")
    }

    @Test func oneCall4RequestsUseMetricUnitsAndLanguage() async throws {
      let server = try server(OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 48)))
      _ = try await makeServices(server.address).report(request)
      let requested = server.requests.filter { $0.path == OneCall4Bodies.path + "timeline/1h" }
      #expect(requested.map { $0.query["start"] } == [nil, "1772406000", "1772478000"])
      for part in server.requests where part.path.contains("timeline") {
        var query = part.query
        query["start"] = nil
        #expect(
          query == [
            "lat": "37.566", "lon": "126.9784", "units": "metric", "lang": "kr", "appid": "k1",
          ])
      }
      let alert = try #require(server.requests.first { $0.path.contains("/alert/") })
      #expect(alert.query == ["appid": "k1"])
      // Midnight in UTC on the place's date.
      let days = try #require(server.requests.first { $0.path.hasSuffix("timeline/1day") })
      #expect(days.query["start"] == "1772323200")
    }

    /// In the evening of 8 August in Denver it is 9 August in UTC; in the morning of 10 August in
    /// Auckland it is the 9th.
    @Test(
      arguments: [
        (1_786_240_800, -21_600, 1_786_147_200), (1_786_292_561, -21_600, 1_786_233_600),
        (1_786_312_800, 43_200, 1_786_320_000), (1_786_240_800, nil, nil), (0, 0, nil),
      ] as [(Int, Int?, Int?)])
    func daysBeginWithTheDateOfThePlace(time: Int, utcOffset: Int?, start: Int?) throws {
      let current = try decoded(OpenWeatherResponse.Moment.self, "{\"dt\":\(time)}")
      #expect(OpenWeatherProvider.firstDay(current, utcOffset: utcOffset) == start)
    }

    @Test func dayWithARateOfRainIsRainyAndHasNoAmount() throws {
      let report = OpenWeatherMapper(place: seoul, fetchedAt: testNow).report(
        try decoded(
          OpenWeatherResponse.OneCall.self,
          """
          {"timezone_offset":32400,"current":{"dt":1800000000,"temp":4},
           "daily":[{"dt":1799971200,"rain":{"1h":0.4},"clouds":90},
            {"dt":1800057600,"snow":{"1h":0.4},"clouds":90},{"dt":1800144000,"clouds":90}]}
          """))
      #expect(report.daily.map(\.condition) == [.rain, .snow, .cloudy])
      #expect(report.daily.map(\.precipitation) == [nil, nil, 0])
    }

    @Test(
      arguments: [
        "http://evil.example/data/4.0/onecall/timeline/1h",
        "file:///etc/passwd", "http://127.0.0.1:1/elsewhere", "not a link",
      ])
    func linksInResponsesAreNotFollowed(link: String) async throws {
      var bodies = OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 48))
      bodies.linkBase = link
      let server = try server(bodies)
      let report = try await makeServices(server.address).report(request)
      #expect(!report.hourly.isEmpty)
      #expect(server.requests.allSatisfy { $0.path.hasPrefix("/data/") })
    }

    @Test func hourlyPagesAndHoursAreLimited() async throws {
      var bodies = OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 90))
      bodies.hoursOnAPage = 5
      let few = try server(bodies)
      let short = try await makeServices(few.address).report(request)
      #expect(short.hourly.count == 15)
      #expect(few.count(OneCall4Bodies.path + "timeline/1h") == 3)
      bodies.hoursOnAPage = 90
      let many = try server(bodies)
      #expect(try await makeServices(many.address).report(request).hourly.count == 48)
      #expect(many.count(OneCall4Bodies.path + "timeline/1h") == 1)
    }

    @Test func noPageFollowsTheOneThatCompletesTheHours() async throws {
      var bodies = OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 90))
      bodies.hoursOnAPage = 48
      let server = try server(bodies)
      #expect(try await makeServices(server.address).report(request).hourly.count == 48)
      #expect(server.count(OneCall4Bodies.path + "timeline/1h") == 1)
    }

    @Test func repeatedPageEndsPagination() async throws {
      let bodies = OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 30))
      let server = try LocalServer { request in
        var first = request
        first.query["start"] = nil
        return (try? bodies.reply(to: first)) ?? .json("{}", status: 404)
      }
      let report = try await makeServices(server.address).report(request)
      #expect(server.count(OneCall4Bodies.path + "timeline/1h") == 2)
      #expect(Set(report.hourly.map(\.time)).count == 20)
    }

    @Test func failedLaterPagesDoNotFailTheReport() async throws {
      let bodies = OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 48))
      let server = try LocalServer { request in
        let isLater = request.path.hasSuffix("1h") && request.query["start"] != nil
        if isLater || request.path.hasSuffix("1min") {
          return .json("{}", status: 500)
        }
        return (try? bodies.reply(to: request)) ?? .json("{}", status: 404)
      }
      let report = try await makeServices(server.address).report(request)
      #expect(report.hourly.count == 20)
      #expect(report.nowcast == nil)
      withExtendedLifetime(server) {}
    }

    @Test func dayWithoutWeatherCodeUsesItsPrecipitation() async throws {
      var bodies = OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 20))
      bodies.daysHaveWeather = false
      let server = try server(bodies)
      let days = try await makeServices(server.address).report(request).daily
      #expect(days.map(\.condition) == [.sleet, .unknown])
      #expect(days.map { $0.date.description } == ["2026-03-01", "2026-03-02"])
      withExtendedLifetime(server) {}
    }

    @Test func warningRequestsAreLimitedPerReportAndCached() async throws {
      let server = try server(OneCall4Bodies(try body(alerts: 7)))
      let services = try makeServices(server.address)
      func requested() -> Int { server.requests.count { $0.path.contains("/alert/") } }
      #expect(try await services.report(request).alerts?.count == 5)
      #expect(requested() == 5)
      #expect(try await services.report(request).alerts?.map(\.event).count == 7)
      #expect(requested() == 7)
      #expect(try await services.report(request).alerts?.count == 7)
      #expect(requested() == 7)
    }

    @Test func warningIdentifiersAreUniqueAndShort() async throws {
      let bodies = OneCall4Bodies(try body(alerts: 0))
      let long = String(repeating: "x", count: 200)
      let ids = ["a", "---", long, long + "x", "a"].map { "\"\($0)\"" }.joined(separator: ",")
      let current = """
        {"timezone":"Asia/Seoul","timezone_offset":32400,
         "data":[{"dt":1772334000,"temp":4,"alerts":[\(ids)]}]}
        """
      let path = OneCall4Bodies.path
      let server = try LocalServer { request in
        if request.path == path + "current" { return .json(current) }
        if request.path.hasPrefix(path + "alert/") { return .json(#"{"event":"Wind"}"#) }
        return (try? bodies.reply(to: request)) ?? .json("{}", status: 404)
      }
      #expect(try await makeServices(server.address).report(request).alerts?.count == 2)
      let requested = server.requests.map(\.path).filter { $0.hasPrefix(path + "alert/") }
      #expect(requested.sorted() == [path + "alert/a", path + "alert/" + long])
    }

    @Test func failedWarningRequestIsNotReportedAsNone() async throws {
      let bodies = OneCall4Bodies(try body(alerts: 1))
      let server = try LocalServer { request in
        request.path.contains("/alert/")
          ? .json("{}", status: 400)
          : (try? bodies.reply(to: request)) ?? .json("{}", status: 404)
      }
      #expect(try await makeServices(server.address).report(request).alerts == nil)
      let none = try self.server(OneCall4Bodies(try body(alerts: 0)))
      #expect(try await makeServices(none.address).report(request).alerts == [])
    }

    @Test func summaryMakesThreeRequests() async throws {
      let server = try server(OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 48)))
      let services = try makeServices(server.address)
      let reports = Mutex<[Fetched<WeatherReport>]>([])
      let row = WeatherRequest(
        place: seoul, provider: .openWeather, language: "ko", detailLevel: .summary)
      await services.reports([row]) { answers in
        reports.withLock { $0 += answers.compactMap { try? $0.result.get() } }
      }
      let report = try #require(reports.withLock { $0 }.first)
      #expect(report.detailLevel == .summary)
      #expect(report.hourly.count == 20)
      #expect(server.requests.count == 3)
    }

    // MARK: - Choice of the plan

    @Test(
      arguments: [
        (OpenWeatherPlan.oneCall4, 1), (.oneCall3, 1), (.free, 3),
      ])
    func planIsDetectedFromRejectedRequests(plan: OpenWeatherPlan, hours: Int) async throws {
      let bodies = OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 48))
      let server = try LocalServer { request in
        switch (request.path, plan) {
        case ("/data/2.5/weather", _): .json(OpenWeatherBodies.weather)
        case ("/data/2.5/forecast", _): .json(OpenWeatherBodies.forecast)
        case ("/data/3.0/onecall", .oneCall3): .json(OpenWeatherBodies.oneCall)
        case (_, .oneCall4): (try? bodies.reply(to: request)) ?? Self.refused
        default: Self.refused
        }
      }
      let services = try makeServices(server.address)
      #expect(try await services.report(request).stepHours == hours)
      let first = paths(server)
      #expect(first.first == OneCall4Bodies.path + "current")
      #expect(first.contains("/data/3.0/onecall") == (plan != .oneCall4))
      #expect(try await services.report(request).stepHours == hours)
      let refusals = paths(server).count { $0 == OneCall4Bodies.path + "current" }
      #expect(refusals == (plan == .oneCall4 ? 2 : 1))
    }

    @Test func detectedPlanIsPersistedForADayWithoutTheKey() async throws {
      let folder = try TemporaryFolder()
      let key = "0123456789abcdef0123456789abcdef"
      let moment = Mutex(testNow)
      let server = try LocalServer { request in
        switch request.path {
        case "/data/2.5/weather": .json(OpenWeatherBodies.weather)
        case "/data/2.5/forecast": .json(OpenWeatherBodies.forecast)
        default: Self.refused
        }
      }
      let path = folder("requests")
      /// Requests a report in a separate run.
      func report(key: String = key) async throws {
        var configuration = try makeConfiguration(
          ["WEATHER_TUI_OPENWEATHER_URL": server.address, "OPENWEATHER_API_KEY": key],
          now: { moment.withLock { $0 } })
        configuration.requestsFile = path
        _ = try await LiveServices(configuration).report(request)
      }
      func requested() -> Int { paths(server).count }
      try await report()
      #expect(requested() == 2)
      try await report()
      #expect(requested() == 2)
      let cached = try #require(try PrivateFile(path: path).read())
      #expect(!String(decoding: cached, as: UTF8.self).contains(key))
      #expect(String(decoding: cached, as: UTF8.self).contains("2.5"))
      // Another key has another plan.
      try await report(key: "another")
      #expect(requested() == 4)
      moment.withLock { $0 += 86_401 }
      try await report()
      #expect(requested() == 6)
    }

    @Test func lostSubscriptionTriggersPlanDetection() async throws {
      let has4 = Mutex(true)
      let bodies = OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 20))
      let server = try LocalServer { request in
        switch request.path {
        case "/data/2.5/weather": .json(OpenWeatherBodies.weather)
        case "/data/2.5/forecast": .json(OpenWeatherBodies.forecast)
        default:
          has4.withLock { $0 } ? (try? bodies.reply(to: request)) ?? Self.refused : Self.refused
        }
      }
      let services = try makeServices(server.address)
      #expect(try await services.report(request).stepHours == 1)
      has4.withLock { $0 = false }
      #expect(try await services.report(request).stepHours == 3)
      let before = paths(server).count
      #expect(try await services.report(request).stepHours == 3)
      #expect(paths(server).count == before)
    }

    @Test func apiKeyInResponsesIsNotWrittenToFiles() async throws {
      let key = "0123456789abcdef0123456789abcdef"
      let folder = try TemporaryFolder()
      let log = folder("log")
      var bodies = OneCall4Bodies(try OneCall4Bodies.oneCall(hours: 48))
      bodies.linkBase = "https://api.openweathermap.org/x?appid=\(key)&y"
      let replies = bodies
      let server = try LocalServer { request in
        // A page that also repeats the key in its text.
        if request.path.hasSuffix("1min") { return .json("{\"message\":\"\(key)\"}", status: 400) }
        return (try? replies.reply(to: request)) ?? Self.refused
      }
      var configuration = try makeConfiguration([
        "WEATHER_TUI_OPENWEATHER_URL": server.address, "OPENWEATHER_API_KEY": key,
      ])
      configuration.requestsFile = folder("requests")
      // The log redacts nothing, so a leaked key would be visible.
      configuration.log = ProgramLog(path: log, level: .trace, secrets: [], now: { testNow })
      let report = try await LiveServices(configuration).report(request)
      let files = ForecastCacheStore(folder: folder.path, problems: IssueReporter { _ in })
      files.save(report)
      let texts = try [files.path(seoul.id, .openWeather), folder("requests"), log].map {
        String(decoding: try #require(try PrivateFile(path: $0).read()), as: UTF8.self)
      }
      #expect(texts[2].contains("timeline/1h"))
      #expect(texts.allSatisfy { !$0.contains(key) })
    }
  }
}
