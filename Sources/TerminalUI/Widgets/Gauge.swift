/// A horizontal bar that is filled to a fraction of its length: `▕██████░░░▏`.
///
/// ```swift
/// var grid = Grid(size: Size(width: 10, height: 1))
/// Gauge(fraction: 0.5).draw(into: &grid, in: grid.bounds)
/// // grid.text is now
/// //   ▕████░░░░▏
/// ```
public struct Gauge {
  /// The filled fraction, from 0 to 1; nil to draw only the ends.
  public var fraction: Double?
  /// The style of the filled part by position along the bar (0 to 1).
  public var style: (Double) -> Style
  /// The style of the ends and of the empty part.
  public var track: Style

  /// Creates a gauge.
  public init(
    fraction: Double?, track: Style = Style().dim(),
    style: @escaping (Double) -> Style = { _ in .plain }
  ) {
    self.fraction = fraction
    self.style = style
    self.track = track
  }

  /// Draws the gauge across the first row of the area, which must have at least three columns.
  public func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty, area.width >= 3 else { return }
    grid.put("▕", x: area.x, y: area.y, style: track)
    grid.put("▏", x: area.maxX - 1, y: area.y, style: track)
    let room = area.width - 2
    guard let fraction, fraction.isFinite else { return }
    let filled = Int((min(1, max(0, fraction)) * Double(room)).rounded())
    for column in 0..<room {
      let isFilled = column < filled
      let style = isFilled ? style(Double(column + 1) / Double(room)) : track
      grid.put(isFilled ? "█" : "░", x: area.x + 1 + column, y: area.y, style: style)
    }
  }
}
