import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct RendererTests {
  @Test(arguments: everySize)
  func frameDiffRendersTheSameAsAFullFrame(size: Size) {
    var random = SeededRandom(seed: 11)
    let screen = TestScreen(size: size)
    var grid = Grid(size: size)
    for frame in 0..<60 {
      if frame % 20 == 19 { grid = Grid(size: size) }
      grid.scribble(strokes: Int.random(in: 0...4, using: &random), using: &random)
      screen.present(grid, cursor: nil)
      #expect(screen.terminal == grid)
    }
  }

  @Test(arguments: everySize)
  func anUnchangedFrameSendsNothing(size: Size) {
    var random = SeededRandom(seed: 12)
    let screen = TestScreen(size: size)
    var grid = Grid(size: size)
    for _ in 0..<20 {
      grid.scribble(strokes: 3, using: &random)
      screen.present(grid, cursor: nil)
      #expect(screen.present(grid, cursor: nil).cellsChanged == 0)
    }
  }

  @Test(arguments: everySize.dropFirst())
  func forcedRedrawRecoversFromTerminalDrift(size: Size) {
    var random = SeededRandom(seed: 13)
    let screen = TestScreen(size: size)
    var grid = Grid(size: size)
    grid.scribble(strokes: 20, using: &random)
    screen.present(grid, cursor: nil)
    screen.disturb("@", at: Point(x: 0, y: 0))
    screen.present(grid, cursor: nil)
    #expect(screen.terminal != grid)
    screen.redrawEverything()
    screen.present(grid, cursor: nil)
    #expect(screen.terminal == grid)
  }

  @Test func onlyTheChangedCellsAreSent() {
    let screen = TestScreen(size: Size(width: 20, height: 5))
    var grid = Grid(size: screen.size)
    grid.write("Seoul 9°", x: 0, y: 0)
    #expect(screen.present(grid, cursor: nil).cellsChanged == 100)
    grid.write("8", x: 6, y: 0)
    #expect(screen.present(grid, cursor: Point(x: 1, y: 1)).cellsChanged == 1)
    #expect(screen.cursor == Point(x: 1, y: 1))
  }

  @Test func gridWithoutCellsHasNoRuns() {
    let other = Grid(size: Size(width: 5, height: 3))
    for size in [Size(width: 0, height: 3), Size(width: 5, height: 0)] {
      #expect(Grid(size: size).difference(from: other).isEmpty)
    }
  }

  @Test func cellRunIncludesWholeWideGlyphs() {
    var before = Grid(size: Size(width: 8, height: 1))
    before.write("서울", x: 0, y: 0)
    var after = before
    after.write("부", x: 0, y: 0)
    #expect(after.difference(from: before) == [CellRun(y: 0, x: 0, count: 2)])
    after.write("가", x: 5, y: 0)
    #expect(
      after.difference(from: before) == [
        CellRun(y: 0, x: 0, count: 2), CellRun(y: 0, x: 5, count: 2),
      ])
  }

  @Test func resizeRedrawsTheWholeScreen() {
    let screen = TestScreen(size: Size(width: 10, height: 2))
    screen.present(Grid(size: screen.size), cursor: nil)
    screen.size = Size(width: 12, height: 3)
    #expect(screen.present(Grid(size: screen.size), cursor: nil).cellsChanged == 36)
    #expect(screen.lines == ["", "", ""])
  }
}
