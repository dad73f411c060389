/// Comparison of whole names that forgives two wrong, missing, extra or swapped letters.
struct TwoSlips {
  /// From how many letters on.
  static let fewestLetters = 8
  /// Whose names are worth a guess.
  static let fewestInhabitants: UInt32 = 100_000

  private let letters: [UInt32]
  private var name: [UInt32] = []
  private var rows: [[Int]]

  /// How many letters may be missing or too many: in a phrase two would be a word of its own.
  private let mostDifference: Int

  init(_ letters: [UInt32], isPhrase: Bool) {
    self.letters = letters
    mostDifference = isPhrase ? 1 : 2
    rows = [[Int]](repeating: [Int](repeating: 0, count: letters.count + 1), count: 3)
  }

  /// The best match among a place's names; 0 when there is none.
  mutating func bestKind(atRank rank: Int, of table: IndexTable) -> UInt8 {
    let range = table.folded.range(rank)
    let bounds = table.bounds(rank)
    let bytes = table.folded.bytes.bindMemory(to: UInt8.self)
    var best: UInt8 = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let nameClass = bounds.nameClass(at: position)
      name.removeAll(keepingCapacity: true)
      while position < range.upperBound, bytes[position] != IndexFormat.separator {
        let (code, length) = UTF8Decoding.scalar(bytes, at: position, end: range.upperBound)
        if name.count <= letters.count + 2 { name.append(code) }
        position += length
      }
      position += 1
      guard nameClass != .code, abs(name.count - letters.count) <= mostDifference,
        isWithinTwo() else {
        continue
      }
      if nameClass == .main { return MatchKind.twoSlipsMain.rawValue }
      best = MatchKind.twoSlipsSide.rawValue
    }
    return best
  }

  /// Whether the name is at most two steps away (optimal string alignment).
  private mutating func isWithinTwo() -> Bool {
    let count = letters.count
    for column in 0...count { rows[1][column] = column }
    for row in 1...max(1, name.count) where row <= name.count {
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
