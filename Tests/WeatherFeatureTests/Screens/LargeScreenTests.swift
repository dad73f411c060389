import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Screens from 190 columns on: the board, the current weather with hours and days, and the map
/// with the values.
@MainActor
@Suite(.sampleProgram)
struct LargeScreenTests {
  private nonisolated static let sizes = [
    Size(width: 190, height: 40), Size(width: 200, height: 60), Size(width: 250, height: 70),
    Size(width: 300, height: 100),
  ]

  private func state(_ size: Size, places: [Place] = FirstBoard.places) -> AppState {
    var state = Boards.program(size, places: places)
    state.settings.background = .unknown
    state.page.place = Sample.seoul
    state.shown.fetched = ScreenReports.full()
    return state
  }

  @Test(arguments: sizes)
  func threeColumnsFillTheScreen(size: Size) throws {
    let layout = PageLayout(of: state(size))
    let sections = layout.sections
    #expect(layout.breadth == .columns && layout.lastScroll == 0)
    #expect(BoardLayout(of: state(size)).frame.width == layout.window.x)
    for column in [[Section.current, .hourly, .daily], [.map, .detail]] {
      let frames = try column.map { try #require(sections[$0]) }
      #expect(frames.map(\.height).reduce(0, +) == layout.window.height)
      #expect(Set(frames.map(\.x)).count == 1 && Set(frames.map(\.width)).count == 1)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.y })
    }
  }

  /// If there is enough content, no column has more than six consecutive blank rows.
  @Test(arguments: sizes)
  func columnsHaveNoMoreThanSixBlankRows(size: Size) throws {
    let state = state(size)
    let grid = ScreenSample.grid(of: state)
    let layout = PageLayout(of: state)
    let left = try #require(layout.sections[.hourly])
    let board = BoardLayout(of: state)
    let columns = [
      Rect(x: 0, y: 1, width: board.width, height: board.bottom - 1),
      left.offsetBy(x: layout.window.x),
      try #require(layout.sections[.map]).offsetBy(x: layout.window.x),
    ]
    for column in columns {
      let rows = Rect(
        x: column.x, y: board.headings.y, width: column.width,
        height: board.bottom - board.headings.y)
      #expect(grid.blankRows(in: rows) <= 6, "\(column)")
    }
  }

  /// The next days and hours fill the rows below few places.
  @Test(arguments: [1, 2, 3, 5], [Size(width: 200, height: 60), Size(width: 250, height: 70)])
  func boardOfFewPlacesHasNoMoreThanSixBlankRows(count: Int, size: Size) throws {
    let places = Array(FirstBoard.places.prefix(count))
    var state = state(size, places: places)
    for place in places {
      var report = ScreenReports.full()
      report.place = place
      report.alerts = []
      state.forecasts.entries[place.id] = Forecast(fetched: report)
    }
    let board = BoardLayout(of: state)
    let rows = Rect(
      x: 0, y: board.headings.y, width: board.width, height: board.bottom - board.headings.y)
    let grid = ScreenSample.grid(of: state)
    #expect(grid.blankRows(in: rows) <= 6)
    let hasHours = grid.lines.contains { $0.prefix(board.width).contains("HOURLY") }
    #expect(hasHours || count > 2)
  }

  @Test func selectedHourIsMarkedInHoursValuesAndStrips() throws {
    var state = state(Size(width: 200, height: 60))
    AppReducer().press([.enter, .character("2")], &state)
    let before = ScreenSample.grid(of: state)
    AppReducer().press([.right, .right, .right], &state)
    let layout = PageLayout(of: state)
    let after = ScreenSample.grid(of: state)
    func changedColumns(_ area: Rect) -> Set<Int> {
      let cells = (area.x..<area.maxX).filter { x in
        // Every row of the column is marked, even if it contains other text.
        (area.y..<area.maxY).allSatisfy {
          before[x, $0].style.background != after[x, $0].style.background
        }
      }
      return Set(cells)
    }
    let detail = try #require(layout.sections[.detail]).splitTop(1).rest
    let value = try #require(DetailValue.all.firstIndex(of: .quantity(.temperature)))
    let row = DetailLayout(in: detail, layout).tiles[value].offsetBy(
      x: layout.window.x, y: layout.window.y)
    #expect(changedColumns(row).count == 1)
    let hours = try #require(layout.sections[.hourly]).offsetBy(
      x: layout.window.x, y: layout.window.y)
    #expect(!changedColumns(hours.splitBottom(3).bottom).isEmpty)
    let list = BoardLayout(of: state).list
    #expect(changedColumns(Rect(x: list.x, y: list.y + 4, width: list.width, height: 2)).count == 1)
  }

