import Dispatch
import Synchronization

/// Runs effects on the main queue, one at a time, and detects when nothing is left to run.
///
/// The main actor's jobs use the same queue. A test, the store and every effect therefore share one
/// thread and one order, and the test can let all of them run until each has ended or is waiting,
/// without races and without sleeping.
public final class TestExecutor: TaskExecutor {
  /// The shared instance on which every ``TestStore`` runs its effects.
  public static let shared = TestExecutor()

  private let pending = Atomic(0)

  private init() {}

  /// Enqueues `job` after the jobs that are already waiting for the main thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    pending.add(1, ordering: .relaxed)
    DispatchQueue.main.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      pending.subtract(1, ordering: .relaxed)
    }
  }

  /// Returns when every effect has ended or is waiting for a clock, a response or another external
  /// event.
  @MainActor
  public func settle() async {
    // The last job of a turn may have moved to the main actor, from where it needs one more turn to
    // return. Only several idle turns in a row mean that nothing is left.
    var quietTurns = 0
    while quietTurns < 4 {
      await Task.yield()
      quietTurns = pending.load(ordering: .relaxed) == 0 ? quietTurns + 1 : 0
    }
  }
}
