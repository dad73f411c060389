import Testing

@testable import WeatherProgram

/// A line is split like in the shell, and completions are quoted for their context.
@Suite struct CommandLineTextTests {
  private static let breaks = "\"'@><=;|&(:"

  @Test(arguments: [
    ("weather-tui ", ["weather-tui"], ""), ("weather-tui New Y", ["weather-tui", "New"], "Y"),
    (#"weather-tui New\ Y"#, ["weather-tui"], "New Y"),
    (#"weather-tui "New Y"#, ["weather-tui"], "New Y"),
    (#"w 'it is' ""#, ["w", "it is"], ""), (#"w "" x"#, ["w", ""], "x"),
    (#"w "a\"b\c" "#, ["w", #"a"b\c"#], ""), ("w 서울 부", ["w", "서울"], "부"),
    (#"w 'a\'"#, ["w"], #"a\"#), ("", [], ""), (#"w a\"#, ["w"], "a"),
    ("  w  x", ["w"], "x"), (#"w \a b"#, ["w", "a"], "b"), (#"w \  b"#, ["w", " "], "b"),
  ])
  func bashLinesAreSplitIntoWords(line: String, words: [String], current: String) {
    let text = CommandLineText(line, rules: .bash, wordBreaks: Self.breaks)
    #expect(text.words == words && text.current == current)
  }

  @Test func fishBackslashEscapesInSingleQuotes() {
    let text = CommandLineText(#"w 'a\'b"#, rules: .fish)
    #expect(text.current == "a'b" && text.openQuote == "'")
  }

  @Test(arguments: [
    ("w N", "New York", #"New\ York"#), (#"w "N"#, "New York", "New York"),
    (#"w "a"#, #"a "$b`\"#, #"a \"\$b\`\\"#), ("w 'a", "a'b", #"a'\''b"#),
    ("w a", "a$(b);*~", #"a\$\(b\)\;\*\~"#), ("w 서", "서울 시", #"서울\ 시"#),
    ("w --units=", "--units=metric", "metric"), ("w --units=me", "--units=metric", "metric"),
    ("w --theme=\"my", "--theme=my own", "my own"), (#"w "a b" c"#, "c d", #"c\ d"#),
  ])
  func completionsAreQuotedForBash(line: String, answer: String, quoted: String) {
    #expect(
      CommandLineText(line, rules: .bash, wordBreaks: Self.breaks).quoted(answer) == quoted)
  }
}
