import TerminalUI
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The rows and columns of the board at the sizes where they change.
@Suite struct BoardLayoutTests {
  private func layout(_ width: Int, _ height: Int, places: Int, isFiltering: Bool = false)
    -> BoardLayout
  {
    var state = Sample.state(Size(width: width, height: height))
    state.settings.provider = .sample
    state.favourites = (0..<places).map {
      Place(id: "p\($0)", name: "P", coordinate: Coordinate(latitude: 0, longitude: 0))
    }
    state.board.panel = BoardPanel()
    if isFiltering { state.board.panel?.filter = TextFieldState() }
    return BoardLayout(of: state)
  }

  /// Above the list are the title and the headings, below it the footer.
  @Test(
    arguments: [
      (99, 60, 3, 1), (100, 60, 3, 6), (120, 48, 20, 2), (120, 47, 20, 1), (120, 60, 8, 5),
      (120, 60, 9, 4), (120, 60, 11, 4), (120, 60, 12, 3), (120, 60, 26, 2), (120, 60, 27, 1),
      (120, 73, 23, 3), (120, 75, 24, 2),
    ])
  func rowsGrowWithTheHeightOfTheScreen(width: Int, height: Int, places: Int, rows: Int) {
    let layout = layout(width, height, places: places)
    #expect(layout.rowHeight == rows)
    #expect(layout.hasStrips == (rows > 1))
    #expect(layout.listCount == layout.list.height / rows && layout.listCount >= places)
  }

  @Test(arguments: [(189, false), (190, true)])
  func pageIsBesideTheBoardFrom190Columns(width: Int, isBeside: Bool) {
    let layout = layout(width, 60, places: 3)
    #expect(layout.isBesidePage == isBeside)
    #expect(layout.width == (isBeside ? 46 : width))
    #expect(layout.frame.width == (isBeside ? 47 : width))
    #expect(layout.summary.isEmpty != isBeside && layout.preview.isEmpty == isBeside)
    #expect(layout.headings.height == (isBeside ? 1 : 2))
  }

  /// The board takes columns from the page, which keeps its two columns of sections.
  @Test(arguments: [(5, 46), (10, 46), (11, 47), (17, 53), (18, 54), (40, 54)])
  func longNamesWidenTheBoardBesideThePage(name: Int, width: Int) {
    var state = Sample.state(Size(width: 190, height: 50))
    state.board.panel = BoardPanel()
    state.favourites = [
      Place(
        id: "p", name: String(repeating: "a", count: name),
        coordinate: Coordinate(latitude: 0, longitude: 0))
    ]
    #expect(BoardLayout(of: state).width == width)
    let page = PageLayout(of: state)
    #expect(page.window.x == width + 1 && page.header.x == width + 1)
    #expect(page.breadth == .columns)
    let columns = BoardColumns(
      width: width, names: [String(repeating: "a", count: name)], hasAges: false, hasStrips: true,
      lines: 2, format: WeatherFormat(units: .metric, words: Language.english.words))
    #expect(columns.frames[.hours]?.width == 24)
    #expect(columns.frames[.name]?.width == max(8, min(name, 18)))
  }

  @Test func filterTakesTheRowBelowTheTitle() {
    let (plain, filtered) = (
      layout(80, 24, places: 3), layout(80, 24, places: 3, isFiltering: true)
    )
    #expect(plain.filter.isEmpty && filtered.filter == Rect(x: 0, y: 1, width: 80, height: 1))
    #expect(plain.headings.y == 1 && filtered.headings.y == 2)
    #expect(plain.list.y == 2 && filtered.list.y == 3)
  }

  @Test(arguments: [(9, 0), (10, 1)])
  func headingsNeedEightRows(height: Int, headings: Int) {
    #expect(layout(80, height, places: 3).headings.height == headings)
  }

