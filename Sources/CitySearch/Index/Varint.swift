/// Unsigned integers in groups of seven bits, the lowest group first. The highest bit of a byte
/// indicates that another one follows.
enum Varint {
  /// Appends a number.
  static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Returns the number of bytes that a number takes.
  static func length(_ value: UInt64) -> Int {
    max(1, (UInt64.bitWidth - value.leadingZeroBitCount + 6) / 7)
  }
}

/// A reader of consecutive numbers. Damaged bytes result in wrong numbers but never in an
/// out-of-bounds read.
struct VarintReader: IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  @inline(__always)
  mutating func next() -> UInt64? {
    guard position < bytes.count, let base = bytes.baseAddress else { return nil }
    var value: UInt64 = 0
    var shift: UInt64 = 0
    repeat {
      let byte = base.load(fromByteOffset: position, as: UInt8.self)
      position &+= 1
      value |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { break }
      shift &+= 7
    } while position < bytes.count
    return value
  }
}
