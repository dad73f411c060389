import Files
import Glibc
import Synchronization
import WeatherModel

/// A lock between processes, held until it is released or the process ends. Releasing it removes
/// its file.
struct FileLock: Sendable {
  /// The interval between attempts, short enough to acquire the lock between two changes of a
  /// process that makes many.
  private static let shortPause: useconds_t = 1000
  /// The interval between attempts while another process sends a request to a provider.
  private static let longPause = Duration.milliseconds(10)

  private let path: String
  private let descriptor: Int32

  /// Returns the lock, or nil if another process holds it; throws if the lock's file cannot be
  /// created, as in a folder of another user.
  static func attempt(path: String) throws(FileError) -> FileLock? {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      // The previous holder removes the file. A lock on a removed file would exclude no other
      // process.
      var (mine, named) = (stat(), stat())
      if unsafe fstat(descriptor, &mine) == 0, unsafe stat(path, &named) == 0,
        mine.st_ino == named.st_ino, mine.st_dev == named.st_dev
      {
        let lock = FileLock(path: path, descriptor: descriptor)
        lock.nameHolder()
        return lock
      }
    } else if errno != EWOULDBLOCK, errno != EINTR {
      let error = FileError.last
      close(descriptor)
      throw error
    }
    close(descriptor)
    return nil
  }

  /// The outcome of waiting for a lock.
  enum Outcome: Sendable {
    /// This process holds the lock.
    case acquired(FileLock)
    /// Another running process holds it.
    case busy
    /// No lock can be acquired: its file cannot be created, or the process that holds it is
    /// stopped.
    case unavailable

    /// The lock if this process holds it.
    var lock: FileLock? {
      if case .acquired(let lock) = self { lock } else { nil }
    }
  }

  /// Waits for the lock, at most `limit` for each holder. Blocks the thread.
  static func waiting(path: String, atMost limit: Duration) -> Outcome {
    var timeout = LockTimeout(path: path, limit: limit)
    do {
      while true {
        if let lock = try attempt(path: path) { return .acquired(lock) }
        if let outcome = timeout.outcome() { return outcome }
        usleep(shortPause)
      }
    } catch {
      return .unavailable
    }
  }

  /// Waits for the lock, at most `limit` for each holder.
  static func waiting(path: String, atMost limit: Duration) async -> Outcome {
    var timeout = LockTimeout(path: path, limit: limit)
    do {
      while true {
        if let lock = try attempt(path: path) { return .acquired(lock) }
        if let outcome = timeout.outcome() { return outcome }
        try await MachineClock().sleep(for: longPause)
      }
    } catch {
      return .unavailable
    }
  }

  /// Writes the ID of this process into the file, so that others can tell whether it is running.
  private func nameHolder() {
    let text = "\(getpid())\n"
    ftruncate(descriptor, 0)
    unsafe pwrite(descriptor, text, text.utf8.count, 0)
  }

  /// Whether the process that holds the lock at `path` is stopped, for example by Ctrl-Z. A process
  /// of another PID namespace counts as running.
  static func isHolderStopped(path: String) -> Bool {
    guard let holder = contents(of: path, atMost: 32).flatMap({ Int32($0.trimmed) }), holder > 0,
      let status = contents(of: "/proc/\(holder)/stat", atMost: 512),
      let name = status.lastIndex(of: ")")
    else { return false }
    // `pid (name) state …`; T is stopped by a signal, t by a tracer.
    return status[name...].dropFirst(2).first?.lowercased() == "t"
  }

  private static func contents(of path: String, atMost size: Int) -> String? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: size)
    let count = unsafe read(descriptor, &bytes, size)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// Releases the lock. Must be called exactly once.
  func release() {
    unsafe unlink(path)
    close(descriptor)
  }
}

/// The timeout for a lock, which restarts with each holder. A single process that holds the lock
/// too long is stuck. Several that hold it in turn are only busy, and proceeding without the lock
/// would undo their changes. The total wait is at most thirty times the limit.
private struct LockTimeout {
  /// The identity of a lock file. Each holder creates its own file, but the system may reuse an
  /// inode number, so the time of the last status change is compared too.
  private struct LockHolder: Equatable {
    let number: ino_t
    let seconds: Int
    let nanoseconds: Int

    init?(path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return nil }
      number = status.st_ino
      (seconds, nanoseconds) = (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
    }
  }

  private let path: String
  private let limit: Duration
  private let last: ContinuousClock.Instant
  private var end: ContinuousClock.Instant
  private var holder: LockHolder?

  init(path: String, limit: Duration) {
    (self.path, self.limit) = (path, limit)
    end = ContinuousClock.now + limit
    last = ContinuousClock.now + limit * 30
    holder = LockHolder(path: path)
  }

  /// Returns the reason why the wait ends now; nil while it continues.
  mutating func outcome() -> FileLock.Outcome? {
    let now = ContinuousClock.now
    let next = LockHolder(path: path)
    if next != holder { (holder, end) = (next, min(now + limit, last)) }
    if FileLock.isHolderStopped(path: path) { return .unavailable }
    return now < end ? nil : .busy
  }
}

/// A lock with one timeout for all waits: once its holder is found to be stuck, later callers do
/// not wait until the lock has been acquired again.
final class SharedLock: Sendable {
  private let limit: Duration
  private let isStuck = Atomic(false)

  /// Creates a lock with a timeout for each holder.
  init(atMost limit: Duration) { self.limit = limit }

  /// Returns the lock at `path`, or nil if it cannot be acquired in time. Blocks the thread.
  func acquire(path: String) -> FileLock? {
    let lock = FileLock.waiting(
      path: path, atMost: isStuck.load(ordering: .relaxed) ? .zero : limit
    ).lock
    isStuck.store(lock == nil, ordering: .relaxed)
    return lock
  }
}
