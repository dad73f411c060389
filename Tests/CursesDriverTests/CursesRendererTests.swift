import TerminalUI
import TestSupport
import Testing

@testable import CursesDriver

extension ScreenTests {
  nonisolated static let sizes = [
    Size(width: 1, height: 1), Size(width: 20, height: 5), Size(width: 80, height: 24),
    Size(width: 120, height: 40),
  ]

  @Test(arguments: sizes)
  func frameDiffRendersTheSameAsAFullFrame(size: Size) throws {
    var random = SeededRandom(seed: 21)
    let terminal = try Terminal(size: size)
    defer { terminal.screen.stop() }
    var grid = Grid(size: size)
    for frame in 0..<60 {
      if frame % 20 == 19 { grid = Grid(size: size) }
      grid.scribble(strokes: Int.random(in: 0...6, using: &random), using: &random)
      terminal.present(grid)
      let difference = terminal.difference(from: grid)
      #expect(difference == nil, "frame \(frame)")
      if difference != nil { return }
    }
  }

  @Test(arguments: sizes)
  func anUnchangedFrameSendsNothing(size: Size) throws {
    var random = SeededRandom(seed: 22)
    let terminal = try Terminal(size: size)
    defer { terminal.screen.stop() }
    var grid = Grid(size: size)
    for _ in 0..<10 {
      grid.scribble(strokes: 4, using: &random)
      terminal.present(grid)
      #expect(terminal.present(grid) == FrameStatistics(cellsChanged: 0, bytes: 0))
    }
  }

  @Test(arguments: sizes)
  func forcedRedrawRecoversFromTerminalDrift(size: Size) throws {
    var random = SeededRandom(seed: 23)
    let terminal = try Terminal(size: size)
    defer { terminal.screen.stop() }
    var grid = Grid(size: size)
    grid.scribble(strokes: 30, using: &random)
    terminal.present(grid)
    terminal.emulator.feed(Array("\u{1B}[1;1H\u{1B}[31m@@@\u{1B}[K\u{1B}[0m".utf8))
    #expect(terminal.difference(from: grid) != nil)
    terminal.screen.redrawEverything()
    terminal.present(grid)
    #expect(terminal.difference(from: grid) == nil)
  }

  @Test func oneChangedCellSendsFewBytes() throws {
    let terminal = try Terminal(size: Size(width: 120, height: 40))
    defer { terminal.screen.stop() }
    var grid = Grid(size: terminal.screen.size)
    grid.fill(grid.bounds, with: "·")
    terminal.present(grid)
    grid.write("x", x: 60, y: 20)
    let statistics = terminal.present(grid)
    #expect(statistics.cellsChanged == 1)
    #expect((1...20).contains(statistics.bytes ?? 0))
  }

  @Test func lastColumnAndBottomRightCornerAreDrawn() throws {
    let terminal = try Terminal(size: Size(width: 6, height: 2))
    defer { terminal.screen.stop() }
    var grid = Grid(size: terminal.screen.size)
    grid.write("서울시", x: 0, y: 0)
    grid.write("abcdef", x: 0, y: 1)
    terminal.present(grid)
    #expect(terminal.emulator.lines == ["서울시", "abcdef"])
    grid.write("서울시", x: 1, y: 0)
    terminal.present(grid)
    #expect(terminal.emulator.lines == [" 서울", "abcdef"])
  }

  /// Each word would be overwritten with blanks after a move of the cursor.
  @Test func blankEndOfARowIsErasedWithOneSequence() throws {
    let terminal = try Terminal(size: Size(width: 120, height: 40))
    defer { terminal.screen.stop() }
    let ground = Style.plain.background(.rgb(18, 18, 18))
    var blank = Grid(size: terminal.screen.size)
    for row in 0..<40 { blank.fill(blank.bounds.row(row), with: " ", style: ground) }
    blank.write("name", x: 2, y: 7, style: ground)
    var grid = blank
    for (x, color) in [(30, 200), (60, 120), (100, 60)] {
      let style = ground.foreground(.rgb(UInt8(color), 180, 180))
      grid.write("some words", x: x, y: 7, style: style)
    }
    terminal.present(grid)
    let bytes = try #require(terminal.present(blank).bytes)
    #expect(terminal.difference(from: blank) == nil)
    // The frame itself resets the style; the erasure is a move, a background and ESC [ K.
    #expect(bytes < 50)
  }

