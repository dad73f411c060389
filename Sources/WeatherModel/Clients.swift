/// A question for the weather of one place.
public struct WeatherRequest: Hashable, Sendable {
  /// Where.
  public var place: Place
  /// Whom to ask.
  public var provider: Provider
  /// ISO 639-1 (with a script where it matters: `zh-Hant`) for descriptions.
  public var language: String

  /// A question to `provider`.
  public init(place: Place, provider: Provider, language: String) {
    self.place = place
    self.provider = provider
    self.language = language
  }
}

/// Asks providers for weather. Failures are ``WeatherFailure``.
public struct WeatherClient: Sendable {
  /// The weather of one place from one provider.
  public var report: @Sendable (WeatherRequest) async throws(WeatherFailure) -> WeatherReport

  /// A client made of its one call.
  public init(
    report: @escaping @Sendable (WeatherRequest) async throws(WeatherFailure) -> WeatherReport
  ) {
    self.report = report
  }
}

/// Keeps answers between runs.
public struct ForecastCache: Sendable {
  /// The last complete answer for a place from a provider, whatever its age. Quick: one small file.
  public var load: @Sendable (_ placeID: String, _ provider: Provider) -> WeatherReport?
  /// Keeps an answer. The sample is never kept.
  public var save: @Sendable (WeatherReport) -> Void

  /// A cache made of its calls.
  public init(
    load: @escaping @Sendable (_ placeID: String, _ provider: Provider) -> WeatherReport?,
    save: @escaping @Sendable (WeatherReport) -> Void
  ) {
    self.load = load
    self.save = save
  }

  /// A cache that keeps nothing.
  public static let none = ForecastCache(load: { _, _ in nil }, save: { _ in })
}

/// Finds places by name over the network.
public struct GeocodingClient: Sendable {
  /// The provider's places for a name, best first.
  public var places:
    @Sendable (_ name: String, _ provider: Provider, _ language: String)
      async throws(WeatherFailure) -> [Place]

  /// A client made of its one call.
  public init(
    places:
      @escaping @Sendable (_ name: String, _ provider: Provider, _ language: String)
      async throws(WeatherFailure) -> [Place]
  ) {
    self.places = places
  }
}
