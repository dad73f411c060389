import TerminalUI
import WeatherModel
import WeatherWords

/// The next hours, with a bar for each warning and the weather below, all over the same columns.
struct WarningHours {
  typealias Line = WarningsLayout.Line
  typealias Fill = WarningsLayout.Fill

  /// The maximum number of bars, so that the texts stay in sight.
  private static let maxBars = 6
  /// The number of hours that the bars cover.
  private static let hours = 48
  /// The minimum columns for the hours.
  private static let minColumns = 24
  /// The columns of a number with the gap before the next one.
  private static let numberWidth = 7
  /// The heights of a chart in rows.
  private static let heights = 3...32

  private let report: Fetched<WeatherReport>
  private let now: Date
  private let format: WeatherFormat
  private let theme: Theme
  private let alerts: [WeatherWarning]
  private let names: [String]
  private let steps: [HourForecast]
  /// The width of the names at the left.
  private let labels: Int
  /// The columns of the hours.
  private let columns: Int

  init(of alerts: [WeatherWarning], _ text: WarningText, width: Int) {
    (report, now, format, theme) = (text.report, text.now, text.format, text.theme)
    self.alerts = Array(alerts.prefix(Self.maxBars))
    names = self.alerts.map { [report, format] in format.alertInWords($0, of: report).event }
    let weather = report.value
    steps = weather.hours(from: now, ahead: Self.hours)
    let quantities = Self.quantities(of: steps).map { [format] in format.words.labels[$0] }
    labels = min(
      (names + quantities).map { TextWidth.of($0) }.max() ?? 0, max(12, width / 3))
    columns = width - labels - 2
  }

  /// Returns the known ones of temperature, precipitation and gusts, with wind in place of unknown
  /// gusts.
  private static func quantities(of steps: [HourForecast]) -> [Quantity] {
    let hasGusts = steps.contains { $0.windGust != nil }
    let quantities: [Quantity] = [.temperature, .precipitation, hasGusts ? .windGust : .windSpeed]
    return quantities.filter { quantity in steps.contains { $0[quantity] != nil } }
  }

  // MARK: - Bars

  /// The clock and a bar for each warning, from its start to its end; empty if no time is known.
  var bars: [Line] {
    guard columns >= Self.minColumns,
      alerts.contains(where: { $0.start != nil || $0.end != nil })
    else { return [] }
    let free = Fill(
      columns: 0..<columns, style: Style(background: theme.shades?.night ?? .standard))
    let bars = zip(alerts, names).map { alert, name in
      let columns = columns(of: alert)
      let style = theme.warning(of: alert.severity)
      var bar = Fill(columns: columns, style: style.reversed())
      var fills = [free]
      let time = time(of: alert)
      if TextWidth.of(time) + 2 <= columns.count {
        bar.text = " " + time
      } else if columns.upperBound + 1 + TextWidth.of(time) <= self.columns {
        let behind = columns.upperBound + 1..<columns.upperBound + 1 + TextWidth.of(time)
        fills.append(
          Fill(columns: behind, style: style.background(free.style.background), text: time))
      }
      return Line(label: label(name), text: "", style: style, fills: fills + [bar])
    }
    return [clockLine] + bars + [Line(text: "", style: theme.text)]
  }

  private var clockLine: Line { Line(label: label(""), text: clock, style: theme.label) }

  /// `Sun 06:00–18:00`, `until Sun 06:00`, `from 18:00`; empty if no time is known.
  private func time(of alert: WeatherWarning) -> String {
    let today = report.timeZone.localTime(now).date
    let moments = [alert.start, alert.end].map { date in
      date.map { format.weekdayAndClock(report.timeZone.localTime($0), today: today) }
    }
    let status = format.words.status
    guard alert.phase(at: now) == .later, let start = moments[0] else {
      return moments[1].map(status.alertUntil) ?? ""
    }
    return moments[1].map { format.range(start, $0) } ?? status.alertFrom(start)
  }

  private func columns(of alert: WeatherWarning) -> Range<Int> {
    let start = min(columns - 1, column(alert.start ?? now))
    return start..<max(start + 1, alert.end.map(column) ?? columns)
  }

