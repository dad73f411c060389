/// Places by the sound of their names.
extension CityIndex {
  /// Adds the places with a main name that sounds like the whole query, if no name begins with it and
  /// it is not the name of a well-known place with a typo. Beside other places whose whole name has a
  /// typo, the sound must be nearly the same.
  func addPlacesOfSameSound(
    as query: Query, to found: inout MatchSet, _ context: SearchContext
  ) {
    guard query.words.count <= SoundMatcher.maxWords,
      MatchSet.bestBeginning(found.kinds) == nil, !found.hasKnownNameWithTypo(table)
    else { return }
    let most = found.hasWholeNameWithTypo ? SoundMatcher.abroad + SoundMatcher.nearlySame : .max
    if let alike = places(soundingLike: query, atMost: most, context) { found.add(alike) }
  }

  /// Returns the places with a main name that sounds like the first words of a query, if the other ones
  /// name the region or an area in which they lie, or a kind of place: Shyanne Wyoming, Mowzel Cornwall,
  /// Kabeck City.
  func placesOfSameSound(
    beforeRegionIn query: Query, _ ranking: Ranking, _ context: SearchContext
  ) -> MatchSet? {
    let count = query.words.count
    guard count <= SoundMatcher.maxWords else { return nil }
    for split in (1..<count).reversed() {
      let name = query.keeping(Array(0..<split))
      let region = query.keeping(Array(split..<count))
      let named = Set(regions.named(region.phrase(0..<count - split).bytes))
      let areas = named.isEmpty ? ranking.areas(named: region) : []
      let isKind = region.texts.allSatisfy(WeatherVocabulary.isKind)
      guard isKind || !named.isEmpty || !areas.isEmpty else { continue }
      func isInRegion(_ rank: Int) -> Bool {
        isKind || named.contains(Int(table.regions[rank]))
          || areas.contains { kilometres(rank, $0) <= Ranking.kilometresToArea }
      }
      if let kinds = places(soundingLike: name, context, inRegion: isInRegion) {
        return MatchSet(kinds: kinds, queries: [name])
      }
    }
    return nil
  }

  /// Returns the match kind of every place by its sound; nil if none sounds like the query.
  private func places(
    soundingLike query: Query, atMost most: Int = .max, _ context: SearchContext,
    inRegion isInRegion: ((Int) -> Bool)? = nil
  ) -> [UInt8]? {
    guard var matcher = SoundMatcher(query.phrase(0..<query.words.count)) else { return nil }
    let home = context.home
    let minWeights = (
      home: matcher.minWeight(isAtHome: true, isInRegion: isInRegion != nil),
      abroad: matcher.minWeight(isAtHome: false, isInRegion: isInRegion != nil)
    )
    let folded = table.folded.bytes.bindMemory(to: UInt8.self)
    var distances: [(rank: Int, distance: Int)] = []
    for beginning in matcher.beginnings {
      let letters = beginning.withUTF8Buffer { Array($0) }
      let names = table.grams.list(
        of: NGram.key(.mainWord, UInt32(letters[0]), letters.count > 1 ? UInt32(letters[1]) : 0))
      names?.forEach(below: table.count) { rank, isFirstWord in
        let isAtHome = table.countries[rank] == home
        guard isFirstWord,
          table.weights[rank] >= (isAtHome ? minWeights.home : minWeights.abroad),
          isInRegion?(rank) ?? true
        else { return }
        for part in table.mainNames(rank) {
          for name in FoldedNames(table, in: part)
          where !name.isEmpty && folded[name.lowerBound] == letters[0] {
            let distance = matcher.distance(
              to: UnsafeBufferPointer(rebasing: folded[name]), starts: table.wordStarts(in: name))
            guard let distance else { continue }
            distances.append((rank, distance + (isAtHome ? 0 : SoundMatcher.abroad)))
          }
        }
      }
    }
    guard let least = distances.map(\.distance).min(), least <= most else { return nil }
    var kinds = [UInt8](repeating: 0, count: table.count)
    for (rank, distance) in distances where distance <= least + SoundMatcher.tolerance {
      let isSame = distance == (table.countries[rank] == home ? 0 : SoundMatcher.abroad)
      let kind: MatchKind = isSame ? .typoExactMain : .twoTyposMain
      kinds[rank] = kinds[rank] == 0 ? kind.rawValue : min(kinds[rank], kind.rawValue)
    }
    return kinds
  }
}
