/// A range of values on a scale, with a dot for one of them: `▕  ━━━●━━━  ▏`.
///
/// ```swift
/// var grid = Grid(size: Size(width: 12, height: 1))
/// RangeBar(range: 5...10, scale: Scale(0, 10)).draw(into: &grid, in: grid.bounds)
/// // grid.text is now
/// //   ▕     ━━━━━▏
/// ```
public struct RangeBar {
  /// The low and the high end; nil to draw only the ends of the scale.
  public var range: ClosedRange<Double>?
  /// The values at the left and the right end.
  public var scale: Scale
  /// The value marked with a dot, inside the range or not.
  public var marker: Double?
  /// The style of the bar by value.
  public var style: (Double) -> Style
  /// The style of the ends.
  public var track: Style

  /// Creates a bar.
  public init(
    range: ClosedRange<Double>?, scale: Scale, marker: Double? = nil,
    track: Style = Style().dim(), style: @escaping (Double) -> Style = { _ in .plain }
  ) {
    self.range = range
    self.scale = scale
    self.marker = marker
    self.track = track
    self.style = style
  }

  /// Draws the bar across the first row of the area, which must have at least three columns.
  public func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty, area.width >= 3 else { return }
    grid.put("▕", x: area.x, y: area.y, style: track)
    grid.put("▏", x: area.maxX - 1, y: area.y, style: track)
    let room = area.width - 2
    let left = area.x + 1
    if let range {
      let first = scale.position(of: range.lowerBound, among: room)
      let last = scale.position(of: range.upperBound, among: room)
      for column in first...max(first, last) {
        grid.put("━", x: left + column, y: area.y, style: style(value(at: column, of: room)))
      }
    }
    if let marker, marker.isFinite {
      let column = scale.position(of: marker, among: room)
      grid.put("●", x: left + column, y: area.y, style: style(marker).bold())
    }
  }

  private func value(at column: Int, of room: Int) -> Double {
    guard room > 1 else { return scale.lowest }
    return scale.lowest + (scale.highest - scale.lowest) * Double(column) / Double(room - 1)
  }
}
