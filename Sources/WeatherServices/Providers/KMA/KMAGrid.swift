import WeatherModel

/// A cell of the grid on which the Korea Meteorological Administration forecasts: 5 km, Lambert
/// conformal projection, counted from 1 (단기예보 조회서비스 활용가이드, 격자 변환).
struct KMAGrid: Hashable, Sendable {
  var x: Int
  var y: Int

  /// The cell of Seoul's city hall.
  static let seoul = KMAGrid(x: 60, y: 127)

  private init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The number of columns and rows.
  private static let size = (x: 149, y: 253)
  private static let origin = (x: 43.0, y: 136.0)
  private static let cell = 5.0
  private static let projection = LambertConformal(
    radius: 6371.00877, parallels: (30, 60), origin: Coordinate(latitude: 38, longitude: 126))

  /// The cell of a point; nil outside the grid.
  init?(_ coordinate: Coordinate) {
    let point = Self.projection.point(coordinate)
    let column = (point.east / Self.cell + Self.origin.x + 0.5).rounded(.down)
    let row = (point.north / Self.cell + Self.origin.y + 0.5).rounded(.down)
    guard (1...Double(Self.size.x)).contains(column), (1...Double(Self.size.y)).contains(row) else {
      return nil
    }
    x = Int(column)
    y = Int(row)
  }
}
