public import MVI
public import WeatherModel

private enum WeatherClientKey: DependencyKey {
  static var unimplemented: WeatherClient {
    WeatherClient { request throws(WeatherFailure) in
      throw MVI.unimplemented(
        "WeatherClient.report", WeatherFailure(provider: request.provider, error: .cancelled))
    }
  }
}

private enum ForecastCacheKey: DependencyKey {
  static var unimplemented: ForecastCache {
    ForecastCache(
      load: { _, _ in MVI.unimplemented("ForecastCache.load", nil) },
      save: { _ in _ = MVI.unimplemented("ForecastCache.save") })
  }
}

enum ClimateNormalsKey: DependencyKey {
  static var unimplemented: ClimateNormalsClient {
    ClimateNormalsClient(
      cached: { _ in MVI.unimplemented("ClimateNormalsClient.cached", nil) },
      load: { _ in MVI.unimplemented("ClimateNormalsClient.load", nil) },
      sample: { _ in MVI.unimplemented("ClimateNormalsClient.sample", nil) })
  }
}

private enum FieldsKey: DependencyKey {
  static var unimplemented: FieldClient {
    FieldClient(
      cached: { _ in MVI.unimplemented("FieldClient.cached", nil) },
      field: { request throws(WeatherFailure) in
        throw MVI.unimplemented(
          "FieldClient.field", WeatherFailure(provider: request.provider, error: .cancelled))
      })
  }
}

private enum NowKey: DependencyKey {
  static var unimplemented: @Sendable () -> Date {
    { MVI.unimplemented("now", Date(timeIntervalSince1970: 0)) }
  }
}

private enum CitiesKey: DependencyKey {
  static var unimplemented: CitiesClient {
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

private enum GeocodingClientKey: DependencyKey {
  static var unimplemented: GeocodingClient {
    GeocodingClient { _, provider, _ throws(WeatherFailure) in
      throw MVI.unimplemented(
        "GeocodingClient.places", WeatherFailure(provider: provider, error: .cancelled))
    }
  }
}

private enum MemoryKey: DependencyKey {
  static var unimplemented: @Sendable (PersistedPlaces) -> Void {
    { _ in _ = MVI.unimplemented("saveState") }
  }
}

private enum OpenWebPageKey: DependencyKey {
  static var unimplemented: @Sendable (String) -> Bool {
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

private enum LocationKey: DependencyKey {
  static var unimplemented: LocationClient {
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

private enum NotificationsKey: DependencyKey {
  static var unimplemented: NotificationClient {
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

private enum IconsKey: DependencyKey {
  static var unimplemented: IconClient {
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

private enum UpgradeKey: DependencyKey {
  static var unimplemented: UpgradeClient {
    UpgradeClient { MVI.unimplemented("UpgradeClient.isReplaced", false) }
  }
}

private enum NetworkMonitorKey: DependencyKey {
  static var unimplemented: NetworkMonitor {
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
