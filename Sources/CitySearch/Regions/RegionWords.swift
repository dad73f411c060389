/// Words of names, each with the countries or divisions that it denotes.
struct RegionWords {
  private var letters: [UInt32] = []
  private var entries: [Entry] = []

  private struct Entry {
    var start: Int32
    /// The end of the name, not of the word, so that `newy` matches New York.
    var end: Int32
    var owner: Int32
    /// Whether the entry matches only as a whole.
    var isCode: Bool
    /// The first two letters (the second is 0 if there is only one), which distinguish most words.
    var first: UInt32 = 0
    var second: UInt32 = 0
  }

  /// Adds the words of a name.
  mutating func add(_ name: String, owner: Int) {
    let folded = FoldedText(name)
    let base = letters.count
    let first = entries.count
    folded.bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        let (code, length) = UTF8Decoding.scalar(bytes, at: position, end: bytes.count)
        if folded.starts[position] != 0 {
          entries.append(
            Entry(start: Int32(letters.count), end: 0, owner: Int32(owner), isCode: false))
        }
        letters.append(code)
        position += length
      }
    }
    for entry in first..<entries.count {
      entries[entry].end = Int32(letters.count)
      noteLetters(ofEntry: entry)
    }
    if folded.isAllHangul, letters.count > base {
      add(Pattern.letters(of: folded.initials), owner: owner, isCode: false)
    }
  }

  /// Adds a code.
  mutating func add(code: String, owner: Int) {
    add(Pattern.letters(of: FoldedText(code).bytes), owner: owner, isCode: true)
  }

  private mutating func add(_ word: [UInt32], owner: Int, isCode: Bool) {
    entries.append(
      Entry(
        start: Int32(letters.count), end: Int32(letters.count + word.count), owner: Int32(owner),
        isCode: isCode))
    letters += word
    noteLetters(ofEntry: entries.count - 1)
  }

  private mutating func noteLetters(ofEntry number: Int) {
    let (start, end) = (Int(entries[number].start), Int(entries[number].end))
    if start < end { entries[number].first = letters[start] }
    if start + 1 < end { entries[number].second = letters[start + 1] }
  }

  /// Calls `body` with the owner of each word that equals or begins with the pattern.
  func forEachOwner(matching pattern: Pattern, fuzzy: Bool, _ body: (Int) -> Void) {
    let forgives = fuzzy && pattern.letters.count >= SingleTypoMatcher.minLettersForPrefixes
    let (wanted, first) = (pattern.letters, pattern.letters[0])
    let second = wanted.count > 1 ? wanted[1] : first
    // Too many names begin with one or two letters of an alphabet, so these match only codes.
    let isShort = wanted.count < 3 && first < 0x1100
    wanted.withUnsafeBufferPointer { wanted in
      letters.withUnsafeBufferPointer { letters in
        for entry in entries {
          // With one typo, one of the first two letters is still in one of the first two positions.
          guard
            entry.first == first
              || forgives
                && (entry.first == second || entry.second == first || entry.second == second)
          else { continue }
          let (start, end) = (Int(entry.start), Int(entry.end))
          guard start < end, !isShort || entry.isCode else { continue }
          let text = UnsafeBufferPointer(rebasing: letters[start..<end])
          if text[0] == first, entry.isCode ? text.count == wanted.count : true,
            text.starts(with: wanted)
          {
            body(Int(entry.owner))
          } else if forgives, !entry.isCode, SingleTypoMatcher.match(wanted, text) != nil {
            body(Int(entry.owner))
          }
        }
      }
    }
  }
}
