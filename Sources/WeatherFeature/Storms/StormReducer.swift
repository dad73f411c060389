public import MVI
public import WeatherModel

/// The tropical cyclones of the visible basins.
public struct StormState: Equatable, Sendable {
  /// The known cyclones of an agency.
  struct Entry: Equatable, Sendable {
    var cyclones: [TropicalCyclone] = []
    var requestedAt: Date
    /// Whether the last request failed.
    var hasFailed = false
  }

  /// The agencies whose basins are visible.
  public var agencies: Set<TropicalCyclone.Agency> = []
  /// The entries by agency.
  var entries: [TropicalCyclone.Agency: Entry] = [:]

  /// All known cyclones, in the order of the agencies.
  var cyclones: [TropicalCyclone] {
    TropicalCyclone.Agency.allCases.flatMap { entries[$0]?.cyclones ?? [] }
  }
}

/// The actions of the tropical cyclones.
public enum StormAction: Sendable, Equatable {
  /// Other basins became visible.
  case appeared(Set<TropicalCyclone.Agency>)
  /// A minute has passed.
  case refresh
  /// The last advisories of an agency were read from the cache.
  case cached(TropicalCyclone.Agency, [TropicalCyclone])
  /// An agency responded; `nil` if the request failed.
  case received(TropicalCyclone.Agency, [TropicalCyclone]?)
}

/// Requests the advisories of the visible basins, at most once an hour for an agency, and earlier
/// after a failed request. Until the first response, and offline, the cached ones are shown.
struct StormReducer: FeatureReducer {
  typealias Context = RequestContext

  /// The time between two requests to an agency, in seconds.
  static let interval: TimeInterval = 3600
  /// The time after a failed request until the next one, in seconds.
  static let retryDelay: TimeInterval = 600

  @Inject(\.storms) private var client

  func reduce(
    _ state: inout StormState, _ context: Context, _ action: StormAction
  ) -> EffectType<StormAction> {
    switch action {
    case .appeared(let agencies):
      state.agencies = agencies
      return request(&state, context)
    case .refresh:
      return request(&state, context)
    case .cached(let agency, let cyclones):
      state.entries[agency]?.cyclones = cyclones
    case .received(let agency, let cyclones):
      // After a failed request, the last advisories are kept and are shown with their age.
      if let cyclones { state.entries[agency]?.cyclones = cyclones }
      state.entries[agency]?.hasFailed = cyclones == nil
    }
    return .none
  }

  private func request(_ state: inout StormState, _ context: Context) -> EffectType<StormAction> {
    let (now, isOffline) = (context.now, context.isOffline)
    let due = state.agencies.filter { agency in
      guard let entry = state.entries[agency] else { return true }
      guard !isOffline else { return false }
      let delay = entry.hasFailed ? Self.retryDelay : Self.interval
      return !(0..<delay).contains(now.timeIntervalSince(entry.requestedAt))
    }
    let client = client
    return .merge(
      due.sorted { $0.rawValue < $1.rawValue }.map { agency in
        let known = state.entries[agency]?.cyclones
        state.entries[agency] = StormState.Entry(
          cyclones: known ?? [], requestedAt: isOffline ? .distantPast : now)
        return .run { send in
          if known == nil, let cached = await client.cached(agency) {
            await send(.cached(agency, cached))
          }
          guard !isOffline else { return }
          await send(.received(agency, try? await client.cyclones(agency)))
        }
      })
  }
}

extension AppState {
  /// The agencies in whose basins the place or the map lies; empty for sample weather.
  var stormAgencies: Set<TropicalCyclone.Agency> {
    guard settings.provider != .sample, let place = page.place else { return [] }
    let point = place.coordinate
    var boxes: [GeoBox] = []
    if isInSight(PageLayer.self), !boardHasKeys {
      boxes.append(
        GeoBox(
          west: point.longitude, south: point.latitude, east: point.longitude,
          north: point.latitude))
    }
    if isWholeMapInSight { boxes.append(page.map.box(around: place)) }
    return Set(
      TropicalCyclone.Agency.allCases.filter { agency in boxes.contains(where: agency.covers) })
  }
}

private enum StormsKey: DependencyKey {
  static var unimplemented: StormClient {
    StormClient { _ throws(WeatherError) in
      throw MVI.unimplemented("StormClient.cyclones", WeatherError.cancelled)
    }
  }
}

extension DIContainer {
  /// The client for tropical cyclones.
  public var storms: StormClient {
    get { self[StormsKey.self] }
    set { self[StormsKey.self] = newValue }
  }
}