  @Test func cursorIsShownAtTheGivenPosition() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    let grid = Grid(size: terminal.screen.size)
    terminal.present(grid)
    #expect(!terminal.emulator.isCursorShown)
    terminal.present(grid, cursor: Point(x: 7, y: 3))
    #expect(terminal.emulator.isCursorShown)
    #expect((terminal.emulator.x, terminal.emulator.y) == (7, 3))
    terminal.present(grid, cursor: Point(x: 70, y: 3))
    #expect(!terminal.emulator.isCursorShown)
  }

  @Test func hiddenCursorMovesToItsRestingPosition() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    let grid = Grid(size: terminal.screen.size)
    terminal.present(grid)
    for place in [Point(x: 7, y: 3), Point(x: 2, y: 1)] {
      terminal.screen.present(grid, cursor: nil, resting: place, pictures: [])
      terminal.update()
      #expect(!terminal.emulator.isCursorShown)
      #expect((terminal.emulator.x, terminal.emulator.y) == (place.x, place.y))
    }
  }

  @Test func invisibleChangeOfABlankSendsNothing() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5))
    defer { terminal.screen.stop() }
    var grid = Grid(size: terminal.screen.size)
    terminal.present(grid)
    grid.put(" ", x: 3, y: 1, style: Style(foreground: .ansi(1)))
    #expect(terminal.present(grid).bytes == 0)
  }

  @Test func aRowOf300ColumnsIsDrawn() throws {
    let terminal = try Terminal(size: Size(width: 300, height: 2))
    defer { terminal.screen.stop() }
    var grid = Grid(size: terminal.screen.size)
    grid.write(String(repeating: "abc", count: 100), x: 0, y: 0)
    terminal.present(grid)
    #expect(terminal.difference(from: grid) == nil)
  }

  @Test func blackOfThePaletteIsShownWith16Colors() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5), colors: .atMost(16))
    defer { terminal.screen.stop() }
    var grid = Grid(size: terminal.screen.size)
    grid.write("text", x: 0, y: 0, style: Style(foreground: .ansi(0)))
    grid.write("back", x: 0, y: 1, style: Style(background: .ansi(0)))
    terminal.present(grid)
    #expect(terminal.difference(from: grid) == nil)
  }

  @Test func framesOfTerminalsWithoutColorsAreNotRewritten() throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5), type: "vt100")
    defer { terminal.screen.stop() }
    var grid = Grid(size: terminal.screen.size)
    grid.write("abc", x: 3, y: 2)
    terminal.screen.present(grid, cursor: nil)
    _ = terminal.device.read()
    grid.write("d", x: 5, y: 2)
    terminal.screen.present(grid, cursor: nil)
    let bytes = String(decoding: terminal.device.read(), as: UTF8.self)
    #expect(bytes.contains("d") && !bytes.contains("\u{1B}[m"))
  }

  @Test(arguments: [("vt100", 0), ("linux", 8), ("xterm-color", 8), ("xterm-256color", 256)])
  func colorCountFollowsTheTerminalType(type: String, colors: Int) throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5), type: type)
    defer { terminal.screen.stop() }
    #expect(terminal.screen.capabilities.colors == colors)
  }

  @Test(arguments: [(ColorMode.never, 0), (.atMost(16), 16), (.atMost(1000), 256)])
  func colorModeLimitsColorCount(mode: ColorMode, colors: Int) throws {
    let terminal = try Terminal(size: Size(width: 20, height: 5), colors: mode)
    defer { terminal.screen.stop() }
    #expect(terminal.screen.capabilities.colors == colors)
    var grid = Grid(size: terminal.screen.size)
    grid.write("red", x: 0, y: 0, style: Style(foreground: .rgb(250, 10, 10)).bold())
    terminal.present(grid)
    #expect(terminal.difference(from: grid) == nil)
  }
}
