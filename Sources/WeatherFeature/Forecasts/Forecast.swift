public import WeatherModel

/// The cached weather of a place, and the state of the last request for it.
public struct Forecast: Equatable, Sendable {
  /// The state of the last request to the provider.
  public enum Status: Equatable, Sendable {
    /// No request is running.
    case idle
    /// The cached forecast is being read; no request was made yet.
    case reading
    /// A request is running.
    case loading
    /// The last request failed; the report, if any, is older.
    case failed(WeatherFailure, at: Date)
  }

  /// The last complete response.
  public var fetched: Fetched<WeatherReport>? {
    didSet { detailCount = DetailValue.values(of: report).count }
  }
  /// The number of values in DETAIL. It is stored, because every action needs it and only a new
  /// report changes it.
  private(set) var detailCount: Int
  /// The state of the last request.
  public var status = Status.idle
  /// The number of consecutive failures; the delay before the next request grows with it.
  public var failures = 0
  /// The time of the first of the consecutive failures.
  public var failingSince: Date?
  /// The time of the last request to the provider.
  public var requestedAt: Date?
  /// The time of the last request for warnings alone.
  var warningsRequestedAt: Date?

  /// Creates the forecast of a place from a cached report, or empty.
  public init(fetched: Fetched<WeatherReport>? = nil) {
    self.fetched = fetched
    detailCount = DetailValue.values(of: fetched?.value).count
  }

  /// The weather of the last complete response.
  public var report: WeatherReport? { fetched?.value }

  /// The error of the last request.
  public var failure: WeatherFailure? {
    if case .failed(let failure, _) = status { failure } else { nil }
  }
}

/// The rules for when a forecast is stale and when it may be requested again.
extension Forecast {
  /// The delay after a request, and the maximum delay after failures, in seconds.
  private static let pause = 60
  private static let maxPause = 1800
  /// The tolerance of a due time in seconds, because the clock is checked once a minute.
  private static let tolerance: TimeInterval = 5

  /// Whether the report of this level of detail is missing or stale.
  public func isOld(for detailLevel: DetailLevel, at now: Date) -> Bool {
    !(fetched?.isFresh(for: detailLevel, at: now) ?? false)
  }

  /// Whether the shown weather is not that of now: it is missing or stale, or was old when it was
  /// received, which a new request would not change.
  func showsOldWeather(for detailLevel: DetailLevel, at now: Date) -> Bool {
    isOld(for: detailLevel, at: now) || report?.outdatedTime != nil
  }

  /// Whether there is a report of a lower level of detail.
  func lacks(_ detailLevel: DetailLevel) -> Bool {
    fetched.map { $0.receivedAt(detailLevel) == nil } ?? false
  }

  /// The time of the next automatic request: a minute after the last one, or after failures with
  /// delays that double up to half an hour. It is never before the time that a provider named when
  /// it refused too many requests. Nil when only the user can fix the problem.
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

  /// Whether the forecast is stale and may be requested automatically now.
  public func isDue(for detailLevel: DetailLevel, at now: Date) -> Bool {
    guard status != .loading, status != .reading, isOld(for: detailLevel, at: now), let nextTry
    else {
      return false
    }
    // A page may be requested right after a summary: no delay applies between the two.
    if failure == nil, lacks(detailLevel) { return true }
    let clockWasSetBack = requestedAt.map { now < $0 } ?? false
    return clockWasSetBack || now >= nextTry.addingTimeInterval(-Self.tolerance)
  }

  /// Whether only the authority should be requested: the weather is fresh, and the last request for
  /// warnings failed or its response will soon expire.
  func needsWarnings(at now: Date, in language: String) -> Bool {
    guard status != .loading, status != .reading,
      fetched?.needsWarnings(at: now, in: language) == true
    else {
      return false
    }
    let pause = warningsRequestedAt.map { now.timeIntervalSince($0) } ?? .infinity
    return pause < 0 || pause >= Fetched<WeatherReport>.warningsRetryInterval - Self.tolerance
  }

  /// Whether a stale forecast may be requested immediately now that the network is back. Delays
  /// after failures no longer apply, except after a failure that concerns every place, such as a
  /// rate limit.
  public func isWaitingForNetwork(for detailLevel: DetailLevel, at now: Date) -> Bool {
    guard isOld(for: detailLevel, at: now) else { return false }
    return failure?.error.concernsEveryPlace == true ? isDue(for: detailLevel, at: now) : true
  }
}
