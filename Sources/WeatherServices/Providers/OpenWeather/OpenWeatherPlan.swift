import Synchronization
import WeatherModel

/// The APIs that a key's subscription may include, the best first.
enum OpenWeatherPlan: String, CaseIterable, Sendable, Codable {
  case oneCall4 = "4.0"
  case oneCall3 = "3.0"
  /// The current weather and three-hour steps, which every key has.
  case free = "2.5"
}

/// The detected plan of a key, without the key.
struct CachedOpenWeatherPlan: Equatable, Sendable, Codable {
  /// The time for which a detected plan is trusted.
  static let lasts: TimeInterval = 86_400

  private var plan: OpenWeatherPlan
  private var foundAt: Date
  /// A short hash that distinguishes keys without revealing them; one key in 65,536 has the same.
  private var mark: UInt16

  init(_ plan: OpenWeatherPlan, of key: String, foundAt: Date) {
    self.plan = plan
    self.foundAt = foundAt
    mark = Self.mark(of: key)
  }

  /// Returns the plan, while it is valid for this key.
  func plan(of key: String, at now: Date) -> OpenWeatherPlan? {
    let age = now.timeIntervalSince(foundAt)
    return mark == Self.mark(of: key) && age >= 0 && age < Self.lasts ? plan : nil
  }

  private static func mark(of key: String) -> UInt16 {
    let hash = key.utf8.stableHash
    return UInt16(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

/// The plan of the current key, shared with all processes through the quota ledger.
final class OpenWeatherPlanCache: Sendable {
  private struct Known {
    var plan: CachedOpenWeatherPlan?
    var isRequested = false
  }

  private let key: String
  private let rateLimiter: RateLimiter
  private let now: @Sendable () -> Date
  private let known = Mutex(Known())

  init(key: String, rateLimiter: RateLimiter, now: @escaping @Sendable () -> Date) {
    self.key = key
    self.rateLimiter = rateLimiter
    self.now = now
  }

  /// Whether the plan is known or the first request has completed, so that other requests need not
  /// wait.
  var isSettled: Bool { plan != nil || known.withLock(\.isRequested) }

  /// The detected plan of the key; nil if it has to be detected.
  var plan: OpenWeatherPlan? {
    known.withLock { known in
      if let plan = known.plan?.plan(of: key, at: now()) { return plan }
      // The ledger is read only once; after that this process can detect the plan itself.
      if !known.isRequested, known.plan == nil { known.plan = rateLimiter.openWeatherPlan }
      return known.plan?.plan(of: key, at: now())
    }
  }

  /// Marks the first request as completed, whether it succeeded or failed.
  func settle() { known.withLock { $0.isRequested = true } }

  /// Stores the plan whose API responded.
  func store(_ plan: OpenWeatherPlan) {
    guard self.plan != plan else { return }
    let found = CachedOpenWeatherPlan(plan, of: key, foundAt: now())
    known.withLock { $0.plan = found }
    rateLimiter.store(found)
  }
}
