import TerminalUI
import WeatherModel

/// Still lines along the wind, evenly spaced; the same field gives the same lines.
///
/// After Jobard and Lefer, "Creating Evenly-Spaced Streamlines of Arbitrary Density" (1997), with
/// seeds in a fixed order.
struct Streamlines: Equatable, Sendable {
  /// The steps of brightness along a line.
  static let shadeCount = 4

  /// The lines.
  private(set) var lines: BrailleCanvas
  /// The brightness of each cell, from 0 where lines begin up to ``shadeCount`` - 1 downstream.
  private var shades: [UInt8]
  private let width: Int

  /// Dots between lines.
  private static let spacing = 8
  /// Dots of a line.
  private static let maxLength = 64
  private static let minLength = 10
  /// Less wind has no direction, in m/s.
  private static let minSpeed = 0.4

  /// - Parameters:
  ///   - east: The component towards the east for each dot.
  ///   - north: The one towards the north.
  init(east: FieldSampler, north: FieldSampler, _ projection: MapProjection, _ size: Size) {
    lines = BrailleCanvas(width: size.width, height: size.height)
    width = size.width
    shades = Array(repeating: 0, count: size.area)
    let stretches = (0..<east.rows).map { row in
      let latitude = projection.coordinate(
        x: Double(projection.dotWidth) / 2, y: Double(row) + 0.5)?.latitude
      return projection.eastStretch(atLatitude: latitude ?? projection.center.latitude)
    }
    func direction(_ x: Double, _ y: Double) -> (dx: Double, dy: Double)? {
      let (column, row) = (Int(x), Int(y))
      guard x >= 0, y >= 0, column < east.columns, row < east.rows else { return nil }
      let (u, v) = (east[column, row], north[column, row])
      let speed = (u * u + v * v).squareRoot()
      guard speed >= Self.minSpeed else { return nil }
      let (dx, dy): (Double, Double) = (u * stretches[row], -v)
      let length = (dx * dx + dy * dy).squareRoot()
      return (dx / length, dy / length)
    }
    var taken = Taken(width: east.columns, height: east.rows, cell: Self.spacing)
    let step = Self.spacing
    for y in stride(from: step / 2, to: east.rows, by: step) {
      for x in stride(from: step / 2, to: east.columns, by: step) {
        guard !taken.isNear(x, y) else { continue }
        let start = (x: Double(x) + 0.5, y: Double(y) + 0.5)
        let half = Self.maxLength / 2
        let back = Self.walk(from: start, sign: -1, half, taken, direction)
        let ahead = Self.walk(from: start, sign: 1, half, taken, direction)
        let points = back.reversed() + ahead.dropFirst()
        guard points.count >= Self.minLength else { continue }
        for (index, point) in points.enumerated() {
          taken.insert(point.x, point.y)
          lines.set(x: point.x, y: point.y)
          let cell = (point.y >> 2) * width + point.x >> 1
          shades[cell] = UInt8(index * Self.shadeCount / points.count)
        }
      }
    }
  }

  /// The brightness of a cell.
  func shade(column: Int, row: Int) -> Int { Int(shades[row * width + column]) }

  /// The dots from a place on along the wind, or against it.
  private static func walk(
    from start: (x: Double, y: Double), sign: Double, _ limit: Int, _ taken: Taken,
    _ direction: (Double, Double) -> (dx: Double, dy: Double)?
  ) -> [Point] {
    var (x, y) = start
    var points = [Point(x: Int(x), y: Int(y))]
    while points.count < limit {
      guard let first = direction(x, y),
        // The middle of a step tells its direction better than its start.
        let way = direction(x + sign * first.dx / 2, y + sign * first.dy / 2)
      else { break }
      x += sign * way.dx
      y += sign * way.dy
      guard direction(x, y) != nil else { break }
      let point = Point(x: Int(x), y: Int(y))
      if points.last == point { continue }
      if taken.contains(point.x, point.y) { break }
      points.append(point)
    }
    return points
  }

  /// Which parts of the map have a line.
  private struct Taken {
    private let columns: Int
    private let cell: Int
    private var cells: [Bool]
    private let rows: Int

    init(width: Int, height: Int, cell: Int) {
      self.cell = cell
      columns = width / cell + 1
      rows = height / cell + 1
      cells = Array(repeating: false, count: columns * rows)
    }

    mutating func insert(_ x: Int, _ y: Int) { cells[y / cell * columns + x / cell] = true }

    func contains(_ x: Int, _ y: Int) -> Bool { cells[y / cell * columns + x / cell] }

    /// Whether a line passes here or beside it.
    func isNear(_ x: Int, _ y: Int) -> Bool { contains(x, y) }
  }
}
