import Foundation
import TerminalUI
import WeatherModel

/// The hours to come: the temperature as a curve, water as bars, chances in percent, and a cursor.
struct HourlyView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  func draw(into grid: inout Grid, in area: Rect) {
    guard area.height > 1, area.width > 16, !page.hours.isEmpty else { return }
    let labelWidth = page.breadth == .compact ? 0 : 5
    let plot = Rect(
      x: area.x + labelWidth, y: area.y, width: area.width - labelWidth * 2, height: area.height)
    let rows = extraRows(height: area.height)
    let curve = Rect(
      x: plot.x, y: plot.y, width: plot.width, height: max(1, area.height - rows.count))
    let values = page.hours.map(\.temperature)
    shadeNight(into: &grid, in: Rect(x: plot.x, y: plot.y, width: plot.width, height: area.height))
    let scale = Scale(of: values)
    let chart = LineChart(values: values, scale: scale) {
      page.theme.temperature($0)
    }
    chart.draw(into: &grid, in: curve)
    if labelWidth > 0, let scale { drawScale(scale, into: &grid, in: area, curve: curve) }
    let column = { (index: Int) in chart.column(of: index, width: plot.width) }
    for (offset, row) in rows.enumerated() {
      let line = Rect(x: plot.x, y: curve.maxY + offset, width: plot.width, height: 1)
      draw(row, into: &grid, line: line, left: area.x, column: column)
    }
    drawCursor(into: &grid, in: plot, curve: curve, column: column)
  }

  private enum Row { case amount, probability, clock, day }

  private func extraRows(height: Int) -> [Row] {
    switch height {
    case ..<3: []
    case ..<5: [.clock]
    case ..<6: [.amount, .clock]
    case ..<8: [.amount, .probability, .clock]
    default: [.amount, .probability, .clock, .day]
    }
  }

  private func drawScale(_ scale: Scale, into grid: inout Grid, in area: Rect, curve: Rect) {
    for (value, y) in [(scale.highest, curve.y), (scale.lowest, curve.maxY - 1)] {
      let text = page.format.temperature(value)
      let style = page.theme.temperature(value)
      grid.write(text, rightAlignedTo: curve.x - 1, y: y, style: style)
      grid.write(text, x: curve.maxX + 1, y: y, style: style, maxX: area.maxX)
    }
  }

  private func shadeNight(into grid: inout Grid, in plot: Rect) {
    guard let shade = page.theme.night, page.hours.count > 1 else { return }
    for x in 0..<plot.width {
      let index = x * (page.hours.count - 1) / max(1, plot.width - 1)
      guard page.hours[index].isDay == false else { continue }
      let column = Rect(x: plot.x + x, y: plot.y, width: 1, height: plot.height)
      grid.style(column) { $0 = $0.background(shade) }
    }
  }

  private func draw(
    _ row: Row, into grid: inout Grid, line: Rect, left: Int, column: @escaping (Int) -> Int
  ) {
    let theme = page.theme
    switch row {
    case .amount:
      if line.x > left {
        grid.write(
          page.format.precipitationUnit, rightAlignedTo: line.x - 1, y: line.y, style: theme.label)
      }
      drawAmounts(into: &grid, line: line, column: column)
    case .probability:
      if line.x > left {
        grid.write("%", rightAlignedTo: line.x - 1, y: line.y, style: theme.label)
      }
      var free = 0
      for (index, hour) in page.hours.enumerated() {
        guard let chance = hour.precipitationProbability, chance >= 0.1 else { continue }
        let text = String(Int((chance * 100).rounded()))
        let x = min(column(index), line.width - text.count)
        guard x >= free else { continue }
        overwrite(text, into: &grid, x: line.x + x, y: line.y, style: theme.water(chance * 4))
        free = x + text.count + 2
      }
    case .clock:
      drawClock(into: &grid, line: line, column: column, naming: page.breadth < .wide)
    case .day:
      for (index, hour) in page.hours.enumerated() {
        let time = page.report.localTime(hour.time)
        guard index > 0, time.hour < page.report.stepHours else { continue }
        let x = column(index)
        let text = "│ " + page.words.time.date(time.date)
        guard x + TextWidth.of(text) <= line.width else { continue }
        overwrite(text, into: &grid, x: line.x + x, y: line.y, style: theme.label)
      }
    }
  }

  private func drawAmounts(into grid: inout Grid, line: Rect, column: @escaping (Int) -> Int) {
    let amounts = page.hours.map(\.precipitation)
    // A shower of 4 mm fills the bar; heavier ones raise the scale, light rain stays low.
    let most = max(4, amounts.compactMap(\.self).max() ?? 0)
    let glyphs = Array("▁▂▃▄▅▆▇█")
    for (index, amount) in amounts.enumerated() {
      guard let amount, amount >= 0.05 else { continue }
      let level = max(0, min(7, Int((amount / most * 8).rounded(.up)) - 1))
      let start = column(index)
      let end = index + 1 < amounts.count ? column(index + 1) : start + 1
      let bar = String(repeating: glyphs[level], count: max(1, end - start))
      overwrite(bar, into: &grid, x: line.x + start, y: line.y, style: page.theme.water(amount))
    }
  }

  private func drawClock(
    into grid: inout Grid, line: Rect, column: @escaping (Int) -> Int, naming midnights: Bool
  ) {
    var free = 0
    let spacing = page.hours.count > 1 ? max(1, column(1) - column(0)) : 1
    let every = [1, 2, 3, 6, 12].first { spacing * $0 / max(1, page.report.stepHours) >= 5 } ?? 24
    for (index, hour) in page.hours.enumerated() {
      let time = page.report.localTime(hour.time)
      let isMidnight = index > 0 && time.hour < page.report.stepHours
      guard time.hour % every == 0 || page.report.stepHours > 1 || isMidnight else { continue }
      let text =
        isMidnight && midnights
        ? page.words.time.weekdayShort(time.date.weekday) : String(time.clock.prefix(2))
      let x = column(index)
      guard x >= free, x + TextWidth.of(text) <= line.width else { continue }
      let style = isMidnight ? page.theme.value.bold() : page.theme.label
      overwrite(text, into: &grid, x: line.x + x, y: line.y, style: style)
      free = x + TextWidth.of(text) + 2
    }
  }

  private func drawCursor(
    into grid: inout Grid, in plot: Rect, curve: Rect, column: @escaping (Int) -> Int
  ) {
    guard page.isFocused(.hourly) else { return }
    let x = plot.x + column(max(0, min(page.hours.count - 1, page.slice.hour)))
    for y in curve.y..<curve.maxY where grid[x, y].text == " " {
      overwrite("│", into: &grid, x: x, y: y, style: page.theme.accent)
    }
    grid.style(Rect(x: x, y: curve.maxY, width: 1, height: plot.maxY - curve.maxY)) {
      $0 = $0.reversed()
    }
  }

  /// Writes without losing the shade of the night that lies under the text.
  private func overwrite(_ text: String, into grid: inout Grid, x: Int, y: Int, style: Style) {
    var column = x
    for character in text {
      let ground = grid[column, y].style.background
      column = grid.write(String(character), x: column, y: y, style: style.background(ground))
    }
  }
}
