/// A fuzzy matcher with an edit distance of at most one.
struct SingleTypoMatcher {
  /// The minimum number of letters with which a whole name may match with a typo.
  static let minLetters = 4
  /// The minimum number of letters with which the beginning of a name or word may match with a
  /// typo.
  static let minLettersForPrefixes = 5
  /// The minimum number of letters with which a side name may match with a typo.
  static let minLettersForSideNames = 6

  private let letters: [UInt32]
  /// The letters as bytes, if they are all ASCII.
  private let bytes: [UInt8]?
  private let firstLetters: FirstLetters
  private let initials: [UInt32]
  /// The range of the leading UTF-8 bytes of the letters.
  private let leads: ClosedRange<UInt8>
  private var decoded = DecodedName()

  init(_ letters: [UInt32]) {
    self.letters = letters
    bytes = letters.allSatisfy { $0 < 0x80 } ? letters.map { UInt8($0) } : nil
    firstLetters = FirstLetters(letters)
    initials = Hangul.initials(ofKeys: letters[...])
    leads = NameBytes.leads(of: letters)
  }

  /// Returns the best match among a place's names; 0 if there is none.
  mutating func bestKind(atRank rank: Int, of table: IndexTable) -> UInt8 {
    var best: UInt8 = 0
    if let bytes, letters.count >= Self.minLettersForPrefixes {
      let parts =
        letters.count >= Self.minLettersForSideNames
        ? MainNames(table.folded.range(rank)) : table.mainNames(rank)
      for range in parts { addPlainWords(bytes, in: range, atRank: rank, of: table, to: &best) }
      return best
    }
    for range in table.mainNames(rank) {
      for name in FoldedNames(table, in: range) {
        let kind = bestKind(of: name, isMain: true, table)
        if kind == MatchKind.typoExactMain.rawValue { return kind }
        if kind != 0, best == 0 || kind < best { best = kind }
      }
    }
    guard letters.count >= Self.minLettersForSideNames else { return best }
    let bounds = table.bounds(rank)
    for name in FoldedNames(table, in: table.folded.range(rank))
    where bounds.nameClass(at: name.lowerBound) == .side {
      let kind = bestKind(of: name, isMain: false, table)
      if kind != 0, best == 0 || kind < best { best = kind }
    }
    return best
  }

  /// Improves the best match by the words in a range of whole names. Only ASCII letters are
  /// searched for, so that most words are excluded by their first four bytes.
  private mutating func addPlainWords(
    _ bytes: [UInt8], in range: Range<Int>, atRank rank: Int, of table: IndexTable,
    to best: inout UInt8
  ) {
    let folded = table.folded.bytes.bindMemory(to: UInt8.self)
    table.forEachWordStart(in: range) { start in
      guard start + 4 <= range.upperBound, mayBegin(at: start, of: table.folded.bytes) else {
        return
      }
      let nameClass = table.bounds(rank).nameClass(at: start)
      var end = start
      while end < range.upperBound, folded[end] != IndexFormat.separator { end += 1 }
      guard nameClass != .code, let reach = reach(bytes, start..<end, of: table) else { return }
      let isFirst = start == range.lowerBound || folded[start - 1] == IndexFormat.separator
      let kind = kind(reach, isFirst: isFirst, isMain: nameClass == .main)
      if let kind, best == 0 || kind.rawValue < best { best = kind.rawValue }
    }
  }

  /// Returns whether a word may begin with the letters, by its first four bytes.
  @inline(__always)
  private func mayBegin(at start: Int, of folded: UnsafeRawBufferPointer) -> Bool {
    let head = UInt32(littleEndian: folded.loadUnaligned(fromByteOffset: start, as: UInt32.self))
    if head & 0x8080_8080 == 0 { return firstLetters.mayBeginWithTypo(head) != 0 }
    if folded[start] < 0x80 { return true }
    // The first letter is the typo: wrong, or missing in the pattern.
    let second = start + UTF8Decoding.length(from: folded[start])
    return second < folded.count && firstLetters.firstPairContains(folded[second])
  }

  /// Returns whether the letters match the rest of a name, or else its beginning.
  private mutating func reach(
    _ bytes: [UInt8], _ rest: Range<Int>, of table: IndexTable
  ) -> MatchEnd? {
    let text = UnsafeBufferPointer(
      rebasing: table.folded.bytes.bindMemory(to: UInt8.self)[rest])
    if text.allSatisfy({ $0 < 0x80 }) {
      return bytes.withUnsafeBufferPointer { Self.match($0, text) }
    }
    decoded.read(rest, of: table)
    return Self.match(letters, decoded.letters[...])
  }

