/// A part of the globe between two parallels and two meridians, in degrees.
///
/// `west` never exceeds `east`; a box across the antimeridian extends beyond ±180 (170 … 190).
///
/// ```swift
/// let fiji = GeoBox(west: 176, south: -20, east: 182, north: -15)
/// let contains = fiji.contains(Coordinate(latitude: -17, longitude: -179))
/// // true: the box extends over the date line
/// ```
public struct GeoBox: Hashable, Sendable {
  /// The western edge.
  public var west: Double
  /// The southern edge.
  public var south: Double
  /// The eastern edge.
  public var east: Double
  /// The northern edge.
  public var north: Double

  /// Creates a box from its edges.
  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// The whole globe.
  public static let world = GeoBox(west: -180, south: -90, east: 180, north: 90)

  /// Whether the box spans all longitudes.
  public var isAllAround: Bool { east - west >= 360 }

  /// The western edge in -180 … 180; east of ``easternmost`` if the box crosses the antimeridian.
  public var westernmost: Double { isAllAround ? -180 : Degrees.signed(west) }

  /// The eastern edge in -180 … 180.
  public var easternmost: Double { isAllAround ? 180 : 180 - Degrees.wrapped(180 - east) }

  /// Returns whether the point is inside the box or on its edge. The longitudes of the point and
  /// the box may differ by a full turn.
  public func contains(_ coordinate: Coordinate) -> Bool {
    guard coordinate.latitude >= south, coordinate.latitude <= north else { return false }
    let longitude = coordinate.longitude
    return [-360.0, 0, 360].contains { (west...max(west, east)).contains(longitude + $0) }
  }

  /// Returns whether the box shares a point with another one, whose longitudes are within ±180.
  func touches(
    west otherWest: Double, _ otherSouth: Double, _ otherEast: Double, _ otherNorth: Double
  )
    -> Bool
  {
    guard otherSouth <= north, otherNorth >= south else { return false }
    return (otherWest <= east && otherEast >= west)
      || (otherWest - 360 <= east && otherEast - 360 >= west)
      || (otherWest + 360 <= east && otherEast + 360 >= west)
  }
}
