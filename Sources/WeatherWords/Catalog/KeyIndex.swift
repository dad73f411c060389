internal import Glibc

/// A hash table of key positions with open addressing. It is at most half full, so that nearly
/// every key is found with one comparison.
struct KeyIndex: Sendable {
  /// The hash of a key in the upper half, its index plus one in the lower half; zero for an empty
  /// slot.
  private let slots: [UInt64]

  /// - Parameter key: Passes the bytes of the key at an index to a function.
  init(count: Int, key: (Int, (UnsafeBufferPointer<UInt8>) -> Void) -> Void) {
    var size = 64
    while size < count * 2 { size *= 2 }
    var slots = [UInt64](repeating: 0, count: size)
    for entryIndex in 0..<count {
      var hash = KeyHash()
      unsafe key(entryIndex) { unsafe hash.combine($0) }
      var slot = Int(hash.value) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt64(hash.value) << 32 | UInt64(entryIndex + 1)
    }
    self.slots = slots
  }

  /// Returns the index of a key, or of `key.word` if a word is given; nil if there is none.
  func entryIndex(
    of key: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>?,
    isKey: (Int) -> Bool
  ) -> Int? {
    var hash = KeyHash()
    unsafe hash.combine(key)
    if let word = unsafe word {
      hash.combine(UInt8(ascii: "."))
      unsafe hash.combine(word)
    }
    var slot = Int(hash.value) & (slots.count - 1)
    while slots[slot] != 0 {
      let entryIndex = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == UInt64(hash.value), isKey(entryIndex) { return entryIndex }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}

/// The hash of a key's bytes (FNV-1a).
private struct KeyHash {
  private(set) var value: UInt32 = 2_166_136_261

  mutating func combine(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

  mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe bytes.forEach { combine($0) }
  }
}
