/// A point on the globe, in degrees; north and east are positive.
public struct Coordinate: Hashable, Sendable, Codable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// A coordinate taken as it stands; see ``init(validating:longitude:)`` for text from outside.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// A coordinate, or nil when a value is not finite or off the globe.
  public init?(validating latitude: Double, longitude: Double) {
    guard (-90.0...90.0).contains(latitude), (-180.0...180.0).contains(longitude) else {
      return nil
    }
    self.init(latitude: latitude, longitude: longitude)
  }
}
