/// Computes the match kind of every place for a query.
struct Ranking {
  private let index: CityIndex
  private let cache: MatchCache
  private let language: String
  /// The user's country; 0 if it is unknown.
  private let home: UInt16

  init(_ index: CityIndex, language: String, home: String? = nil) {
    self.index = index
    self.language = language
    self.home = home.map { CountryCode.packed($0.utf8) } ?? 0
    cache = MatchCache(index, language: language)
  }

  /// Returns the match kind of every place (`MatchKind`'s raw value), 0 for no match.
  ///
  /// A place matches in one of four cases: the query is one of its names, or a part of one;
  /// adjacent words are, and the other words name its division or country; each word is found in a
  /// name, the division or the country, and at least one word in a name; or the query is the name
  /// of its division or country.
  func kinds(of query: Query, fuzzy: Bool) -> [UInt8] {
    let words = query.words
    let phrase = query.phrase(0..<words.count)
    let whole = cache.matches(of: phrase, fuzzy: fuzzy, twice: true)
    var best = whole.kinds
    // If the query is the whole name of a well-known place, its words are not matched separately.
    // Otherwise "san jose" would also return San Isidro in the province of San José.
    if words.count > 1, !isNameOfKnownPlace(whole.kinds) {
      let words = QueryWords(query, index.regions, cache, fuzzy: fuzzy)
      // A name that begins with the whole query takes precedence over a name with a region.
      let hasPhrase = whole.has(upTo: .unfinishedMain)
      let goesOn =
        whole.has(upTo: .prefixMain)
        && contains(whole.kinds) { rank, kind in
          kind <= MatchKind.prefixMain.rawValue && isKnown(rank)
        }
      mergeSplits(of: words, hasPhrase: hasPhrase, into: &best)
      mergeAnyOrder(words, into: &best)
      if !fuzzy, !whole.hasBeginnings { addPlaces(withAreaIn: query, into: &best) }
      if !fuzzy, !goesOn {
        addNameBefore(lastWordOf: query, isPhrase: whole.has(upTo: .prefixMain), into: &best)
      }
    }
    addRegion(named: phrase, into: &best)
    return best
  }

  /// Adds the places whose whole name, alone or with its region, precedes an unfinished word (Chicago
  /// am, Brooklyn we), unless the query already matches a whole name, alone or with a region
  /// (portland me, newcastle uk).
  /// - Parameter isPhrase: Whether a name begins with the whole query.
  private func addNameBefore(
    lastWordOf query: Query, isPhrase: Bool, into best: inout [UInt8]
  ) {
    guard !contains(.exactMain, in: best), !contains(.exactSide, in: best) else { return }
    let exact = MatchKind.exactMain.rawValue
    let last = query.words.count - 1
    // A little-known place may have the name of a word of another one (Beach).
    let least =
      last == 1 && contains(best, where: { rank, _ in isKnown(rank) }) ? Self.townPopulation : 0
    for rank in knownPlaces(namedBeforeLastWordOf: query) { best[rank] = exact }
    // A few letters usually begin the name of the region. Words about the weather may be names too
    // (Wetter).
    guard query.words[last].isBarelyBegun, !isPhrase,
      !query.texts[..<last].contains(where: WeatherVocabulary.isFiller)
    else { return }
    let named = kinds(of: query.keeping(Array(0..<last)), fuzzy: false)
    let populations = index.table.populations
    named.withUnsafeBytes { named in
      NonZero.forEach(in: named) {
        if named[$0] == exact, populations[$0] >= least { best[$0] = exact }
      }
    }
  }

  /// Adds the places whose whole name is written before that of an area in which they lie, or of a
  /// larger city near them (Truro Cornwall, Ronda Málaga), or after that of an area. In Han characters
  /// and Hangul, such words are read otherwise.
  private func addPlaces(withAreaIn query: Query, into best: inout [UInt8]) {
    let count = query.words.count
    guard count <= Self.maxWordsWithArea, query.words[0].letters[0] < 0x1100 else { return }
    for split in 1..<count {
      let first = cache.matches(of: query.phrase(0..<split), fuzzy: false)
      guard Self.wholeNames.contains(where: { first.has($0) }) else { continue }
      let last = cache.matches(of: query.phrase(split..<count), fuzzy: false)
      guard Self.wholeNames.contains(where: { last.has($0) }) else { continue }
      let after = ranks(in: last, of: Self.wholeNames) { isArea($0) || isKnown($0) }
      if addPlaces(named: first, in: after, into: &best) { return }
      // A mountain may be written before its town, which is then its region.
      let before = ranks(in: first, of: Self.wholeNames) {
        isArea($0) && (best[$0] == 0 || best[$0] > MatchKind.exactSide.rawValue)
      }
      if addPlaces(named: last, in: before, into: &best) { return }
    }
  }

