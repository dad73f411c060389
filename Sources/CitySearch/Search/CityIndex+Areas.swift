extension CityIndex {
  /// Returns the smaller of two named places that is in or next to the larger one: 서울시 강남구, 東京都
  /// 渋谷区.
  func placeWithin(
    _ query: Query, _ kept: [Int], _ ranking: Ranking, _ context: SearchContext
  ) -> MatchSet? {
    let words = kept.filter { !ranking.saysLittle(query.keeping([$0])) }
    let found = words.map { word in
      var found = MatchSet(
        kinds: ranking.kinds(of: query.keeping([word]), fuzzy: false),
        queries: [query.keeping([word])])
      found.removeInside()
      return (word, found, best(of: found, limit: 1, context).sorted().first)
    }
    var nearest: (found: MatchSet, population: UInt32)?
    for (word, _, anchor) in found {
      guard let anchor else { continue }
      for (other, inner, _) in found where other != word {
        var near = inner
        near.keepNamed { rank in
          rank != anchor && table.populations[rank] < table.populations[anchor]
            && kilometres(rank, anchor) <= Ranking.kilometresToArea
        }
        let population = table.populations[anchor]
        guard near.hasMatches, nearest.map({ population > $0.population }) ?? true else { continue }
        near.droppedWords = query.texts.indices.filter { $0 != word && $0 != other }
          .map { query.texts[$0] }
        nearest = (near, population)
      }
    }
    return nearest?.found
  }

  /// Returns the place whose name is written after that of its city or division, without a space and
  /// with or without the suffixes of both: 昆明呈贡区, 宜蘭羅東.
  func place(
    joinedToItsArea text: String, _ ranking: Ranking, _ context: SearchContext
  ) -> MatchSet? {
    for pair in JoinedWords.pairs(text) {
      guard var found = wholeName(pair.place, ranking), let area = wholeName(pair.area, ranking),
        let anchor = best(of: area, limit: 1, context).sorted().first
      else { continue }
      // A district may be listed only as a name of its city.
      let isCity = found.kinds[anchor] != 0
      let region = table.regions[anchor]
      let hasDivision = table.regionBytes(Int(region)).division.count > 0
      found.keepNamed {
        $0 != anchor
          && (hasDivision && table.regions[$0] == region
            || kilometres($0, anchor) <= Ranking.kilometresToArea)
      }
      if !found.hasMatches, isCity { found.kinds[anchor] = MatchKind.exactSide.rawValue }
      guard found.hasMatches else { continue }
      found.isReading = true
      // Any four characters may consist of two names by chance.
      found.isCertainReading = JoinedWords.namesDivision(text)
      return found
    }
    return nil
  }

  /// Returns the places with exactly this name, or with the name without the suffix of a division.
  private func wholeName(_ name: String, _ ranking: Ranking) -> MatchSet? {
    for name in [name, HanSuffix.stripped(name)].compactMap({ $0 }) {
      let query = Query(name)
      var found = MatchSet(kinds: ranking.kinds(of: query, fuzzy: false), queries: [query])
      NonZero.keep(in: &found.kinds) { _, kind in
        kind == MatchKind.exactMain.rawValue || kind == MatchKind.exactSide.rawValue
      }
      if found.hasMatches { return found }
    }
    return nil
  }

  func kilometres(_ rank: Int, _ other: Int) -> Double {
    Sphere.kilometres(
      Double(table.latitudes[rank]) / 1e5, Double(table.longitudes[rank]) / 1e5,
      Double(table.latitudes[other]) / 1e5, Double(table.longitudes[other]) / 1e5)
  }
}
