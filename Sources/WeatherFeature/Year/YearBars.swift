import TerminalUI
import WeatherModel
import WeatherWords

/// The extremes of the years, what is usual today, and today, as bars on one scale beside the summary.
struct YearBars {
  /// Columns of labels and bars.
  static let width = 50
  /// Rows.
  static let height = 3
  /// From this width on there is room beside the summary.
  private static let from = 110

  static func isShown(_ slice: YearSlice, width: Int) -> Bool {
    width >= from && slice.normals?.details?.highestOfAll != nil
      && slice.normals?.range(on: slice.today) != nil
  }

  let slice: YearSlice
  let theme: Theme

  func draw(into grid: inout Grid, in area: Rect) {
    let format = WeatherFormat(slice.settings)
    let words = format.words
    let week = ClimateNormals.week(of: slice.today)
    let details = slice.normals?.details
    let range = slice.normals?.range(on: slice.today)
    let rows: [(label: String, low: Double?, high: Double?)] = [
      (
        words.year.extremes, details?.lowest[week]?.value, details?.highest[week]?.value
      ),
      (words.year.usual, range?.low, range?.high),
      (words.time.today, slice.low, slice.high),
    ]
    guard let scale = Scale(of: rows.flatMap { [$0.low, $0.high] }) else { return }
    let labels = rows.map { TextWidth.of($0.label) }.max() ?? 0
    for (index, row) in rows.enumerated() where row.low != nil && row.high != nil {
      let line = area.row(index)
      guard !line.isEmpty else { break }
      grid.write(
        row.label, rightAlignedTo: line.x + labels, y: line.y,
        style: index == 2 ? theme.strong : theme.label)
      TemperatureBar(
        low: row.low, high: row.high,
        texts: (format.temperature(row.low), format.temperature(row.high)), scale: scale
      ).draw(into: &grid, in: line.inset(left: labels + 2), theme: theme)
    }
  }
}
