import MVI
import WeatherModel

/// The reaction to changes of the network's availability.
extension ForecastsReducer {
  /// The number of retries after the network returns, with delays that double from half a second.
  /// They are needed because routes and name resolution may take a moment.
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
        isNoted ? .send(.noted(.networkBack)) : .none, requestStale(context, &state),
        tryAgain(attempt: 0))
    case (.unknown, true):
      state.network = .connected
    case (.connected, true), (.absent, false), (.lost, false):
      break
    }
    return .none
  }

  /// Requests visible stale forecasts regardless of delays after failures. Running requests are
  /// cancelled, because their connections were lost.
  func requestStale(_ context: ForecastsContext, _ state: inout ForecastsState) -> EffectType<
    ForecastsAction
  > {
    guard !context.settings.isOffline else { return .none }
    return restartRequests(context, &state) { place, entry in
      entry?.isWaitingForNetwork(for: context.detailLevel(of: place), at: context.now) ?? true
    }
  }

  /// Checks, after a delay, whether the requests at the network's return came too early.
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
    // Wait for the running requests.
    if shown.contains(where: { $0.status == .loading }) { return tryAgain(attempt: attempt + 1) }
    guard shown.contains(where: { $0.failure?.error.isConnectivity == true }) else { return .none }
    return .merge(requestStale(context, &state), tryAgain(attempt: attempt + 1))
  }

  /// Changes a lost link to an absent one after a response to a request that was made after the
  /// loss. Such a response came by a route that the kernel does not report.
  func detectUnreportedRoute(
    _ requestedAt: Date?, _ context: ForecastsContext, _ state: inout ForecastsState
  ) {
    guard case .lost(let since) = state.network, let requestedAt, requestedAt > since
    else {
      return
    }
    state.network = .absent
  }
}
