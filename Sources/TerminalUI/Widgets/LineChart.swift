/// A curve through values, in Braille dots. The curve is interrupted where a value is missing.
///
/// ```swift
/// var grid = Grid(size: Size(width: 4, height: 1))
/// LineChart(values: [0, 3], scale: Scale(0, 3)).draw(into: &grid, in: grid.bounds)
/// // grid.text is now
/// //   ⣀⠤⠒⠉
/// ```
public struct LineChart {
  /// The horizontal positions of the values.
  public enum Placement: Hashable, Sendable {
    /// The first value at the left edge, the last at the right edge.
    case edges
    /// Each value in the middle of its own slot of a number of columns.
    case slots(columns: Int)
    /// Each value at its own fraction of the width, from the left edge (0) to the right edge (1),
    /// in ascending order.
    case parts([Double])
  }

  /// The values from left to right; nil if a value is unknown.
  public var values: [Double?]
  /// The values at the bottom and the top of the chart; nil for the range of the values.
  public var scale: Scale?
  /// The horizontal positions of the values.
  public var placement: Placement
  /// The style of the curve by value.
  public var style: (Double) -> Style

  /// Creates a chart.
  public init(
    values: [Double?], scale: Scale? = nil, placement: Placement = .edges,
    style: @escaping (Double) -> Style = { _ in .plain }
  ) {
    self.values = values
    self.scale = scale
    self.placement = placement
    self.style = style
  }

  /// Returns the column of a value, counted from the chart's left edge.
  public func column(of index: Int, width: Int) -> Int {
    dot(of: index, dots: width * 2) / 2
  }

  /// Returns the index of the value nearest to a column; nil if there is none.
  public func index(atColumn column: Int, width: Int) -> Int? {
    guard !values.isEmpty else { return nil }
    let index =
      switch placement {
      case .edges:
        width > 1
          ? Int((Double(column) / Double(width - 1) * Double(values.count - 1)).rounded()) : 0
      case .slots(let columns): column / max(1, columns)
      case .parts(let parts):
        values.indices.min {
          abs(dot(of: $0, in: parts, width * 2) / 2 - column)
            < abs(dot(of: $1, in: parts, width * 2) / 2 - column)
        } ?? 0
      }
    return min(max(0, index), values.count - 1)
  }

  /// Draws the curve, interpolated smoothly between the values.
  public func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty, let scale = scale ?? Scale(of: values) else { return }
    var canvas = BrailleCanvas(width: area.width, height: area.height)
    var valueOfColumn = [Double?](repeating: nil, count: area.width)
    let height = canvas.dotHeight
    for stretch in stretches {
      let curve = MonotoneCurve(stretch.map { values[$0] ?? 0 })
      var previous: Point?
      for (place, x) in places(along: stretch, dots: canvas.dotWidth) {
        let value = curve.value(at: place)
        let point = Point(x: x, y: height - 1 - scale.position(of: value, among: height))
        canvas.line(from: previous ?? point, to: point)
        previous = point
        if x >= 0, x / 2 < area.width { valueOfColumn[x / 2] = value }
      }
    }
    canvas.draw(into: &grid, at: area.origin) { column, _ in
      style(valueOfColumn[column] ?? scale.lowest)
    }
  }

  /// Returns the curve's value in each of a number of columns, from the left edge to the right
  /// edge; nil where the curve is interrupted.
  public func samples(width: Int) -> [Double?] {
    var samples = [Double?](repeating: nil, count: max(0, width))
    guard width > 1, values.count > 1 else { return samples }
    for stretch in stretches {
      let curve = MonotoneCurve(stretch.map { values[$0] ?? 0 })
      for column in samples.indices {
        guard let place = place(at: Double(column) / Double(width - 1)) else { continue }
        let inside = place - Double(stretch.lowerBound)
        guard inside > -0.5, inside < Double(stretch.count) - 0.5 else { continue }
        samples[column] = curve.value(at: inside)
      }
    }
    return samples
  }

  /// Returns the fractional index of the values at a fraction of the width; nil beside the values.
  private func place(at fraction: Double) -> Double? {
    guard case .parts(let parts) = placement, parts.count == values.count else {
      return fraction * Double(values.count - 1)
    }
    guard let next = parts.firstIndex(where: { $0 > fraction }) else {
      return parts.last == fraction ? Double(values.count - 1) : nil
    }
    guard next > 0 else { return nil }
    let (before, after) = (parts[next - 1], parts[next])
    return Double(next - 1) + (fraction - before) / (after - before)
  }

  /// The ranges of consecutive indices whose values are known.
  private var stretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start: Int?
    for index in 0...values.count {
      let isKnown = index < values.count && values[index]?.isFinite == true
      if isKnown { start = start ?? index }
      if !isKnown, let first = start {
        stretches.append(first..<index)
        start = nil
      }
    }
    return stretches
  }

  /// Returns the dot columns of a stretch, each with its position among the stretch's values. Every
  /// value has its own entry, so none is skipped if there are more values than dots.
  private func places(along stretch: Range<Int>, dots: Int) -> [(place: Double, x: Int)] {
    var places: [(Double, Int)] = []
    for index in stretch {
      let x = dot(of: index, dots: dots)
      if index > stretch.lowerBound {
        let before = dot(of: index - 1, dots: dots)
        for between in (before + 1)..<max(before + 1, x) {
          let part = Double(between - before) / Double(x - before)
          places.append((Double(index - 1 - stretch.lowerBound) + part, between))
        }
      }
      places.append((Double(index - stretch.lowerBound), x))
    }
    return places
  }

  private func dot(of index: Int, dots: Int) -> Int {
    switch placement {
    case .edges:
      values.count > 1
        ? Int((Double(index) * Double(dots - 1) / Double(values.count - 1)).rounded()) : 0
    case .slots(let columns): index * columns * 2 + columns
    case .parts(let parts): dot(of: index, in: parts, dots)
    }
  }

  private func dot(of index: Int, in parts: [Double], _ dots: Int) -> Int {
    let part = parts.indices.contains(index) ? max(0, min(1, parts[index])) : 0
    return Int((part * Double(dots - 1)).rounded())
  }
}
