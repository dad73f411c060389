import TerminalUI
import TestSupport
import Testing

@Suite struct BrailleCanvasTests {
  private func lines(_ canvas: BrailleCanvas) -> [String] {
    var grid = Grid(size: canvas.size)
    canvas.draw(into: &grid, at: .zero, style: .plain)
    return grid.lines
  }

  @Test func everyDotHasItsOwnPattern() {
    let expected: [String] = ["⠁", "⠂", "⠄", "⡀", "⠈", "⠐", "⠠", "⢀"]
    for (index, glyph) in expected.enumerated() {
      var canvas = BrailleCanvas(width: 1, height: 1)
      canvas.set(x: index / 4, y: index % 4)
      #expect(lines(canvas) == [glyph])
      #expect(canvas.isSet(x: index / 4, y: index % 4))
    }
  }

  @Test func aLineReachesBothEnds() {
    var canvas = BrailleCanvas(width: 4, height: 2)
    canvas.line(from: Point(x: 0, y: 0), to: Point(x: 7, y: 7))
    #expect(lines(canvas) == ["⠑⢄", "  ⠑⢄"])
  }

  @Test func aLineFromFarOutsideCrossesTheCanvas() {
    var canvas = BrailleCanvas(width: 3, height: 1)
    canvas.line(from: Point(x: -1_000_000, y: 2), to: Point(x: 9_000_000_000, y: 2))
    #expect(lines(canvas) == ["⠤⠤⠤"])
    canvas = BrailleCanvas(width: 3, height: 1)
    canvas.line(from: Point(x: -5, y: -5), to: Point(x: 50, y: -1))
    #expect(lines(canvas) == [""])
  }

  @Test func clippingPreservesTheSlopeOfALine() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      func coordinate() -> Int { Int.random(in: -60...100, using: &random) }
      let from = Point(x: coordinate(), y: coordinate())
      let to = Point(x: coordinate(), y: coordinate())
      var clipped = BrailleCanvas(width: 20, height: 10)
      clipped.line(from: from, to: to)
      for x in 0..<clipped.dotWidth {
        for y in 0..<clipped.dotHeight where clipped.isSet(x: x, y: y) {
          let length = Double((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
            .squareRoot()
          let cross = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
          #expect(length == 0 || Double(abs(cross)) / length < 1.5)
        }
      }
    }
  }

  @Test func emptyCellsDoNotOverwriteTheGrid() {
    var canvas = BrailleCanvas(width: 3, height: 1)
    canvas.set(x: 2, y: 0)
    var grid = Grid(size: Size(width: 4, height: 1), fill: Cell(scalar: "."))
    canvas.draw(into: &grid, at: Point(x: 1, y: 0)) { column, _ in
      column == 1 ? Style(foreground: .ansi(4)) : .plain
    }
    #expect(grid.lines == ["..⠁."])
    #expect(grid[2, 0].style.foreground == .ansi(4))
  }

  @Test func mergingIntoCellsSkipsEmptyCells() {
    var canvas = BrailleCanvas(width: 2, height: 1)
    canvas.set(x: 0, y: 0)
    var other = BrailleCanvas(width: 2, height: 1)
    other.set(x: 1, y: 3)
    other.set(x: 2, y: 0)
    canvas.mergeIntoCells(other)
    #expect(canvas.isSet(x: 0, y: 0) && canvas.isSet(x: 1, y: 3))
    #expect(canvas.isEmpty(column: 1, row: 0))
  }

  @Test func mergingAddsTheDots() {
    var first = BrailleCanvas(width: 1, height: 1)
    first.set(x: 0, y: 0)
    var second = BrailleCanvas(width: 1, height: 1)
    second.set(x: 1, y: 0)
    first.merge(second)
    #expect(lines(first) == ["⠉"])
    #expect(!first.isEmpty(column: 0, row: 0))
    #expect(first.isEmpty(column: 1, row: 0))
  }

  @Test func dotsOutsideTheCanvasAreIgnored() {
    var full = BrailleCanvas(width: 2, height: 2)
    for x in 0..<4 { for y in 0..<8 { full.set(x: x, y: y) } }
    for (x, y) in [(-1, 0), (0, -1), (4, 0), (0, 8)] {
      var canvas = BrailleCanvas(width: 2, height: 2)
      canvas.set(x: x, y: y)
      #expect(canvas == BrailleCanvas(width: 2, height: 2), "\(x), \(y)")
      #expect(!full.isSet(x: x, y: y), "\(x), \(y)")
    }
    for (column, row) in [(-1, 0), (0, -1), (2, 0), (0, 2)] {
      #expect(full.isEmpty(column: column, row: row), "\(column), \(row)")
    }
    #expect(!full.isEmpty(column: 1, row: 1))
  }

  @Test(arguments: [
    (Point(x: 0, y: 0), Point(x: 7, y: 3), "⠉⠒⠤⣀"), (Point(x: 0, y: 3), Point(x: 7, y: 0), "⣀⠤⠒⠉"),
    (Point(x: 7, y: 2), Point(x: 0, y: 0), "⠉⠒⠒⠤"), (Point(x: 0, y: 0), Point(x: 5, y: 3), "⠑⠢⢄"),
    // A step that is as near to either dot is diagonal.
    (Point(x: 0, y: 0), Point(x: 1, y: 2), "⠱"), (Point(x: 0, y: 0), Point(x: 2, y: 1), "⠑⠂"),
  ])
  func lineTakesTheNearestDots(start: Point, end: Point, expected: String) {
    var canvas = BrailleCanvas(width: 4, height: 1)
    canvas.line(from: start, to: end)
    #expect(lines(canvas) == [expected])
  }

  @Test(arguments: [
    // Along the edges, from outside to outside.
    (Point(x: 0, y: -5), Point(x: 0, y: 9), "⡇"), (Point(x: 1, y: 9), Point(x: 1, y: -5), "⢸"),
    (Point(x: -5, y: 0), Point(x: 9, y: 0), "⠉"), (Point(x: 9, y: 3), Point(x: -5, y: 3), "⣀"),
    // Through a corner.
    (Point(x: -1, y: 1), Point(x: 1, y: -1), "⠁"),
    // Towards the canvas, but not as far as it.
    (Point(x: -9, y: 2), Point(x: -3, y: 2), ""),
    // From inside to far outside.
    (Point(x: 1, y: 1), Point(x: 9_000_000_000, y: 1), "⠐"),
  ])
  func lineIsClippedAtTheEdges(start: Point, end: Point, expected: String) {
    var canvas = BrailleCanvas(width: 1, height: 1)
    canvas.line(from: start, to: end)
    #expect(lines(canvas) == [expected])
  }

  @Test func canvasOfAnotherSizeIsNotMerged() {
    var canvas = BrailleCanvas(width: 1, height: 1)
    canvas.set(x: 0, y: 0)
    var other = BrailleCanvas(width: 2, height: 1)
    other.set(x: 1, y: 1)
    let before = canvas
    canvas.merge(other)
    canvas.mergeIntoCells(other)
    #expect(canvas == before)
  }
}
