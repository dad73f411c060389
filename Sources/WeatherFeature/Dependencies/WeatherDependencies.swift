public import MVI
public import WeatherModel

/// The client for the weather.
public enum WeatherClientKey: DependencyKey {
  /// A client that fails the test that calls it.
  public static var unimplemented: WeatherClient {
    WeatherClient { request throws(WeatherFailure) in
      throw MVI.unimplemented(
        "WeatherClient.report", WeatherFailure(provider: request.provider, error: .cancelled))
    }
  }
}

/// The cache of forecasts on disk.
public enum ForecastCacheKey: DependencyKey {
  /// A cache that fails the test that calls it.
  public static var unimplemented: ForecastCache {
    ForecastCache(
      load: { _, _ in MVI.unimplemented("ForecastCache.load", nil) },
      save: { _ in _ = MVI.unimplemented("ForecastCache.save") })
  }
}

/// The client for climate normals.
public enum ClimateNormalsKey: DependencyKey {
  /// A client that fails the test that calls it.
  public static var unimplemented: ClimateNormalsClient {
    ClimateNormalsClient(
      cached: { _ in MVI.unimplemented("ClimateNormalsClient.cached", nil) },
      load: { _ in MVI.unimplemented("ClimateNormalsClient.load", nil) },
      sample: { _ in MVI.unimplemented("ClimateNormalsClient.sample", nil) })
  }
}

/// The client for weather fields.
public enum FieldsKey: DependencyKey {
  /// A client that fails the test that calls it.
  public static var unimplemented: FieldClient {
    FieldClient(
      cached: { _ in MVI.unimplemented("FieldClient.cached", nil) },
      field: { request throws(WeatherFailure) in
        throw MVI.unimplemented(
          "FieldClient.field", WeatherFailure(provider: request.provider, error: .cancelled))
      })
  }
}

/// The clock.
public enum NowKey: DependencyKey {
  /// A clock that fails the test that calls it.
  public static var unimplemented: @Sendable () -> Date {
    { MVI.unimplemented("now", Date(timeIntervalSince1970: 0)) }
  }
}

/// The client for the city list.
public enum CitiesKey: DependencyKey {
  /// A client that fails the test that calls it.
  public static var unimplemented: CitiesClient {
    CitiesClient(
      search: { _ in
        MVI.unimplemented("CitiesClient.search", FoundPlaces(places: [], total: 0, outOf: 0))
      },
      towns: { _, _ in MVI.unimplemented("CitiesClient.towns", []) },
      marked: { _, _ in MVI.unimplemented("CitiesClient.marked", []) },
      persist: { _ in _ = MVI.unimplemented("CitiesClient.persist") },
      nearest: { _ in MVI.unimplemented("CitiesClient.nearest", nil) })
  }
}

/// The client for the online search for places.
public enum GeocodingClientKey: DependencyKey {
  /// A client that fails the test that calls it.
  public static var unimplemented: GeocodingClient {
    GeocodingClient { _, provider, _ throws(WeatherFailure) in
      throw MVI.unimplemented(
        "GeocodingClient.places", WeatherFailure(provider: provider, error: .cancelled))
    }
  }
}

/// The function that saves the state for the next run.
public enum MemoryKey: DependencyKey {
  /// A function that fails the test that calls it.
  public static var unimplemented: @Sendable (PersistedPlaces) -> Void {
    { _ in _ = MVI.unimplemented("saveState") }
  }
}

/// The function that opens pages in a browser.
public enum OpenWebPageKey: DependencyKey {
  /// A function that fails the test that calls it.
  public static var unimplemented: @Sendable (String) -> Bool {
    { _ in MVI.unimplemented("openWebPage", false) }
  }
}

