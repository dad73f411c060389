/// Collects the results of a query from its matches.
extension CityIndex {
  /// Returns the places with the best scores, and the number of all matches.
  func best(of found: MatchSet, limit: Int, _ context: SearchContext) -> BestPlaces {
    let accent = TypedAccent(found.queries[0])
    var best = BestPlaces(limit: accent == nil ? limit : max(limit, TypedAccent.candidates))
    let score = found.score(self, context)
    found.kinds.withUnsafeBytes { bytes in
      NonZero.forEach(in: bytes) { rank in
        best.add(
          rank: rank, score: score.score(rank: rank, kind: bytes[rank], above: best.threshold))
      }
    }
    guard let accent else { return best }
    return best.adding(upTo: limit) { rank in
      let kind = found.kinds[rank]
      // Of the places that are called so, those come first whose name for the user has the accent:
      // San Jose in California is San José only in Spanish.
      let names =
        kind == MatchKind.exactMain.rawValue
        ? names(atRank: rank, forUsersOf: context.language)
        : names(atRank: rank, containing: accent.letters)
      return accent.bonus(kind: kind, names: names)
    }
  }

  /// Returns the best matches, with the parts of their names that matched.
  func collect(_ found: MatchSet, limit: Int, context: SearchContext) -> SearchResult {
    let best = best(of: found, limit: limit, context)
    let highlighter = MatchHighlighter(self, found.queries)
    let spelling = MatchSpelling(
      found.queries[0], isReading: found.isReading, isCertainReading: found.isCertainReading,
      droppedWords: found.droppedWords, home: context.homeCountry,
      isElsewhere: { self.regions.isNamed(found.queries[0], notOf: $0, context) },
      isInRegion: { word, city in
        guard let rank = self.rank(ofID: city.id) else { return false }
        let named = self.regions.matches(word, language: context.language, fuzzy: false)
        return named.map { $0[Int(self.table.regions[rank])] != 0 } ?? false
      }, isRegion: { !self.regions.named($0.bytes).isEmpty })
    let matches = best.sorted().map { rank in
      let kind = MatchKind(rawValue: found.kinds[rank]) ?? .inside
      var match = highlighter.match(atRank: rank, quality: kind.quality)
      match.spelling = spelling.spelling(of: match, kind) {
        shownNames(atRank: rank).map { $0.text(in: table) }
      }
      return match
    }
    return SearchResult(
      matches: matches, total: best.count, droppedWords: found.droppedWords,
      beginningCount: found.isReading || !found.droppedWords.isEmpty
        ? 0 : found.countOfBeginnings(upTo: SearchResult.maxBeginnings))
  }
}
