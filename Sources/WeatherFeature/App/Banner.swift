import TerminalUI
import WeatherModel
import WeatherWords

/// One line under the header that says why what is shown is not new.
struct Banner: GridView {
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
      timeZone = state.report?.timeZone
    }
  }

  let slice: Slice
  let area: Size

  init(_ slice: Slice, area: Size) {
    self.slice = slice
    self.area = area
  }

  static func isNeeded(_ state: AppState) -> Bool { cause(in: state) != nil }

  /// What everything in sight fails of is said once, with its remedy; what only some places fail
  /// of, their rows say. A page alone that has no report tells its error itself.
  static func cause(in state: AppState) -> Cause? {
    guard state.settings.provider != .sample,
      state.settings.isOffline || state.forecasts.hasIssue
    else { return nil }
    if !state.board.isShown, !state.report.isPresent { return nil }
    if state.settings.isOffline { return .offlineByChoice }
    if case .lost(let moment) = state.forecasts.network { return .noNetwork(since: moment) }
    let failures = state.placesInSight.map {
      place -> (failure: WeatherFailure, at: Date, since: Date)? in
      guard let entry = state.forecasts[place], case .failed(let failure, let moment) = entry.status
      else { return nil }
      return (failure, moment, entry.failingSince ?? moment)
    }
    guard let first = failures.first, let first,
      failures.allSatisfy({ $0?.failure.error == first.failure.error })
    else { return nil }
    let since = failures.compactMap { $0?.since }.min() ?? first.since
    guard first.failure.error.isConnectivity else {
      return .failure(first.failure, at: first.at)
    }
    return state.forecasts.network.isConnected
      ? .providerOut(first.failure.provider, since: since) : .noNetwork(since: since)
  }

  /// Whether the remedy that it tells is in the settings.
  static func namesSettings(_ state: AppState) -> Bool {
    guard case .failure(let failure, let moment) = cause(in: state) else { return false }
    return state.settings.language.words.error(failure, now: moment).namesSettings
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    guard let cause = slice.cause else { return grid }
    let theme = Theme(slice.settings.colorScheme)
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
    moment.flatMap { slice.timeZone?.localTime($0) }.map(WeatherFormat(slice.settings).clock)
  }
}

extension AppState {
  /// Whether what is shown cannot be reloaded because the program is offline.
  var lacksNetwork: Bool {
    if settings.isOffline { return true }
    switch Banner.cause(in: self) {
    case .offlineByChoice, .noNetwork: return true
    case .providerOut, .failure, nil: return false
    }
  }
}
