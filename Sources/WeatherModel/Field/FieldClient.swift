/// A request for the weather over a part of the world.
public struct FieldRequest: Hashable, Sendable {
  /// The points.
  public var lattice: FieldLattice
  /// The provider: the sample or, for every other choice, Open-Meteo.
  public var provider: Provider

  /// Creates a request for the field that is shown with the weather of `provider`.
  public init(lattice: FieldLattice, beside provider: Provider) {
    self.lattice = lattice
    self.provider = provider == .sample ? .sample : .openMeteo
  }
}

/// A client for weather fields.
public struct FieldClient: Sendable {
  /// Returns the cached part of a field, regardless of its age; `nil` if none of its points is
  /// cached.
  public var cached: @Sendable (FieldRequest) async -> WeatherField?
  /// Returns a field. Points that are not cached or are older than ``WeatherField/freshFor`` are
  /// requested.
  public var field: @Sendable (FieldRequest) async throws(WeatherFailure) -> WeatherField

  /// Creates a client from its functions.
  public init(
    cached: @escaping @Sendable (FieldRequest) async -> WeatherField?,
    field: @escaping @Sendable (FieldRequest) async throws(WeatherFailure) -> WeatherField
  ) {
    self.cached = cached
    self.field = field
  }

  /// A client that has no field.
  public static let none = FieldClient(
    cached: { _ in nil },
    field: { request throws(WeatherFailure) in
      throw WeatherFailure(provider: request.provider, error: .offlineWithoutData)
    })
}
