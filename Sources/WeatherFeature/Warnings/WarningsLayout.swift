import TerminalUI
import WeatherModel
import WeatherWords

/// The warnings of a place one below the other, line by line, and where the lines stand. Rows that
/// their text leaves free show the weather of the hours and other places.
struct WarningsLayout: Equatable, Sendable {
  /// A line of the text, after its label where it has one.
  struct Line: Equatable, Sendable {
    var label = ""
    var text: String
    var style: Style
    /// The edge of the warning that it belongs to.
    var edge: Style?
    /// Parts of the line with a style of their own, by columns behind the label.
    var fills: [Fill] = []
    /// A row of a chart behind the label.
    var chart: ChartRow?
  }

  /// Columns of a line with a style of their own, and their text.
  struct Fill: Equatable, Sendable {
    var columns: Range<Int>
    var style: Style
    var text = ""
  }

  /// A row of a chart, counted from its top.
  struct ChartRow: Equatable, Sendable {
    var chart: WarningChart
    var row: Int
  }

  /// Longer lines are hard to follow with the eye.
  private static let maxLineLength = 96
  /// The minimum height for bars over the hours.
  private static let minHoursHeight = 14

  /// The whole panel, its title included.
  let window: Rect
  /// Where the lines stand, in the panel.
  let body: Rect
  /// How many warnings there are.
  let count: Int
  /// Which of them is chosen.
  let index: Int
  /// The line that each begins with.
  let starts: [Int]
  /// The page of the chosen one, or of its authority.
  let web: String?
  /// When they hold, and what their authority says of them; or, in words, that there is none, or that
  /// nobody was asked.
  let lines: [Line]

  /// How far the lines scroll.
  var lastScroll: Int { max(0, lines.count - body.height) }

  /// Nil while the panel is not open.
  init?(of state: AppState) {
    guard let warnings = state.warnings, let report = state.warnedReport else { return nil }
    let known = report.warnings(at: state.now).alerts
    window = PageLayout(of: state).window
    let rest = Rect(window.size).splitTop(1).rest
    let margin = window.width < 60 ? 1 : 3
    body = rest.inset(top: rest.height >= 12 ? 1 : 0, left: margin, right: margin)
    count = known.count
    index = max(0, min(count - 1, warnings.index))
    web =
      known.indices.contains(index)
      ? known[index].web ?? report.warningsStatus?.source.page : nil
    let text = WarningText(
      report: report, now: state.now, width: min(body.width, Self.maxLineLength),
      format: WeatherFormat(state.settings), theme: Theme(state.settings.colorScheme))
    let others = OtherWarnings(of: report.place, state)
    let sentence = known.isEmpty ? text.withoutWarnings : []
    let doubt = known.isEmpty ? [] : text.doubt
    let blocks = known.map { text.lines(of: $0) + [text.gap] }
    let hours = WarningHours(of: known, text, width: body.width)
    let bars = body.height >= Self.minHoursHeight ? hours.bars : []
    let texts = sentence.count + doubt.count + blocks.joined().count
    let spare = body.height - bars.count - texts
    // The weather of the hours has its numbers before the list of places has all its rows.
    let elsewhere = text.elsewhere(
      others, rows: spare > 2 * hours.numberRows ? (spare - hours.numberRows) / 2 : spare,
      width: body.width)
    let weather =
      body.height >= Self.minHoursHeight
      ? hours.weather(rows: spare - elsewhere.count, hasClock: bars.isEmpty) : []
    let above = sentence + bars + weather
    starts = blocks.indices.map { above.count + blocks[..<$0].joined().count }
    lines = above + blocks.joined() + doubt + elsewhere
  }
}
