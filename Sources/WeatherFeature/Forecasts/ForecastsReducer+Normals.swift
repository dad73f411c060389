import MVI
import WeatherModel

/// The climate normals of the place on the page. They are read from the cache, and requested when
/// no other request is due. They come from Open-Meteo's archive and are shown only beside
/// Open-Meteo's weather.
extension ForecastsReducer {
  /// The delay in seconds after a response is shown before the archive is requested.
  private static let normalsDelay: TimeInterval = 10

  /// Returns the place on the page if its normals may be shown and are unknown.
  private func placeWithoutNormals(_ context: ForecastsContext, _ state: ForecastsState) -> Place? {
    guard state.provider == .openMeteo, let place = context.page,
      state.normals[place.id]?.details == nil
    else { return nil }
    return place
  }

  /// Reads the cached normals of the page.
  func loadCachedNormals(_ context: ForecastsContext, _ state: ForecastsState) -> EffectType<
    ForecastsAction
  > {
    guard let place = placeWithoutNormals(context, state), state.normals[place.id] == nil else {
      return .none
    }
    let normals = normals
    return .run { send in
      if let cached = normals.cached(place) { await send(.normalsKnown(place.id, cached)) }
    }
  }

  /// Requests the archive with the minute's tick, once the page has its weather, no request is
  /// running or has failed, and the quota is not running short.
  func requestNormals(_ context: ForecastsContext, _ state: ForecastsState) -> EffectType<
    ForecastsAction
  > {
    // A cancelled request counts as failed until the next day.
    guard let place = placeWithoutNormals(context, state), state.climateRequest == nil,
      !state.isLoading,
      let entry = state[place], let requestedAt = entry.requestedAt, entry.failure == nil,
      context.now.timeIntervalSince(requestedAt) >= Self.normalsDelay,
      entry.fetched?.detailLevel == .full, entry.fetched?.pausedUntil == nil
    else { return .none }
    let normals = normals
    return .run(id: EffectID.normals, cancelInFlight: true) { send in
      if let answer = await normals.load(place) { await send(.normalsKnown(place.id, answer)) }
    }
  }

  /// Reads the climate of a place whose year was opened. If nothing is cached, the archive is
  /// requested immediately if allowed, because the user waits for it.
  func loadClimate(
    of place: Place, _ context: ForecastsContext, _ state: inout ForecastsState
  ) -> EffectType<ForecastsAction> {
    guard state.normals[place.id] == nil else { return .none }
    state.climateRequest = place.id
    let normals = normals
    if state.provider == .sample {
      return .run { send in
        await send(
          normals.sample(place).map { .normalsKnown(place.id, $0) } ?? .climateUnknown(place.id))
      }
    }
    let mayRequest =
      state.provider == .openMeteo && !context.settings.isOffline && state.network.isConnected
    return .run { send in
      var known = normals.cached(place)
      if known == nil, mayRequest { known = await normals.load(place) }
      await send(known.map { .normalsKnown(place.id, $0) } ?? .climateUnknown(place.id))
    }
  }

  func receiveNormals(_ normals: ClimateNormals, of id: Place.ID, _ state: inout ForecastsState) {
    if state.normals.count >= Self.limit { state.normals = [:] }
    state.normals[id] = normals
    if state.climateRequest == id { state.climateRequest = nil }
  }
}
