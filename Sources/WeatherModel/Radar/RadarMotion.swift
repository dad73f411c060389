/// The motion of precipitation around a place. It is the shift at which two frames are most
/// similar.
struct RadarMotion {
  /// The direction from which the precipitation comes, in degrees clockwise from north.
  let origin: Double

  /// The side in kilometres of the squares in which cells are compared.
  private static let block = 4
  /// The distance from the place up to which frames are compared, in blocks.
  private static let reach = 15
  /// The maximum shift, in blocks: 128 km/h in half an hour.
  private static let maxShift = 16
  /// The time in seconds between the two compared frames; less if no earlier frame is that old.
  private static let span: TimeInterval = 1800
  /// The minimum shift in blocks that counts as motion.
  private static let minShift = 1

  /// The share of the precipitation that must be found in the earlier frame. With less, another
  /// shower is more likely than motion.
  private static let minShare = 0.5

  /// Compares a frame with one half an hour earlier; `nil` if they show no motion.
  init?(to frame: RadarFrame, in composite: RadarComposite, at place: Coordinate) {
    guard let cell = composite.window.cell(at: place),
      let earlier = composite.frames.last(where: {
        $0.end <= frame.end - Self.span || $0 == composite.frames[0]
      }), frame.end.timeIntervalSince(earlier.end) >= 600
    else { return nil }
    let later = Blocks(frame, around: cell, reach: Self.reach)
    let before = Blocks(earlier, around: cell, reach: Self.reach + Self.maxShift)
    let wet = later.wet
    guard !wet.isEmpty else { return nil }
    var best = (likeness: 0.0, distance: 0, x: 0, y: 0)
    for y in -Self.maxShift...Self.maxShift {
      for x in -Self.maxShift...Self.maxShift {
        var likeness = 0.0
        for block in wet {
          likeness += min(block.value, before[block.x + x, block.y + y])
        }
        let distance = x * x + y * y
        // If several shifts are equally good, the shortest is used.
        if likeness > best.likeness || likeness == best.likeness && distance < best.distance {
          best = (likeness, distance, x, y)
        }
      }
    }
    let sum = wet.reduce(0) { $0 + $1.value }
    guard best.likeness >= Self.minShare * sum, best.distance >= Self.minShift * Self.minShift
    else { return nil }
    let window = composite.window
    let (column, row) = (Double(window.left + cell.column), Double(window.top + cell.row))
    let source = RadarGrid.coordinate(
      column: column + Double(best.x * Self.block), row: row + Double(best.y * Self.block))
    origin = RadarGrid.coordinate(column: column, row: row).bearing(to: source)
  }

  /// The sums of squares of cells around a place.
  private struct Blocks {
    let reach: Int
    private var values: [Double]

    init(_ frame: RadarFrame, around cell: (row: Int, column: Int), reach: Int) {
      let side = 2 * reach + 1
      let block = RadarMotion.block
      var values = [Double](repeating: 0, count: side * side)
      let (top, left) = (
        cell.row - reach * block - block / 2, cell.column - reach * block - block / 2
      )
      frame.forEachWetRun { row, columns, sum in
        guard row >= top, row < top + side * block else { return }
        let line = (row - top) / block * side
        for column in columns where column >= left && column < left + side * block {
          // Values are capped so that a downpour does not outweigh the shape of the whole area.
          values[line + (column - left) / block] += min(Double(sum), 50)
        }
      }
      self.values = values
      self.reach = reach
    }

    /// The block at an offset from the block of the place.
    subscript(x: Int, y: Int) -> Double {
      guard abs(x) <= reach, abs(y) <= reach else { return 0 }
      return values[(y + reach) * (2 * reach + 1) + x + reach]
    }

    /// The blocks with precipitation.
    var wet: [(x: Int, y: Int, value: Double)] {
      let side = 2 * reach + 1
      return values.indices.filter { values[$0] > 0 }
        .map { ($0 % side - reach, $0 / side - reach, values[$0]) }
    }
  }
}
