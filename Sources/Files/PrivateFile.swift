import Glibc

/// A file that is only the user's: 0600 in a folder of 0700, written beside and renamed into place,
/// so that a reader, or a program killed meanwhile, finds the old one or the new one and never half
/// of either.
public struct PrivateFile: Sendable {
  /// Where it is.
  public let path: String

  /// The file at `path`, whether it exists or not.
  public init(path: String) { self.path = path }

  /// The folder it stands in.
  public var folder: String { FilePath.folder(of: path) }

  /// Where ``quarantine()`` puts it.
  public var pathAside: String { path + ".corrupt" }

  // MARK: - Reading

  /// The bytes, or nil when there is no file.
  /// - Parameter limit: The most bytes that are read; a larger file is refused.
  public func read(limit: Int = 16 << 20) throws(FileError) -> [UInt8]? {
    // O_NONBLOCK: a pipe in the file's place must not hold the first frame up.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(EINVAL) }
    guard status.st_size <= limit else { throw FileError(EFBIG) }
    // An array made with room for nothing writes into the one that all threads have for empty.
    guard status.st_size > 0 else { return [] }
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, filled in
      while filled < buffer.count {
        let count = Glibc.read(
          descriptor, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
        if count > 0 {
          filled += count
        } else if count == 0 {
          // The file was truncated while it was being read.
          return
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  // MARK: - Writing

  /// Writes the whole file, making its folder where there is none.
  public func write(_ bytes: some Collection<UInt8>) throws(FileError) {
    try Self.makeFolder(folder)
    let process = "\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let beside = "\(folder.isEmpty ? "." : folder)/.\(FilePath.name(of: path)).\(process).new"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last }
    var failure =
      bytes.withContiguousStorageIfAvailable { Self.write(UnsafeRawBufferPointer($0), descriptor) }
      ?? Array(bytes).withUnsafeBytes { Self.write($0, descriptor) }
    // Without this a power cut may leave the new name with nothing in it.
    if failure == nil, fsync(descriptor) != 0 { failure = .last }
    if close(descriptor) != 0, failure == nil { failure = .last }
    if failure == nil, rename(beside, path) != 0 { failure = .last }
    if let failure {
      unlink(beside)
      throw failure
    }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> FileError? {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(
        descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      if count > 0 { written += count } else if errno != EINTR { return .last }
    }
    return nil
  }

  /// Renames a file that cannot be read to `.corrupt`, so that it can be examined.
  public func quarantine() {
    rename(path, pathAside)
  }

  // MARK: - Folders

  /// Makes a folder and those above it; those that are new are the user's alone.
  public static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty || mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw .last }
    let parent = FilePath.folder(of: path)
    guard !parent.isEmpty, parent != path else { throw FileError(ENOENT) }
    try makeFolder(parent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
  }

  /// Removes what programs that were killed while writing have left in a folder, and returns the
  /// names of the rest. The name of such a file says whose it was: see ``write(_:)``.
  @discardableResult
  public static func removeLeftovers(in folder: String) -> [String] {
    FileSystem.names(in: folder).filter { name in
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
}