  /// Title, headings, a blank row and the footer leave the rest to the list and the preview.
  @Test func previewTakesFourTo48RowsBelowTheList() {
    let narrow = layout(80, 4 + 3 + 4, places: 3)
    #expect(narrow.preview == Rect(x: 0, y: 6, width: 80, height: 4) && narrow.list.height == 3)
    let full = layout(80, 4 + 3 + 3, places: 3)
    #expect(full.preview.isEmpty && full.list.height == 7)
    #expect(layout(80, 4 + 3 + 48, places: 3).preview.height == 48)
    #expect(layout(80, 4 + 3 + 49, places: 3).preview.height == 48)
  }
}

@Suite struct BoardRainTests {
  @Test(arguments: [(20, 0), (11, 0), (10, 1), (8, 1), (7, 2), (5, 2), (1, 2)])
  func nextRainKeepsItsHourWhereTheMinutesDoNotFit(width: Int, form: Int) {
    let texts = ["☂ Tue 12:00", "☂ Tue 12", "☂ Tue"]
    let rain = BoardRowView.Rain(texts: texts, condition: .rain)
    #expect(rain.text(width: width) == texts[form])
  }

  @Test func nextRainHasAFormForEachWidth() throws {
    let format = WeatherFormat(DisplaySettings())
    var report = ScreenReports.full().value
    report.nowcast = nil
    report.current.condition = .cloudy
    report.current.precipitationRate = 0
    for index in report.hourly.indices {
      report.hourly[index].precipitation = 0
      report.hourly[index].precipitationProbability = 0
      report.hourly[index].condition = .cloudy
    }
    let wet = try #require(report.hourly.firstIndex { $0.time > Sample.now + 20 * 3600 })
    report.hourly[wet].precipitation = 3
    report.hourly[wet].precipitationProbability = 0.9
    report.hourly[wet].condition = .rain
    let rain = try #require(BoardRowView.rain(report, at: Sample.now, .art, format))
    let begin = try #require(NextPrecipitation(report, at: Sample.now)?.begin)
    let day = format.words.time.weekdayShort(begin.date.weekday)
    let clock = format.clock(begin)
    #expect(
      rain.texts.map { String($0.dropFirst(2)) }
        == ["\(day) \(clock)", "\(day) \(clock.prefix(2))", day])
  }
}

@Suite struct BoardColumnsTests {
  private let format = WeatherFormat(units: .metric, words: Language.english.words)

  private func columns(
    _ width: Int, name: Int = 30, hasAges: Bool = true, hasStrips: Bool = false, lines: Int = 1
  ) -> BoardColumns {
    BoardColumns(
      width: width, names: [String(repeating: "a", count: name), "b"], hasAges: hasAges,
      hasStrips: hasStrips, lines: lines, format: format)
  }

  private func end(_ columns: BoardColumns) -> Int {
    columns.frames.values.map(\.maxX).max() ?? 0
  }

  @Test(arguments: [true, false])
  func longNamesAndBarsFillTheWidth(hasAges: Bool) {
    for width in 20...220 {
      #expect(end(columns(width, hasAges: hasAges)) == width - 1, "\(width)")
    }
  }

  @Test func windOfASecondLineIsInTheMiddleBetweenSumAndHumidity() {
    for width in 60...250 {
      let columns = columns(width, hasStrips: true, lines: 2)
      guard let high = columns.frames[.high] else { continue }
      let second = columns.secondLine
      let (left, right) = (
        second.wind.x - second.sum.maxX, second.humidity.x - 1 - second.wind.maxX
      )
      #expect(second.humidity.maxX == high.maxX, "\(width)")
      #expect(left == right || left + 1 == right, "\(width)")
    }
  }

