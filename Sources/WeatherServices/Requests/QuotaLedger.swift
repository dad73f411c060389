import WeatherModel

/// What each service was asked lately, and what it still allows.
///
/// Requests are counted over the time up to now, which holds for services that count by the clock's
/// own minutes, hours and days too. Whatever the clock does, an entry that is not of the time up to
/// now counts for nothing.
struct QuotaLedger: Equatable, Sendable, Codable {
  static let currentVersion = 1
  /// Places in the time that a limit speaks of: what is asked in one of them leaves the count at
  /// once.
  private static let slots = 60
  /// A service that refused for a day is asked again after this long: it counts by address, and the
  /// machine may have another one by then.
  private static let maxClosing: TimeInterval = 3600
  /// The share of a limit from which on pauses grow, and what they have grown to at all of it.
  private static let scarce = 0.8
  private static let maxRest = 6.0

  /// Whether a request may be made.
  enum QuotaDecision: Equatable, Sendable {
    case granted
    case refused(until: Date)
  }

  private struct Entry: Equatable, Codable {
    var slot: Int
    var weight: Double
  }

  private struct Quota: Equatable, Codable {
    /// By the length of the time that they are counted over.
    var consumed: [Int: [Entry]] = [:]
    /// Until when the service refuses.
    var closedUntil: Date?

    private enum CodingKeys: String, CodingKey {
      case consumed = "spent"
      case closedUntil
    }
  }

  private(set) var version = QuotaLedger.currentVersion
  private var quotas: [String: Quota] = [:]
  /// What OpenWeather's key was found to have.
  var openWeatherPlan: CachedOpenWeatherPlan?

  private enum CodingKeys: String, CodingKey {
    case version
    case quotas = "accounts"
    case openWeatherPlan
  }

  /// Writes a request down, unless it would be more than its service allows.
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

  /// The service has refused, and is not asked again before `moment`.
  mutating func close(_ service: RateLimitedService, until moment: Date, at now: Date) {
    quotas[service.rawValue, default: Quota()].closedUntil =
      min(moment, now + Self.maxClosing)
  }

  /// How much longer than usual answers should serve, 1 or more: it grows from four fifths of a
  /// limit on, though an answer never has to serve for longer than the limit speaks of.
  /// - Parameter baseline: Seconds that an answer serves.
  func rest(of service: RateLimitedService, baseline: TimeInterval, at now: Date) -> TimeInterval {
    let account = quotas[service.rawValue] ?? Quota()
    return service.limits.reduce(baseline) { rest, limit in
      let consumed = Self.current(account.consumed[limit.seconds] ?? [], limit, now)
        .reduce(0) { $0 + $1.weight }
      let excess = (consumed / limit.most - Self.scarce) / (1 - Self.scarce)
      let longer = baseline * (1 + min(1, max(0, excess)) * (Self.maxRest - 1))
      return max(rest, min(longer, TimeInterval(limit.seconds)))
    }
  }

  /// The share of a service's limit over a time that is left, from 0 to 1; 1 where it has none.
  func remainingShare(
    of service: RateLimitedService, over seconds: Int, at now: Date
  ) -> Double {
    guard let limit = service.limits.first(where: { $0.seconds == seconds }) else { return 1 }
    let entries = quotas[service.rawValue]?.consumed[seconds] ?? []
    let consumed = Self.current(entries, limit, now).reduce(0) { $0 + $1.weight }
    return max(0, 1 - consumed / limit.most)
  }

  // MARK: - Counting

  private static func slot(_ moment: Date, _ limit: RateLimitedService.Limit) -> Int {
    let length = Double(limit.seconds / slots)
    return Int(max(-1e15, min(1e15, (moment.timeIntervalSince1970 / length).rounded(.down))))
  }

  /// When what was asked in a slot counts no more.
  private static func end(of slot: Int, _ limit: RateLimitedService.Limit) -> Date {
    Date(timeIntervalSince1970: Double(slot + 1) * Double(limit.seconds / slots))
      + TimeInterval(limit.seconds)
  }

  /// The entries that count at `now`.
  private static func current(
    _ entries: [Entry], _ limit: RateLimitedService.Limit, _ now: Date
  ) -> [Entry] {
    let latest = slot(now, limit)
    return entries.suffix(slots + 2).filter {
      $0.slot <= latest && $0.slot >= latest - slots - 1 && $0.weight.isFinite && $0.weight > 0
        && end(of: $0.slot, limit) > now
    }
  }

  /// From when on a request of this weight fits.
  private static func opening(
    for weight: Double, _ entries: [Entry], _ limit: RateLimitedService.Limit, _ now: Date
  ) -> Date {
    var consumed = entries.reduce(0) { $0 + $1.weight }
    var opening = now
    for entry in entries where consumed + weight > limit.most {
      consumed -= entry.weight
      opening = end(of: entry.slot, limit)
    }
    return opening
  }
}
