import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The air quality is added to the weather and never delays it.
extension LoopbackTests {
  @Suite struct AirTests {
    private func handedOver(
      _ request: WeatherRequest, _ services: LiveServices
    ) async -> [Fetched<WeatherReport>] {
      let reports = Mutex<[Fetched<WeatherReport>]>([])
      await services.reports([request]) { answers in
        reports.withLock { $0 += answers.compactMap { try? $0.result.get() } }
      }
      return reports.withLock { $0 }
    }

    @Test(arguments: [Provider.openMeteo, .openWeather])
    func deliveredReportIncludesAirQuality(provider: Provider) async throws {
      let server = try LocalServer([
        "/v1/forecast": .json(OpenMeteoBodies.unix), "/v1/air-quality": .json(OpenMeteoBodies.air),
        "/data/3.0/onecall": .json(OpenWeatherBodies.oneCall),
        "/data/2.5/air_pollution": .json(OpenWeatherBodies.air),
      ])
      let request = WeatherRequest(place: seoul, provider: provider, language: "en")
      let reports = await handedOver(request, try makeServices(server.address))
      #expect(reports.last?.airQuality != nil)
      withExtendedLifetime(server) {}
    }

    @Test func stalledAirQualityServerDoesNotBlockThePage() async throws {
      let server = try LocalServer(["/v1/forecast": .json(OpenMeteoBodies.unix)])
      let air = try LocalServer { _ in .stall }
      let services = try makeServices(server.address, air: air.address, timeout: Timeouts())
      let request = WeatherRequest(place: seoul, provider: .openMeteo, language: "en")
      let handedOver = Mutex(0)
      await services.reports([request]) { _ in
        handedOver.withLock { $0 += 1 }
        // The page has arrived, and nothing else ends the pending request for the air quality.
        air.stop()
      }
      #expect(handedOver.withLock { $0 } == 2)
    }

    @Test func summaryReportRequestsNoAirQuality() async throws {
      let server = try LocalServer(["/v1/forecast": .json(OpenMeteoBodies.unix)])
      let request = WeatherRequest(
        place: seoul, provider: .openMeteo, language: "en", detailLevel: .summary)
      let reports = await handedOver(request, try makeServices(server.address))
      #expect(reports.map(\.detailLevel) == [.summary])
      #expect(server.requests.map(\.path) == ["/v1/forecast"])
    }

    @Test func forecastReportRequestsNoAirQuality() async throws {
      let server = try LocalServer(["/v1/forecast": .json(OpenMeteoBodies.unix)])
      let request = WeatherRequest(
        place: seoul, provider: .openMeteo, language: "en", detailLevel: .forecast)
      let reports = await handedOver(request, try makeServices(server.address))
      #expect(reports.last?.detailLevel == .forecast && reports.last?.hourly.isEmpty == false)
      #expect(server.requests.map(\.path) == ["/v1/forecast"])
    }

    @Test func lateTaskValueIsAvailableAfterTimeout() async {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let task = Task<Int?, Never> { await stream.first { _ in true } }
      #expect(await task.value(within: .milliseconds(1)) == Int??.none)
      continuation.yield(7)
      #expect(await task.value(within: .seconds(60)) == 7)
    }
  }
}
