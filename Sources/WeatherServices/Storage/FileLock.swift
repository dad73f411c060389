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

  /// The lock, waited for; nil when it takes longer, or where there can be none. Blocks.
  static func waiting(path: String, atMost limit: Duration) -> FileLock? {
    let end = ContinuousClock.now + limit
    do {
      while true {
        if let lock = try attempt(path: path) { return lock }
        guard ContinuousClock.now < end else { return nil }
        usleep(shortPause)
      }
    } catch {
      return nil
    }
  }

  /// The lock, waited for; nil when it takes longer, or where there can be none.
  static func waiting(path: String, atMost limit: Duration) async -> FileLock? {
    let end = ContinuousClock.now + limit
    do {
      while true {
        if let lock = try attempt(path: path) { return lock }
        guard ContinuousClock.now < end else { return nil }
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
