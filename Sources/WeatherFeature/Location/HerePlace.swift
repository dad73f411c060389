public import WeatherModel
import WeatherWords

/// The machine's location, named after the nearest place in the list of places, so that no service
/// has to look up an address.
public struct HerePlace: Equatable, Sendable {
  /// The maximum distance in kilometres at which the place's own name is used.
  private static let near = 1.0
  /// The distance in kilometres beyond which no place is named.
  private static let far = 300.0

  /// The place to request the weather for.
  public let place: Place

  /// Creates the place of the machine's location.
  ///
  /// The coordinate is rounded to about a kilometre, which is precise enough for the weather, so
  /// that providers do not learn more.
  package init(_ location: MachineLocation, nearest: NearbyPlace?) {
    let point = Coordinate(
      latitude: Self.rounded(location.coordinate.latitude),
      longitude: Self.rounded(location.coordinate.longitude))
    if let nearest, nearest.kilometres < Self.near {
      place = nearest.place
      return
    }
    let name = "\(point.latitude),\(point.longitude)"
    var place = Place(id: "at:" + name, name: name, coordinate: point)
    if let nearest, nearest.kilometres <= Self.far {
      place.near = PlaceBearing(
        from: nearest.place, kilometres: nearest.kilometres, bearing: nearest.bearing)
      place.admin1 = nearest.place.admin1
      place.countryCode = nearest.place.countryCode
      place.timeZoneIdentifier = nearest.place.timeZoneIdentifier
    }
    self.place = place
  }

  private static func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
}
