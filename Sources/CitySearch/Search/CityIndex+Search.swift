extension CityIndex {
  /// Searches for places by name.
  ///
  /// The ranking combines the quality of the match, the population and the user's context
  /// (`MatchScore`). A query without a match is read again with another keyboard layout, in kana,
  /// or without a Korean ending. Fuzzy matching is used if few places match. Words without a match
  /// are dropped and reported.
  /// - Parameters:
  ///   - query: Any text. An empty one matches nothing.
  ///   - limit: The maximum number of matches to return; `total` counts all.
  ///   - context: The user's context.
  public func search(
    _ query: String, limit: Int, context: SearchContext = SearchContext()
  ) -> SearchResult {
    guard let found = find(query, context) else {
      return SearchResult(isPostalCode: PostalCode.isLikely(TextCleaning.clean(query)))
    }
    var context = context
    context.leader = leader(of: query, found, context)
    var result = collect(found, limit: max(0, limit), context: context)
    result.isPostalCode =
      result.matches.isEmpty && PostalCode.isLikely(TextCleaning.clean(query))
    return result
  }

  /// Returns whether a search matches the place with a number, at any rank.
  public func matches(
    _ query: String, id: Int, context: SearchContext = SearchContext()
  ) -> Bool {
    guard let rank = rank(ofID: id), let found = find(query, context) else { return false }
    return found.kinds[rank] != 0
  }

  /// Returns the ranks of the best matches, best first, without highlighting their names.
  func ranks(
    _ query: String, limit: Int, context: SearchContext = SearchContext()
  ) -> [Int] {
    find(query, context).map { best(of: $0, limit: limit, context).sorted() } ?? []
  }

  func find(_ query: String, _ context: SearchContext) -> MatchSet? {
    var text = FlagEmoji.named(TextCleaning.clean(query))
    text = PinyinInitials.city(text, language: context.language) ?? text
    if PinyinInitials.mayBe(text, language: context.language) {
      text = chineseCity(withInitials: text) ?? text
    }
    guard !Query(text).words.isEmpty, !TypedPoint.resembles(text) else { return nil }
    let ranking = Ranking(self, language: context.language, home: context.homeCountry)
    if let code = AirportPhrase.code(text), ranking.beginsName(Query(code)) {
      text = code
    } else if let airport = AirportPhrase.english(text), ranking.beginsName(Query(airport)) {
      text = airport
    }
    var parsed = Query(text)
    var found = MatchSet(kinds: ranking.kinds(of: parsed, fuzzy: false), queries: [parsed])
    if KeyboardLayout.usesMarkKeys(text),
      !found.hasWholeName || text.unicodeScalars.first.map(KeyboardLayout.isMarkKey) ?? false
    {
      addReadings([QueryReading.ofMarkKeys(text)], to: &found, ranking)
    }
    if !found.hasWholeName {
      addReadings([QueryReading.ofShortWords(text)], to: &found, ranking)
    }
    if !found.hasWholeName, let name = Kana.romanised(text) {
      // The list contains few Japanese names in kana, so that なら matches only the beginning of
      // ナラティワート.
      let reading = QueryReading(query: Query(name), country: "JP", isWhole: true, isCertain: true)
      addReadings([[reading]], to: &found, ranking)
    }
    if !found.hasWholeName, let joined = parsed.joined {
      let others = MatchSet(kinds: ranking.kinds(of: joined, fuzzy: false), queries: [joined])
      // Joined pinyin is accepted even if the separate words begin a longer name (chang sha), and
      // also if it is only a side name, as in Taiwan (tai bei).
      if parsed.isPinyin
        ? others.hasKnownName(table, orOtherName: true)
          || others.beginsKnownName(table) && !ranking.beginsName(parsed)
        : others.hasKnownName(table) && !ranking.beginsName(parsed)
      {
        (parsed, found) = (joined, others)
      }
    }
    if !found.hasWholeName, parsed.words.count > 1, parsed.isPinyin,
      let name = HanSuffix.strippedPinyin(text)
    {
      addReadings([[QueryReading.ofPinyin(name)]], to: &found, ranking)
    }
    if !found.hasWholeName, let name = HanSuffix.strippedRomaji(text) {
      let reading = QueryReading(query: Query(name), country: "JP", isWhole: true, isCertain: true)
      addReadings([[reading]], to: &found, ranking)
    }
    var droppedWords: [String] = []
    if !found.hasWholeName {
      for address in PostalAddress.towns(in: text) {
        let town = Query(address.text)
        // The removed words may be the name of a quarter rather than of a street: Logan Square
        // Chicago.
        guard !town.words.isEmpty,
          !ranking.beginsName(Query(address.removed.joined(separator: " ")))
        else {
          continue
        }
        let others = MatchSet(kinds: ranking.kinds(of: town, fuzzy: false), queries: [town])
        guard
          others.hasWholeName || others.hasKnownName(table, orOtherName: true)
            || context.isBeingTyped
              && others.beginsKnownName(table, home: context.home)
        else { continue }
        (text, parsed, found, droppedWords) = (address.text, town, others, address.removed)
        break
      }
    }
    let isFinished = query.last?.isWhitespace ?? false
    var count = found.countOfBeginnings(upTo: Self.fewMatches)
    // A name may begin with a filler word, and a filler word may name a country (island, in).
    // Therefore only a match of the whole query, or of a whole name in the region that the other
    // words name (can tho vietnam), prevents its removal.
    if parsed.words.count > 1 || count == 0, !found.hasWholeName, !ranking.namesRegion(parsed),
      ranking.namesPlace(beforeWeatherWordOf: parsed) && !found.beginsKnownName(table)
        || !ranking.beginsName(parsed) && !ranking.namesPlace(beforeLastWordOf: parsed)
    {
      let rests = WeatherVocabulary.rests(of: text)
      let named = likeliestRest(of: rests, ranking)
      let likeliest = named.map { [$0] } ?? rests.reversed()
      for (number, rest) in likeliest.enumerated() {
        let query = Query(rest.text)
        let others = MatchSet(kinds: ranking.kinds(of: query, fuzzy: false), queries: [query])
        let otherCount = others.countOfBeginnings(upTo: Self.fewMatches)
        // Without a match, only weather vocabulary is certain not to be part of the name.
        guard
          otherCount > 0
            || (count == 0 && number == 0
              && rest.removed.contains(where: WeatherVocabulary.contains))
        else { continue }
        // A word of a misspelled name is part of it (The Bonx, Ciudead del Este), unless the other words
        // are a whole name. Other words than articles are so only in the name of a well-known place.
        guard
          others.hasWholeName
            || !ranking.hasWholeName(
              withTypo: parsed, isKnown: !WeatherVocabulary.mayBePartOfName(rest))
        else { continue }
        (text, droppedWords) = rest
        (parsed, found, count) = (query, others, otherCount)
        if count > 0 { break }
      }
    }
    if !found.hasWholeName, let name = WeatherVocabulary.withArticle(text, after: droppedWords) {
      let reading = QueryReading(query: Query(name), isWhole: true, isCertain: true)
      addReadings([[reading]], to: &found, ranking)
    }
    let isAfterParticle = droppedWords.contains(where: WeatherVocabulary.inflects(after:))
    if count == 0 || (isAfterParticle && !found.hasWholeName) {
      let rest = count == 0 ? WeatherVocabulary.rests(of: text).last : nil
      // A word for a kind of place does not make a sentence: Beniin City.
      let isSentence =
        rest.map { !WeatherVocabulary.mayBePartOfName($0) } ?? false || !droppedWords.isEmpty
      addInflected(
        rest?.text ?? text, isSentence: isSentence, isAtHome: false, to: &found, ranking, context)
      if found.queries.count > 1 { droppedWords += rest?.removed ?? [] }
    } else if parsed.words.count == 1,
      CaseEndings.rules(for: CaseEndings.language(of: context)) != nil
    {
      // The user may mean a place at home even if its inflected name is the name of another place:
      // Tartus.
      addInflected(text, isSentence: false, isAtHome: true, to: &found, ranking, context)
    }
    if count == 0, found.queries.count == 1 {
      addReadings(QueryReading.groups(of: text), to: &found, ranking)
    }
    if count == 0, found.queries.count == 1,
      let place = place(joinedToItsArea: text, ranking, context)
    {
      found = place
    }
    if count > 0 || found.queries.count == 1 { addKoreanStem(of: text, to: &found, ranking) }
    count = found.countOfMainBeginnings(upTo: Self.fewMatches)
    // If each of several words matched, a typo is less likely.
    let few = parsed.words.count > 1 ? 1 : Self.fewMatches
    if count < few, found.queries.count == 1, !found.hasKnownName(table) {
      found.addTypos(
        ranking.kinds(of: parsed, fuzzy: true), of: parsed, table, home: context.home)
    }
    if !found.hasMatches, let rest = AddressNumbers.removed(from: text) {
      // House numbers and postal codes do not identify a place; they are reported as dropped.
      let query = Query(rest.text)
      let others = MatchSet(kinds: ranking.kinds(of: query, fuzzy: false), queries: [query])
      (text, parsed) = (rest.text, query)
      droppedWords += rest.removed
      if others.hasMatches { found = others }
    }
    if !found.hasMatches, let named = placesBeforeLastWords(of: text, parsed, ranking, context) {
      found = named
    }
    addPlacesOfSameSound(as: parsed, to: &found, context)
    if !found.hasMatches {
      found =
        placesOfSameSound(beforeRegionIn: parsed, ranking, context)
        ?? townsWithTwoTypos(of: parsed) ?? droppingWords(of: text, parsed, ranking, context)
        ?? found
    }
    found.droppedWords = droppedWords + found.droppedWords
    found.otherCountries = PostalCode.countries(without: found.droppedWords)
    found.isFinished = isFinished
    return found
  }

  /// The number of matches below which fuzzy matching is used.
  static let fewMatches = 3
  /// The maximum number of words for which subsets are tried.
  static let maxCandidateWords = 4

  /// Returns the first rest with which a name begins. If that rest is not the whole name of a
  /// well-known place, but a later rest with one word less is, returns the later one: a word of
  /// Santafé de Bogotá begins with de Bogotá, but the name is Bogotá.
  private func likeliestRest(
    of rests: [WeatherVocabulary.Rest], _ ranking: Ranking
  ) -> WeatherVocabulary.Rest? {
    let first = rests.indices.first { index in
      let query = Query(rests[index].text)
      return ranking.beginsName(query) || ranking.namesPlace(beforeLastWordOf: query)
        || ranking.namesRegion(query)
    }
    guard let first else { return nil }
    let isWhole = { (rest: WeatherVocabulary.Rest) in
      let query = Query(rest.text)
      return MatchSet(kinds: ranking.kinds(of: query, fuzzy: false), queries: [query])
        .hasKnownName(self.table)
    }
    guard !isWhole(rests[first]) else { return rests[first] }
    return rests[first...].first {
      $0.removed.count == rests[first].removed.count + 1 && isWhole($0)
    } ?? rests[first]
  }

  /// Adds exact matches of the query's base forms.
  private func addInflected(
    _ text: String, isSentence: Bool, isAtHome: Bool, to found: inout MatchSet, _ ranking: Ranking,
    _ context: SearchContext
  ) {
    let home = context.home
    let zone = context.timeZone.flatMap(timeZoneNumber)
    func isHome(_ rank: Int) -> Bool {
      table.countries[rank] == home || table.timeZones[rank] == zone
    }
    for reading in CaseEndings.readings(
      of: text, isSentence: isSentence, language: CaseEndings.language(of: context))
    {
      let query = Query(reading)
      guard !query.words.isEmpty else { continue }
      var kinds = ranking.kinds(of: query, fuzzy: false)
      NonZero.keep(in: &kinds) { rank, kind in
        kind == MatchKind.exactMain.rawValue && (!isAtHome || isHome(rank))
          || kind == MatchKind.exactSide.rawValue && !isAtHome
      }
      guard MatchSet.bestBeginning(kinds) != nil else { continue }
      found.add(kinds)
      found.queries.append(query)
      found.isReading = true
      found.isCertainReading = isSentence || query.isKorean
    }
  }

  /// Adds the matches of the best reading in the first group that has any matches.
  private func addReadings(
    _ groups: [[QueryReading]], to found: inout MatchSet, _ ranking: Ranking
  ) {
    for group in groups {
      var best: (kinds: [UInt8], reading: QueryReading, kind: UInt8)?
      for reading in group {
        var kinds = ranking.kinds(of: reading.query, fuzzy: false)
        let wanted = reading.country.map { CountryCode.packed($0.utf8) }
        reading.filter(&kinds) { table.countries[$0] == wanted }
        guard let kind = MatchSet.bestBeginning(kinds), best.map({ kind < $0.kind }) ?? true else {
          continue
        }
        best = (kinds, reading, kind)
      }
      guard let best else { continue }
      found.addBeginnings(best.kinds)
      found.queries.append(best.reading.query)
      found.isReading = true
      // A country and a city written without a space are certain too: 英国剑桥.
      found.isCertainReading =
        best.reading.isCertain
        || best.reading.query.words.contains { !regions.countriesNamed($0.bytes).isEmpty }
      return
    }
  }

  /// Adds exact matches of the stem before a Korean suffix: 거제도 is Geoje rather than the beginning
  /// of 거제동.
  private func addKoreanStem(of text: String, to found: inout MatchSet, _ ranking: Ranking) {
    guard let stem = KoreanSuffix.stripped(text), !found.hasKnownName(table),
      !found.hasOtherNameOfSpot(table)
    else { return }
    let query = Query(stem)
    guard !query.words.isEmpty else { return }
    var kinds = ranking.kinds(of: query, fuzzy: false)
    let korea = CountryCode.packed("KR".utf8)
    NonZero.keep(in: &kinds) { rank, kind in
      kind == MatchKind.exactMain.rawValue && table.countries[rank] == korea
    }
    guard MatchSet.bestBeginning(kinds) != nil else { return }
    found.add(kinds)
    found.queries.append(query)
  }

  /// Returns the matches of the largest part of the words that has any; without the endings of divisions,
  /// and with the parts of a single word.
  private func droppingWords(
    of text: String, _ query: Query, _ ranking: Ranking, _ context: SearchContext
  ) -> MatchSet? {
    let words = query.words.count > 1 ? text : JoinedWords.marked(text)
    return words.map(ranking.knownWords).flatMap {
      droppingWords(of: Query($0), isNew: $0 != text, ranking, context)
    }
  }

  /// Returns the matches of the largest subset of words that has any; among subsets of equal size,
  /// of the one with the best score.
  /// - Parameter isNew: Whether the query has not been tried with all its words.
  private func droppingWords(
    of query: Query, isNew: Bool, _ ranking: Ranking, _ context: SearchContext
  ) -> MatchSet? {
    var kept = query.words.indices.filter { ranking.isKnown(query.words[$0]) }
    if kept.isEmpty { kept = Array(query.words.indices) }
    let isUntried = isNew || kept.count < query.words.count
    kept = Array(kept.prefix(Self.maxCandidateWords))
    for size in stride(from: kept.count, through: 1, by: -1) where isUntried || size < kept.count {
      for fuzzy in [false, true] where !fuzzy || size > 1 || kept.count == 1 {
        var best: (found: MatchSet, score: Int)?
        if size == 1, !fuzzy, let near = placeWithin(query, kept, ranking, context) {
          return near
        }
        for choice in Self.choices(of: kept, size) {
          let part = query.keeping(choice)
          if ranking.saysLittle(part) { continue }
          var found = MatchSet(kinds: ranking.kinds(of: part, fuzzy: fuzzy), queries: [part])
          found.removeInside()
          guard let score = bestScore(of: found, context), best.map({ score > $0.score }) ?? true
          else { continue }
          found.droppedWords = query.texts.indices.filter { !choice.contains($0) }
            .map { query.texts[$0] }
          best = (found, score)
        }
        if let best { return best.found }
      }
    }
    return nil
  }

  private static func choices(of items: [Int], _ size: Int) -> [[Int]] {
    (0..<(1 << items.count)).filter { $0.nonzeroBitCount == size }
      .map { mask in items.indices.filter { mask & (1 << $0) != 0 }.map { items[$0] } }
  }

  private func bestScore(of found: MatchSet, _ context: SearchContext) -> Int? {
    guard found.hasMatches else { return nil }
    let score = found.score(self, context)
    var best: Int?
    found.kinds.withUnsafeBytes { bytes in
      NonZero.forEach(in: bytes) { rank in
        best = score.score(rank: rank, kind: bytes[rank], above: best ?? .min) ?? best
      }
    }
    return best
  }
}
