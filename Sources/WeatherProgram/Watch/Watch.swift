import WeatherFeature
import WeatherModel

/// Watches the weather of a place without a screen and notifies of rain and warnings.
///
/// Between two checks it sleeps until the next time at which a notification is possible: when the
/// forecast becomes stale, when the warnings may be requested from the authority again, or when
/// forecast rain comes near.
struct Watch: Sendable {
  /// The pause after a failure, in seconds. It doubles after each further failure.
  private static let retryPause: TimeInterval = 60
  private static let maxRetryPause: TimeInterval = 1800
  /// The pause if no request is allowed and nothing is forecast, in seconds.
  private static let maxPause: TimeInterval = 3600
  /// The time after which a notification says that the warnings are unchecked, in seconds.
  static let maxUncheckedTime: TimeInterval = 3600

  /// The provider of the weather.
  var provider: Provider
  /// The events to notify of.
  var choice: NotificationChoice
  /// How long before rain to notify, in seconds.
  var lead: TimeInterval = WeatherNotification.defaultLead
  /// Whether requests are allowed.
  var canRequest: Bool
  /// The maximum sleep, in seconds; nil if it is not limited.
  var maxSleep: TimeInterval?
  var now: @Sendable () -> Date
  /// Requests the weather.
  var report: @Sendable () async throws(WeatherFailure) -> Fetched<WeatherReport>
  /// Requests only the warnings and returns the report with them.
  var checkWarnings: @Sendable (Fetched<WeatherReport>) async -> Fetched<WeatherReport> = { $0 }
  /// Returns the cached weather.
  var cached: @Sendable () -> Fetched<WeatherReport>?
  /// Changes the notification history that all running copies of the program share, as one
  /// transaction.
  var updateHistory: @Sendable ((inout NotificationHistory) -> Void) -> Void
  /// Delivers a notification about the weather.
  var send: @Sendable (WeatherNotification, Fetched<WeatherReport>) async -> Void
  /// Delivers any other notification.
  var notify: @Sendable (WatchNotification) async -> Void = { _ in }
  /// Writes to standard error.
  var log: @Sendable (WatchEvent) -> Void = { _ in }
  /// Called after each check.
  var didCheck: @Sendable (Check) -> Void = { _ in }
  /// Sleeps until a given time.
  var sleep: @Sendable (_ until: Date) async throws -> Void
  /// The client that detects whether another version of the program has been installed.
  var upgrade = UpgradeClient.none
  /// Notifies that another version of the program has been installed.
  var notifyUpgrade: @Sendable () -> Void = {}

  /// The outcome of one check.
  struct Check: Equatable, Sendable {
    var time: Date
    /// The time at which the weather was received.
    var receivedAt: Date?
    /// The time of the authority's last response.
    var warningsCheckedAt: Date?
    /// Whether everything to notify of could be checked.
    var isComplete: Bool
  }

  /// The state between two checks.
  struct Progress: Sendable {
    fileprivate var failures = 0
    fileprivate var failure: WeatherFailure?
    /// The last weather that was received.
    fileprivate var report: Fetched<WeatherReport>?
    /// The time of the next request for the weather.
    fileprivate var nextRequest = Date.distantPast
    /// Whether standard error already reports that the weather cannot be checked.
    fileprivate var isFailureLogged = false
    fileprivate var warnings = WarningsCheck.done
    /// A copy of the shared history, so that a full disk does not repeat notifications.
    fileprivate var memory = NotificationHistory()
  }

  /// Whether the warnings can be checked.
  fileprivate enum WarningsCheck {
    /// How the user was notified that the warnings cannot be checked.
    enum Channel { case standardError, notification }

    case done
    case failing(since: Date, reported: Set<Channel>)
  }

  /// Checks repeatedly. Returns when the task is cancelled; throws errors that the user must fix,
  /// which include a missing forecast if no request is allowed.
  func run() async throws(WeatherFailure) {
    var progress = Progress()
    var isUpgradeNotified = false
    while !Task.isCancelled {
      let next = try await look(&progress)
      if !isUpgradeNotified, upgrade.isReplaced() {
        isUpgradeNotified = true
        notifyUpgrade()
      }
      do { try await sleep(next) } catch { return }
    }
  }

  /// Checks once.
  /// - Returns: The time of the next check.
  func look(_ progress: inout Progress) async throws(WeatherFailure) -> Date {
    if progress.nextRequest <= now() {
      try await requestWeather(&progress)
    } else if choice.hasWarnings, canRequest, let report = progress.report,
      report.warningsStatus != nil
    {
      progress.report = await checkWarnings(report)
    }
    let time = now()
    logWeather(&progress)
    let isUnchecked = warningsAreUnchecked(progress, at: time)
    await reportUncheckedWarnings(isUnchecked, &progress, at: time)
    if let report = progress.report { await deliver(report, &progress, at: time) }
    let isWeatherKnown =
      progress.report.map { $0.outdatedTime == nil && !$0.value.hours(from: time).isEmpty }
      ?? false
    didCheck(
      Check(
        time: time, receivedAt: progress.report?.fetchedAt,
        warningsCheckedAt: progress.report?.warningsStatus?.respondedAt,
        isComplete: isWeatherKnown && progress.failure == nil && !isUnchecked))
    return next(progress, after: time)
  }

