import Synchronization
import WeatherModel

/// What a key's subscription has, the best first.
enum OpenWeatherPlan: String, CaseIterable, Sendable, Codable {
  case oneCall4 = "4.0"
  case oneCall3 = "3.0"
  /// The weather now and steps of three hours, which every key has.
  case free = "2.5"
}

/// What was found out about a key, without the key.
struct CachedOpenWeatherPlan: Equatable, Sendable, Codable {
  /// As long as a subscription is taken to be the same.
  static let lasts: TimeInterval = 86_400

  private var plan: OpenWeatherPlan
  private var foundAt: Date
  /// Tells this key from another, and nothing of it: one in 65,536 has the same.
  private var mark: UInt16

  init(_ plan: OpenWeatherPlan, of key: String, foundAt: Date) {
    self.plan = plan
    self.foundAt = foundAt
    mark = Self.mark(of: key)
  }

  /// The plan, as long as it holds for this key.
  func plan(of key: String, at now: Date) -> OpenWeatherPlan? {
    let age = now.timeIntervalSince(foundAt)
    return mark == Self.mark(of: key) && age >= 0 && age < Self.lasts ? plan : nil
  }

  private static func mark(of key: String) -> UInt16 {
    let hash = key.utf8.stableHash
    return UInt16(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

/// The plan of the key in use, known to this copy and, by the file of requests, to all of them.
final class OpenWeatherPlanMemory: Sendable {
  private struct Known {
    var plan: CachedOpenWeatherPlan?
    var isAsked = false
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

  /// Whether a question has been answered, so that the others need not wait for it.
  var isSettled: Bool { plan != nil || known.withLock(\.isAsked) }

  /// What the key is known to have; nil where it has to be found out.
  var plan: OpenWeatherPlan? {
    known.withLock { known in
      if let plan = known.plan?.plan(of: key, at: now()) { return plan }
      // Looked for once: whatever another copy finds out later, this one can too.
      if !known.isAsked, known.plan == nil { known.plan = rateLimiter.openWeatherPlan }
      return known.plan?.plan(of: key, at: now())
    }
  }

  /// The others wait no longer, whatever came of it.
  func settle() { known.withLock { $0.isAsked = true } }

  /// This plan has answered.
  func remember(_ plan: OpenWeatherPlan) {
    guard self.plan != plan else { return }
    let found = CachedOpenWeatherPlan(plan, of: key, foundAt: now())
    known.withLock { $0.plan = found }
    rateLimiter.remember(found)
  }
}
