import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Model comparisons, and the spread of an ensemble: requests and responses.
extension LoopbackTests {
  @Suite struct OpenMeteoModelsTests {
    private static let days = """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul",
       "daily_units":{"time":"unixtime","temperature_2m_max_ecmwf_ifs025":"°C"},
       "daily":{"time":[1799938800,1800025200],
        "temperature_2m_max_ecmwf_ifs025":[3.5,null],
        "temperature_2m_min_ecmwf_ifs025":[-2.5,-4],
        "precipitation_sum_ecmwf_ifs025":[0.4,12.5],
        "temperature_2m_max_gfs_seamless":[null,null],
        "temperature_2m_min_gfs_seamless":[null,null],
        "precipitation_sum_gfs_seamless":[null,null],
        "temperature_2m_max_kma_seamless":[999,5],
        "temperature_2m_max":[20,20]}}
      """
    /// A day of hours from six runs that are a degree apart, and two hours of the next day.
    private static let hours = {
      let times = (0..<26).map { String(1_799_938_800 + $0 * 3600) }
      let runs = (0..<6).map { run in
        let name = run == 0 ? "temperature_2m" : "temperature_2m_member0\(run)"
        let values = (0..<26).map { hour in
          hour == 1 && run == 5 ? "null" : String(run - 2 + (hour == 4 ? 0 : 1))
        }
        return "\"\(name)\":[\(values.joined(separator: ","))]"
      }
      return """
        {"utc_offset_seconds":32400,"hourly_units":{"time":"unixtime","temperature_2m":"°C"},
         "hourly":{"time":[\(times.joined(separator: ","))],\(runs.joined(separator: ","))}}
        """
    }()
    private static let rain = """
      {"utc_offset_seconds":32400,"daily":{"time":[1799938800,1800025200],
        "precipitation_sum":[0.9,1],"precipitation_sum_member01":[1,null],
        "precipitation_sum_member02":[10,null],"precipitation_sum_member03":[9.9,2],
        "precipitation_sum_member04":[12,2]}}
      """
    private static let gusts = """
      {"utc_offset_seconds":32400,
       "daily_units":{"wind_gusts_10m_max":"km/h","wind_gusts_10m_max_member01":"km/h",
        "wind_gusts_10m_max_member02":"km/h","wind_gusts_10m_max_member03":"km/h",
        "wind_gusts_10m_max_member04":"km/h"},
       "daily":{"time":[1799938800],"wind_gusts_10m_max":[59],"wind_gusts_10m_max_member01":[60],
        "wind_gusts_10m_max_member02":[90],"wind_gusts_10m_max_member03":[10],
        "wind_gusts_10m_max_member04":[0]}}
      """
    private static let meta = "/static/meta.json"

