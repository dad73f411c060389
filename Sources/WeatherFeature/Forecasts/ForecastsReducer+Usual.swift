import FoundationEssentials
import MVI
import WeatherModel

/// What is usual at the place on the page: read where it is kept, and asked for once nothing else is to
/// be done. The archive is Open-Meteo's, and speaks beside its own weather alone.
extension ForecastsReducer {
  /// An answer is on the screen for so long before the archive is asked, in seconds.
  private static let usualPause: TimeInterval = 10

  /// The place on the page, where what is usual there may be shown and is not known.
  private func placeWithoutUsual(_ state: State) -> Place? {
    guard state.forecasts.provider == .openMeteo, let place = state.context.page,
      state.forecasts.usual[place.id] == nil
    else { return nil }
    return place
  }

  /// Reads what is kept for the page.
  func recallUsual(_ state: State) -> EffectType<ForecastsAction> {
    guard let place = placeWithoutUsual(state) else { return .none }
    let usual = usual
    return .run { send in
      if let kept = usual.kept(place) { await send(.usualKnown(place.id, kept)) }
    }
  }

  /// Asks the archive, with the minute: where the page has its weather, nothing is under way or amiss,
  /// and requests are not running short.
  func askForUsual(_ state: State) -> EffectType<ForecastsAction> {
    guard let place = placeWithoutUsual(state), !state.forecasts.isLoading,
      let entry = state.forecasts[place], let askedAt = entry.askedAt, entry.failure == nil,
      state.context.now.timeIntervalSince(askedAt) >= Self.usualPause,
      entry.report?.extent == .page, entry.report?.restsUntil == nil
    else { return .none }
    let usual = usual
    return .run(id: EffectID.usual, cancelInFlight: true) { send in
      if let answer = await usual.ask(place) { await send(.usualKnown(place.id, answer)) }
    }
  }

  func receiveUsual(_ usual: UsualTemperatures, of id: Place.ID, _ state: inout State) {
    if state.forecasts.usual.count >= Self.limit { state.forecasts.usual = [:] }
    state.forecasts.usual[id] = usual
  }
}
