import Testing
import WeatherModel

@Suite struct OutsideTextTests {
  @Test func aFloodOfMarksIsCutCharacterByCharacter() {
    let flood = "e" + String(repeating: "\u{335}", count: 1600) + "x"
    let clean = ("a" + flood).cleanedFromOutside()
    #expect(clean.unicodeScalars.count <= 14)
    #expect(clean.first == "a" && clean.count == 2)
  }

  @Test(arguments: ["नमस्ते", "क्ष्म्य", "é", "서울", "நிலை", "བསྒྲུབས", "👍🏽", "ệ"])
  func noScriptIsCut(text: String) {
    #expect(text.cleanedFromOutside() == text)
  }
}
