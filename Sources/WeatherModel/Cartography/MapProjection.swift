/// An equirectangular map on a field of square dots. North is up. On the middle parallel, a
/// kilometre has the same length horizontally and vertically.
///
/// A terminal cell is twice as high as wide and has 2 × 4 Braille dots, so dots are square. x
/// counts to the right and y down, from the top left corner; the centre of the first dot is (0.5,
/// 0.5).
///
/// ```swift
/// let seoul = Coordinate(latitude: 37.5, longitude: 127)
/// let map = MapProjection(around: seoul, zoom: 4, dotWidth: 200, dotHeight: 80)
/// let middle = map.position(of: seoul)  // (100, 40)
/// let place = map.coordinate(x: 100, y: 40)  // seoul
/// ```
public struct MapProjection: Hashable, Sendable {
  /// The centre of the map. It is moved away from a pole until the map fills the field, unless the
  /// field is taller than the whole map.
  public let center: Coordinate
  /// The width and height of a dot in degrees of a great circle.
  public let degreesPerDot: Double
  /// The width in dots.
  public let dotWidth: Int
  /// The height in dots.
  public let dotHeight: Int
  /// The width of a dot in degrees of longitude.
  public let longitudePerDot: Double

  /// The zoom that shows all longitudes.
  public static let worldZoom = 0
  /// The closest zoom, which shows 1.4° across.
  public static let closestZoom = 8

  /// Creates a map `span` degrees wide, measured along its middle parallel.
  public init(center: Coordinate, span: Double, dotWidth: Int, dotHeight: Int) {
    let width = max(1, dotWidth)
    let height = max(1, dotHeight)
    let span = span.isFinite ? min(360, max(0.01, span)) : 360
    let longitude = center.longitude.isFinite ? center.longitude : 0
    let latitude = center.latitude.isFinite ? center.latitude : 0
    let perDot = span / Double(width)
    let reach = max(0, 90 - perDot * Double(height) / 2)
    let middle = min(reach, max(-reach, latitude))
    self.center = Coordinate(latitude: middle, longitude: Degrees.signed(longitude))
    self.dotWidth = width
    self.dotHeight = height
    degreesPerDot = perDot
    // The middle parallel keeps its shape unless the map would span more than all longitudes.
    longitudePerDot = perDot / max(Degrees.cosine(middle), span / 360)
  }

  /// Creates a map around a place. Zoom 0 shows the world, and each further level shows half of the
  /// width. `east` and `north` pan the map in steps: a step east is a quarter of the width, a step
  /// north a tenth of the width, regardless of the height of the field.
  public init(
    around place: Coordinate, zoom: Int, east: Int = 0, north: Int = 0, dotWidth: Int,
    dotHeight: Int
  ) {
    let zoom = min(Self.closestZoom, max(Self.worldZoom, zoom))
    let span = 360 / Double(1 << zoom)
    let straight = MapProjection(
      center: place, span: span, dotWidth: dotWidth, dotHeight: dotHeight)
    let right = Double(east) * straight.longitudePerDot * Double(straight.dotWidth) / 4
    let up = Double(north) * straight.degreesPerDot * Double(straight.dotWidth) / 10
    self.init(
      center: Coordinate(
        latitude: straight.center.latitude + up, longitude: place.longitude + right),
      span: span, dotWidth: dotWidth, dotHeight: dotHeight)
  }

  /// The level of detail for dots of this size.
  public var resolution: Coastline.Resolution {
    switch degreesPerDot {
    case 0.2...: .crude
    case 0.03...: .low
    default: .intermediate
    }
  }

  /// The part of the world that the field shows.
  public var box: GeoBox {
    let halfWidth = min(180, longitudePerDot * Double(dotWidth) / 2)
    let halfHeight = degreesPerDot * Double(dotHeight) / 2
    return GeoBox(
      west: center.longitude - halfWidth, south: max(-90, center.latitude - halfHeight),
      east: center.longitude + halfWidth, north: min(90, center.latitude + halfHeight))
  }

  /// Returns the position of a coordinate, measured the short way round the globe from the centre.
  /// The position may be outside the field.
  public func position(of coordinate: Coordinate) -> (x: Double, y: Double) {
    (
      Double(dotWidth) / 2
        + Degrees.signed(coordinate.longitude - center.longitude) / longitudePerDot,
      Double(dotHeight) / 2 + (center.latitude - coordinate.latitude) / degreesPerDot
    )
  }

  /// Returns the coordinate at a position; nil beyond the poles and beyond the meridian opposite to
  /// the centre.
  public func coordinate(x: Double, y: Double) -> Coordinate? {
    let latitude = center.latitude - (y - Double(dotHeight) / 2) * degreesPerDot
    let east = (x - Double(dotWidth) / 2) * longitudePerDot
    guard abs(latitude) <= 90, abs(east) <= 180 + 1e-9 else { return nil }
    return Coordinate(
      latitude: latitude, longitude: Degrees.signed(center.longitude + east))
  }

  /// Returns the factor by which eastward distances are drawn longer than northward ones: degrees
  /// of longitude get shorter towards a pole, dots do not.
  public func eastStretch(atLatitude latitude: Double) -> Double {
    degreesPerDot / longitudePerDot / max(0.05, Degrees.cosine(latitude))
  }

  /// The width of a dot at the centre in kilometres.
  public var kilometresPerDot: Double {
    longitudePerDot * Degrees.cosine(center.latitude) * .pi / 180 * Coordinate.earthRadius
  }
}
