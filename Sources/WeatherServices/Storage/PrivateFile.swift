import Foundation
import Glibc

/// A small file that is only the user's: 0600 in a folder of 0700, written beside and renamed into
/// place, so that a reader sees the old one or the new one and never half of either.
struct PrivateFile {
  let path: String

  private var folder: String { (path as NSString).deletingLastPathComponent }

  /// The bytes, or nil when there is no file to read.
  func read() -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Writes the whole file; false when the system did not let it.
  @discardableResult
  func write(_ data: Data) -> Bool {
    let files = FileManager.default
    try? files.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let beside = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max)).new"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return fsync(descriptor) == 0
    }
    close(descriptor)
    guard isWritten, rename(beside, path) == 0 else {
      unlink(beside)
      return false
    }
    return true
  }

  /// Keeps a file that cannot be understood out of the way, for whoever wants to look at it.
  func setAside() {
    rename(path, path + ".corrupt")
  }
}
