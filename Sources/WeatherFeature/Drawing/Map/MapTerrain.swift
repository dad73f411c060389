import TerminalUI
import WeatherModel

/// What of a map moves with the map alone: its lines in dots, and which cells are land.
struct MapTerrain: Equatable, Sendable {
  /// Every line's dots.
  let lines: BrailleCanvas
  /// The dots of coasts and lake shores alone, which decide a cell's style.
  let coast: BrailleCanvas
  /// Nil without a coastline.
  let land: LandMask?

  /// Beyond this many degrees a dot, borders are closer together than dots.
  private static let borderLimit = 2.0

  /// - Complexity: The lines between the map and the north pole are read once.
  init(_ coastline: Coastline?, _ projection: MapProjection, _ size: Size) {
    var coast = BrailleCanvas(width: size.width, height: size.height)
    var borders = coast
    var land = LandMask(projection, columns: size.width, rows: size.height)
    if let coastline, size.area > 0 {
      let showsBorders = projection.degreesPerDot < Self.borderLimit
      // What lies north of the map decides whether its upper edge is land.
      var box = projection.box
      box.north = 90
      coastline.forEachPolyline(in: box, resolution: projection.resolution) { kind, points in
        switch kind {
        case .coast, .lakeShore:
          projection.forEachSegment(of: points) { x0, y0, x1, y1 in
            coast.line(from: Point(x: x0, y: y0), to: Point(x: x1, y: y1))
          }
          land.cross(points)
        case .border:
          guard showsBorders else { return }
          projection.forEachSegment(of: points) { x0, y0, x1, y1 in
            borders.line(from: Point(x: x0, y: y0), to: Point(x: x1, y: y1))
          }
        }
      }
      land.fill()
    }
    self.coast = coast
    self.land = coastline == nil ? nil : land
    borders.merge(coast)
    lines = borders
  }
}

/// A cache of the terrain that was drawn last: hours and towns change on a map that stays.
final class MapTerrainColors: Equatable {
  /// Opened for the first map that is drawn: most pages start without one in sight.
  private lazy var coastline = makeCoastline()
  private let makeCoastline: () -> Coastline?
  private var known: [(projection: MapProjection, size: Size, background: MapTerrain)] = []

  /// Of the page and of the map at full size.
  private static let limit = 2

  init(_ coastline: @escaping () -> Coastline?) { makeCoastline = coastline }

  nonisolated static func == (left: MapTerrainColors, right: MapTerrainColors) -> Bool {
    left === right
  }

  func background(_ projection: MapProjection, _ size: Size) -> MapTerrain {
    if let known = known.first(where: { $0.projection == projection && $0.size == size }) {
      return known.background
    }
    let background = MapTerrain(coastline, projection, size)
    known = [(projection, size, background)] + known.prefix(Self.limit - 1)
    return background
  }
}
