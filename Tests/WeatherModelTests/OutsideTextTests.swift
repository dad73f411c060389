import Testing
import WeatherModel

@Suite struct OutsideTextTests {
  @Test func excessiveCombiningMarksAreTruncated() {
    let flood = "e" + String(repeating: "\u{335}", count: 1600) + "x"
    let clean = ("a" + flood).cleanedFromOutside()
    #expect(clean.unicodeScalars.count <= 14)
    #expect(clean.first == "a" && clean.count == 2)
  }

  @Test func lengthIsLimitedInCharactersAndInMarksOfEach() {
    #expect(String(repeating: "a", count: 300).cleanedFromOutside().count == 200)
    #expect(String(repeating: "ệ", count: 9).cleanedFromOutside(limit: 5) == "ệệệệệ")
    let marks = "e" + String(repeating: "\u{335}", count: 20)
    #expect(marks.cleanedFromOutside().unicodeScalars.count == 12)
  }

  @Test(arguments: [
    ("خرم\u{200C}آباد", "خرم\u{200C}آباد"), ("\u{200C}خرم\u{200C} آباد\u{200C}", "خرم آباد"),
    ("  a \t\n b\u{A0}\u{2028}c  ", "a b c"), ("a\u{200B}b\u{202E}c\u{7}\u{FEFF}d", "abcd"),
    ("e\u{301}", "é"), (" \u{200B} ", ""), ("", ""), ("a\u{34F}b\u{115F}\u{3164}\u{FFA0}c", "abc"),
  ])
  func whiteSpaceIsCollapsedAndInvisibleCharactersAreRemoved(text: String, clean: String) {
    #expect(text.cleanedFromOutside() == clean)
    #expect(text.cleanedFromOutside().unicodeScalars.count == clean.unicodeScalars.count)
  }

  @Test func onlyParagraphAndListLineBreaksArePreserved() {
    let text =
      "...HEAT\u{7} ADVISORY...\r\n* WHAT...Up to 43\n  degrees.\n* WHERE...Phoenix.\n\n\nDrink\nwater.\n"
    #expect(
      text.paragraphsFromOutside(limit: 400)
        == "...HEAT ADVISORY...\n\n* WHAT...Up to 43 degrees.\n\n* WHERE...Phoenix.\n\nDrink water."
    )
    #expect("\n \n".paragraphsFromOutside(limit: 400) == "")
    let flood = String(repeating: "a\n\n", count: 10_000).paragraphsFromOutside(limit: 100)
    #expect(flood.count <= 100 && flood.count > 90)
    // Cleaning is idempotent.
    let once = text.paragraphsFromOutside(limit: 400)
    #expect(once.paragraphsFromOutside(limit: 400) == once)
  }

  @Test(arguments: ["नमस्ते", "क्ष्म्य", "é", "서울", "நிலை", "བསྒྲུབས", "👍🏽", "ệ"])
  func legitimateGraphemesAreNotTruncated(text: String) {
    #expect(text.cleanedFromOutside() == text)
  }
}
