import WeatherModel

/// A ledger of the recent requests to each service, and of the quota that is left.
///
/// Requests are counted in a sliding window, which is also correct for services that count by
/// calendar minutes, hours and days. Entries outside the window are ignored, so that a changed
/// clock does no harm.
struct QuotaLedger: Equatable, Sendable, Codable {
  static let currentVersion = 1
  /// The number of slots in the window of a limit: the requests of one slot expire together.
  private static let slots = 60
  /// The maximum time for which no request is sent to a service that rejected one, even if the
  /// service demands a day: services count by IP address, and the machine may have another address
  /// by then.
  private static let maxClosing: TimeInterval = 3600
  /// The share of a limit above which refresh intervals grow, and the factor by which they have
  /// grown at the limit.
  private static let scarce = 0.8
  private static let maxRest = 6.0

  /// The decision whether a request may be made.
  enum QuotaDecision: Equatable, Sendable {
    case granted
    case refused(until: Date)
  }

  private struct Entry: Equatable, Codable {
    var slot: Int
    var weight: Double
  }

  private struct Quota: Equatable, Codable {
    /// The counts by the length of their window.
    var consumed: [Int: [Entry]] = [:]
    /// The time until which the service refuses requests.
    var closedUntil: Date?

    private enum CodingKeys: String, CodingKey {
      case consumed = "spent"
      case closedUntil
    }
  }

  private(set) var version = QuotaLedger.currentVersion
  private var quotas: [String: Quota] = [:]
  /// The plan that OpenWeather's key was found to have.
  var openWeatherPlan: CachedOpenWeatherPlan?

  private enum CodingKeys: String, CodingKey {
    case version
    case quotas = "accounts"
    case openWeatherPlan
  }

  /// Records a request unless it would exceed the service's quota.
  mutating func consume(_ cost: RequestCost, at now: Date) -> QuotaDecision {
    var account = quotas[cost.service.rawValue] ?? Quota()
    if let closed = account.closedUntil {
      if closed > now, closed.timeIntervalSince(now) <= Self.maxClosing {
        return .refused(until: closed)
      }
      account.closedUntil = nil
    }
    var until = now
    for limit in cost.service.limits {
      let entries = Self.current(account.consumed[limit.seconds] ?? [], limit, now)
      account.consumed[limit.seconds] = entries
      until = max(until, Self.opening(for: cost.weight, entries, limit, now))
    }
    if until > now {
      quotas[cost.service.rawValue] = account
      return .refused(until: until)
    }
    for limit in cost.service.limits {
      let slot = Self.slot(now, limit)
      var entries = account.consumed[limit.seconds] ?? []
      if entries.last?.slot == slot {
        entries[entries.count - 1].weight += cost.weight
      } else {
        entries.append(Entry(slot: slot, weight: cost.weight))
      }
      account.consumed[limit.seconds] = entries
    }
    quotas[cost.service.rawValue] = account
    return .granted
  }

  /// Records that the service rejected a request. No further request is granted before `moment`,
  /// but for at most an hour.
  mutating func close(_ service: RateLimitedService, until moment: Date, at now: Date) {
    quotas[service.rawValue, default: Quota()].closedUntil =
      min(moment, now + Self.maxClosing)
  }

  /// Returns the lifetime of cached responses in seconds, at least `baseline`. The lifetime grows
  /// when more than four fifths of a limit are used, up to the window of the limit.
  /// - Parameter baseline: The usual lifetime of a response in seconds.
  func rest(of service: RateLimitedService, baseline: TimeInterval, at now: Date) -> TimeInterval {
    let account = quotas[service.rawValue] ?? Quota()
    return service.limits.reduce(baseline) { rest, limit in
      let consumed = Self.current(account.consumed[limit.seconds] ?? [], limit, now)
        .reduce(0) { $0 + $1.weight }
      let excess = (consumed / limit.maxWeight - Self.scarce) / (1 - Self.scarce)
      let longer = baseline * (1 + min(1, max(0, excess)) * (Self.maxRest - 1))
      return max(rest, min(longer, TimeInterval(limit.seconds)))
    }
  }

  /// Returns the remaining share of a service's limit, from 0 to 1; 1 if it has none.
  func remainingShare(
    of service: RateLimitedService, over seconds: Int, at now: Date
  ) -> Double {
    guard let limit = service.limits.first(where: { $0.seconds == seconds }) else { return 1 }
    let entries = quotas[service.rawValue]?.consumed[seconds] ?? []
    let consumed = Self.current(entries, limit, now).reduce(0) { $0 + $1.weight }
    return max(0, 1 - consumed / limit.maxWeight)
  }

  // MARK: - Counting

  private static func slot(_ moment: Date, _ limit: RateLimitedService.Limit) -> Int {
    let length = Double(limit.seconds / slots)
    return Int(max(-1e15, min(1e15, (moment.timeIntervalSince1970 / length).rounded(.down))))
  }

  /// Returns the time at which the requests of a slot expire.
  private static func end(of slot: Int, _ limit: RateLimitedService.Limit) -> Date {
    Date(timeIntervalSince1970: Double(slot + 1) * Double(limit.seconds / slots))
      + TimeInterval(limit.seconds)
  }

  /// Returns the entries that count at `now`.
  private static func current(
    _ entries: [Entry], _ limit: RateLimitedService.Limit, _ now: Date
  ) -> [Entry] {
    let latest = slot(now, limit)
    return entries.suffix(slots + 2).filter {
      $0.slot <= latest && $0.weight.isFinite && $0.weight > 0 && end(of: $0.slot, limit) > now
    }
  }

  /// Returns the earliest time at which a request of this weight fits.
  private static func opening(
    for weight: Double, _ entries: [Entry], _ limit: RateLimitedService.Limit, _ now: Date
  ) -> Date {
    var consumed = entries.reduce(0) { $0 + $1.weight }
    var opening = now
    for entry in entries where consumed + weight > limit.maxWeight {
      consumed -= entry.weight
      opening = end(of: entry.slot, limit)
    }
    return opening
  }
}
