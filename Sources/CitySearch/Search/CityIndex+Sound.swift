/// Places by the sound of their names.
extension CityIndex {
  /// Returns the towns with a main name that sounds like the query, or like its first words if the other
  /// ones name the region: Batton Rooj, Shyanne Wyoming.
  func placesOfSameSound(as query: Query) -> MatchSet? {
    let count = query.words.count
    guard (1...SoundKey.maxWords).contains(count) else { return nil }
    if let found = places(soundingLike: query, SoundKey.minConsonants) { return found }
    for split in (1..<count).reversed() {
      let named = regions.named(query.phrase(split..<count).bytes)
      guard !named.isEmpty else { continue }
      let name = query.keeping(Array(0..<split))
      return places(soundingLike: name, SoundKey.minConsonantsInRegion, in: Set(named))
    }
    return nil
  }

  private func places(
    soundingLike query: Query, _ minConsonants: Int, in named: Set<Int>? = nil
  ) -> MatchSet? {
    let phrase = query.phrase(0..<query.words.count)
    guard let sound = SoundKey.consonants(of: phrase.bytes, atLeast: minConsonants) else {
      return nil
    }
    var kinds = [UInt8](repeating: 0, count: table.count)
    var matcher = DoubleTypoMatcher(phrase.letters, isPhrase: false)
    for letter in SoundKey.letters(beginning: sound[0]) {
      let names = table.grams.list(of: NGram.key(.mainWord, UInt32(letter)))
      names?.forEach(below: table.count) { rank, isFirstWord in
        guard isFirstWord, kinds[rank] == 0, table.populations[rank] >= SoundKey.minPopulation,
          named.map({ $0.contains(Int(table.regions[rank])) }) ?? true,
          matcher.hasName(soundingLike: sound, atRank: rank, of: table)
        else { return }
        kinds[rank] = MatchKind.twoTyposMain.rawValue
      }
    }
    let found = MatchSet(kinds: kinds, queries: [query])
    return found.hasMatches ? found : nil
  }
}
