public import MVI
public import WeatherModel

/// Where the system says the machine is.
public enum LocationKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: LocationClient {
    LocationClient { () async throws(LocationError) in
      _ = MVI.unimplemented("LocationClient.locate")
      throw LocationError.unavailable
    }
  }
}

extension DIContainer {
  /// Where the system says the machine is.
  public var location: LocationClient {
    get { self[LocationKey.self] }
    set { self[LocationKey.self] = newValue }
  }
}

/// A place of the list and how it lies as seen from some point.
public struct NearbyPlace: Equatable, Sendable {
  /// The place.
  public var place: Place
  /// How far it is.
  public var kilometres: Double
  /// The direction from the place to the point, in degrees from north by east.
  public var bearing: Double

  /// A place at a distance.
  public init(place: Place, kilometres: Double, bearing: Double) {
    self.place = place
    self.kilometres = kilometres
    self.bearing = bearing
  }
}