extension DIContainer {
  /// Opens an `https` URL in the browser; returns false if there is no browser.
  public var openWebPage: @Sendable (String) -> Bool {
    get { self[OpenWebPageKey.self] }
    set { self[OpenWebPageKey.self] = newValue }
  }
  /// The client for the weather.
  public var weatherClient: WeatherClient {
    get { self[WeatherClientKey.self] }
    set { self[WeatherClientKey.self] = newValue }
  }
  /// The cache of forecasts on disk.
  public var forecastCache: ForecastCache {
    get { self[ForecastCacheKey.self] }
    set { self[ForecastCacheKey.self] = newValue }
  }
  /// The client for climate normals.
  public var normals: ClimateNormalsClient {
    get { self[ClimateNormalsKey.self] }
    set { self[ClimateNormalsKey.self] = newValue }
  }
  /// The client for weather fields.
  public var fields: FieldClient {
    get { self[FieldsKey.self] }
    set { self[FieldsKey.self] = newValue }
  }
  /// The clock.
  public var now: @Sendable () -> Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
  /// The client for the city list.
  public var cities: CitiesClient {
    get { self[CitiesKey.self] }
    set { self[CitiesKey.self] = newValue }
  }
  /// The client for the online search for places.
  public var geocodingClient: GeocodingClient {
    get { self[GeocodingClientKey.self] }
    set { self[GeocodingClientKey.self] = newValue }
  }
  /// Saves the places and choices for the next run.
  public var persist: @Sendable (PersistedPlaces) -> Void {
    get { self[MemoryKey.self] }
    set { self[MemoryKey.self] = newValue }
  }
}

/// The client for the system's location service.
public enum LocationKey: DependencyKey {
  /// A client that fails the test that calls it.
  public static var unimplemented: LocationClient {
    LocationClient { () async throws(LocationError) in
      throw MVI.unimplemented("LocationClient.locate", LocationError.unavailable)
    }
  }
}

extension DIContainer {
  /// The client for the system's location service.
  public var location: LocationClient {
    get { self[LocationKey.self] }
    set { self[LocationKey.self] = newValue }
  }
}

/// The client for desktop notifications.
public enum NotificationsKey: DependencyKey {
  /// A client that fails the test that calls it.
  public static var unimplemented: NotificationClient {
    NotificationClient { _, _ in
      _ = MVI.unimplemented("NotificationClient.deliver")
    } summarize: { _, _ in
      _ = MVI.unimplemented("NotificationClient.summarize")
    }
  }
}

extension DIContainer {
  /// The client for desktop notifications.
  public var notifications: NotificationClient {
    get { self[NotificationsKey.self] }
    set { self[NotificationsKey.self] = newValue }
  }
}

/// The client for the provider's pictures.
public enum IconsKey: DependencyKey {
  /// A client that fails the test that calls it.
  public static var unimplemented: IconClient {
    IconClient { _, _ in MVI.unimplemented("IconClient.fetch", false) }
  }
}

extension DIContainer {
  /// The client for the provider's pictures.
  public var icons: IconClient {
    get { self[IconsKey.self] }
    set { self[IconsKey.self] = newValue }
  }
}

/// A place of the list, and its distance and direction from a point.
public struct NearbyPlace: Equatable, Sendable {
  /// The place.
  public var place: Place
  /// The distance in kilometres.
  public var kilometres: Double
  /// The direction from the place to the point, in degrees clockwise from north.
  public var bearing: Double

  /// Creates a place at a distance.
  public init(place: Place, kilometres: Double, bearing: Double) {
    self.place = place
    self.kilometres = kilometres
    self.bearing = bearing
  }
}

/// The detection of another version installed over the running one.
public enum UpgradeKey: DependencyKey {
  /// A client that fails the test that calls it.
  public static var unimplemented: UpgradeClient {
    UpgradeClient { MVI.unimplemented("UpgradeClient.isReplaced", false) }
  }
}

/// The monitor of the network's availability.
public enum NetworkMonitorKey: DependencyKey {
  /// A monitor that fails the test that calls it.
  public static var unimplemented: NetworkMonitor {
    NetworkMonitor(
      isConnected: { MVI.unimplemented("NetworkMonitor.isConnected", true) },
      changes: { MVI.unimplemented("NetworkMonitor.changes", AsyncStream { $0.finish() }) })
  }
}

extension DIContainer {
  /// The monitor of the network's availability.
  public var networkMonitor: NetworkMonitor {
    get { self[NetworkMonitorKey.self] }
    set { self[NetworkMonitorKey.self] = newValue }
  }
  /// The detection of another version installed over the running one.
  public var upgrade: UpgradeClient {
    get { self[UpgradeKey.self] }
    set { self[UpgradeKey.self] = newValue }
  }
}
