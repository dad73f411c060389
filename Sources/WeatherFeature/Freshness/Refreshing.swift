import Foundation
import WeatherModel

/// What is shown of a place, and asked for again by itself when it has become old.
protocol Refreshing {
  var report: WeatherReport? { get }
  var status: WeatherState.Status { get }
  /// Questions that failed in a row.
  var failures: Int { get }
  var askedAt: Date? { get }
  /// How much of the weather is shown.
  static var extent: WeatherExtent { get }
}

extension Refreshing {
  /// Whether there is no answer, or one that is no longer fresh.
  func isOld(at now: Date) -> Bool {
    !(report?.isFresh(for: Self.extent, at: now) ?? false)
  }

  /// When the provider may be asked again without the person asking for it: a minute after the last
  /// question, after failures in pauses that double up to half an hour, and never before the
  /// provider's own time. Nil when only the person can mend what is wrong.
  var nextTry: Date? {
    guard let askedAt else { return .distantPast }
    let next = askedAt.addingTimeInterval(TimeInterval(min(1800, 60 << min(5, failures))))
    guard case .failed(let failure, _) = status else { return next }
    switch failure.error {
    case .keyMissing, .keyRefused: return nil
    case .tooManyRequests(let retryAt?): return max(next, retryAt)
    default: return next
    }
  }

  /// Whether it is old and may be asked for by itself now. Five seconds early is on time: the clock
  /// is looked at once a minute.
  func isDue(at now: Date) -> Bool {
    guard status != .loading, isOld(at: now), let nextTry else { return false }
    let clockWasSetBack = askedAt.map { now < $0 } ?? false
    return clockWasSetBack || now >= nextTry.addingTimeInterval(-5)
  }

  /// Whether asking at once makes sense now that the network is back: pauses that were made because
  /// of it count no more, the provider's own do.
  func isWaitingForNetwork(at now: Date) -> Bool {
    guard isOld(at: now) else { return false }
    guard case .failed(let failure, _) = status else { return true }
    return failure.error.concernsEveryPlace ? isDue(at: now) : true
  }
}

extension WeatherState: Refreshing {
  static var extent: WeatherExtent { .page }
}
