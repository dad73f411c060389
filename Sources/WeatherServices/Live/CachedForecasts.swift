import Files
public import WeatherModel

/// A forecast for a run that prints it and exits.
public struct CachedForecast: Equatable, Sendable {
  /// The weather.
  public var report: Fetched<WeatherReport>
  /// Whether the forecast is older than the caller allows, because another process is already
  /// requesting it.
  public var isStale: Bool
}

/// The forecasts of runs that print and exit, such as those for a status bar. A cached forecast is
/// returned while it is fresh. Processes that need the same forecast at the same time share one
/// request.
public struct CachedForecasts: Sendable {
  /// The maximum wait for another process if a cached forecast can be returned instead.
  private static let lockTimeout = Duration.milliseconds(50)
  /// The maximum wait for another process if nothing is cached: longer than a request may take.
  private static let maxWait = Duration.seconds(20)

  private let files: ForecastCacheStore
  private let client: WeatherClient
  private let now: @Sendable () -> Date
  private let log: ProgramLog

  /// Creates a cache in `folder` that requests new forecasts from `client`.
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

  /// Returns the cached forecast of a place while it is fresh, and otherwise requests and caches a
  /// new one. While another process is requesting it, returns the cached forecast, marked stale; if
  /// there is none, waits for the other process.
  /// - Parameter limit: The maximum age of a cached forecast in seconds; nil for the default or the
  ///   age that the provider specifies.
  public func answer(
    _ request: WeatherRequest, noOlderThan limit: TimeInterval? = nil
  ) async throws(WeatherFailure) -> CachedForecast {
    guard request.provider != .sample else {
      return CachedForecast(report: try await client.report(request), isStale: false)
    }
    let before = cached(request)
    if let before, isGood(before, for: request, within: limit) {
      log(.debug, "\(request.place.id): cached, \(request.provider.rawValue) is not requested")
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
    // Another process may have stored a forecast during the wait.
    let after = cached(request)
    if let after,
      isGood(after, for: request, within: limit) || after.fetchedAt != before?.fetchedAt
    {
      log(.debug, "\(request.place.id): requested by another copy")
      return CachedForecast(report: await checkingWarnings(after, request), isStale: false)
    }
    if case .busy = outcome, let after {
      log(.debug, "\(request.place.id): another copy is requesting it")
      return CachedForecast(report: after, isStale: true)
    }
    let report = try await checkingSupplements(request, within: limit)
    files.save(cached(report, for: request))
    return CachedForecast(report: report, isStale: false)
  }

  /// Returns the weather of ``answer(_:noOlderThan:)``, whether it is stale or not.
  public func report(
    _ request: WeatherRequest, noOlderThan limit: TimeInterval? = nil
  ) async throws(WeatherFailure) -> Fetched<WeatherReport> {
    try await answer(request, noOlderThan: limit).report
  }

  /// Returns a cached forecast with the current warnings. They are requested again if they expired
  /// before the weather or their last request failed, and for the first time if an earlier run did
  /// not show them.
  private func checkingWarnings(
    _ report: Fetched<WeatherReport>, _ request: WeatherRequest
  ) async -> Fetched<WeatherReport> {
    let wereRequested = request.warnings == .none || report.warningsStatus != nil
    guard !wereRequested || report.needsWarnings(at: now(), in: request.language),
      let warnings = await client.warnings(request)
    else { return report }
    let updated = report.with(warnings)
    files.save(updated)
    return updated
  }

  /// Returns a new forecast. If the cached one is fresh, requests only the supplements of a full
  /// page.
  private func checkingSupplements(
    _ request: WeatherRequest, within limit: TimeInterval?
  ) async throws(WeatherFailure) -> Fetched<WeatherReport> {
    var line = request
    line.detailLevel = .forecast
    guard request.detailLevel == .full, let forecast = cached(line),
      isGood(forecast, for: line, within: limit)
    else { return try await client.report(request) }
    let page = await client.supplements(forecast, request)
    return await checkingNearby(await checkingWarnings(page, request), request)
  }

  /// Returns a cached forecast with the nearby observation. It is requested if an earlier run did
  /// not request it or it has expired.
  private func checkingNearby(
    _ report: Fetched<WeatherReport>, _ request: WeatherRequest
  ) async -> Fetched<WeatherReport> {
    guard request.includesNearby, report.observed?.isFresh(at: now()) != true else { return report }
    let updated = await client.nearby(report, request)
    if updated != report { files.save(updated) }
    return updated
  }

  /// Returns a report in the form in which it is cached. A forecast without its supplements is not
  /// marked as a full page, so that a page opened later requests the rest.
  private func cached(_ report: Fetched<WeatherReport>, for request: WeatherRequest) -> Fetched<
    WeatherReport
  > {
    guard request.detailLevel == .forecast else { return report }
    var forecast = report
    forecast.detailLevel = .forecast
    return forecast
  }

  /// Returns a report with the warnings of its place requested again, for `watch`.
  public func withCurrentWarnings(
    _ report: Fetched<WeatherReport>, for request: WeatherRequest
  ) async -> Fetched<WeatherReport> {
    guard let answer = await client.warnings(request) else { return report }
    if let cached = cached(request) { files.save(cached.with(answer)) }
    return report.with(answer)
  }

  /// Returns the cached report for a request, whatever its age.
  public func cached(_ request: WeatherRequest) -> Fetched<WeatherReport>? {
    guard
      var report = files.load(request.place.id, request.provider)?.valid(for: request.place),
      report.receivedAt(request.detailLevel) != nil
    else { return nil }
    if report.language != request.language { report.current.description = nil }
    report = report.applying(request.warnings)
    return report.provider == .metNorway ? report.map { $0.movedOn(to: now()) } : report
  }

  private func isGood(
    _ report: Fetched<WeatherReport>, for request: WeatherRequest, within limit: TimeInterval?
  ) -> Bool {
    let moment = now()
    if report.isFresh(for: request.detailLevel, at: moment, within: limit) { return true }
    guard limit == nil, let expiry = report.expiresAt else { return false }
    return report.fetchedAt <= moment && moment < expiry
  }
}
