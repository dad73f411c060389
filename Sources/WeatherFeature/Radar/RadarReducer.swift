public import MVI
public import WeatherModel

/// The actions of the map's radar.
public enum RadarAction: Sendable, Equatable {
  /// The surroundings of another place came in sight; `nil` where no radar is shown any more.
  case appeared(Coordinate?)
  /// A minute has passed.
  case refresh
  /// Frames that were cached or requested.
  case received(Coordinate, RadarComposite)
}

/// The reducer of the radar: it reads the cached frames of the visible place, and requests them where they
/// are stale.
struct RadarReducer: FeatureReducer {
  /// What it reads of the rest of the program.
  struct Context: Equatable, Sendable {
    /// Whether nothing may be requested over the network.
    let isOffline: Bool
    /// The clock.
    let now: Date

    init(_ state: AppState) { self.init(isOffline: state.settings.isOffline, now: state.now) }

    init(isOffline: Bool, now: Date) {
      (self.isOffline, self.now) = (isOffline, now)
    }
  }

  enum EffectID: Hashable, Sendable { case load }

  @Inject(\.radar) private var client

  func reduce(
    _ state: inout RadarState, _ context: Context, _ action: RadarAction
  ) -> EffectType<RadarAction> {
    switch action {
    case .appeared(let place):
      if state.place != place { state.composite = nil }
      state.place = place
      return place.map { load($0, context) } ?? .cancel(id: EffectID.load)
    case .refresh:
      guard let place = state.place, !isFresh(state, context) else { return .none }
      return load(place, context)
    case .received(let place, let composite):
      guard place == state.place else { return .none }
      state.composite = composite
    }
    return .none
  }

  private func isFresh(_ state: RadarState, _ context: Context) -> Bool {
    guard let receivedAt = state.composite?.receivedAt else { return false }
    return abs(context.now.timeIntervalSince(receivedAt)) < RadarComposite.freshFor
  }

  /// Reads what is cached, then requests what is newer. The map shows the field of a model where no
  /// frame arrives, so that a failure is not reported.
  private func load(_ place: Coordinate, _ context: Context) -> EffectType<RadarAction> {
    let (client, isOffline) = (client, context.isOffline)
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
