import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// Values that KMA does not provide come from Open-Meteo, are added later, and are marked.
  @Suite struct KMASupplementTests {
    private static let values: Set<Quantity> = [
      .pressure, .windGust, .visibility, .uvIndex,
    ]

    private static func weather(_ request: LocalServer.Request) -> LocalServer.Reply {
      switch request.path.split(separator: "/").last {
      case "getUltraSrtNcst":
        .json(KMABodies.observation(["T1H": "-3.1", "PTY": "0", "WSD": "4.4"]))
      case "getUltraSrtFcst", "getPwnStatus": .json(KMABodies.envelope([]))
      case "getVilageFcst": .json(KMABodies.envelope(KMABodies.days()))
      case "air-quality": .json(OpenMeteoBodies.air)
      default: .json("{}", status: 500)
      }
    }

    /// Open-Meteo's current values and three hours, the second with a gust below KMA's wind.
    private static let supplement = """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul",
       "current":{"time":1800000000,"pressure_msl":1021,"wind_gusts_10m":9,"visibility":8000,
        "uv_index":1.5,"temperature_2m":40},
       "hourly":{"time":[1799992800,1799996400,1800000000,1800003600],"pressure_msl":[1020,1021,1022],
        "wind_gusts_10m":[7,1,8],"visibility":[7000,8000,9000],"uv_index":[1,2,3],
        "temperature_2m":[40,40,40]},
       "daily":{"time":[1799938800],"uv_index_max":[3.5]}}
      """

    private func services(
      _ server: LocalServer, openMeteo: String? = nil, cached: Fetched<WeatherReport>? = nil,
      timeout: Timeouts? = nil
    ) throws -> LiveServices {
      var configuration = try makeConfiguration([
        "WEATHER_TUI_KMA_URL": server.address, "KMA_SERVICE_KEY": "k1",
        "WEATHER_TUI_OPEN_METEO_URL": openMeteo ?? server.address,
        "WEATHER_TUI_OPEN_METEO_AIR_QUALITY_URL": openMeteo ?? server.address,
      ])
      configuration.forecastCache = ForecastCache(load: { _, _ in cached }, save: { _ in })
      if let timeout { configuration.timeout = timeout }
      return LiveServices(configuration, client: makeClient())
    }

    private func server(_ supplement: LocalServer.Reply = .json(supplement)) throws -> LocalServer {
      try LocalServer { $0.path == "/v1/forecast" ? supplement : Self.weather($0) }
    }

    private func request(_ detailLevel: DetailLevel = .full) -> WeatherRequest {
      WeatherRequest(place: seoul, provider: .kma, language: "ko", detailLevel: detailLevel)
    }

    @Test func onlyMissingValuesAreSupplemented() async throws {
      let server = try server()
      let report = try await services(server).report(request())
      #expect(report.provider == .kma && report.current.temperature == -3.1)
      #expect(report.current.pressure == 1021 && report.current.windGust == 9)
      #expect(report.current.visibility == 8000 && report.current.uvIndex == 1.5)
      let hours = report.hourly.prefix(3)
      #expect(hours.map(\.pressure) == [1020, 1021, 1022])
      #expect(hours.map(\.temperature) == [-10, -9, -8])
      // KMA's wind of that hour is 1.5 m/s, and no gust is weaker than the wind.
      #expect(hours.map(\.windGust) == [7, nil, 8])
      #expect(report.hourly[3].pressure == nil)
      #expect(report.daily.first?.uvIndexMax == 3.5)
      #expect(report.current.feelsLike == nil && report.current.cloudCover == nil)
      #expect(report.supplemented?.provider == .openMeteo)
      #expect(report.supplemented?.values == Self.values.union([.airQuality]))
      #expect(report.airQuality?.pm25 != nil && report.fineDustGrade != nil)
    }

    @Test func supplementIsOneRequestOfWeightOne() async throws {
      let server = try server()
      _ = try await services(server).report(request())
      let requested = server.requests.filter { $0.path == "/v1/forecast" }
      #expect(requested.count == 1)
      #expect(requested[0].query["hourly"] == "pressure_msl,wind_gusts_10m,visibility,uv_index")
      let items = requested[0].query.map { HTTPRequest.QueryItem(name: $0.key, value: $0.value) }
      #expect(RequestCost.openMeteo(items).weight == 1)
    }

    @Test func summaryRequestsNoSupplement() async throws {
      let server = try server()
      try await services(server).reports([request(.summary)]) { _ in }
      #expect(server.count("/v1/forecast") == 0 && server.count("/v1/air-quality") == 0)
    }

    @Test func failedSupplementDoesNotFailTheForecast() async throws {
      let server = try server(.json("{}", status: 500))
      let report = try await services(server).report(request())
      #expect(report.current.pressure == nil && report.supplemented?.values == [.airQuality])
      withExtendedLifetime(server) {}
    }

    @Test func stalledSupplementDoesNotBlockTheReport() async throws {
      let server = try server()
      let silent = try LocalServer { _ in .stall }
      let services = try services(server, openMeteo: silent.address, timeout: Timeouts())
      let reports = Mutex<[Fetched<WeatherReport>]>([])
      await services.reports([request()]) { answers in
        reports.withLock { $0 += answers.compactMap { try? $0.result.get() } }
        silent.stop()
      }
      #expect(reports.withLock { $0.map(\.current.temperature) } == [-3.1, -3.1])
      #expect(reports.withLock { $0.allSatisfy { $0.supplemented == nil } })
    }

    @Test func supplementedValuesAreReusedUntilReplaced() async throws {
      let good = try server()
      let known = try await services(good).report(request())
      let bad = try server(.json("{}", status: 500))
      let report = try await services(bad, cached: known).report(request())
      #expect(report.current.pressure == 1021 && report.hourly[2].visibility == 9000)
      #expect(report.isSupplemented(.pressure))
      let newer = try server(.json(Self.supplement.replacingOccurrences(of: "1021", with: "1030")))
      let next = try await services(newer, cached: known).report(request())
      #expect(next.current.pressure == 1030 && next.hourly[1].pressure == 1030)
      withExtendedLifetime([bad, newer]) {}
    }

    @Test func missingAirQualityIsSupplementedByOpenMeteo() async throws {
      let server = try LocalServer { request in
        switch request.path {
        case "/v1/air-quality": .json(OpenMeteoBodies.air)
        case "/weatherapi/locationforecast/2.0/compact":
          .json(SameWeather(wet: []).metNorway(now: 8))
        default: .json("{}", status: 404)
        }
      }
      var environment: [String: String] = [:]
      for setting in Endpoints.Setting.allCases { environment[setting.rawValue] = server.address }
      let services = LiveServices(try makeConfiguration(environment), client: makeClient())
      let report = try await services.report(
        WeatherRequest(place: seoul, provider: .metNorway, language: "en"))
      #expect(report.isSupplemented(.airQuality) && report.airQuality?.scale != nil)
    }
  }
}
