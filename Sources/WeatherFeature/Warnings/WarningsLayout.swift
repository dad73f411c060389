import TerminalUI
import WeatherModel
import WeatherWords

/// The warning that is shown, line by line, and where it stands.
struct WarningsLayout: Equatable, Sendable {
  /// A line of the text, after its label where it has one.
  struct Line: Equatable, Sendable {
    var label = ""
    var text: String
    var style: Style
  }

  /// Longer lines are hard to follow with the eye.
  private static let maxLineLength = 96

  /// The whole panel, its title included.
  let window: Rect
  /// Where the lines stand, in the panel.
  let body: Rect
  /// How many warnings there are.
  let count: Int
  /// Which of them is shown.
  let index: Int
  /// What its authority says of it; or, in words, that there is none, or that nobody was asked.
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
    lines = WarningText(
      report: report, now: state.now, width: min(body.width, Self.maxLineLength),
      format: WeatherFormat(state.settings), theme: Theme(state.settings.colorScheme)
    ).lines(of: known.indices.contains(index) ? known[index] : nil)
  }
}

/// What is said of a warning, in lines of a width.
private struct WarningText {
  typealias Line = WarningsLayout.Line

  let report: WeatherReport
  let now: Date
  let width: Int
  let format: WeatherFormat
  let theme: Theme

  private var words: WarningWords { format.words.warnings }

  func lines(of alert: WeatherWarning?) -> [Line] {
    guard let alert else {
      let text = format.noWarnings(of: report, at: now) ?? ""
      return TextWrap.lines(text, width: width).map { Line(text: $0, style: theme.text) }
    }
    let named = format.alertInWords(alert, of: report)
    let title = TextWrap.lines(named.event, width: width)
      .map { Line(text: $0, style: theme.warning(of: named.severity).bold()) }
    let gap = Line(text: "", style: theme.text)
    // What is known may be out of date.
    let doubt = format.warningsUnavailable(of: report, at: now).map { text in
      [gap] + TextWrap.lines(text, width: width).map { Line(text: $0, style: theme.warning) }
    }
    return title + facts(of: named) + (doubt ?? []) + [gap] + text(of: named)
  }

  private func facts(of alert: WeatherWarning) -> [Line] {
    func moment(_ date: Date?) -> String? {
      date.map { format.dateAndClock(report.localTime($0)) }
    }
    let isLater = alert.standing(at: now) == .later
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

  private func text(of alert: WeatherWarning) -> [Line] {
    guard let text = alert.text else {
      return TextWrap.lines(words.noText, width: width).map { Line(text: $0, style: theme.label) }
    }
    let paragraphs = text.split(separator: "\n").map { TextWrap.lines(String($0), width: width) }
    return paragraphs.joined(separator: [""]).map { Line(text: $0, style: theme.text) }
  }
}
