import Files
import Glibc

/// The bytes of an index: a mapped file, or memory if the file could not be written.
///
/// `@unchecked Sendable` because a pointer is not Sendable. The memory is only read after `init`,
/// and lives as long as the object.
final class IndexBytes: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  /// The file's identity; nil for memory.
  let identity: FileIdentity?
  private let file: MappedFile?
  private var isMapped: Bool { file != nil }

  /// Maps a file. Nil if it cannot be opened, or if its size is out of range for an index.
  init?(mapping path: String) {
    let sizes = IndexFormat.headerSize...Int(IndexFormat.largestFile)
    guard let file = MappedFile(path: path, sizes: sizes) else { return nil }
    self.file = file
    bytes = file.bytes
    identity = FileIdentity(file.status)
  }

  /// Copies bytes into memory.
  init(copying source: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
    copy.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(copy)
    identity = nil
    file = nil
  }

  /// Reads everything once, piece by piece, and releases the pages of each piece, so that the whole
  /// file is never resident at once. Pages are loaded again on demand.
  func scan(_ look: (UnsafeRawBufferPointer) -> Void) {
    for piece in IndexFormat.pieces(of: bytes) {
      let address = UnsafeMutableRawPointer(mutating: piece.baseAddress)
      if isMapped { madvise(address, piece.count, Self.populateForReading) }
      look(piece)
      if isMapped { madvise(address, piece.count, MADV_DONTNEED) }
    }
  }

  /// Prefetches the pages of a range in one call, which is much cheaper than a page fault for each
  /// page.
  func prefetchPages(_ part: Range<Int>) {
    guard isMapped, let base = bytes.baseAddress else { return }
    let start = part.lowerBound / Self.pageSize * Self.pageSize
    let address = UnsafeMutableRawPointer(mutating: base + start)
    madvise(address, part.upperBound - start, Self.populateForReading)
  }

  private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// Evicts the resident pages; they are loaded again on demand.
  func evictPages() {
    if isMapped {
      madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
    }
  }

  /// MADV_POPULATE_READ of Linux 5.14, which the header may lack. Older kernels reject it, and the
  /// pages are loaded one by one.
  private static let populateForReading: Int32 = 22

  /// Whether the file was truncated while it was mapped. The lost part reads as zeros.
  var isDamaged: Bool { file?.isDamaged ?? false }

  deinit {
    if !isMapped { bytes.deallocate() }
  }
}
