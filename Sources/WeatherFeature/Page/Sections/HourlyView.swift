import FoundationEssentials
import TerminalUI
import WeatherModel
import WeatherWords

/// Hours: the temperature as a curve, below it sky, water, chances and wind, and a cursor.
struct HourlyView {
  private let page: PageContext
  private let hours: [HourForecast]
  private let cursor: Int?

  /// The hours of the page, with the cursor while the section has the focus.
  init(_ page: PageContext) {
    let last = page.hours.count - 1
    self.init(
      page, hours: page.hours,
      cursor: page.isFocused(.hourly) ? max(0, min(last, page.slice.hour)) : nil)
  }

  /// Any hours.
  init(_ page: PageContext, hours: [HourForecast], cursor: Int? = nil) {
    self.page = page
    self.hours = hours
    self.cursor = cursor
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard area.height > 1, area.width > 16, !hours.isEmpty else { return }
    let plot = HourlyLayout(in: area, breadth: page.breadth).plot
    let margin = plot.x - area.x
    let axis = HourAxis(hours, of: page.report, x: plot.x, width: plot.width)
    let rows = rows(height: area.height, axis)
    let curve = Rect(
      x: axis.x, y: area.y, width: axis.width, height: max(1, area.height - rows.count))
    let values = hours.map(\.temperature)
    let scale = Scale(of: values)
    LineChart(values: values, scale: scale, placement: axis.placement) {
      page.theme.temperature($0)
    }
    .draw(into: &grid, in: curve)
    if margin > 0, let scale { drawScale(scale, into: &grid, in: area, curve: curve) }
    drawDayBreaks(axis, into: &grid, curve: curve)
    for (offset, row) in rows.enumerated() {
      draw(row, axis, into: &grid, y: curve.maxY + offset, left: area.x)
    }
    axis.shadeNight(
      into: &grid, rows: area.y..<area.maxY, dotted: curve.y..<curve.maxY, theme: page.theme)
    drawCursor(axis, into: &grid, rows: area.y..<area.maxY, curve: curve)
  }

  /// A thin line where a new day begins, as far as the curve leaves it room.
  private func drawDayBreaks(_ axis: HourAxis, into grid: inout Grid, curve: Rect) {
    for x in hours.indices.filter(axis.isMidnight).map(axis.column(of:)) {
      for y in curve.y..<curve.maxY where grid[x, y].text == " " {
        grid.put("╎", x: x, y: y, style: page.theme.rule)
      }
    }
  }

  // MARK: - What stands below the curve

  private enum Row: Int { case sky, amount, probability, wind, clock, day }

  /// The rows that there is room for beside a curve of two or three rows. What is nought all the
  /// time leaves its row to the curve.
  private func rows(height: Int, _ axis: HourAxis) -> [Row] {
    var wanted: [Row] = [.clock]
    if hours.contains(where: { ($0.precipitation ?? 0) >= 0.05 }) { wanted.append(.amount) }
    if hours.contains(where: { ($0.precipitationProbability ?? 0) >= 0.1 }) {
      wanted.append(.probability)
    }
    wanted.append(.sky)
    if hours.contains(where: { $0.windSpeed != nil }) { wanted.append(.wind) }
    if page.breadth == .wide, hours.indices.contains(where: axis.isMidnight) { wanted.append(.day) }
    let room = height - (height < 5 ? 2 : 3)
    return wanted.prefix(max(0, room)).sorted { $0.rawValue < $1.rawValue }
  }

  private func draw(_ row: Row, _ axis: HourAxis, into grid: inout Grid, y: Int, left: Int) {
    let theme = page.theme
    func label(_ text: String) {
      guard axis.x > left else { return }
      grid.write(
        TextWidth.truncated(text, to: axis.x - left - 1), rightAlignedTo: axis.x - 1, y: y,
        style: theme.label)
    }
    switch row {
    case .sky:
      let icons = page.slice.settings.icons
      axis.write(
        axis.ticks(spacing: 3).map {
          let condition = hours[$0].condition
          let style = theme.icon(condition, isDay: hours[$0].isDay ?? true)
          return ($0, icons.icon(for: condition, isDay: hours[$0].isDay ?? true), style)
        }, into: &grid, y: y)
    case .amount:
      label(page.format.precipitationUnit)
      drawAmounts(axis, into: &grid, y: y)
    case .probability:
      label("%")
      axis.write(
        axis.ticks(spacing: 4).compactMap { index in
          guard let chance = hours[index].precipitationProbability, chance >= 0.1 else {
            return nil
          }
          return (index, String(Int((chance * 100).rounded())), theme.water(chance * 4))
        }, into: &grid, y: y)
    case .wind:
      label(page.format.speedUnit)
      axis.write(
        axis.ticks(spacing: 6).compactMap { index in
          guard let speed = hours[index].windSpeed else { return nil }
          let arrow = page.format.windArrow(hours[index].windDirection)
          return (index, arrow + page.format.speedNumber(speed), theme.wind(speed))
        }, into: &grid, y: y)
    case .clock:
      axis.drawClock(
        into: &grid, y: y, namesDays: page.breadth < .wide, words: page.words, theme: theme)
    case .day:
      axis.write(
        hours.indices.filter(axis.isMidnight).map {
          ($0, "│ " + page.words.time.date(axis.times[$0].date), theme.label)
        }, into: &grid, y: y)
    }
  }

  private func drawAmounts(_ axis: HourAxis, into grid: inout Grid, y: Int) {
    let amounts = hours.map(\.precipitation)
    // A shower of 4 mm fills the bar; heavier ones raise the scale, light rain stays low.
    let most = max(4, amounts.compactMap(\.self).max() ?? 0)
    let glyphs = Array("▁▂▃▄▅▆▇█")
    for (index, amount) in amounts.enumerated() {
      guard let amount, amount >= 0.05 else { continue }
      let level = max(0, min(7, Int((amount / most * 8).rounded(.up)) - 1))
      let start = axis.column(of: index)
      let end = index + 1 < amounts.count ? axis.column(of: index + 1) : start + 1
      let bar = String(repeating: glyphs[level], count: max(1, end - start))
      grid.write(bar, x: start, y: y, style: page.theme.water(amount / Double(axis.stepHours)))
    }
  }

  // MARK: - Scale and cursor

  private func drawScale(_ scale: Scale, into grid: inout Grid, in area: Rect, curve: Rect) {
    var ends = [(scale.highest, curve.y), (scale.lowest, curve.maxY - 1)]
    if curve.height >= 7 { ends.append(((scale.highest + scale.lowest) / 2, curve.midY)) }
    for (value, y) in ends {
      let text = page.format.temperature(value)
      let style = page.theme.temperature(value)
      grid.write(text, rightAlignedTo: curve.x - 1, y: y, style: style)
      grid.write(text, x: curve.maxX + 1, y: y, style: style, maxX: area.maxX)
    }
  }

  private func drawCursor(
    _ axis: HourAxis, into grid: inout Grid, rows: Range<Int>, curve: Rect
  ) {
    guard let cursor else { return }
    let x = axis.column(of: cursor)
    for y in curve.y..<curve.maxY {
      guard [" ", "⡀", "╎"].contains(grid[x, y].text) else { continue }
      grid.put("│", x: x, y: y, style: page.theme.accent)
    }
    grid.style(Rect(x: x, y: curve.maxY, width: 1, height: rows.upperBound - curve.maxY)) {
      $0 = $0.reversed()
    }
  }
}
