extension CityIndex {
  /// Finds places by what someone types.
  ///
  /// Better names come first (see `CityMatch.Quality`), among equals the places of the user's
  /// country and the preferred ones, then cities before their districts, then by population. What
  /// was typed with the other keyboard layout is understood when it means nothing as it stands, and
  /// one slip is forgiven when nothing matches at all.
  /// - Parameters:
  ///   - query: Any text; an empty one finds nothing.
  ///   - limit: How many matches to return; `total` counts all.
  ///   - context: Who asks.
  public func search(
    _ query: String, limit: Int, context: SearchContext = SearchContext()
  ) -> SearchResult {
    let text = TextCleaning.clean(query)
    let parsed = Query(text)
    guard !parsed.words.isEmpty else { return SearchResult() }
    let ranking = Ranking(self, language: context.language)
    var candidates = [parsed]
    var qualities = ranking.qualities(of: parsed, forgiving: false)
    if !hasWordMatch(qualities) {
      for ignoringShift in [false, true] {
        guard let swapped = KeyboardLayout.swapped(text, ignoringShift: ignoringShift) else {
          break
        }
        let other = Query(swapped)
        guard !other.words.isEmpty else { break }
        let found = ranking.qualities(of: other, forgiving: false)
        guard hasWordMatch(found) else { continue }
        mergeWordMatches(found, into: &qualities)
        candidates.append(other)
        break
      }
      if !qualities.withUnsafeBytes({ NonZero.contains(in: $0) { _ in true } }) {
        qualities = ranking.qualities(of: parsed, forgiving: true)
      }
    }
    return collect(qualities, candidates, limit: max(0, limit), context: context)
  }

  private func hasWordMatch(_ qualities: [UInt8]) -> Bool {
    qualities.withUnsafeBytes { bytes in
      NonZero.contains(in: bytes) { bytes[$0] <= CityMatch.Quality.wordPrefix.rawValue }
    }
  }

  private func mergeWordMatches(_ found: [UInt8], into qualities: inout [UInt8]) {
    found.withUnsafeBytes { found in
      NonZero.forEach(in: found) { rank in
        if found[rank] <= CityMatch.Quality.wordPrefix.rawValue { qualities[rank] = found[rank] }
      }
    }
  }

  private func collect(
    _ qualities: [UInt8], _ queries: [Query], limit: Int, context: SearchContext
  ) -> SearchResult {
    let own = OwnPlaces(self, context, isKorean: queries.contains(where: \.isKorean))
    // Ranks come in their order, so each shelf is sorted by itself.
    let shelfCount = 2 * (CityMatch.Quality.allCases.count + 1)
    var shelves = [[Int]](repeating: [], count: shelfCount)
    var total = 0
    let most = max(limit, NamesakeOrder.mostNamesakes)
    qualities.withUnsafeBytes { bytes in
      NonZero.forEach(in: bytes) { rank in
        total += 1
        let shelf = min(2 * Int(bytes[rank]) + (own.contains(rank) ? 0 : 1), shelfCount - 1)
        if shelves[shelf].count < most { shelves[shelf].append(rank) }
      }
    }
    for shelf in 2...3 {
      shelves[shelf] = NamesakeOrder.sorted(shelves[shelf], in: table, queries)
    }
    let highlighter = MatchHighlighter(self, queries)
    let matches = shelves.joined().prefix(limit).map { rank in
      highlighter.match(
        atRank: rank, quality: CityMatch.Quality(rawValue: qualities[rank]) ?? .inside)
    }
    return SearchResult(matches: Array(matches), total: total)
  }
}

/// The places that come first among equals: those of the user's country, recent and favourite
/// ones, and the South Korean ones when the query is in Hangul.
private struct OwnPlaces {
  private let countries: IndexTable.Column<UInt16>
  private let home: UInt16
  private let second: UInt16
  private let preferred: Set<Int>

  init(_ index: CityIndex, _ context: SearchContext, isKorean: Bool) {
    countries = index.table.countries
    home = context.homeCountry.map { CountryCode.packed($0.utf8) } ?? 0
    second = isKorean && context.homeCountry != "KP" ? CountryCode.packed("KR".utf8) : home
    preferred = Set(context.preferredIDs.compactMap(index.rank(ofID:)))
  }

  @inline(__always)
  func contains(_ rank: Int) -> Bool {
    let country = countries[rank]
    if country != 0, country == home || country == second { return true }
    return !preferred.isEmpty && preferred.contains(rank)
  }
}