  @Test(arguments: [1, 2])
  func pairedRowsFillTheWidth(lines: Int) {
    for width in 46...220 {
      let columns = columns(width, hasStrips: true, lines: lines)
      #expect(end(columns) <= width - 1, "\(width)")
      if columns.frames[.bar] != nil { #expect(end(columns) == width - 1, "\(width)") }
    }
  }

  @Test(arguments: [(20, 2), (59, 2), (60, 3), (200, 3)])
  func marginGrowsFromSixtyColumns(width: Int, margin: Int) {
    #expect(columns(width).margin == margin && columns(width).frames[.name]?.x == margin)
  }

  @Test func namesTakeTheirLengthUpTo26Columns() {
    for (name, width) in [(3, 8), (8, 8), (9, 9), (25, 25), (26, 26), (27, 26), (60, 26)] {
      #expect(columns(200, name: name).frames[.name]?.width == width, "\(name)")
    }
    #expect(columns(20).frames[.name]?.width == 10)
    #expect(columns(19).frames[.name]?.width == 9)
  }

  @Test func barsAreNeverShorterThanTheirMinimum() {
    let all = (40...240).map { columns($0) }
    #expect(all.compactMap { $0.frames[.bar]?.width }.min() == 8)
    let withHours = all.filter { $0.frames[.hours] != nil }
    #expect(withHours.compactMap { $0.frames[.bar]?.width }.min() == 18)
    #expect(Set(withHours.compactMap { $0.frames[.hours]?.width }) == [18])
    #expect(all.contains { $0.frames[.rain] != nil && $0.frames[.bar]?.width ?? 0 < 18 })
    #expect(columns(600).frames[.bar]?.width == 120)
  }

  @Test func gapsBetweenColumnsAreOneOrTwo() {
    let single: Set<BoardColumns.Column> = [
      .condition, .low, .bar, .high, .alert, .icon, .temperature,
    ]
    for columns in [columns(240), columns(80), columns(150, hasStrips: true, lines: 2)] {
      let frames = columns.frames.sorted { $0.key < $1.key }
      for (one, next) in zip(frames, frames.dropFirst()) {
        #expect(next.value.x - one.value.maxX == (single.contains(next.key) ? 1 : 2))
      }
    }
  }

  @Test func pairedRowsShowOneOrTwoDaysOfHours() {
    let all = (46...240).map { columns($0, hasStrips: true, lines: 2) }
    let widths = all.compactMap { $0.frames[.hours]?.width }
    #expect(Set(widths) == [24, 48] && widths == widths.sorted())
    for columns in all where columns.frames[.hours] != nil {
      #expect(columns.hourCount == columns.frames[.hours]?.width)
      #expect(columns.isPaired)
    }
    let withBars = all.filter { $0.frames[.bar] != nil }
    #expect(withBars.compactMap { $0.frames[.bar]?.width }.min() == 18)
    #expect(!columns(150).isPaired && columns(150).hourCount == 24)
  }

  @Test func secondLineOfABoardBesideThePageHasNoteAndWind() {
    let columns = columns(46, hasStrips: true, lines: 2)
    let line = columns.secondLine
    #expect(columns.frames[.low] == nil && line.sum.isEmpty && line.humidity.isEmpty)
    #expect(line.wind.maxX == columns.frames[.temperature]?.maxX && line.wind.width == 6)
    #expect(line.note.x == columns.margin && line.note.maxX == line.wind.x - 1)
    #expect(line.note.y == 1 && line.wind.y == 1)
  }

  @Test func secondLineOfAWideBoardIsBelowTheBar() throws {
    let columns = columns(150, hasStrips: true, lines: 2)
    let (low, high) = (try #require(columns.frames[.low]), try #require(columns.frames[.high]))
    let line = columns.secondLine
    #expect(line.sum == Rect(x: low.x, y: 1, width: 9, height: 1))
    #expect(line.humidity == Rect(x: high.maxX - 6, y: 1, width: 6, height: 1))
    #expect(line.note.x == columns.margin)
    #expect(line.note.maxX == columns.frames[.temperature]?.maxX)
    // The wind is in the middle between the sum and the blank before the humidity.
    let (left, right) = (line.wind.x - line.sum.maxX, line.humidity.x - 1 - line.wind.maxX)
    #expect(line.wind.width == 6 && [0, 1].contains(right - left))
  }

  @Test func namesOf18ColumnsAreWholeBeforeHumidityIsShown() {
    let shown = (40...220).map { columns($0, name: 18) }.filter { $0.frames[.humidity] != nil }
    #expect(!shown.isEmpty)
    #expect(shown.allSatisfy { $0.frames[.name]?.width ?? 0 >= 18 })
  }
}
