/// A request for the weather over a part of the world.
public struct FieldRequest: Hashable, Sendable {
  /// The points.
  public var lattice: FieldLattice
  /// Whose weather: the sample's own or, for every other choice, Open-Meteo's.
  public var provider: Provider

  /// Creates a request for the field beside the weather of a provider.
  public init(lattice: FieldLattice, beside provider: Provider) {
    self.lattice = lattice
    self.provider = provider == .sample ? .sample : .openMeteo
  }
}

/// Gives weather fields.
public struct FieldClient: Sendable {
  /// Returns what is cached of a field, whatever its age; `nil` where none of its points is.
  public var cached: @Sendable (FieldRequest) async -> WeatherField?
  /// Returns a field, of which points that are not cached or older than
  /// ``WeatherField/freshFor`` are requested.
  public var field: @Sendable (FieldRequest) async throws(WeatherFailure) -> WeatherField

  /// A client made of its calls.
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
