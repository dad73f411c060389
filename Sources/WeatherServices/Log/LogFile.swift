import Files
import Glibc
import Synchronization
import WeatherModel

/// An append-only file with a size limit. A file that would exceed it is renamed to end in `.1`,
/// which replaces the previous one.
final class LogFile: Sendable {
  /// The default size limit in bytes.
  static let standardLimit = 1 << 20

  let path: String
  private let limit: Int
  private let onIssue: @Sendable (StorageIssue) -> Void
  private let descriptor = Mutex<Int32>(-1)

  init(
    path: String, limit: Int = LogFile.standardLimit,
    onIssue: @escaping @Sendable (StorageIssue) -> Void = { _ in }
  ) {
    self.path = path
    self.limit = limit
    self.onIssue = onIssue
  }

  deinit { descriptor.withLock { if $0 >= 0 { close($0) } } }

  /// Appends a line. Errors are only reported: logging must never stop the program.
  func append(_ line: String) {
    let bytes = Array(line.utf8)
    let isWritten = descriptor.withLock { descriptor in
      follow(&descriptor)
      var status = stat()
      if descriptor >= 0, unsafe fstat(descriptor, &status) == 0,
        Int(status.st_size) + bytes.count > limit, status.st_size > 0
      {
        unsafe rename(path, path + ".1")
        follow(&descriptor)
      }
      guard descriptor >= 0 else { return false }
      // One call per line: with O_APPEND, lines of several processes do not mix.
      return unsafe write(descriptor, bytes, bytes.count) == bytes.count
    }
    // Outside of the lock, because the recipient may log the issue.
    if !isWritten { onIssue(.unwritable(path: path)) }
  }

  /// Opens the file, and reopens it if another process has renamed it.
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
    // An existing file may have wider permissions; its entries must be private to the user.
    if descriptor >= 0 { fchmod(descriptor, 0o600) }
  }
}
