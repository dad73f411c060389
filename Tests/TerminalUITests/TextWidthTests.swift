import TerminalUI
import TestSupport
import Testing

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("Seoul", 5), ("서울", 4), ("ㅅㅇ", 4), ("ソウル", 6), ("Сеул", 4), ("é", 1),
    ("e\u{301}", 1), ("−5°", 3), ("⠋", 1), ("▕━●▏", 4), ("☀\u{FE0F}", 1), ("👍🏽", 2),
    ("👨\u{200D}👩\u{200D}👧", 2), ("a\u{200B}b\u{202E}", 2), ("\t\n\u{1B}[0m", 3), ("नमस्ते", 4),
    ("\u{9B}", 0), ("\u{9F}", 0), ("\u{10FFFF}", 1), ("a\u{7F}b", 2), ("👍🏽서울", 6),
  ])
  func textWidthEqualsTheWrittenColumns(text: String, width: Int) {
    #expect(TextWidth.of(text) == width)
    var grid = Grid(size: Size(width: 20, height: 1))
    #expect(grid.write(text, x: 0, y: 0) == width)
  }

  @Test func textWidthIsTheSumOfItsCharacterWidths() {
    let text = "Seoul 서울 e\u{301} 👍🏽 ソ ▕━▏"
    #expect(text.map { TextWidth.of($0) }.reduce(0, +) == TextWidth.of(text))
  }

  @Test(arguments: [
    ("Seoul", 5, "Seoul"), ("Seoul", 4, "Seo…"), ("서울특별시", 5, "서울…"), ("서울특별시", 4, "서…"),
    ("서울", 4, "서울"), ("서울", 1, "…"), ("서울", 0, ""), ("서울", -1, ""),
    ("e\u{301}e\u{301}e", 2, "e\u{301}…"),
    ("Niederschlag heute", 15, "Niederschlag…"), ("New York", 5, "New…"), ("New York", 4, "New…"),
    ("a metropolis", 6, "a met…"), ("just now · 18:42", 12, "just now…"), ("a · bc", 4, "a…"),
  ])
  func truncationPrefersWordBoundaries(text: String, width: Int, expected: String) {
    #expect(TextWidth.truncated(text, to: width) == expected)
  }

  @Test func paddingFillsToTheColumn() {
    #expect(TextWidth.padded("서울", to: 6) == "서울  ")
    #expect(TextWidth.padded("서울", to: 6, alignment: .trailing) == "  서울")
    #expect(TextWidth.padded("서울", to: 7, alignment: .center) == " 서울  ")
    #expect(TextWidth.padded("서울", to: 8, alignment: .center) == "  서울  ")
    #expect(TextWidth.padded("서울", to: 3) == "서울")
  }

  @Test func everyGlyphTheWidgetsDrawIsOneColumnWide() {
    let glyphs = "▕▏━●█░▁▂▃▄▅▆▇▀─│┌┐└┘├┤╭╮╰╯╱╲↑↓←→↗↘↖↙▸◂★☆…·°−" + String(Spinner.frames)
    for glyph in glyphs { #expect(TextWidth.of(glyph) == 1, "\(glyph)") }
  }

  @Test func controlCharactersHaveNoWidth() {
    let controls: [Character] = ["\u{0}", "\u{1B}", "\r\n", "\u{7F}"]
    #expect(controls.map { TextWidth.of($0) } == [0, 0, 0, 0])
    #expect(TextWidth.of(" " as Character) == 1 && TextWidth.of("~" as Character) == 1)
  }
}
