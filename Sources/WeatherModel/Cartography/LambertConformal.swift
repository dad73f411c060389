import Glibc

/// Lambert's conformal conic projection of a sphere, which weather models use for their grids.
///
/// John P. Snyder, "Map Projections: A Working Manual" (USGS Professional Paper 1395), pages 104 to
/// 107. If the two parallels are equal, the cone is tangent to the sphere along that parallel.
public struct LambertConformal: Sendable {
  private let radius: Double
  private let cone: Double
  private let factor: Double
  private let originRadius: Double
  private let meridian: Double

  /// Creates a projection of a sphere with this radius. All angles are in degrees.
  public init(radius: Double, parallels: (Double, Double), origin: Coordinate) {
    let radians = Double.pi / 180
    let (first, second) = (parallels.0 * radians, parallels.1 * radians)
    func tangent(_ latitude: Double) -> Double { Self.tangent(latitude) }
    cone =
      first == second
      ? sin(first)
      : log(cos(first) / cos(second)) / log(tangent(second) / tangent(first))
    factor = pow(tangent(first), cone) * cos(first) / cone
    self.radius = radius
    meridian = origin.longitude
    originRadius = radius * factor / pow(tangent(origin.latitude * radians), cone)
  }

  private static func tangent(_ latitude: Double) -> Double { tan(.pi / 4 + latitude / 2) }

  /// Returns the distances of a point east and north of the origin, in the unit of the radius.
  public func point(_ coordinate: Coordinate) -> (east: Double, north: Double) {
    let radians = Double.pi / 180
    // The projection of the pole opposite to the apex of the cone is infinite.
    let latitude = max(-89.999, min(89.999, coordinate.latitude)) * radians
    let distance = radius * factor / pow(Self.tangent(latitude), cone)
    var angle = coordinate.longitude - meridian
    if angle > 180 { angle -= 360 }
    if angle < -180 { angle += 360 }
    angle *= radians * cone
    return (distance * sin(angle), originRadius - distance * cos(angle))
  }
}
