import TerminalUI
import WeatherModel

/// The classes of a layer by cell, or by half of a cell.
struct FieldRaster: Equatable, Sendable {
  /// What is not known.
  static let unknown = UInt8.max
  /// What lies beyond the poles.
  static let outside = UInt8.max - 1

  let width: Int
  /// Rows of a cell: 2 where its halves have colours of their own.
  let rowsPerCell: Int
  /// Row by row from the top.
  private var classes: [UInt8]

  /// Classifies the values of a grid.
  ///
  /// - Parameters:
  ///   - rowsOnMap: The rows of the grid that do not lie beyond a pole.
  ///   - index: The class of what lies at a column and a row of the grid; `nil` where that is not
  ///     known.
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

  /// The class of a cell's part.
  subscript(column: Int, row: Int, part: Int) -> UInt8 {
    classes[(row * rowsPerCell + min(part, rowsPerCell - 1)) * width + column]
  }

  /// The class of a whole cell: unknown where any part of it is.
  subscript(column: Int, row: Int) -> UInt8 {
    let (upper, lower) = (self[column, row, 0], self[column, row, 1])
    return upper == Self.unknown ? upper : lower
  }
}
