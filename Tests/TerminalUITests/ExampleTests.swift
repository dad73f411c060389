import TerminalUI
import TestSupport
import Testing

/// The examples of the documentation, verbatim.
@Suite struct ExampleTests {
  @Test(arguments: ["TerminalUI/Cells/Grid", "TerminalUI/Widgets/ListView"])
  func theDocumentationShowsWhatIsCompiledHere(source: String) throws {
    try DocumentedExamples.check(source, against: #filePath)
  }

  @Test func theTutorialShowsWhatIsCompiledHere() throws {
    try DocumentedExamples.checkTutorial(of: "TerminalUI", against: #filePath)
  }

  @Test func aGridIsWrittenInto() {
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

  @Test func aListDrawsTheRowsInSight() {
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
}

extension String {
  /// Returns the text without the given character at its end.
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
