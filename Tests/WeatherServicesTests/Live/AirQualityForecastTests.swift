import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The hourly air quality: requests, their weight, and responses.
extension LoopbackTests {
  @Suite struct AirQualityForecastTests {
    /// From three hours ago on; a row is missing after the fifth.
    private static let openMeteo = """
      {"current":{"time":1799992800,"us_aqi":88,"european_aqi":52,"pm2_5":27.4,"pm10":44},
       "hourly":{"time":[1799989200,1799992800,1799996400,1800000000,1800003600,1800010800],
        "us_aqi":[1,2,3,61,70,99],"european_aqi":[1,2,3,41,50,99],
        "pm2_5":[1,2,3,16.5,null,99],"pm10":[1,2,3,81,9999999,99]}}
      """
    private static let openWeather = """
      {"list":[{"main":{"aqi":4}},
       {"main":{"aqi":5},"components":{"pm2_5":99},"dt":1799996400},
       {"main":{"aqi":3},"components":{"pm2_5":27.4,"pm10":44},"dt":1800000000},
       {"main":{"aqi":9},"components":{"pm2_5":30},"dt":1800003600},
       {"main":{"aqi":1},"dt":1800010800}]}
      """
    private static let openWeatherNow = """
      {"list":[{"main":{"aqi":2},"components":{"pm2_5":12},"dt":1799999000}]}
      """

    private func air(
      _ provider: Provider, _ replies: [String: LocalServer.Reply]
    ) async throws -> (air: AirQuality?, server: LocalServer) {
      var replies = replies
      replies["/v1/forecast"] = .json(OpenMeteoBodies.unix)
      replies["/data/3.0/onecall"] = .json(OpenWeatherBodies.oneCall)
      let server = try LocalServer(replies)
      // A place where the provider's index is shown unchanged.
      var place = seoul
      place.countryCode = "JP"
      let report = try await makeServices(server.address).report(
        WeatherRequest(place: place, provider: provider, language: "en"))
      return (report.airQuality, server)
    }

    @Test func hourlyAirQualityVariablesDependOnCountry() {
      func requested(_ country: String?, _ zone: String?) -> [String] {
        var place = seoul
        place.countryCode = country
        return OpenMeteoMapper.airByTheHour(of: place, zone: zone)
      }
      #expect(requested("KR", "Asia/Seoul") == ["pm2_5", "pm10"])
      #expect(requested(nil, "Asia/Seoul") == ["pm2_5", "pm10"])
      #expect(requested("FR", "Europe/Paris") == ["european_aqi", "pm2_5"])
      #expect(requested("US", "America/New_York") == ["us_aqi", "pm2_5"])
      #expect(requested(nil, nil) == ["us_aqi", "pm2_5"])
    }

    @Test func hourlyAirQualitySharesOneRequestAtNoExtraCost() async throws {
      let (air, server) = try await air(.openMeteo, ["/v1/air-quality": .json(Self.openMeteo)])
      let requested = server.requests.filter { $0.path == "/v1/air-quality" }
      let query = try #require(requested.first?.query)
      #expect(requested.count == 1)
      let cost = RequestCost.openMeteo(
        query.map { HTTPRequest.QueryItem(name: $0.key, value: $0.value) })
      #expect(cost.weight == 1)
      let forecast = try #require(air?.forecast)
      // testNow is 1,800,000,000: the hour that begins then is the first.
      #expect(forecast.start == testNow)
      #expect(forecast.pm25 == [16.5, nil] && forecast.pm10 == [81, nil])
      #expect(air?.index == 88 && forecast.index == [61, 70])
    }

    @Test func completeAirQualityForecastIsReadAndEmptyOneIsNil() async throws {
      let whole = Self.openMeteo.replacing("null", with: "12").replacing("9999999", with: "80")
      let (air, _) = try await air(.openMeteo, ["/v1/air-quality": .json(whole)])
      #expect(air?.forecast?.pm25 == [16.5, 12] && air?.forecast?.pm10 == [81, 80])
      let gaps = Self.openMeteo
        .replacing("[1,2,3,61,70,99]", with: "[1,2,3,null,null,99]")
        .replacing("[1,2,3,41,50,99]", with: "[1,2,3,null,null,99]")
        .replacing("16.5", with: "null").replacing("81", with: "null")
      let (bare, _) = try await self.air(.openMeteo, ["/v1/air-quality": .json(gaps)])
      #expect(bare?.index == 88 && bare?.forecast == nil)
    }

    @Test func currentAirQualityIsReadWithoutHourlyValues() async throws {
      let (air, _) = try await air(.openMeteo, ["/v1/air-quality": .json(OpenMeteoBodies.air)])
      #expect(air?.index == 88 && air?.forecast == nil)
    }

    @Test func openWeatherHourlyAirQualityIsASecondRequest() async throws {
      let (air, server) = try await air(
        .openWeather,
        [
          "/data/2.5/air_pollution": .json(Self.openWeatherNow),
          "/data/2.5/air_pollution/forecast": .json(Self.openWeather),
        ])
      #expect(server.count("/data/2.5/air_pollution/forecast") == 1)
      let forecast = try #require(air?.forecast)
      #expect(forecast.start == testNow)
      #expect(
        forecast.index == [3, nil] && forecast.pm25 == [27.4, 30] && forecast.pm10 == [44, nil])
      #expect(air?.index == 2)
    }

    @Test func openWeatherCurrentAirQualityIsReadWithoutForecast() async throws {
      let (air, _) = try await air(
        .openWeather, ["/data/2.5/air_pollution": .json(Self.openWeatherNow)])
      #expect(air?.index == 2 && air?.forecast == nil)
    }

    @Test func airQualityForecastIsCachedAndImpossibleOneRejected() throws {
      let folder = try TemporaryFolder()
      let cache = ForecastCache.live(folder: folder.path)
      var report = SampleProvider.report(for: seoul, now: testNow)
      report.provider = .openMeteo
      #expect(report.airQuality?.forecast?.count == 120)
      cache.save(report)
      #expect(cache.load(seoul.id, .openMeteo)?.airQuality == report.airQuality)
      report.airQuality?.forecast?.pm10[3] = -4
      #expect(report.checked() == nil)
    }
  }
}
