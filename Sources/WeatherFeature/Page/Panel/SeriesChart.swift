import TerminalUI
import WeatherModel
import WeatherWords

/// A value over hours as an area, a curve or bars, with its scale on both sides, the hours below,
/// and the chosen hour with its value.
struct SeriesChart {
  let series: DetailSeries
  let hours: [HourForecast]
  let page: PageContext

  /// Returns the cells of the values, between the labels of the scale; nil if there is no room.
  func plot(in area: Rect) -> Rect? {
    guard let scale = series.scale, area.height >= 3, hours.count > 1 else { return nil }
    let labels = labels(scale, rows: area.height - 1)
    let margin = (labels.map { TextWidth.of($0.text) }.max() ?? 0) + 1
    guard area.width > margin * 2 + 12 else { return nil }
    return Rect(
      x: area.x + margin, y: area.y, width: area.width - margin * 2, height: area.height - 1)
  }

  /// Returns the hour under a point of the values, or of the clock below them.
  func hour(at point: Point, in area: Rect) -> HourForecast? {
    guard let plot = plot(in: area), area.contains(point), plot.x..<plot.maxX ~= point.x else {
      return nil
    }
    return hours[axis(of: plot).index(at: point.x)]
  }

  private func axis(of plot: Rect) -> HourAxis {
    HourAxis(hours, of: page.report, x: plot.x, width: plot.width)
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard let scale = series.scale, let plot = plot(in: area) else { return }
    let labels = labels(scale, rows: plot.height)
    let axis = axis(of: plot)
    axis.shade(into: &grid, rows: plot.y..<area.maxY, theme: page.theme)
    for label in labels {
      let y = plot.y + label.row
      let style = series.style(label.value)
      grid.write(label.text, rightAlignedTo: plot.x - 1, y: y, style: style)
      grid.write(label.text, x: plot.maxX + 1, y: y, style: style, maxX: area.maxX)
      for x in plot.x..<plot.maxX {
        let ground = grid[x, y].style.background
        grid.put("┈", x: x, y: y, style: page.theme.rule.background(ground))
      }
    }
    if series.isAmount {
      drawBars(axis, scale, into: &grid, in: plot)
    } else if let shades = page.theme.shades, page.slice.settings.charts != .ascii {
      drawArea(axis, scale, shades, into: &grid, in: plot)
    } else {
      LineChart(
        values: series.values, scale: scale, placement: axis.placement, style: style
      ).draw(into: &grid, in: plot)
    }
    drawUpper(axis, scale, into: &grid, in: plot)
    axis.drawClock(
      into: &grid, y: plot.maxY, namesDays: true, format: page.format, theme: page.theme)
    markNow(axis, into: &grid, in: plot)
    markChosen(axis, into: &grid, in: plot)
  }

  /// Returns the style of a value without a background, so that the shade of the time of day stays.
  private func style(_ value: Double) -> Style { series.style(value).background(.standard) }

  /// The minimum number of rows for a label in the middle, and for labels of the quarters.
  private static let rowsForMiddle = 5
  private static let rowsForQuarters = 16

  /// Returns the labels of the top, the bottom, and the middle and the quarters if there is room,
  /// without repeated texts.
  private func labels(_ scale: Scale, rows: Int) -> [(value: Double, text: String, row: Int)] {
    var parts = [0.0, 1]
    if rows >= Self.rowsForMiddle { parts.append(0.5) }
    if rows >= Self.rowsForQuarters { parts += [0.25, 0.75] }
    var texts: Set<String> = []
    return parts.compactMap { part in
      let value = scale.highest + (scale.lowest - scale.highest) * part
      let row = part == 1 ? rows - 1 : Int(Double(rows) * part)
      let text = series.text(value)
      return texts.insert(text).inserted ? (value, text, row) : nil
    }
  }

  // MARK: - Values

  private func drawBars(
    _ axis: HourAxis, _ scale: Scale, into grid: inout Grid, in plot: Rect
  ) {
    for (index, value) in series.values.enumerated() {
      guard let value, value > 0 else { continue }
      let start = axis.column(of: index)
      let end = index + 1 < hours.count ? axis.column(of: index + 1) : plot.maxX
      let width = max(1, end - start)
      BarChart(values: [value], maximum: scale.highest, barWidth: width, style: style)
        .draw(
          into: &grid, in: Rect(x: start, y: plot.y, width: width, height: plot.height))
    }
  }

