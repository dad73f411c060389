import Dispatch
import Synchronization

/// The machine's continuous clock, whose timers run on a private queue: `Task.sleep` uses the global pool,
/// which the program avoids (see ``WorkerPool``).
public struct MachineClock: Clock {
  /// A moment of the continuous clock.
  public typealias Instant = ContinuousClock.Instant

  /// A clock.
  public init() {}

  /// The moment it is.
  public var now: Instant { .now }
  /// The continuous clock's.
  public var minimumResolution: Duration { ContinuousClock().minimumResolution }

  /// Returns at `deadline`, or throws when the task is cancelled before.
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

/// One wait, which ends once.
private final class Sleeper: Sendable {
  /// Safe to send: dispatch's objects may be used from any thread.
  private struct Timer: @unchecked Sendable {
    let source: any DispatchSourceTimer
  }

  private struct State {
    var continuation: CheckedContinuation<Bool, Never>?
    var timers: [Timer] = []
    /// Nil while it waits.
    var isRested: Bool?
  }

  /// A serial queue's threads are not watched over by libdispatch's monitor.
  private static let queue = DispatchQueue(label: "weather-tui.clock")
  /// From this length on it matters that the machine may be suspended during the wait.
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
    for timer in timers { timer.source.cancel() }
    waiting?.resume(returning: isRested)
  }

  /// Dispatch's ordinary timers stand still while the machine is suspended; those of the wall clock
  /// go on, but follow it when it is set. Whichever comes first looks how late it is.
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