  private func column(_ moment: Date) -> Int {
    max(0, min(columns, Int((part(moment) * Double(columns)).rounded())))
  }

  private func part(_ moment: Date) -> Double {
    max(-1, min(2, moment.timeIntervalSince(now) / TimeInterval(Self.hours * 3600)))
  }

  /// Returns as many whole words of a label as fit, padded to the width of the labels.
  private func label(_ text: String) -> String {
    TextWidth.padded(
      FittingText.words(of: text, width: labels), to: labels, alignment: .leading) + "  "
  }

  /// The hours above the bars, every six hours; the first hour of a day has the day's name. Where a
  /// clock change skips or repeats midnight, that hour is another one, or only the first of two.
  private var clock: String {
    var text = ""
    for hour in 0..<Self.hours {
      let moment = now + TimeInterval(hour * 3600)
      let time = report.timeZone.localTime(moment)
      let isFirst =
        hour == 0 ? time.hour == 0 : report.timeZone.localTime(moment - 3600).date != time.date
      guard isFirst || time.hour % 6 == 0 && time.hour > 0 else { continue }
      let sharp = moment - TimeInterval(time.minute * 60)
      let name =
        isFirst ? format.words.time.weekdayShort(time.date.weekday) : format.hour(time)
      let start = column(sharp)
      guard start >= TextWidth.of(text) + (text.isEmpty ? 0 : 1),
        start + TextWidth.of(name) <= columns
      else { continue }
      text = TextWidth.padded(text, to: start, alignment: .leading) + name.isolated
    }
    return text
  }

  // MARK: - Weather

  /// The number of rows of the numbers, with the gap below them.
  var numberRows: Int { Self.quantities(of: steps).count + 1 }

  /// The values that follow in rows which the first ones leave free.
  private static let more: [Quantity] = [
    .feelsLike, .humidity, .cloudCover, .pressure, .visibility, .dewPoint, .windSpeed, .uvIndex,
  ]

  /// Returns the weather of the hours in at most `rows` rows: a row of numbers for each quantity,
  /// with a chart below it if there is room.
  func weather(rows: Int, hasClock: Bool) -> [Line] {
    let quantities = Self.quantities(of: steps)
    let shown = quantities.filter { quantity in
      quantity.kind != .sum || steps.contains { $0[quantity] ?? 0 > 0 }
    }
    let clock = hasClock ? [clockLine] : []
    let room = rows - clock.count - 1
    guard columns >= Self.minColumns, steps.count > 1, !shown.isEmpty, room >= shown.count else {
      return []
    }
    let height = min(Self.heights.upperBound, room / shown.count - 1)
    var lines = clock
    func add(_ quantity: Quantity, room: Int) {
      lines.append(numbers(of: quantity))
      if room >= Self.heights.lowerBound { lines += chart(of: quantity, room: room) }
    }
    for quantity in shown { add(quantity, room: height) }
    for quantity in Self.more where !quantities.contains(quantity) && hasRoom(for: quantity) {
      let free = rows - 1 - lines.count
      if free > 0 { add(quantity, room: free - 1) }
    }
    return lines + [Line(text: "", style: theme.text)]
  }

  /// Whether a quantity is known and its label fits.
  private func hasRoom(for quantity: Quantity) -> Bool {
    TextWidth.of(format.words.labels[quantity]) <= labels
      && steps.contains { $0[quantity] != nil }
  }

  /// Returns a line with a value every few hours: for a sum the sum of these hours, for the
  /// temperature the first value, otherwise the greatest value.
  private func numbers(of quantity: Quantity) -> Line {
    let perHour = Double(columns) / Double(Self.hours)
    let length = [1, 2, 3, 6, 12].first { Double($0) * perHour >= Double(Self.numberWidth) } ?? 12
    var groups: [[HourForecast]] = []
    for step in steps {
      if let first = groups.last?.first,
        step.time.timeIntervalSince(first.time) < TimeInterval(length * 3600)
      {
        groups[groups.count - 1].append(step)
      } else {
        groups.append([step])
      }
    }
    let fills = groups.compactMap { group -> Fill? in
      let values = group.compactMap { $0[quantity] }
      guard let first = group.first, let value = values.first,
        quantity.kind != .sum || values.count == group.count
      else { return nil }
      let shown =
        quantity.kind == .sum
        ? values.reduce(0, +) : quantity == .temperature ? value : values.max() ?? value
      let text = format.number(quantity, shown)
      let start = column(first.time)
      guard start + TextWidth.of(text) <= columns else { return nil }
      return Fill(
        columns: start..<start + TextWidth.of(text),
        style: theme.style(of: quantity, shown) ?? theme.value, text: text)
    }
    return Line(
      label: label(format.words.labels[quantity]), text: "", style: theme.label, fills: fills)
  }

