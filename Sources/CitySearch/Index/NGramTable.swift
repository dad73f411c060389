/// The posting lists of n-grams by key.
///
/// The keys are in blocks of 32. Only the first key of a block is stored completely. The keys and
/// the offsets of their lists take 4 bytes per n-gram instead of 12, and reading a block takes 0.1
/// microseconds.
///
/// `@unchecked Sendable` for the same reason as `IndexTable.Column`.
struct NGramTable: @unchecked Sendable {
  static let blockSize = 32

  private let firstKeys: IndexTable.Column<UInt64>
  private let entries: IndexTable.Pieces
  private let listStarts: IndexTable.Column<UInt32>
  private let postings: UnsafeRawBufferPointer

  init(
    firstKeys: UnsafeRawBufferPointer, entries: IndexTable.Pieces,
    listStarts: UnsafeRawBufferPointer, postings: UnsafeRawBufferPointer
  ) {
    self.firstKeys = IndexTable.Column(firstKeys)
    self.entries = entries
    self.listStarts = IndexTable.Column(listStarts)
    self.postings = postings
  }

  /// Returns the posting list of a key; nil if no place has the n-gram.
  func list(of key: UInt64) -> PostingList? {
    let block = (0..<firstKeys.count).partitioningIndex { firstKeys[$0] > key } - 1
    guard block >= 0 else { return nil }
    var reader = VarintReader(entries[block])
    var current = firstKeys[block]
    var start = UInt64(listStarts[block])
    while let difference = reader.next(), let length = reader.next() {
      current &+= difference
      if current > key { return nil }
      guard length <= UInt64(postings.count), start <= UInt64(postings.count) - length else {
        return nil
      }
      if current == key {
        let range = Int(start)..<Int(start + length)
        return PostingList(
          bytes: UnsafeRawBufferPointer(rebasing: postings[range]),
          hasFlags: NGram.distinguishesPrefixes(key))
      }
      start += length
    }
    return nil
  }
}

/// The ranks of the places that contain an n-gram, stored as differences in varints. For n-grams at
/// the beginning of words, the lowest bit indicates whether the word is the first of its name.
struct PostingList {
  let bytes: UnsafeRawBufferPointer
  let hasFlags: Bool

  /// Calls `body` with each rank below `limit`, in ascending order, and whether its flag is set.
  @inline(__always)
  func forEach(below limit: Int, _ body: (_ rank: Int, _ isFlagged: Bool) -> Void) {
    let flagBits: UInt64 = hasFlags ? 1 : 0
    var reader = VarintReader(bytes)
    var rank: UInt64 = 0
    while let value = reader.next() {
      rank &+= value &>> flagBits
      guard rank < UInt64(limit) else { return }
      body(Int(rank), value & flagBits != 0)
      rank &+= 1
    }
  }
}