    private static func run(_ seconds: Int) -> LocalServer.Reply {
      .json(#"{"last_run_initialisation_time":\#(seconds),"update_interval_seconds":21600}"#)
    }

    private func services(_ forecast: LocalServer, _ ensemble: LocalServer?) throws -> LiveServices
    {
      var environment = ["WEATHER_TUI_OPEN_METEO_URL": forecast.address]
      environment["WEATHER_TUI_OPEN_METEO_ENSEMBLE_URL"] =
        try ensemble?.address ?? LocalServer.refusingAddress()
      return LiveServices(try makeConfiguration(environment), client: makeClient())
    }

    private func request(_ country: String, _ provider: Provider = .openMeteo) -> WeatherRequest {
      var place = seoul
      place.countryCode = country
      return WeatherRequest(place: place, provider: provider, language: "en")
    }

    @Test(arguments: ["KR", "DE"])
    func modelsAndEnsembleTakeOneWeightedRequestEach(country: String) async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let ensemble = try LocalServer(["/v1/ensemble": .json(Self.hours)])
      _ = try await services(forecast, ensemble).models(for: request(country, .metNorway))
      let counted = forecast.requests.filter { !$0.path.hasSuffix(Self.meta) }
      let requested = try #require(counted.first)
      #expect(counted.count == 1 && ensemble.requests.count == 1)
      // In Korea Canada's model is requested too, and replaces a missing one.
      #expect(
        requested.query["models"]
          == "ecmwf_ifs025,gfs_seamless,icon_seamless,jma_seamless,"
          + (country == "KR" ? "kma_seamless,gem_seamless" : "gem_seamless"))
      #expect(
        requested.query["daily"] == "temperature_2m_max,temperature_2m_min,precipitation_sum")
      let runs = try #require(ensemble.requests.first)
      #expect(runs.query["models"] == "ecmwf_ifs025")
      #expect(runs.query["hourly"] == "temperature_2m")
      #expect(weight(of: requested) == (country == "KR" ? 1.8 : 1.5))
      #expect(weight(of: runs, runs: 51) == 5.1)
    }

    private func weight(of request: LocalServer.Request, runs: Int = 1) -> Double {
      RequestCost.openMeteo(
        request.query.map { HTTPRequest.QueryItem(name: $0.key, value: $0.value) }, runs: runs
      ).weight
    }

    @Test func modelsWithValuesAreComparedAndOthersAreSilent() async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let ensemble = try LocalServer(["/v1/ensemble": .json(Self.hours)])
      let comparison = try await services(forecast, ensemble).models(for: request("KR"))
      #expect(comparison.models.map(\.source) == [.model(.ecmwf), .model(.kma)])
      #expect(comparison.silent.map(\.model) == [.gfs, .icon, .jma])
      #expect(comparison.fetchedAt == testNow)
      let days = comparison.models[0].days
      #expect(days.map(\.date.description) == ["2027-01-15", "2027-01-16"])
      #expect(days.map(\.temperatureMax) == [3.5, nil])
      #expect(days.map(\.temperatureMin) == [-2.5, -4])
      #expect(days.map(\.precipitation) == [0.4, 12.5])
      // Impossible values are unknown.
      #expect(comparison.models[1].days.map(\.temperatureMax) == [5])
    }

    @Test func ensembleMembersYieldSpreadAndWholeDayFrostProbability() async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let server = try LocalServer(["/v1/ensemble": .json(Self.hours)])
      let comparison = try await services(forecast, server).models(for: request("KR"))
      let ensemble = try #require(comparison.ensemble)
      #expect(ensemble.runs == 6 && ensemble.hours.count == 26)
      let first = ensemble.hours[0]
      #expect(first.time == Date(timeIntervalSince1970: 1_799_938_800))
      #expect(first.all == -1...4 && first.most == -0.5...3.5 && first.median == 1.5)
      // One run has no value at one o'clock.
      #expect(ensemble.hours[1].all == -1...3)
      // Runs of −2, −1 and 0° at four o'clock; only two hours of the next day are known.
      #expect(ensemble.frost == [LocalDate(year: 2027, month: 1, day: 15): 0.5])
      #expect(comparison.spread(at: first.time) == first.deviation)
    }

    @Test func oneValueOfADayIsEnoughForAModel() throws {
      let answer = try decoded(
        OpenMeteoResponse.Series.self,
        """
        {"daily":{"time":[1799938800,1800025200,1800111600,1800198000],
          "temperature_2m_max_gfs_seamless":[1,null,null,null],
          "temperature_2m_min_gfs_seamless":[null,2,null,null],
          "precipitation_sum_gfs_seamless":[null,null,3,null]}}
        """)
      let forecasts = answer.days.forecasts(of: [.gfs, .icon], receivedAt: testNow)
      #expect(forecasts.map(\.source) == [.model(.gfs)])
      let days = try #require(forecasts.first?.days)
      #expect(days.map(\.temperatureMax) == [1, nil, nil])
      #expect(days.map(\.temperatureMin) == [nil, 2, nil])
      #expect(days.map(\.precipitation) == [nil, nil, 3])
    }

    /// Returns the hours of five runs on a day in UTC.
    private func ensemble(hours: Int, runs: Int = 5) throws -> EnsembleForecast? {
      let times = (0..<hours).map { String(1_799_971_200 + $0 * 3600) }.joined(separator: ",")
      let values = Array(repeating: "-1", count: hours).joined(separator: ",")
      let columns = (0..<runs).map { run in
        "\"temperature_2m\(run == 0 ? "" : "_member0\(run)")\":[\(values)]"
      }
      let text = #"{"hourly":{"time":[\#(times)],\#(columns.joined(separator: ","))}}"#
      let answer = try decoded(OpenMeteoResponse.Series.self, text)
      return answer.hours.ensemble(of: OpenMeteoRouter.ensembleTemperature)
    }

    @Test func dayOf23HoursHasALowestTemperature() throws {
      let today = LocalDate(year: 2027, month: 1, day: 15)
      #expect(try ensemble(hours: 24)?.frost == [today: 1])
      #expect(try ensemble(hours: 23)?.frost == [today: 1])
      #expect(try ensemble(hours: 22)?.frost == [:])
    }

    @Test func fourRunsAreNoEnsemble() throws {
      #expect(try ensemble(hours: 24)?.runs == 5)
      #expect(try ensemble(hours: 24, runs: 4) == nil)
    }

    @Test(arguments: [(1_800_000_000, true), (1_800_000_001, false)])
    func modelRunOfTheFutureHasNoAge(seconds: Int, isUsed: Bool) async throws {
      let forecast = try LocalServer([
        "/v1/forecast": .json(Self.days),
        "/data/ecmwf_ifs025/static/meta.json": Self.run(seconds),
      ])
      let comparison = try await services(forecast, nil).models(for: request("KR"))
      #expect(comparison.models.first?.runAt == (isUsed ? testNow : nil))
    }

    @Test func canadianModelReplacesSilentKoreanModel() async throws {
      let days = Self.days.replacingOccurrences(of: "kma_seamless", with: "gem_seamless")
      let forecast = try LocalServer([
        "/v1/forecast": .json(days), "/data/ecmwf_ifs025/static/meta.json": Self.run(1_799_980_000),
        "/data/kma_gdps/static/meta.json": Self.run(1_789_000_000),
        "/data/cmc_gem_gdps/static/meta.json": .json("<html>"),
      ])
      let comparison = try await services(forecast, nil).models(for: request("KR"))
      #expect(comparison.models.map(\.source) == [.model(.ecmwf), .model(.gem)])
      #expect(
        comparison.models.map(\.runAt) == [Date(timeIntervalSince1970: 1_799_980_000), nil])
      let silent = try #require(comparison.silent.first { $0.model == .kma })
      #expect(silent.lastRunAt == Date(timeIntervalSince1970: 1_789_000_000))
      // If it has values, the other is not shown.
      let both = try LocalServer([
        "/v1/forecast": .json(
          Self.days.replacingOccurrences(of: "jma_seamless", with: "gem_seamless"))
      ])
      let models = try await services(both, nil).models(for: request("KR")).models
      #expect(!models.contains { $0.model == .gem })
    }

    @Test func modelRunTimesAreRequestedOnceAndCostNothing() async throws {
      let forecast = try LocalServer([
        "/v1/forecast": .json(Self.days),
        "/data/ecmwf_ifs025/static/meta.json": Self.run(1_799_980_000),
      ])
      let services = try services(forecast, nil)
      for _ in 0..<2 { _ = try await services.models(for: request("DE")) }
      let runs = forecast.requests.filter { $0.path.hasSuffix(Self.meta) }
      #expect(runs.filter { $0.path.contains("ecmwf_ifs025") }.count == 1)
      #expect(
        OpenMeteoRouter(endpoints: try Endpoints()).run(of: .gfs).cost == nil)
    }

    @Test func chancesCountMembersReachingAThreshold() async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let ensemble = try LocalServer { request in
        request.query["models"] == "ecmwf_ifs025" ? .json(Self.rain) : .json(Self.gusts)
      }
      let chances = try await services(forecast, ensemble).chances(for: request("KR", .kma))
      let today = LocalDate(year: 2027, month: 1, day: 15)
      #expect(chances.fetchedAt == testNow)
      #expect(chances.days[today] == [.rain: 0.8, .muchRain: 0.4, .gusts: 0.4])
      // Three runs are too few.
      #expect(chances.days[today.advanced(byDays: 1)] == nil)
      let weights = ensemble.requests.map { request in
        weight(of: request, runs: request.query["models"] == "ecmwf_ifs025" ? 51 : 31)
      }
      #expect(abs(weights.reduce(0, +) - EnsembleChances.weight) < 1e-9)
      #expect(
        Set(ensemble.requests.compactMap { $0.query["daily"] }) == [
          "precipitation_sum", "wind_gusts_10m_max",
        ])
    }

    @Test func failedGustRequestDoesNotFailRainChances() async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let ensemble = try LocalServer { request in
        request.query["models"] == "ecmwf_ifs025"
          ? .json(Self.rain) : .json(#"{"error":true,"reason":"no"}"#, status: 400)
      }
      let chances = try await services(forecast, ensemble).chances(for: request("KR"))
      #expect(
        chances.days[LocalDate(year: 2027, month: 1, day: 15)] == [.rain: 0.8, .muchRain: 0.4])
    }

    @Test func modelsAreReturnedWithoutTheEnsemble() async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let comparison = try await services(forecast, nil).models(for: request("KR"))
      #expect(comparison.models.count == 2 && comparison.ensemble == nil)
    }

    @Test func modelFailuresAreAttributedToOpenMeteo() async throws {
      let forecast = try LocalServer([
        "/v1/forecast": .json(#"{"error":true,"reason":"Cannot initialize"}"#, status: 400)
      ])
      await #expect(
        throws: WeatherFailure(
          provider: .openMeteo, error: .badRequest(status: 400, detail: "Cannot initialize"))
      ) {
        try await services(forecast, nil).models(for: request("KR", .kma))
      }
      let empty = try LocalServer(["/v1/forecast": .json(#"{"daily":{"time":[]}}"#)])
      await #expect(
        throws: WeatherFailure(
          provider: .openMeteo, error: .responseUnreadable(detail: "no models"))
      ) {
        try await services(empty, nil).models(for: request("KR"))
      }
    }

    @Test func sampleProviderMakesNoRequests() async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let comparison = try await services(forecast, nil).models(for: request("KR", .sample))
      #expect(comparison.models.count == 5 && comparison.ensemble?.hours.isEmpty == false)
      let chances = try await services(forecast, nil).chances(for: request("KR", .sample))
      #expect(chances.days.count > 5)
      #expect(forecast.requests.isEmpty)
    }
  }
}
