import Glibc

/// A whole file read into memory. It is not mapped, because other processes may change a list while
/// it is read.
final class FileBytes {
  let bytes: UnsafeRawBufferPointer
  private let memory: UnsafeMutableRawBufferPointer

  init(path: String) throws(CityListError) {
    // O_NONBLOCK: opening a pipe instead of a file would block.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: lastReason()) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: lastReason())
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "not a regular file")
    }
    guard status.st_size <= CompressedFile.largest else { throw .tooLarge }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(status.st_size), alignment: 16)
    var count = 0
    while count < buffer.count {
      let got = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        let reason = lastReason()
        buffer.deallocate()
        throw .unreadable(path: path, reason: reason)
      }
      if got == 0 { break }
      count += got
    }
    memory = buffer
    bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count])
  }

  deinit { memory.deallocate() }
}
