extension MapProjection {
  /// Calls `body` with the straight segments of a line on the field, in whole dots.
  ///
  /// Segments within a single dot are skipped, except the first segment, and so are segments that
  /// are entirely on one side of the field. A segment that crosses the meridian opposite to the
  /// centre is passed twice, once at each edge of the map.
  public func forEachSegment(
    of points: [Coordinate], _ body: (_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> Void
  ) {
    guard var last = points.first.map(dot) else { return }
    let allAround = 360 / longitudePerDot
    let half = allAround / 2
    let shift = Int(allAround.rounded())
    var isFirst = true
    for point in points.dropFirst() {
      let next = dot(point)
      defer {
        last = next
        isFirst = false
      }
      if !isFirst, next == last { continue }
      let across = Double(next.x - last.x)
      if abs(across) <= half {
        emit(last.x, last.y, next.x, next.y, body)
      } else {
        let turn = across > 0 ? -shift : shift
        emit(last.x, last.y, next.x + turn, next.y, body)
        emit(last.x - turn, last.y, next.x, next.y, body)
      }
    }
  }

  /// Calls `body` with all straight segments of a line, in fractions of a dot, including those
  /// outside the field. A segment that crosses the meridian opposite to the centre is passed twice,
  /// once at each edge of the map.
  func forEachExactSegment(
    of points: [Coordinate],
    _ body: (_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) -> Void
  ) {
    guard var last = points.first.map(exactDot) else { return }
    let allAround = 360 / longitudePerDot
    for point in points.dropFirst() {
      let next = exactDot(point)
      let across = next.x - last.x
      if abs(across) <= allAround / 2 {
        body(last, next)
      } else {
        let turn = across > 0 ? -allAround : allAround
        body(last, (next.x + turn, next.y))
        body((last.x - turn, last.y), next)
      }
      last = next
    }
  }

  private func emit(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ body: (Int, Int, Int, Int) -> Void
  ) {
    guard max(x0, x1) >= 0, max(y0, y1) >= 0, min(x0, x1) < dotWidth, min(y0, y1) < dotHeight
    else { return }
    body(x0, y0, x1, y1)
  }

  /// Returns the dot that contains a coordinate. Faster than ``position(of:)``, because the
  /// longitudes of lines are within ±180 and wrap with at most one full turn.
  private func dot(_ coordinate: Coordinate) -> (x: Int, y: Int) {
    let (x, y) = exactDot(coordinate)
    return (Self.whole(x), Self.whole(y))
  }

  private func exactDot(_ coordinate: Coordinate) -> (x: Double, y: Double) {
    var east = coordinate.longitude - center.longitude
    if east >= 180 { east -= 360 } else if east < -180 { east += 360 }
    return (
      Double(dotWidth) / 2 + east / longitudePerDot,
      Double(dotHeight) / 2 + (center.latitude - coordinate.latitude) / degreesPerDot
    )
  }

  /// Returns the value rounded down and clamped to ±1e9, which exceeds the range of dots at any
  /// zoom; 0 for NaN.
  private static func whole(_ value: Double) -> Int {
    guard abs(value) < 1e9 else {
      return value > 0 ? 1_000_000_000 : value < 0 ? -1_000_000_000 : 0
    }
    return Int(value.rounded(.down))
  }
}
