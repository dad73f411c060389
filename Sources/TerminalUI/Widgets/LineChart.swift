/// A curve through values, in Braille dots; where a value is missing the curve is interrupted.
public struct LineChart {
  /// The horizontal positions of the values.
  public enum Placement: Hashable, Sendable {
    /// The first at the left edge, the last at the right one.
    case edges
    /// Each in the middle of its own slot of a number of columns.
    case slots(columns: Int)
    /// Each at its own part of the way from the left edge (0) to the right one (1), in order.
    case parts([Double])
  }

  /// The values from left to right; nil where nothing is known.
  public var values: [Double?]
  /// The values at the bottom and the top of the chart; nil for the extent of the values.
  public var scale: Scale?
  /// The horizontal positions of the values.
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

  /// The column of a value, counted from the chart's left edge.
  public func column(of index: Int, width: Int) -> Int {
    dot(of: index, dots: width * 2) / 2
  }

  /// The index of the value nearest to a column; nil where there is none.
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

  /// Draws the curve, smooth between the values.
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

  /// The curve's value in each of a number of columns, from the left edge to the right one; nil where it
  /// is interrupted.
  public func samples(width: Int) -> [Double?] {
    var samples = [Double?](repeating: nil, count: max(0, width))
    guard width > 1, values.count > 1 else { return samples }
    for stretch in stretches {
      let curve = MonotoneCurve(stretch.map { values[$0] ?? 0 })
      for column in samples.indices {
        let place = place(at: Double(column) / Double(width - 1))
        let inside = place - Double(stretch.lowerBound)
        guard inside > -0.5, inside < Double(stretch.count) - 0.5 else { continue }
        samples[column] = curve.value(at: max(0, inside))
      }
    }
    return samples
  }

  /// Returns the indices of the values around a fraction of the width.
  private func place(at fraction: Double) -> Double {
    guard case .parts(let parts) = placement, parts.count == values.count,
      let next = parts.firstIndex(where: { $0 > fraction }), next > 0
    else { return fraction * Double(values.count - 1) }
    let (before, after) = (parts[next - 1], parts[next])
    return Double(next - 1) + (fraction - before) / (after - before)
  }

  /// The runs of indices whose values are known.
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

  /// The columns of dots of a stretch, each with its position among the stretch's values. Every value has its
  /// own column, so that none is skipped when there are more values than dots.
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
