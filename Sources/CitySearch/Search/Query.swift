/// A folded query, split into words.
struct Query {
  var words: [Pattern]
  /// The words as typed.
  private(set) var texts: [String] = []
  private var typed = String.UnicodeScalarView()

  /// The maximum number of words. No name of a place has more.
  static let maxWords = 8

  init(_ text: String) {
    words = []
    var folded = FoldedText()
    for scalar in text.unicodeScalars {
      switch LetterFolding.classify(scalar.value) {
      case .separator: finish(&folded)
      case .soft: typed.append(scalar)
      case .letter, .ignored:
        folded.append(scalar.value)
        typed.append(scalar)
      }
    }
    finish(&folded)
  }

  private mutating func finish(_ folded: inout FoldedText) {
    if !folded.isEmpty, words.count < Self.maxWords {
      words.append(
        Pattern(
          folded.bytes, isPlain: typed.allSatisfy(\.isASCII),
          endsInKey: typed.last.map { Hangul.isConsonant($0.value) } ?? false))
      texts.append(String(typed))
    }
    folded.removeAll()
    typed = String.UnicodeScalarView()
  }

  /// Whether the query is wholly or partly in Hangul.
  var isKorean: Bool {
    words.contains { word in
      word.letters.contains { (0x3131...0x3163).contains($0) || (0x1100...0x1112).contains($0) }
    }
  }

  /// Whether the query is a few Latin letters, which begin many names and may be a code or an
  /// abbreviation.
  var isShort: Bool { words.count == 1 && words[0].isShort }

  /// Whether the query is written like a code: two to four uppercase letters, with or without points
  /// (T.O.).
  var isCode: Bool { codeLength != nil }

  /// The number of letters of a query that is written like a code; nil for any other.
  var codeLength: Int? {
    guard texts.count == 1 else { return nil }
    let letters = texts[0].utf8.filter { $0 != UInt8(ascii: ".") }
    let isCode =
      (2...4).contains(letters.count) && letters.allSatisfy { (0x41...0x5A).contains($0) }
    return isCode ? letters.count : nil
  }

  /// Whether the query has fewer than four Latin letters, of which one has an accent.
  var isShortWithAccent: Bool {
    words.count == 1 && words[0].letters.count < 4
      && texts[0].unicodeScalars.contains { (0xC0..<0x250).contains($0.value) }
  }

  /// Whether each word is a syllable of pinyin: chang sha.
  var isPinyin: Bool { words.allSatisfy { Pinyin.isSyllable($0.bytes) } }

  /// The words of the query joined into one, because pinyin and many compounds are written with or
  /// without spaces (bei jing, 나리타 공항); nil for anything but a few words of one script.
  var joined: Query? {
    guard (2...4).contains(words.count) else { return nil }
    let isLatin = words.allSatisfy {
      $0.letters.count > 1 && $0.letters.allSatisfy { (0x61...0x7A).contains($0) }
    }
    let isEastAsian = words.allSatisfy { $0.letters.allSatisfy { $0 >= 0x3041 } }
    let text = texts.joined()
    let isLong = text.utf8.count > 5 || isPinyin && text.utf8.count > 3
    // One syllable is no word: 부 천.
    let isSyllables = texts.allSatisfy { $0.count == 1 }
    return isLatin && isLong || isEastAsian && (text.count > 3 || isSyllables) ? Query(text) : nil
  }

  /// Returns the query with only some of its words.
  func keeping(_ kept: [Int]) -> Query {
    var query = self
    query.words = kept.map { words[$0] }
    query.texts = kept.map { texts[$0] }
    return query
  }

  /// Returns some of the words as one phrase.
  func phrase(_ range: Range<Int>) -> Pattern {
    range.count == 1 ? words[range.lowerBound] : Pattern(joining: words[range])
  }
}

/// A folded word or phrase to search for.
struct Pattern: Hashable {
  /// The letters in UTF-8.
  let bytes: [UInt8]
  /// The letters.
  let letters: [UInt32]
  /// The byte offsets of the words after the first.
  let breaks: [Int]

  /// Whether the pattern consists of initial consonants, each of which represents a syllable.
  var isInitials: Bool { letters.first.map { (0x1100...0x1112).contains($0) } ?? false }

  /// Whether the pattern is one or two letters of an alphabet, with which too many words begin.
  var isBarelyBegun: Bool { letters.count < 3 && letters.allSatisfy { $0 < 0x1100 } }

  /// Whether the pattern has fewer than four Latin letters and no accent. An accent would make it
  /// more specific.
  let isShort: Bool

  /// Whether the last letter is a separately typed consonant, which begins the next syllable (서ㅇ).
  private let endsInKey: Bool

  /// Whether the pattern is in Hangul and does not consist only of initials.
  var isHangul: Bool { letters.allSatisfy { (0x3131...0x3163).contains($0) } }

  /// The byte offset of the end of the last whole syllable.
  var lastEdge: Int { endsInKey ? bytes.count - 3 : bytes.count }

  /// Creates a pattern from a single word. In a word of consonants alone, each represents a
  /// syllable that begins with it.
  init(_ folded: [UInt8], isPlain: Bool = true, endsInKey: Bool = false) {
    self.endsInKey = endsInKey
    let letters = Self.letters(of: folded)
    let initials = letters.compactMap(Hangul.initial(ofKey:))
    breaks = []
    isShort = isPlain && letters.count < 4 && letters.allSatisfy { $0 < 0x250 }
    if initials.count == letters.count {
      self.letters = initials
      var bytes: [UInt8] = []
      for letter in initials { appendUTF8(letter, to: &bytes) }
      self.bytes = bytes
    } else {
      self.letters = letters
      bytes = folded
    }
  }

  /// Creates a pattern from consecutive words.
  init(joining words: ArraySlice<Pattern>) {
    var bytes: [UInt8] = []
    var breaks: [Int] = []
    for word in words {
      if !bytes.isEmpty { breaks.append(bytes.count) }
      bytes += word.bytes
    }
    self.bytes = bytes
    self.breaks = breaks
    isShort = false
    endsInKey = words.last?.endsInKey ?? false
    letters = words.flatMap(\.letters)
  }

  static func letters(of bytes: [UInt8]) -> [UInt32] {
    bytes.withUnsafeBufferPointer { buffer in
      var letters: [UInt32] = []
      var position = 0
      while position < buffer.count {
        let (code, length) = UTF8Decoding.scalar(buffer, at: position, end: buffer.count)
        letters.append(code)
        position += length
      }
      return letters
    }
  }

  /// The index of a rare byte in `bytes` to search for first.
  var probe: Int {
    let common = Array("aeiounrstlhdgkm".utf8)
    if bytes[0] < 0x80 { return bytes.firstIndex { !common.contains($0) && $0 < 0x80 } ?? 0 }
    // The last byte of a multi-byte letter is the most specific.
    return (bytes.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count) - 1
  }
}
