import MVI
import WeatherModel

/// The network as it comes and goes.
extension ForecastsReducer {
  /// After the link is back, a first question may still come too early: routes and names take a
  /// moment. Asked again so many times, in pauses that double from half a second.
  private static let attemptsAfterReturn = 5

  func changeNetwork(
    _ isConnected: Bool, _ state: inout State
  ) -> EffectType<ForecastsAction> {
    switch (state.forecasts.network, isConnected) {
    case (.unknown, false):
      state.forecasts.network = .absent
    case (.connected, false):
      state.forecasts.network = .lost(since: state.context.now)
    case (.absent, true), (.lost, true):
      state.forecasts.network = .connected
      if state.forecasts.provider != .sample { state.statusMessage = .networkBack }
      return .merge(askForOld(&state), tryAgain(attempt: 0))
    case (.unknown, true):
      state.forecasts.network = .connected
    case (.connected, true), (.absent, false), (.lost, false):
      break
    }
    return .none
  }

  /// Asks for what is old and in sight, whatever pauses failures have made. Questions under way were
  /// put to a network that is no longer there.
  func askForOld(_ state: inout State) -> EffectType<ForecastsAction> {
    guard !state.context.settings.isOffline else { return .none }
    let context = state.context
    return askAnew(&state) { place, entry in
      entry?.isWaitingForNetwork(for: context.detailLevel(of: place), at: context.now) ?? true
    }
  }

  /// Looks a moment after the return whether the first question came too early.
  func tryAgain(attempt: Int) -> EffectType<ForecastsAction> {
    guard attempt < Self.attemptsAfterReturn else { return .none }
    return .send(.networkSettled(attempt: attempt))
      .debounce(id: EffectID.settling, for: .milliseconds(500 << attempt))
  }

  func settleNetwork(attempt: Int, _ state: inout State) -> EffectType<ForecastsAction> {
    guard state.forecasts.network == .connected else { return .none }
    let shown = state.context.inSight.compactMap { state.forecasts[$0] }
    // What is still under way is waited for.
    if shown.contains(where: { $0.status == .loading }) { return tryAgain(attempt: attempt + 1) }
    guard shown.contains(where: { $0.failure?.error.isConnectivity == true }) else { return .none }
    return .merge(askForOld(&state), tryAgain(attempt: attempt + 1))
  }

  /// An answer to a question that was put after the link had gone came by a way that the kernel does
  /// not tell of.
  func noteAnotherWay(_ requestedAt: Date?, _ state: inout State) {
    guard case .lost(let since) = state.forecasts.network, let requestedAt, requestedAt > since
    else {
      return
    }
    state.forecasts.network = .absent
  }
}
