/// Words of names, each with the countries or divisions that it denotes.
struct RegionWords {
  private var letters: [UInt32] = []
  private var entries: [Entry] = []
  /// The first letters of each entry (`FirstLetters`), which exclude most entries.
  private var heads: [UInt32] = []
  /// The folded name that is added, whose memory is used again for the next one.
  private var folded = FoldedText()

  private struct Entry {
    var start: Int32
    /// The end of the name, not of the word, so that `newy` matches New York.
    var end: Int32
    var owner: Int32
    /// Whether the entry matches only as a whole.
    var isCode: Bool
  }

  /// Makes room for a number of names.
  mutating func reserveCapacity(_ count: Int) {
    letters.reserveCapacity(count * Self.usualLetters)
    entries.reserveCapacity(count * Self.usualWords)
    heads.reserveCapacity(count * Self.usualWords)
  }

  private static let usualLetters = 14
  private static let usualWords = 2

  /// Adds the words of a name.
  mutating func add(_ name: String, owner: Int) {
    var name = name
    name.withUTF8 { add($0, owner: owner) }
  }

  /// Adds the words of a name in UTF-8.
  mutating func add(_ name: UTF8Bytes, owner: Int) {
    folded.removeAll()
    folded.append(name)
    let base = letters.count
    let first = entries.count
    folded.bytes.withUnsafeBufferPointer { bytes in
      folded.starts.withUnsafeBufferPointer { starts in
        var position = 0
        while position < bytes.count {
          let (code, length) = UTF8Decoding.scalar(bytes, at: position, end: bytes.count)
          if starts[position] != 0 {
            entries.append(
              Entry(start: Int32(letters.count), end: 0, owner: Int32(owner), isCode: false))
          }
          letters.append(code)
          position += length
        }
      }
    }
    for entry in first..<entries.count {
      entries[entry].end = Int32(letters.count)
      addHead(ofEntry: entry)
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
    addHead(ofEntry: entries.count - 1)
  }

  private mutating func addHead(ofEntry number: Int) {
    let entry = entries[number]
    heads.append(FirstLetters.bytes(of: letters[Int(entry.start)..<Int(entry.end)]))
  }

  /// Calls `body` with the owner of each word that equals or begins with the pattern. It may call
  /// `body` several times with the same owner.
  func forEachOwner(matching pattern: Pattern, fuzzy: Bool, _ body: (Int) -> Void) {
    let forgives = fuzzy && pattern.letters.count >= SingleTypoMatcher.minLettersForPrefixes
    // Too many names begin with one or two letters of an alphabet, so these match only codes.
    let isShort = pattern.letters.count < 3 && pattern.letters[0] < 0x1100
    pattern.letters.withUnsafeBufferPointer { wanted in
      letters.withUnsafeBufferPointer { letters in
        forEachCandidate(FirstLetters(pattern.letters), fuzzy: forgives) { number in
          let entry = entries[number]
          let text = UnsafeBufferPointer(rebasing: letters[Int(entry.start)..<Int(entry.end)])
          guard !isShort || entry.isCode else { return }
          if entry.isCode ? text.count == wanted.count : true, text.starts(with: wanted) {
            body(Int(entry.owner))
          } else if forgives, !entry.isCode, SingleTypoMatcher.match(wanted, text) != nil {
            body(Int(entry.owner))
          }
        }
      }
    }
  }

  /// Calls `body` with the number of each entry that may begin with some letters.
  private func forEachCandidate(_ wanted: FirstLetters, fuzzy: Bool, _ body: (Int) -> Void) {
    heads.withUnsafeBufferPointer { heads in
      for start in stride(from: 0, to: heads.count, by: Self.blockSize) {
        let block = start..<min(start + Self.blockSize, heads.count)
        var found: UInt32 = 0
        // Branch-free, so that the compiler vectorizes the loops.
        if fuzzy {
          for number in block { found |= wanted.mayBeginWithTypo(heads[number]) }
        } else {
          for number in block { found |= wanted.mayBegin(heads[number]) }
        }
        guard found != 0 else { continue }
        for number in block
        where (fuzzy ? wanted.mayBeginWithTypo(heads[number]) : wanted.mayBegin(heads[number])) != 0
        {
          body(number)
        }
      }
    }
  }

  private static let blockSize = 64
}
