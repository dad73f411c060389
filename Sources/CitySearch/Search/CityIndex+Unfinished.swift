/// Text whose last words are being typed.
extension CityIndex {
  /// Returns the places whose whole name precedes the last words of a text, of which nothing else is a
  /// match: bude corn, on the way to Bude Cornwall. They are well known or at the user's home. Words with
  /// which nothing begins are reported.
  func placesBeforeUnfinishedWords(
    of query: Query, _ ranking: Ranking, _ context: SearchContext
  ) -> MatchSet? {
    let count = query.words.count
    for end in (max(1, count - Self.maxUnfinishedWords)..<count).reversed() {
      let named = query.keeping(Array(0..<end))
      guard var found = wholePlaces(named, ranking, context) else { continue }
      found.droppedWords = (end..<count).filter { !ranking.isKnown(query.words[$0]) }
        .map { query.texts[$0] }
      return found
    }
    guard count == 1, query.words[0].letters[0] >= 0x1100 else { return nil }
    // Words are written without spaces: 札幌市中, on the way to 札幌市中央区.
    let text = query.texts[0]
    for removed in 1...Self.maxUnfinishedCharacters where text.count > removed + 1 {
      if let found = wholePlaces(Query(String(text.dropLast(removed))), ranking, context) {
        return found
      }
    }
    return nil
  }

  /// Returns the matches of a query if it is the whole name of a place that is well known or at the
  /// user's home.
  private func wholePlaces(
    _ query: Query, _ ranking: Ranking, _ context: SearchContext
  ) -> MatchSet? {
    let found = MatchSet(kinds: ranking.kinds(of: query, fuzzy: false), queries: [query])
    let home = context.home
    let isWhole = found.kinds.withUnsafeBytes { bytes in
      NonZero.contains(in: bytes) { rank in
        (bytes[rank] == MatchKind.exactMain.rawValue || bytes[rank] == MatchKind.exactSide.rawValue)
          && (table.countries[rank] == home
            || table.populations[rank] >= Ranking.wellKnownPopulation)
      }
    }
    return isWhole ? found : nil
  }

  private static let maxUnfinishedWords = 3
  private static let maxUnfinishedCharacters = 4
}
