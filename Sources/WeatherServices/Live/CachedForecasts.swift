import Files
public import WeatherModel

/// An answer for a run that ends at once.
public struct CachedForecast: Equatable, Sendable {
  /// The weather.
  public var report: WeatherReport
  /// Whether it is older than was asked for, since another copy of the program was already asking.
  public var isStale: Bool
}

/// Answers for runs that end at once, such as a status bar's: what is kept is given while it is
/// fresh, and all who want to know the same at the same time ask once.
public struct CachedForecasts: Sendable {
  /// The wait for another copy where a cached answer can be given in place of its answer.
  private static let lockTimeout = Duration.milliseconds(50)
  /// The wait where there is nothing to give: longer than a request may take.
  private static let maxWait = Duration.seconds(20)

  private let files: ForecastCacheStore
  private let client: WeatherClient
  private let now: @Sendable () -> Date
  private let log: ProgramLog

  /// Answers kept in `folder`, and new ones from `client`.
  /// - Parameter onIssue: Called once for each file that cannot be used.
  public init(
    folder: String, client: WeatherClient, now: @escaping @Sendable () -> Date,
    log: ProgramLog = .none, onIssue: @escaping @Sendable (StorageIssue) -> Void = { _ in }
  ) {
    files = ForecastCacheStore(folder: folder, problems: IssueReporter(onIssue))
    self.client = client
    self.now = now
    self.log = log
  }

  /// The weather of one place: the cached answer while it is fresh, otherwise a new one, which is
  /// cached. Where another copy of the program is already asking, the cached answer serves, marked
  /// stale; without one the other copy's answer is awaited.
  /// - Parameter limit: The greatest age of a cached answer in seconds; nil for as long as answers are
  ///   fresh, or as their provider wants them kept.
  public func answer(
    _ request: WeatherRequest, noOlderThan limit: TimeInterval? = nil
  ) async throws(WeatherFailure) -> CachedForecast {
    guard request.provider != .sample else {
      return CachedForecast(report: try await client.report(request), isStale: false)
    }
    let before = cached(request)
    if let before, isGood(before, for: request, within: limit) {
      log(.debug, "\(request.place.id): cached, \(request.provider.rawValue) is not asked")
      let report = await checkingNearby(await checkingWarnings(before, request), request)
      return CachedForecast(report: report, isStale: false)
    }
    try? PrivateFile.makeFolder(files.folder)
    let path = files.path(request.place.id, request.provider) + ".lock"
    var outcome = await FileLock.waiting(path: path, atMost: Self.lockTimeout)
    if case .busy = outcome, before == nil {
      outcome = await FileLock.waiting(path: path, atMost: Self.maxWait)
    }
    defer { outcome.lock?.release() }
    // Another copy may have asked during the wait.
    let after = cached(request)
    if let after,
      isGood(after, for: request, within: limit) || after.fetchedAt != before?.fetchedAt
    {
      log(.debug, "\(request.place.id): asked for by another copy")
      return CachedForecast(report: await checkingWarnings(after, request), isStale: false)
    }
    if case .busy = outcome, let after {
      log(.debug, "\(request.place.id): another copy is asking")
      return CachedForecast(report: after, isStale: true)
    }
    let report = try await checkingSupplements(request, within: limit)
    files.save(cached(report, for: request))
    return CachedForecast(report: report, isStale: false)
  }

  /// The weather of ``answer(_:noOlderThan:)``, stale or not.
  public func report(
    _ request: WeatherRequest, noOlderThan limit: TimeInterval? = nil
  ) async throws(WeatherFailure) -> WeatherReport {
    try await answer(request, noOlderThan: limit).report
  }

  /// A cached answer with warnings of its source's last answer, which is asked again where the weather
  /// outlives it or it failed, or for the first time where an earlier run did not show warnings.
  private func checkingWarnings(
    _ report: WeatherReport, _ request: WeatherRequest
  ) async -> WeatherReport {
    let wasAsked = request.warnings == .none || report.warningsStatus != nil
    guard !wasAsked || report.needsWarnings(at: now()),
      let warnings = await client.warnings(request)
    else { return report }
    let updated = report.with(warnings)
    files.save(updated)
    return updated
  }

  /// A new answer; where a forecast is cached and good, only what makes it a page is requested.
  private func checkingSupplements(
    _ request: WeatherRequest, within limit: TimeInterval?
  ) async throws(WeatherFailure) -> WeatherReport {
    var line = request
    line.detailLevel = .forecast
    guard request.detailLevel == .full, let forecast = cached(line),
      isGood(forecast, for: line, within: limit)
    else { return try await client.report(request) }
    let page = await client.supplements(forecast, request)
    return await checkingNearby(await checkingWarnings(page, request), request)
  }

  /// A cached answer with what is measured nearby, where an earlier run did not request that or it is
  /// no longer fresh.
  private func checkingNearby(
    _ report: WeatherReport, _ request: WeatherRequest
  ) async -> WeatherReport {
    guard request.includesNearby, report.observed?.isFresh(at: now()) != true else { return report }
    let updated = await client.nearby(report, request)
    if updated != report { files.save(updated) }
    return updated
  }

  /// A report as it is cached. A forecast without its supplements is no whole page: a page that is opened
  /// later requests the rest.
  private func cached(_ report: WeatherReport, for request: WeatherRequest) -> WeatherReport {
    guard request.detailLevel == .forecast else { return report }
    var forecast = report
    forecast.detailLevel = .forecast
    return forecast
  }

  /// A report with the warnings of its place requested again, for `watch`.
  public func withCurrentWarnings(
    _ report: WeatherReport, for request: WeatherRequest
  ) async -> WeatherReport {
    guard let answer = await client.warnings(request) else { return report }
    if let cached = cached(request) { files.save(cached.with(answer)) }
    return report.with(answer)
  }

  /// What is kept for a request, whatever its age.
  public func cached(_ request: WeatherRequest) -> WeatherReport? {
    guard
      var report = files.load(request.place.id, request.provider)?.asked(for: request.place),
      report.receivedAt(request.detailLevel) != nil
    else { return nil }
    if report.language != request.language { report.current.description = nil }
    report = report.heeding(request.warnings)
    return report.provider == .metNorway ? report.movedOn(to: now()) : report
  }

  private func isGood(
    _ report: WeatherReport, for request: WeatherRequest, within limit: TimeInterval?
  ) -> Bool {
    let moment = now()
    if report.isFresh(for: request.detailLevel, at: moment, within: limit) { return true }
    guard limit == nil, let expiry = report.expiresAt else { return false }
    return report.fetchedAt <= moment && moment < expiry
  }
}
