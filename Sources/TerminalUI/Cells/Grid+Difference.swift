internal import Glibc

/// A run of neighbouring cells in one row that changed between two grids.
public struct CellRun: Hashable, Sendable {
  /// The row.
  public var y: Int
  /// The first column.
  public var x: Int
  /// The number of columns, at least 1.
  public var count: Int

  /// Creates a run.
  public init(y: Int, x: Int, count: Int) {
    self.y = y
    self.x = x
    self.count = count
  }
}

extension Grid {
  /// Returns the cells that differ from another grid, row by row; all cells if the sizes differ.
  ///
  /// A run never splits a wide glyph. Complexity: linear in the number of cells.
  ///
  /// ```swift
  /// var previous = Grid(size: Size(width: 10, height: 2))
  /// previous.write("now   12°", x: 0, y: 0)
  /// var next = previous
  /// next.write("13°", x: 6, y: 0)
  /// let runs = next.difference(from: previous)
  /// // [CellRun(y: 0, x: 7, count: 1)]: only the 3 is sent to the terminal
  /// ```
  public func difference(from previous: Grid) -> [CellRun] {
    let width = size.width
    guard width > 0, size.height > 0 else { return [] }
    guard previous.size == size else {
      return (0..<size.height).map { CellRun(y: $0, x: 0, count: width) }
    }
    var runs: [CellRun] = []
    cells.withUnsafeBufferPointer { new in
      previous.cells.withUnsafeBufferPointer { old in
        for y in 0..<size.height {
          let start = y * width
          // Most rows are unchanged.
          guard !isSame(new, old, start..<start + width) else { continue }
          var x = 0
          while x < width {
            if new[start + x] == old[start + x] {
              x += 1
              continue
            }
            let first = new[start + x].isContinuation && x > 0 ? x - 1 : x
            x += 1
            while x < width, new[start + x] != old[start + x] || new[start + x].isContinuation {
              x += 1
            }
            runs.append(CellRun(y: y, x: first, count: x - first))
          }
        }
      }
    }
    return runs
  }

  /// Returns whether a cell of the runs contains a right-to-left letter.
  public func containsRightToLeft(in runs: [CellRun]) -> Bool {
    cells.withUnsafeBufferPointer { cells in
      runs.contains { run in
        let start = run.y * size.width + run.x
        return cells[start..<start + run.count].contains { $0.base.isRightToLeft }
      }
    }
  }

  private func isSame(
    _ cells: UnsafeBufferPointer<Cell>, _ others: UnsafeBufferPointer<Cell>, _ range: Range<Int>
  ) -> Bool {
    let cells = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: cells[range]))
    let others = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: others[range]))
    guard let base = cells.baseAddress, let other = others.baseAddress else { return true }
    return memcmp(base, other, cells.count) == 0
  }
}

extension [CellRun] {
  /// The maximum number of unchanged cells between two runs that ncurses sends again instead of
  /// moving the cursor past them.
  private static let maxGap = 5

  /// Returns the runs with those joined that only few unchanged cells separate.
  package func joinedAcrossGaps() -> [CellRun] {
    reduce(into: []) { joined, run in
      if let last = joined.last, last.y == run.y, run.x - last.x - last.count <= Self.maxGap {
        joined[joined.count - 1].count = run.x + run.count - last.x
      } else {
        joined.append(run)
      }
    }
  }
}
