import WeatherModel

/// Values of a field on a grid of columns and rows over the map.
///
/// The map is equirectangular, so the position of a column among the lattice's columns is the same
/// in every row.
struct FieldSampler {
  let columns: Int
  let rows: Int
  private let slice: FieldSlice?
  private let columnPositions: [FieldLattice.Position?]
  private let rowPositions: [FieldLattice.Position?]
  /// The rows that are on the map and not beyond a pole.
  let rowsOnMap: Range<Int>

  /// - Parameter slice: The values; `nil` if none are known.
  init(_ slice: FieldSlice?, _ projection: MapProjection, columns: Int, rows: Int) {
    self.slice = slice
    self.columns = columns
    self.rows = rows
    let width = Double(projection.dotWidth) / Double(max(1, columns))
    let height = Double(projection.dotHeight) / Double(max(1, rows))
    let middle = Double(projection.dotHeight) / 2
    columnPositions = (0..<columns).map { column in
      projection.coordinate(x: (Double(column) + 0.5) * width, y: middle)
        .flatMap { slice?.lattice.columnPosition($0.longitude) }
    }
    let x = Double(projection.dotWidth) / 2
    let latitudes = (0..<rows).map { row in
      projection.coordinate(x: x, y: (Double(row) + 0.5) * height)?.latitude
    }
    rowPositions = latitudes.map { $0.flatMap { slice?.lattice.rowPosition($0) } }
    let first = latitudes.firstIndex { $0 != nil } ?? 0
    rowsOnMap = first..<max(first, (latitudes.lastIndex { $0 != nil } ?? -1) + 1)
  }

  /// The value at a column and row; NaN if it is unknown.
  subscript(column: Int, row: Int) -> Double {
    guard column >= 0, column < columns, row >= 0, row < rows, let slice,
      let x = columnPositions[column], let y = rowPositions[row]
    else { return .nan }
    return slice.value(x, y)
  }
}
