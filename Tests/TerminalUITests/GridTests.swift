import TerminalUI
import TestSupport
import Testing

@Suite struct GridTests {
  @Test func textIsCutAtTheRightEdgeAndAtMaxX() {
    var grid = Grid(size: Size(width: 6, height: 2))
    #expect(grid.write("Incheon", x: 2, y: 0) == 6)
    #expect(grid.write("Incheon", x: 0, y: 1, maxX: 3) == 3)
    #expect(grid.lines == ["  Inch", "Inc"])
  }

  @Test func textLeftOfTheGridIsCut() {
    var grid = Grid(size: Size(width: 6, height: 1))
    #expect(grid.write("Busan", x: -2, y: 0) == 3)
    #expect(grid.lines == ["san"])
    grid.write("서울", x: -1, y: 0)
    #expect(grid.lines == [" 울"])
  }

  @Test func aWideGlyphIsNeverHalfWritten() {
    var grid = Grid(size: Size(width: 5, height: 1))
    #expect(grid.write("서울시", x: 0, y: 0) == 4)
    #expect(grid.lines == ["서울"])
    #expect(grid[4, 0] == .blank)
    #expect(grid[1, 0].isContinuation)
  }

  @Test(arguments: [(0, "a 울"), (1, " a울"), (2, "서a"), (3, "서 a")])
  func writingOverHalfAWideGlyphBlanksTheOtherHalf(x: Int, expected: String) {
    var grid = Grid(size: Size(width: 4, height: 1))
    grid.write("서울", x: 0, y: 0)
    grid.write("a", x: x, y: 0)
    #expect(grid.lines == [expected])
  }

  @Test func fillingAcrossAWideGlyphBlanksItsOtherHalf() {
    var grid = Grid(size: Size(width: 6, height: 1))
    grid.write("서울시", x: 0, y: 0)
    grid.fill(Rect(x: 1, y: 0, width: 2, height: 1), with: ".")
    #expect(grid.lines == [" .. 시"])
  }

  @Test func fillingWithAWideGlyphLeavesNoHalf() {
    var grid = Grid(size: Size(width: 5, height: 1))
    grid.fill(grid.bounds, with: "강")
    #expect(grid.lines == ["강강"])
  }

  @Test func combiningMarksShareTheCellOfTheirBase() {
    var grid = Grid(size: Size(width: 3, height: 1))
    grid.write("e\u{301}a", x: 0, y: 0)
    #expect(grid[0, 0].text == "e\u{301}")
    #expect(grid[0, 0].marks.0 == "\u{301}")
    #expect(grid[1, 0].text == "a")
  }

  @Test func onlyTwoMarksFitIntoACell() {
    var grid = Grid(size: Size(width: 3, height: 1))
    grid.write("e\u{301}\u{323}\u{302}a", x: 0, y: 0)
    let (first, second) = grid[0, 0].marks
    #expect(first == "\u{301}" && second == "\u{323}")
    #expect(Array(grid[0, 0].text.unicodeScalars) == ["e", "\u{301}", "\u{323}"])
    #expect(grid[1, 0].text == "a")
  }

  @Test func rowsOutsideTheGridReturnTheSameColumn() {
    var grid = Grid(size: Size(width: 6, height: 2))
    let cases: [(text: String, x: Int, maxX: Int?, end: Int)] = [
      ("ab", 1, nil, 3), ("Incheon", 2, nil, 6), ("Incheon", 0, 3, 3), ("ab", 8, nil, 8),
    ]
    for (text, x, maxX, end) in cases {
      for y in [-1, 0, 2] {
        #expect(grid.write(text, x: x, y: y, maxX: maxX) == end, "\(text), \(y)")
      }
    }
    #expect(grid.lines[1] == "")
  }

  @Test func cellsOutsideTheGridAreBlankAndIgnored() {
    var grid = Grid(size: Size(width: 2, height: 2), fill: Cell(scalar: "."))
    for (x, y) in [(-1, 1), (2, 0), (0, -1), (0, 2)] {
      #expect(grid[x, y] == .blank, "\(x), \(y)")
      grid.put("x", x: x, y: y, style: .plain)
    }
    // Wide glyphs and control characters need more than a cell, or none.
    for scalar in ["강", "\u{7F}"] as [Unicode.Scalar] {
      grid.put(scalar, x: 0, y: 0, style: .plain)
    }
    #expect(grid.lines == ["..", ".."])
  }

