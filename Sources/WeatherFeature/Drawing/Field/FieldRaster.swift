import TerminalUI
import WeatherModel

/// The classes of a layer, by cell or by half cell.
struct FieldRaster: Equatable, Sendable {
  static let unknown = UInt8.max
  /// The class of a position beyond the poles.
  static let outside = UInt8.max - 1

  let width: Int
  /// The number of rows per cell: 2 if its halves have different colours.
  let rowsPerCell: Int
  /// The classes, row by row from the top.
  private var classes: [UInt8]

  /// Classifies the values of a grid.
  ///
  /// - Parameters:
  ///   - rowsOnMap: The rows of the grid that are not beyond a pole.
  ///   - index: Returns the class at a column and row of the grid; `nil` if the value is unknown.
  init(
    _ size: Size, rowsPerCell: Int, rowsOnMap: Range<Int>,
    index: (_ column: Int, _ row: Int) -> Int?
  ) {
    width = size.width
    self.rowsPerCell = rowsPerCell
    classes = []
    classes.reserveCapacity(size.area * rowsPerCell)
    for row in 0..<(size.height * rowsPerCell) {
      let isOnMap = rowsOnMap.contains(row)
      for column in 0..<size.width {
        classes.append(!isOnMap ? Self.outside : index(column, row).map(UInt8.init) ?? Self.unknown)
      }
    }
  }

  /// The class of a part of a cell.
  subscript(column: Int, row: Int, part: Int) -> UInt8 {
    classes[(row * rowsPerCell + min(part, rowsPerCell - 1)) * width + column]
  }

  /// The class of a whole cell, which is unknown if any part of it is.
  subscript(column: Int, row: Int) -> UInt8 {
    let (upper, lower) = (self[column, row, 0], self[column, row, 1])
    return upper == Self.unknown ? upper : lower
  }
}
