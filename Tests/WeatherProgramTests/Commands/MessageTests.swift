import Testing

@testable import WeatherProgram

/// The sentences on standard error.
@Suite struct MessageTests {
  @Test func rightToLeftSentenceKeepsItsDirectionAndIsolatesItsOptions() {
    #expect(
      Program.message("נסו --help.") == "\u{2068}\u{200F}נסו \u{2066}--help\u{2069}.\u{2069}")
    // The mark at the beginning says that the sentence runs from right to left.
    #expect(
      Program.message("\u{200F}KMA לא זמין.") == "\u{2068}\u{200F}KMA לא זמין.\u{2069}")
    #expect(Program.message("Try --help.") == "Try --help.")
  }

  @Test func marksFromUserInputAreRemoved() {
    #expect(Program.message("No place “\u{202E}Seoul\u{1B}[2J”.") == "No place “Seoul[2J”.")
  }
}
