import Testing

@testable import CitySearch

@Suite struct SpellingDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("paris", "paris", 0), ("Pariss", "paris", 1),
    ("untis", "units", 1), ("wnid", "wind", 1), ("New Yrok", "new york", 1), ("ca", "abc", 3),
    ("Sao Paolo", "São Paulo", 1), ("서운", "서울", 1), ("kitten", "sitting", 3),
  ])
  func editDistanceCountsEachEditOnce(one: String, other: String, distance: Int) {
    #expect(Spelling(one).distance(to: Spelling(other)) == distance)
    #expect(Spelling(other).distance(to: Spelling(one)) == distance)
  }

  @Test(arguments: [
    ("ar", "fr", nil), ("EN", "en", 0), ("dak", "dark", 1), ("drak", "dark", 1),
    ("bogus", "hours", nil), ("json", "icons", nil), ("Pariss", "Paris", 1),
    ("Pariss", "Warsaw", nil), ("temprature", "temperature", 1), ("nope", "dew", nil),
    ("kitten", "sitting", nil), ("abcdefghi", "abcdefxyz", 3), ("abcdefghi", "abcdewxyz", nil),
  ])
  func shortTextsAllowSmallerEditDistances(one: String, other: String, likeness: Int?) {
    #expect(Spelling(one).distance(ifSimilarTo: Spelling(other)) == likeness)
  }
}
