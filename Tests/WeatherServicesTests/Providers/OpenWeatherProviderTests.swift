import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  @Suite struct OpenWeatherProviderTests {
    private let request = WeatherRequest(place: seoul, provider: .openWeather, language: "ko")

    private func failure(
      _ reply: LocalServer.Reply, limits: TransferTimeouts = .endless
    ) async throws -> WeatherError? {
      let server = try LocalServer { _ in reply }
      let services = try makeServices(server.address, limits: limits)
      do {
        _ = try await services.report(request)
        return nil
      } catch {
        #expect(error.provider == .openWeather)
        return error.error
      }
    }

    @Test func oneCallRequestUsesMetricUnitsAndLanguage() async throws {
      let server = try LocalServer([
        "/data/3.0/onecall": .json(OpenWeatherBodies.oneCall),
        "/data/2.5/air_pollution": .json(OpenWeatherBodies.air),
      ])
      let report = try await makeServices(server.address).report(request)
      #expect(report.provider == .openWeather && report.current.temperature == 4.3)
      #expect(report.airQuality?.index == 81 && report.airQuality?.scale == .korean)
      let requested = try #require(server.requests.first { $0.path == "/data/3.0/onecall" })
      #expect(
        requested.query == [
          "lat": "37.566", "lon": "126.9784", "units": "metric",
          "lang": "kr", "appid": "k1",
        ])
    }

    @Test func planWithoutOneCallFallsBackAndIsCached() async throws {
      let server = try LocalServer([
        "/data/3.0/onecall": .json(OpenWeatherBodies.wrongKey, status: 401),
        "/data/2.5/weather": .json(OpenWeatherBodies.weather),
        "/data/2.5/forecast": .json(OpenWeatherBodies.forecast),
      ])
      let services = try makeServices(server.address)
      #expect(try await services.report(request).stepHours == 3)
      #expect(try await services.report(request).stepHours == 3)
      #expect(server.count("/data/3.0/onecall") == 1)
      #expect(server.count("/data/2.5/forecast") == 2)
    }

    @Test func rejectedKeyIsRetriedOnNextReport() async throws {
      let server = try LocalServer { request in
        .json(OpenWeatherBodies.wrongKey, status: request.path.contains("3.0") ? 403 : 401)
      }
      let services = try makeServices(server.address)
      for _ in 1...2 {
        await #expect(
          throws: WeatherFailure(provider: .openWeather, error: .keyRefused(status: 401))
        ) {
          try await services.report(request)
        }
      }
      #expect(server.count("/data/3.0/onecall") == 2)
    }

    @Test func missingKeyMakesNoRequests() async throws {
      let server = try LocalServer { _ in .json("{}") }
      let services = try makeServices(server.address, key: "  ")
      #expect(!services.configuration.keys.keys.contains(.openWeather))
      await #expect(throws: WeatherFailure(provider: .openWeather, error: .keyMissing)) {
        try await services.report(request)
      }
      #expect(server.requests.isEmpty)
    }

    @Test func airQualityFailureDoesNotFailTheForecast() async throws {
      let server = try LocalServer([
        "/data/3.0/onecall": .json(OpenWeatherBodies.oneCall),
        "/data/2.5/air_pollution": .json("<", status: 200),
      ])
      let report = try await makeServices(server.address).report(request)
      #expect(report.airQuality == nil)
      #expect(report.hourly.count == 2)
      // The server runs as long as it is referenced.
      withExtendedLifetime(server) {}
    }

    @Test func failuresMapToErrors() async throws {
      #expect(
        try await failure(.json(OpenWeatherBodies.wrongKey, status: 401))
          == .keyRefused(status: 401))
      #expect(
        try await failure(.json(#"{"cod":"400","message":"wrong latitude"}"#, status: 400))
          == .badRequest(status: 400, detail: "wrong latitude"))
      #expect(try await failure(.json(#"{"cod":"404"}"#, status: 404)) == .placeNotFound)
      #expect(
        try await failure(.json(#"{"cod":"400","message":"x"}"#))
          == .badRequest(status: 400, detail: "x"))
      #expect(try await failure(.json(#"{"cod":"404","message":"x"}"#)) == .placeNotFound)
      #expect(
        try await failure(.json("", status: 429, headers: ["Retry-After": "60"]))
          == .tooManyRequests(retryAt: testNow + 60))
      #expect(try await failure(.json("", status: 500)) == .serverError(status: 500))
      var limits = TransferTimeouts.endless
      limits.silence = .milliseconds(50)
      #expect(try await failure(.stall, limits: limits) == .timedOut)
      #expect(try await failure(.json("{\"current\":")) == .responseUnreadable(detail: "not JSON"))
      #expect(try await failure(.json("\n<!DOCTYPE html><p>Sign in")) == .webPage)
      #expect(try await failure(.json("")) == .responseUnreadable(detail: "empty"))
      #expect(
        try await failure(.answer(status: 200, body: Data(count: 10 << 20), headers: [:]))
          == .responseTooLarge(limit: 4 << 20))
      #expect(
        try await failure(.cutOff(body: Data(OpenWeatherBodies.oneCall.utf8), after: 100))
          == .unreachable(detail: "connection lost"))
      let services = try makeServices(try LocalServer.refusingAddress())
      await #expect(
        throws: WeatherFailure(
          provider: .openWeather, error: .unreachable(detail: "connection refused"))
      ) { try await services.report(request) }
    }

    @Test func geocoderReturnsLocalizedPlaces() async throws {
      let server = try LocalServer(["/geo/1.0/direct": .json(OpenWeatherBodies.places)])
      let places = try await makeServices(server.address)
        .places(named: "서울", provider: .openWeather, language: "ko")
      #expect(server.requests.first?.query["q"] == "서울")
      #expect(
        places == [
          Place(
            id: "at:37.5667,126.9783", name: "Seoul", localName: "서울", countryCode: "KR",
            coordinate: Coordinate(latitude: 37.5667, longitude: 126.9783)),
          Place(
            id: "at:42.9834,-81.233", name: "London", admin1: "Ontario", countryCode: "CA",
            coordinate: Coordinate(latitude: 42.9834, longitude: -81.233)),
        ])
    }

    @Test func countryCodesAreTruncatedToTwoLetters() async throws {
      let server = try LocalServer([
        "/geo/1.0/direct": .json(
          #"[{"name":"Bern","lat":46.9,"lon":7.4,"country":"che"},{"name":"B","lat":1,"lon":2}]"#)
      ])
      let places = try await makeServices(server.address)
        .places(named: "Bern", provider: .openWeather, language: "en")
      #expect(places.map(\.countryCode) == ["CH", nil])
    }
  }
}
