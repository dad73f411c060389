import Testing
import WeatherModel

/// Keys and codes that the services define.
@Suite struct ServiceCodeTests {
  /// 공공데이터포털 에러 코드.
  @Test func codesAreThoseOfThePortal() {
    let codes: [(Int, KMACode)] = [
      (1, .applicationError), (2, .databaseError), (3, .noData), (4, .httpError),
      (5, .serviceTimeOut), (10, .invalidParameter), (20, .accessDenied), (21, .keySuspended),
      (22, .requestsExceeded), (30, .keyNotRegistered), (31, .keyExpired),
      (32, .addressNotRegistered), (33, .unsignedCall), (99, .unknownError),
    ]
    for (code, expected) in codes { #expect(KMACode(rawValue: code) == expected) }
    #expect(KMACode(rawValue: 0) == nil)
  }

  @Test func keysBelongToTheirProviders() throws {
    let openWeather = try #require(Provider.openWeather.apiKey)
    #expect(openWeather.variable == "OPENWEATHER_API_KEY")
    #expect(!openWeather.isPercentEncoded && openWeather.reportsAbsence)
    let kma = try #require(Provider.kma.apiKey)
    #expect(kma.variable == "KMA_SERVICE_KEY")
    #expect(kma.isPercentEncoded && !kma.reportsAbsence)
    #expect(Provider.allCases.filter { $0.apiKey != nil } == [.openWeather, .kma])
  }
}
