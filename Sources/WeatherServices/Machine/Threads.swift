import Glibc

/// Runs blocking work on its own thread, which ends with the work. Foundation's equivalent is not
/// used, because it is in the part of Foundation that costs 30 MB.
func detachThread(_ work: @escaping @Sendable () -> Void) {
  final class Work {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  let box = unsafe Unmanaged.passRetained(Work(work))
  var thread = pthread_t()
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  defer { unsafe pthread_attr_destroy(&attributes) }
  let status = unsafe pthread_create(
    &thread, &attributes,
    { box in
      guard let box = unsafe box else { return nil }
      // A blocked SIGABRT, inherited from libdispatch's threads, would bypass the crash handler:
      // since glibc 2.41, abort() resets the handler before it unblocks the signal.
      var abortSignal = sigset_t()
      unsafe sigemptyset(&abortSignal)
      unsafe sigaddset(&abortSignal, SIGABRT)
      unsafe pthread_sigmask(SIG_UNBLOCK, &abortSignal, nil)
      unsafe Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run()
      return nil
    }, unsafe box.toOpaque())
  // If no thread can be created, the work runs on the current one.
  if status != 0 { unsafe box.takeRetainedValue().run() }
}

/// A lock with a condition variable.
///
/// `@unchecked Sendable`: the two pointers never change, and the objects they point to are
/// thread-safe.
@safe final class ConditionLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    // Uses the monotonic clock, so that setting the wall clock does not affect a wait.
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_cond_init(condition, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  func lock() { unsafe pthread_mutex_lock(mutex) }
  func unlock() { unsafe pthread_mutex_unlock(mutex) }
  /// Releases the lock until the condition is signalled, then acquires it again.
  func wait() { unsafe pthread_cond_wait(condition, mutex) }
  /// Waits like ``wait()``, but for at most `duration`; returns false on timeout.
  func wait(atMost duration: Duration) -> Bool {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    var deadline = Self.time(duration, after: now)
    return unsafe pthread_cond_timedwait(condition, mutex, &deadline) == 0
  }
  /// Returns the time after a duration.
  static func time(_ duration: Duration, after start: timespec) -> timespec {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = start.tv_nsec + Int(attoseconds / 1_000_000_000)
    return timespec(
      tv_sec: start.tv_sec + Int(seconds) + nanoseconds / 1_000_000_000,
      tv_nsec: nanoseconds % 1_000_000_000)
  }
  /// Releases the lock while `body` runs, then acquires it again.
  func unlocked<Result>(_ body: () -> Result) -> Result {
    unlock()
    defer { lock() }
    return body()
  }
  /// Wakes one waiting thread.
  func signal() { unsafe pthread_cond_signal(condition) }

  func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }
}
