/// A list of rows with a selection; the caller draws each row.
///
/// ```swift
/// let names = ["Seoul", "Busan", "Daegu", "Ulsan"]
/// var state = ListState()
/// state.move(by: 3, count: names.count)
/// let list = ListView(count: names.count, state: state) { grid, area, index, isSelected in
///   grid.write((isSelected ? "▸ " : "  ") + names[index], in: area)
/// }
/// var grid = Grid(size: Size(width: 8, height: 2))
/// list.draw(into: &grid, in: grid.bounds)
/// // grid.text is now
/// //     Daegu
/// //   ▸ Ulsan
/// ```
public struct ListView {
  /// The number of rows, visible or not.
  public var count: Int
  /// The selection and the scroll position.
  public var state: ListState
  /// The number of lines of a row.
  public var rowHeight: Int
  /// Draws one row into its area.
  public var row: (_ grid: inout Grid, _ area: Rect, _ index: Int, _ isSelected: Bool) -> Void

  /// Creates a list.
  public init(
    count: Int, state: ListState, rowHeight: Int = 1,
    row: @escaping (_ grid: inout Grid, _ area: Rect, _ index: Int, _ isSelected: Bool) -> Void
  ) {
    self.count = count
    self.state = state
    self.rowHeight = max(1, rowHeight)
    self.row = row
  }

  /// Returns the rows that are visible at a height.
  public func visibleRows(height: Int) -> Range<Int> {
    let shown = max(0, height) / rowHeight
    let first = state.firstVisible(count: count, height: shown)
    return first..<max(first, min(count, first + shown))
  }

  /// Returns the row under a cell; nil if there is none.
  public func index(at point: Point, in area: Rect) -> Int? {
    guard area.contains(point) else { return nil }
    let rows = visibleRows(height: area.height)
    let index = rows.lowerBound + (point.y - area.y) / rowHeight
    return rows.contains(index) ? index : nil
  }

  /// Draws the visible rows.
  public func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty else { return }
    let rows = visibleRows(height: area.height)
    for index in rows {
      let line = area.row((index - rows.lowerBound) * rowHeight)
      let frame = Rect(x: line.x, y: line.y, width: line.width, height: rowHeight)
      row(&grid, frame, index, index == state.selected)
    }
  }
}
