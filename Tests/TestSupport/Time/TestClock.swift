import Synchronization

/// A clock that only advances when a test advances it.
///
/// Sleeping tasks are woken in the order of their deadlines, each at its own time, and run until
/// they wait again before the clock advances further. A repeating timer therefore fires as often as
/// in real time.
public final class TestClock: Clock {
  /// A time on a test clock, as the distance from its start.
  public struct Instant: InstantProtocol {
    /// The distance from the clock's start.
    public var offset: Duration

    /// Creates the time `offset` after the clock's start.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// Returns the time `duration` later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// Returns the distance to `other`.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Returns whether `one` comes before `other`.
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

  /// Creates a clock at zero.
  public init() {}

  /// The time to which the clock has been advanced.
  public var now: Instant { state.withLock { $0.now } }

  /// The resolution, which is zero because the clock is exact.
  public var minimumResolution: Duration { .zero }

  /// The number of sleeping tasks.
  public var sleepers: Int { state.withLock { $0.sleepers.count } }

  /// Returns once the clock has been advanced to `deadline`; throws if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let key = state.withLock { state in
      state.lastKey += 1
      return state.lastKey
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let immediate: Result<Void, any Error>? = state.withLock { state in
          // Checked under the lock: a later cancellation finds the sleeper already registered.
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

  /// The number of sleeping tasks.
  public var waiting: Int { state.withLock { $0.sleepers.count } }

  /// Advances the clock and wakes every task whose deadline is reached.
  @MainActor
  public func advance(by duration: Duration) async {
    await TestExecutor.shared.settle()
    let end = now.advanced(by: duration)
    while await wakeNext(until: end) {}
    state.withLock { $0.now = end }
  }

  /// Advances the clock until no task sleeps on it; never returns if a timer repeats forever.
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
