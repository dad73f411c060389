import Files
import Glibc

/// The bytes of an index: a mapped file, or memory when the file could not be written.
///
/// Unchecked because a pointer is not Sendable by itself: nobody writes through this one after
/// `init`, and the memory lives as long as the object.
final class IndexBytes: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  /// Which file it is and when it was last touched; nil for memory.
  let identity: FileIdentity?
  private let file: MappedFile?
  private var isMapped: Bool { file != nil }

  /// Maps a file. Nil when it cannot be opened, or is too short or too long for an index.
  init?(mapping path: String) {
    let sizes = IndexFormat.headerSize...Int(IndexFormat.largestFile)
    guard let file = MappedFile(path: path, sizes: sizes) else { return nil }
    self.file = file
    bytes = file.bytes
    identity = FileIdentity(file.status)
  }

  /// Keeps a copy of bytes in memory.
  init(copying source: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
    copy.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(copy)
    identity = nil
    file = nil
  }

  /// Looks at everything once, piece by piece, and gives the pages of each piece back: the whole
  /// file is never in memory at once. Pages come again as they are needed.
  func scan(_ look: (UnsafeRawBufferPointer) -> Void) {
    for piece in IndexFormat.pieces(of: bytes) {
      let address = UnsafeMutableRawPointer(mutating: piece.baseAddress)
      if isMapped { madvise(address, piece.count, Self.populateForReading) }
      look(piece)
      if isMapped { madvise(address, piece.count, MADV_DONTNEED) }
    }
  }

  /// Brings the pages of a part in at once, which takes the system far less than one after the
  /// other, each when it is first read.
  func prefetchPages(_ part: Range<Int>) {
    guard isMapped, let base = bytes.baseAddress else { return }
    let start = part.lowerBound / Self.pageSize * Self.pageSize
    let address = UnsafeMutableRawPointer(mutating: base + start)
    madvise(address, part.upperBound - start, Self.populateForReading)
  }

  private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// Gives back the pages that were brought in so far; they come again as they are needed.
  func evictPages() {
    if isMapped {
      madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
    }
  }

  /// MADV_POPULATE_READ of Linux 5.14, which the header may lack; older kernels refuse it, and the
  /// pages come one by one.
  private static let populateForReading: Int32 = 22

  /// Whether the file was cut short while it was mapped. What it lost reads as zeros.
  var isDamaged: Bool { file?.isDamaged ?? false }

  deinit {
    if !isMapped { bytes.deallocate() }
  }
}
