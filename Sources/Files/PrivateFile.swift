import Glibc

/// A file that only the user can read: mode 0600 in a folder of mode 0700. New contents are written
/// to a temporary file, which is then renamed, so that a reader, or the next start after a kill,
/// finds either the old or the new contents complete.
///
/// ```swift
/// let file = PrivateFile(path: folder + "/cache/board.json")
/// try file.write("[]".utf8)
/// let bytes = try file.read()
/// // A file that cannot be decoded is set aside, and the next read finds none.
/// file.quarantine()
/// ```
public struct PrivateFile: Sendable {
  /// The path of the file.
  public let path: String
  private let calls: FileCalls

  /// Creates a reference to the file at `path`, which need not exist.
  public init(path: String) { self.init(path: path, calls: FileCalls()) }

  init(path: String, calls: FileCalls) {
    self.path = path
    self.calls = calls
  }

  /// The folder that contains the file.
  public var folder: String { FilePath.folder(of: path) }

  /// The path to which ``quarantine()`` renames the file.
  public var quarantinePath: String { path + ".corrupt" }

  // MARK: - Reading

  /// Returns the bytes; nil if there is no file.
  /// - Parameter limit: The maximum number of bytes; a larger file is rejected.
  public func read(limit: Int = 16 << 20) throws(FileError) -> [UInt8]? {
    // O_NONBLOCK: a pipe instead of the file must not block the first frame.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor != -1 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last
    }
    defer { close(descriptor) }
    // The status of zeros that remains if this fails is not that of a regular file.
    var status = stat()
    unsafe fstat(descriptor, &status)
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(EINVAL) }
    guard status.st_size <= limit else { throw FileError(EFBIG) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = try unsafe bytes.withUnsafeMutableBytes { buffer in
      FileCalls.moveAll(buffer.count) { moved, rest in
        unsafe calls.read(descriptor, buffer.baseAddress?.advanced(by: moved), rest)
      }
    }.get()
    // The file was truncated while it was being read.
    bytes.removeSubrange(count...)
    return bytes
  }

  // MARK: - Writing

  /// Writes the whole file, creating its folder if necessary.
  public func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    try Self.makeFolder(folder)
    let process = "\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let beside = "\(folder.isEmpty ? "." : folder)/.\(FilePath.name(of: path)).\(process).new"
    let descriptor = unsafe open(
      beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor != -1 else { throw .last }
    let written = failure(writing: bytes, to: descriptor)
    let closed = FileError(status: calls.close(descriptor))
    if let failure = unsafe written ?? closed ?? FileError(status: rename(beside, path)) {
      unsafe unlink(beside)
      throw failure
    }
  }

  private func failure(
    writing bytes: some Collection<UInt8>, to descriptor: Int32
  ) -> FileError? {
    let bytes = Array(bytes)
    let written = unsafe bytes.withUnsafeBytes { buffer in
      FileCalls.moveAll(buffer.count) { moved, rest in
        unsafe calls.write(descriptor, buffer.baseAddress?.advanced(by: moved), rest)
      }
    }
    return switch written {
    case .failure(let failure): failure
    // Without this, a power failure may leave an empty file under the new name.
    case .success(bytes.count): FileError(status: calls.synchronize(descriptor))
    case .success: FileError(EIO)
    }
  }

  /// Renames a file that cannot be read, appending `.corrupt`, so that it can be examined.
  public func quarantine() {
    unsafe rename(path, quarantinePath)
  }

  // MARK: - Folders

  /// Creates a folder and its parents. New folders are accessible only to the user.
  public static func makeFolder(_ path: String) throws(FileError) {
    if unsafe path.isEmpty || mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw .last }
    let parent = FilePath.folder(of: path)
    guard !parent.isEmpty, parent != path else { throw FileError(ENOENT) }
    try makeFolder(parent)
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  /// Removes the temporary files of killed processes from a folder, and returns the names of the
  /// others. The name of a temporary file contains its process ID: see ``write(_:)``.
  @discardableResult
  public static func removeLeftovers(in folder: String) -> [String] {
    FileSystem.names(in: folder).filter { name in
      guard name.hasPrefix("."), name.hasSuffix(".new"),
        let writer = name.split(separator: ".").dropLast().last?.prefix(while: { $0 != "-" }),
        let process = pid_t(writer)
      else { return true }
      // A running process may still complete its file.
      guard kill(process, 0) != 0, errno == ESRCH else { return true }
      unsafe unlink("\(folder)/\(name)")
      return false
    }
  }
}
