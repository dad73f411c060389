/// The match kind of every place, and the readings of the query.
struct MatchSet {
  var kinds: [UInt8]
  var queries: [Query]
  /// Whether the matches come from an alternative reading of the query.
  var isReading = false
  /// Whether a whole name in that reading is certain (`QueryReading.isCertain`).
  var isCertainReading = false
  /// Whether a space follows the last word.
  var isFinished = false
  var droppedWords: [String] = []
  /// The countries in which the dropped words are no postal code.
  var otherCountries: Set<UInt16> = []

  var hasMatches: Bool { kinds.withUnsafeBytes { NonZero.contains(in: $0) { _ in true } } }

  /// Whether the whole query is the main name of a place, alone or with the name of its region.
  var hasWholeName: Bool {
    kinds.withUnsafeBytes { NonZero.holds(MatchKind.exactMain.rawValue, in: $0) }
  }

  /// Returns whether the query is the main name of a well-known place with a typo.
  func hasKnownNameWithTypo(_ table: IndexTable) -> Bool {
    has(.typoExactMain) { table.populations[$0] >= Ranking.wellKnownPopulation }
  }

  /// Whether the query is the main name of a place with typos.
  var hasWholeNameWithTypo: Bool {
    kinds.withUnsafeBytes {
      NonZero.holds(MatchKind.typoExactMain.rawValue, in: $0)
        || NonZero.holds(MatchKind.twoTyposMain.rawValue, in: $0)
    }
  }

  /// Returns whether the rank of any match of a kind meets a condition.
  @inline(__always)
  private func has(_ kind: MatchKind, where condition: (Int) -> Bool) -> Bool {
    kinds.withUnsafeBytes { NonZero.holds(kind.rawValue, in: $0, where: condition) }
  }

  /// Returns whether a well-known place, or a place without a recorded population, has exactly this
  /// name, so that a typo is unlikely.
  /// - Parameters:
  ///   - orOtherName: Whether side names count too.
  ///   - home: The country in which any place counts.
  func hasKnownName(
    _ table: IndexTable, orOtherName: Bool = false, home: UInt16? = nil
  ) -> Bool {
    let isKnown = { (rank: Int) in
      table.populations[rank] == 0 || table.populations[rank] >= Ranking.wellKnownPopulation
        || table.countries[rank] == home
    }
    return has(.exactMain, where: isKnown) || orOtherName && has(.exactSide, where: isKnown)
  }

  /// Returns whether the main name of a well-known place begins with the query.
  /// - Parameter home: The country in which any place counts.
  func beginsKnownName(_ table: IndexTable, home: UInt16? = nil) -> Bool {
    has(.prefixMain) {
      table.populations[$0] >= Ranking.wellKnownPopulation || table.countries[$0] == home
    }
  }

  /// Returns whether a well-known place other than a Korean district has exactly this name, so that
  /// an airport's code is less likely: YUL is Montréal and not Yul-myeon.
  private func hasKnownNameBesideDistricts(_ table: IndexTable) -> Bool {
    has(.exactMain) { rank in
      table.populations[rank] >= Ranking.wellKnownPopulation
        || table.populations[rank] == 0
          && City.Kind(id: Int(table.ids[rank])) != .koreanDistrict
    }
  }

  /// Returns whether the text is a side name of a place without a recorded population, such as a
  /// sight.
  func hasOtherNameOfSpot(_ table: IndexTable) -> Bool {
    has(.exactSide) { table.populations[$0] == 0 }
  }

  /// Returns whether the whole query is the main name of a town with at least 10,000 inhabitants.
  private func hasTown(_ table: IndexTable) -> Bool {
    has(.exactMain) { table.populations[$0] >= 10_000 }
  }

  /// Returns how many times less likely a typo is because names match without one: a place has
  /// exactly this name, or the name of a known place begins with the query, so that the query is
  /// probably unfinished. Five letters are sufficient for another name of a city and for the name of
  /// an island or a sight (Shetla). A main name with a typo is then as likely as the beginning of
  /// another name (Beogra), so that the larger place comes first.
  private func rarityOfTypos(_ query: Query, _ table: IndexTable, home: UInt16?) -> Int {
    if hasWholeName || hasOtherNameOfSpot(table) { return 5000 }
    let beginnings = MatchKind.exactSide.rawValue...MatchKind.unfinishedMain.rawValue
    let isLong = query.words.reduce(0) { $0 + $1.letters.count } >= Self.lettersOfABeginning
    var rarity = 1
    let isBeginning = kinds.withUnsafeBytes { bytes in
      NonZero.contains(in: bytes) { rank in
        let population = table.populations[rank]
        if beginnings.contains(bytes[rank]) {
          return population >= 60_000 || table.countries[rank] == home
            || isLong && population == 0 && table.weights[rank] >= Self.weightOfASight
        }
        if isLong, bytes[rank] == MatchKind.prefixSide.rawValue,
          population >= Ranking.wellKnownPopulation
        {
          rarity = 25
        }
        return false
      }
    }
    return isBeginning ? 100 : rarity
  }

