import Foundation
import Testing

@testable import WeatherServices

@Suite struct EndpointsTests {
  @Test func defaultEndpointsAreTheProvidersHTTPSAddresses() throws {
    let endpoints = try Endpoints()
    #expect(endpoints[.openWeather].absoluteString == "https://api.openweathermap.org")
    #expect(endpoints[.openMeteo].absoluteString == "https://api.open-meteo.com")
    #expect(
      endpoints[.openMeteoAirQuality].absoluteString == "https://air-quality-api.open-meteo.com")
    #expect(endpoints[.openMeteoGeocoding].absoluteString == "https://geocoding-api.open-meteo.com")
    #expect(endpoints[.metNorway].absoluteString == "https://api.met.no")
    #expect(endpoints[.nws].absoluteString == "https://api.weather.gov")
    #expect(endpoints[.brightSky].absoluteString == "https://api.brightsky.dev")
    #expect(endpoints[.kma].absoluteString == "https://apis.data.go.kr")
    #expect(Endpoints.Setting.allCases.allSatisfy { endpoints[$0].isProtected })
  }

  @Test func anAddressMayHaveAPortAndAPath() throws {
    let endpoints = try Endpoints(
      environment: ["WEATHER_TUI_OPENWEATHER_URL": "http://127.0.0.1:8080/proxy/"])
    #expect(endpoints[.openWeather].absoluteString == "http://127.0.0.1:8080/proxy/")
    #expect(endpoints[.openMeteo].absoluteString == "https://api.open-meteo.com")
  }

  @Test func otherOpenMeteoServicesDefaultToCustomForecastURL() throws {
    let endpoints = try Endpoints(environment: [
      "WEATHER_TUI_OPEN_METEO_URL": "http://127.0.0.1:1",
      "WEATHER_TUI_OPEN_METEO_GEOCODING_URL": "http://127.0.0.1:2",
    ])
    #expect(endpoints[.openMeteoAirQuality].absoluteString == "http://127.0.0.1:1")
    #expect(endpoints[.openMeteoGeocoding].absoluteString == "http://127.0.0.1:2")
    #expect(endpoints[.openMeteoEnsemble].absoluteString == "http://127.0.0.1:1")
    #expect(endpoints[.openMeteoArchive].absoluteString == "http://127.0.0.1:1")
  }

  @Test func emptyURLSettingFallsBackToDefault() throws {
    let endpoints = try Endpoints(environment: ["WEATHER_TUI_OPEN_METEO_URL": ""])
    #expect(endpoints == (try Endpoints()))
  }

  @Test(arguments: [
    "ftp://a.example", "a.example", "http://", "https://user@a.example", "https://a.example?x=1",
    "https://a.example#x", "http://a.example:0", "http://a.example:99999", "not an address",
    "file:///etc",
  ])
  func invalidURLIsReportedWithItsSetting(text: String) {
    #expect(
      throws: Endpoints.InvalidAddress(setting: "WEATHER_TUI_MET_NORWAY_URL", text: text)
    ) {
      try Endpoints(environment: ["WEATHER_TUI_MET_NORWAY_URL": text])
    }
  }

  @Test(arguments: ["http://192.0.2.1:8080", "http://api.openweathermap.org", "http://127.0.0.1.a"])
  func unencryptedURLIsRejectedWhereAPIKeyIsSent(text: String) throws {
    let name = "WEATHER_TUI_OPENWEATHER_URL"
    #expect(
      throws: Endpoints.InvalidAddress(setting: name, text: text, isUnprotected: true)
    ) {
      try Endpoints(environment: [name: text])
    }
    // Requests without a key may be unencrypted.
    #expect(throws: Never.self) {
      try Endpoints(environment: ["WEATHER_TUI_OPEN_METEO_URL": text])
    }
  }

  @Test func onlyAnUnencryptedAddressIsReportedAsUnprotected() {
    do throws(Endpoints.InvalidAddress) {
      _ = try Endpoints(environment: ["WEATHER_TUI_OPENWEATHER_URL": "ftp://a.example"])
      Issue.record("no failure")
    } catch {
      #expect(!error.isUnprotected)
    }
  }
}
