/// The checksum of an index without its checksum field, computed piece by piece.
struct IndexChecksum {
  private(set) var value: UInt64 = 0
  private var isInHeader = true

  /// Adds the next piece of ``IndexFormat/pieces(of:)``.
  mutating func add(_ piece: UnsafeRawBufferPointer) {
    guard isInHeader else { return mix(piece[...]) }
    isInHeader = false
    let place = IndexFormat.Word.checksum.rawValue * 8
    mix(piece[..<place])
    mix(piece[(place + 8)...])
  }

  private mutating func mix(_ bytes: Slice<UnsafeRawBufferPointer>) {
    value = value &* 31 &+ IndexFormat.checksum(UnsafeRawBufferPointer(rebasing: bytes))
  }

  /// Returns the checksum of a whole index.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var checksum = IndexChecksum()
    for piece in IndexFormat.pieces(of: bytes) { checksum.add(piece) }
    return checksum.value
  }
}
