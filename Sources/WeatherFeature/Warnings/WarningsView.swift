import TerminalUI
import WeatherModel
import WeatherWords

/// One warning with all that its authority says of it; or, in words, that there is none, or that
/// nobody was asked.
struct WarningsView: GridView {
  struct Slice: Equatable, Sendable {
    var window: Rect
    var settings: DisplaySettings
    var report: WeatherReport
    var now: Date
    var warnings: WarningsState
    /// What the title names: another place than the header's.
    var place: Place?

    /// Nil while the panel is not open.
    init?(_ state: AppState) {
      guard let warnings = state.warnings, let report = state.warnedReport else { return nil }
      self.warnings = warnings
      self.report = report
      place = state.showsHeader && warnings.place?.id == state.page.place?.id ? nil : warnings.place
      window = PageLayout(of: state).window
      settings = state.settings
      now = state.now
    }
  }

  private struct Line {
    var label = ""
    var text: String
    var style: Style
  }

  /// More rows than any text has.
  static let maxRows = 10_000
  /// Longer lines are hard to follow with the eye.
  private static let maxLineLength = 96

  let slice: Slice
  private let known: KnownWarnings
  private let format: WeatherFormat
  private let theme: Theme

  init(_ slice: Slice) {
    self.slice = slice
    known = slice.report.warnings(at: slice.now)
    format = WeatherFormat(slice.settings)
    theme = Theme(slice.settings.colorScheme)
  }

  private var words: WarningWords { format.words.warnings }

  /// How many warnings there are.
  var count: Int { known.alerts.count }

  private var index: Int { max(0, min(count - 1, slice.warnings.index)) }

  /// How far the warning that is shown scrolls.
  var lastScroll: Int { max(0, lines.count - body.height) }

  /// Where the lines stand, in the panel.
  private var body: Rect {
    let rest = Rect(slice.window.size).splitTop(1).rest
    let margin = slice.window.width < 60 ? 1 : 3
    return rest.inset(top: rest.height >= 12 ? 1 : 0, left: margin, right: margin)
  }

  private var lines: [Line] {
    let width = min(body.width, Self.maxLineLength)
    guard known.alerts.indices.contains(index) else {
      let text = format.noWarnings(of: slice.report, at: slice.now) ?? ""
      return TextWrap.lines(text, width: width).map { Line(text: $0, style: theme.text) }
    }
    let alert = format.alertInWords(known.alerts[index], of: slice.report)
    let title = TextWrap.lines(alert.event, width: width)
      .map { Line(text: $0, style: theme.warning(of: alert.severity).bold()) }
    let gap = Line(text: "", style: theme.text)
    // What is known may be out of date.
    let doubt = format.warningsUnavailable(of: slice.report, at: slice.now).map { text in
      [gap] + TextWrap.lines(text, width: width).map { Line(text: $0, style: theme.warning) }
    }
    return title + facts(of: alert, width: width) + (doubt ?? []) + [gap]
      + text(of: alert, width: width)
  }

  private func facts(of alert: WeatherWarning, width: Int) -> [Line] {
    func moment(_ date: Date?) -> String? {
      date.map { format.dateAndClock(slice.report.localTime($0)) }
    }
    let isLater = alert.standing(at: slice.now) == .later
    let standing =
      alert.isPreliminary == true
      ? words.preliminary
      : isLater ? moment(alert.start).map(words.begins) ?? "" : words.inForce
    let facts: [(String, String?, Style)] = [
      (words.severity, alert.severity.map(words.severity), theme.warning(of: alert.severity)),
      (words.start, moment(alert.start), theme.value),
      (words.end, moment(alert.end), theme.value),
      (words.sender, alert.sender, theme.value),
      (words.area, alert.area, theme.value),
    ]
    let shown = facts.filter { $0.1 != nil }
    let labels = shown.map { TextWidth.of($0.0) }.max() ?? 0
    return [Line(text: standing, style: theme.text)]
      + shown.flatMap { label, value, style in
        TextWrap.lines(value ?? "", width: max(8, width - labels - 2)).enumerated().map {
          Line(
            label: TextWidth.padded($0 == 0 ? label : "", to: labels, alignment: .leading) + "  ",
            text: $1, style: style)
        }
      }
  }

  private func text(of alert: WeatherWarning, width: Int) -> [Line] {
    guard let text = alert.text else {
      return TextWrap.lines(words.noText, width: width).map { Line(text: $0, style: theme.label) }
    }
    let paragraphs = text.split(separator: "\n").map { TextWrap.lines(String($0), width: width) }
    return paragraphs.joined(separator: [""]).map { Line(text: $0, style: theme.text) }
  }

  func grid() -> Grid {
    var grid = Grid(size: slice.window.size)
    let (lines, body) = (lines, body)
    let scroll = min(slice.warnings.scroll, lastScroll)
    let marks = [scroll < lastScroll ? "↓" : "", scroll > 0 ? "↑" : "", position]
    SectionHeader(
      title: ([words.title] + [slice.place].compactMap(\.self).map(format.placeName))
        .joined(separator: "  "),
      note: marks.filter { !$0.isEmpty }.joined(separator: " "),
      isFocused: true, theme: theme
    ).draw(into: &grid, in: grid.bounds.row(0))
    for (row, line) in lines.dropFirst(scroll).prefix(max(0, body.height)).enumerated() {
      let x = grid.write(line.label, x: body.x, y: body.y + row, style: theme.label)
      grid.write(line.text, x: x, y: body.y + row, style: line.style, maxX: body.maxX)
    }
    return grid
  }

  /// Which of how many: `◂ 1/2 ▸`.
  private var position: String {
    switch count {
    case 0: ""
    case 1: "1/1"
    default: "◂ \(index + 1)/\(count) ▸"
    }
  }
}
