/// The main names of well-known places by their number of letters, which are the candidates for
/// fuzzy matching with two typos.
struct KnownNames: Sendable {
  /// A name.
  struct Name: Sendable {
    /// A bit set of its letters; several letters share a bit.
    var mask: UInt64
    fileprivate var start: UInt32
    fileprivate var count: UInt16
    var rank: Int32

    /// The range of the name in the folded names.
    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  private var namesByCount: [[Name]] = []

  /// Reads the names of an index.
  init(_ table: IndexTable) {
    var decoded = DecodedName()
    for rank in 0..<table.count
    where table.populations[rank] >= DoubleTypoMatcher.minPopulation {
      for part in table.mainNames(rank) {
        for name in FoldedNames(table, in: part) {
          guard let start = UInt32(exactly: name.lowerBound),
            let count = UInt16(exactly: name.count)
          else { continue }
          decoded.read(name, of: table)
          while namesByCount.count <= decoded.letters.count { namesByCount.append([]) }
          namesByCount[decoded.letters.count].append(
            Name(
              mask: Self.mask(decoded.letters), start: start, count: count, rank: Int32(rank)))
        }
      }
    }
  }

  /// Returns the names with a number of letters.
  func names(withLetters count: Int) -> [Name] {
    namesByCount.indices.contains(count) ? namesByCount[count] : []
  }

  /// Calls `body` with the names that may be at an edit distance of at most a number from some letters.
  /// - Parameter maxDifference: The maximum difference in length.
  func forEachName(
    likelyWithin distance: Int, maxDifference: Int, of letters: [UInt32], _ body: (Name) -> Void
  ) {
    let mask = Self.mask(letters)
    for count in letters.count - maxDifference...letters.count + maxDifference {
      for name in names(withLetters: count)
      // Each edit adds and removes at most one letter.
      where (name.mask ^ mask).nonzeroBitCount <= 2 * distance { body(name) }
    }
  }

  /// Returns the bit set of letters; several letters share a bit.
  private static func mask(_ letters: [UInt32]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}
