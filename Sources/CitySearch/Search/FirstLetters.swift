/// The first four letters of a pattern, which exclude most words before all letters are compared.
///
/// Only the low byte of each letter counts. The first letter is in the lowest byte, as in a word of
/// ASCII letters in memory.
struct FirstLetters {
  private let bytes: UInt32
  /// The bytes of the letters that exist.
  private let mask: UInt32

  init(_ letters: [UInt32]) {
    bytes = Self.bytes(of: letters[...])
    mask = letters.count < 4 ? 1 << UInt32(8 * letters.count) - 1 : .max
  }

  /// Returns the low bytes of the first four letters of a word; 0 for each letter that does not
  /// exist.
  static func bytes(of word: ArraySlice<UInt32>) -> UInt32 {
    word.prefix(4).reversed().reduce(0) { $0 << 8 | $1 & 0xFF }
  }

  /// Returns 1 if a word may begin with the pattern; otherwise 0.
  @inline(__always)
  func mayBegin(_ word: UInt32) -> UInt32 { (word ^ bytes) & mask == 0 ? 1 : 0 }

  /// Returns whether a letter is the first or the second one.
  @inline(__always)
  func firstPairContains(_ letter: UInt8) -> Bool {
    letter == UInt8(truncatingIfNeeded: bytes) || letter == UInt8(truncatingIfNeeded: bytes >> 8)
  }

  /// Returns 1 if a word may begin with the pattern, which has at least five letters, with at most
  /// one typo; otherwise 0.
  ///
  /// If the first two letters are intact, so is their pair. Otherwise the third and the fourth one
  /// are: in their position, or one before it because one of the first letters is extra; or the
  /// second and the third one are, one after their position because a letter is missing, or swapped.
  @inline(__always)
  func mayBeginWithTypo(_ word: UInt32) -> UInt32 {
    let pair: UInt32 = 0xFFFF
    let (middle, last) = (bytes >> 8 & pair, bytes >> 16)
    let (wordMiddle, wordLast) = (word >> 8 & pair, word >> 16)
    return ((word ^ bytes) & pair == 0 ? 1 : 0) | (wordLast == last ? 1 : 0)
      | (wordMiddle == last ? 1 : 0) | (wordLast == middle ? 1 : 0)
      | (wordMiddle == (middle << 8 | middle >> 8) & pair ? 1 : 0)
  }
}