  /// Returns the rows of a chart from the lowest to the highest value, at most `room`. Values that
  /// vary little have a lower chart, so that small changes look small without blank rows.
  private func chart(of quantity: Quantity, room: Int) -> [Line] {
    let values = steps.map { $0[quantity] }
    let ends = values.compactMap(\.self) + (quantity.kind == .sum ? [0] : [])
    guard let lowest = ends.min(), let highest = ends.max() else { return [] }
    let scale = Scale(lowest, highest)
    let frame = quantity.unit.chartFrame.map { $0.upperBound - $0.lowerBound } ?? 0
    let share = min(1, (highest - lowest) / max(frame, quantity.unit.minChartSpan))
    let height = max(1, Int((Double(room) * share).rounded(.up)))
    let chart = WarningChart(
      quantity: quantity, values: values, parts: steps.map { part($0.time) }, scale: scale,
      size: Size(width: columns, height: height),
      warned: alerts.first.map { alert in columns(of: alert) } ?? 0..<0,
      severity: alerts.first?.severity)
    return (0..<height).map { row in
      let value = height == 1 ? nil : row == 0 ? highest : row == height - 1 ? lowest : nil
      let text = value.map { format.number(quantity, $0) } ?? ""
      return Line(
        label: TextWidth.padded(text, to: labels, alignment: .trailing) + "  ", text: "",
        style: value.flatMap { theme.style(of: quantity, $0) } ?? theme.label,
        chart: WarningsLayout.ChartRow(chart: chart, row: row))
    }
  }
}

/// A value over the hours: sums as bars, other values as a curve, with the hours of the worst
/// warning highlighted.
struct WarningChart: Equatable, Sendable {
  let quantity: Quantity
  let values: [Double?]
  /// The beginning of each step as a fraction of the width.
  let parts: [Double]
  let scale: Scale
  let size: Size
  /// The columns of the worst warning, and its severity.
  let warned: Range<Int>
  let severity: WeatherWarning.Severity?

  func grid(_ theme: Theme) -> Grid {
    var grid = Grid(size: size)
    draw(into: &grid, theme)
    guard let shades = theme.shades else { return grid }
    let tint =
      shades.isCoarse
      ? shades.day : shades.night.mixed(with: theme.warning(of: severity).foreground, at: 0.15)
    let columns = Rect(x: warned.lowerBound, y: 0, width: warned.count, height: size.height)
    // Blocks that fill a part of their cell have the background of their column too.
    for (area, color) in [(columns, tint), (grid.bounds, shades.night)] {
      grid.style(area) { if $0.background == .standard { $0.background = color } }
    }
    return grid
  }

  private func draw(into grid: inout Grid, _ theme: Theme) {
    let style = { (value: Double) in
      (theme.style(of: quantity, value) ?? theme.key).background(.standard)
    }
    guard quantity.kind == .sum else {
      LineChart(values: values, scale: scale, placement: .parts(parts), style: style)
        .draw(into: &grid, in: grid.bounds)
      return
    }
    for (index, value) in values.enumerated() {
      guard let value, value > 0 else { continue }
      let start = max(0, column(parts[index]))
      let end = index + 1 < parts.count ? column(parts[index + 1]) : size.width
      BarChart(values: [value], maximum: scale.highest, barWidth: max(1, end - start), style: style)
        .draw(
          into: &grid,
          in: Rect(x: start, y: 0, width: max(1, end - start), height: size.height))
    }
  }

  private func column(_ part: Double) -> Int {
    max(0, min(size.width - 1, Int((part * Double(size.width)).rounded())))
  }
}
