/// Comparison of whole names that forgives two wrong, missing, extra or swapped letters.
struct DoubleTypoMatcher {
  /// From how many letters on.
  static let minLetters = 8
  /// Whose names are worth a guess.
  static let fewestInhabitants: UInt32 = 100_000

  private let letters: [UInt32]
  private let mask: UInt64
  private let isPlain: Bool
  private let leads: ClosedRange<UInt8>
  private var decoded = DecodedName()
  private var rows: [[Int]]
  /// How many letters may be missing or too many: in a phrase two would be a word of its own.
  private let maxDifference: Int

  init(_ letters: [UInt32], isPhrase: Bool) {
    self.letters = letters
    mask = Self.mask(letters)
    isPlain = letters.allSatisfy { $0 < 0x80 }
    leads = NameBytes.leads(of: letters)
    maxDifference = isPhrase ? 1 : 2
    rows = [[Int]](repeating: [Int](repeating: 0, count: letters.count + 1), count: 3)
  }

  /// Whether one of the names that count most is at most two steps away.
  mutating func matches(atRank rank: Int, of table: IndexTable) -> Bool {
    for range in table.mainNames(rank) {
      for name in FoldedNames(table, in: range) where mayMatch(name, table) {
        decoded.read(name, of: table)
        if abs(decoded.letters.count - letters.count) <= maxDifference, isWithinTwo() {
          return true
        }
      }
    }
    return false
  }

  /// Whether a name is worth a closer look: two steps leave all letters but two.
  private func mayMatch(_ name: Range<Int>, _ table: IndexTable) -> Bool {
    guard name.count + maxDifference >= letters.count else { return false }
    guard isPlain else {
      return NameBytes.hasLetters(
        leads, letters.count - 2, in: table.folded.bytes.bindMemory(to: UInt8.self), name)
    }
    let bytes = UnsafeBufferPointer(
      rebasing: table.folded.bytes.bindMemory(to: UInt8.self)[name])
    let plain = NameBytes.count(of: bytes)
    guard plain + 2 >= letters.count, plain <= letters.count + maxDifference else { return false }
    guard plain == name.count else { return true }
    var mask: UInt64 = 0
    for byte in bytes { mask |= 1 << UInt64(byte & 63) }
    // Each step brings and takes away one letter at most.
    return (mask ^ self.mask).nonzeroBitCount <= 4
  }

  /// A bit for each letter, several letters to a bit.
  private static func mask(_ letters: [UInt32]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Whether the name is at most two steps away (optimal string alignment).
  private mutating func isWithinTwo() -> Bool {
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
      if least > 2 { return false }
      rows.swapAt(0, 1)
      rows.swapAt(1, 2)
    }
    return rows[1][count] <= 2
  }
}
