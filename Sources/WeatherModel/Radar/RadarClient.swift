/// Gives radar composites.
public struct RadarClient: Sendable {
  /// Returns the cached composite around a place, whatever its age; `nil` where there is none.
  public var cached: @Sendable (Coordinate) async -> RadarComposite?
  /// Returns the composite around a place; requested where the cached one is older than
  /// ``RadarComposite/freshFor``.
  public var composite: @Sendable (Coordinate) async throws(WeatherError) -> RadarComposite

  /// A client made of its calls.
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
