extension NameMatcher {
  /// Adds the places that match a pattern of at least `SingleTypoMatcher.minLetters` letters with a
  /// typo. Returns whether there are any.
  func addTypos(
    of pattern: Pattern, in names: @autoclosure () -> KnownNames, to kinds: inout [UInt8]
  ) -> Bool {
    let letters = pattern.letters
    var isChanged = false
    var candidates = [UInt8](repeating: 0, count: table.count)
    candidates.withUnsafeMutableBufferPointer { candidates in
      // With one typo, either the first half is intact and begins a word, or the second half is
      // intact, unless two letters are transposed across the middle.
      let half = letters.count / 2
      func mark(_ rank: Int) { candidates[rank] = 1 }
      func markBeginnings(_ letters: [UInt32]) {
        if half > 3 {
          // Fewer places have the rarest n-grams of a long half than begin with its first letters.
          markPlaces(with: letters[..<half], in: candidates)
          return
        }
        let third = half > 2 ? letters[2] : 0
        forEachCity(ofNGram: NGram.key(.mainWord, letters[0], letters[1], third), mark)
        guard letters.count >= SingleTypoMatcher.minLettersForSideNames else { return }
        forEachCity(ofNGram: NGram.key(.sideWord, letters[0], letters[1], third), mark)
      }
      markBeginnings(letters)
      if letters.count - half > 2 || NGram.isFoundInside(letters[half]) {
        markPlaces(with: letters[half...], in: candidates)
      } else {
        // Two letters are intact in too many names.
        names().forEachName(likelyWithin: 1, maxDifference: 1, of: letters) { mark(Int($0.rank)) }
      }
      var swapped = letters
      swapped.swapAt(half - 1, half)
      markBeginnings(swapped)
      var typo = SingleTypoMatcher(letters)
      NonZero.forEach(in: UnsafeRawBufferPointer(candidates)) { rank in
        guard kinds[rank] == 0 || kinds[rank] > MatchKind.typoExactMain.rawValue else { return }
        let kind = typo.bestKind(atRank: rank, of: table)
        guard kind != 0, kinds[rank] == 0 || kind < kinds[rank] else { return }
        kinds[rank] = kind
        isChanged = true
      }
    }
    return isChanged
  }

  /// Marks the places that have the two rarest n-grams of some letters with 1.
  private func markPlaces(
    with letters: ArraySlice<UInt32>, in candidates: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let rarest = rarestNGrams(of: letters) else { return }
    guard let second = rarest.second else {
      rarest.first.forEach(below: table.count) { rank, _ in candidates[rank] = 1 }
      return
    }
    let isPending: UInt8 = 2
    rarest.first.forEach(below: table.count) { rank, _ in candidates[rank] |= isPending }
    second.forEach(below: table.count) { rank, _ in
      if candidates[rank] & isPending != 0 { candidates[rank] = 1 }
    }
    rarest.first.forEach(below: table.count) { rank, _ in candidates[rank] &= ~isPending }
  }

  /// Adds well-known places whose whole name matches with two typos. Returns whether there are any.
  func addTwoTypos(
    of pattern: Pattern, in names: KnownNames, to kinds: inout [UInt8]
  ) -> Bool {
    var isChanged = false
    var typos = DoubleTypoMatcher(pattern.letters, isPhrase: !pattern.breaks.isEmpty)
    let kind = MatchKind.twoTyposMain.rawValue
    typos.forEachMatch(in: names, of: table) {
      kinds[$0] == 0 || kinds[$0] > kind
    } _: {
      kinds[$0] = kind
      isChanged = true
    }
    return isChanged
  }
}
