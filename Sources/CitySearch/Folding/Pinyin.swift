/// Syllables of pinyin without tones.
enum Pinyin {
  private static let consonants = [
    "zh", "ch", "sh", "b", "p", "m", "f", "d", "t", "n", "l", "g", "k", "h", "j", "q", "x", "r",
    "z", "c", "s", "y", "w", "",
  ].map { Array($0.utf8) }
  private static let finals = Set(
    """
    a o e i u v ai ei ao ou an en ang eng er ong ia ie iao iu ian in iang ing iong ua uo uai ui uan un \
    uang ue ve
    """.split(separator: " ").map { Array($0.utf8) })
  private static let longestSyllable = 6

  /// Returns whether folded Latin letters are one syllable.
  static func isSyllable(_ letters: some Collection<UInt8>) -> Bool {
    guard let initial = consonants.first(where: { letters.starts(with: $0) }) else { return false }
    return finals.contains(Array(letters.dropFirst(initial.count)))
  }

  /// Returns the first letters of the syllables of a folded name (luoyang: ly); nil if the name is
  /// not pinyin. The longest first syllables are tried first.
  static func initials(of letters: ArraySlice<UInt8>) -> [UInt8]? {
    guard let first = letters.first else { return [] }
    for count in stride(from: min(longestSyllable, letters.count), to: 0, by: -1) {
      guard isSyllable(letters.prefix(count)), let rest = initials(of: letters.dropFirst(count))
      else { continue }
      return [first] + rest
    }
    return nil
  }
}
