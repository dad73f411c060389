/// The leader of a search: the place that ranked first before the last letter was typed.
extension CityIndex {
  /// The maximum length, in bytes, of a text that counts as typed. Each of its letters may take one
  /// search.
  static let maxTypedBytes = 60

  /// Returns the leader for the matches of a query: the given one, or that of a text that counts as
  /// typed. Returns nil if there is none, or if the first place is complete.
  func leader(of query: String, _ found: MatchSet, _ context: SearchContext) -> Int? {
    if let leader = context.leader {
      return rank(ofID: leader).map { mayLead($0, found, context) } ?? false ? leader : nil
    }
    guard context.isTyped, query.utf8.count <= Self.maxTypedBytes else { return nil }
    return leader(ofTyped: query[...], found, context)
  }

  /// Returns the place that would have ranked first before the last letter of a text. Returns nil if
  /// that makes no difference, which saves the searches for the shorter texts.
  private func leader(
    ofTyped query: Substring, _ found: MatchSet, _ context: SearchContext
  ) -> Int? {
    guard let last = query.last, isContested(found, context) else { return nil }
    let shorter = query.dropLast()
    guard let before = find(String(shorter), context) else { return nil }
    var context = context
    context.leader = leader(ofTyped: shorter, before, context)
    let leader = best(of: before, limit: 1, context).sorted().first
    context.leader = nil
    guard let leader, mayLead(leader, found, context),
      !last.isWhitespace || hasSpace(leader, after: before)
    else { return nil }
    return Int(table.ids[leader])
  }

  /// Returns whether another place than the first one would precede it as the leader. A leader
  /// takes the bonus of a name followed by a space, and reduces whole names abroad.
  private func isContested(_ found: MatchSet, _ context: SearchContext) -> Bool {
    let first = best(of: found, limit: 2, context).sortedEntries()
    let most =
      MatchScore.leading + (found.isFinished ? MatchScore.finishedName : 0)
      + (context.homeCountry == nil ? 0 : MatchScore.abroadAfterHome)
    return first.count == 2 && first[1].score + most > first[0].score
  }

  /// Returns whether a space follows the matched beginning of a place's name, so that a space
  /// continues it.
  private func hasSpace(_ rank: Int, after found: MatchSet) -> Bool {
    MatchHighlighter(self, found.queries).match(atRank: rank, quality: .prefix).continuesWithSpace
  }

  /// Returns whether the leader may precede the place that would otherwise rank first. An
  /// abbreviation is complete (LA), and so is the name of a town with which the names of sights
  /// begin (송도, 송도해수욕장). Three lowercase letters are rather on the way to a town than a code or a
  /// short name (van, Vantaa).
  private func mayLead(_ leader: Int, _ found: MatchSet, _ context: SearchContext) -> Bool {
    let isTown = City.Kind(id: Int(table.ids[leader])) == .town
    let query = found.queries[0]
    let isComplete = query.isShort && (query.isCode || query.words[0].letters.count < 3)
    guard isComplete || !isTown else { return true }
    var context = context
    context.leader = nil
    guard let first = best(of: found, limit: 1, context).sorted().first else { return true }
    return switch MatchKind(rawValue: found.kinds[first]) {
    case .exactMain: isTown && !isComplete
    case .capital, .capitalBesidePlace, .region: isTown
    case .exactSide, .exactCode: !isComplete
    default: true
    }
  }
}
