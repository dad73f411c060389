import TerminalUI
import WeatherModel
import WeatherWords

/// The line above the footer that says why the data on the screen is not current.
struct Banner: GridView {
  /// The reason that the banner reports.
  enum Cause: Equatable, Sendable {
    /// The user forbade requests with `--offline`.
    case offlineByChoice
    /// The machine has been without a network since the given time.
    case noNetwork(since: Date?)
    /// The network is available, but the provider has not responded since the given time.
    case providerOut(Provider, since: Date)
    /// The provider or the user must fix something.
    case failure(WeatherFailure, at: Date)
  }

  private let area: Size
  private let settings: DisplaySettings
  private let cause: Cause?
  private let timeZone: PlaceTimeZone?

  init(_ state: AppState, area: Size) {
    self.area = area
    settings = state.settings
    cause = Self.cause(in: state)
    timeZone = state.report?.timeZone
  }

  static func isNeeded(_ state: AppState) -> Bool { cause(in: state) != nil }

  /// Returns the reason that the banner reports; nil when no banner is needed. A failure that
  /// affects every place on the screen is reported once, with its remedy. A failure that affects
  /// only some places is reported in their rows. A page without a report shows its own error.
  static func cause(in state: AppState) -> Cause? {
    guard state.settings.provider != .sample,
      state.settings.isOffline || state.forecasts.hasIssue
    else { return nil }
    guard state.layers.contains(where: { $0.needsBanner(state) }) else { return nil }
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

  /// Whether the user can correct the error that the banner reports in the settings.
  static func namesSettings(_ state: AppState) -> Bool {
    guard case .failure(let failure, let moment) = cause(in: state) else { return false }
    return state.settings.language.words.error(failure, now: moment).namesSettings
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    guard let cause else { return grid }
    let theme = Theme(settings.colorScheme)
    let text = FittingText.sentences(of: text(of: cause), width: area.width - 2)
    grid.write(text, x: 1, y: 0, style: theme.warning, maxX: area.width)
    return grid
  }

  private func text(of cause: Cause) -> String {
    let words = settings.language.words
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
    moment.flatMap { timeZone?.localTime($0) }.map(WeatherFormat(settings).clock)
  }
}

extension AppState {
  /// A Boolean value that indicates whether the banner or a page without weather reports the failure.
  var showsFailure: Bool {
    if Banner.isNeeded(self) { return true }
    guard showsHeader, report == nil, let place = page.place,
      case .failed = forecasts[place]?.status
    else { return false }
    return true
  }

  /// Whether the weather on the screen cannot be reloaded because the program is offline.
  var lacksNetwork: Bool {
    if settings.isOffline { return true }
    switch Banner.cause(in: self) {
    case .offlineByChoice, .noNetwork: return true
    case .providerOut, .failure, nil: return false
    }
  }
}
