import TerminalUI
import WeatherModel
import WeatherWords

/// The lines of the warnings of a place, one warning below the other, and their layout. Rows that
/// the texts leave free show the weather of the next hours and the warnings of other places.
struct WarningsLayout: Equatable, Sendable {
  /// A line of text with an optional label before it.
  struct Line: Equatable, Sendable {
    var label = ""
    var text: String
    var style: Style
    /// The style of the edge beside the lines of a warning; nil for a line outside the warnings.
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

  /// The maximum length of a line; longer lines are hard to read.
  private static let maxLineLength = 96
  /// The minimum height of the body for the bars and the weather of the hours.
  private static let minHoursHeight = 14

  /// The whole panel, its title included.
  let window: Rect
  /// The area of the lines in the panel.
  let body: Rect
  /// The number of warnings.
  let count: Int
  /// The index of the chosen warning.
  let index: Int
  /// The index of the first line of each warning.
  let starts: [Int]
  /// The web page of the chosen warning, or of its authority.
  let web: String?
  /// The lines: the times and the texts of the warnings, or a sentence that there are none or that
  /// no authority was requested, with the rows of the hours and of other places.
  let lines: [Line]

  /// The maximum scroll position.
  var lastScroll: Int { max(0, lines.count - body.height) }

  /// Creates the layout; nil while the panel is not open.
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
    // The numbers of the hourly weather take precedence over the last rows of the list of places.
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
