import FoundationEssentials
public import MVI
public import WeatherModel

/// The tropical cyclones of the basins in sight.
public struct StormState: Equatable, Sendable {
  /// What is known of an agency's cyclones.
  struct Entry: Equatable, Sendable {
    var cyclones: [TropicalCyclone] = []
    var requestedAt: Date
  }

  /// The agencies whose basins are in sight.
  public var agencies: Set<TropicalCyclone.Agency> = []
  /// By agency.
  var entries: [TropicalCyclone.Agency: Entry] = [:]

  /// Nothing known.
  public init() {}

  /// All cyclones that are known, of the agencies in their order.
  var cyclones: [TropicalCyclone] {
    TropicalCyclone.Agency.allCases.flatMap { entries[$0]?.cyclones ?? [] }
  }
}

/// What happens to the tropical cyclones.
public enum StormAction: Sendable, Equatable {
  /// Other basins came in sight.
  case appeared(Set<TropicalCyclone.Agency>)
  /// A minute has passed.
  case refresh
  /// An agency responded; `nil` where it did not.
  case received(TropicalCyclone.Agency, [TropicalCyclone]?)
}

/// Requests the advisories of the basins in sight, at most once an hour for an agency.
public struct StormReducer: ReducerProtocol {
  /// The cyclones with what their requests depend on.
  public struct State: Equatable, Sendable {
    /// The cyclones.
    public var storms: StormState
    /// Whether nothing may be requested over the network.
    let isOffline: Bool
    /// The clock.
    let now: Date
  }

  /// The time between two requests to an agency, in seconds.
  static let interval: TimeInterval = 3600

  @Inject(\.storms) private var client

  /// A reducer over the container's client.
  public init() {}

  /// Moves the cyclones on by one action.
  public func reduce(state: inout State, action: StormAction) -> EffectType<StormAction> {
    switch action {
    case .appeared(let agencies):
      state.storms.agencies = agencies
      return request(&state)
    case .refresh:
      return request(&state)
    case .received(let agency, let cyclones):
      // Without a response the last advisories stay, with their age.
      if let cyclones { state.storms.entries[agency]?.cyclones = cyclones }
    }
    return .none
  }

  private func request(_ state: inout State) -> EffectType<StormAction> {
    guard !state.isOffline else { return .none }
    let now = state.now
    let due = state.storms.agencies.filter { agency in
      guard let requestedAt = state.storms.entries[agency]?.requestedAt else { return true }
      return !(0..<Self.interval).contains(now.timeIntervalSince(requestedAt))
    }
    let client = client
    return .merge(
      due.sorted { $0.rawValue < $1.rawValue }.map { agency in
        let known = state.storms.entries[agency]?.cyclones ?? []
        state.storms.entries[agency] = StormState.Entry(cyclones: known, requestedAt: now)
        return .run { send in
          await send(.received(agency, try? await client.cyclones(agency)))
        }
      })
  }
}

extension AppState {
  /// The agencies in whose basins the place or the map lies; none for made-up weather.
  var stormAgencies: Set<TropicalCyclone.Agency> {
    guard settings.provider != .sample, let place = page.place else { return [] }
    let point = place.coordinate
    var boxes: [GeoBox] = []
    if isInSight(.page), !boardHasKeys {
      boxes.append(
        GeoBox(
          west: point.longitude, south: point.latitude, east: point.longitude,
          north: point.latitude))
    }
    if isInSight(.map) { boxes.append(page.map.box(around: place)) }
    return Set(
      TropicalCyclone.Agency.allCases.filter { agency in boxes.contains(where: agency.covers) })
  }
}

/// Tropical cyclones.
public enum StormsKey: DependencyKey {
  /// Fails the test that touches it.
  public static var unimplemented: StormClient {
    StormClient { _ throws(WeatherError) in
      _ = MVI.unimplemented("StormClient.cyclones")
      throw WeatherError.cancelled
    }
  }
}

extension DIContainer {
  /// Tropical cyclones.
  public var storms: StormClient {
    get { self[StormsKey.self] }
    set { self[StormsKey.self] = newValue }
  }
}
