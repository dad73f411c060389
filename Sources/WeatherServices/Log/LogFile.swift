import Files
import Glibc
import Synchronization

/// A file that lines are put at the end of, and that makes room before it grows too large: what was
/// there goes to a file of the same name with `.1` at its end, in place of the one that was.
final class LogFile: Sendable {
  /// The size from which on the file makes room, in bytes.
  static let standardLimit = 1 << 20

  let path: String
  private let limit: Int
  private let descriptor = Mutex<Int32>(-1)

  init(path: String, limit: Int = LogFile.standardLimit) {
    self.path = path
    self.limit = limit
  }

  deinit { descriptor.withLock { if $0 >= 0 { close($0) } } }

  /// Puts a line at the end. A log that cannot be written is given up: it must stop nothing.
  func append(_ line: String) {
    let bytes = Array(line.utf8)
    descriptor.withLock { descriptor in
      follow(&descriptor)
      var status = stat()
      if descriptor >= 0, unsafe fstat(descriptor, &status) == 0,
        Int(status.st_size) + bytes.count > limit, status.st_size > 0
      {
        unsafe rename(path, path + ".1")
        follow(&descriptor)
      }
      guard descriptor >= 0 else { return }
      // One call a line: with O_APPEND those of several programs do not mix.
      _ = unsafe write(descriptor, bytes, bytes.count)
    }
  }

  /// Opens the file, again when another program has renamed the one that was open.
  private func follow(_ descriptor: inout Int32) {
    var (mine, current) = (stat(), stat())
    if descriptor >= 0 {
      let isCurrent =
        unsafe fstat(descriptor, &mine) == 0 && stat(path, &current) == 0
        && mine.st_ino == current.st_ino && mine.st_dev == current.st_dev
      if isCurrent { return }
      close(descriptor)
    }
    try? PrivateFile.makeFolder(PrivateFile(path: path).folder)
    descriptor = unsafe open(
      path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    // The file may have a wider mode; new entries are private to the user.
    if descriptor >= 0 { fchmod(descriptor, 0o600) }
  }
}
