import TerminalUI
import Testing

@Suite struct LayoutTests {
  @Test func fixedPartsKeepTheirSizeAndFillsShareTheRest() {
    let rects = Layout.columns(
      Rect(x: 2, y: 0, width: 20, height: 3), [.fixed(5), .fill(), .fill(2)])
    #expect(rects.map(\.width) == [5, 5, 10])
    #expect(rects.map(\.x) == [2, 7, 12])
  }

  @Test func minimumsGrowOnlyWhereNothingFills() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 11)
    #expect(Layout.rows(rect, [.minimum(2), .minimum(3)]).map(\.height) == [5, 6])
    #expect(Layout.rows(rect, [.minimum(2), .fill()]).map(\.height) == [2, 9])
  }

  @Test func spacingStandsBetweenParts() {
    let rects = Layout.rows(
      Rect(x: 0, y: 0, width: 1, height: 7), [.fraction(0.5), .fill()], spacing: 1)
    #expect(rects.map(\.height) == [3, 3])
    #expect(rects.map(\.y) == [0, 4])
  }

  @Test(arguments: everySize)
  func partsNeverLeaveTheRectangleNorOverlap(size: Size) {
    let rect = Rect(size)
    let constraints: [Constraint] = [
      .fixed(7), .minimum(3), .fraction(0.4), .fill(3), .fixed(-2), .fill(),
    ]
    for rects in [Layout.rows(rect, constraints), Layout.columns(rect, constraints, spacing: 2)] {
      #expect(rects.count == constraints.count)
      for (index, part) in rects.enumerated() {
        #expect(part.isEmpty || part.intersection(rect) == part)
        for other in rects[..<index] { #expect(part.intersection(other).isEmpty) }
      }
    }
  }

  @Test func partsServedLastBecomeEmptyWhereRoomIsShort() {
    let rects = Layout.rows(Rect(x: 0, y: 0, width: 1, height: 4), [.fixed(3), .fixed(3), .fill()])
    #expect(rects.map(\.height) == [3, 1, 0])
  }
}
