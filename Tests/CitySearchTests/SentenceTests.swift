import Testing

@testable import CitySearch

/// Queries as whole sentences in many languages.
struct SentenceTests {
  private func first(_ query: String, _ language: String = "en") -> CityMatch? {
    let context = SearchContext(language: language)
    return TestLists.index.search(query, limit: 3, context: context).matches.first
  }

  @Test(arguments: [
    ("센텀시티", "ko", 35.17, 129.13), ("서면", "ko", 35.16, 129.055), ("出雲大社", "ja", 35.402, 132.686),
    ("鼓浪屿", "zh-Hans", 24.447, 118.067), ("Lake Balaton", "en", 46.85, 17.75),
    ("Schwarzwald", "de", 48.28, 8.19), ("대마도", "ko", 34.4, 129.33), ("보길도", "ko", 34.16, 126.56),
    ("Naoshima", "en", 34.46, 133.99), ("달랏", "ko", 11.946, 108.442), ("쿄토", "ko", 35.02, 135.75),
  ])
  func sightsAndLandscapesAreAtTheirOwnCoordinates(
    query: String, language: String, latitude: Double, longitude: Double
  ) throws {
    let city = try #require(first(query, language)?.city)
    #expect(abs(city.latitude - latitude) < 0.03 && abs(city.longitude - longitude) < 0.03)
  }
}