  private func addPlaces(
    named matches: PatternMatches, in areas: [Int], into best: inout [UInt8]
  ) -> Bool {
    guard !areas.isEmpty else { return false }
    let places = ranks(in: matches, of: Self.wholeNames) { rank in
      City.Kind(id: Int(index.table.ids[rank])).isTownOrSight
        && areas.contains { isPlace(rank, inArea: $0) }
    }
    guard !places.isEmpty else { return false }
    for area in areas where isArea(area) {
      best[area] = max(best[area], MatchKind.wordMain.rawValue)
    }
    for rank in places { best[rank] = MatchKind.exactMain.rawValue }
    return true
  }

  /// Returns the ranks of the places with a match of some kinds that meet a condition.
  private func ranks(
    in matches: PatternMatches, of kinds: [MatchKind], where condition: (Int) -> Bool
  ) -> [Int] {
    let kinds = kinds.map(\.rawValue)
    var ranks: [Int] = []
    matches.kinds.withUnsafeBytes { bytes in
      NonZero.forEach(in: bytes) { rank in
        if kinds.contains(bytes[rank]), condition(rank) { ranks.append(rank) }
      }
    }
    return ranks
  }

  /// The kinds of whole names.
  private static let wholeNames: [MatchKind] = [.exactMain, .exactSide]

  /// Returns the ranks of the areas that have a name.
  func areas(named query: Query) -> [Int] {
    let phrase = query.phrase(0..<query.words.count)
    return ranks(in: cache.matches(of: phrase, fuzzy: false), of: Self.wholeNames, where: isArea)
  }

  private func isArea(_ rank: Int) -> Bool {
    City.Kind(id: Int(index.table.ids[rank])) == .nature
  }

  private func isPlace(_ rank: Int, inArea area: Int) -> Bool {
    let table = index.table
    let isNear = index.kilometres(rank, area) <= Self.kilometresToArea
    return isNear
      && (isArea(area)
        || table.countries[rank] == table.countries[area]
          && table.populations[rank] < table.populations[area])
  }

  /// Returns whether the whole name of a well-known place precedes an unfinished word.
  func namesPlace(beforeLastWordOf query: Query) -> Bool {
    !knownPlaces(namedBeforeLastWordOf: query).isEmpty
  }

  /// Returns whether the whole name of a well-known place precedes a word about the weather. The
  /// name of an airport may also begin with both words: istanbul hava.
  func namesPlace(beforeWeatherWordOf query: Query) -> Bool {
    let last = query.words.count - 1
    return last > 0 && WeatherVocabulary.contains(query.texts[last])
      && !knownPlaces(named: query, before: last).isEmpty
  }

  private func knownPlaces(namedBeforeLastWordOf query: Query) -> [Int] {
    let last = query.words.count - 1
    guard last > 0, !WeatherVocabulary.contains(query.texts[last]),
      query.words[last].isBarelyBegun || WeatherVocabulary.hasWord(beginning: query.texts[last])
    else { return [] }
    return knownPlaces(named: query, before: last)
  }

  private func knownPlaces(named query: Query, before last: Int) -> [Int] {
    let matches = cache.matches(of: query.phrase(0..<last), fuzzy: false)
    guard matches.has(.exactMain) else { return [] }
    return ranks(in: matches, of: [.exactMain], where: isKnown)
  }

  private func isKnown(_ rank: Int) -> Bool {
    index.table.populations[rank] >= Self.wellKnownPopulation
  }

  /// Returns whether a name begins with the whole query.
  func beginsName(_ query: Query) -> Bool {
    cache.matches(of: query.phrase(0..<query.words.count), fuzzy: false).hasBeginnings
  }

  /// Returns whether a query of several words is the name of a country or division. Its words are
  /// then part of the name, although one may also be a filler word: lan in Thái Lan.
  func namesRegion(_ query: Query) -> Bool {
    query.words.count > 1
      && !index.regions.named(query.phrase(0..<query.words.count).bytes).isEmpty
  }

  /// Returns whether the whole query is the main name of a place with a typo.
  /// - Parameter isKnown: Whether the place must be well known.
  func hasWholeName(withTypo query: Query, isKnown: Bool) -> Bool {
    let matches = cache.matches(of: query.phrase(0..<query.words.count), fuzzy: true)
    guard matches.has(.typoExactMain) else { return false }
    return !isKnown
      || contains(matches.kinds) { rank, kind in
        kind == MatchKind.typoExactMain.rawValue && self.isKnown(rank)
      }
  }

