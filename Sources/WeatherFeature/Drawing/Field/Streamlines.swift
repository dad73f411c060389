import Glibc
import TerminalUI
import WeatherModel

/// Static, evenly spaced lines along the wind. Each line starts from a point of a staggered lattice
/// that is not near another line, and extends in both directions while it keeps its distance from
/// the others. The stronger the wind, the longer the line.
///
/// The lines are drawn in a fixed order and directions are rounded, so that the same field always
/// yields the same lines, and most of them stay the same from one hour to the next.
struct Streamlines: Equatable, Sendable {
  /// The number of brightness levels along a line.
  static let shadeCount = 3

  /// The lines.
  private(set) var lines: BrailleCanvas
  /// The brightness of each cell, from 0 at the start of a line to ``shadeCount`` - 1 at its
  /// downstream end.
  private var shades: [UInt8]
  private let width: Int
  /// Whether lines become wider downstream instead of brighter: from separate dots to a single line
  /// and to a double one. With few colours, width is more visible and takes few bytes.
  private let widens: Bool

  /// The minimum speed in m/s; a weaker wind has no meaningful direction.
  private static let minSpeed = 0.5
  /// The maximum number of steps of a line in each direction. Longer lines would all change with
  /// each hour, because the ends of a line move the most.
  private static let maxSteps = 12
  /// The number of directions to which the wind is rounded, so that most lines stay the same while
  /// the wind turns slowly. For a wide line, fewer directions look the same.
  private static let directionCount = (thin: 24.0, wide: 16.0)

  /// - Parameters:
  ///   - east: The eastward component of the wind, one value per dot.
  ///   - north: The northward component.
  ///   - spacing: The distance between neighbouring lines in dots.
  ///   - widens: Whether lines become wider downstream instead of brighter.
  init(
    east: FieldSampler, north: FieldSampler, _ projection: MapProjection, _ size: Size,
    spacing: Int, widens: Bool = false
  ) {
    self.widens = widens
    lines = BrailleCanvas(width: size.width, height: size.height)
    width = size.width
    shades = Array(repeating: 0, count: size.area)
    let stretches = (0..<east.rows).map { row in
      let latitude = projection.coordinate(
        x: Double(projection.dotWidth) / 2, y: Double(row) + 0.5)?.latitude
      return projection.eastStretch(atLatitude: latitude ?? projection.center.latitude)
    }
    let step = 2 * Double.pi / (widens ? Self.directionCount.wide : Self.directionCount.thin)
    func direction(_ x: Double, _ y: Double) -> (dx: Double, dy: Double)? {
      let (column, row) = (Int(x), Int(y))
      guard x >= 0, y >= 0, column < east.columns, row < east.rows else { return nil }
      let (u, v) = (east[column, row], north[column, row])
      guard u * u + v * v >= Self.minSpeed * Self.minSpeed else { return nil }
      let angle = (atan2(-v, u * stretches[row]) / step).rounded() * step
      return (cos(angle), sin(angle))
    }
    var taken = TakenBlocks(east.columns, east.rows, side: spacing / 2)
    for (index, y) in stride(from: spacing / 2, to: east.rows, by: spacing).enumerated() {
      let first = spacing / 2 + index % 2 * spacing
      for x in stride(from: first, to: east.columns, by: 2 * spacing) {
        let (u, v) = (east[x, y], north[x, y])
        let speed = (u * u + v * v).squareRoot()
        guard speed >= Self.minSpeed else { continue }
        let half = min(spacing, Self.maxSteps, spacing / 3 + Int(speed))
        let start = (x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard !taken.isTaken(Point(x: x, y: y)) else { continue }
        let line: [Point] =
          Self.walk(from: start, sign: -1, half, direction, taken).reversed()
          + Self.walk(from: start, sign: 1, half, direction, taken).dropFirst()
        guard line.count > spacing / 2 else { continue }
        draw(line) { direction(Double($0.x) + 0.5, Double($0.y) + 0.5) != nil }
        taken.occupy(line)
      }
    }
  }

  /// The blocks of the map that contain a line.
  private struct TakenBlocks {
    private let side: Int
    private let columns: Int
    private var blocks: [Bool]

    init(_ columns: Int, _ rows: Int, side: Int) {
      self.side = max(1, side)
      self.columns = columns / self.side + 1
      blocks = Array(repeating: false, count: self.columns * (rows / self.side + 1))
    }

    func isTaken(_ point: Point) -> Bool { blocks[point.y / side * columns + point.x / side] }

    mutating func occupy(_ line: [Point]) {
      for point in line { blocks[point.y / side * columns + point.x / side] = true }
    }
  }

  private mutating func draw(_ points: [Point], isKnown: (Point) -> Bool) {
    let (first, last) = (points[0], points[points.count - 1])
    let isFlat = abs(last.x - first.x) > abs(last.y - first.y)
    for (index, point) in points.enumerated() {
      let shade = index * Self.shadeCount / points.count
      let cell = (point.y >> 2) * width + point.x >> 1
      shades[cell] = UInt8(widens ? Self.shadeCount - 1 : shade)
      if widens, shade == 0, index % 2 == 1 { continue }
      lines.set(x: point.x, y: point.y)
      guard widens, shade == Self.shadeCount - 1 else { continue }
      // The second dot is in the same cell.
      let beside = Point(x: point.x ^ (isFlat ? 0 : 1), y: point.y ^ (isFlat ? 1 : 0))
      if isKnown(beside) { lines.set(x: beside.x, y: beside.y) }
    }
  }

  /// The brightness level of a cell.
  func shade(column: Int, row: Int) -> Int { Int(shades[row * width + column]) }

  /// Returns the dots from a position along the wind, or against it, up to an unknown value or
  /// another line.
  private static func walk(
    from start: (x: Double, y: Double), sign: Double, _ steps: Int,
    _ direction: (Double, Double) -> (dx: Double, dy: Double)?, _ taken: TakenBlocks
  ) -> [Point] {
    var (x, y) = start
    var points = [Point(x: Int(x), y: Int(y))]
    for _ in 0..<steps {
      guard let way = direction(x, y) else { break }
      x += sign * way.dx
      y += sign * way.dy
      guard direction(x, y) != nil else { break }
      let point = Point(x: Int(x), y: Int(y))
      if taken.isTaken(point) { break }
      if points.last != point { points.append(point) }
    }
    return points
  }
}
