/// The match kind of every place for a pattern, and which kinds occur, so that a question about all
/// places need not read them.
struct PatternMatches {
  /// The raw value of the match kind of each place; 0 for no match.
  let kinds: [UInt8]
  /// The number of places that match.
  let count: Int
  /// The bits of the kinds that occur (`MatchKind.bit`).
  private let occurring: UInt32

  init(_ kinds: [UInt8]) {
    self.kinds = kinds
    var (count, occurring) = (0, UInt32(0))
    kinds.withUnsafeBytes { bytes in
      NonZero.forEach(in: bytes) {
        count += 1
        occurring |= MatchKind.bit(bytes[$0])
      }
    }
    self.count = count
    self.occurring = occurring
  }

  var isEmpty: Bool { count == 0 }

  /// Whether a word of a name begins with the pattern, without typos.
  var hasBeginnings: Bool { occurring & MatchKind.bitsOfBeginnings != 0 }

  /// Whether a word of a name begins with the pattern, with or without typos.
  var hasWords: Bool { occurring & ~MatchKind.bit(MatchKind.inside.rawValue) != 0 }

  func has(_ kind: MatchKind) -> Bool { occurring & MatchKind.bit(kind.rawValue) != 0 }

  /// Returns whether a kind up to one occurs.
  func has(upTo kind: MatchKind) -> Bool {
    occurring & (MatchKind.bit(kind.rawValue) << 1 - 1) != 0
  }
}
