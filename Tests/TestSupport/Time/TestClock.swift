import Synchronization

/// A clock that only moves when a test says so.
///
/// Whoever sleeps on it is woken in the order of the deadlines, each at its own time, and what it
/// does then is done before the clock moves on. A timer that sleeps again therefore ticks as often
/// as it would in real time.
public final class TestClock: Clock {
  /// A time on a test clock, as the distance from its start.
  public struct Instant: InstantProtocol {
    /// The distance from the clock's start.
    public var offset: Duration

    /// The time `offset` after the clock's start.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The time `duration` later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// The distance to `other`.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Whether `one` comes before `other`.
    public static func < (one: Self, other: Self) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var lastKey = 0
    var sleepers: [Int: Sleeper] = [:]
  }

  private let state = Mutex(State())

  /// A clock that stands at zero.
  public init() {}

  /// The time it has been advanced to.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: it is exact.
  public var minimumResolution: Duration { .zero }

  /// How many sleep on it.
  public var sleepers: Int { state.withLock { $0.sleepers.count } }

  /// Returns once the clock has been advanced to `deadline`; throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let key = state.withLock { state in
      state.lastKey += 1
      return state.lastKey
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let immediate: Result<Void, any Error>? = state.withLock { state in
          // Asked under the lock: a cancellation from here on finds the sleeper in its place.
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[key] = Sleeper(deadline: deadline, continuation: continuation)
          return nil
        }
        if let immediate { continuation.resume(with: immediate) }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: key) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// How many sleep on it.
  public var waiting: Int { state.withLock { $0.sleepers.count } }

  /// Moves the clock on, waking everyone whose time comes.
  @MainActor
  public func advance(by duration: Duration) async {
    await TestExecutor.shared.settle()
    let end = now.advanced(by: duration)
    while await wakeNext(until: end) {}
    state.withLock { $0.now = end }
  }

  /// Moves the clock on until nobody sleeps on it; never returns when a timer goes on for ever.
  @MainActor
  public func run() async {
    await TestExecutor.shared.settle()
    while await wakeNext(until: nil) {}
  }

  @MainActor
  private func wakeNext(until end: Instant?) async -> Bool {
    let sleeper = state.withLock { state -> Sleeper? in
      let next = state.sleepers.min {
        ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key)
      }
      guard let next, end.map({ next.value.deadline <= $0 }) ?? true else { return nil }
      state.now = max(state.now, next.value.deadline)
      return state.sleepers.removeValue(forKey: next.key)
    }
    sleeper?.continuation.resume()
    await TestExecutor.shared.settle()
    return sleeper != nil
  }
}
