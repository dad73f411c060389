import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The board's request: twenty places at once, counted at the server.
extension LoopbackTests {
  @Suite struct ManyPlacesTests {
    private static let places = (1...20).map { number in
      Place(
        id: "p\(number)", name: "P\(number)",
        coordinate: Coordinate(latitude: Double(number), longitude: -Double(number)))
    }

    private func answers(
      of provider: Provider, from server: LocalServer, limits: TransferTimeouts = .endless
    ) async throws -> [[WeatherResponse]] {
      let arrived = Mutex<[[WeatherResponse]]>([])
      let requests = Self.places.map {
        WeatherRequest(place: $0, provider: provider, language: "en", detailLevel: .summary)
      }
      try await makeServices(server.address, limits: limits).reports(requests) { answers in
        arrived.withLock { $0.append(answers) }
      }
      return arrived.withLock { $0 }
    }

    private func openMeteoServer(refusing: Double? = nil) throws -> LocalServer {
      try LocalServer { request in
        let latitudes = request.query["latitude"]?.split(separator: ",").map { Double($0) } ?? []
        if let refusing, latitudes.contains(refusing) {
          return .json(#"{"error":true,"reason":"no such place"}"#, status: 400)
        }
        let list = latitudes.map { _ in OpenMeteoBodies.unix }
        return .json(list.count == 1 ? list[0] : "[\(list.joined(separator: ","))]")
      }
    }

    @Test func openMeteoRequestsAllPlacesAtOnce() async throws {
      let server = try openMeteoServer()
      let answers = try await answers(of: .openMeteo, from: server)
      #expect(server.requests.count == 1)
      #expect(server.requests[0].query["latitude"]?.hasPrefix("1,2,3,") == true)
      #expect(server.requests[0].query["longitude"]?.hasPrefix("-1,-2,") == true)
      // Only the values of a row.
      let query = server.requests[0].query
      let lists = ["current", "daily", "hourly", "minutely_15"].compactMap { query[$0] }
      #expect(lists.flatMap { $0.split(separator: ",") }.count == 10 && query["daily"] == nil)
      #expect(answers.count == 1)
      #expect(answers[0].map(\.request.place) == Self.places)
      #expect(answers[0].compactMap { try? $0.result.get().place.id } == Self.places.map(\.id))
    }

    @Test func summaryDerivesDaysAndDaylightFromHours() async throws {
      // From midnight on 21 March in Seoul; the rain of an hour is in the next one's row.
      let midnight = 1_774_018_800
      func list(_ value: (Int) -> Any) -> String {
        (0..<49).map { "\(value($0))" }.joined(separator: ",")
      }
      let body = """
        {"utc_offset_seconds":32400,"timezone":"Asia/Seoul",
         "current":{"time":\(midnight + 7200),"temperature_2m":4,"weather_code":0},
         "hourly":{"time":[\(list { midnight + $0 * 3600 })],
          "temperature_2m":[\(list { $0 % 24 - 3 })],"weather_code":[\(list { $0 == 13 ? 61 : 0 })],
          "precipitation":[\(list { $0 == 13 ? 1.5 : 0 })]}}
        """
      let server = try LocalServer { _ in .json(body) }
      let report = try await makeServices(server.address).report(
        WeatherRequest(place: seoul, provider: .openMeteo, language: "en", detailLevel: .summary))
      #expect(report.detailLevel == .summary && report.current.isDay == false)
      #expect(report.hourly[2].isDay == false && report.hourly[12].isDay == true)
      #expect(report.daily.count == 2 && report.daily[0].isRestOfDay == false)
      #expect(report.daily[0].temperatureMin == -3 && report.daily[0].temperatureMax == 20)
      #expect(report.daily[0].precipitation == 1.5 && report.daily[0].condition == .rain)
      withExtendedLifetime(server) {}
    }

    @Test func rejectedPlaceDoesNotFailTheOthers() async throws {
      let server = try openMeteoServer(refusing: 7)
      let answers = try await answers(of: .openMeteo, from: server).flatMap(\.self)
      let failed = answers.filter { (try? $0.result.get()) == nil }
      #expect(answers.count == 20)
      #expect(failed.map(\.request.place.id) == ["p7"])
      withExtendedLifetime(server) {}
    }

    @Test func aSinglePlaceIsRejectedByOneRequest() async throws {
      let server = try LocalServer { _ in .json(#"{"error":true,"reason":"no"}"#, status: 400) }
      let request = WeatherRequest(
        place: seoul, provider: .openMeteo, language: "en", detailLevel: .summary)
      try await makeServices(server.address).reports([request]) { answers in
        #expect(answers.map { (try? $0.result.get()) == nil } == [true])
      }
      #expect(server.requests.map(\.path) == ["/v1/forecast"])
    }

    @Test func responseWithTooFewPlacesIsUnreadableForAll() async throws {
      let server = try LocalServer { _ in .json(OpenMeteoBodies.unix) }
      let answers = try await answers(of: .openMeteo, from: server).flatMap(\.self)
      let failure = WeatherFailure(
        provider: .openMeteo, error: .responseUnreadable(detail: "1 places instead of 20"))
      #expect(answers.map(\.result) == Array(repeating: .failure(failure), count: 20))
      withExtendedLifetime(server) {}
    }

    @Test func failingPlacesDoNotAffectOthersAndConcurrencyIsLimited() async throws {
      let server = try LocalServer { request in
        if request.path.hasPrefix("/data/4.0") { return .json("{}", status: 401) }
        guard request.path == "/data/3.0/onecall" else { return .json(OpenWeatherBodies.air) }
        return switch request.query["lat"] {
        case "3": .json(#"{"cod":"404","message":"no data"}"#, status: 404)
        case "8": .json(#"{"cod":500}"#, status: 500)
        case "14": .stall
        default: .json(OpenWeatherBodies.oneCall)
        }
      }
      let limits = TransferTimeouts(
        connect: .seconds(60), silence: .seconds(1), total: .seconds(600))
      let batches = try await answers(of: .openWeather, from: server, limits: limits)
      #expect(batches.allSatisfy { $0.count == 1 })
      var results: [String: Result<Fetched<WeatherReport>, WeatherFailure>] = [:]
      for answer in batches.joined() { results[answer.request.place.id] = answer.result }
      #expect(results.count == 20)
      let right = results.compactMapValues { try? $0.get() }
      #expect(right.count == 17)
      #expect(right.allSatisfy { $0.key == $0.value.place.id })
      func error(_ id: String) -> WeatherError? {
        if case .failure(let failure) = results[id] { failure.error } else { nil }
      }
      #expect(error("p3") == .placeNotFound)
      #expect(error("p8") == .serverError(status: 500))
      #expect(error("p14") == .timedOut)
      #expect(server.maxConcurrent <= 4)
      // The first attempt and two retries; a 404 is final.
      let requested = server.requests.filter { $0.path == "/data/3.0/onecall" }
      #expect(requested.count { $0.query["lat"] == "8" } == 3)
      #expect(requested.count { $0.query["lat"] == "3" } == 1)
    }

    @Test func rejectedKeyIsNotRetriedForEveryPlace() async throws {
      let server = try LocalServer { _ in .json(OpenWeatherBodies.wrongKey, status: 401) }
      let answers = try await answers(of: .openWeather, from: server).flatMap(\.self)
      let failure = WeatherFailure(provider: .openWeather, error: .keyRefused(status: 401))
      #expect(answers.map(\.result) == Array(repeating: .failure(failure), count: 20))
      let places = Set(server.requests.compactMap { $0.query["lat"] })
      #expect(places.count <= 2 * WeatherClient.placesAtOnce)
    }
  }
}
