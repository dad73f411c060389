import TerminalUI
import WeatherModel

/// The parts of a map that depend only on its projection: its lines in dots, and its land cells.
struct MapTerrain: Equatable, Sendable {
  /// The dots of all lines.
  let lines: BrailleCanvas
  /// The dots of coasts and lake shores only, which determine a cell's style.
  let coast: BrailleCanvas
  /// The land cells; nil without a coastline.
  let land: LandMask?

  /// The resolution in degrees per dot from which borders are omitted, because they would be closer
  /// together than dots.
  private static let borderLimit = 2.0

  /// - Complexity: Reads each line between the map and the north pole once.
  init(_ coastline: Coastline?, _ projection: MapProjection, _ size: Size) {
    var coast = BrailleCanvas(width: size.width, height: size.height)
    var borders = coast
    var land = LandMask(projection, columns: size.width, rows: size.height)
    if let coastline, size.area > 0 {
      let showsBorders = projection.degreesPerDot < Self.borderLimit
      // The lines north of the map determine whether its upper edge is land.
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

/// A cache of the most recent terrains. The terrain stays the same when hours and towns change.
final class MapTerrainCache: Equatable {
  /// The coastline, opened when a map is first drawn, because most pages start without a visible
  /// map.
  private lazy var coastline = makeCoastline()
  private let makeCoastline: () -> Coastline?
  private var known: [(projection: MapProjection, size: Size, terrain: MapTerrain)] = []

  /// The number of terrains: that of the page and that of the full-size map.
  private static let limit = 2

  init(_ coastline: @escaping () -> Coastline?) { makeCoastline = coastline }

  nonisolated static func == (left: MapTerrainCache, right: MapTerrainCache) -> Bool {
    left === right
  }

  func terrain(_ projection: MapProjection, _ size: Size) -> MapTerrain {
    if let known = known.first(where: { $0.projection == projection && $0.size == size }) {
      return known.terrain
    }
    let terrain = MapTerrain(coastline, projection, size)
    known = [(projection, size, terrain)] + known.prefix(Self.limit - 1)
    return terrain
  }
}