  private mutating func bestKind(
    of name: Range<Int>, isMain: Bool, _ table: IndexTable
  ) -> UInt8 {
    let folded = table.folded.bytes.bindMemory(to: UInt8.self)
    var best: UInt8 = 0
    func consider(_ kind: MatchKind?) {
      if let kind, best == 0 || kind.rawValue < best { best = kind.rawValue }
    }
    // A letter has at most four bytes.
    guard mayBeWhole(letterCount: (name.count + 3) / 4) else { return 0 }
    if let bytes {
      let plain = NameBytes.count(of: UnsafeBufferPointer(rebasing: folded[name]))
      // With one typo, all letters but one are present.
      guard plain >= bytes.count - 1 else { return 0 }
      if plain == name.count {
        guard mayBeWhole(letterCount: plain) else { return 0 }
        bytes.withUnsafeBufferPointer { letters in
          table.forEachWordStart(in: name) { start in
            let text = UnsafeBufferPointer(rebasing: folded[start..<name.upperBound])
            if let reach = Self.match(letters, text) {
              consider(kind(reach, isFirst: start == name.lowerBound, isMain: isMain))
            }
          }
        }
        return best
      }
    }
    guard
      bytes != nil || NameBytes.hasLetters(leads, letters.count - 1, in: folded, name)
    else { return 0 }
    decoded.read(name, of: table)
    guard mayBeWhole(letterCount: decoded.letters.count) else { return 0 }
    letters.withUnsafeBufferPointer { letters in
      decoded.letters.withUnsafeBufferPointer { name in
        for start in decoded.starts {
          let text = UnsafeBufferPointer(rebasing: name[start...])
          guard let reach = Self.match(letters, text), hasInitials(text) else { continue }
          consider(kind(reach, isFirst: start == 0, isMain: isMain))
        }
      }
    }
    return best
  }

  /// Returns whether a name with at least `letterCount` letters may match. A short pattern matches
  /// only whole names, which have at most one letter more than the pattern.
  private func mayBeWhole(letterCount: Int) -> Bool {
    letters.count >= Self.minLettersForPrefixes || letterCount <= letters.count + 1
  }

  private func kind(_ reach: MatchEnd, isFirst: Bool, isMain: Bool) -> MatchKind? {
    if isFirst, reach == .whole { return isMain ? .typoExactMain : .typoExactSide }
    guard letters.count >= Self.minLettersForPrefixes else { return nil }
    return !isFirst ? .typoWord : isMain ? .typoPrefixMain : .typoPrefixSide
  }

  /// Returns whether the initial consonants of a two-syllable pattern match. This is required
  /// because a typo changes a large part of two syllables.
  private func hasInitials(_ text: UnsafeBufferPointer<UInt32>) -> Bool {
    initials.count != 2 || Hangul.initials(ofKeys: Array(text)[...]).starts(with: initials)
  }

  /// The end of a match.
  enum MatchEnd {
    case whole
    case beginning
  }

  /// Returns whether the letters match the whole text, or else its beginning, with at most one
  /// typo; nil if they match neither.
  static func match(_ letters: [UInt32], _ text: ArraySlice<UInt32>) -> MatchEnd? {
    letters.withUnsafeBufferPointer { letters in
      text.withUnsafeBufferPointer { match(letters, $0) }
    }
  }

  /// Matches letters of any width in the same way.
  @inline(__always)
  static func match<Letter: FixedWidthInteger>(
    _ letters: UnsafeBufferPointer<Letter>, _ text: UnsafeBufferPointer<Letter>
  ) -> MatchEnd? {
    guard text.count + 1 >= letters.count else { return nil }
    // With one typo, one of the first two letters is still in one of the first two positions.
    if letters.count > 1, text.count > 1, text[0] != letters[0], text[0] != letters[1],
      text[1] != letters[0], text[1] != letters[1]
    {
      return nil
    }
    var same = 0
    while same < letters.count, same < text.count, letters[same] == text[same] { same += 1 }
    // All letters match: there is no typo, the typo is a space, or the last letter is missing.
    if same == letters.count { return text.count <= same + 1 ? .whole : .beginning }
    // The letters after the typo must match the text from a position on.
    func rest(_ letter: Int, _ place: Int) -> MatchEnd? {
      guard letter <= letters.count, place <= text.count else { return nil }
      let left = letters.count - letter
      guard text.count - place >= left else { return nil }
      for index in 0..<left where letters[letter + index] != text[place + index] { return nil }
      return place + left == text.count ? .whole : .beginning
    }
    var best: MatchEnd?
    func consider(_ reach: MatchEnd?) {
      if reach == .whole || best == nil { best = reach ?? best }
    }
    consider(rest(same + 1, same + 1))  // wrong
    consider(rest(same + 1, same))  // extra
    consider(rest(same, same + 1))  // missing
    if same + 1 < letters.count, same + 1 < text.count, letters[same] == text[same + 1],
      letters[same + 1] == text[same]
    {
      consider(rest(same + 2, same + 2))  // swapped
    }
    return best
  }
}
