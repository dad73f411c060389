import TerminalUI
import WeatherModel
import WeatherWords

/// The warnings of a place one below the other, line by line, and where the lines stand.
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
  }

  /// Columns of a line with a style of their own.
  struct Fill: Equatable, Sendable {
    var columns: Range<Int>
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
    guard !known.isEmpty else {
      (lines, starts) = (text.withoutWarnings + text.elsewhere(state), [])
      return
    }
    var lines = body.height >= 14 ? text.timeline(of: known) : []
    var starts: [Int] = []
    for alert in known {
      starts.append(lines.count)
      lines += text.lines(of: alert) + [text.gap]
    }
    self.starts = starts
    self.lines = lines + text.doubt + text.elsewhere(state)
  }
}

/// The text of warnings, wrapped to a width.
private struct WarningText {
  typealias Line = WarningsLayout.Line

  /// More warnings have no bars: the texts should be in sight.
  private static let maxBars = 6
  /// The hours that the bars lie over.
  private static let hours = 48

  let report: Fetched<WeatherReport>
  let now: Date
  let width: Int
  let format: WeatherFormat
  let theme: Theme

  private var words: WarningWords { format.words.warnings }

  var gap: Line { Line(text: "", style: theme.text) }

  /// The text that there is no warning, or that no authority was requested.
  var withoutWarnings: [Line] {
    wrapped(format.noWarnings(of: report, at: now) ?? "", theme.text) + [gap]
  }

  /// The note that the known warnings may be outdated.
  var doubt: [Line] {
    format.warningsUnavailable(of: report, at: now).map { wrapped($0, theme.warning) + [gap] } ?? []
  }

  /// The worst warnings of other places of the board.
  func elsewhere(_ state: AppState) -> [Line] {
    let others = state.board.favourites.filter { $0.id != report.place.id }
    let places = state.forecasts.worstWarnings(of: others, at: now).map {
      format.placeName($0.place) + ", " + format.alertTitle($0.warning, of: $0.report, at: now)
    }
    return places.isEmpty
      ? [] : wrapped(words.elsewhere(places.joined(separator: " · ")), theme.label)
  }

  /// The hours to come with a bar for each warning, from its begin to its end.
  func timeline(of alerts: [WeatherWarning]) -> [Line] {
    let alerts = alerts.prefix(Self.maxBars)
    let names = alerts.map { format.alertInWords($0, of: report).event }
    let labels = min(names.map { TextWidth.of($0) }.max() ?? 0, width / 3)
    let columns = width - labels - 2
    guard columns >= 24, alerts.contains(where: { $0.start != nil || $0.end != nil }) else {
      return []
    }
    func column(_ moment: Date) -> Int {
      let part = moment.timeIntervalSince(now) / TimeInterval(Self.hours * 3600)
      return max(0, min(columns, Int((part * Double(columns)).rounded())))
    }
    func label(_ text: String) -> String {
      // As many whole words as there is room for.
      TextWidth.padded(
        TextWrap.lines(text, width: max(1, labels)).first ?? "", to: labels, alignment: .leading)
        + "  "
    }
    let free = WarningsLayout.Fill(
      columns: 0..<columns, style: Style(background: theme.shades?.night ?? .standard))
    let bars = zip(alerts, names).map { alert, name in
      let start = column(alert.start ?? now)
      let end = max(start + 1, alert.end.map(column) ?? columns)
      let style = theme.warning(of: alert.severity)
      return Line(
        label: label(name), text: "", style: style,
        fills: [free, WarningsLayout.Fill(columns: start..<end, style: style.reversed())])
    }
    return [Line(label: label(""), text: clock(columns: columns, column), style: theme.label)]
      + bars
      + [gap]
  }

  /// The hours above the bars, every six hours; midnight has the name of its day.
  private func clock(columns: Int, _ column: (Date) -> Int) -> String {
    var text = ""
    for hour in 0..<Self.hours {
      let moment = now + TimeInterval(hour * 3600)
      let time = report.value.localTime(moment)
      guard time.hour % 6 == 0 else { continue }
      let sharp = moment - TimeInterval(time.minute * 60)
      let name =
        time.hour == 0
        ? format.words.time.weekdayShort(time.date.weekday) : format.hour(time)
      let start = column(sharp)
      guard start >= TextWidth.of(text) + (text.isEmpty ? 0 : 1),
        start + TextWidth.of(name) <= columns
      else { continue }
      text = TextWidth.padded(text, to: start, alignment: .leading) + name.isolated
    }
    return text
  }

  func lines(of alert: WeatherWarning) -> [Line] {
    let named = format.alertInWords(alert, of: report)
    let style = theme.warning(of: named.severity)
    let instruction = named.instruction.map { text in
      [gap, Line(text: words.instruction, style: theme.label)] + paragraphs(text, theme.value)
    }
    return
      (wrapped(named.event, style.bold()) + facts(of: named) + [gap] + text(of: named)
      + (instruction ?? [])).map { line in
        var line = line
        line.edge = style
        return line
      }
  }

  private func facts(of alert: WeatherWarning) -> [Line] {
    func moment(_ date: Date?) -> String? {
      date.map { format.dateAndClock(report.value.localTime($0)) }
    }
    let isPreliminary = alert.isPreliminary == true
    let isLater = !isPreliminary && alert.phase(at: now) == .later
    let status =
      isPreliminary
      ? words.preliminary
      : isLater
        ? [
          moment(alert.start).map(words.begins),
          alert.start.map { format.distance(to: $0, from: now) },
        ].compactMap(\.self).joined(separator: " · ")
        : [words.inForce, alert.end.flatMap(remaining(until:))].compactMap(\.self)
          .joined(separator: " · ")
    let facts: [(String, String?, Style)] = [
      (words.severity, alert.severity.map(words.severity), theme.warning(of: alert.severity)),
      // The line above says when a warning begins that is not in force yet.
      (words.start, isLater ? nil : moment(alert.start), theme.value),
      (words.end, moment(alert.end), theme.value),
      (words.sender, alert.sender, theme.value),
      (words.area, alert.area, theme.value),
    ]
    let shown = facts.filter { $0.1 != nil }
    let labels = shown.map { TextWidth.of($0.0) }.max() ?? 0
    return [Line(text: status, style: theme.text)]
      + shown.flatMap { label, value, style in
        TextWrap.lines(value ?? "", width: max(8, width - labels - 2)).enumerated().map {
          Line(
            label: TextWidth.padded($0 == 0 ? label : "", to: labels, alignment: .leading) + "  ",
            text: $1, style: style)
        }
      }
  }

  /// The time until an end that is still to come.
  private func remaining(until end: Date) -> String? {
    let seconds = Int(min(end.timeIntervalSince(now), 1e9))
    return seconds > 0 ? words.remaining(format.words.time.rough(seconds)) : nil
  }

  private func text(of alert: WeatherWarning) -> [Line] {
    guard let text = alert.text else {
      return alert.instruction == nil ? wrapped(words.noText, theme.label) : []
    }
    return paragraphs(text, theme.text)
  }

  private func paragraphs(_ text: String, _ style: Style) -> [Line] {
    let paragraphs = text.split(separator: "\n").map { TextWrap.lines(String($0), width: width) }
    return paragraphs.joined(separator: [""]).map { Line(text: $0, style: style) }
  }

  private func wrapped(_ text: String, _ style: Style) -> [Line] {
    TextWrap.lines(text, width: width).map { Line(text: $0, style: style) }
  }
}
