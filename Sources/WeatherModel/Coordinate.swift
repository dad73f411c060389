/// A point on the globe, in degrees; north and east are positive.
///
/// ```swift
/// let seoul = Coordinate(latitude: 37.57, longitude: 126.98)
/// let typed = Coordinate(validating: 91, longitude: 0)
/// // typed is nil: there is no latitude of 91°
/// ```
public struct Coordinate: Hashable, Sendable, Codable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// Creates a coordinate without validation. For external text, use
  /// ``init(validating:longitude:)``.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a coordinate; nil if a value is not finite or out of range.
  public init?(validating latitude: Double, longitude: Double) {
    guard (-90.0...90.0).contains(latitude), (-180.0...180.0).contains(longitude) else {
      return nil
    }
    self.init(latitude: latitude, longitude: longitude)
  }
}
