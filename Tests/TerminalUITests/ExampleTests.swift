import TerminalUI
import TestSupport
import Testing

/// The examples of the documentation, verbatim.
@Suite struct ExampleTests {
  @Test(arguments: [
    "TerminalUI/Cells/Grid",
    "TerminalUI/Widgets/ListView",
    "TerminalUI/Cells/Style",
    "TerminalUI/Cells/Color",
    "TerminalUI/Cells/Grid+Difference",
    "TerminalUI/Cells/TextWidth",
    "TerminalUI/Cells/Grid+ASCII",
    "TerminalUI/Geometry/Rect",
    "TerminalUI/Widgets/Scale",
    "TerminalUI/Widgets/ListState",
    "TerminalUI/Widgets/TextFieldState",
    "TerminalUI/Widgets/BarChart",
    "TerminalUI/Widgets/RangeBar",
    "TerminalUI/Widgets/Gauge",
    "TerminalUI/Widgets/LineChart",
    "TerminalUI/Drawing/BrailleCanvas",
    "TerminalUI/Drawing/BlockText",
    "TerminalUI/Input/HangulKeyboard",
    "TerminalUI/Input/KeyRepeats",
  ])
  func documentationExamplesMatchTheCompiledTests(source: String) throws {
    try DocumentedExamples.check(source, against: #filePath)
  }

  @Test func tutorialCodeMatchesTheCompiledTests() throws {
    try DocumentedExamples.checkTutorial(of: "TerminalUI", against: #filePath)
  }

  @Test func textIsWrittenIntoAGrid() {
    var grid = Grid(size: Size(width: 12, height: 3))
    grid.fill(grid.bounds, with: "·")
    grid.write("서울 12°", x: 2, y: 1, style: Style(attributes: .bold))
    // grid.text is now
    //   ············
    //   ··서울 12°··
    //   ············
    #expect(grid.text == "············\n··서울 12°··\n············")
    #expect(grid[2, 1].style.attributes == .bold)
  }

  @Test func listDrawsItsVisibleRows() {
    let names = ["Seoul", "Busan", "Daegu", "Ulsan"]
    var state = ListState()
    state.move(by: 3, count: names.count)
    let list = ListView(count: names.count, state: state) { grid, area, index, isSelected in
      grid.write((isSelected ? "▸ " : "  ") + names[index], in: area)
    }
    var grid = Grid(size: Size(width: 8, height: 2))
    list.draw(into: &grid, in: grid.bounds)
    // grid.text is now
    //     Daegu
    //   ▸ Ulsan
    #expect(grid.lines.map { $0.trimmingSuffix(" ") } == ["  Daegu", "▸ Ulsan"])
  }

  @Test func stylesAreCombined() {
    let warning = Style(foreground: .ansi(15), background: .rgb(176, 0, 32)).bold()
    let muted = Style().dim()
    #expect(warning.attributes == .bold && warning.background == .rgb(176, 0, 32))
    #expect(muted.foreground == .standard && muted.attributes == .dim)
  }

  @Test func colorsAreMixed() {
    let middle = Color.rgb(0, 0, 0).mixed(with: .rgb(200, 100, 50), at: 0.5)
    // .rgb(100, 50, 25)
    #expect(middle == .rgb(100, 50, 25))
  }

  @Test func onlyChangedCellsAreFound() {
    var previous = Grid(size: Size(width: 10, height: 2))
    previous.write("now   12°", x: 0, y: 0)
    var next = previous
    next.write("13°", x: 6, y: 0)
    let runs = next.difference(from: previous)
    // [CellRun(y: 0, x: 7, count: 1)]: only the 3 is sent to the terminal
    #expect(runs == [CellRun(y: 0, x: 7, count: 1)])
  }

  @Test func textWidthIsCountedInColumns() {
    let columns = ["Seoul", "서울", "e\u{301}"].map { TextWidth.of($0) }
    // [5, 4, 1]: wide characters take two columns, a combining accent takes none
    #expect(columns == [5, 4, 1])
  }

  @Test func longTextIsTruncated() {
    let short = TextWidth.truncated("서울특별시", to: 7)
    // "서울특…", 7 columns
    #expect(short == "서울특…")
  }

  @Test func shortTextIsPadded() {
    let right = TextWidth.padded("12°", to: 6, alignment: .trailing)
    // "   12°"
    #expect(right == "   12°")
  }

  @Test func textIsReducedToASCII() {
    let plain = ASCIIGlyph.text("Málaga → 12 m/s")
    // "Malaga > 12 m/s"
    #expect(plain == "Malaga > 12 m/s")
  }

  @Test func rectanglesIntersect() {
    let page = Rect(x: 0, y: 0, width: 80, height: 24)
    let panel = Rect(x: 60, y: 4, width: 40, height: 10)
    let visible = page.intersection(panel)
    // Rect(x: 60, y: 4, width: 20, height: 10)
    #expect(visible == Rect(x: 60, y: 4, width: 20, height: 10))
  }

  @Test func valuesArePlacedOnAScale() {
    let scale = Scale(-10, 30)
    let middle = scale.fraction(of: 10)  // 0.5
    let row = scale.position(of: 30, among: 5)  // 4
    #expect(middle == 0.5 && row == 4)
  }

  @Test func aListScrollsToItsSelection() {
    var list = ListState()
    list.move(by: 12, count: 20)
    list.settle(count: 20, height: 5)
    // list.selected is 12, and the row at the top is 8
    list.cycle(by: 9, count: 20)
    // list.selected is 1: past the end it continues at the beginning
    #expect(list.selected == 1 && list.offset == 8)
  }

  @Test func textIsEdited() {
    var field = TextFieldState(text: "new yrk")
    field.deleteWordBackward()
    field.insert("york")
    // field.text is "new york"
    #expect(field.text == "new york" && field.caret == 8)
  }

  @Test func barsAreDrawn() {
    var grid = Grid(size: Size(width: 4, height: 2))
    BarChart(values: [1, 2, nil, 4], maximum: 4).draw(into: &grid, in: grid.bounds)
    // grid.text is now
    //      █
    //   ▄█ █
    #expect(grid.text == "   █\n▄█ █")
  }

  @Test func rangeBarIsDrawn() {
    var grid = Grid(size: Size(width: 12, height: 1))
    RangeBar(range: 5...10, scale: Scale(0, 10)).draw(into: &grid, in: grid.bounds)
    // grid.text is now
    //   ▕     ━━━━━▏
    #expect(grid.text == "▕     ━━━━━▏")
  }

  @Test func gaugeIsDrawn() {
    var grid = Grid(size: Size(width: 10, height: 1))
    Gauge(fraction: 0.5).draw(into: &grid, in: grid.bounds)
    // grid.text is now
    //   ▕████░░░░▏
    #expect(grid.text == "▕████░░░░▏")
  }

  @Test func lineChartIsDrawn() {
    var grid = Grid(size: Size(width: 4, height: 1))
    LineChart(values: [0, 3], scale: Scale(0, 3)).draw(into: &grid, in: grid.bounds)
    // grid.text is now
    //   ⣀⠤⠒⠉
    #expect(grid.text == "⣀⠤⠒⠉")
  }

  @Test func brailleDotsAreDrawn() {
    var canvas = BrailleCanvas(width: 3, height: 1)
    canvas.line(from: Point(x: 0, y: 0), to: Point(x: 5, y: 0))
    var grid = Grid(size: canvas.size)
    canvas.draw(into: &grid, at: Point(x: 0, y: 0), style: .plain)
    // grid.text is now
    //   ⠉⠉⠉
    #expect(grid.text == "⠉⠉⠉")
  }

  @Test func largeFiguresHaveASize() {
    let temperature = BlockText("12", height: .small)
    // temperature.size is 7 × 3: two figures of three columns and a column between
    #expect(temperature.size == Size(width: 7, height: 3))
  }

  @Test func hangulMapsToLatinKeys() {
    let key = HangulKeyboard.latin(for: "ㅂ")  // q
    let keys = HangulKeyboard.keystrokes(for: "바")  // q, k
    let quit = Key.character("ㅂ").onLatinLayout  // .character("q")
    #expect(key == "q" && keys == ["q", "k"] && quit == .character("q"))
  }

  @Test func aHeldKeyIsLimited() {
    var repeats = KeyRepeats()
    let held = [InputEvent](repeating: .key(.character("j")), count: 500)
    let accepted = repeats.filter(held, at: .now)
    // accepted has 64 events: a key that is held down does not run on after its release
    #expect(accepted.count == 64)
  }
}

extension String {
  /// Returns the text without the given character at its end.
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
