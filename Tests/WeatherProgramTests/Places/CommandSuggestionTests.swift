import CitySearch
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

@testable import WeatherProgram

/// A misspelt command, or one after an option, is suggested instead of a place.
@Suite struct CommandSuggestionTests {
  @Test(arguments: [
    ("docter", "weather-tui doctor"), ("Doctor", "weather-tui doctor"), ("hre", "weather-tui here"),
    ("wacth Busan", "weather-tui watch Busan"), ("citeis search x", "weather-tui cities search x"),
    ("cities serach x", "weather-tui cities search|import"),
    ("help", "weather-tui --help"), ("version", "weather-tui --version"),
  ])
  func similarCommandIsSuggested(query: String, text: String) {
    #expect(CommandSuggestion(for: query)?.text == text)
  }

  @Test(arguments: ["", " ", "Seoul", "do", "Hare Bay", "New York", "37.57,126.98"])
  func placesSuggestNoCommand(query: String) {
    #expect(CommandSuggestion(for: query) == nil)
  }

  @Test func messageOfUnknownPlaceNamesTheCommandFirst() {
    let place = Place(
      id: "1", name: "Doctor Phillips", coordinate: Coordinate(latitude: 28.4, longitude: -81.5))
    let problem = PlaceProblem.notFound("docter", suggestions: [place])
    #expect(
      Language.english.words.text(for: problem).contains(
        "Did you mean weather-tui doctor / Doctor Phillips?"))
  }

  @Test func commandNameIsNeverTheBeginningOfAPlace() {
    let place = Place(
      id: "1", name: "Helper", coordinate: Coordinate(latitude: 39.7, longitude: -110.9))
    func known(_ query: String, _ spelling: CityMatch.Spelling) -> KnownPlaces {
      let found = FoundPlace(place: place, spelling: spelling)
      return KnownPlaces(FoundPlaces(places: [found], total: 1, outOf: 1), query: query)
    }
    #expect(known("help", .beginning).guess == nil)
    #expect(known("hel", .beginning).guess?.name == "Helper")
    #expect(known("help", .name).named?.name == "Helper")
    #expect(known("help", .otherName).guess?.name == "Helper")
    #expect(known("help", .otherName).command == nil)
  }
}
