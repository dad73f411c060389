import MVI
import WeatherModel

/// What is usual at the place on the page: read where it is kept, and asked for once nothing else is to
/// be done. The archive is Open-Meteo's, and speaks beside its own weather alone.
extension ForecastsReducer {
  /// An answer is on the screen for so long before the archive is asked, in seconds.
  private static let normalsDelay: TimeInterval = 10

  /// The place on the page, where what is usual there may be shown and is not known.
  private func placeWithoutNormals(_ context: ForecastsContext, _ state: ForecastsState) -> Place? {
    guard state.provider == .openMeteo, let place = context.page,
      state.normals[place.id]?.details == nil
    else { return nil }
    return place
  }

  /// Reads what is kept for the page.
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

  /// Asks the archive, with the minute: where the page has its weather, nothing is under way or amiss,
  /// and requests are not running short.
  func requestNormals(_ context: ForecastsContext, _ state: ForecastsState) -> EffectType<
    ForecastsAction
  > {
    // A request that is cancelled counts as one that failed, until tomorrow.
    guard let place = placeWithoutNormals(context, state), state.climateRequest == nil,
      !state.isLoading,
      let entry = state[place], let requestedAt = entry.requestedAt, entry.failure == nil,
      context.now.timeIntervalSince(requestedAt) >= Self.normalsDelay,
      entry.report?.detailLevel == .full, entry.report?.restsUntil == nil
    else { return .none }
    let normals = normals
    return .run(id: EffectID.normals, cancelInFlight: true) { send in
      if let answer = await normals.ask(place) { await send(.normalsKnown(place.id, answer)) }
    }
  }

  /// Reads the climate of a place whose year opens. The archive is asked at once where nothing is kept and
  /// it may be: the person waits for it.
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
    let mayAsk =
      state.provider == .openMeteo && !context.settings.isOffline && state.network.isConnected
    return .run { send in
      var known = normals.cached(place)
      if known == nil, mayAsk { known = await normals.ask(place) }
      await send(known.map { .normalsKnown(place.id, $0) } ?? .climateUnknown(place.id))
    }
  }

  func receiveNormals(_ normals: ClimateNormals, of id: Place.ID, _ state: inout ForecastsState) {
    if state.normals.count >= Self.limit { state.normals = [:] }
    state.normals[id] = normals
    if state.climateRequest == id { state.climateRequest = nil }
  }
}
