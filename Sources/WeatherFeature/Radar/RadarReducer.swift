public import MVI
public import WeatherModel

/// The actions of the map's radar.
public enum RadarAction: Sendable, Equatable {
  /// Another place became visible; `nil` if no radar is shown any more.
  case appeared(Coordinate?)
  /// A minute has passed.
  case refresh
  /// Frames were read from the cache or received.
  case received(Coordinate, RadarComposite)
}

/// The reducer of the radar. It reads the cached frames of the visible place, and requests stale
/// ones.
struct RadarReducer: FeatureReducer {
  typealias Context = RequestContext

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

  /// Reads the cached frames, then requests newer ones. A failure is not reported, because the map
  /// then shows a model's field.
  private func load(_ place: Coordinate, _ context: Context) -> EffectType<RadarAction> {
    let (client, isOffline) = (client, context.isOffline)
    return .run(id: EffectID.load, cancelInFlight: true) { send in
      if let cached = await client.cached(place) { await send(.received(place, cached)) }
      guard !isOffline, let composite = try? await client.composite(place) else { return }
      await send(.received(place, composite))
    }
  }
}

private enum RadarKey: DependencyKey {
  static var unimplemented: RadarClient {
    RadarClient(
      cached: { _ in MVI.unimplemented("RadarClient.cached", nil) },
      composite: { _ throws(WeatherError) in
        throw MVI.unimplemented("RadarClient.composite", WeatherError.cancelled)
      })
  }
}

extension DIContainer {
  /// The client for radar composites.
  public var radar: RadarClient {
    get { self[RadarKey.self] }
    set { self[RadarKey.self] = newValue }
  }
}
