import Glibc

/// The bytes of an index: a mapped file, or memory when the file could not be written.
///
/// Unchecked because a pointer is not Sendable by itself: nobody writes through this one after
/// `init`, and the memory lives as long as the object.
final class IndexBytes: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Maps a file. Nil when it cannot be opened, or is too short or too long for an index.
  init?(mapping path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size >= IndexFormat.headerSize, status.st_size <= IndexFormat.largestFile,
      let address = mmap(
        nil, Int(status.st_size), PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0),
      address != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: address, count: Int(status.st_size))
    isMapped = true
  }

  /// Keeps a copy of bytes in memory.
  init(copying source: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
    copy.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(copy)
    isMapped = false
  }

  /// Gives back the pages that a look at the whole file has brought in; they come again as needed.
  func forgetPages() {
    if isMapped {
      madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
    }
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }
}
