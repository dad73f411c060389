/// Ranks a whole text as if it had been typed letter by letter.
extension CityIndex {
  /// The maximum length in bytes of a text that counts as typed. Each of its letters may take a search.
  static let longestTyped = 60

  /// Returns the number of the place that would have ranked first before the last letter of a query
  /// was typed. Returns nil if that makes no difference, which saves searches for the shorter texts.
  /// - Parameter found: The matches of the whole query.
  func leader(of query: Substring, _ found: MatchSet, _ context: SearchContext) -> Int? {
    guard let last = query.last, let first = contestedFirst(found, context) else { return nil }
    let shorter = query.dropLast()
    guard let before = find(String(shorter), context) else { return nil }
    var context = context
    context.leader = leader(of: shorter, before, context)
    guard let leader = best(of: before, limit: 1, context).sorted().first,
      mayPrecede(first, leader, found),
      !last.isWhitespace || hasSpace(leader, after: before)
    else { return nil }
    return Int(table.ids[leader])
  }

  /// Returns whether a space follows the matched beginning of a place's name, so that a space
  /// continues it.
  private func hasSpace(_ rank: Int, after found: MatchSet) -> Bool {
    let match = MatchHighlighter(self, found.queries).match(atRank: rank, quality: .prefix)
    return match.continuesWithSpace
  }

  /// Returns the place that ranks first; nil if no other place would precede it as the leader.
  private func contestedFirst(_ found: MatchSet, _ context: SearchContext) -> Int? {
    let best = best(of: found, limit: 2, context)
    let scores = best.sortedScores()
    guard scores.count == 2, scores[1] + MatchScore.leading > scores[0] else { return nil }
    return best.sorted()[0]
  }

  /// Returns whether the leader may precede the first place: an abbreviation is complete (LA), and
  /// so is the name of a town of which the names of sights begin (송도, 송도해수욕장).
  private func mayPrecede(_ first: Int, _ leader: Int, _ found: MatchSet) -> Bool {
    switch MatchKind(rawValue: found.kinds[first]) {
    case .exactMain where found.queries[0].isShort: false
    case .exactMain, .capital, .capitalBesidePlace, .region:
      City.Kind(id: Int(table.ids[leader])) == .town
    case .exactSide, .exactCode: !found.queries[0].isShort
    default: true
    }
  }
}
