import WeatherModel

/// The area of a warning: polygons, which may have holes, and circles.
struct WarningArea: Equatable, Sendable {
  /// An outer ring, and the rings of its holes.
  struct Polygon: Equatable, Sendable {
    var outline: [Coordinate]
    var holes: [[Coordinate]] = []
  }

  /// The points within a radius in kilometres.
  struct Circle: Equatable, Sendable {
    var center: Coordinate
    var kilometres: Double
  }

  var polygons: [Polygon] = []
  var circles: [Circle] = []

  /// Whether a point lies in one of the polygons and none of its holes, or in one of the circles.
  /// The edges of polygons and holes belong to the area: a warning must not miss a place on a
  /// border.
  func contains(_ point: Coordinate) -> Bool {
    polygons.contains { polygon in
      Self.position(of: point, in: polygon.outline) != .outside
        && !polygon.holes.contains { Self.position(of: point, in: $0) == .inside }
    } || circles.contains { $0.center.kilometres(to: point) <= $0.kilometres }
  }

  private enum Position { case inside, edge, outside }

  /// The distance in degrees, about a centimetre, within which a point lies on an edge.
  private static let edgeWidth = 1e-7

  /// Returns the position of a point relative to a ring. The point is inside if a ray from it
  /// crosses the ring an odd number of times. Longitudes are relative to the point, so that the
  /// date line needs no special treatment.
  private static func position(of point: Coordinate, in ring: [Coordinate]) -> Position {
    guard var last = ring.last else { return .outside }
    var isInside = false
    for corner in ring {
      let (from, to) = (east(last, of: point), east(corner, of: point))
      let (below, above) = (last.latitude - point.latitude, corner.latitude - point.latitude)
      if isNear(from, below, to, above) { return .edge }
      if (above > 0) != (below > 0) {
        if to - above / (below - above) * (from - to) > 0 { isInside.toggle() }
      }
      last = corner
    }
    return isInside ? .inside : .outside
  }

  /// Whether the line between two points passes the origin within the width of an edge.
  private static func isNear(_ x: Double, _ y: Double, _ u: Double, _ v: Double) -> Bool {
    let reach = edgeWidth
    guard min(x, u) <= reach, max(x, u) >= -reach, min(y, v) <= reach, max(y, v) >= -reach else {
      return false
    }
    let length = ((u - x) * (u - x) + (v - y) * (v - y)).squareRoot()
    return length == 0 || abs(x * v - u * y) <= reach * length
  }

  private static func east(_ corner: Coordinate, of point: Coordinate) -> Double {
    var degrees = corner.longitude - point.longitude
    if degrees > 180 { degrees -= 360 }
    if degrees < -180 { degrees += 360 }
    return degrees
  }
}

/// The area of a GeoJSON geometry (RFC 7946).
struct WarningGeometry: Decodable, Sendable {
  /// The area; nil for a geometry without area or a malformed one.
  var area: WarningArea?

  private enum CodingKeys: CodingKey {
    case type, coordinates
  }

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: CodingKeys.self) else { return }
    let polygons: [[[[Double]]]]? =
      switch try? container.decode(String.self, forKey: .type) {
      case "Polygon":
        (try? container.decode([[[Double]]].self, forKey: .coordinates)).map { [$0] }
      case "MultiPolygon": try? container.decode([[[[Double]]]].self, forKey: .coordinates)
      default: nil
      }
    // A geometry with a malformed ring is rejected. Without that ring, a hole might become the
    // outline, or a part of the area might be missing.
    let shapes = (polygons ?? []).filter { !$0.isEmpty }
    let rings = shapes.map { $0.compactMap(Self.ring) }
    guard !rings.isEmpty, rings.map(\.count) == shapes.map(\.count) else { return }
    area = WarningArea(
      polygons: rings.map { .init(outline: $0[0], holes: Array($0.dropFirst())) })
  }

  /// Parses a ring of at least three corners, in the order longitude, latitude; nil if a corner is
  /// not on the globe.
  private static func ring(_ positions: [[Double]]) -> [Coordinate]? {
    let corners = positions.compactMap { position in
      position.count >= 2 ? Coordinate(validating: position[1], longitude: position[0]) : nil
    }
    return corners.count == positions.count && corners.count >= 3 ? corners : nil
  }
}
