import Testing

@testable import CitySearch

/// The filters before the comparison of letters: they may not exclude a match.
struct FirstLettersTests {
  private static let words = ["florida", "seoul", "aaaaab", "ababab", "мюнхен", "ㅅㅓㅇㅜㄹㅅㅣ"]

  private func letters(_ word: String) -> [UInt32] { word.unicodeScalars.map(\.value) }

  /// Returns the words that one edit makes of a word, and more letters after them.
  private func edits(of word: [UInt32]) -> [[UInt32]] {
    var edits = [word]
    let others = word + [0x78, 0x0458]
    for place in 0...word.count {
      edits += others.map { Array(word[..<place] + [$0] + word[place...]) }
      guard place < word.count else { continue }
      edits.append(Array(word[..<place] + word[(place + 1)...]))
      edits += others.map { Array(word[..<place] + [$0] + word[(place + 1)...]) }
      guard place + 1 < word.count else { continue }
      edits.append(
        Array(word[..<place] + [word[place + 1], word[place]] + word[(place + 2)...]))
    }
    return edits + edits.map { $0 + others }
  }

  @Test(arguments: words)
  func wordWithinOneTypoIsNotExcluded(word: String) {
    let pattern = FirstLetters(letters(word))
    let matches = edits(of: letters(word)).filter {
      SingleTypoMatcher.match(letters(word), $0[...]) != nil
    }
    #expect(matches.count > 100)
    for match in matches {
      #expect(pattern.mayBeginWithTypo(FirstLetters.bytes(of: match[...])) == 1, "\(match)")
    }
  }

  @Test(arguments: words)
  func wordThatBeginsWithThePatternIsNotExcluded(word: String) {
    let word = letters(word)
    for count in 1...word.count {
      let pattern = FirstLetters(Array(word.prefix(count)))
      #expect(pattern.mayBegin(FirstLetters.bytes(of: word[...])) == 1)
      var other = word
      other[min(count, 4) - 1] += 1
      #expect(pattern.mayBegin(FirstLetters.bytes(of: other[...])) == 0)
    }
    // A shorter word does not begin with the pattern.
    #expect(FirstLetters(word).mayBegin(FirstLetters.bytes(of: word[..<3])) == 0)
  }

  /// The filter saves the comparison only if it excludes nearly all words.
  @Test func nearlyAllOtherWordsAreExcluded() {
    let pattern = FirstLetters(letters("florida"))
    let names = TestLists.index.table
    let words = (0..<names.count).map { rank in
      FirstLetters.bytes(of: Pattern.letters(of: Array(names.folded[rank].prefix(8)))[...])
    }
    let kept = words.count { pattern.mayBeginWithTypo($0) == 1 }
    #expect(words.count > 30_000 && kept > 0 && kept < words.count / 10, "\(kept)")
  }

  /// The first letter is the typo, and has several bytes.
  @Test(arguments: [
    ("xmegara", CityMatch.Quality.exactWithTypo), ("megara", .exactWithTypo),
    ("xmega", .prefixWithTypo),
  ])
  func wrongOrMissingFirstLetterMayBeOfAnotherScript(
    query: String, quality: CityMatch.Quality
  ) throws {
    let index = try TestLists.index(
      of: TestLists.json([TestLists.entry(id: 1, name: "Ωmegara")]))
    #expect(index.search(query, limit: 1).matches.first?.quality == quality)
  }

  @Test func secondTypoExcludesTheName() throws {
    let index = try TestLists.index(
      of: TestLists.json([TestLists.entry(id: 1, name: "ΩΨmegara")]))
    #expect(index.search("xymegara", limit: 1).matches.isEmpty)
  }
}
