/// Where the texts of a key begin, by the bytes of the key: a table with open addressing that is at
/// most half full, so that nearly every key is found with one comparison.
struct KeyIndex: Sendable {
  let keys: [UInt8]
  let entries: [CatalogReader.Entry]
  /// The place of an entry plus one; zero where there is none.
  private var slots: [UInt16]

  /// - Parameters:
  ///   - keys: The bytes of all keys, one after another.
  ///   - entries: Where each of them ends.
  init(keys: [UInt8], entries: [CatalogReader.Entry]) {
    self.keys = keys
    self.entries = entries
    var size = 64
    while size < entries.count * 2 { size *= 2 }
    slots = [UInt16](repeating: 0, count: size)
    var start = 0
    for (place, entry) in entries.enumerated() {
      var hash = KeyHash()
      for byte in keys[start..<entry.keyEnd] { hash.combine(byte) }
      var slot = hash.slot(of: size)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(place + 1)
      start = entry.keyEnd
    }
  }

  /// Where the texts of a key are, or nil.
  func texts(of key: StaticString) -> Range<Int>? {
    key.withUTF8Buffer { find($0, UnsafeBufferPointer(start: nil, count: 0)) }
  }

  /// Where the texts of `key.word` are, or nil.
  func texts(of key: StaticString, _ word: String) -> Range<Int>? {
    var word = word
    return key.withUTF8Buffer { key in word.withUTF8 { find(key, $0) } }
  }

  /// The texts of a key, or of a class and one of its words when there is one.
  private func find(
    _ key: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var hash = KeyHash()
    for byte in key { hash.combine(byte) }
    if !word.isEmpty {
      hash.combine(KeyIndex.separator)
      for byte in word { hash.combine(byte) }
    }
    var slot = hash.slot(of: slots.count)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      let (entry, start) = (entries[place], place == 0 ? 0 : entries[place - 1].keyEnd)
      if isEqual(keys[start..<entry.keyEnd], key, word) { return entry.texts }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isEqual(
    _ stored: ArraySlice<UInt8>, _ key: UnsafeBufferPointer<UInt8>,
    _ word: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if word.isEmpty { return stored.elementsEqual(key) }
    guard stored.count == key.count + 1 + word.count else { return false }
    let middle = stored.startIndex + key.count
    return stored[..<middle].elementsEqual(key) && stored[middle] == KeyIndex.separator
      && stored[(middle + 1)...].elementsEqual(word)
  }

  private static let separator = UInt8(ascii: ".")
}

/// The hash of a key's bytes (FNV-1a).
private struct KeyHash {
  private var value: UInt32 = 2_166_136_261

  mutating func combine(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

  /// Its place in a table whose size is a power of two.
  func slot(of size: Int) -> Int { Int(value ^ (value >> 15)) & (size - 1) }
}
