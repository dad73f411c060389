import Glibc

extension Coordinate {
  /// The mean radius of the earth in kilometres (IUGG).
  public static let earthRadius = 6371.0088

  /// Returns the length of the shortest path to another point, in kilometres.
  ///
  /// ```swift
  /// let seoul = Coordinate(latitude: 37.57, longitude: 126.98)
  /// let busan = Coordinate(latitude: 35.18, longitude: 129.08)
  /// let distance = seoul.kilometres(to: busan)  // 326
  /// let direction = CompassPoint(degrees: seoul.bearing(to: busan))  // .southEast
  /// ```
  public func kilometres(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let (north, otherNorth) = (latitude * radians, other.latitude * radians)
    let up = sin((otherNorth - north) / 2)
    let across = sin((other.longitude - longitude) * radians / 2)
    let half = up * up + cos(north) * cos(otherNorth) * across * across
    return 2 * Self.earthRadius * asin(min(1, half.squareRoot()))
  }

  /// Returns the initial direction of the shortest path to another point, in degrees clockwise from
  /// north, from 0 up to 360.
  public func bearing(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let (north, otherNorth) = (latitude * radians, other.latitude * radians)
    let across = (other.longitude - longitude) * radians
    let angle =
      atan2(
        sin(across) * cos(otherNorth),
        cos(north) * sin(otherNorth) - sin(north) * cos(otherNorth) * cos(across)) / radians
    return angle < 0 ? angle + 360 : angle
  }

  /// Returns the point at a distance in kilometres and a direction in degrees clockwise from north.
  public func moved(kilometres: Double, bearing: Double) -> Coordinate {
    let radians = Double.pi / 180
    let (angle, direction) = (kilometres / Self.earthRadius, bearing * radians)
    let north = latitude * radians
    let target = asin(
      min(1, max(-1, sin(north) * cos(angle) + cos(north) * sin(angle) * cos(direction))))
    let across = atan2(
      sin(direction) * sin(angle) * cos(north), cos(angle) - sin(north) * sin(target))
    return Coordinate(
      latitude: target / radians, longitude: Degrees.signed(longitude + across / radians))
  }
}
