import TerminalUI
import Testing

@Suite struct ListTests {
  @Test func selectionStaysVisibleWithMinimalScrolling() {
    var state = ListState()
    for _ in 0..<7 {
      state.move(by: 1, count: 20)
      state.settle(count: 20, height: 5)
    }
    #expect(state == ListState(selected: 7, offset: 3))
    state.move(by: -2, count: 20)
    state.settle(count: 20, height: 5)
    #expect(state == ListState(selected: 5, offset: 3))
    state.move(by: -99, count: 20)
    #expect(state.firstVisible(count: 20, height: 5) == 0)
  }

  @Test func shorterListScrollsBackToFillTheView() {
    let state = ListState(selected: 90, offset: 88)
    #expect(state.firstVisible(count: 10, height: 4) == 6)
    #expect(state.firstVisible(count: 3, height: 4) == 0)
    #expect(state.firstVisible(count: 0, height: 0) == 0)
  }

  @Test func cyclingWrapsAround() {
    var state = ListState()
    state.cycle(by: -1, count: 14)
    #expect(state.selected == 13)
    state.cycle(by: 2, count: 14)
    #expect(state.selected == 1)
    state.cycle(by: 1, count: 0)
    #expect(state.selected == 0)
  }

  @Test func hitTestMatchesDrawnRows() {
    let names = ["Seoul", "Busan", "Daegu", "Ulsan"]
    let list = ListView(count: 4, state: ListState(selected: 3)) { grid, area, index, isSelected in
      grid.write((isSelected ? "▸ " : "  ") + names[index], in: area)
    }
    var grid = Grid(size: Size(width: 10, height: 2))
    list.draw(into: &grid, in: grid.bounds)
    #expect(grid.lines == ["  Daegu", "▸ Ulsan"])
    #expect(list.index(at: Point(x: 1, y: 1), in: grid.bounds) == 3)
    #expect(list.index(at: Point(x: 1, y: 2), in: grid.bounds) == nil)
  }

  @Test func spinnerFramesWrapAround() {
    #expect(Spinner.frame(0) == Spinner.frame(10))
    #expect(Spinner.frame(-1) == Spinner.frames[9])
  }

  @Test func rowsCanSpanSeveralLines() {
    var areas: [Rect] = []
    let state = ListState(selected: 4)
    let list = ListView(count: 6, state: state, rowHeight: 2) { _, area, index, isSelected in
      areas.append(area)
      #expect(isSelected == (index == 4))
    }
    // Three and a half rows: the selection is the last complete one.
    let area = Rect(x: 1, y: 5, width: 8, height: 7)
    var grid = Grid(size: Size(width: 10, height: 20))
    list.draw(into: &grid, in: area)
    #expect(areas == [5, 7, 9].map { Rect(x: 1, y: $0, width: 8, height: 2) })
    #expect(list.visibleRows(height: 7) == 2..<5)
    let points = [5, 6, 7, 10, 11].map { Point(x: 2, y: $0) }
    #expect(points.map { list.index(at: $0, in: area) } == [2, 2, 3, 4, nil])
  }

  @Test func selectionStopsAtTheEnds() {
    var state = ListState()
    state.move(by: 99, count: 20)
    #expect(state.selected == 19)
    state.move(by: -99, count: 20)
    #expect(state.selected == 0)
    state.move(by: 1, count: 0)
    #expect(state.selected == 0)
    #expect(ListState(selected: 3).firstVisible(count: 5, height: 0) == 0)
  }

  @Test func pointsOutsideTheAreaHaveNoRow() {
    let list = ListView(count: 6, state: ListState(selected: 4)) { _, _, _, _ in
      Issue.record("a row without columns was drawn")
    }
    let area = Rect(x: 1, y: 5, width: 8, height: 3)
    #expect(list.index(at: Point(x: 1, y: 5), in: area) == 2)
    for point in [Point(x: 0, y: 5), Point(x: 9, y: 5), Point(x: 1, y: 4), Point(x: 1, y: 8)] {
      #expect(list.index(at: point, in: area) == nil, "\(point)")
    }
    var grid = Grid(size: Size(width: 10, height: 10))
    list.draw(into: &grid, in: Rect(x: 1, y: 5, width: 0, height: 3))
  }
}
