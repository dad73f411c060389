import TerminalUI
import WeatherModel
import WeatherWords

/// The positions of a year's charts: one below the other, in rows that scroll between the title and
/// the line of the chosen week.
struct YearLayout: Equatable, Sendable {
  /// The columns of a chart, with their weeks and months.
  struct Columns: Equatable, Sendable {
    /// The first column, relative to the panel.
    let x: Int
    let width: Int

    /// Returns the week of a column, counted from the first one of the chart.
    func week(_ column: Int) -> Int {
      let count = ClimateNormals.weekCount
      return max(0, min(count - 1, column * count / max(1, width)))
    }

    /// Returns the column in the middle of a week.
    func column(ofWeek week: Int) -> Int {
      max(0, min(width - 1, (2 * week + 1) * width / (2 * ClimateNormals.weekCount)))
    }

    /// Returns whether a column belongs to a week. If weeks share columns, only the middle one
    /// does.
    func isColumn(_ column: Int, ofWeek week: Int) -> Bool {
      self.week(column) == week || self.column(ofWeek: week) == column
    }

    /// Returns the column of a date, which is one of its week.
    func column(of date: LocalDate) -> Int {
      let week = ClimateNormals.week(of: date)
      let (first, end) = (firstColumn(ofWeek: week), firstColumn(ofWeek: week + 1))
      guard end - first > 1 else { return column(ofWeek: week) }
      let days = ClimateNormals.days(ofWeek: week)
      let day = ClimateNormals.dayIndex(of: date) - days.lowerBound
      return first + day * (end - first) / days.count
    }

    /// Returns the first column of a week that has columns of its own.
    private func firstColumn(ofWeek week: Int) -> Int {
      (week * width + ClimateNormals.weekCount - 1) / ClimateNormals.weekCount
    }

    /// Returns the columns of a month, counted from 1.
    func columns(ofMonth month: Int) -> Range<Int> {
      func start(_ month: Int) -> Int {
        month > 12 ? width : column(of: LocalDate(year: 2024, month: month, day: 1))
      }
      return start(month)..<max(start(month), start(month + 1))
    }

    func month(_ column: Int) -> Int {
      (1...12).last { columns(ofMonth: $0).lowerBound <= column } ?? 1
    }
  }

  /// A part of the year screen, including its heading.
  enum Part: Equatable, Sendable { case summary, temperature, precipitation, daylight }

  /// The width of the temperature labels at the left.
  private static let margin = 5
  /// The minimum height for the summary above the charts; otherwise it is below them.
  private static let summaryFirstFrom = 16
  /// The minimum height of precipitation with the months below it.
  static let precipitationWithMonths = 1 + 3 + 1
  /// The minimum height for all facts of the summary.
  private static let wholeSummaryFrom = 24

  /// The whole panel on the screen.
  let window: Rect
  /// The rows that scroll, relative to the panel.
  let body: Rect
  /// The line of the chosen week, relative to the panel.
  let weekLine: Rect
  let columns: Columns
  /// The parts in the rows that scroll, from the first row on.
  let parts: [(part: Part, rows: Range<Int>)]
  /// The number of rows of all parts.
  let height: Int
  let summary: [YearSummary.Line]

  /// The maximum scroll position.
  var lastScroll: Int { max(0, height - body.height) }

  init(_ slice: YearSlice) {
    window = PageLayout(slice.layout).window
    let margin = window.width < 60 ? 1 : 2
    let below = Rect(window.size).splitTop(1).rest
    let isShown = slice.normals != nil
    let week = YearSummary.weekParts(slice)
    let lines = YearSummary.rows(
      of: week.map { TextWidth.of($0.text) }, width: window.width - 2 * margin)
    let weekRows = isShown ? min(lines, window.height >= 8 ? 2 : 1) : 0
    let split = below.splitBottom(weekRows)
    body = split.rest.inset(left: margin, right: margin)
    weekLine = split.bottom.inset(left: margin, right: margin)
    columns = Columns(
      x: body.x + Self.margin, width: max(1, body.width - Self.margin - (margin - 1)))
    let hasBars = YearBars.isShown(slice, width: body.width)
    summary = YearSummary.lines(
      slice, width: hasBars ? body.width - YearBars.width - 3 : body.width,
      isWhole: body.height >= Self.wholeSummaryFrom)
    (parts, height) = Self.parts(
      slice, in: body.height,
      summary: isShown && hasBars ? max(summary.count, YearBars.height) : summary.count)
  }

  /// Returns the week under a point of the screen; nil outside the charts.
  func week(at point: Point) -> Int? {
    let column = point.x - window.x - columns.x
    let y = point.y - window.y
    guard (0..<columns.width).contains(column), (body.y..<body.maxY).contains(y) else { return nil }
    return columns.week(column)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.window == right.window && left.body == right.body && left.weekLine == right.weekLine
      && left.columns == right.columns && left.height == right.height
      && left.summary == right.summary && left.parts.map(\.part) == right.parts.map(\.part)
      && left.parts.map(\.rows) == right.parts.map(\.rows)
  }

  private static func parts(
    _ slice: YearSlice, in room: Int, summary: Int
  ) -> ([(part: Part, rows: Range<Int>)], Int) {
    guard let normals = slice.normals else { return ([(.summary, 0..<summary)], summary) }
    let hasRain = normals.details?.months.contains { $0 != nil } ?? false
    // A heading, the plot, and the months below it.
    var heights: [Part: Int] = [
      .summary: summary, .temperature: 1 + 5 + 1, .precipitation: hasRain ? 1 + 3 : 0,
      .daylight: 1 + 2 + 1,
    ]
    let spare = room - heights.values.reduce(0, +)
    if spare > 0 {
      let (rain, daylight) = (hasRain ? spare / 4 : 0, spare / 5)
      heights[.precipitation]? += rain
      heights[.daylight]? += daylight
      heights[.temperature]? += spare - rain - daylight
    }
    let charts: [Part] = [.temperature, .precipitation, .daylight]
    let order = room >= summaryFirstFrom ? [.summary] + charts : charts + [.summary]
    var parts: [(part: Part, rows: Range<Int>)] = []
    var y = 0
    for part in order {
      let height = heights[part] ?? 0
      guard height > 0 else { continue }
      parts.append((part, y..<y + height))
      y += height
    }
    return (parts, y)
  }
}
