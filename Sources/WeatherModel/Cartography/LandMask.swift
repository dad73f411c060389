/// The cells of a map that are land.
///
/// The mask is computed by the even-odd rule: the north pole is sea, and on the way south along
/// each meridian, every coast or lake shore switches between water and land. Call ``cross(_:)`` for
/// all lines between the pole and the southern edge, then ``fill()``.
public struct LandMask: Equatable, Sendable {
  private let projection: MapProjection
  private let columns: Int
  private let rows: Int
  private var isLand: [Bool]

  /// Creates a mask of this width and height in cells, all of which are water. A cell is land if
  /// its centre is.
  public init(_ projection: MapProjection, columns: Int, rows: Int) {
    self.projection = projection
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    isLand = Array(repeating: false, count: self.columns * self.rows)
  }

  /// Adds a coast or a lake shore: in each column that the line crosses, toggles the first cell
  /// with its centre south of the line.
  public mutating func cross(_ line: [Coordinate]) {
    guard !isLand.isEmpty else { return }
    let projection = projection
    let width = Double(projection.dotWidth) / Double(columns)
    let height = Double(projection.dotHeight) / Double(rows)
    projection.forEachExactSegment(of: line) { start, end in
      let (west, east) = start.x < end.x ? (start, end) : (end, start)
      // The range is half-open, so that if two segments meet on a meridian, only one of them
      // crosses it.
      let first = Self.whole(west.x / width, upTo: columns)
      let last = Self.whole(east.x / width, upTo: columns)
      guard first < last else { return }
      let slope = (east.y - west.y) / (east.x - west.x)
      for column in first..<last {
        let y = west.y + ((Double(column) + 0.5) * width - west.x) * slope
        let row = Self.whole(y / height, upTo: rows)
        if row < rows { isLand[row * columns + column].toggle() }
      }
    }
  }

  /// Returns the first cell with its centre at or after a position.
  private static func whole(_ value: Double, upTo limit: Int) -> Int {
    Int(max(0, min(Double(limit), (value - 0.5).rounded(.up))))
  }

  /// Fills each column from north to south: every added crossing switches between water and land.
  public mutating func fill() {
    for index in isLand.indices.dropFirst(columns) where isLand[index - columns] {
      isLand[index].toggle()
    }
  }

  /// Whether a cell is land; false outside the mask.
  public subscript(column: Int, row: Int) -> Bool {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return false }
    return isLand[row * columns + column]
  }
}