  @Test(arguments: [(0, "a 울"), (1, " a울"), (2, "서a"), (3, "서 a")])
  func puttingOverHalfAWideGlyphBlanksTheOtherHalf(x: Int, expected: String) {
    var grid = Grid(size: Size(width: 4, height: 1))
    grid.write("서울", x: 0, y: 0)
    grid.put("a", x: x, y: 0, style: .plain)
    #expect(grid.lines == [expected])
  }

  @Test func emptyRectanglesChangeNothing() {
    var grid = Grid(size: Size(width: 4, height: 2))
    grid.write("서울", x: 0, y: 0)
    let before = grid
    for area in [Rect(x: 1, y: 0, width: 0, height: 1), Rect(x: 1, y: 0, width: 2, height: 0)] {
      grid.fill(area, with: "x")
      grid.style(area) { $0 = $0.reversed() }
      grid.blit(before, from: area, to: .zero)
      let end = grid.write("abc", in: area)
      #expect(end == 1)
      #expect(grid == before, "\(area)")
    }
  }

  @Test func wrappedTextIsCutAtTheHeight() {
    var grid = Grid(size: Size(width: 8, height: 4))
    grid.writeWrapped(
      "one two three", in: Rect(x: 1, y: 1, width: 5, height: 2), style: .plain)
    #expect(grid.lines == ["", " one", " two", ""])
  }

