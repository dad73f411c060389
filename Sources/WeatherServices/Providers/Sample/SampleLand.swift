/// The share of land around a point, which separates continental from maritime climates.
enum SampleLand {
  /// The width and height of a cell of ``shares`` in degrees.
  static let cellSize = 10.0
  static let columns = 36
  static let rows = 18

  /// The share of land in each cell, in ninths, from the north pole down and from 180° W eastwards,
  /// computed from the coastline that ships with the program (Natural Earth).
  static let shares: [UInt8] =
    """
    000000001132223210000000000000000000\
    001001435743699700021001124664323100\
    249998886343283110167678989999999887\
    002038987577100004368999999989982210\
    000004999783100004778577999999951000\
    000001899930000007623698999999221000\
    000000173210000049999796598996100000\
    000000013311000069999863051360100000\
    000000000179500015499970001124100000\
    000000000099972000079800000033123000\
    000000000049991000079830000000463000\
    000000000019940000059320000005999200\
    000000000029400000013000000002337101\
    000000000044000000000000000000001011\
    000000000011000000000000000000000000\
    000000000003000000000123213343332100\
    213455557679322579999999999999999962\
    999999999999999999999999999999999999
    """.utf8.map { $0 - 48 }

  /// Returns the share of land around a point, 0–1, smoothed over some ten degrees by a quadratic
  /// spline.
  static func share(latitude: Double, longitude: Double) -> Double {
    let x = (longitude + 180) / cellSize
    let y = (90 - latitude) / cellSize
    let column = x.rounded(.down)
    let row = y.rounded(.down)
    let across = weights(x - column)
    let down = weights(y - row)
    var share = 0.0
    for step in 0..<3 {
      let line = min(rows - 1, max(0, Int(row) + step - 1)) * columns
      let west = shares[line + wrapped(Int(column) - 1)]
      let middle = shares[line + wrapped(Int(column))]
      let east = shares[line + wrapped(Int(column) + 1)]
      let along =
        across.x * Double(west) + across.y * Double(middle) + across.z * Double(east)
      share += down[step] * along
    }
    // The north pole is at sea, although the cells around it contain land.
    return share / 9 * min(1, (90 - latitude) / 8)
  }

  private static func wrapped(_ column: Int) -> Int {
    let remainder = column % columns
    return remainder < 0 ? remainder + columns : remainder
  }

  /// Returns the weights of three adjacent cells at a position in the middle one, 0–1: a quadratic
  /// B-spline.
  private static func weights(_ fraction: Double) -> SIMD3<Double> {
    let rest = 1 - fraction
    return SIMD3(0.5 * rest * rest, 0.5 + fraction * rest, 0.5 * fraction * fraction)
  }
}
