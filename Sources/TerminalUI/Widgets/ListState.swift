/// The selection and the scroll position of a list.
///
/// ```swift
/// var list = ListState()
/// list.move(by: 12, count: 20)
/// list.settle(count: 20, height: 5)
/// // list.selected is 12, and the row at the top is 8
/// list.cycle(by: 9, count: 20)
/// // list.selected is 1: past the end it continues at the beginning
/// ```
public struct ListState: Hashable, Sendable {
  /// The index of the selected row.
  public var selected: Int
  /// The row at the top when the list was last shown.
  public var offset: Int

  /// Creates a state.
  public init(selected: Int = 0, offset: Int = 0) {
    self.selected = selected
    self.offset = offset
  }

  /// Moves the selection by a number of rows, stopping at the ends.
  public mutating func move(by rows: Int, count: Int) {
    selected = min(max(0, selected + rows), max(0, count - 1))
  }

  /// Moves the selection by a number of rows, wrapping around at the ends.
  public mutating func cycle(by rows: Int, count: Int) {
    guard count > 0 else { return selected = 0 }
    selected = ((selected + rows) % count + count) % count
  }

  /// Returns the first row to show so that the selection is visible and no space is wasted at the
  /// end.
  public func firstVisible(count: Int, height: Int) -> Int {
    guard height > 0, count > height else { return 0 }
    let first = min(max(offset, selected - height + 1), selected)
    return min(max(0, first), count - height)
  }

  /// Stores the scroll position that results from showing the list now.
  public mutating func settle(count: Int, height: Int) {
    offset = firstVisible(count: count, height: height)
  }
}
