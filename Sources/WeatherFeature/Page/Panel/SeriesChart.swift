import TerminalUI
import WeatherModel
import WeatherWords

/// A value over hours as a curve or as bars, with its scale on both sides and the hours below.
struct SeriesChart {
  let series: DetailSeries
  let hours: [HourForecast]
  let page: PageContext

  func draw(into grid: inout Grid, in area: Rect) {
    guard let scale = series.scale, area.height >= 3, hours.count > 1 else { return }
    let labels = labels(scale, rows: area.height - 1)
    let margin = (labels.map { TextWidth.of($0.text) }.max() ?? 0) + 1
    guard area.width > margin * 2 + 12 else { return }
    let plot = Rect(
      x: area.x + margin, y: area.y, width: area.width - margin * 2, height: area.height - 1)
    let axis = HourAxis(hours, of: page.report, x: plot.x, width: plot.width)
    axis.shade(into: &grid, rows: plot.y..<area.maxY, theme: page.theme)
    for label in labels {
      let y = plot.y + label.row
      let style = series.style(label.value)
      grid.write(label.text, rightAlignedTo: plot.x - 1, y: y, style: style)
      grid.write(label.text, x: plot.maxX + 1, y: y, style: style, maxX: area.maxX)
    }
    if series.isAmount {
      drawBars(axis, scale, into: &grid, in: plot)
    } else {
      LineChart(
        values: series.values, scale: scale, placement: axis.placement, style: style
      ).draw(into: &grid, in: plot)
    }
    axis.drawClock(
      into: &grid, y: plot.maxY, namesDays: true, format: page.format, theme: page.theme)
  }

  /// The style of a value on the time of day that it stands on, whatever its text stands on.
  private func style(_ value: Double) -> Style { series.style(value).background(.standard) }

  /// The top, the bottom, and the middle where there is room; no text twice.
  private func labels(_ scale: Scale, rows: Int) -> [(value: Double, text: String, row: Int)] {
    var labels = [(scale.highest, 0), (scale.lowest, rows - 1)]
    if rows >= 5 { labels.append(((scale.highest + scale.lowest) / 2, rows / 2)) }
    var texts: Set<String> = []
    return labels.compactMap { value, row in
      let text = series.text(value)
      return texts.insert(text).inserted ? (value, text, row) : nil
    }
  }

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
}
