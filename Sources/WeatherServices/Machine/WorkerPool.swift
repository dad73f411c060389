/// Threads for effects, made when they are needed and asleep while they are not.
///
/// The global pool would do, but for libdispatch on Linux: with the first job that pool is given, a
/// monitor starts that wakes the process once a second for as long as it lives. A program that
/// stands still has to cost nothing.
///
/// `@unchecked Sendable`: everything that changes is read and written under `condition`'s lock.
public final class WorkerPool: TaskExecutor, @unchecked Sendable {
  /// The one that the program runs its effects on.
  public static let shared = WorkerPool(threads: 4)

  private let most: Int
  private let condition = ConditionLock()
  private var jobs: [UnownedJob] = []
  private var threads = 0
  private var idle = 0
  private var isHeld = false

  /// A pool that has no thread yet.
  /// - Parameter threads: The most that it makes; a job may block one, as writing a file does.
  init(threads: Int) {
    most = threads
  }

  /// How many threads there are.
  var threadCount: Int { condition.withLock { threads } }

  /// Queues `job`, for a thread that is idle or a new one.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.lock()
    jobs.append(job)
    let isThreadNeeded = takeThread()
    condition.unlock()
    if isThreadNeeded { detachThread { self.work() } }
  }

  /// Runs `work`, and what it queues only afterwards: the frame that a person waits for shares its
  /// processor and the lock of the process's memory with nobody.
  public func holding(_ work: () -> Void) {
    condition.withLock { isHeld = true }
    work()
    condition.lock()
    isHeld = false
    let needed = jobs.indices.count { _ in takeThread() }
    condition.unlock()
    for _ in 0..<needed { detachThread { self.work() } }
  }

  /// Wakes a thread for a job, or counts a new one that the caller has to start.
  private func takeThread() -> Bool {
    guard !isHeld else { return false }
    guard jobs.count > idle, threads < most else {
      condition.signal()
      return false
    }
    threads += 1
    return true
  }

  private func work() -> Never {
    while true {
      condition.lock()
      idle += 1
      while jobs.isEmpty { condition.wait() }
      idle -= 1
      let job = jobs.removeFirst()
      condition.unlock()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

extension Task where Failure == Never {
  /// Runs an operation on the shared pool. Every task of the program is started here: a task on the
  /// global pool would wake the idle program once a second from then on.
  @discardableResult
  public static func onPool(
    _ operation: @escaping @Sendable @concurrent () async -> Success
  ) -> Task {
    Task(executorPreference: WorkerPool.shared, operation: operation)
  }
}
