public import WeatherModel
import WeatherWords

/// The place that the machine is at, named after the nearest one of the list: nobody is asked for
/// an address.
public struct HerePlace: Equatable, Sendable {
  /// Nearer than this is there.
  private static let near = 1.0
  /// Farther than this says nothing.
  private static let far = 300.0

  /// The place to ask the weather of.
  public let place: Place

  /// A place by where the machine is.
  ///
  /// The coordinate is rounded to about a kilometre: that is what the weather needs, and providers
  /// need not know more.
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
