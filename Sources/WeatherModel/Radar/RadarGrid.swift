import Glibc

/// The grid of Deutscher Wetterdienst's radar composite for Germany, DE1200: 1100 columns and 1200
/// rows of square kilometres, counted from the north-western corner.
///
/// See DWD, "Formatbeschreibung RV" and "Radarprodukte: Komposit-Formate". Bright Sky's
/// documentation of `/radar` gives the projection and states that the centre of the first cell is
/// its origin.
public enum RadarGrid {
  /// The number of cells from west to east.
  public static let columnCount = 1100
  /// The number of cells from north to south.
  public static let rowCount = 1200
  /// The distance from a radar within which the composite uses it, in kilometres.
  public static let range = 150.0

  /// The projection of the grid onto the globe, in metres.
  public static let projection = PolarStereographic(
    semiMajor: 6_378_137, semiMinor: 6_356_752.3142451802, trueLatitude: 60, meridian: 10,
    falseEast: 543_196.83521776402, falseNorth: 3_622_588.8619310018)

  /// A circle on the grid, in cells.
  private struct Circle {
    var column: Double
    var row: Double
    var radius: Double
  }

  /// The ranges of the radars in the composite (DWD, "Koordinaten des Radarverbunds"), all of them
  /// inside the grid. The projection maps circles to circles.
  private static let reaches = [
    (53.5640, 6.7483), (54.0044, 10.0469), (51.1246, 13.7686), (49.5407, 12.4028),
    (51.4056, 6.9671), (47.8736, 8.0036), (51.3112, 8.8020), (52.4601, 9.6945),
    (48.1747, 12.1018), (48.0421, 10.2192), (50.5001, 11.1350), (50.1097, 6.5485),
    (49.9847, 8.7129), (52.6487, 13.8580), (54.1757, 12.0581), (48.5853, 9.7828),
    (52.1601, 11.1761),
  ].map { latitude, longitude in
    let radar = Coordinate(latitude: latitude, longitude: longitude)
    let north = position(of: radar.moved(kilometres: range, bearing: 0))
    let south = position(of: radar.moved(kilometres: range, bearing: 180))
    let (across, down) = (south.column - north.column, south.row - north.row)
    return Circle(
      column: north.column + across / 2, row: north.row + down / 2,
      radius: (across * across + down * down).squareRoot() / 2)
  }

  /// Returns the position of a coordinate among the cells, whose centres are at whole numbers.
  public static func position(of coordinate: Coordinate) -> (column: Double, row: Double) {
    let point = projection.point(coordinate)
    return (point.x / 1000, -point.y / 1000)
  }

  /// Returns the coordinate of a position among the cells.
  public static func coordinate(column: Double, row: Double) -> Coordinate {
    projection.coordinate(x: column * 1000, y: -row * 1000)
  }

  /// Returns whether a coordinate is within the range of a radar.
  ///
  /// Outside the range, the composite contains 0, the same as for dry cells.
  public static func sees(_ coordinate: Coordinate) -> Bool {
    let position = position(of: coordinate)
    return sees(column: position.column, row: position.row)
  }

  /// Returns whether a position among the cells is within the range of a radar.
  public static func sees(column: Double, row: Double) -> Bool {
    reaches.contains { circle in
      let (x, y) = (column - circle.column, row - circle.row)
      return x * x + y * y <= circle.radius * circle.radius
    }
  }

  /// Returns the distance from a coordinate in kilometres up to which everything around it is within
  /// the range of a radar, in steps of five kilometres and at most `limit`.
  static func clearance(around coordinate: Coordinate, limit: Double) -> Double {
    let (column, row) = position(of: coordinate)
    let directions = (0..<24).map { Double($0) * .pi / 12 }
    let unseen = stride(from: 0, through: limit, by: 5).first { distance in
      !directions.allSatisfy { angle in
        sees(column: column + distance * cos(angle), row: row + distance * sin(angle))
      }
    }
    return unseen.map { max(0, $0 - 5) } ?? limit
  }
}

/// A part of the radar's grid.
public struct RadarWindow: Hashable, Sendable, Codable {
  /// The number of cells from a place to each edge of the part that is requested for it.
  public static let reach = 200

  /// The northernmost row.
  public let top: Int
  /// The westernmost column.
  public let left: Int
  /// The number of rows.
  public let rowCount: Int
  /// The number of columns.
  public let columnCount: Int

  /// Creates a part from the rows and columns at its edges, inclusive; `nil` if it is outside the
  /// grid or larger than the part requested for a place.
  public init?(top: Int, left: Int, bottom: Int, right: Int) {
    guard 0 <= top, top <= bottom, bottom < RadarGrid.rowCount, 0 <= left, left <= right,
      right < RadarGrid.columnCount, bottom - top <= 2 * Self.reach, right - left <= 2 * Self.reach
    else { return nil }
    self.top = top
    self.left = left
    rowCount = bottom - top + 1
    columnCount = right - left + 1
  }

  /// Creates the part that is requested for a place.
  public init?(around coordinate: Coordinate) {
    let (column, row) = RadarGrid.position(of: coordinate)
    guard (-0.5...Double(RadarGrid.columnCount) - 0.5).contains(column),
      (-0.5...Double(RadarGrid.rowCount) - 0.5).contains(row)
    else { return nil }
    let (x, y) = (Int(column.rounded()), Int(row.rounded()))
    self.init(
      top: max(0, y - Self.reach), left: max(0, x - Self.reach),
      bottom: min(RadarGrid.rowCount - 1, y + Self.reach),
      right: min(RadarGrid.columnCount - 1, x + Self.reach))
  }

  /// The number of cells.
  public var cellCount: Int { rowCount * columnCount }

  /// Returns the row and column, within the part, of the cell that contains a coordinate; `nil`
  /// outside.
  public func cell(at coordinate: Coordinate) -> (row: Int, column: Int)? {
    let position = RadarGrid.position(of: coordinate)
    return cell(column: position.column, row: position.row)
  }

  /// Returns the row and column, within the part, of the cell that contains a position among the
  /// cells of the grid; `nil` outside.
  public func cell(column: Double, row: Double) -> (row: Int, column: Int)? {
    guard column.magnitude < 1e6, row.magnitude < 1e6 else { return nil }
    let (column, row) = (Int(column.rounded()) - left, Int(row.rounded()) - top)
    guard (0..<columnCount).contains(column), (0..<rowCount).contains(row) else { return nil }
    return (row, column)
  }
}
