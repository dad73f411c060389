import TerminalUI
import Testing

@Suite struct ChartTests {
  private func draw(_ size: Size, _ body: (inout Grid, Rect) -> Void) -> [String] {
    var grid = Grid(size: size)
    body(&grid, grid.bounds)
    return grid.lines
  }

  @Test func risingLineRunsFromCornerToCorner() {
    let lines = draw(Size(width: 8, height: 2)) {
      LineChart(values: [0, 1]).draw(into: &$0, in: $1)
    }
    #expect(lines == ["    ⣀⠤⠒⠉", "⣀⠤⠒⠉"])
  }

  @Test func missingValueInterruptsTheLine() {
    let lines = draw(Size(width: 9, height: 1)) {
      LineChart(values: [0, 0, nil, 0, 0], scale: Scale(0, 1)).draw(into: &$0, in: $1)
    }
    #expect(lines == ["⣀⣀⡀   ⢀⣀⣀"])
  }

  @Test func isolatedValueIsDrawnAsADot() {
    let lines = draw(Size(width: 5, height: 1)) {
      LineChart(values: [nil, nil, 3, nil, nil]).draw(into: &$0, in: $1)
    }
    #expect(lines[0].filter { $0 != " " }.count == 1)
    // A single value has no interval to divide.
    #expect(LineChart(values: [3]).column(of: 0, width: 5) == 0)
    #expect(
      draw(Size(width: 5, height: 1)) { LineChart(values: []).draw(into: &$0, in: $1) } == [""])
    #expect(
      draw(Size(width: 5, height: 1)) { LineChart(values: [nil]).draw(into: &$0, in: $1) } == [""])
  }

  @Test func lineColorDependsOnTheValue() {
    var grid = Grid(size: Size(width: 10, height: 3))
    LineChart(values: [-10, 10]) { Style(foreground: $0 < 0 ? .ansi(4) : .ansi(1)) }
      .draw(into: &grid, in: grid.bounds)
    #expect(grid[0, 2].style.foreground == .ansi(4))
    #expect(grid[9, 0].style.foreground == .ansi(1))
  }

  @Test(arguments: [LineChart.Placement.edges, .slots(columns: 3)])
  func columnsAndValuesMapBothWays(placement: LineChart.Placement) {
    let chart = LineChart(values: Array(repeating: 1, count: 24), placement: placement)
    for index in 0..<24 {
      #expect(chart.index(atColumn: chart.column(of: index, width: 72), width: 72) == index)
    }
    #expect(chart.index(atColumn: 999, width: 72) == 23)
    #expect(LineChart(values: []).index(atColumn: 0, width: 10) == nil)
  }

  @Test(arguments: everySize)
  func everyWidgetFitsIntoEverySize(size: Size) {
    let area = Rect(size).inset(top: 1, left: 1, bottom: 1, right: 1)
    var grid = Grid(size: size, fill: Cell(scalar: "."))
    let before = grid
    LineChart(values: [1, nil, .nan, 4, 9]).draw(into: &grid, in: area)
    BarChart(values: [1, nil, 4], maximum: 3, barWidth: 2).draw(into: &grid, in: area)
    Gauge(fraction: 0.6).draw(into: &grid, in: area)
    RangeBar(range: -3...8, scale: Scale(-5, 14), marker: 40).draw(into: &grid, in: area)
    TextField(state: TextFieldState(text: "서울특별시")).draw(into: &grid, in: area)
    ListView(count: 99, state: ListState(selected: 50)) { grid, area, index, _ in
      grid.write("\(index)", in: area)
    }.draw(into: &grid, in: area)
    for y in 0..<size.height {
      for x in 0..<size.width where !area.contains(Point(x: x, y: y)) {
        #expect(grid[x, y] == before[x, y])
      }
    }
  }

  @Test(arguments: [(0.0, "▕░░░░▏"), (0.5, "▕██░░▏"), (1.0, "▕████▏"), (7.0, "▕████▏")])
  func gaugeIsFilledInProportion(fraction: Double, expected: String) {
    #expect(
      draw(Size(width: 6, height: 1)) { Gauge(fraction: fraction).draw(into: &$0, in: $1) } == [
        expected
      ])
  }

  @Test func gaugeStyleFollowsThePositionOfTheCell() {
    let area = Rect(x: 0, y: 0, width: 6, height: 1)
    var grid = Grid(size: area.size)
    var fractions: [Double] = []
    Gauge(fraction: 0.75) { fraction in
      fractions.append(fraction)
      return .plain
    }.draw(into: &grid, in: area)
    #expect(fractions == [0.25, 0.5, 0.75])
  }

  @Test func gaugeWithoutAValueIsEmpty() {
    #expect(
      draw(Size(width: 6, height: 1)) { Gauge(fraction: nil).draw(into: &$0, in: $1) } == ["▕    ▏"]
    )
  }

  @Test func rangeBarIsPositionedOnItsScale() {
    let scale = Scale(0, 10)
    #expect(
      draw(Size(width: 13, height: 1)) {
        RangeBar(range: 2...6, scale: scale, marker: 4).draw(into: &$0, in: $1)
      } == ["▕  ━━●━━    ▏"])
    #expect(
      draw(Size(width: 13, height: 1)) {
        RangeBar(range: nil, scale: scale).draw(into: &$0, in: $1)
      } == ["▕           ▏"])
  }

  @Test func barsRiseInEighths() {
    #expect(
      draw(Size(width: 5, height: 2)) {
        BarChart(values: [0, nil, 0.001, 8, 16], maximum: 16).draw(into: &$0, in: $1)
      } == ["    █", "  ▁██"])
  }

  @Test func scaleOfEqualValuesHasNonzeroExtent() {
    #expect(Scale(of: [3, nil, 3]) == Scale(2, 4))
    #expect(Scale(of: [nil, .nan]) == nil)
    #expect(Scale(2, 4).spanning(atLeast: 8) == Scale(-1, 7))
    #expect(Scale(2, 4).spanning(atLeast: 1) == Scale(2, 4))
    #expect(Scale(0, 10).position(of: 11, among: 5) == 4)
    #expect(Scale(.nan, 10).position(of: 11, among: 5) == 0)
    #expect(Scale(0, 10).position(of: .nan, among: 5) == 0)
  }

  @Test func blockDigitsAreDrawn() {
    let lines = draw(Size(width: 12, height: 4)) { grid, _ in
      BlockText("9°").draw(into: &grid, at: .zero)
    }
    #expect(
      lines == ["▄▄▄▄ ▄▄", "█  █ ▀▀", "▀▀▀█", "▄▄▄█"])
  }

  @Test func blockTextFillsItsReportedSize() {
    for height in [BlockText.Height.small, .large] {
      let text = BlockText("-10.5°C", height: height)
      var grid = Grid(size: Size(width: 60, height: 6))
      #expect(text.draw(into: &grid, at: .zero) == text.size.width)
      #expect(text.size.height == height.rawValue)
      #expect(BlockText("−1x", height: height).size == BlockText("-1", height: height).size)
    }
    #expect(BlockText("").size == Size(width: 0, height: 4))
  }
}
