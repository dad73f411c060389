/// A drawing in dots, two across and four down in each cell, for curves and maps.
///
/// ```swift
/// var canvas = BrailleCanvas(width: 3, height: 1)
/// canvas.line(from: Point(x: 0, y: 0), to: Point(x: 5, y: 0))
/// var grid = Grid(size: canvas.size)
/// canvas.draw(into: &grid, at: Point(x: 0, y: 0), style: .plain)
/// // grid.text is now
/// //   ⠉⠉⠉
/// ```
public struct BrailleCanvas: Equatable, Sendable {
  /// The size in cells.
  public let size: Size
  // One byte per cell; bit n is dot n + 1 of the Unicode pattern.
  private var patterns: [UInt8]

  /// Creates an empty canvas with a size in cells.
  public init(width: Int, height: Int) {
    size = Size(width: width, height: height)
    patterns = Array(repeating: 0, count: size.area)
  }

  /// The number of dots across.
  public var dotWidth: Int { size.width * 2 }

  /// The number of dots down.
  public var dotHeight: Int { size.height * 4 }

  /// Sets a dot. Dots outside the canvas are ignored.
  public mutating func set(x: Int, y: Int) {
    guard x >= 0, y >= 0, x < dotWidth, y < dotHeight else { return }
    patterns[(y >> 2) * size.width + x >> 1] |= BrailleCanvas.bit(x: x, y: y)
  }

  /// Returns whether a dot is set.
  public func isSet(x: Int, y: Int) -> Bool {
    guard x >= 0, y >= 0, x < dotWidth, y < dotHeight else { return false }
    return patterns[(y >> 2) * size.width + x >> 1] & BrailleCanvas.bit(x: x, y: y) != 0
  }

  /// Returns whether a cell has no dots.
  public func isEmpty(column: Int, row: Int) -> Bool {
    guard column >= 0, row >= 0, column < size.width, row < size.height else { return true }
    return patterns[row * size.width + column] == 0
  }

  /// Draws a straight line of dots, including both ends.
  ///
  /// Only the part inside the canvas is rasterized, so endpoints far outside cost nothing.
  public mutating func line(from start: Point, to end: Point) {
    guard let (from, to) = clip(start, end) else { return }
    var x = from.x
    var y = from.y
    let dx = abs(to.x - x)
    let dy = -abs(to.y - y)
    let stepX = x < to.x ? 1 : -1
    let stepY = y < to.y ? 1 : -1
    var error = dx + dy
    while true {
      set(x: x, y: y)
      if x == to.x && y == to.y { return }
      let doubled = 2 * error
      if doubled >= dy {
        error += dy
        x += stepX
      }
      if doubled <= dx {
        error += dx
        y += stepY
      }
    }
  }

  /// Adds the dots of another canvas of the same size.
  public mutating func merge(_ other: BrailleCanvas) {
    guard other.size == size else { return }
    for index in patterns.indices { patterns[index] |= other.patterns[index] }
  }

  /// Adds the dots of another canvas of the same size to the cells that already have dots.
  public mutating func mergeIntoCells(_ other: BrailleCanvas) {
    guard other.size == size else { return }
    for index in patterns.indices where patterns[index] != 0 {
      patterns[index] |= other.patterns[index]
    }
  }

  /// Draws the cells that have dots in one style and leaves the others unchanged.
  public func draw(into grid: inout Grid, at origin: Point, style: Style) {
    draw(into: &grid, at: origin) { _, _ in style }
  }

  /// Draws the cells that have dots, each in the style for its column and row on the canvas.
  public func draw(
    into grid: inout Grid, at origin: Point, styleAt: (_ column: Int, _ row: Int) -> Style
  ) {
    for row in 0..<size.height {
      for column in 0..<size.width {
        let pattern = patterns[row * size.width + column]
        guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(pattern)) else { continue }
        let (x, y) = (origin.x + column, origin.y + row)
        grid.put(scalar, x: x, y: y, style: styleAt(column, row).over(grid[x, y].style))
      }
    }
  }

  private static func bit(x: Int, y: Int) -> UInt8 {
    // Unicode numbers dots 1 to 3 and 4 to 6 down the columns; 7 and 8 were added below later.
    let row = y & 3
    if row == 3 { return x & 1 == 0 ? 0x40 : 0x80 }
    return 1 << UInt8(row + (x & 1) * 3)
  }

  /// Returns the part of a line inside the canvas, by the Liang–Barsky algorithm.
  private func clip(_ start: Point, _ end: Point) -> (Point, Point)? {
    let right = dotWidth - 1
    let bottom = dotHeight - 1
    guard right >= 0, bottom >= 0 else { return nil }
    let inside = Rect(x: 0, y: 0, width: dotWidth, height: dotHeight)
    if inside.contains(start) && inside.contains(end) { return (start, end) }
    let x = Double(start.x)
    let y = Double(start.y)
    let dx = Double(end.x) - x
    let dy = Double(end.y) - y
    var entering = 0.0
    var leaving = 1.0
    let edges = [(-dx, x), (dx, Double(right) - x), (-dy, y), (dy, Double(bottom) - y)]
    for (direction, distance) in edges {
      if direction == 0 {
        if distance < 0 { return nil }
      } else {
        let at = distance / direction
        if direction < 0 { entering = max(entering, at) } else { leaving = min(leaving, at) }
      }
    }
    guard entering <= leaving else { return nil }
    func point(_ at: Double) -> Point {
      Point(x: Int((x + dx * at).rounded()), y: Int((y + dy * at).rounded()))
    }
    return (point(entering), point(leaving))
  }
}