  /// Returns whether a word begins a word of a name, or names a region.
  func isKnown(_ word: Pattern) -> Bool {
    cache.matches(of: word, fuzzy: false).hasBeginnings
      || cache.regions(matching: word, fuzzy: false) != nil
  }

  /// Returns the text with the endings of divisions removed from the words that are names only
  /// without the ending.
  func knownWords(of text: String) -> String {
    text.split(separator: " ").map { word in
      guard let stem = HanSuffix.stripped(String(word)), !isName(String(word)),
        isName(stem, orOtherName: true),
        !Query(String(word)).words.contains(where: {
          cache.regions(matching: $0, fuzzy: false) != nil
        })
      else {
        return String(word)
      }
      return stem
    }.joined(separator: " ")
  }

  /// Returns whether a part of a query is too unspecific to represent the whole query: function
  /// words, words for kinds of places, a letter, or one word for a country that does not share its name with a city.
  func saysLittle(_ query: Query) -> Bool {
    if query.texts.allSatisfy({ WeatherVocabulary.isParticle($0) || WeatherVocabulary.isKind($0) })
    {
      return true
    }
    guard query.words.count == 1 else { return false }
    if query.words[0].letters.count == 1, query.words[0].isShort { return true }
    return !index.regions.countriesNamed(query.words[0].bytes).isEmpty
      && !cache.matches(of: query.words[0], fuzzy: false).has(.exactMain)
  }

  private func isName(_ word: String, orOtherName: Bool = false) -> Bool {
    Query(word).words.allSatisfy {
      let matches = cache.matches(of: $0, fuzzy: false)
      return matches.has(.exactMain) || orOtherName && matches.has(.exactSide)
    }
  }

  /// Returns whether a matching place meets a condition on its rank and match kind.
  private func contains(_ kinds: [UInt8], where condition: (Int, UInt8) -> Bool) -> Bool {
    kinds.withUnsafeBytes { bytes in
      NonZero.contains(in: bytes) { condition($0, bytes[$0]) }
    }
  }

  /// Returns whether the query is the whole main name of a well-known place.
  private func isNameOfKnownPlace(_ kinds: [UInt8]) -> Bool {
    contains(.exactMain, in: kinds)
      && contains(kinds) { rank, kind in kind == MatchKind.exactMain.rawValue && isKnown(rank) }
  }

  private func contains(_ kind: MatchKind, in kinds: [UInt8]) -> Bool {
    kinds.withUnsafeBytes { NonZero.holds(kind.rawValue, in: $0) }
  }

  /// Matches adjacent words as the name and all others as the division or country.
  private func mergeSplits(
    of words: QueryWords, hasPhrase: Bool, into best: inout [UInt8]
  ) {
    let count = words.query.words.count
    let before = words.commonRegions(of: 0..<count)
    let after = words.commonRegions(of: (0..<count).reversed())
    for start in before.indices.prefix(count) {
      let firstEnd = max(start + 1, count + 1 - after.count)
      for end in firstEnd...count where end - start < count {
        guard let allowed = QueryWords.intersection(before[start], after[count - end]) else {
          continue
        }
        let found = words.matches(start..<end)
        guard !found.isEmpty else { continue }
        // An airport begins with the name of its city, which is also its region: los angelas.
        let isMisspelt = words.misspeltRegions.contains { !(start..<end).contains($0) }
        let limit: MatchKind = hasPhrase ? .wordMain : isMisspelt ? .typoExactMain : .exactMain
        let isLong = words.query.words[start..<end].reduce(0) { $0 + $1.letters.count } > 3
        merge(found.kinds, isLong: isLong, where: allowed, atBest: limit, into: &best)
      }
    }
  }

  /// - Parameter isLong: Whether the words are long enough to be looked for within words.
  private func merge(
    _ found: [UInt8], isLong: Bool, where allowed: [UInt8], atBest limit: MatchKind,
    into best: inout [UInt8]
  ) {
    let worst = isLong ? MatchKind.inside.rawValue : MatchKind.inside.rawValue - 1
    let regions = index.table.regions
    found.withUnsafeBytes { found in
      best.withUnsafeMutableBufferPointer { best in
        allowed.withUnsafeBufferPointer { allowed in
          NonZero.forEach(in: found) { rank in
            let region = Int(regions[rank])
            guard region < allowed.count, allowed[region] != 0, found[rank] <= worst else { return }
            let kind = max(found[rank], limit.rawValue)
            if best[rank] == 0 || kind < best[rank] { best[rank] = kind }
          }
        }
      }
    }
  }

