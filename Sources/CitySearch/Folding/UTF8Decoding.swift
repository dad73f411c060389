import Glibc

/// The bytes of a text in UTF-8.
typealias UTF8Bytes = UnsafeBufferPointer<UInt8>

extension UTF8Bytes {
  /// Returns whether two texts have the same bytes.
  func equals(_ other: UTF8Bytes) -> Bool {
    guard count == other.count, let bytes = baseAddress, let others = other.baseAddress else {
      return isEmpty && other.isEmpty
    }
    return memcmp(bytes, others, count) == 0
  }

  /// Splits the text at its first separator. If it has none, the rest is nil.
  func splitAtFirst(_ separator: UInt8) -> (first: UTF8Bytes, rest: UTF8Bytes?) {
    guard let start = baseAddress, let end = memchr(start, Int32(separator), count) else {
      return (self, nil)
    }
    let length = UnsafeRawPointer(end) - UnsafeRawPointer(start)
    return (UTF8Bytes(rebasing: prefix(length)), UTF8Bytes(rebasing: dropFirst(length + 1)))
  }
}

/// Decoding of scalars from UTF-8 without creating strings.
enum UTF8Decoding {
  /// Returns the length in bytes of a scalar with this first byte.
  @inline(__always)
  static func length(from first: UInt8) -> Int {
    first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
  }

  /// Returns the scalar at a position and its length in bytes; (0, 0) at the end. An invalid byte
  /// is read as U+FFFD.
  @inline(__always)
  static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int, end: Int
  ) -> (code: UInt32, length: Int) {
    guard position < end, end <= bytes.count else { return (0, 0) }
    let first = UInt32(bytes[position])
    if first < 0x80 { return (first, 1) }
    let length = length(from: bytes[position])
    guard first >= 0xC2, first < 0xF5, position + length <= end else { return (0xFFFD, 1) }
    var code = first & (0xFF >> UInt32(length + 1))
    for index in position + 1..<position + length {
      let byte = UInt32(bytes[index])
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      code = code << 6 | byte & 0x3F
    }
    return (code, length)
  }
}
