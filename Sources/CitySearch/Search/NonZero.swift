import Glibc

/// Iteration over the nonzero bytes of a sparse buffer, eight bytes at a time.
enum NonZero {
  /// Calls `body` with the index of each nonzero byte.
  static func forEach(in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
    _ = contains(in: bytes) { place in
      body(place)
      return false
    }
  }

  /// Clears each nonzero byte that does not meet a condition.
  static func keep(in bytes: inout [UInt8], where condition: (_ place: Int, _ byte: UInt8) -> Bool)
  {
    bytes.withUnsafeMutableBufferPointer { bytes in
      forEach(in: UnsafeRawBufferPointer(bytes)) { place in
        if !condition(place, bytes[place]) { bytes[place] = 0 }
      }
    }
  }

  /// Returns whether any place of a byte meets a condition, stopping at the first one.
  static func holds(
    _ byte: UInt8, in bytes: UnsafeRawBufferPointer, where condition: (Int) -> Bool = { _ in true }
  ) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var position = 0
    while let found = memchr(base + position, Int32(byte), bytes.count - position) {
      let place = UnsafeRawPointer(found) - base
      if condition(place) { return true }
      position = place + 1
    }
    return false
  }

  /// Returns whether a nonzero byte meets a condition, stopping at the first one.
  static func contains(
    in bytes: UnsafeRawBufferPointer, where condition: (Int) -> Bool
  ) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var position = 0
    while position &+ 8 <= bytes.count {
      if base.loadUnaligned(fromByteOffset: position, as: UInt64.self) != 0 {
        for place in position..<position + 8 where bytes[place] != 0 && condition(place) {
          return true
        }
      }
      position &+= 8
    }
    while position < bytes.count {
      if bytes[position] != 0, condition(position) { return true }
      position += 1
    }
    return false
  }
}
