import Glibc

/// The folded names of a place, as ranges of bytes without terminators.
struct FoldedNames: Sequence, IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private var position: Int
  private let end: Int

  /// Creates the sequence of names in a range of whole names.
  init(_ table: IndexTable, in range: Range<Int>) {
    bytes = table.folded.bytes
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Range<Int>? {
    guard position < end, let base = bytes.baseAddress else { return nil }
    let start = position
    let separator = memchr(base + start, Int32(IndexFormat.separator), end - start)
    let stop = separator.map { base.distance(to: UnsafeRawPointer($0)) } ?? end
    position = stop + 1
    return start..<stop
  }
}

extension IndexTable {
  /// Returns the ranges of the main names: those shown, and their variants.
  func mainNames(_ rank: Int) -> MainNames {
    let range = folded.range(rank)
    let bounds = bounds(rank)
    return MainNames(
      first: bounds.main.clamped(to: range, from: range.lowerBound),
      second: range.upperBound.clamped(to: range, from: bounds.side))
  }

  /// Calls `body` with each position in a range of folded bytes at which a word begins, in
  /// ascending order.
  @inline(__always)
  func forEachWordStart(in range: Range<Int>, _ body: (Int) -> Void) {
    var position = range.lowerBound
    while position < range.upperBound {
      var bits = startBits(from: position)
      let base = position
      position = (position | 63) + 1
      while bits != 0 {
        let start = base + bits.trailingZeroBitCount
        guard start < range.upperBound else { return }
        body(start)
        bits &= bits - 1
      }
    }
  }

  /// Returns the bits of the word starts among the first 64 bytes of a name.
  func wordStarts(in name: Range<Int>) -> UInt64 {
    let first = startBits(from: name.lowerBound)
    let read = 64 - name.lowerBound & 63
    return name.count > read
      ? first | startBits(from: name.lowerBound + read) << UInt64(read) : first
  }

  /// Returns the bits of the word starts from a position to the next multiple of 64.
  @inline(__always)
  private func startBits(from position: Int) -> UInt64 {
    let word = position >> 6
    var bits = wideStarts[word]
    if word >= wideStarts.count {
      // The last bits may be fewer than 64.
      for byte in 0..<8 { bits |= UInt64(starts[word << 3 + byte]) << UInt64(8 * byte) }
    }
    return bits >> UInt64(position & 63)
  }
}

/// The two ranges of a place's main names.
struct MainNames: Sequence, IteratorProtocol {
  fileprivate var first: Range<Int>?
  fileprivate var second: Range<Int>?

  fileprivate init(first: Range<Int>, second: Range<Int>) {
    self.first = first
    self.second = second
  }

  /// Creates the sequence of one range.
  init(_ range: Range<Int>) { first = range }

  mutating func next() -> Range<Int>? {
    defer { (first, second) = (second, nil) }
    return first
  }
}

extension Int {
  /// Returns the range from `start` to this value, with both bounds clamped to a range.
  fileprivate func clamped(to range: Range<Int>, from start: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(start, range.lowerBound), range.upperBound)
    return start..<Swift.max(start, Swift.min(self, range.upperBound))
  }
}

/// Cheap properties of a name that exclude most candidates.
enum NameBytes {
  /// Returns the number of ASCII bytes.
  @inline(__always)
  static func count(of name: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in name where byte < 0x80 { count += 1 }
    return count
  }

  /// Returns the range of the leading UTF-8 bytes of some letters.
  static func leads(of letters: [UInt32]) -> ClosedRange<UInt8> {
    var bytes: [UInt8] = []
    let leads = letters.map { letter -> UInt8 in
      bytes.removeAll()
      appendUTF8(letter, to: &bytes)
      return bytes[0]
    }
    return (leads.min() ?? 0)...(leads.max() ?? 0xFF)
  }

  /// Returns whether a name has at least `least` letters whose leading bytes are in a range.
  @inline(__always)
  static func hasLetters(
    _ leads: ClosedRange<UInt8>, _ least: Int, in folded: UnsafeBufferPointer<UInt8>,
    _ name: Range<Int>
  ) -> Bool {
    guard name.count >= least else { return false }
    var count = 0
    for position in name where leads.contains(folded[position]) { count += 1 }
    return count >= least
  }
}

/// A name decoded into letters, with the offsets of its words.
struct DecodedName {
  private(set) var letters: [UInt32] = []
  private(set) var starts: [Int] = []

  /// Decodes the name in a range of the folded names.
  mutating func read(_ name: Range<Int>, of table: IndexTable) {
    letters.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    let bytes = table.folded.bytes.bindMemory(to: UInt8.self)
    var position = name.lowerBound
    while position < name.upperBound {
      if table.wordStarts(at: position) { starts.append(letters.count) }
      let (code, length) = UTF8Decoding.scalar(bytes, at: position, end: name.upperBound)
      letters.append(code)
      position += max(1, length)
    }
  }
}