  @Test func defaultColorsAreReplacedOneByOne() {
    let theme = Style(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6))
    var grid = Grid(size: Size(width: 3, height: 1))
    grid.write("a", x: 0, y: 0, style: Style(foreground: .ansi(1)).bold())
    grid.write("b", x: 1, y: 0, style: Style(background: .ansi(2)))
    grid.replaceDefaultColors(with: theme)
    #expect(
      (0..<3).map { grid[$0, 0].style } == [
        theme.foreground(.ansi(1)).bold(), theme.background(.ansi(2)), theme,
      ])
  }

  @Test func rightAlignedTextEndsBeforeItsColumn() {
    var grid = Grid(size: Size(width: 6, height: 1))
    #expect(grid.write("-5°", rightAlignedTo: 5, y: 0) == 2)
    #expect(grid.lines == ["  -5°"])
  }

  @Test func textInARectangleIsAlignedAndShortened() {
    var grid = Grid(size: Size(width: 8, height: 3))
    grid.write("abc", in: Rect(x: 0, y: 0, width: 8, height: 1), alignment: .center)
    grid.write("abc", in: Rect(x: 0, y: 1, width: 8, height: 1), alignment: .trailing)
    grid.write("서울특별시", in: Rect(x: 1, y: 2, width: 6, height: 1))
    #expect(grid.lines == ["  abc", "     abc", " 서울…"])
  }

  @Test func stylingKeepsTheGlyphsAndTakesWideOnesWhole() {
    var grid = Grid(size: Size(width: 6, height: 1))
    grid.write("서울시", x: 0, y: 0)
    grid.style(Rect(x: 1, y: 0, width: 2, height: 1)) { $0 = $0.reversed() }
    #expect(grid.lines == ["서울시"])
    #expect(
      (0..<6).map { grid[$0, 0].style.attributes.contains(.reverse) } == [
        true, true, true, true, false, false,
      ])
  }

  @Test func blittingClipsOnBothSidesAndSplitsNoWideGlyph() {
    var source = Grid(size: Size(width: 6, height: 2))
    source.write("서울시", x: 0, y: 0)
    source.write("abcdef", x: 0, y: 1)
    var grid = Grid(size: Size(width: 8, height: 3), fill: Cell(scalar: "."))
    grid.blit(source, from: Rect(x: 1, y: 0, width: 4, height: 2), to: Point(x: 2, y: 1))
    #expect(grid.lines == ["........", ".. 울 ..", "..bcde.."])
    grid.blit(source, from: source.bounds, to: Point(x: -2, y: 2))
    #expect(grid.lines[2] == "울시de..")
    grid.blit(source, from: source.bounds.offsetBy(x: -2, y: -1), to: Point(x: 5, y: 1))
    #expect(grid.lines[2] == "울시de.")
  }

  @Test(arguments: everySize)
  func randomDrawingLeavesNoHalfGlyphsAtAnySize(size: Size) {
    var random = SeededRandom(seed: 7)
    for _ in 0..<40 {
      var grid = Grid(size: size)
      grid.scribble(strokes: 30, using: &random)
      var copy = grid
      copy.blit(
        grid, from: Rect(x: .random(in: -2...5, using: &random), y: -1, width: 9, height: 4),
        to: Point(x: .random(in: -3...7, using: &random), y: 1))
      for candidate in [grid, copy] { #expect(candidate.hasWholeGlyphsOnly) }
    }
  }

  @Test func asciiReductionKeepsEveryColumn() {
    var grid = Grid(size: Size(width: 16, height: 2))
    grid.write("▕━●━▏ 9° ↗ −5 é", x: 0, y: 0)
    grid.write("서울 ⠤⠒⠉…", x: 0, y: 1)
    grid.reduceToASCII()
    #expect(grid.lines == ["|-*-| 9  / -5 e", "???? --'."])
  }

  @Test func asciiReductionKeepsTheUnitBesideItsNumber() {
    var grid = Grid(size: Size(width: 12, height: 2))
    grid.write("−3°C 41°F 7°", x: 0, y: 0)
    grid.write("C", x: 0, y: 1)
    grid.reduceToASCII()
    #expect(grid.lines == ["-3C  41F  7", "C"])
  }

  @Test(arguments: [
    ("(°C, mm)  1 │x", "(C, mm)   1 |x"), ("°C or °F│x", "C or F  |x"),
    ("26 °C, wind 서울", "26 C, wind ????"), ("(°C)", "(C)"), ("26°C 31%", "26C  31%"),
  ])
  func asciiReductionLeavesNoGapWithinText(text: String, ascii: String) {
    var grid = Grid(size: Size(width: 20, height: 1))
    grid.write(text, x: 0, y: 0)
    grid.reduceToASCII()
    #expect(grid.lines == [ascii])
  }

  @Test func ansiOutputContainsColorEscapeSequences() {
    var grid = Grid(size: Size(width: 3, height: 1))
    grid.write("hi", x: 0, y: 0, style: Style(foreground: .rgb(1, 2, 3)).bold())
    #expect(grid.ansi() == "\u{1B}[0;1;38;2;1;2;3mhi\u{1B}[0m \n")
  }

  @Test func chartsAreRedrawnForTheGlyphSet() {
    var grid = Grid(size: Size(width: 6, height: 1))
    grid.write("⠉⣀⣿⠒▅☂", x: 0, y: 0, style: .plain)
    var blocks = grid
    blocks.redrawCharts(with: .blocks)
    #expect(blocks.lines == ["▀▄█▀▅☂"])
    var ascii = grid
    ascii.redrawCharts(with: .ascii)
    #expect(ascii.lines == ["'.|-=☂"])
    grid.redrawCharts(with: .braille)
    #expect(grid.lines == ["⠉⣀⣿⠒▅☂"])
  }

  @Test func consoleFontReducesSymbolsToCodePage437() {
    var grid = Grid(size: Size(width: 24, height: 1))
    grid.write("▸ Київ ━╭● ☂≡↗ …–ϟ ▂▆ é", x: 0, y: 0, style: .plain)
    grid.reduceToConsole()
    #expect(grid.lines.first?.hasPrefix("► Київ ─┌• r≡/ .-! ▄█ é") == true)
  }

  @Test func darkColorsAreBoldOnTheConsole() {
    var grid = Grid(size: Size(width: 8, height: 1))
    for color in UInt8(0)..<8 {
      grid.put("5", x: Int(color), y: 0, style: Style(foreground: .ansi(color)))
    }
    grid.reduceToConsole()
    let bold = (0..<8).filter { grid[$0, 0].style.attributes.contains(.bold) }
    #expect(bold == [1, 5])
  }

  @Test func onlyLinesAreDimOnTheConsole() {
    var grid = Grid(size: Size(width: 5, height: 1))
    grid.write("a9─·é", x: 0, y: 0, style: .plain.dim().bold())
    grid.reduceToConsole()
    let isDim = (0..<5).map { grid[$0, 0].style.attributes.contains(.dim) }
    #expect(isDim == [false, false, true, true, false])
    #expect((0..<5).allSatisfy { grid[$0, 0].style.attributes.contains(.bold) })
  }
}

extension Grid {
  /// Whether every wide glyph has its right half and vice versa.
  var hasWholeGlyphsOnly: Bool {
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = self[x, y]
        if cell.width == 2, x + 1 >= size.width || !self[x + 1, y].isContinuation { return false }
        if cell.isContinuation, x == 0 || self[x - 1, y].width != 2 { return false }
      }
    }
    return true
  }
}
