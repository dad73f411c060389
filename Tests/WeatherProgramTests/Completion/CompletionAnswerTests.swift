import Testing

@testable import WeatherProgram

/// The responses to `--complete`, as far as they do not depend on the machine.
@Suite struct CompletionAnswerTests {
  @Test(arguments: ["weather-tui", "/usr/bin/weather-tui", "env A=1 weather-tui", "../weather-tui"])
  func wordsBeforeTheProgramAreSkipped(program: String) {
    #expect(CompletionAnswer(["bash", "\(program) watch --ra", "=:"]).text == "--rain\n")
    #expect(
      CompletionAnswer(["fish", "\(program) watch --ra"]).text.hasPrefix("--rain\tNotify of rain"))
  }

  @Test func zshPassesItsWords() {
    let text = CompletionAnswer(["zsh", "watch", "--ra"]).text
    #expect(text.hasPrefix("--rain\tNotify of rain") && text.count { $0 == "\n" } == 1)
    #expect(CompletionAnswer(["zsh", "--units", "u"]).text == "uk\n")
  }

  @Test func anotherNameOfTheProgramIsTheFirstWord() {
    #expect(CompletionAnswer(["bash", "wt watch --ra", ""]).text == "--rain\n")
  }

  @Test func bashGetsOnlyTheRestOfTheWord() {
    #expect(CompletionAnswer(["bash", "weather-tui --units=u", "=:"]).text == "uk\n")
    #expect(CompletionAnswer(["bash", "weather-tui --units=u", ""]).text == "--units=uk\n")
  }

  @Test func fileNamesAreLeftToTheShell() {
    for shell in ["bash", "fish"] {
      #expect(CompletionAnswer([shell, "weather-tui --config "]).text == "/\n")
      #expect(CompletionAnswer([shell, "weather-tui watch --rain "]).text.isEmpty)
    }
  }

  @Test func unknownShellGetsNothing() {
    #expect(CompletionAnswer(["csh", "weather-tui --"]).text.isEmpty)
    #expect(CompletionAnswer([]).text.isEmpty)
  }
}
