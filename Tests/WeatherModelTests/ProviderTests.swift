import Testing
import WeatherModel

@Suite struct ProviderTests {
  /// A provider; whether it is national, has texts of its own, and responds for many places at
  /// once; and its alternative.
  @Test(
    arguments: [
      (.openWeather, false, true, false, .openMeteo), (.openMeteo, false, false, true, .metNorway),
      (.metNorway, false, false, false, .openMeteo), (.kma, true, false, false, .openMeteo),
      (.nws, true, false, false, .openMeteo), (.sample, false, false, true, .openMeteo),
    ] as [(Provider, Bool, Bool, Bool, Provider)])
  func providersDifferInTheirResponses(
    provider: Provider, isNational: Bool, hasTexts: Bool, isBatched: Bool, alternative: Provider
  ) {
    #expect(provider.isNational == isNational && provider.describesWeather == hasTexts)
    #expect(provider.supportsBatchRequests == isBatched && provider.alternative == alternative)
  }
}
