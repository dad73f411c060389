import Files
import Synchronization
import WeatherModel

/// Counts the requests of all running processes of the program in a small shared file.
///
/// If the file cannot be used, each process counts its own requests.
final class RateLimiter: Sendable {
  /// The timeout for a process that holds the lock: a status bar must not wait for a stuck process.
  /// Writing the file takes less than a millisecond.
  private static let lockTimeout = Duration.milliseconds(40)

  private let path: String?
  private let file: VersionedFile<QuotaLedger>?
  private let now: @Sendable () -> Date
  private let own = Mutex(QuotaLedger())
  private let lock = SharedLock(atMost: lockTimeout)

  /// - Parameter path: The file; nil to count the requests of this process only.
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

  /// Records a request unless it would exceed the service's quota.
  func consume(_ cost: RequestCost) -> QuotaLedger.QuotaDecision {
    update { $0.consume(cost, at: now()) }
  }

  /// Records that a service rejected a request. No further request is granted before `moment`, but
  /// for at most an hour.
  func close(_ service: RateLimitedService, until moment: Date) {
    update { $0.close(service, until: moment, at: now()) }
  }

  /// Returns the time until which a response received now should be used; nil for the usual
  /// lifetime, which applies while enough of the quota is left.
  func pausedUntil(_ service: RateLimitedService) -> Date? {
    let moment = now()
    let baseline = Fetched<WeatherReport>.freshFor
    let rest = own.withLock { $0.rest(of: service, baseline: baseline, at: moment) }
    return rest > baseline ? moment + rest : nil
  }

  /// Returns the remaining share of a service's limit, over all processes.
  func remainingShare(of service: RateLimitedService, over seconds: Int) -> Double {
    let moment = now()
    return update { $0.remainingShare(of: service, over: seconds, at: moment) }
  }

  /// The plan that this or another process detected for OpenWeather's key.
  var openWeatherPlan: CachedOpenWeatherPlan? { update { $0.openWeatherPlan } }

  /// Shares the plan of OpenWeather's key with all processes.
  func store(_ plan: CachedOpenWeatherPlan) {
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