  private func requestWeather(_ progress: inout Progress) async throws(WeatherFailure) {
    do throws(WeatherFailure) {
      progress.report = canRequest ? try await report() : cached() ?? progress.report
      if progress.report == nil {
        throw WeatherFailure(provider: provider, error: .offlineWithoutData)
      }
      progress.failures = 0
      progress.failure = nil
    } catch {
      guard canRequest, error.error.isOutOfReach else { throw error }
      progress.failure = error
      progress.failures += 1
      progress.report = progress.report ?? cached()
    }
    progress.nextRequest = nextRequest(progress, after: now())
  }

  private func nextRequest(_ progress: Progress, after time: Date) -> Date {
    if progress.failure != nil {
      let pause = Self.retryPause * Double(1 << min(progress.failures - 1, 10))
      return time + min(Self.maxRetryPause, pause)
    }
    guard canRequest, let report = progress.report else { return time + Self.maxPause }
    let freshUntil = report.fetchedAt + Fetched<WeatherReport>.freshFor
    let latest = max(freshUntil, report.expiresAt ?? freshUntil, report.pausedUntil ?? freshUntil)
    // After a clock change or an unusual header, the limits prevent both requests without a pause
    // and a pause without end.
    return min(max(latest, time + Self.retryPause), time + Self.maxPause)
  }

  private func next(_ progress: Progress, after time: Date) -> Date {
    var next = progress.nextRequest
    if let weather = progress.report?.value,
      let rain = weather.nextNotification(after: time, choice, lead: lead)
    {
      next = min(next, rain)
    }
    if choice.hasWarnings, canRequest, let warningsStatus = progress.report?.warningsStatus {
      next = min(next, time + warningsStatus.source.watchInterval)
    }
    if let maxSleep { next = min(next, time + maxSleep) }
    return next
  }

  // MARK: - Checks

  private func logWeather(_ progress: inout Progress) {
    if let failure = progress.failure {
      if !progress.isFailureLogged { log(.blind(failure)) }
      progress.isFailureLogged = true
    } else if let report = progress.report, let time = report.outdatedTime {
      if !progress.isFailureLogged { log(.outdated(report.provider, since: time)) }
      progress.isFailureLogged = true
    } else if progress.report != nil {
      if progress.isFailureLogged { log(.seesAgain) }
      progress.isFailureLogged = false
    }
  }

  /// Returns whether warnings may be in force that were not received.
  private func warningsAreUnchecked(_ progress: Progress, at time: Date) -> Bool {
    guard choice.hasWarnings, canRequest else { return false }
    guard let report = progress.report else { return progress.failure != nil }
    if let warningsStatus = report.warningsStatus {
      // The missing part of a partial response is requested with the next check.
      return !warningsStatus.isPartial && report.hasOutdatedWarnings(at: time)
    }
    return progress.failure != nil && report.alerts != nil
  }

  private func reportUncheckedWarnings(
    _ isUnchecked: Bool, _ progress: inout Progress, at time: Date
  ) async {
    var (since, reported) = (time, Set<WarningsCheck.Channel>())
    if case .failing(let start, let channels) = progress.warnings {
      (since, reported) = (start, channels)
    }
    guard isUnchecked else {
      if !reported.isEmpty { log(.warningsSeenAgain) }
      progress.warnings = .done
      return
    }
    if progress.failure == nil, let source = progress.report?.warningsStatus?.source,
      reported.insert(.standardError).inserted
    {
      log(.warningsBlind(source))
    }
    let isDue = time >= since + Self.maxUncheckedTime
    let isNotified = isDue && reported.insert(.notification).inserted
    progress.warnings = .failing(since: since, reported: reported)
    guard isNotified else { return }
    await notify(
      .warningsUnchecked(since: min(since, progress.report?.warningsStatus?.respondedAt ?? since)))
  }

  // MARK: - Notifications

  private func deliver(
    _ report: Fetched<WeatherReport>, _ progress: inout Progress, at time: Date
  ) async {
    var unsent: [WeatherNotification] = []
    var memory = progress.memory
    updateHistory { shared in
      memory.merge(shared)
      unsent = memory.newNotifications(from: report.value, at: time, choice, lead: lead)
      shared = memory
    }
    progress.memory = memory
    for notification in unsent.prefix(WeatherNotification.maxAtOnce) {
      await send(notification, report)
    }
    let rest = unsent.count - WeatherNotification.maxAtOnce
    if rest > 0 { await notify(.more(rest)) }
  }
}
