import Dispatch
import Synchronization

/// Runs effects on the main queue, in turn, and knows when it has nothing left to run.
///
/// The main actor's jobs go through the same queue. So a test, the store and every effect share
/// one thread and one order, and the test can let all of them go on until each one has ended or
/// waits for something: no thread to race with, nothing to sleep for.
public final class TestExecutor: TaskExecutor {
  /// The one that every ``TestStore`` runs its effects on.
  public static let shared = TestExecutor()

  private let pending = Atomic(0)

  private init() {}

  /// Queues `job` behind what is already waiting for the main thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    pending.add(1, ordering: .relaxed)
    DispatchQueue.main.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      pending.subtract(1, ordering: .relaxed)
    }
  }

  /// Returns when every effect has ended or waits: for a clock, for an answer, for the world.
  @MainActor
  public func settle() async {
    // A turn of the queue can end with a job moved from here to the main actor, which takes one
    // more turn to come back: only several quiet turns in a row mean that nothing is left.
    var quietTurns = 0
    while quietTurns < 4 {
      await Task.yield()
      quietTurns = pending.load(ordering: .relaxed) == 0 ? quietTurns + 1 : 0
    }
  }
}
