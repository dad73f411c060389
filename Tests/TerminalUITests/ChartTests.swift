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

  @Test(
    arguments: [
      ([0, 6, 8, 2], Size(width: 10, height: 2), ["  ⡠⠔⠒⠉⠉⠑⢄", "⡠⠊       ⠑"]),
      ([nil, 0, 6, 2], Size(width: 10, height: 2), ["    ⢀⠔⠉⠑⢄", "   ⡠⠊    ⠑"]),
      // More values than dots.
      ([0, 3, 0, 3, 0, 3, 0, 3, 0], Size(width: 2, height: 1), ["⣿⣿"]),
    ] as [([Double?], Size, [String])])
  func curveIsSmooth(values: [Double?], size: Size, expected: [String]) {
    #expect(draw(size) { LineChart(values: values).draw(into: &$0, in: $1) } == expected)
  }

  @Test func slotsBeyondTheAreaAreCut() {
    let chart = LineChart(values: [0, 4, 8, 4, 0], placement: .slots(columns: 3))
    let lines = draw(Size(width: 6, height: 2)) { chart.draw(into: &$0, in: $1) }
    #expect(lines == ["    ⢀⡠", " ⢀⠤⠒⠁"])
    let narrow = LineChart(values: [1, 2], placement: .slots(columns: 0))
    #expect(narrow.index(atColumn: 1, width: 4) == 1)
  }

  @Test func valuesArePlacedAtTheirParts() {
    let chart = LineChart(values: [0, 8, 4], placement: .parts([0, 0.25, 1]))
    #expect((0...3).map { chart.column(of: $0, width: 9) } == [0, 2, 8, 0])
    #expect(
      (0...8).map { chart.index(atColumn: $0, width: 9) } == [0, 0, 1, 1, 1, 1, 2, 2, 2])
    let lines = draw(Size(width: 9, height: 2)) { chart.draw(into: &$0, in: $1) }
    #expect(lines == [" ⡰⠉⠉⠒⠒⠤⣀⣀", "⡰⠁"])
    let near = LineChart(values: [0, 8, 4], placement: .parts([0, 0.5, 0.6]))
    #expect(near.index(atColumn: 4, width: 9) == 1)
    let outside = LineChart(values: [0, 8], placement: .parts([-0.5, 1.5]))
    #expect((0...1).map { outside.column(of: $0, width: 9) } == [0, 8])
  }

  @Test func everyColumnOfANarrowChartHasAValue() {
    #expect(LineChart(values: [1, 2]).index(atColumn: 0, width: 1) == 0)
    #expect(LineChart(values: [1, 2], scale: Scale(0, 4)).samples(width: 1) == [nil])
    #expect(LineChart(values: [1, 2]).samples(width: -1) == [])
  }

  @Test func samplesFollowTheCurveAndStopAtGaps() {
    #expect(
      LineChart(values: [0, 10, nil, 4, 4]).samples(width: 9)
        == [0, 5, 10, nil, nil, nil, 4, 4, 4])
    // A single value is no curve.
    #expect(LineChart(values: [3]).samples(width: 4) == [nil, nil, nil, nil])
  }

  @Test func samplesFollowThePartsOfTheValues() throws {
    let chart = LineChart(values: [0, 8, 4], placement: .parts([0, 0.25, 1]))
    let samples = chart.samples(width: 5).compactMap(\.self)
    try #require(samples.count == 5)
    for (sample, expected) in zip(samples, [0, 8, 7.259259, 5.629630, 4]) {
      #expect(abs(sample - expected) < 0.001)
    }
  }

  @Test func samplesBesideThePartsAreUnknown() {
    func samples(_ parts: [Double]) -> [Double?] {
      LineChart(values: [0, 8], placement: .parts(parts)).samples(width: 5)
    }
    #expect(samples([0.5, 1]) == [nil, nil, 0, 4, 8])
    #expect(samples([0, 0.25]) == [0, 8, nil, nil, nil])
  }

  @Test func isolatedValueAtTheEdgeHasItsOwnStyle() {
    var grid = Grid(size: Size(width: 3, height: 1))
    LineChart(values: [5, nil, nil], scale: Scale(0, 10)) { value in
      Style(foreground: value == 5 ? .ansi(1) : .ansi(4))
    }.draw(into: &grid, in: grid.bounds)
    #expect(grid[0, 0].style.foreground == .ansi(1))
  }

  @Test func barsHaveTheirWidthAndStayInTheArea() {
    func bars(_ values: [Double], maximum: Double = 8, width: Int) -> [String] {
      var grid = Grid(size: Size(width: 6, height: 1))
      BarChart(values: values, maximum: maximum, barWidth: width)
        .draw(into: &grid, in: Rect(x: 1, y: 0, width: 3, height: 1))
      return grid.lines
    }
    #expect(bars([8, 4, 2], width: 2) == [" ██▄"])
    #expect(bars([8, 4, 2, 1, 1], width: 0) == [" █▄▂"])
    #expect(bars([8, 8], maximum: 0, width: 1) == [""])
  }

  @Test func shortGaugesAndBarsHaveThreeColumns() {
    for width in 0...3 {
      let gauge = draw(Size(width: width, height: 1)) {
        Gauge(fraction: 1).draw(into: &$0, in: $1)
      }
      #expect(gauge == [width < 3 ? "" : "▕█▏"])
    }
    var values: [Double] = []
    let bar = RangeBar(range: 2...6, scale: Scale(-4, 10)) { value in
      values.append(value)
      return .plain
    }
    #expect(draw(Size(width: 2, height: 1)) { bar.draw(into: &$0, in: $1) } == [""])
    #expect(draw(Size(width: 3, height: 1)) { bar.draw(into: &$0, in: $1) } == ["▕━▏"])
    #expect(values == [-4])
  }

  @Test func rangeBarStyleFollowsTheValueOfTheCell() {
    var grid = Grid(size: Size(width: 7, height: 1))
    var values: [Double] = []
    RangeBar(range: -10...10, scale: Scale(-10, 10)) { value in
      values.append(value)
      return .plain
    }.draw(into: &grid, in: grid.bounds)
    #expect(values == [-10, -5, 0, 5, 10])
  }

  @Test func hugeFiguresAreLargeFiguresAtTwiceTheSize() {
    let point = BlockText(".", height: .huge)
    #expect(point.size == Size(width: 2, height: 8))
    #expect(BlockText("12", height: .huge).size == Size(width: 18, height: 8))
    var grid = Grid(size: Size(width: 6, height: 9))
    let end = point.draw(into: &grid, at: Point(x: 1, y: 1))
    #expect(end == 3)
    #expect(grid.lines == Array(repeating: "", count: 8) + [" ██"])
  }

  @Test func blockTextStyleRunsFromTheFirstRowToTheLast() {
    var fractions: [Double] = []
    var grid = Grid(size: Size(width: 4, height: 4))
    BlockText("8").draw(into: &grid, at: .zero) { fraction in
      fractions.append(fraction)
      return .plain
    }
    #expect(fractions.first == 0 && fractions.last == 1)
  }
}
