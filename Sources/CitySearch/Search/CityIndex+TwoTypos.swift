/// Towns with two typos in their names.
extension CityIndex {
  /// Returns the less known places with a long main name that matches with two typos.
  func townsWithTwoTypos(of query: Query) -> MatchSet? {
    let phrase = query.phrase(0..<query.words.count)
    guard query.words.count <= DoubleTypoMatcher.maxWordsOfTowns,
      phrase.letters.count >= DoubleTypoMatcher.minLettersOfTowns
    else { return nil }
    var matcher = DoubleTypoMatcher(phrase.letters, isPhrase: query.words.count > 1)
    var ranks: [Int] = []
    for letter in Set(phrase.letters.prefix(2)) {
      table.grams.list(of: NGram.key(.mainWord, letter))?.forEach(below: table.count) {
        rank, isFirstWord in
        guard isFirstWord,
          DoubleTypoMatcher.populationsOfTowns.contains(table.populations[rank]),
          matcher.hasMatch(atRank: rank, bytes: phrase.bytes, of: table)
        else { return }
        ranks.append(rank)
      }
    }
    guard !ranks.isEmpty else { return nil }
    var kinds = [UInt8](repeating: 0, count: table.count)
    for rank in ranks { kinds[rank] = MatchKind.twoTyposMain.rawValue }
    return MatchSet(kinds: kinds, queries: [query])
  }
}
