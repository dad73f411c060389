import FoundationEssentials
public import MVI
public import WeatherModel

/// What happens to the radar of the map.
public enum RadarAction: Sendable, Equatable {
  /// The surroundings of another place came in sight; `nil` where no radar is shown any more.
  case appeared(Coordinate?)
  /// A minute has passed.
  case refresh
  /// Frames that were cached or requested.
  case received(Coordinate, RadarComposite)
}

/// Reads the cached radar of the place in sight, and requests it where that is old.
public struct RadarReducer: ReducerProtocol {
  /// The radar with what its requests depend on.
  public struct State: Equatable, Sendable {
    /// The radar.
    public var radar: RadarState
    /// Whether nothing may be requested over the network.
    let isOffline: Bool
    /// The clock.
    let now: Date
  }

  enum EffectID: Hashable, Sendable { case load }

  @Inject(\.radar) private var client

  /// A reducer over the container's client.
  public init() {}

  /// Moves the radar on by one action.
  public func reduce(state: inout State, action: RadarAction) -> EffectType<RadarAction> {
    switch action {
    case .appeared(let place):
      if state.radar.place != place { state.radar.composite = nil }
      state.radar.place = place
      return place.map { load($0, state) } ?? .cancel(id: EffectID.load)
    case .refresh:
      guard let place = state.radar.place, !isFresh(state) else { return .none }
      return load(place, state)
    case .received(let place, let composite):
      guard place == state.radar.place else { return .none }
      state.radar.composite = composite
    }
    return .none
  }

  private func isFresh(_ state: State) -> Bool {
    guard let receivedAt = state.radar.composite?.receivedAt else { return false }
    return abs(state.now.timeIntervalSince(receivedAt)) < RadarComposite.freshFor
  }

  /// Reads what is cached, then requests what is newer. The map shows the field of a model where no
  /// frame arrives, so that a failure is not reported.
  private func load(_ place: Coordinate, _ state: State) -> EffectType<RadarAction> {
    let (client, isOffline) = (client, state.isOffline)
    return .run(id: EffectID.load, cancelInFlight: true) { send in
      if let cached = await client.cached(place) { await send(.received(place, cached)) }
      guard !isOffline, let composite = try? await client.composite(place) else { return }
      await send(.received(place, composite))
    }
  }
}

/// Radar composites.
public enum RadarKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: RadarClient {
    RadarClient(
      cached: { _ in
        _ = MVI.unimplemented("RadarClient.cached")
        return nil
      },
      composite: { _ throws(WeatherError) in
        _ = MVI.unimplemented("RadarClient.composite")
        throw WeatherError.cancelled
      })
  }
}

extension DIContainer {
  /// Radar composites.
  public var radar: RadarClient {
    get { self[RadarKey.self] }
    set { self[RadarKey.self] = newValue }
  }
}
