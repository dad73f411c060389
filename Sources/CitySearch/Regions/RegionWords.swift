/// Words of names, each with the countries or divisions that it stands for.
struct RegionWords {
  private var letters: [UInt32] = []
  private var entries: [Entry] = []

  private struct Entry {
    var start: Int32
    /// The end of the name, not of the word: `newy` begins New York.
    var end: Int32
    var owner: Int32
    /// Must be met as a whole.
    var isCode: Bool
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
    for entry in first..<entries.count { entries[entry].end = Int32(letters.count) }
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
  }

  /// Calls `body` with the owner of each word that begins with the pattern, or is it.
  func forEachOwner(matching pattern: Pattern, fuzzy: Bool, _ body: (Int) -> Void) {
    let forgives = fuzzy && pattern.letters.count >= SingleTypoMatcher.minLettersForPrefixes
    let (wanted, first) = (pattern.letters, pattern.letters[0])
    // Two letters of an alphabet begin too many names; a code is known by them.
    let isShort = wanted.count < 3 && first < 0x1100
    for entry in entries {
      let (start, end) = (Int(entry.start), Int(entry.end))
      guard start < end, !isShort || entry.isCode else { continue }
      if letters[start] == first, entry.isCode ? end - start == wanted.count : true,
        letters[start..<end].starts(with: wanted)
      {
        body(Int(entry.owner))
      } else if forgives, !entry.isCode,
        SingleTypoMatcher.match(wanted, letters[start..<end]) != nil
      {
        body(Int(entry.owner))
      }
    }
  }
}
