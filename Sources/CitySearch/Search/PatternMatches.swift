/// The match kind of every place for a pattern, and which kinds occur, so that a question about all
/// places need not read them.
struct PatternMatches {
  /// The raw value of the match kind of each place; 0 for no match.
  let kinds: [UInt8]
  /// The bits of the kinds that occur (`MatchKind.bit`).
  private let occurring: UInt32

  init(_ kinds: [UInt8]) {
    self.kinds = kinds
    // By kind. Places are read eight at a time, and not compared with each other: the first letters of
    // a name match tens of thousands.
    var occurs = [Bool](repeating: false, count: 1 << UInt8.bitWidth)
    occurs.withUnsafeMutableBufferPointer { occurs in
      kinds.withUnsafeBytes { bytes in
        var position = 0
        while position &+ 8 <= bytes.count {
          var eight = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          if eight != 0 {
            for _ in 0..<8 {
              occurs[Int(truncatingIfNeeded: eight & 0xFF)] = true
              eight >>= 8
            }
          }
          position &+= 8
        }
        while position < bytes.count {
          occurs[Int(bytes[position])] = true
          position &+= 1
        }
      }
    }
    occurring = occurs.indices.dropFirst().reduce(0) { bits, kind in
      occurs[kind] ? bits | MatchKind.bit(UInt8(kind)) : bits
    }
  }

  var isEmpty: Bool { occurring == 0 }

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
