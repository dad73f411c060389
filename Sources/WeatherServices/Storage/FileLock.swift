import Files
import FoundationEssentials
import Glibc

/// A lock between processes, held until it is let go of or the process ends. Its file goes with it.
struct FileLock: Sendable {
  /// So short that those who wait come between two changes of one who makes many.
  private static let shortPause: useconds_t = 1000
  /// For a question to a provider, of which there is one.
  private static let longPause = Duration.milliseconds(10)

  private let path: String
  private let descriptor: Int32

  /// The lock, when nobody holds it; throws where there can be none, as in a folder that is not ours.
  static func attempt(path: String) throws(FileError) -> FileLock? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      // The holder before removes the file: a lock on what has no name keeps nobody out.
      var (mine, named) = (stat(), stat())
      if fstat(descriptor, &mine) == 0, stat(path, &named) == 0,
        mine.st_ino == named.st_ino, mine.st_dev == named.st_dev
      {
        return FileLock(path: path, descriptor: descriptor)
      }
    } else if errno != EWOULDBLOCK, errno != EINTR {
      let error = FileError.last
      close(descriptor)
      throw error
    }
    close(descriptor)
    return nil
  }

  /// The lock, waited for; nil when one holder keeps it longer, or where there can be none. Blocks.
  static func waiting(path: String, atMost limit: Duration) -> FileLock? {
    var patience = LockPatience(path: path, limit: limit)
    do {
      while true {
        if let lock = try attempt(path: path) { return lock }
        guard patience.isLeft() else { return nil }
        usleep(shortPause)
      }
    } catch {
      return nil
    }
  }

  /// The lock, waited for; nil when one holder keeps it longer, or where there can be none.
  static func waiting(path: String, atMost limit: Duration) async -> FileLock? {
    var patience = LockPatience(path: path, limit: limit)
    do {
      while true {
        if let lock = try attempt(path: path) { return lock }
        guard patience.isLeft() else { return nil }
        try await MachineClock().sleep(for: longPause)
      }
    } catch {
      return nil
    }
  }

  /// Lets go of it. Once.
  func release() {
    unlink(path)
    close(descriptor)
  }
}

/// How long a lock is waited for. A holder that keeps it too long is stuck; many that follow each other
/// are only busy, and to go ahead of them would undo what they do.
private struct LockPatience {
  /// Each holder makes a file of its own, with a number that may be another's again.
  private struct Holder: Equatable {
    let number: ino_t
    let seconds: Int
    let nanoseconds: Int

    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      number = status.st_ino
      (seconds, nanoseconds) = (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
    }
  }

  private let path: String
  private let limit: Duration
  private let last: ContinuousClock.Instant
  private var end: ContinuousClock.Instant
  private var holder: Holder?

  init(path: String, limit: Duration) {
    (self.path, self.limit) = (path, limit)
    end = ContinuousClock.now + limit
    last = ContinuousClock.now + limit * 30
    holder = Holder(path: path)
  }

  mutating func isLeft() -> Bool {
    let now = ContinuousClock.now
    let next = Holder(path: path)
    if next != holder { (holder, end) = (next, min(now + limit, last)) }
    return now < end
  }
}
