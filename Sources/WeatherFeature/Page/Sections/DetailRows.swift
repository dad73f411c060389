import TerminalUI
import WeatherModel
import WeatherWords

/// The values as rows, on a page in columns: name, value at the chosen hour, and a strip of the
/// hours that HOURLY shows, with the chosen one marked.
struct DetailRows {
  /// The maximum width of a label; a longer label is replaced by its short form.
  private static let maxLabel = 20

  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  /// The contents of the row of one value.
  private struct Row {
    var tile: DetailTile
    var quantity: Quantity?
    var series: DetailSeries?
    /// The greatest and the least value of the hours.
    var high: String?
    var low: String?
  }

  func draw(into grid: inout Grid, in area: Rect) {
    let values = DetailValue.values(of: page.report)
    let frames = DetailLayout(in: area, .columns, count: values.count).tiles
    guard let height = frames.first?.height, height > 0 else { return }
    let rows = values.map { row($0, hasExtremes: height > 1) }
    let textWidth = max(16, min(area.width / 2 - 2, rows.map(textWidth).max() ?? 0))
    let extremes = rows.flatMap { [$0.high, $0.low] }.map { TextWidth.of($0 ?? "") }.max() ?? 0
    let x = area.x + 2 + textWidth + 2
    let strip = Rect(
      x: x, y: area.y, width: area.maxX - x - (extremes > 0 ? extremes + 2 : 1), height: height)
    guard strip.width > 1, page.hours.count > 1 else { return }
    let axis = HourAxis(page.hours, of: page.report, x: strip.x, width: strip.width)
    for (index, (row, frame)) in zip(rows, frames).enumerated() where frame.height == height {
      let isChosen = page.isFocused(.detail) && index == page.slice.detail
      drawTexts(row.tile, isChosen: isChosen, into: &grid, in: frame, end: strip.x - 2)
      guard let series = row.series else {
        if height == 1 {
          drawRemark(row.tile, into: &grid, x: strip.x, y: frame.y, end: area.maxX - 1)
        }
        continue
      }
      draw(
        series, { series.fill($0, page.theme.shades) }, axis, into: &grid,
        rows: frame.y..<frame.maxY)
      for (line, text) in [row.high, row.low].enumerated() where line < height {
        let style = page.theme.label
        grid.write(text ?? "", rightAlignedTo: area.maxX - 1, y: frame.y + line, style: style)
      }
    }
  }

  // MARK: - Texts

  /// Returns the width of a row's texts. It is at least that of a usual name and value, so that the
  /// strips do not move from hour to hour.
  private func textWidth(of row: Row) -> Int {
    var label = TextWidth.of(label(of: row.tile))
    if let quantity = row.quantity { label = max(label, TextWidth.of(page.words.labels[quantity])) }
    var values = [row.tile.value]
    if row.quantity == .airQuality, page.report.isInKorea {
      values += DustGrade.allCases.map { page.format.dust($0, isFine: true) }
    }
    return label + 2 + max(8, values.map { TextWidth.of($0) }.max() ?? 0)
  }

  private func label(of tile: DetailTile) -> String { tile.label(in: Self.maxLabel) }

  private func drawTexts(
    _ tile: DetailTile, isChosen: Bool, into grid: inout Grid, in frame: Rect, end: Int
  ) {
    let theme = page.theme
    let x = frame.x + 2
    if isChosen { grid.write("▸", x: frame.x, y: frame.y, style: theme.accent.bold()) }
    let style = isChosen ? theme.accent.bold() : theme.label
    let after = grid.write(label(of: tile), x: x, y: frame.y, style: style, maxX: end)
    let width = TextWidth.of(tile.value)
    // A value that does not fit beside its name is written below it.
    let fits = after + 1 + width <= end
    let y = frame.y + (fits ? 0 : frame.height - 1)
    let valueStyle = (tile.style ?? theme.value).bold()
    if fits || frame.height > 1 {
      grid.write(tile.value, rightAlignedTo: end, y: y, style: valueStyle)
    }
    guard fits, frame.height > 1 else { return }
    drawRemark(tile, into: &grid, x: x, y: frame.y + 1, end: end)
  }

