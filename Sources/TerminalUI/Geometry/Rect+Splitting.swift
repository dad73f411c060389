extension Rect {
  /// Splits off the topmost rows.
  public func splitTop(_ rows: Int) -> (top: Rect, rest: Rect) {
    let rows = min(max(0, rows), height)
    return (
      Rect(x: x, y: y, width: width, height: rows),
      Rect(x: x, y: y + rows, width: width, height: height - rows)
    )
  }

  /// Splits off the leftmost columns.
  public func splitLeft(_ columns: Int) -> (left: Rect, rest: Rect) {
    let columns = min(max(0, columns), width)
    return (
      Rect(x: x, y: y, width: columns, height: height),
      Rect(x: x + columns, y: y, width: width - columns, height: height)
    )
  }

  /// Splits off the bottom rows.
  public func splitBottom(_ rows: Int) -> (bottom: Rect, rest: Rect) {
    let rows = min(max(0, rows), height)
    let (rest, bottom) = splitTop(height - rows)
    return (bottom, rest)
  }

  /// Returns one row of the rectangle, counted from its top; empty if there is no such row.
  public func row(_ index: Int) -> Rect {
    let exists = index >= 0 && index < height
    return Rect(x: x, y: y + index, width: width, height: exists ? 1 : 0)
  }
}
