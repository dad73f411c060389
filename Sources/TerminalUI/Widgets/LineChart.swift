/// A curve through values, in Braille dots; where a value is missing the curve is interrupted.
public struct LineChart {
  /// Where the values stand across the chart.
  public enum Placement: Hashable, Sendable {
    /// The first at the left edge, the last at the right one.
    case edges
    /// Each in the middle of its own slot of so many columns.
    case slots(columns: Int)
  }

  /// The values from left to right; nil where nothing is known.
  public var values: [Double?]
  /// What the bottom and the top of the chart stand for; nil takes the values' own extent.
  public var scale: Scale?
  /// Where the values stand.
  public var placement: Placement
  /// The style of the curve where it has a value.
  public var style: (Double) -> Style

  /// Makes a chart.
  public init(
    values: [Double?], scale: Scale? = nil, placement: Placement = .edges,
    style: @escaping (Double) -> Style = { _ in .plain }
  ) {
    self.values = values
    self.scale = scale
    self.placement = placement
    self.style = style
  }

  /// The column, counted from the chart's left edge, on which a value stands.
  public func column(of index: Int, width: Int) -> Int {
    dot(of: index, dots: width * 2) / 2
  }

  /// The value that stands nearest to a column; nil when there is none.
  public func index(atColumn column: Int, width: Int) -> Int? {
    guard !values.isEmpty else { return nil }
    let index =
      switch placement {
      case .edges:
        width > 1
          ? Int((Double(column) / Double(width - 1) * Double(values.count - 1)).rounded()) : 0
      case .slots(let columns): column / max(1, columns)
      }
    return min(max(0, index), values.count - 1)
  }

  /// Draws the curve.
  public func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty, let scale = scale ?? Scale(of: values) else { return }
    var canvas = BrailleCanvas(width: area.width, height: area.height)
    var valueOfColumn = [Double?](repeating: nil, count: area.width)
    var previous: (point: Point, value: Double)?
    for (index, value) in values.enumerated() {
      guard let value, value.isFinite else {
        previous = nil
        continue
      }
      let point = Point(
        x: dot(of: index, dots: canvas.dotWidth),
        y: canvas.dotHeight - 1 - scale.position(of: value, among: canvas.dotHeight))
      let start = previous ?? (point, value)
      canvas.line(from: start.point, to: point)
      note(from: start, to: (point, value), in: &valueOfColumn)
      previous = (point, value)
    }
    canvas.draw(into: &grid, at: area.origin) { column, _ in
      style(valueOfColumn[column] ?? scale.lowest)
    }
  }

  /// Remembers the value of the curve at each column between two points, for its colour.
  private func note(
    from: (point: Point, value: Double), to: (point: Point, value: Double),
    in columns: inout [Double?]
  ) {
    let first = from.point.x / 2
    let last = to.point.x / 2
    guard first <= last else { return }
    for column in max(0, first)...max(0, last) where column < columns.count {
      let part = last > first ? Double(column - first) / Double(last - first) : 1
      columns[column] = from.value + (to.value - from.value) * part
    }
  }

  private func dot(of index: Int, dots: Int) -> Int {
    switch placement {
    case .edges:
      values.count > 1
        ? Int((Double(index) * Double(dots - 1) / Double(values.count - 1)).rounded()) : 0
    case .slots(let columns): index * columns * 2 + columns
    }
  }
}
