/// For every place, the match kind of a word with its names, or whether the word names its region.
///
/// Each is a byte: 0 for no match, 1 for a match of the region alone, and otherwise the kind of the name
/// plus 1. The loops have no branches, so that the compiler turns them into vector instructions.
struct WordMatches: Equatable {
  private var bytes: [UInt8]

  /// A match inside a word of a name does not count: otherwise `il` inside a name would match, and
  /// Illinois would not distinguish one Springfield from another.
  /// - Parameters:
  ///   - names: The match kind of every place.
  ///   - regions: A byte for each region that is 1 if the word names it; nil if there are none.
  init(names: [UInt8], regions: [UInt8]?, _ places: RegionPlaces) {
    let kinds = MatchKind.inside.rawValue - 1
    bytes = names
    bytes.withUnsafeMutableBufferPointer { bytes in
      for rank in bytes.indices {
        let isKind: UInt8 = bytes[rank] &- 1 < kinds ? 0xFF : 0
        bytes[rank] = (bytes[rank] &+ 1) & isKind
      }
      guard let regions else { return }
      regions.withUnsafeBytes { regions in
        NonZero.forEach(in: regions) { region in
          places.forEach(inRegion: region) { bytes[$0] = max(bytes[$0], 1) }
        }
      }
    }
  }

  /// Keeps the places where another word matches as well, each with the worse kind of its names.
  mutating func formIntersection(_ other: WordMatches) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      other.bytes.withUnsafeBufferPointer { other in
        for rank in 0..<min(bytes.count, other.count) {
          let isCommon: UInt8 = min(bytes[rank], other[rank]) == 0 ? 0 : 0xFF
          bytes[rank] = max(bytes[rank], other[rank]) & isCommon
        }
      }
    }
  }

  /// Calls `body` with each place that has a matching name, and the match kind.
  func forEachName(_ body: (_ rank: Int, _ kind: UInt8) -> Void) {
    bytes.withUnsafeBytes { bytes in
      NonZero.forEach(in: bytes) { if bytes[$0] > 1 { body($0, bytes[$0] - 1) } }
    }
  }
}
