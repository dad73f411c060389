import TerminalUI
import WeatherModel
import WeatherWords

/// The text of warnings, wrapped to a width.
struct WarningText {
  typealias Line = WarningsLayout.Line
  typealias Fill = WarningsLayout.Fill

  let report: Fetched<WeatherReport>
  let now: Date
  let width: Int
  let format: WeatherFormat
  let theme: Theme

  private var words: WarningWords { format.words.warnings }

  var gap: Line { Line(text: "", style: theme.text) }

  /// The sentence that there is no warning, or that no authority was requested.
  var withoutWarnings: [Line] {
    wrapped(format.noWarnings(of: report, at: now) ?? "", theme.text) + [gap]
  }

  /// The note that the known warnings may be outdated.
  var doubt: [Line] {
    format.warningsUnavailable(of: report, at: now).map { wrapped($0, theme.warning) + [gap] } ?? []
  }

  /// Returns the warnings of other places: as a list in columns if at least a few places fit,
  /// otherwise those with warnings in a sentence; empty if there are none.
  func elsewhere(_ others: OtherWarnings, rows: Int, width whole: Int) -> [Line] {
    let names = others.places.map { other in
      [format.placeName(other.place), other.kilometres.map { format.kilometres($0, digits: 0) }]
        .compactMap(\.self).joined(separator: " · ")
    }
    let labels = min(names.map { TextWidth.of($0) }.max() ?? 0, width / 2)
    let texts = others.places.map { other in
      FittingText.words(
        of: (other.isWarned ? "⚠ " : "") + format.warningsInBrief(of: other.report, at: now),
        width: width - labels - 2)
    }
    let column = labels + 2 + (texts.map { TextWidth.of($0) }.max() ?? 0) + 3
    let columns = max(1, (whole + 3) / column)
    let count = min(others.places.count, max(0, rows - 2) * columns)
    guard count >= min(others.places.count, OtherWarnings.minRows), count > 0 else {
      let places = others.places.filter(\.isWarned).map {
        format.placeName($0.place) + format.words.labels.comma
          + format.warningsInBrief(of: $0.report, at: now)
      }
      return places.isEmpty
        ? [] : wrapped(words.elsewhere(places.joined(separator: " · ")), theme.label)
    }
    let height = (count + columns - 1) / columns
    let list = (0..<height).map { row in
      // The list continues down the first column, then down the next one.
      let fills = stride(from: row, to: count, by: height).enumerated().flatMap { position, index in
        let (x, other) = (position * column, others.places[index])
        let start = x + labels + 2
        return [
          Fill(
            columns: x..<x + labels, style: theme.label,
            text: FittingText.words(of: names[index], width: labels)),
          Fill(
            columns: start..<start + TextWidth.of(texts[index]),
            style: other.isWarned ? theme.warning(of: other.worst?.severity) : theme.label,
            text: texts[index]),
        ]
      }
      return Line(text: "", style: theme.text, fills: fills)
    }
    return [Line(text: words.otherPlaces, style: theme.header)] + list + [gap]
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
      date.map {
        format.dateAndClock(report.timeZone.localTime($0))
          + format.zoneSuffix($0, in: report.timeZone)
      }
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
      // The line above already states when a warning begins that is not yet in force.
      (words.start, isLater ? nil : moment(alert.start), theme.value),
      (words.end, moment(alert.end), theme.value),
      (words.sender, alert.sender, theme.value),
      (words.area, alert.area, theme.value),
      (words.forecast, format.weather(of: alert, in: report.value, at: now), theme.value),
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

  /// Returns the text of the time until the end of a warning; nil if the warning has ended.
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
