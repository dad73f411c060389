import TerminalUI
import Testing

let everySize = [
  Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 20, height: 5),
  Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
  Size(width: 200, height: 60),
]

@Suite struct RectTests {
  @Test func sizeHoldsSizesThatFit() {
    let size = Size(width: 4, height: 3)
    #expect(size.holds(size) && size.holds(.zero))
    #expect(!size.holds(Size(width: 5, height: 3)) && !size.holds(Size(width: 4, height: 4)))
  }

  @Test(arguments: everySize, [-3, 0, 1, 7, 500])
  func splittingPartitionsTheRectangle(size: Size, count: Int) {
    let rect = Rect(size).offsetBy(x: 3, y: 2)
    let parts = [
      [rect.splitTop(count).top, rect.splitTop(count).rest],
      [rect.splitBottom(count).bottom, rect.splitBottom(count).rest],
      [rect.splitLeft(count).left, rect.splitLeft(count).rest],
    ]
    for pair in parts {
      #expect(pair.map(\.size.area).reduce(0, +) == rect.size.area)
      #expect(pair.allSatisfy { $0.isEmpty || $0.intersection(rect) == $0 })
      #expect(pair[0].intersection(pair[1]).isEmpty)
    }
  }

  @Test func splitBottomTakesTheLowestRows() {
    let (bottom, rest) = Rect(x: 1, y: 1, width: 4, height: 10).splitBottom(2)
    #expect(bottom == Rect(x: 1, y: 9, width: 4, height: 2))
    #expect(rest == Rect(x: 1, y: 1, width: 4, height: 8))
  }

  @Test func insetsLargerThanTheRectangleAreEmpty() {
    let rect = Rect(x: 0, y: 0, width: 4, height: 2)
    #expect(rect.inset(top: 5, left: 9).isEmpty)
    #expect(rect.inset(left: 1, right: 1) == Rect(x: 1, y: 0, width: 2, height: 2))
  }

  @Test func rowsBeyondTheRectangleAreEmpty() {
    let rect = Rect(x: 0, y: 4, width: 4, height: 2)
    #expect(rect.row(1) == Rect(x: 0, y: 5, width: 4, height: 1))
    #expect(rect.row(2).isEmpty)
    #expect(rect.row(-1).isEmpty)
  }

  @Test func disjointRectanglesDoNotIntersect() {
    let left = Rect(x: 0, y: 0, width: 2, height: 2)
    #expect(left.intersection(Rect(x: 5, y: 5, width: 2, height: 2)).isEmpty)
    #expect(left.contains(Point(x: 1, y: 1)))
    #expect(!left.contains(Point(x: 2, y: 1)))
  }

  @Test func rectangleContainsItsEdgesOnly() {
    let rect = Rect(x: 2, y: 3, width: 4, height: 5)
    for (x, y) in [(2, 3), (5, 7), (2, 7), (5, 3)] {
      #expect(rect.contains(Point(x: x, y: y)), "\(x), \(y)")
    }
    for (x, y) in [(1, 3), (6, 3), (2, 2), (2, 8)] {
      #expect(!rect.contains(Point(x: x, y: y)), "\(x), \(y)")
    }
  }

  @Test func firstRowExists() {
    let rect = Rect(x: 2, y: 3, width: 4, height: 5)
    #expect(rect.row(0) == Rect(x: 2, y: 3, width: 4, height: 1))
  }

  @Test func insetsMoveEveryEdge() {
    let rect = Rect(x: 1, y: 2, width: 10, height: 9)
    #expect(
      rect.inset(top: 1, left: 2, bottom: 3, right: 4) == Rect(x: 3, y: 3, width: 4, height: 5))
    #expect(rect.inset(top: 99, left: 99) == Rect(x: 11, y: 11, width: 0, height: 0))
    #expect(rect.offsetBy(x: 3, y: 4) == Rect(x: 4, y: 6, width: 10, height: 9))
    #expect(Point(x: 1, y: 2).offsetBy(x: 3, y: 4) == Point(x: 4, y: 6))
  }

  @Test func centeredRectangleIsAtMostAsLarge() {
    let rect = Rect(x: 10, y: 20, width: 8, height: 6)
    #expect(rect.centered(Size(width: 4, height: 2)) == Rect(x: 12, y: 22, width: 4, height: 2))
    #expect(rect.centered(Size(width: 40, height: 2)) == Rect(x: 10, y: 22, width: 8, height: 2))
    #expect(rect.centered(Size(width: 4, height: 40)) == Rect(x: 12, y: 20, width: 4, height: 6))
  }

  @Test func rectangleWithoutColumnsOrRowsIsEmpty() {
    let sizes = [(0, 5), (5, 0), (0, 0), (5, 5)].map { Size(width: $0, height: $1) }
    #expect(sizes.map { Rect($0).isEmpty } == [true, true, true, false])
  }
}