  /// The minimum number of letters with which another name, or the name of a sight, may begin.
  private static let lettersOfABeginning = 5
  private static let weightOfASight = UInt16(PlaceWeight.steps(60_000))

  /// Returns the number of places with a main name that begins with the query, counted up to a
  /// maximum.
  func countOfMainBeginnings(upTo most: Int) -> Int {
    var count = 0
    _ = kinds.withUnsafeBytes { bytes in
      NonZero.contains(in: bytes) { rank in
        if bytes[rank] <= MatchKind.unfinishedMain.rawValue { count += 1 }
        return count >= most
      }
    }
    return count
  }

  /// Returns the number of places with a name that begins with the query, counted up to a maximum.
  func countOfBeginnings(upTo most: Int) -> Int {
    var count = 0
    let beginnings = MatchKind.beginnings
    _ = kinds.withUnsafeBytes { bytes in
      NonZero.contains(in: bytes) { rank in
        if beginnings[Int(bytes[rank])] { count += 1 }
        return count >= most
      }
    }
    return count
  }

  /// Returns the best match kind among names that begin with the query.
  static func bestBeginning(_ kinds: [UInt8]) -> UInt8? {
    let beginnings = MatchKind.beginnings
    var best: UInt8?
    kinds.withUnsafeBytes { bytes in
      NonZero.forEach(in: bytes) { rank in
        let kind = bytes[rank]
        if beginnings[Int(kind)], best.map({ kind < $0 }) ?? true { best = kind }
      }
    }
    return best
  }

  /// Merges other match kinds, keeping the better one for each place.
  mutating func add(_ others: [UInt8]) {
    others.withUnsafeBytes { others in
      kinds.withUnsafeMutableBufferPointer { kinds in
        NonZero.forEach(in: others) { rank in
          if kinds[rank] == 0 || others[rank] < kinds[rank] { kinds[rank] = others[rank] }
        }
      }
    }
  }

  /// Merges the match kinds of a search with typos. If typos are unlikely, a place of which a name
  /// begins with the query keeps that kind, which scores higher: Beogra is the beginning of Beograd
  /// rather than Beograd with a typo.
  mutating func addTypos(
    _ others: [UInt8], of query: Query, _ table: IndexTable, home: UInt16?
  ) {
    var others = others
    if rarityOfTypos(query, table, home: home) > 1 {
      NonZero.keep(in: &others) { rank, kind in
        kinds[rank] == 0 || kinds[rank] > MatchKind.prefixSide.rawValue
          || MatchKind.beginnings[Int(kind)]
      }
    }
    add(others)
  }

  mutating func addBeginnings(_ others: [UInt8]) {
    let beginnings = MatchKind.beginnings
    others.withUnsafeBytes { others in
      kinds.withUnsafeMutableBufferPointer { kinds in
        NonZero.forEach(in: others) { rank in
          if beginnings[Int(others[rank])] { kinds[rank] = others[rank] }
        }
      }
    }
  }

  /// Removes all places except those with a matching main name or exact side name that meet a
  /// condition.
  mutating func keepNamed(where condition: (Int) -> Bool) {
    let named: Set = [MatchKind.exactMain, .exactSide, .prefixMain, .unfinishedMain]
    let isNamed = (0...UInt8(MatchKind.allCases.count)).map { kind in
      MatchKind(rawValue: kind).map(named.contains) ?? false
    }
    NonZero.keep(in: &kinds) { rank, kind in isNamed[Int(kind)] && condition(rank) }
  }

  mutating func removeInside() {
    NonZero.keep(in: &kinds) { _, kind in kind != MatchKind.inside.rawValue }
  }

  func score(_ index: CityIndex, _ context: SearchContext) -> MatchScore {
    let query = queries[queries.count - 1]
    let namesCountry =
      query.isCode
      && !index.regions.countriesNamed(query.phrase(0..<query.words.count).bytes).isEmpty
    return MatchScore(
      index, query,
      hasKnownName: hasKnownNameBesideDistricts(index.table), hasTown: hasTown(index.table),
      rarityOfTypos: rarityOfTypos(query, index.table, home: context.home),
      isKorean: queries.contains(where: \.isKorean), isFinished: isFinished,
      isCountry: namesCountry, otherCountries: otherCountries,
      context: context)
  }
}
