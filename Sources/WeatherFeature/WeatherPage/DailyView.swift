import Foundation
import TerminalUI
import WeatherModel

/// The days to come, each with its low and high as a bar on a scale common to all.
struct DailyView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  func draw(into grid: inout Grid, in area: Rect) {
    let scale = Scale(
      of: page.days.flatMap { [$0.temperatureMin, $0.temperatureMax] }
        + [page.report.current.temperature])
    let today = page.report.localTime(page.now).date
    let columns = Columns(page: page, width: area.width)
    for (index, day) in page.days.prefix(area.height).enumerated() {
      let line = area.row(index)
      draw(day, isToday: day.date == today, index: index, scale: scale, columns, &grid, line)
    }
    let (_, rest) = area.splitTop(page.days.count + 1)
    drawSunAndMoon(into: &grid, in: rest)
  }

  /// The columns of the table, by the width there is; the bar takes what is left.
  private struct Columns {
    let label: Int
    let condition: Int
    let hasAmount: Bool

    init(page: PageContext, width: Int) {
      label =
        page.days.map { TextWidth.of(page.words.time.dayOfMonth($0.date)) }.max().map {
          max($0, TextWidth.of(page.words.time.today))
        } ?? 6
      condition = width >= 52 ? 15 : width >= 44 ? 10 : 2
      hasAmount = width >= 66
    }
  }

  private func draw(
    _ day: DayForecast, isToday: Bool, index: Int, scale: Scale?, _ columns: Columns,
    _ grid: inout Grid, _ line: Rect
  ) {
    let theme = page.theme
    let isChosen = page.isFocused(.daily) && index == page.slice.day
    let y = line.y
    var x = line.x
    grid.write(isChosen ? "▸" : " ", x: x, y: y, style: theme.accent.bold())
    x += 2
    let label = isToday ? page.words.time.today : page.words.time.dayOfMonth(day.date)
    grid.write(label, x: x, y: y, style: isChosen ? theme.accent.bold() : theme.value)
    x += columns.label + 2
    let icon = IconSet.art.icon(for: day.condition, isDay: true)
    grid.write(icon, x: x, y: y, style: theme.text)
    if columns.condition > 2 {
      let name = page.words.names.conditionShort(day.condition)
      grid.write(
        TextWidth.truncated(name, to: columns.condition - 3), x: x + 2, y: y, style: theme.text)
    }
    x += columns.condition + 4
    let chance = day.precipitationProbability ?? 0
    grid.write(
      page.format.probability(day.precipitationProbability), rightAlignedTo: x, y: y,
      style: chance >= 0.1 ? theme.water(chance * 4) : theme.label)
    x += 1
    if columns.hasAmount {
      let amount = day.precipitation ?? 0
      x += 9
      if amount > 0 {
        grid.write(
          page.format.precipitation(amount), rightAlignedTo: x, y: y, style: theme.water(amount))
      }
    }
    drawRange(
      day, isToday: isToday, scale: scale, &grid,
      Rect(x: x, y: y, width: line.maxX - x - 1, height: 1))
  }

  private func drawRange(
    _ day: DayForecast, isToday: Bool, scale: Scale?, _ grid: inout Grid, _ area: Rect
  ) {
    guard area.width >= 12 else { return }
    let theme = page.theme
    let style = { (value: Double?) in value.map { theme.temperature($0) } ?? theme.label }
    grid.write(
      page.format.temperature(day.temperatureMin), rightAlignedTo: area.x + 6, y: area.y,
      style: style(day.temperatureMin))
    grid.write(
      page.format.temperature(day.temperatureMax), rightAlignedTo: area.maxX, y: area.y,
      style: style(day.temperatureMax).bold())
    guard let scale, area.width >= 20 else { return }
    var range: ClosedRange<Double>?
    if let low = day.temperatureMin, let high = day.temperatureMax, low <= high {
      range = low...high
    }
    let bar = RangeBar(
      range: range, scale: scale, marker: isToday ? page.report.current.temperature : nil,
      track: theme.rule, style: { theme.temperature($0) })
    bar.draw(
      into: &grid, in: Rect(x: area.x + 7, y: area.y, width: area.width - 13, height: 1))
  }

  private func drawSunAndMoon(into grid: inout Grid, in area: Rect) {
    guard page.breadth == .wide, area.height >= 2 else { return }
    let sun = SunAndMoon(page)
    for (row, line) in [sun.sunLine, sun.moonLine].enumerated() {
      grid.write(line.label, x: area.x + 2, y: area.y + row, style: page.theme.label)
      grid.write(
        TextWidth.truncated(line.value, to: max(0, area.width - 14)), x: area.x + 12,
        y: area.y + row, style: page.theme.value, maxX: area.maxX)
    }
  }
}
