import Foundation
import TerminalUI
import WeatherModel
import WeatherWords

/// One line under the header that says why what is shown is not new.
struct Banner: Equatable {
  /// Why that is.
  enum Cause: Equatable, Sendable {
    /// The person asked for it, with `--offline`.
    case offlineByChoice
    /// The machine has no network, as far as known since then.
    case noNetwork(since: Date?)
    /// There is a network, and yet the provider has not answered since then.
    case providerOut(Provider, since: Date)
    /// The provider, or the person, has to mend something.
    case failure(WeatherFailure, at: Date)
  }

  struct Slice: Equatable, Sendable {
    var width: Int
    var settings: DisplaySettings
    var cause: Cause?
    var timeZone: PlaceTimeZone?

    init(_ state: AppState) {
      width = state.size.width
      settings = state.settings
      cause = Banner.cause(in: state)
      timeZone = state.weather.report?.timeZone
    }
  }

  let slice: Slice
  let area: Size

  init(_ slice: Slice, area: Size) {
    self.slice = slice
    self.area = area
  }

  static func isNeeded(_ state: AppState) -> Bool { cause(in: state) != nil }

  /// Without a report the error has the whole page, and no banner is needed; the board's rows each
  /// tell what only concerns themselves.
  static func cause(in state: AppState) -> Cause? {
    guard state.settings.provider != .sample else { return nil }
    if state.board.isShown { return boardCause(in: state) }
    guard state.weather.report != nil else { return nil }
    if state.settings.isOffline { return .offlineByChoice }
    if case .lost(let moment) = state.network { return .noNetwork(since: moment) }
    guard case .failed(let failure, let moment) = state.weather.status else { return nil }
    guard failure.error.isConnectivity else { return .failure(failure, at: moment) }
    let since = state.weather.failingSince ?? moment
    return state.network.isConnected
      ? .providerOut(failure.provider, since: since) : .noNetwork(since: since)
  }

  private static func boardCause(in state: AppState) -> Cause? {
    if state.settings.isOffline { return .offlineByChoice }
    if case .lost(let moment) = state.network { return .noNetwork(since: moment) }
    // What all rows fail of is said once, with its remedy; what some fail of, each says itself.
    let failures = state.board.rows.values.map { row -> (failure: WeatherFailure, since: Date)? in
      guard case .failed(let failure, let moment) = row.status else { return nil }
      return (failure, row.failingSince ?? moment)
    }
    guard let first = failures.first, let first,
      failures.allSatisfy({ $0?.failure.error == first.failure.error })
    else { return nil }
    guard first.failure.error.isConnectivity else {
      return .failure(first.failure, at: first.since)
    }
    let since = failures.compactMap { $0?.since }.min() ?? first.since
    return state.network.isConnected
      ? .providerOut(state.settings.provider, since: since) : .noNetwork(since: since)
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    guard let cause = slice.cause else { return grid }
    let theme = Theme(slice.settings.theme)
    let text = FittingText.sentences(of: text(of: cause), width: area.width - 2)
    grid.write(text, x: 1, y: 0, style: theme.warning, maxX: area.width)
    return grid
  }

  private func text(of cause: Cause) -> String {
    let words = slice.settings.language.words
    switch cause {
    case .offlineByChoice:
      return words.status.offlineByChoice
    case .noNetwork(let since):
      return clock(since).map(words.status.noNetworkSince) ?? words.status.noNetwork
    case .providerOut(let provider, let since):
      let failure = WeatherFailure(provider: provider, error: .timedOut)
      return clock(since).map { words.status.providerOutSince(provider.displayName, $0) }
        ?? words.error(failure, now: since).headline
    case .failure(let failure, let moment):
      let error = words.error(failure, now: moment)
      let short = failure.provider.displayName + words.colon + error.short
      return [error.sentence, error.headline].first { TextWidth.of($0) <= area.width - 2 } ?? short
    }
  }

  private func clock(_ moment: Date?) -> String? {
    moment.flatMap { slice.timeZone?.localTime($0).clock }
  }
}

extension AppState {
  /// Whether what is shown cannot be had anew because nothing can be asked.
  var lacksNetwork: Bool {
    if settings.isOffline { return true }
    switch Banner.cause(in: self) {
    case .offlineByChoice, .noNetwork: return true
    case .providerOut, .failure, nil: return false
    }
  }
}
