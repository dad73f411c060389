import CLZMA
import CZlib
import Glibc
import Synchronization

/// A file that is read completely, and decompressed if it is in gzip or xz format.
enum CompressedFile {
  /// The maximum size of a list, uncompressed: GeoNames' allCountries.txt has 1.7 GB.
  static let largest = 4 << 30

  /// Returns the bytes of the file.
  static func read(
    _ path: String, progress: (Double) -> Void
  ) throws(CityListError) -> [UInt8] {
    // O_NONBLOCK: opening a pipe instead of a file would block forever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: lastReason()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable(path: path, reason: "not a regular file")
    }
    guard status.st_size <= largest else {
      close(descriptor)
      throw .tooLarge
    }
    guard let file = gzdopen(descriptor, "rb") else {
      close(descriptor)
      throw .unreadable(path: path, reason: lastReason())
    }
    gzbuffer(file, 1 << 18)
    var bytes: [UInt8] = []
    var failure: CityListError?
    let chunk = 1 << 20
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunk, alignment: 16)
    defer { buffer.deallocate() }
    while failure == nil {
      let count = Int(gzread(file, buffer.baseAddress, UInt32(chunk)))
      if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
      if count < 0 { failure = .damagedArchive }
      if count <= 0 { break }
      if bytes.count > largest { failure = .tooLarge }
      progress(min(1, Double(gzoffset(file)) / Double(max(1, status.st_size))))
    }
    // zlib reports a truncated stream only when it is closed.
    if gzclose_r(file) != Z_OK, failure == nil { failure = .damagedArchive }
    if let failure { throw failure }
    // zlib returns files in other formats unchanged.
    return bytes.starts(with: magicOfXZ) ? try decompressed(bytes, path) : bytes
  }

  /// Returns whether a file begins as one in gzip or xz format does.
  static func isCompressed(_ file: some Sequence<UInt8>) -> Bool {
    file.starts(with: magicOfGzip) || file.starts(with: magicOfXZ)
  }

  private static let magicOfGzip: [UInt8] = [0x1F, 0x8B]
  private static let magicOfXZ: [UInt8] = [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]

  /// The library is loaded by one thread at a time.
  private static let loading = Mutex(())

  /// Decompresses a file in xz format.
  private static func decompressed(
    _ file: [UInt8], _ path: String
  ) throws(CityListError) -> [UInt8] {
    guard loading.withLock({ _ in clzma_load() }) else {
      throw .unreadable(path: path, reason: "liblzma.so.5 is missing")
    }
    // The size of the result is unknown. A list is compressed to about a sixth of its size.
    var room = max(1 << 16, file.count * 6)
    while room <= largest {
      var result = CLZMA_DAMAGED
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { output, count in
        result = file.withUnsafeBytes {
          clzma_decompress($0.baseAddress, $0.count, output.baseAddress, room, &count)
        }
        if result != CLZMA_DONE { count = 0 }
      }
      switch result {
      case CLZMA_DONE: return bytes
      case CLZMA_NO_ROOM: room *= 4
      default: throw .damagedArchive
      }
    }
    throw .tooLarge
  }
}
