import MVI
import WeatherModel

/// The network as it comes and goes.
extension ForecastsReducer {
  /// After the link is back, a first question may still come too early: routes and names take a
  /// moment. Asked again so many times, in pauses that double from half a second.
  private static let attemptsAfterReturn = 5

  func changeNetwork(
    _ isConnected: Bool, _ context: ForecastsContext, _ state: inout ForecastsState
  ) -> EffectType<ForecastsAction> {
    switch (state.network, isConnected) {
    case (.unknown, false):
      state.network = .absent
    case (.connected, false):
      state.network = .lost(since: context.now)
    case (.absent, true), (.lost, true):
      state.network = .connected
      let isNoted = state.provider != .sample
      return .merge(
        isNoted ? .send(.noted(.networkBack)) : .none, askForOld(context, &state),
        tryAgain(attempt: 0))
    case (.unknown, true):
      state.network = .connected
    case (.connected, true), (.absent, false), (.lost, false):
      break
    }
    return .none
  }

  /// Asks for what is old and in sight, whatever pauses failures have made. Questions under way were
  /// put to a network that is no longer there.
  func askForOld(_ context: ForecastsContext, _ state: inout ForecastsState) -> EffectType<
    ForecastsAction
  > {
    guard !context.settings.isOffline else { return .none }
    return askAnew(context, &state) { place, entry in
      entry?.isWaitingForNetwork(for: context.detailLevel(of: place), at: context.now) ?? true
    }
  }

  /// Looks a moment after the return whether the first question came too early.
  func tryAgain(attempt: Int) -> EffectType<ForecastsAction> {
    guard attempt < Self.attemptsAfterReturn else { return .none }
    return .send(.networkSettled(attempt: attempt))
      .debounce(id: EffectID.settling, for: .milliseconds(500 << attempt))
  }

  func settleNetwork(attempt: Int, _ context: ForecastsContext, _ state: inout ForecastsState)
    -> EffectType<ForecastsAction>
  {
    guard state.network == .connected else { return .none }
    let shown = context.inSight.compactMap { state[$0] }
    // What is still under way is waited for.
    if shown.contains(where: { $0.status == .loading }) { return tryAgain(attempt: attempt + 1) }
    guard shown.contains(where: { $0.failure?.error.isConnectivity == true }) else { return .none }
    return .merge(askForOld(context, &state), tryAgain(attempt: attempt + 1))
  }

  /// An answer to a question that was put after the link had gone came by a way that the kernel does
  /// not tell of.
  func noteAnotherWay(
    _ requestedAt: Date?, _ context: ForecastsContext, _ state: inout ForecastsState
  ) {
    guard case .lost(let since) = state.network, let requestedAt, requestedAt > since
    else {
      return
    }
    state.network = .absent
  }
}
