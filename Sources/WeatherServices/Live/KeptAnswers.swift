import Files
public import FoundationEssentials
public import WeatherModel

/// Answers for runs that end at once, such as a status bar's: what is kept is given while it is
/// fresh, and all who want to know the same at the same time ask once.
public struct KeptAnswers: Sendable {
  /// Longer than a question may take, so that whoever waits finds its answer.
  private static let longestWait = Duration.seconds(20)

  private let files: ForecastFiles
  private let client: WeatherClient
  private let now: @Sendable () -> Date
  private let log: ProgramLog

  /// Answers kept in `folder`, and new ones from `client`.
  /// - Parameter onProblem: Told once of each file that cannot be used.
  public init(
    folder: String, client: WeatherClient, now: @escaping @Sendable () -> Date,
    log: ProgramLog = .none, onProblem: @escaping @Sendable (StorageProblem) -> Void = { _ in }
  ) {
    files = ForecastFiles(folder: folder, problems: ProblemReporter(onProblem))
    self.client = client
    self.now = now
    self.log = log
  }

  /// The weather of one place: what is kept, while it is fresh; otherwise a new answer, which is
  /// kept.
  /// - Parameter limit: How old a kept answer may be, in seconds; nil for as long as answers are
  ///   fresh, or as their provider wants them kept.
  public func report(
    _ request: WeatherRequest, noOlderThan limit: TimeInterval? = nil
  ) async throws(WeatherFailure) -> WeatherReport {
    guard request.provider != .sample else { return try await client.report(request) }
    let before = kept(request)
    if let before, answers(before, request), isGood(before, within: limit) {
      log(.debug, "\(request.place.id): kept, \(request.provider.rawValue) is not asked")
      return before
    }
    try? PrivateFile.makeFolder(files.folder)
    let path = files.path(request.place.id, request.provider) + ".lock"
    let lock = await FileLock.waiting(path: path, atMost: Self.longestWait)
    defer { lock?.release() }
    // Somebody else may have asked meanwhile.
    if let kept = kept(request), answers(kept, request),
      isGood(kept, within: limit) || kept.fetchedAt != before?.fetchedAt
    {
      log(.debug, "\(request.place.id): asked for by another copy")
      return kept
    }
    let report = try await client.report(request)
    files.save(report)
    return report
  }

  /// What is kept for a request, whatever its age.
  public func kept(_ request: WeatherRequest) -> WeatherReport? {
    guard
      var report = files.load(request.place.id, request.provider)?.asked(for: request.place),
      report.extent == .page
    else { return nil }
    if report.language != request.language { report.current.description = nil }
    report = report.heeding(request.warnings)
    return report.provider == .metNorway ? report.movedOn(to: now()) : report
  }

  /// Whether everybody was asked whom the request means.
  private func answers(_ report: WeatherReport, _ request: WeatherRequest) -> Bool {
    request.warnings != .everywhere || report.inquiry != nil
  }

  private func isGood(_ report: WeatherReport, within limit: TimeInterval?) -> Bool {
    let moment = now()
    if report.isFresh(for: .page, at: moment, within: limit) { return true }
    guard limit == nil, let expiry = report.expiresAt else { return false }
    return report.fetchedAt <= moment && moment < expiry
  }
}
