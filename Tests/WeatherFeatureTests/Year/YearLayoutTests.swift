import TerminalUI
import Testing
import WeatherModel

@testable import WeatherFeature

/// The columns of the year's charts and the rows below them.
@MainActor
@Suite(.sampleProgram)
struct YearLayoutTests {
  @Test func weeksAndMonthsKeepTheirColumns() {
    for width in 104...190 {
      let columns = YearLayout.Columns(x: 3, width: width)
      for week in 0..<ClimateNormals.weekCount {
        #expect(columns.week(columns.column(ofWeek: week)) == week, "\(width)")
      }
      #expect(columns.week(0) == 0 && columns.week(width - 1) == ClimateNormals.weekCount - 1)
      #expect(columns.week(-5) == 0 && columns.week(width + 5) == ClimateNormals.weekCount - 1)
      for month in 1...12 {
        let range = columns.columns(ofMonth: month)
        #expect(range.allSatisfy { columns.month($0) == month }, "\(width)")
        let first = LocalDate(year: 2026, month: month, day: 1)
        #expect(columns.column(of: first) == range.lowerBound, "\(width)")
      }
      #expect(columns.column(of: LocalDate(year: 2026, month: 12, day: 31)) == width - 1)
      #expect(columns.month(0) == 1 && columns.month(width - 1) == 12)
    }
  }

  @Test func everyDateIsInAColumnOfItsWeek() {
    for width in [20, 34, 52, 73, 104, 110, 190, 290] {
      let columns = YearLayout.Columns(x: 3, width: width)
      var last = 0
      for index in 0..<ClimateNormals.dayCount {
        let date = ClimateNormals.date(ofDay: index, in: 2024)
        let column = columns.column(of: date)
        #expect(columns.isColumn(column, ofWeek: ClimateNormals.week(of: date)), "\(width) \(date)")
        #expect((last..<width).contains(column), "\(width) \(date)")
        last = column
      }
    }
  }

  @Test(arguments: [(Provider.sample, true), (.metNorway, false)])
  func theYearSaysWhileItIsComputed(provider: Provider, isNamed: Bool) {
    var state = Sample.state(Size(width: 80, height: 24))
    state.forecasts.provider = provider
    state.forecasts.climateRequest = Sample.seoul.id
    state.page.place = Sample.seoul
    state.year = YearState()
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines.contains { $0.contains("Computing the year") } == isNamed)
  }

  /// Months are named at the same distance from each other, and some always are.
  @Test(
    arguments: [
      (60, 3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), (60, 5, [1, 3, 5, 7, 9, 11]),
      (40, 3, [1, 3, 5, 7, 9, 11]), (40, 7, [1, 4, 7, 10]), (40, 8, [1, 5, 9]), (30, 8, [1, 7]),
      (20, 9, [1]),
    ])
  func monthsAreNamedAtEvenDistances(width: Int, letters: Int, months: [Int]) {
    let plot = YearPlot(
      area: Rect(x: 5, y: 0, width: width, height: 1),
      columns: YearLayout.Columns(x: 5, width: width), theme: .terminal, thisWeek: 3,
      chosenWeek: 20, thisMonth: 1)
    var grid = Grid(size: Size(width: width + 5, height: 2))
    let names = "abcdefghijkl".map { String(repeating: $0, count: letters) }
    plot.drawMonths(into: &grid, y: 1) { names[$0 - 1] }
    let shown = grid.lines[1].split(separator: " ").map(String.init)
    #expect(shown == months.map { names[$0 - 1] })
  }

  @Test(
    arguments: [
      ([], 10, 0), ([10], 10, 1), ([30], 10, 1), ([10, 10], 23, 1), ([10, 10], 22, 2),
      ([10, 10, 5], 31, 1), ([10, 10, 5], 30, 2), ([30, 30], 10, 2),
    ] as [([Int], Int, Int)])
  func factsWrapWithThreeBlanksBetweenThem(widths: [Int], width: Int, rows: Int) {
    #expect(YearSummary.rows(of: widths, width: width) == rows)
  }

  private func place(_ latitude: Double) -> Place {
    Place(id: "p", name: "P", coordinate: Coordinate(latitude: latitude, longitude: 10))
  }

  @Test func shortestAndLongestDayAreAtTheSolstices() throws {
    let north = try #require(YearDaylight.extremes(at: place(48), in: 2026))
    #expect(north.shortest.date.month == 12 && north.longest.date.month == 6)
    #expect((8.2...8.7).contains(north.shortest.length / 3600))
    #expect((15.8...16.3).contains(north.longest.length / 3600))
    let south = try #require(YearDaylight.extremes(at: place(-48), in: 2026))
    #expect(south.shortest.date.month == 6 && south.longest.date.month == 12)
    for day in [north.shortest.date, south.longest.date] { #expect((21...22).contains(day.day)) }
    #expect(YearDaylight.extremes(at: place(70), in: 2026) == nil)
    #expect(YearDaylight.extremes(at: place(-70), in: 2026) == nil)
  }

  @Test func daylightOfAWeekIsThatOfItsMiddle() {
    let hours = YearDaylight.hours(at: place(48), in: 2026)
    #expect(hours.count == ClimateNormals.weekCount)
    // The fourth day of the first week, and of the week of the solstice.
    for (week, date) in [
      (0, LocalDate(year: 2026, month: 1, day: 4)), (24, LocalDate(year: 2026, month: 6, day: 20)),
    ] {
      #expect(hours[week] == YearDaylight.length(on: date, at: place(48)) / 3600)
    }
    #expect(hours.allSatisfy { (8.0...16.5).contains($0) })
  }

  private func plot(_ theme: Theme) -> YearPlot {
    YearPlot(
      area: Rect(x: 5, y: 10, width: 60, height: 8),
      columns: YearLayout.Columns(x: 5, width: 60), theme: theme, thisWeek: 3, chosenWeek: 20,
      thisMonth: 1)
  }

  @Test func heightsAreEighthsOfARow() {
    let plot = plot(.terminal)
    let scale = Scale(0, 32)
    #expect([0, 0.25, 16, 32].map { plot.height(of: $0, on: scale) } == [0, 1, 32, 64])
    for (height, row) in [
      (0, 17), (1, 17), (8, 17), (9, 16), (16, 16), (17, 15), (64, 10), (99, 10),
    ] {
      #expect(plot.row(at: height) == row, "\(height)")
    }
  }

  /// Returns the glyphs of a bar from the bottom up.
  private func bar(from low: Int, to high: Int, _ theme: Theme) -> String {
    var grid = Grid(size: Size(width: 70, height: 20))
    plot(theme).drawBar(column: 2, from: low, to: high, into: &grid) { _ in
      Style(foreground: .rgb(9, 9, 9))
    }
    return (10..<18).reversed().map { y in
      let cell = grid[7, y]
      return cell.style.background == .rgb(9, 9, 9) && cell.text == " " ? "█" : cell.text
    }.joined()
  }

  @Test(arguments: [Theme.terminal, .dark])
  func barsEndAtTheirEighths(theme: Theme) {
    #expect(bar(from: 0, to: 20, theme) == "██▄     ")
    #expect(bar(from: 0, to: 64, theme) == "████████")
    #expect(bar(from: 0, to: 1, theme) == "▁       ")
    #expect(bar(from: 12, to: 12, theme) == "        ")
    // A bar that begins within a row covers the rest of it.
    #expect(bar(from: 12, to: 24, theme) == " ▄█     ")
    #expect(bar(from: 16, to: 27, theme) == "  █▃    ")
  }
}
