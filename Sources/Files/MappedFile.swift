import CMappedFile
public import Glibc

/// A file that is mapped into memory for reading. A page that another process truncates reads as
/// zeros.
///
/// Unchecked because a pointer is not Sendable. The bytes are only read, and the mapping lives as
/// long as the object.
@safe public final class MappedFile: @unchecked Sendable {
  /// The bytes of the file.
  public let bytes: UnsafeRawBufferPointer
  /// The status of the file when it was mapped.
  public let status: stat

  /// Maps a file; nil if it is not a regular file that can be opened, or its size is not in
  /// `sizes`.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - sizes: The accepted sizes in bytes; more than 0.
  public init?(path: String, sizes: ClosedRange<Int>) {
    // O_NONBLOCK: opening a pipe instead of a file would block forever.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    defer { close(descriptor) }
    // Of a file that could not be opened, there is no status.
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      sizes.contains(Int(status.st_size)),
      let address = unsafe mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe address != MAP_FAILED
    else { return nil }
    unsafe bytes = UnsafeRawBufferPointer(start: address, count: Int(status.st_size))
    self.status = status
    _ = unsafe cmf_watch(address, bytes.count)
  }

  /// Whether the file was truncated while it was mapped.
  public var isDamaged: Bool {
    unsafe cmf_is_damaged(UnsafeMutableRawPointer(mutating: bytes.baseAddress))
  }

  deinit {
    let address = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
    unsafe cmf_unwatch(address)
    unsafe munmap(address, bytes.count)
  }
}
