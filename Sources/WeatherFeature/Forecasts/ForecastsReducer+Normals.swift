import MVI
import WeatherModel

/// What is usual at the place on the page: read where it is kept, and asked for once nothing else is to
/// be done. The archive is Open-Meteo's, and speaks beside its own weather alone.
extension ForecastsReducer {
  /// An answer is on the screen for so long before the archive is asked, in seconds.
  private static let normalsDelay: TimeInterval = 10

  /// The place on the page, where what is usual there may be shown and is not known.
  private func placeWithoutNormals(_ state: State) -> Place? {
    guard state.forecasts.provider == .openMeteo, let place = state.context.page,
      state.forecasts.normals[place.id] == nil
    else { return nil }
    return place
  }

  /// Reads what is kept for the page.
  func loadCachedNormals(_ state: State) -> EffectType<ForecastsAction> {
    guard let place = placeWithoutNormals(state) else { return .none }
    let normals = normals
    return .run { send in
      if let cached = normals.cached(place) { await send(.normalsKnown(place.id, cached)) }
    }
  }

  /// Asks the archive, with the minute: where the page has its weather, nothing is under way or amiss,
  /// and requests are not running short.
  func requestNormals(_ state: State) -> EffectType<ForecastsAction> {
    guard let place = placeWithoutNormals(state), !state.forecasts.isLoading,
      let entry = state.forecasts[place], let requestedAt = entry.requestedAt, entry.failure == nil,
      state.context.now.timeIntervalSince(requestedAt) >= Self.normalsDelay,
      entry.report?.detailLevel == .full, entry.report?.restsUntil == nil
    else { return .none }
    let normals = normals
    return .run(id: EffectID.normals, cancelInFlight: true) { send in
      if let answer = await normals.ask(place) { await send(.normalsKnown(place.id, answer)) }
    }
  }

  func receiveNormals(_ normals: ClimateNormals, of id: Place.ID, _ state: inout State) {
    if state.forecasts.normals.count >= Self.limit { state.forecasts.normals = [:] }
    state.forecasts.normals[id] = normals
  }
}
