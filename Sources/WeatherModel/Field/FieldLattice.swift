/// The points at which a weather field is sampled for a part of the world, in rows and columns
/// whose steps are a full turn divided by powers of two.
///
/// The steps depend on the size of the window and not on its position, and every column and row has
/// a fixed position in the world. A window that is panned therefore keeps the columns that both
/// windows show, and two windows of different sizes share the points of the coarser one.
///
/// ```swift
/// let lattice = FieldLattice(
///   covering: GeoBox(west: 120, south: 30, east: 135, north: 42), limit: FieldLattice.screenLimit)
/// // lattice.points has at most 96 points, in rows from the south
/// ```
public struct FieldLattice: Hashable, Sendable, Codable {
  /// The maximum number of points for a window of the whole screen.
  public static let screenLimit = 96
  /// The maximum number of points for the map on the page.
  public static let panelLimit = 40

  /// The binary logarithm of the number of columns in a full turn.
  public let columnLevel: Int
  /// The binary logarithm of the number of row steps in a full turn.
  public let rowLevel: Int
  /// The westernmost column, counted from Greenwich to the east.
  public let west: Int
  /// The number of columns; the number in a full turn if the lattice closes around the globe.
  public let columnCount: Int
  /// The southernmost row, counted from the equator to the north.
  public let south: Int
  /// The number of rows.
  public let rowCount: Int

  /// The coarsest level: steps of 90 degrees.
  static let coarsest = 2
  /// The finest level: steps of 0.044 degrees.
  static let finest = 13
  /// The maximum ratio, on the ground, between the step from column to column and the step from row
  /// to row, or the reverse.
  private static let maxDistortion = 2.9

  /// Creates the finest lattice that covers a window.
  ///
  /// - Parameters:
  ///   - box: The part of the world.
  ///   - limit: The maximum number of points, at least 6.
  public init(covering box: GeoBox, limit: Int) {
    // All levels have as many columns and rows in an empty window.
    let smallest = Self.step(Self.finest)
    let width = min(360, max(smallest, box.east - box.west))
    let height = min(180, max(smallest, box.north - box.south))
    let middle = (max(-90, box.south) + min(90, box.north)) / 2
    let shrink = max(0.05, Degrees.cosine(middle))
    var best = (columnLevel: Self.coarsest, rowLevel: Self.coarsest)
    var bestScore = (count: 0, distortion: Double.infinity)
    for columnLevel in Self.coarsest...Self.finest {
      for rowLevel in Self.coarsest...Self.finest {
        let ratio = Self.step(columnLevel) * shrink / Self.step(rowLevel)
        let distortion = max(ratio, 1 / ratio)
        let count =
          Self.maxColumns(width, columnLevel) * Self.maxRows(height, rowLevel)
        guard distortion <= Self.maxDistortion, count <= limit else { continue }
        if count > bestScore.count || count == bestScore.count && distortion < bestScore.distortion
        {
          best = (columnLevel, rowLevel)
          bestScore = (count, distortion)
        }
      }
    }
    columnLevel = best.columnLevel
    rowLevel = best.rowLevel
    let (columnStep, rowStep) = (Self.step(columnLevel), Self.step(rowLevel))
    let all = 1 << columnLevel
    let first = Int((box.west / columnStep).rounded(.down))
    let last = Int((box.east / columnStep).rounded(.up))
    columnCount = min(all, last - first + 1)
    west = columnCount == all ? 0 : ((first % all) + all) % all
    let pole = 1 << (rowLevel - 2)
    south = max(-pole, min(pole, Int((box.south / rowStep).rounded(.down))))
    let north = max(south, min(pole, Int((box.north / rowStep).rounded(.up))))
    rowCount = north - south + 1
  }

  /// Creates a lattice from its rows and columns, for tests.
  init(columnLevel: Int, rowLevel: Int, west: Int, columnCount: Int, south: Int, rowCount: Int) {
    self.columnLevel = columnLevel
    self.rowLevel = rowLevel
    self.west = west
    self.columnCount = columnCount
    self.south = south
    self.rowCount = rowCount
  }

  private static func step(_ level: Int) -> Double { 360 / Double(1 << level) }

  /// Returns the maximum number of columns that a window of this width needs, over all positions.
  private static func maxColumns(_ width: Double, _ level: Int) -> Int {
    min(1 << level, Int((width / step(level)).rounded(.down)) + 3)
  }

  private static func maxRows(_ height: Double, _ level: Int) -> Int {
    min((1 << (level - 1)) + 1, Int((height / step(level)).rounded(.down)) + 3)
  }

  /// Degrees of longitude between columns.
  public var columnStep: Double { Self.step(columnLevel) }
  /// Degrees of latitude between rows.
  public var rowStep: Double { Self.step(rowLevel) }
  /// Whether the last column is followed by the first one.
  public var isClosed: Bool { columnCount == 1 << columnLevel }

  /// Returns the point of a column and a row of the lattice, each counted from 0.
  public func point(column: Int, row: Int) -> FieldPoint {
    FieldPoint(
      x: (west + column) * (FieldPoint.turn >> columnLevel),
      y: (south + row) * (FieldPoint.turn >> rowLevel))
  }

  /// The different points, row by row from the south-west; a pole is one point.
  public var points: [FieldPoint] {
    (0..<rowCount).flatMap { row in
      isPole(row)
        ? [point(column: 0, row: row)] : (0..<columnCount).map { point(column: $0, row: row) }
    }
  }

  /// Returns whether all columns of a row coincide at a pole.
  func isPole(_ row: Int) -> Bool { abs(south + row) == 1 << (rowLevel - 2) }

  /// Returns the longitude of a column, in degrees east of Greenwich.
  func longitude(_ column: Int) -> Double { Double(west + column) * columnStep }

  /// A position between two adjacent columns or rows.
  public struct Position: Equatable, Sendable {
    /// The column or row at or before the position.
    public var lower: Int
    /// The next column or row; equal to `lower` if the position is exactly on it.
    public var upper: Int
    /// The distance from `lower` as a fraction of a step, from 0 up to 1.
    public var fraction: Double
  }

  /// Returns the position of a longitude among the columns; `nil` outside the lattice.
  public func columnPosition(_ longitude: Double) -> Position? {
    guard longitude.isFinite else { return nil }
    let all = Double(1 << columnLevel)
    var steps = (longitude / columnStep - Double(west)).truncatingRemainder(dividingBy: all)
    if steps < 0 { steps += all }
    // Rounding may turn a position just west of the first column into a full turn.
    if steps >= all { steps = 0 }
    return position(steps, count: columnCount, isClosed: isClosed)
  }

  /// Returns the position of a latitude among the rows; `nil` outside the lattice.
  public func rowPosition(_ latitude: Double) -> Position? {
    guard abs(latitude) <= 90 else { return nil }
    return position(latitude / rowStep - Double(south), count: rowCount, isClosed: false)
  }

  private func position(_ steps: Double, count: Int, isClosed: Bool) -> Position? {
    guard steps >= 0, steps < Double(count) else { return nil }
    let lower = Int(steps)
    let fraction = steps - Double(lower)
    if fraction == 0 { return Position(lower: lower, upper: lower, fraction: 0) }
    if lower + 1 < count { return Position(lower: lower, upper: lower + 1, fraction: fraction) }
    return isClosed ? Position(lower: lower, upper: 0, fraction: fraction) : nil
  }
}
