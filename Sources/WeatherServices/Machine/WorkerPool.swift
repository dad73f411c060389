import Files
import Synchronization

/// A thread pool for effects. Threads are created on demand and sleep while idle.
///
/// It replaces the global pool because of libdispatch on Linux: the first job on that pool starts a
/// monitor that wakes the process once a second for the rest of its life. An idle program must not
/// use the processor.
///
/// `@unchecked Sendable`: all mutable state is accessed under the lock of `condition`.
public final class WorkerPool: TaskExecutor, @unchecked Sendable {
  /// The pool for the program's effects.
  public static let shared = WorkerPool(threads: 4, pause: .memory())

  /// A task that runs when the pool has been idle for a while.
  struct Pause: Sendable {
    /// The idle time before the task.
    var length: Duration
    /// Whether the task is needed. Checked when the last thread becomes idle; the pool wakes again
    /// only if the task is needed.
    var isNeeded: @Sendable () -> Bool
    var action: @Sendable () -> Void
  }

  private let maxThreads: Int
  private let pause: Pause?
  private let condition = ConditionLock()
  private var jobs: [UnownedJob] = []
  private var threads = 0
  private var idle = 0
  private var isHeld = false

  /// Creates a pool without threads.
  /// - Parameters:
  ///   - threads: The maximum number of threads; a job may block one, for example by writing a
  ///     file.
  ///   - pause: The task to run between two bursts of work.
  init(threads: Int, pause: Pause? = nil) {
    maxThreads = threads
    self.pause = pause
  }

  var threadCount: Int { condition.withLock { threads } }

  /// Queues `job` for an idle or a new thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.lock()
    jobs.append(job)
    let isThreadNeeded = takeThread()
    condition.unlock()
    if isThreadNeeded { detachThread { self.work() } }
  }

  /// Runs `work` and delays the jobs that it queues until it returns, so that they do not compete
  /// for the processor or the memory map's lock with the frame that the user waits for.
  public func withJobsPaused(_ work: () -> Void) {
    condition.withLock { isHeld = true }
    work()
    condition.lock()
    isHeld = false
    let needed = jobs.indices.count { _ in takeThread() }
    condition.unlock()
    for _ in 0..<needed { detachThread { self.work() } }
  }

  /// Wakes a thread for a job, or reserves a new one for the caller to start.
  private func takeThread() -> Bool {
    guard !isHeld else { return false }
    guard jobs.count > idle, threads < maxThreads else {
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
      waitForPause()
      while jobs.isEmpty { condition.wait() }
      idle -= 1
      let job = jobs.removeFirst()
      condition.unlock()
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Runs the idle task unless work arrives first. The lock is held on entry and on return, and
  /// released while the task runs.
  private func waitForPause() {
    guard let pause, isResting, condition.unlocked(pause.isNeeded), isResting,
      !condition.wait(atMost: pause.length), isResting
    else { return }
    condition.unlocked(pause.action)
  }

  /// Whether no thread has work.
  private var isResting: Bool { jobs.isEmpty && idle == threads }
}

extension WorkerPool.Pause {
  /// The resident memory, in bytes, up to which the pool returns none to the system.
  static let usualMemory = 14 << 20
  /// The growth, in bytes, after which memory is returned again.
  static let memoryGrowth = 4 << 20

  /// Returns memory to the system that an idle program does not need.
  ///
  /// Memory that stays resident afterwards, such as the mapped index while the search is open, is
  /// in use: the pool does not wake again unless the resident memory grows further. The delay is
  /// long enough not to run between two key presses, and short enough to return the memory that the
  /// minutely clock update used within the same second.
  /// - Parameters:
  ///   - size: The resident memory in bytes.
  ///   - release: Returns unused memory to the system.
  static func memory(
    size: @escaping @Sendable () -> Int = { ResidentMemory.size },
    release: @escaping @Sendable () -> Void = { ResidentMemory.release() }
  ) -> Self {
    let needed = Mutex(0)
    return Self(
      length: .milliseconds(600),
      isNeeded: {
        let size = size()
        return needed.withLock { needed in
          needed = min(needed, size)
          return size > max(usualMemory, needed + memoryGrowth)
        }
      },
      action: {
        release()
        let size = size()
        needed.withLock { $0 = size }
      })
  }
}

extension Task where Failure == Never {
  /// Runs an operation on the shared pool. Every task of the program must start here: a task on the
  /// global pool would wake the idle program once a second from then on.
  @discardableResult
  public static func onPool(
    _ operation: @escaping @Sendable @concurrent () async -> Success
  ) -> Task {
    Task(executorPreference: WorkerPool.shared, operation: operation)
  }
}