  private func drawRemark(_ tile: DetailTile, into grid: inout Grid, x: Int, y: Int, end: Int) {
    let remark = [tile.remark, tile.shortRemark ?? ""].first { TextWidth.of($0) <= end - x }
    grid.write(remark ?? "", x: x, y: y, style: page.theme.label, maxX: end)
  }

  // MARK: - Series

  private func row(_ value: DetailValue, hasExtremes: Bool) -> Row {
    var row = Row(tile: DetailTile(value, page))
    guard case .quantity(let quantity) = value else { return row }
    row.quantity = quantity
    if row.tile.remark.isEmpty { row.tile.remark = meaning(of: quantity) }
    row.series = series(of: quantity)
    guard let series = row.series else { return row }
    // In Korea the series of the air quality is PM2.5, and the value beside it is not, so that the
    // extremes are left out.
    guard hasExtremes, quantity != .airQuality || !page.report.isInKorea else { return row }
    (row.high, row.low) = series.extremes(page)
    return row
  }

  /// Returns the meaning of a percentage, where the tile has a gauge in place of a remark.
  private func meaning(of quantity: Quantity) -> String {
    let names = page.words.names
    let value = page.chosenWeather[quantity]
    return switch quantity {
    case .humidity: value.map { names.humidity(HumidityClass(percent: $0)) } ?? ""
    case .cloudCover: value.map { names.cloud(CloudClass(percent: $0)) } ?? ""
    default: ""
    }
  }

  private func series(of quantity: Quantity) -> DetailSeries? {
    guard quantity == .airQuality else {
      return DetailSeries(quantity, hours: page.hours, page)
    }
    // The air quality forecast has other hours than the weather.
    guard let air = DetailSeries.air(page) else { return nil }
    let values = Dictionary(
      zip(air.hours.map(\.time), air.series.values), uniquingKeysWith: { first, _ in first })
    var series = air.series
    series.values = page.hours.map { values[$0.time] ?? nil }
    return series.values.contains { $0 != nil } ? series : nil
  }

  // MARK: - Strips

  /// Draws the hours as a strip of eighths over the time of day.
  private func draw(
    _ series: DetailSeries, _ color: (Double) -> Color, _ axis: HourAxis, into grid: inout Grid,
    rows: Range<Int>
  ) {
    let shades = page.theme.shades
    axis.shade(into: &grid, rows: rows, theme: page.theme)
    guard let scale = series.scale else { return }
    let samples =
      series.isAmount
      ? (0..<axis.width).map { series.values[axis.index(at: axis.x + $0)] }
      : LineChart(values: series.values, placement: axis.placement).samples(width: axis.width)
    // No value fills the topmost eighth, which separates a strip from the one above it.
    let full = rows.count * 8 - 1
    let cursor =
      page.hoursAhead > 0 ? axis.column(of: min(page.slice.hour, page.hours.count - 1)) : nil
    for (column, value) in samples.enumerated() {
      let x = axis.x + column
      if let value, !series.isAmount || value > 0 {
        let eighths = max(1, Int((scale.fraction(of: value) * Double(full)).rounded()))
        let color = color(value)
        for row in 0...((eighths - 1) / 8) {
          let y = rows.upperBound - 1 - row
          let block = Unicode.Scalar(0x2580 + UInt32(min(8, eighths - row * 8))) ?? "█"
          grid.put(
            block, x: x, y: y,
            style: Style(foreground: color, background: grid[x, y].style.background))
        }
      }
      guard x == cursor else { continue }
      grid.style(Rect(x: x, y: rows.lowerBound, width: 1, height: rows.count)) {
        guard let shades else {
          $0 = $0.reversed()
          return
        }
        $0.background = shades.tinted($0.background)
        $0.foreground = shades.isCoarse ? $0.foreground : shades.tinted($0.foreground)
      }
    }
  }
}
