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

  @Test(
    arguments: [
      (0, 0, "0"), (2.5, 0, "2"), (3.5, 0, "4"), (0.125, 2, "0.12"), (-1.25, 1, "-1.2"),
      (-0.04, 1, "0.0"), (12, 3, "12.000"), (9.96, 1, "10.0"), (1e14, 0, "100000000000000"),
      (1e15, 0, String(1e15)), (1e30, 1, "1e+30"), (.infinity, 1, "inf"), (.nan, 1, "nan"),
    ] as [(Double, Int, String)])
  func numberIsRoundedToDecimals(number: Double, digits: Int, expected: String) {
    #expect(String.fixed(number, digits: digits) == expected)
  }

  @Test(arguments: [(" a \tb\n", "a \tb"), ("\n ", ""), ("", ""), ("a", "a")])
  func surroundingWhiteSpaceIsTrimmed(text: String, expected: String) {
    #expect(text.trimmed == expected)
  }
}
