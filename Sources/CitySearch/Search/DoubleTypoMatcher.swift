/// A fuzzy matcher of whole names with an edit distance of at most two.
struct DoubleTypoMatcher {
  /// The minimum number of letters.
  static let minLetters = 8
  /// The minimum population of a fuzzy match.
  static let minPopulation: UInt32 = 100_000
  /// The minimum number of letters, the maximum number of words, and the populations, of the towns that
  /// are fuzzy matches if nothing else matches.
  static let minLettersOfTowns = 9
  static let maxWordsOfTowns = 3
  static let populationsOfTowns: Range<UInt32> = 15_000..<minPopulation

  private let letters: [UInt32]
  private var decoded = DecodedName()
  private var rows: [[Int]]
  /// The maximum difference in length. It is small in a phrase, where two letters may be a word.
  private let maxDifference: Int

  init(_ letters: [UInt32], isPhrase: Bool) {
    self.letters = letters
    maxDifference = isPhrase ? 1 : 2
    rows = [[Int]](repeating: [Int](repeating: 0, count: letters.count + 1), count: 3)
  }

  /// Calls `body` with each place that has a name at an edit distance of at most two. It may call
  /// `body` several times with the same place.
  /// - Parameter isWanted: Whether a place is a candidate.
  mutating func forEachMatch(
    in names: KnownNames, of table: IndexTable, where isWanted: (Int) -> Bool, _ body: (Int) -> Void
  ) {
    names.forEachName(likelyWithin: 2, maxDifference: maxDifference, of: letters) { name in
      guard isWanted(Int(name.rank)) else { return }
      decoded.read(name.range, of: table)
      if isWithin(2) { body(Int(name.rank)) }
    }
  }

  /// Returns whether a place has a main name at an edit distance of at most two.
  /// - Parameter bytes: The letters in UTF-8.
  mutating func hasMatch(atRank rank: Int, bytes: [UInt8], of table: IndexTable) -> Bool {
    let folded = table.folded.bytes.bindMemory(to: UInt8.self)
    let bytesPerLetter = (bytes.count + letters.count - 1) / letters.count
    let mask = Self.mask(bytes)
    for part in table.mainNames(rank) {
      for name in FoldedNames(table, in: part) {
        // Each edit adds and removes at most one letter.
        guard abs(name.count - bytes.count) <= maxDifference * bytesPerLetter,
          (mask ^ Self.mask(folded[name])).nonzeroBitCount <= 4 * bytesPerLetter
        else { continue }
        decoded.read(name, of: table)
        if isWithin(2) { return true }
      }
    }
    return false
  }

  private static func mask(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Returns whether the edit distance is at most a number (optimal string alignment).
  private mutating func isWithin(_ most: Int) -> Bool {
    let name = decoded.letters
    let count = letters.count
    for column in 0...count { rows[1][column] = column }
    for row in name.indices.map({ $0 + 1 }) {
      var least = row
      rows[2][0] = row
      for column in 1...count {
        let isSame = name[row - 1] == letters[column - 1]
        var steps = min(
          rows[1][column] + 1, rows[2][column - 1] + 1, rows[1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, name[row - 1] == letters[column - 2],
          name[row - 2] == letters[column - 1]
        {
          steps = min(steps, rows[0][column - 2] + 1)
        }
        rows[2][column] = steps
        least = min(least, steps)
      }
      if least > most { return false }
      rows.swapAt(0, 1)
      rows.swapAt(1, 2)
    }
    return rows[1][count] <= most
  }
}
