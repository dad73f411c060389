import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Models side by side, and the spread of an ensemble: what is asked, and what the answers say.
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
    private static let hours = """
      {"utc_offset_seconds":32400,"hourly_units":{"time":"unixtime","temperature_2m_spread":"°C"},
       "hourly":{"time":[1800000000,1800003600,1800007200],"temperature_2m":[1,2,3],
        "temperature_2m_spread":[0.4,null,1.6]}}
      """

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
    func fiveModelsAndTheEnsembleAreTwoQuestionsThatWeighNoMoreThanTwoAndAHalf(
      country: String
    ) async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let ensemble = try LocalServer(["/v1/ensemble": .json(Self.hours)])
      _ = try await services(forecast, ensemble).models(for: request(country, .metNorway))
      let asked = try #require(forecast.requests.first)
      #expect(forecast.requests.count == 1 && ensemble.requests.count == 1)
      #expect(
        asked.query["models"]
          == "ecmwf_ifs025,gfs_seamless,icon_seamless,jma_seamless,"
          + (country == "KR" ? "kma_seamless" : "gem_seamless"))
      #expect(
        asked.query["daily"] == "temperature_2m_max,temperature_2m_min,precipitation_sum")
      let spread = try #require(ensemble.requests.first)
      #expect(spread.query["models"] == "ecmwf_ifs025_ensemble_mean")
      #expect(spread.query["hourly"] == "temperature_2m,temperature_2m_spread")
      let weight = [asked, spread].reduce(0) { sum, asked in
        sum
          + RequestCost.openMeteo(
            asked.query.map { HTTPRequest.QueryItem(name: $0.key, value: $0.value) }
          ).weight
      }
      #expect(weight <= 2.5)
    }

    @Test func eachModelThatSaysSomethingIsAVoice() async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let ensemble = try LocalServer(["/v1/ensemble": .json(Self.hours)])
      let comparison = try await services(forecast, ensemble).models(for: request("KR"))
      #expect(comparison.models.map(\.source) == [.model(.ecmwf), .model(.kma)])
      #expect(comparison.fetchedAt == testNow)
      let days = comparison.models[0].days
      #expect(days.map(\.date.description) == ["2027-01-15", "2027-01-16"])
      #expect(days.map(\.temperatureMax) == [3.5, nil])
      #expect(days.map(\.temperatureMin) == [-2.5, -4])
      #expect(days.map(\.precipitation) == [0.4, 12.5])
      // What cannot be is not known.
      #expect(comparison.models[1].days.map(\.temperatureMax) == [5])
      #expect(
        comparison.spread
          == [
            Date(timeIntervalSince1970: 1_800_000_000): 0.4,
            Date(timeIntervalSince1970: 1_800_007_200): 1.6,
          ])
    }

    @Test func theModelsAreThereWithoutTheEnsemble() async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let comparison = try await services(forecast, nil).models(for: request("KR"))
      #expect(comparison.models.count == 2 && comparison.spread.isEmpty)
    }

    @Test func failuresAreOpenMeteosWhoeverGivesTheWeather() async throws {
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
          provider: .openMeteo, error: .answerUnreadable(detail: "no models"))
      ) {
        try await services(empty, nil).models(for: request("KR"))
      }
    }

    @Test func theSampleAsksNobody() async throws {
      let forecast = try LocalServer(["/v1/forecast": .json(Self.days)])
      let comparison = try await services(forecast, nil).models(for: request("KR", .sample))
      #expect(comparison.models.count == 5 && !comparison.spread.isEmpty)
      #expect(forecast.requests.isEmpty)
    }
  }
}