  /// Matches each word with the beginning of a word in a name, with the division or with the
  /// country. Words that are not adjacent count at best as beginnings of words.
  private func mergeAnyOrder(_ words: QueryWords, into best: inout [UInt8]) {
    guard words.areAllKnown else { return }
    var matches = words.namesAndRegions(0)
    for word in words.query.words.indices.dropFirst() {
      matches.formIntersection(words.namesAndRegions(word))
    }
    matches.forEachName { rank, kind in
      let kind = max(kind, MatchKind.wordMain.rawValue)
      if best[rank] == 0 || kind < best[rank] { best[rank] = kind }
    }
  }

  /// Adds the places of a country or division that the query names: its capital or largest place
  /// first, and all others unless a well-known place has exactly this name.
  private func addRegion(named phrase: Pattern, into best: inout [UInt8]) {
    var regions = index.regions.named(phrase.bytes)
    // A translated name is looked up only if the text neither is the name of a place nor begins that
    // of a well-known one.
    if regions.isEmpty,
      !contains(
        best,
        where: { rank, kind in
          kind <= MatchKind.exactSide.rawValue
            || kind == MatchKind.prefixMain.rawValue && isKnown(rank)
        })
    {
      regions = index.regions.translated(phrase, language: language)
    }
    guard !regions.isEmpty else { return }
    var countries = index.regions.countriesNamed(phrase.bytes)
    let isDivision = countries.isEmpty && phrase.bytes.count > Self.longestFragment
    let table = index.table
    // A division of the user's country is more likely than a city of that name abroad: Ontario.
    let isAtHome = regions.contains { table.regionCountries[$0] == home }
    // A division may share another name of its largest city, which means the city: Canton.
    let isPlace = contains(best) { rank, kind in
      guard isKnown(rank), !isAtHome || table.countries[rank] == home else { return false }
      return kind == MatchKind.exactMain.rawValue
        || kind == MatchKind.exactSide.rawValue && regions.contains(Int(table.regions[rank]))
          && !countries.contains(table.countries[rank])
    }
    // So does the beginning of a well-known name at home: Malte, Maltepe.
    let beginsAtHome =
      !isAtHome
      && contains(best) { rank, kind in
        kind <= MatchKind.prefixMain.rawValue && isKnown(rank) && table.countries[rank] == home
      }
    if isPlace || beginsAtHome || phrase.bytes.count <= Self.longestFragment {
      // A few letters that are a country's name in another language are more likely the beginning
      // of a town's name (tai is Thailand in Estonian, and Taipei begins with it). The whole name
      // of a town more likely means the town (Marrakesh in Arabic is Morocco in Persian).
      countries = countries.filter {
        RegionNames.isName(
          phrase.bytes, ofCountry: CountryCode.string($0), inLanguage: language)
      }
    }
    let places = index.regions.places
    // Unless a place has the name of the division, the query means the division rather than a place
    // whose name begins with it: vermont is not Vermont Square.
    let ranksLargest =
      isDivision && !beginsAtHome && !contains(best, where: { $1 <= MatchKind.exactSide.rawValue })
    var largest: Int?
    for region in regions {
      places.forEach(inRegion: region) { rank in
        let isCapital =
          table.flags[rank] & IndexFormat.Flag.isCapital != 0
          && countries.contains(table.countries[rank])
        guard isCapital || !isPlace else { return }
        let kind: MatchKind = !isCapital ? .region : isPlace ? .capitalBesidePlace : .capital
        if best[rank] == 0 || kind.rawValue < best[rank] { best[rank] = kind.rawValue }
        if ranksLargest, table.populations[rank] > 0,
          largest.map({ (table.weights[$0], rank) < (table.weights[rank], $0) }) ?? true
        {
          largest = rank
        }
      }
    }
    if let largest { best[largest] = MatchKind.capitalBesidePlace.rawValue }
  }

  /// The maximum number of letters for which a country's name in another language is ignored.
  private static let longestFragment = 4
  static let wellKnownPopulation: UInt32 = 100_000
  /// The maximum number of words among which an area is looked for.
  private static let maxWordsWithArea = 6
  /// The maximum distance, in kilometres, between a town and an area or larger city that identifies it.
  static let kilometresToArea = 120.0
  private static let townPopulation: UInt32 = 15_000
}
