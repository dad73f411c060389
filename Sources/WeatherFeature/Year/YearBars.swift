import TerminalUI
import WeatherModel
import WeatherWords

/// The extremes of the years, today's normals and today's values, as bars on one scale beside the
/// summary.
struct YearBars {
  /// The width of labels and bars.
  static let width = 50
  /// The number of rows.
  static let height = 3
  /// The minimum width of the panel for bars beside the summary.
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
    TemperatureBars(
      rows: [
        .init(
          label: words.year.extremes, low: details?.lowest[week]?.value,
          high: details?.highest[week]?.value),
        .init(label: words.year.usual, low: range?.low, high: range?.high),
        .init(label: words.time.today, low: slice.low, high: slice.high, isStrong: true),
      ]
    ).draw(into: &grid, in: area, theme, format)
  }
}
