import Foundation
import Glibc

/// A small file that is only the user's: 0600 in a folder of 0700, written beside and renamed into
/// place, so that a reader, or a program killed meanwhile, finds the old one or the new one and
/// never half of either.
struct PrivateFile {
  /// Larger files are none of ours.
  static let sizeLimit = 16 << 20

  let path: String

  private var folder: String { (path as NSString).deletingLastPathComponent }

  /// The bytes, or nil when there is no file.
  func read() throws(POSIXError) -> Data? {
    // O_NONBLOCK: a pipe in the file's place must not hold the first frame up.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw POSIXError(.EINVAL) }
    guard status.st_size <= Self.sizeLimit else { throw POSIXError(.EFBIG) }
    var data = Data(count: Int(status.st_size))
    var filled = 0
    while filled < data.count {
      let count = data.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress?.advanced(by: filled), bytes.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { break }
      filled += count
    }
    return data.prefix(filled)
  }

  /// Writes the whole file, making its folder where there is none.
  func write(_ data: Data) throws(POSIXError) {
    try Self.makeFolder(folder)
    let name = (path as NSString).lastPathComponent
    let beside = "\(folder)/.\(name).\(getpid())-\(UInt32.random(in: 0 ... .max)).new"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last }
    var failure: POSIXError?
    data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count, failure == nil {
        let count = Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count > 0 { written += count } else if errno != EINTR { failure = .last }
      }
    }
    // Without this a power cut may leave the new name with nothing in it.
    if failure == nil, fsync(descriptor) != 0 { failure = .last }
    if close(descriptor) != 0, failure == nil { failure = .last }
    if failure == nil, rename(beside, path) != 0 { failure = .last }
    if let failure {
      unlink(beside)
      throw failure
    }
  }

  /// Keeps a file that cannot be understood out of the way, for whoever wants to look at it.
  func setAside() {
    rename(path, path + ".corrupt")
  }

  /// Removes what programs that were killed while writing have left in a folder, and returns the
  /// names of the rest. The name of such a file says whose it was: see ``write(_:)``.
  @discardableResult
  static func removeLeftovers(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      guard name.hasPrefix("."), name.hasSuffix(".new"),
        let writer = name.split(separator: ".").dropLast().last?.prefix(while: { $0 != "-" }),
        let process = pid_t(writer), process > 0
      else { return true }
      // Only a process that is gone will never finish it.
      guard kill(process, 0) != 0, errno == ESRCH else { return true }
      unlink("\(folder)/\(name)")
      return false
    }
  }

  /// Makes a folder and those above it; those that are new are the user's alone.
  static func makeFolder(_ path: String) throws(POSIXError) {
    if path.isEmpty || mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw .last }
    let parent = (path as NSString).deletingLastPathComponent
    guard !parent.isEmpty, parent != path else { throw POSIXError(.ENOENT) }
    try makeFolder(parent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }
}

extension POSIXError {
  /// What the last system call failed with.
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
