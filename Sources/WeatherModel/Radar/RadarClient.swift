/// A client that provides radar composites.
public struct RadarClient: Sendable {
  /// Returns the cached composite around a place, regardless of its age; `nil` if there is none.
  public var cached: @Sendable (Coordinate) async -> RadarComposite?
  /// Returns the composite around a place. It is requested if the cached one is older than
  /// ``RadarComposite/freshFor``.
  public var composite: @Sendable (Coordinate) async throws(WeatherError) -> RadarComposite

  /// Creates a client from its operations.
  public init(
    cached: @escaping @Sendable (Coordinate) async -> RadarComposite?,
    composite: @escaping @Sendable (Coordinate) async throws(WeatherError) -> RadarComposite
  ) {
    self.cached = cached
    self.composite = composite
  }

  /// A client that has no radar.
  public static let none = RadarClient(
    cached: { _ in nil },
    composite: { _ throws(WeatherError) in throw WeatherError.offlineWithoutData })
}
