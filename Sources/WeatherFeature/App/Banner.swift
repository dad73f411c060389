import Foundation
import TerminalUI
import WeatherModel

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
    let rows = state.board.rows.values
    if case .failed(let failure, let moment) = rows.first?.status,
      failure.error.concernsEveryPlace,
      rows.allSatisfy({ row in
        if case .failed(let other, _) = row.status { other == failure } else { false }
      })
    {
      return .failure(failure, at: moment)
    }
    let failures = rows.compactMap { row -> Date? in
      guard case .failed(let failure, let moment) = row.status, failure.error.isConnectivity
      else { return nil }
      return row.failingSince ?? moment
    }
    guard let since = failures.min(), failures.count == rows.count else { return nil }
    return state.network.isConnected
      ? .providerOut(state.settings.provider, since: since) : .noNetwork(since: since)
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    guard let cause = slice.cause else { return grid }
    let theme = Theme(slice.settings.theme)
    grid.write(
      TextWidth.truncated(text(of: cause), to: area.width - 2), x: 1, y: 0, style: theme.warning,
      maxX: area.width)
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
      return TextWidth.of(error.sentence) <= area.width - 2 ? error.sentence : error.headline
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
