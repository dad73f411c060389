import TerminalUI

/// The limit on the bytes of a step to another hour of the map at full size. A step of weather that
/// changes everywhere at once is drawn with less detail: without half cells and arrows, then with
/// ever wider classes and fewer lines, and finally with the means over ever larger areas.
enum FieldReduction {
  /// The reduction with which hardly any class boundaries and lines are left in any weather.
  static let max = 7
  /// The largest reduction without means over areas.
  static let maxUnsmoothed = 3

  /// Returns the grid with the least reduction that is sent within the limit, or the grid that sends
  /// the least if all of them exceed it.
  ///
  /// - Parameters:
  ///   - drawn: The grid on the screen.
  ///   - draw: Draws the map with a reduction.
  static func grid(after drawn: Grid, _ theme: Theme, _ draw: (Int) -> Grid) -> Grid {
    let colors = FieldColors(theme)
    var smallest = (grid: drawn, size: Int.max)
    for reduction in 0...max {
      let grid = draw(reduction)
      let size = grid.maxOutputSize(after: drawn, colors.encoding)
      if size <= colors.stepLimit { return grid }
      if size < smallest.size { smallest = (grid, size) }
    }
    return smallest.grid
  }
}

extension FieldColors {
  /// The maximum number of bytes of a step, less those of the lines above and below the map.
  fileprivate var stepLimit: Int { self == .exact ? 47 << 10 : 15 << 10 }

  fileprivate var encoding: ColorEncoding {
    switch self {
    case .exact: .exact
    case .cube: .indexed
    case .ansi, .none: .named
    }
  }
}
