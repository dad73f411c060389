import Testing
import WeatherModel

/// Text functions that replace those of other libraries.
@Suite struct TextTests {
  @Test(arguments: [
    ("", "", true), ("abc", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "c", true),
    ("abc", "bd", false), ("aab", "ab", true), ("서울특별시", "특별", true),
  ])
  func textContainsAnotherText(text: String, other: String, expected: Bool) {
    #expect(text.contains(text: other) == expected)
  }

  @Test(arguments: [
    ("a--b--", "--", "+", "a+b+"), ("--", "--", "", ""), ("abc", "d", "x", "abc"),
    ("aaa", "aa", "b", "ba"), ("a", "", "x", "a"),
  ])
  func eachOccurrenceIsReplaced(text: String, part: String, other: String, expected: String) {
    #expect(text.replacing(text: part, with: other) == expected)
  }

  @Test func firstRangeBeginsAtTheStart() throws {
    let text = "ab ab"
    let first = try #require(text.firstRange(ofText: "ab"))
    #expect(first == text.startIndex..<text.index(text.startIndex, offsetBy: 2))
    let second = try #require(text.firstRange(ofText: "ab", from: first.upperBound))
    #expect(second.upperBound == text.endIndex && text[second] == "ab")
    #expect(text.firstRange(ofText: "ab", from: second.upperBound) == nil)
  }

  @Test(arguments: [
    (0, 2, "00"), (7, 2, "07"), (12, 2, "12"), (123, 2, "123"), (-5, 2, "-05"), (5, 0, "5"),
  ])
  func numberIsPaddedWithZeros(number: Int, width: Int, expected: String) {
    #expect(String.padded(number, to: width) == expected)
  }

  @Test(arguments: [(" a \tb\n", "a \tb"), ("\n ", ""), ("", ""), ("a", "a")])
  func surroundingWhiteSpaceIsTrimmed(text: String, expected: String) {
    #expect(text.trimmed == expected)
  }
}
