import Dispatch
import Synchronization

/// The machine's continuous clock with timers on a private queue. `Task.sleep` uses the global
/// pool, which the program avoids (see ``WorkerPool``).
public struct MachineClock: Clock {
  /// An instant of the continuous clock.
  public typealias Instant = ContinuousClock.Instant

  /// Creates a clock.
  public init() {}

  /// The current instant.
  public var now: Instant { .now }
  /// The minimum resolution of the continuous clock.
  public var minimumResolution: Duration { ContinuousClock().minimumResolution }

  /// Suspends the task until `deadline`; throws if the task is cancelled first.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper(until: deadline)
    let isRested = await withTaskCancellationHandler {
      await withCheckedContinuation { sleeper.begin($0) }
    } onCancel: {
      sleeper.end(isRested: false)
    }
    if !isRested { throw CancellationError() }
  }
}

/// A single wait, which ends once.
private final class Sleeper: Sendable {
  /// Safe to send: dispatch objects may be used from any thread.
  private struct Timer: @unchecked Sendable {
    let source: any DispatchSourceTimer
  }

  private struct State {
    var continuation: CheckedContinuation<Bool, Never>?
    var timers: [Timer] = []
    /// Whether the wait reached its deadline; nil while it continues.
    var isRested: Bool?
  }

  /// A serial queue, because libdispatch does not monitor its thread (see ``WorkerPool``).
  private static let queue = DispatchQueue(label: "weather-tui.clock")
  /// The minimum length of a wait that takes suspension of the machine into account.
  private static let long = Duration.seconds(5)

  private let deadline: ContinuousClock.Instant
  private let state = Mutex(State())

  init(until deadline: ContinuousClock.Instant) {
    self.deadline = deadline
  }

  func begin(_ continuation: CheckedContinuation<Bool, Never>) {
    let ended = state.withLock { state in
      if state.isRested == nil { state.continuation = continuation }
      return state.isRested
    }
    if let ended { return continuation.resume(returning: ended) }
    setTimers()
  }

  func end(isRested: Bool) {
    let (waiting, timers) = state.withLock { state in
      guard state.isRested == nil else {
        return (CheckedContinuation<Bool, Never>?.none, [Timer]())
      }
      state.isRested = isRested
      defer {
        state.continuation = nil
        state.timers = []
      }
      return (state.continuation, state.timers)
    }
    waiting?.resume(returning: isRested)
    // Cancelling wakes the thread that waits for timers, which the frame of a key does not wait for.
    if !timers.isEmpty { Task.onPool { for timer in timers { timer.source.cancel() } } }
  }

  /// Starts the timers of the wait. Dispatch's ordinary timers stop while the machine is suspended.
  /// Wall-clock timers continue, but are affected when the clock is set. A long wait uses both; the
  /// first timer to fire checks the remaining time.
  private func setTimers() {
    let left = deadline - .now
    guard left > .zero else { return end(isRested: true) }
    let nanoseconds = DispatchTimeInterval.nanoseconds(
      Int(clamping: left.components.seconds) * 1_000_000_000
        + Int(left.components.attoseconds / 1_000_000_000))
    let ordinary = timer()
    ordinary.source.schedule(deadline: .now() + nanoseconds, leeway: .nanoseconds(0))
    var timers = [ordinary]
    if left >= Self.long {
      let wall = timer()
      wall.source.schedule(wallDeadline: .now() + nanoseconds, leeway: .nanoseconds(0))
      timers.append(wall)
    }
    let hasEnded = state.withLock { state in
      for old in state.timers { old.source.cancel() }
      state.timers = state.isRested == nil ? timers : []
      return state.isRested != nil
    }
    for timer in timers {
      timer.source.resume()
      if hasEnded { timer.source.cancel() }
    }
  }

  private func timer() -> Timer {
    let source = DispatchSource.makeTimerSource(queue: Self.queue)
    source.setEventHandler { [self] in
      if state.withLock({ $0.isRested == nil }) { setTimers() }
    }
    return Timer(source: source)
  }
}