  /// Otherwise half of the section's rows would be blank.
  @Test(arguments: [(200, 60, false), (250, 70, true), (300, 100, true)])
  func currentWeatherHasItsFactsWhereTheColumnHasRoom(width: Int, height: Int, isShown: Bool) throws
  {
    let state = state(Size(width: width, height: height))
    let layout = PageLayout(of: state)
    let section = try #require(layout.sections[.current]).offsetBy(
      x: layout.window.x, y: layout.window.y)
    let grid = ScreenSample.grid(of: state)
    let text = (section.y..<section.maxY).map { y in
      (section.x..<section.maxX).map { grid[$0, y].text }.joined()
    }
    #expect(text.contains { $0.contains("Humidity") } == isShown)
  }

  @Test func airQualityGradeDoesNotShiftTheStrips() throws {
    func strips(_ pm25: Double) throws -> [[String]] {
      var state = state(Size(width: 200, height: 60))
      state.shown.fetched?.airQuality?.index = nil
      state.shown.fetched?.airQuality?.pm25 = pm25
      let layout = PageLayout(of: state)
      let detail = try #require(layout.sections[.detail]).offsetBy(
        x: layout.window.x, y: layout.window.y)
      let grid = ScreenSample.grid(of: state)
      return (detail.y + 1..<detail.y + 5).map { y in
        (detail.x + detail.width / 2..<detail.maxX).map { grid[$0, y].text }
      }
    }
    #expect(try strips(5) == strips(30) && strips(5) == strips(200))
  }

  @Test func hitTestMapsBothLinesOfARowToOnePlace() {
    var state = state(Size(width: 200, height: 60))
    let layout = BoardLayout(of: state)
    #expect(layout.rowHeight == 2 && layout.listCount == 20)
    for (row, index) in [(0, 0), (1, 0), (6, 3), (7, 3), (39, 19)] {
      #expect(layout.row(at: Point(x: 5, y: layout.list.y + row), of: state.board) == index)
    }
    #expect(layout.row(at: Point(x: 5, y: layout.list.y + 40), of: state.board) == nil)
    let click = MouseEvent(kind: .press, position: Point(x: 8, y: layout.list.y + 7))
    AppReducer().settle(&state, .input(.mouse(click)))
    #expect(state.board.list.selected == 3)
  }

  @Test func headingClickSortsTheBoard() throws {
    var state = state(Size(width: 200, height: 60))
    let columns = try #require(BoardView(state)?.columns)
    let y = BoardLayout(of: state).headings.y
    func click(_ x: Int) {
      let mouse = MouseEvent(kind: .press, position: Point(x: x, y: y))
      AppReducer().settle(&state, .input(.mouse(mouse)))
    }
    click(try #require(columns.frames[.temperature]).x)
    #expect(state.board.order == .temperature)
    #expect(ScreenSample.grid(of: state).lines[y].contains("°C▾"))
    click(columns.margin)
    #expect(state.board.order == .name)
  }

  @Test func precipitationIsDrawnBelowTheStrip() throws {
    var report = ScreenReports.full()
    for index in report.hourly.indices { report.hourly[index].precipitation = 0 }
    let now = Sample.now
    let hours = report.value.hours(from: now)
    let wet = try #require(report.hourly.firstIndex { $0.time == hours[5].time })
    report.hourly[wet].precipitation = 2
    let strip = try #require(BoardStrip(report.value, from: now, count: 24, chosen: nil))
    let theme = Theme(ColorScheme(theme: .auto, background: .unknown))
    var grid = Grid(size: Size(width: 24, height: 2))
    strip.draw(
      into: &grid, in: grid.bounds, scale: Scale(0, 20), theme: theme, isLoading: false)
    // The upper half of the cell is filled: a lower half block in the colour of the background.
    let cell = grid[5, 1]
    #expect(cell.text == "▄" && cell.style.background == theme.water(2).foreground)
    #expect((0..<24).filter { grid[$0, 1].text != " " } == [5])
    #expect((0..<24).allSatisfy { grid[$0, 0].text != " " })
  }

  @Test func dayPanelShowsMoreColumnsOnWideScreens() {
    for (width, isWide) in [(120, false), (200, true)] {
      var state = Sample.state(Size(width: width, height: 60))
      state.shown.fetched = ScreenReports.full()
      AppReducer().press([.character("3"), .right, .enter], &state)
      let lines = ScreenSample.grid(of: state).lines
      #expect(lines.contains { $0.contains("Humidity") && $0.contains("Pressure hPa") } == isWide)
      #expect(lines.contains { $0.contains("Humidity") && $0.contains("Cloud") } == isWide)
    }
  }

  /// From midnight to midnight under the bar, with the clock below the last day.
  @Test func dayRowsShowHourlyPrecipitation() throws {
    var state = state(Size(width: 200, height: 60))
    state.shown.fetched?.value.hourly.indices.forEach {
      state.shown.fetched?.value.hourly[$0].precipitation = 0
    }
    func strip() throws -> (bar: Rect, grid: Grid) {
      let report = try #require(state.shown.fetched)
      let layout = PageLayout(of: state)
      let page = PageContext(slice: PageView.Slice(state), fetched: report, breadth: .columns)
      let area = try #require(layout.sections[.daily]).splitTop(1).rest
      return (
        DayColumns(page: page, area: area).bar.offsetBy(x: layout.window.x, y: layout.window.y),
        ScreenSample.grid(of: state)
      )
    }
    let dry = try strip()
    let blank = (dry.bar.x..<dry.bar.maxX).map { dry.grid[$0, dry.bar.y + 3].style.background }
    #expect(Set(blank).count == 1)
    let tomorrow = LocalDate(
      dayNumber: ScreenReports.full().value.localTime(state.now).date.dayNumber + 1)
    let noon = try #require(
      state.shown.fetched?.value.hourly.firstIndex {
        let time = ScreenReports.full().value.localTime($0.time)
        return time.date == tomorrow && time.hour == 12
      })
    state.shown.fetched?.value.hourly[noon].precipitation = 4
    let (bar, grid) = try strip()
    let water = Theme(state.settings.colorScheme).water(4).foreground
    let wet = (bar.x..<bar.maxX).filter { grid[$0, bar.y + 3].style.background == water }
    let middle = bar.x + Int((Double(bar.width) / 2).rounded())
    // The steps of the sample begin half an hour after the full one.
    #expect(wet.first == middle + 1 && (1...4).contains(wet.count))
    #expect((bar.x..<bar.maxX).allSatisfy { grid[$0, bar.y + 5].style.background != water })
    let clock = bar.y + 2 * ScreenReports.full().daily.count
    #expect(grid[middle, clock].text + grid[middle + 1, clock].text == "12")
  }

  @Test func headingShowsHoursOfASharedClockElseOffsets() throws {
    let state = state(Size(width: 200, height: 60))
    let heading = ScreenSample.grid(of: state).lines[BoardLayout(of: state).headings.y].prefix(46)
    #expect(heading.contains("21 00 03"))
    let honolulu = Place(
      id: "h", name: "Honolulu", coordinate: Coordinate(latitude: 21.3, longitude: -157.86),
      timeZoneIdentifier: "Pacific/Honolulu")
    var others = self.state(Size(width: 200, height: 60), places: [Sample.seoul, honolulu])
    others.forecasts.entries[honolulu.id]?.fetched?.timeZone = try #require(
      PlaceTimeZone(identifier: "Pacific/Honolulu", at: Sample.now))
    let line = ScreenSample.grid(of: others).lines[BoardLayout(of: others).headings.y].prefix(46)
    #expect(line.contains("+6") && line.contains("+12") && !line.contains("00"))
  }

  @Test func summaryShowsWarmestPlaceAndWarnings() {
    var state = state(Size(width: 200, height: 60))
    let busan = FirstBoard.places.first { $0.name == "Busan" } ?? Sample.busan
    state.forecasts.entries[busan.id]?.fetched?.current.temperature = 31
    state.forecasts.entries[busan.id]?.fetched?.alerts = ScreenReports.warnings
    let summary = BoardLayout(of: state).summary
    let lines = ScreenSample.grid(of: state).lines[summary.y..<summary.maxY].map { $0.prefix(46) }
    #expect(lines.contains { $0.contains("Warmest") && $0.contains("Busan") && $0.contains("31°") })
    #expect(lines.first?.contains(Language.english.words.warnings.title) == true)
    #expect(lines.contains { $0.contains("Busan") && $0.contains("Heavy Snow") })
  }

  @Test func warningsAcrossPlacesAreSortedBySeverity() throws {
    var state = state(Size(width: 200, height: 60))
    for id in state.forecasts.entries.keys { state.forecasts.entries[id]?.fetched?.alerts = [] }
    let severities: [WeatherWarning.Severity?] = [.minor, nil, .severe]
    for (place, severity) in zip(FirstBoard.places, severities) {
      var warning = ScreenReports.warnings[0]
      warning.severity = severity
      state.forecasts.entries[place.id]?.fetched?.alerts = [warning]
    }
    let listed = state.forecasts.worstWarnings(of: state.favourites, at: state.now)
    #expect(listed.map(\.warning.severity) == [.severe, nil, .minor])
    let summary = BoardLayout(of: state).summary
    let lines = ScreenSample.grid(of: state).lines[summary.y..<summary.maxY].map { $0.prefix(46) }
    let names = try [2, 1, 0].map { index in
      try #require(lines.firstIndex { $0.contains(FirstBoard.places[index].name) })
    }
    #expect(names == names.sorted())
  }

  @Test func selectionMoveRedrawsOnlyTwoRows() {
    var state = state(Size(width: 200, height: 60))
    state.page.place = state.board.selected
    let store = Store(initialState: state, reducer: AppReducer())
    let renderer = FrameRenderer(store: store, screen: TestScreen(size: state.size))
    renderer.drawIfNeeded()
    let before = renderer.counters.drawn
    #expect(before[.boardSummary] == 1)
    store.send(.input(.key(.down)))
    renderer.drawIfNeeded()
    let after = renderer.counters.drawn
    #expect(after[.boardSummary] == 1)
    #expect(after[.boardRow] ?? 0 == (before[.boardRow] ?? 0) + 2)
  }

  @Test func hoursBeyondTheForecastAreBlank() throws {
    var report = ScreenReports.full()
    let ahead = report.value.hours(from: Sample.now)
    report.hourly.removeAll { $0.time > ahead[11].time }
    let strip = try #require(BoardStrip(report.value, from: Sample.now, count: 24, chosen: nil))
    var grid = Grid(size: Size(width: 24, height: 1))
    strip.draw(
      into: &grid, in: grid.bounds, scale: Scale(0, 20), theme: Theme(.mono, on: .unknown),
      isLoading: false)
    #expect((0..<12).allSatisfy { grid[$0, 0].text != " " })
    #expect((12..<24).allSatisfy { grid[$0, 0].text == " " })
  }

  @Test(arguments: sizes)
  func moonFillsItsPanel(size: Size) throws {
    var state = Sample.state(size)
    state.shown.fetched = ScreenReports.full()
    AppReducer().press([.character("5"), .enter], &state)
    state.page.detail = try #require(DetailValue.values(of: state.report).firstIndex(of: .moon))
    let blank =
      ScreenSample.grid(of: state).lines
      .split { line in !line.allSatisfy { $0 == " " } }.map(\.count).max() ?? 0
    #expect(blank <= 6)
  }

  @Test(arguments: [(24, false), (40, true)])
  func tallChartsLabelTheQuarters(height: Int, hasQuarters: Bool) throws {
    var state = Sample.state(Size(width: 120, height: height))
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.value.hourly.indices.forEach {
      state.shown.fetched?.value.hourly[$0].humidity = 60
    }
    AppReducer().press([.character("5"), .enter], &state)
    state.page.detail = try #require(
      DetailValue.values(of: state.report).firstIndex(of: .quantity(.humidity)))
    let lines = ScreenSample.grid(of: state).lines
    for label in [" 25% ", " 75% "] {
      #expect(lines.contains { $0.contains(label) } == hasQuarters, "\(label)")
    }
    #expect(lines.contains { $0.contains(" 50% ") })
  }

  @Test(arguments: [(80, false), (200, true)])
  func wideScaleOfAirQualityNamesItsClassesInFull(width: Int, isFull: Bool) throws {
    let state = state(Size(width: 200, height: 60))
    let page = PageContext(
      slice: PageView.Slice(state), fetched: try #require(state.shown.fetched), breadth: .wide)
    var grid = Grid(size: Size(width: width, height: 3))
    ClassScaleBar(AirClass(index: 20, scale: .us), page).draw(into: &grid, in: grid.bounds)
    let name = page.words.names.airClass(AirClass(index: 120, scale: .us))
    #expect(grid.lines[2].contains(name) == isFull)
  }

  @Test(arguments: [(120, "▼ 40%", "▽ 90%"), (24, "▼", "▽")])
  func marksOfAScaleShowTheirValues(width: Int, current: String, greatest: String) throws {
    var state = state(Size(width: 200, height: 60))
    state.shown.fetched?.value.current.cloudCover = 40
    state.shown.fetched?.value.hourly.indices.forEach {
      state.shown.fetched?.value.hourly[$0].cloudCover = 90
    }
    let page = PageContext(
      slice: PageView.Slice(state), fetched: try #require(state.shown.fetched), breadth: .wide)
    var grid = Grid(size: Size(width: width, height: 3))
    try #require(ClassScaleBar(.cloudCover, hours: page.nextDay, page))
      .draw(into: &grid, in: grid.bounds)
    #expect(grid.lines[0].split(separator: " ").joined(separator: " ") == "\(current) \(greatest)")
  }

  @Test func panelNamesTheExtremesOfTheHoursAhead() {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    #expect(!ScreenSample.grid(of: state).lines.contains { $0.contains("▴") })
    AppReducer().press([.character("5"), .enter], &state)
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines.contains { $0.contains("▴") && $0.contains("▾") })
  }

  @Test func amountHasNoLeastValue() throws {
    let state = state(Size(width: 200, height: 60))
    let page = PageContext(
      slice: PageView.Slice(state), fetched: try #require(state.shown.fetched), breadth: .wide)
    let series = try #require(DetailSeries(.precipitation, hours: page.hours, page))
    let (high, low) = series.extremes(page)
    #expect(high?.hasPrefix("▴") == true && low == nil)
  }

  /// Today and days that the forecast covers only in part have no range.
  @Test func panelListsTheRangesOfWholeDays() throws {
    var state = Sample.state(Size(width: 120, height: 40))
    var report = ScreenReports.full()
    let now = Sample.now
    let hour = try #require(report.hourly.first)
    report.value.hourly = (0..<60).map { index in
      var next = hour
      next.time = now + TimeInterval(index * 3600) - 2520
      next.temperature = Double(index % 24)
      return next
    }
    state.shown.fetched = report
    AppReducer().press([.character("5"), .enter], &state)
    let lines = ScreenSample.grid(of: state).lines.joined(separator: "\n")
    #expect(lines.contains("Sun 22   ▾ 0°  ▴ 23°"))
    #expect(!lines.contains("Sat 21   ▾") && !lines.contains("Tue 24   ▾"))
  }

  @Test func daysNameConditionsInFullBesideTheBoard() throws {
    var state = state(Size(width: 200, height: 60))
    state.shown.fetched?.value.daily.indices.forEach {
      state.shown.fetched?.value.daily[$0].condition = .partlyCloudy
    }
    let page = PageContext(
      slice: PageView.Slice(state), fetched: try #require(state.shown.fetched), breadth: .columns)
    let area = Rect(x: 0, y: 0, width: 83, height: 20)
    #expect(DayColumns(page: page, area: area).hasWholeConditions)
  }

  @Test func tableOfHoursNamesConditionsInFullBeforeItsHeadings() {
    var state = Sample.state(Size(width: 80, height: 24))
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.value.hourly.indices.forEach { index in
      var hour = ScreenReports.full().hourly[index]
      hour.condition = .partlyCloudy
      hour.temperature = 12
      hour.precipitationProbability = 1
      hour.precipitation = 0
      hour.windSpeed = 3
      hour.windGust = 5
      state.shown.fetched?.value.hourly[index] = hour
    }
    AppReducer().press([.character("3"), .right, .enter], &state)
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines.count { $0.contains("Partly cloudy") } > 5)
    #expect(!lines.contains { $0.contains("ptly cloudy") })
  }
}
