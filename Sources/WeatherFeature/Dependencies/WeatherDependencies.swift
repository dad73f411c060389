public import MVI
public import WeatherModel

/// What the program needs of the world, each by its key.
public enum WeatherClientKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: WeatherClient {
    WeatherClient { request throws(WeatherFailure) in
      _ = MVI.unimplemented("WeatherClient.report")
      throw WeatherFailure(provider: request.provider, error: .cancelled)
    }
  }
}

/// Answers kept between runs.
public enum ForecastCacheKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: ForecastCache {
    ForecastCache(
      load: { _, _ in
        _ = MVI.unimplemented("ForecastCache.load")
        return nil
      }, save: { _ in _ = MVI.unimplemented("ForecastCache.save") })
  }
}

/// What is usual at places.
public enum ClimateNormalsKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: ClimateNormalsClient {
    ClimateNormalsClient(
      cached: { _ in
        _ = MVI.unimplemented("ClimateNormalsClient.kept")
        return nil
      },
      ask: { _ in
        _ = MVI.unimplemented("ClimateNormalsClient.ask")
        return nil
      },
      sample: { _ in
        _ = MVI.unimplemented("ClimateNormalsClient.sample")
        return nil
      })
  }
}

/// Weather fields.
public enum FieldsKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: FieldClient {
    FieldClient(
      cached: { _ in
        _ = MVI.unimplemented("FieldClient.cached")
        return nil
      },
      field: { request throws(WeatherFailure) in
        _ = MVI.unimplemented("FieldClient.field")
        throw WeatherFailure(provider: request.provider, error: .cancelled)
      })
  }
}

/// The moment it is.
public enum NowKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: @Sendable () -> Date {
    {
      _ = MVI.unimplemented("now")
      return Date(timeIntervalSince1970: 0)
    }
  }
}

/// The search over the city list.
public enum CitiesKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: CitiesClient {
    CitiesClient(
      search: { _ in
        _ = MVI.unimplemented("CitiesClient.search")
        return FoundPlaces(places: [], total: 0, outOf: 0)
      },
      towns: { _, _ in
        _ = MVI.unimplemented("CitiesClient.towns")
        return []
      },
      marked: { _, _ in
        _ = MVI.unimplemented("CitiesClient.marked")
        return []
      },
      keep: { _ in _ = MVI.unimplemented("CitiesClient.keep") },
      nearest: { _ in
        _ = MVI.unimplemented("CitiesClient.nearest")
        return nil
      })
  }
}

/// The search for places over the network.
public enum GeocodingClientKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: GeocodingClient {
    GeocodingClient { _, provider, _ throws(WeatherFailure) in
      _ = MVI.unimplemented("GeocodingClient.places")
      throw WeatherFailure(provider: provider, error: .cancelled)
    }
  }
}

/// What is remembered between runs.
public enum MemoryKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: @Sendable (PersistedPlaces) -> Void {
    { _ in _ = MVI.unimplemented("remember") }
  }
}

/// Opens pages in a browser.
public enum OpenWebPageKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: @Sendable (String) -> Bool {
    { _ in
      _ = MVI.unimplemented("openWebPage")
      return false
    }
  }
}

extension DIContainer {
  /// Opens an address of `https` in the browser; false where there is none.
  public var openWebPage: @Sendable (String) -> Bool {
    get { self[OpenWebPageKey.self] }
    set { self[OpenWebPageKey.self] = newValue }
  }
  /// Asks providers for weather.
  public var weatherClient: WeatherClient {
    get { self[WeatherClientKey.self] }
    set { self[WeatherClientKey.self] = newValue }
  }
  /// Answers kept between runs.
  public var forecastCache: ForecastCache {
    get { self[ForecastCacheKey.self] }
    set { self[ForecastCacheKey.self] = newValue }
  }
  /// What is usual at places.
  public var normals: ClimateNormalsClient {
    get { self[ClimateNormalsKey.self] }
    set { self[ClimateNormalsKey.self] = newValue }
  }
  /// Weather fields.
  public var fields: FieldClient {
    get { self[FieldsKey.self] }
    set { self[FieldsKey.self] = newValue }
  }
  /// The moment it is.
  public var now: @Sendable () -> Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
  /// The search over the city list.
  public var cities: CitiesClient {
    get { self[CitiesKey.self] }
    set { self[CitiesKey.self] = newValue }
  }
  /// Finds places over the network.
  public var geocodingClient: GeocodingClient {
    get { self[GeocodingClientKey.self] }
    set { self[GeocodingClientKey.self] = newValue }
  }
  /// Keeps the last place and the choices for the next run.
  public var persist: @Sendable (PersistedPlaces) -> Void {
    get { self[MemoryKey.self] }
    set { self[MemoryKey.self] = newValue }
  }
}

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

/// Tells a person who looks elsewhere.
public enum NotificationsKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: NotificationClient {
    NotificationClient { _, _ in
      _ = MVI.unimplemented("NotificationClient.tell")
    } summarize: { _, _ in
      _ = MVI.unimplemented("NotificationClient.summarize")
    }
  }
}

extension DIContainer {
  /// Tells a person who looks elsewhere.
  public var notifications: NotificationClient {
    get { self[NotificationsKey.self] }
    set { self[NotificationsKey.self] = newValue }
  }
}

/// The provider's pictures.
public enum IconsKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: IconClient {
    IconClient { _, _ in
      _ = MVI.unimplemented("IconClient.fetch")
      return false
    }
  }
}

extension DIContainer {
  /// The provider's pictures.
  public var icons: IconClient {
    get { self[IconsKey.self] }
    set { self[IconsKey.self] = newValue }
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

/// Whether another version of the program was installed over the running one.
public enum UpgradeKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: UpgradeClient {
    UpgradeClient {
      _ = MVI.unimplemented("UpgradeClient.isReplaced")
      return false
    }
  }
}

/// Whether there is a way to the network, and when that changes.
public enum NetworkMonitorKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: NetworkMonitor {
    NetworkMonitor(
      isConnected: {
        _ = MVI.unimplemented("NetworkMonitor.isConnected")
        return true
      },
      changes: {
        _ = MVI.unimplemented("NetworkMonitor.changes")
        return AsyncStream { $0.finish() }
      })
  }
}

extension DIContainer {
  /// Whether there is a way to the network, and when that changes.
  public var networkMonitor: NetworkMonitor {
    get { self[NetworkMonitorKey.self] }
    set { self[NetworkMonitorKey.self] = newValue }
  }
  /// Whether another version of the program was installed over the running one.
  public var upgrade: UpgradeClient {
    get { self[UpgradeKey.self] }
    set { self[UpgradeKey.self] = newValue }
  }
}