  /// Draws the area below the curve: its edge in the value's colour, the rest of it fainter, and
  /// the hours that have passed fainter still.
  private func drawArea(
    _ axis: HourAxis, _ scale: Scale, _ shades: Shades, into grid: inout Grid, in plot: Rect
  ) {
    let samples = LineChart(values: series.values, placement: axis.placement)
      .samples(width: plot.width)
    let now = firstAhead.map(axis.column) ?? plot.x
    for (column, value) in samples.enumerated() {
      guard let value else { continue }
      let x = plot.x + column
      let eighths = 1 + scale.position(of: value, among: plot.height * 8)
      let rowsBelow = (eighths - 1) / 8
      for row in 0...rowsBelow {
        let y = plot.maxY - 1 - row
        let band = grid[x, y].style.background
        let whole = shades.edge(series.fill(value, shades), on: band)
        let color = x < now && !shades.isCoarse ? band.mixed(with: whole, at: 0.5) : whole
        if row == rowsBelow {
          let block = Unicode.Scalar(0x2580 + UInt32(eighths - row * 8)) ?? "█"
          grid.put(block, x: x, y: y, style: Style(foreground: color, background: band))
        } else {
          let depth = Double(rowsBelow - 1 - row) / Double(max(1, rowsBelow - 1))
          let ground = shades.area(color, on: band, depth: depth)
          grid.put(" ", x: x, y: y, style: Style(background: ground))
        }
      }
    }
  }

  /// Draws the upper values, such as the gusts of a wind, as dots.
  private func drawUpper(
    _ axis: HourAxis, _ scale: Scale, into grid: inout Grid, in plot: Rect
  ) {
    guard !series.upper.isEmpty else { return }
    let samples = LineChart(values: series.upper, placement: axis.placement)
      .samples(width: plot.width)
    for (column, value) in samples.enumerated() where column.isMultiple(of: 2) {
      guard let value else { continue }
      let y = plot.maxY - 1 - scale.position(of: value, among: plot.height)
      grid.write(
        "•", x: plot.x + column, y: y, style: series.style(value),
        keepingBackground: page.theme.shades)
    }
  }

  // MARK: - Hours

  /// The index of the first hour that has not passed; nil if no hour has passed.
  private var firstAhead: Int? {
    guard let first = page.hours.first?.time,
      let index = hours.firstIndex(where: { $0.time == first }),
      index > 0
    else { return nil }
    return index
  }

  private func markNow(_ axis: HourAxis, into grid: inout Grid, in plot: Rect) {
    guard let firstAhead else { return }
    let x = axis.column(of: firstAhead)
    for y in plot.y..<plot.maxY where [" ", "┈"].contains(grid[x, y].text) {
      grid.write("╎", x: x, y: y, style: page.theme.label, keepingBackground: page.theme.shades)
    }
    let text = page.words.labels.now
    let start = x - TextWidth.of(text) - 1
    // The text is in the first row in which it does not cover the curve.
    let row = (plot.y..<plot.maxY).first { y in
      (start..<x).allSatisfy { [" ", "┈"].contains(grid[$0, y].text) }
    }
    guard start >= plot.x, let row else { return }
    grid.write(
      text, x: start, y: row, style: page.theme.label, keepingBackground: page.theme.shades)
  }

  /// Marks the chosen hour as one column, with its time and its value beside the top.
  private func markChosen(_ axis: HourAxis, into grid: inout Grid, in plot: Rect) {
    guard page.hoursAhead > 0, let chosen = page.chosenHour,
      let index = hours.firstIndex(where: { $0.time == chosen.time })
    else { return }
    let theme = page.theme
    let x = axis.column(of: index)
    if let shades = theme.shades {
      grid.tint(Rect(x: x, y: plot.y, width: 1, height: plot.height + 1), shades)
    } else {
      for y in plot.y..<plot.maxY where [" ", "┈"].contains(grid[x, y].text) {
        grid.put("│", x: x, y: y, style: theme.accent)
      }
    }
    let today = page.report.localTime(page.now).date
    let moment = page.format.moment(page.report.localTime(chosen.time), today: today)
    let value = series.values[index].map { "  " + series.text($0) } ?? ""
    let text = " \(moment)\(value) "
    let width = TextWidth.of(text)
    let start = x + 2 + width <= plot.maxX ? x + 1 : x - width
    guard start >= plot.x, plot.height >= 4 else { return }
    let style = theme.strong.background(theme.shades?.label ?? theme.text.background)
    grid.write(text, x: start, y: plot.y, style: style)
  }
}
