/// Text of which the first words are a name.
extension CityIndex {
  /// Returns the places whose whole name precedes the last words of a text, of which nothing else is a
  /// match. They are well known or at the user's home. The last words may be unfinished (bude corn, on the
  /// way to Bude Cornwall), follow a comma, or begin with a word for a division (Zakliczyn powiat
  /// tarnowski). Those with which nothing begins, or that are finished, are reported.
  func placesBeforeLastWords(
    of text: String, _ query: Query, _ ranking: Ranking, _ context: SearchContext
  ) -> MatchSet? {
    let count = query.words.count
    let comma = text.split(separator: ",", maxSplits: 1)
    let named = comma.count > 1 ? Query(String(comma[0])).words.count : 0
    for end in (1..<max(1, count)).reversed() {
      let isUnfinished = context.isBeingTyped && count - end <= Self.maxUnfinishedWords
      guard isUnfinished || end == named || WeatherVocabulary.isKind(query.texts[end]),
        var found = wholePlaces(query.keeping(Array(0..<end)), ranking, context)
      else { continue }
      found.droppedWords = (end..<count).filter {
        !isUnfinished || !ranking.isKnown(query.words[$0])
      }
      .map { query.texts[$0] }
      return found
    }
    guard context.isBeingTyped, count == 1, query.words[0].letters[0] >= 0x1100 else { return nil }
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
    let isWhole = found.hasKnownName(table, orOtherName: true, home: context.home)
    return isWhole ? found : nil
  }

  private static let maxUnfinishedWords = 3
  private static let maxUnfinishedCharacters = 4
}
