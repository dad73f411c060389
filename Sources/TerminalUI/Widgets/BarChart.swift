/// Vertical bars in steps of an eighth of a cell.
///
/// ```swift
/// var grid = Grid(size: Size(width: 4, height: 2))
/// BarChart(values: [1, 2, nil, 4], maximum: 4).draw(into: &grid, in: grid.bounds)
/// // grid.text is now
/// //      █
/// //   ▄█ █
/// ```
public struct BarChart {
  /// The heights from left to right. For nil and 0 the columns are empty.
  public var values: [Double?]
  /// The value whose bar fills the full height.
  public var maximum: Double
  /// The number of columns of each bar.
  public var barWidth: Int
  /// The style of a bar by its value.
  public var style: (Double) -> Style

  /// Creates a chart.
  public init(
    values: [Double?], maximum: Double, barWidth: Int = 1,
    style: @escaping (Double) -> Style = { _ in .plain }
  ) {
    self.values = values
    self.maximum = maximum
    self.barWidth = max(1, barWidth)
    self.style = style
  }

  /// Draws the bars. A value above 0 has a bar of at least one eighth.
  public func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty, maximum > 0 else { return }
    for (index, value) in values.enumerated() {
      guard let value, value > 0 else { continue }
      let part = min(1, value / maximum)
      let eighths = max(1, Int((part * Double(area.height * 8)).rounded()))
      for column in 0..<barWidth {
        let x = area.x + index * barWidth + column
        guard x < area.maxX else { return }
        for row in 0..<area.height {
          let filled = min(8, eighths - row * 8)
          guard filled > 0, let block = Unicode.Scalar(0x2580 + UInt32(filled)) else { break }
          let y = area.maxY - 1 - row
          grid.put(block, x: x, y: y, style: style(value).over(grid[x, y].style))
        }
      }
    }
  }
}
