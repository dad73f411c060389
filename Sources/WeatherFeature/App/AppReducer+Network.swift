import Foundation
import MVI
import WeatherModel
import WeatherWords

/// The network coming and going, and the clock jumping.
extension AppReducer {
  /// After the link is back, a first question may still come too early: routes and names take a
  /// moment. Asked again so many times, in pauses that double from half a second.
  private static let attemptsAfterReturn = 5
  /// Minutes tick; more than this between two ticks is a machine that slept or a clock that was set.
  private static let longestTick: TimeInterval = 90

  /// Listens for as long as the program runs.
  func watchNetwork(_ state: AppState) -> EffectType<AppAction> {
    guard !state.settings.isOffline else { return .none }
    let monitor = networkMonitor
    return .run(id: EffectID.network, cancelInFlight: true) { send in
      for await isConnected in monitor.changes() { await send(.networkChanged(isConnected)) }
    }
  }

  func networkChanged(_ isConnected: Bool, _ state: inout AppState) -> EffectType<AppAction> {
    state.now = now()
    switch (state.network, isConnected) {
    case (.unknown, false):
      state.network = .absent
    case (.connected, false):
      state.network = .lost(since: state.now)
    case (.absent, true), (.lost, true):
      state.network = .connected
      if state.settings.provider != .sample {
        state.notice = state.settings.language.words.status.networkBack
      }
      return .merge(reloadOld(&state), tryAgain(attempt: 0))
    case (.unknown, true):
      state.network = .connected
    case (.connected, true), (.absent, false), (.lost, false):
      break
    }
    return .none
  }

  /// Asks for what is old and in sight, whatever pauses failures have brought about.
  func reloadOld(_ state: inout AppState) -> EffectType<AppAction> {
    guard !state.settings.isOffline else { return .none }
    let board = state.board.isShown ? reduceBoard(.networkReturned, &state) : .none
    guard state.isPageInSight, state.weather.place != nil,
      state.weather.isWaitingForNetwork(at: state.now)
    else { return board }
    return .merge(board, weather.reduce(state: &state, action: .weather(.reload)))
  }

  /// Looks a moment after the return whether the first question came too early.
  func tryAgain(attempt: Int) -> EffectType<AppAction> {
    guard attempt < Self.attemptsAfterReturn else { return .none }
    return EffectType.send(.networkSettled(attempt: attempt))
      .debounce(id: EffectID.settling, for: .milliseconds(500 << attempt))
  }

  func networkSettled(attempt: Int, _ state: inout AppState) -> EffectType<AppAction> {
    state.now = now()
    guard state.network == .connected else { return .none }
    let shown =
      state.board.isShown ? state.board.rows.values.map(\.status) : [state.weather.status]
    // What is still under way is waited for.
    if shown.contains(.loading) { return tryAgain(attempt: attempt + 1) }
    let lacksNetwork = shown.contains { status in
      if case .failed(let failure, _) = status { failure.error.isConnectivity } else { false }
    }
    return lacksNetwork ? .merge(reloadOld(&state), tryAgain(attempt: attempt + 1)) : .none
  }

  /// Somebody answered to a question that was put after the link had gone: there is another way.
  func noteAnswers(
    _ results: [Result<WeatherReport, WeatherFailure>], askedAt: Date?, _ state: inout AppState
  ) {
    guard case .lost(let since) = state.network, let askedAt, askedAt > since,
      results.contains(where: { (try? $0.get()) != nil })
    else { return }
    state.network = .absent
  }

  /// The clock reached another minute: what has passed leaves, and what is old is asked for.
  func minutePassed(_ moment: Date, _ state: inout AppState) -> EffectType<AppAction> {
    let passed = moment.timeIntervalSince(state.now)
    state.weather.moveOn(from: state.now, to: moment)
    state.now = moment
    if passed < 0 || passed > Self.longestTick {
      // Connections did not outlive the sleep, and every pause is over.
      if case .lost = state.network { return .none }
      return .merge(reloadOld(&state), tryAgain(attempt: 0))
    }
    let board = state.board.isShown ? reduceBoard(.refresh, &state) : .none
    guard state.isPageInSight, state.weather.place != nil, !state.settings.isOffline,
      state.weather.isDue(at: moment)
    else { return board }
    if case .lost = state.network { return board }
    return .merge(board, .send(.weather(.reload)))
  }
}
