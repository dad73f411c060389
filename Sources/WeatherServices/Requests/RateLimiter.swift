import Files
import Synchronization
import WeatherModel

/// Counts the requests of all running copies of the program, in a small file that they share.
///
/// A file that cannot be used stops nothing: what this copy asks is then counted by itself.
final class RateLimiter: Sendable {
  /// The wait for other copies, for all requests together: a bar's line must not wait for a process
  /// that is stuck. Writing the file takes less than a millisecond.
  private static let lockTimeout = Duration.milliseconds(40)

  private let path: String?
  private let file: VersionedFile<QuotaLedger>?
  private let now: @Sendable () -> Date
  private let own = Mutex(QuotaLedger())
  private let lock = SharedLock(atMost: lockTimeout)

  /// - Parameter path: The file; nil to count this copy's requests only.
  init(
    path: String?, now: @escaping @Sendable () -> Date,
    onIssue: @escaping @Sendable (StorageIssue) -> Void = { _ in }
  ) {
    self.path = path
    self.now = now
    file = path.map {
      VersionedFile(path: $0, version: QuotaLedger.currentVersion, issues: IssueReporter(onIssue))
    }
  }

  /// Writes a request down, unless it would be more than its service allows.
  func consume(_ cost: RequestCost) -> QuotaLedger.QuotaDecision {
    update { $0.consume(cost, at: now()) }
  }

  /// A service has refused, and is not asked again before `moment`.
  func close(_ service: RateLimitedService, until moment: Date) {
    update { $0.close(service, until: moment, at: now()) }
  }

  /// Until when an answer that came now should serve, where that is longer than usual.
  func restsUntil(_ service: RateLimitedService) -> Date? {
    let moment = now()
    let baseline = WeatherReport.freshFor
    let rest = own.withLock { $0.rest(of: service, baseline: baseline, at: moment) }
    return rest > baseline ? moment + rest : nil
  }

  /// The share of a service's limit over a time that all copies together have left.
  func remainingShare(of service: RateLimitedService, over seconds: Int) -> Double {
    let moment = now()
    return update { $0.remainingShare(of: service, over: seconds, at: moment) }
  }

  /// What OpenWeather's key was found to have, by this copy or another.
  var openWeatherPlan: CachedOpenWeatherPlan? { update { $0.openWeatherPlan } }

  /// Tells all copies what OpenWeather's key has.
  func remember(_ plan: CachedOpenWeatherPlan) {
    update { $0.openWeatherPlan = plan }
  }

  private func update<Result>(_ change: (inout QuotaLedger) -> Result) -> Result {
    own.withLock { ledger in
      guard let path, let file else { return change(&ledger) }
      try? PrivateFile.makeFolder(PrivateFile(path: path).folder)
      let lock = lock.acquire(path: path + ".lock")
      defer { lock?.release() }
      ledger = file.read { $0 } ?? ledger
      let before = ledger
      let result = change(&ledger)
      if ledger != before { file.write(ledger) }
      return result
    }
  }
}
