import Glibc

/// Writing a file beside its place and renaming it, so that nobody ever reads half of one.
enum AtomicFile {
  /// Writes bytes to a file of mode 0600, making its folder (0700) when needed.
  /// - Returns: the system's reason when it failed.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      makeFolder(String(path[..<slash]))
    }
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0...UInt32.max))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return lastReason() }
    var written = 0
    var reason: String?
    bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let count = Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          reason = lastReason()
          return
        }
        written += count
      }
    }
    if close(descriptor) != 0, reason == nil { reason = lastReason() }
    if reason == nil, rename(temporary, path) != 0 { reason = lastReason() }
    if reason != nil { unlink(temporary) }
    return reason
  }

  private static func makeFolder(_ path: String) {
    if mkdir(path, 0o700) == 0 || errno != ENOENT { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      makeFolder(String(path[..<slash]))
      mkdir(path, 0o700)
    }
  }
}
