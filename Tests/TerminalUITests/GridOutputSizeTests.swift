import TerminalUI
import Testing

/// The bound of a frame's output, byte by byte. That it is one is tested with ncurses.
@Suite struct GridOutputSizeTests {
  /// The start and the end of a frame, and a move to a row.
  private static let start = 32 + 9

  private func size(
    _ encoding: ColorEncoding, width: Int = 40, _ draw: (inout Grid) -> Void
  ) -> Int {
    var grid = Grid(size: Size(width: width, height: 2))
    let blank = grid
    draw(&grid)
    return grid.maxOutputSize(after: blank, encoding)
  }

  @Test func unchangedGridIsTheStartAndTheEndOfAFrame() {
    #expect(size(.exact) { _ in } == 32)
  }

  @Test(
    arguments: [
      (.exact, Style(), 0),
      (.exact, Style(foreground: Color(hex: 0x090A63)), 3 + 7 + 5 + 1),
      (.exact, Style(background: Color(hex: 0x64FF09)), 3 + 7 + 7),
      (.exact, Style(background: Color(hex: 0x0A0963)), 3 + 7 + 5),
      (.exact, Style(background: Color(hex: 0x0A6409)), 3 + 7 + 6),
      (.exact, Style(background: Color(hex: 0x080808)), 3 + 8),
      (.exact, Style(foreground: .ansi(3)), 3 + 8 + 1),
      (.indexed, Style(foreground: Color(hex: 0x090A63), background: .ansi(1)), 3 + 8 + 1 + 8),
      (.named, Style(foreground: .ansi(3)), 3 + 10 + 1),
      (.named, Style(background: .ansi(3)), 3 + 10),
      (.indexed, Style(attributes: .bold), 3 + 5),
      (.indexed, Style(attributes: [.bold, .underline]), 3 + 10),
    ] as [(ColorEncoding, Style, Int)])
  func styleCountsItsLongestSequence(encoding: ColorEncoding, style: Style, bytes: Int) {
    let size = size(encoding) { $0.write("ab", x: 1, y: 0, style: style) }
    #expect(size == Self.start + bytes + 2)
  }

  @Test func endOfAStyleCountsTheThemesColors() {
    let color = Color(hex: 0x0A0963)
    let size = size(.exact) { grid in
      grid.write("a", x: 0, y: 0, style: Style(foreground: color, background: color))
      grid.write("b", x: 1, y: 0)
    }
    #expect(size == Self.start + (3 + 7 + 5 + 1 + 7 + 5) + 1 + (3 + 16 + 1 + 16) + 1)
  }

  @Test func blankCountsOnlyItsBackground() {
    let size = size(.indexed) { grid in
      grid.write("a", x: 0, y: 0, style: Style(foreground: .ansi(1)))
      grid.write(" ", x: 1, y: 0, style: Style(background: .ansi(2)))
    }
    #expect(size == Self.start + (3 + 8 + 1) + 1 + (3 + 8) + 1)
  }

  @Test func glyphsCountTheirBytes() {
    let size = size(.exact) { $0.write("가e\u{301}é", x: 0, y: 0) }
    #expect(size == Self.start + 3 + 3 + 2)
  }

  @Test func moveWithinARowIsShorterThanToAnother() {
    let row = size(.exact) { grid in
      for x in [0, 30] { grid.write("a", x: x, y: 0) }
    }
    #expect(row == Self.start + 1 + 6 + 1)
    let rows = size(.exact) { grid in
      for y in [0, 1] { grid.write("a", x: 0, y: y) }
    }
    #expect(rows == Self.start + 1 + 9 + 1)
  }
}
