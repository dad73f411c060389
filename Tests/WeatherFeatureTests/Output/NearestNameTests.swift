import Testing

@testable import WeatherFeature

@Suite struct NearestNameTests {
  private let names = [
    "units", "wind", "hours", "icons", "lang", "warnings-from", "open-meteo", "met-norway", "km/h",
    "fr", "zh-Hans",
  ]

  @Test(arguments: [
    ("untis", "units"), ("wnid", "wind"), ("WIND", "wind"), ("unit", "units"), ("ico", "icons"),
    ("zh", "zh-Hans"), ("meteo", "open-meteo"), ("hans", "zh-Hans"), ("kmh", "km/h"),
    ("warnigns-from", "warnings-from"), ("opnmeteo", "open-meteo"),
  ])
  func typoMatchesTheNearestName(text: String, name: String) {
    #expect(nearestName(to: text, in: names) == name)
  }

  @Test(arguments: ["bogus", "json", "ar", "x", "", "--", "eteo", "lagoon"])
  func dissimilarTextHasNoNearestName(text: String) {
    #expect(nearestName(to: text, in: names) == nil)
  }

  @Test func tiesPreferPrefixMatchesThenTheFirstName() {
    #expect(nearestName(to: "bar", in: ["car", "far"]) == "car")
    #expect(nearestName(to: "metro", in: ["retro", "metre", "metros"]) == "metros")
  }
}
