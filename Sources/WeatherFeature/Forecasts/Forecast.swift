public import WeatherModel

/// What is known of one place's weather, and how the last question for it stands.
public struct Forecast: Equatable, Sendable {
  /// How the last question to the provider stands.
  public enum Status: Equatable, Sendable {
    /// Nothing is under way.
    case idle
    /// The cached forecast is being read; no request was made yet.
    case reading
    /// A question is under way.
    case loading
    /// The last question failed; the report, if any, is older.
    case failed(WeatherFailure, at: Date)
  }

  /// The last complete answer.
  public var report: WeatherReport?
  /// The last question.
  public var status = Status.idle
  /// Questions that failed in a row; the pause before the next grows with them.
  public var failures = 0
  /// Since when they fail.
  public var failingSince: Date?
  /// When the provider was last asked.
  public var requestedAt: Date?
  /// When its source was last asked for warnings alone.
  var warningsAskedAt: Date?

  /// A place of which a kept answer, or nothing, is known.
  public init(report: WeatherReport? = nil) {
    self.report = report
  }

  /// Why the last question has no answer.
  public var failure: WeatherFailure? {
    if case .failed(let failure, _) = status { failure } else { nil }
  }
}

/// When an answer is old, and when its provider may be asked for another one.
extension Forecast {
  /// The pause after a question, and the longest that failures make of it.
  private static let pause = 60
  private static let maxPause = 1800
  /// The clock is looked at once a minute: this much too early is on time.
  private static let tolerance: TimeInterval = 5

  /// Whether there is no answer of this extent, or one that is no longer fresh.
  public func isOld(for detailLevel: DetailLevel, at now: Date) -> Bool {
    !(report?.isFresh(for: detailLevel, at: now) ?? false)
  }

  /// Whether there is a report that does not tell so much.
  func lacks(_ detailLevel: DetailLevel) -> Bool {
    report.map { $0.receivedAt(detailLevel) == nil } ?? false
  }

  /// When the provider may be asked again without the person asking for it: a minute after the last
  /// question, after failures in pauses that double up to half an hour, and never before the
  /// provider's own time. Nil when only the person can mend what is wrong.
  public var nextTry: Date? {
    guard let requestedAt else { return .distantPast }
    let pause = min(Self.maxPause, Self.pause << min(5, failures))
    let next = requestedAt.addingTimeInterval(TimeInterval(pause))
    return switch failure?.error {
    case .keyMissing, .keyRefused: nil
    case .tooManyRequests(let retryAt?): max(next, retryAt)
    default: next
    }
  }

  /// Whether it is old and may be asked for by itself now.
  public func isDue(for detailLevel: DetailLevel, at now: Date) -> Bool {
    guard status != .loading, status != .reading, isOld(for: detailLevel, at: now), let nextTry
    else {
      return false
    }
    // A place that is known as a row was never asked for as a page: no pause is due between the two.
    if failure == nil, lacks(detailLevel) { return true }
    let clockWasSetBack = requestedAt.map { now < $0 } ?? false
    return clockWasSetBack || now >= nextTry.addingTimeInterval(-Self.tolerance)
  }

  /// Whether the authority should be asked alone: the weather is fresh, and what is known of warnings
  /// failed or will soon be too old.
  func needsWarnings(at now: Date) -> Bool {
    guard status != .loading, status != .reading, report?.needsWarnings(at: now) == true else {
      return false
    }
    let pause = warningsAskedAt.map { now.timeIntervalSince($0) } ?? .infinity
    return pause < 0 || pause >= WeatherReport.warningsRetryInterval - Self.tolerance
  }

  /// Whether asking at once makes sense now that the network is back: pauses that were made because
  /// of it count no more, the provider's own do.
  public func isWaitingForNetwork(for detailLevel: DetailLevel, at now: Date) -> Bool {
    guard isOld(for: detailLevel, at: now) else { return false }
    return failure?.error.concernsEveryPlace == true ? isDue(for: detailLevel, at: now) : true
  }
}
