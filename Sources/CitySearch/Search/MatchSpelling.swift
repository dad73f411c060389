/// Determines how much of a name was typed literally (`CityMatch.Spelling`).
struct MatchSpelling {
  private let query: Query
  private let isReading: Bool
  private let isOther: Bool
  private let home: String?
  private let isElsewhere: (City) -> Bool
  private let isInRegion: (Pattern, City) -> Bool
  private let isRegion: (Pattern) -> Bool

  /// - Parameters:
  ///   - query: The typed query.
  ///   - isReading: Whether the places were found by an alternative reading.
  ///   - isCertainReading: Whether a whole name in that reading is certain.
  ///   - droppedWords: The words without a match.
  ///   - home: The user's country. Other names of places in it are as certain as the names that are
  ///     shown.
  ///   - isElsewhere: Whether the query more likely means a region that does not contain a place.
  ///   - isInRegion: Whether a word names the division or the country of a place.
  ///   - isRegion: Whether a phrase is the whole name of a division or a country.
  init(
    _ query: Query, isReading: Bool, isCertainReading: Bool, droppedWords: [String], home: String?,
    isElsewhere: @escaping (City) -> Bool, isInRegion: @escaping (Pattern, City) -> Bool,
    isRegion: @escaping (Pattern) -> Bool
  ) {
    self.query = query
    self.isReading = isReading
    self.isInRegion = isInRegion
    self.isRegion = isRegion
    self.home = home
    self.isElsewhere = isElsewhere
    let saysNothing = droppedWords.allSatisfy(WeatherVocabulary.isFiller)
    isOther =
      isReading && !isCertainReading || !saysNothing || query.words.contains(where: \.isInitials)
    isWhole = isReading || !droppedWords.isEmpty
    let last = query.words.count - 1
    lastMayBeUnfinished =
      last > 0
      && (query.words[last].isBarelyBegun
        || WeatherVocabulary.hasWord(beginning: query.texts[last]))
    mayBePartOfName =
      !droppedWords.isEmpty && droppedWords.allSatisfy(WeatherVocabulary.mayBePartOfName)
      || droppedWords.contains(where: WeatherVocabulary.isInstitution)
  }

  /// Whether only a whole name counts, because words were dropped or read differently.
  private let isWhole: Bool

  /// Whether the last of several words is one or two letters, or begins a word about the weather.
  private let lastMayBeUnfinished: Bool

  /// Whether every dropped word may belong to the name of a place that no list contains (La
  /// Caldera, Clay Center), or to that of an institution, which may be elsewhere: University of
  /// Wyoming.
  private let mayBePartOfName: Bool

  /// Returns how much of a name of the place was typed.
  /// - Parameter names: Returns all names of the place. It is called only for the matches that need
  ///   them.
  func spelling(
    of match: CityMatch, _ kind: MatchKind, names: () -> [String]
  ) -> CityMatch.Spelling {
    guard !isOther else { return .other }
    switch kind {
    case .exactMain:
      if hasUnexplainedWord(match, names) { return .other }
      let isGuess =
        mayBePartOfName || isShortened(match.city)
        || isElsewhere(match.city)
        || beginsWithPartOfARegion(match.city, names)
      return isGuess ? .otherName : .name
    case .exactSide:
      return match.city.country == home || isAirportCode(of: match.city) ? .name : .otherName
    case .exactCode: return query.isCode ? .name : .otherName
    case .capital, .capitalBesidePlace:
      // Mexico is both a country and a name of its capital.
      let typed = query.phrase(0..<query.words.count).bytes
      return names().contains { FoldedText($0).bytes == typed } ? .name : .other
    case .prefixMain, .prefixSide:
      return !isWhole && begins(match, isMain: kind == .prefixMain) ? .beginning : .other
    default: return .other
    }
  }

  /// Returns whether the last word is one or two letters, or begins a word about the weather, and
  /// neither belongs to the name nor names a region: Geneva NY is not Geneva in Switzerland, and La Veta
  /// is not Los Angeles.
  private func hasUnexplainedWord(_ match: CityMatch, _ names: () -> [String]) -> Bool {
    guard lastMayBeUnfinished, !isInRegion(query.words[query.words.count - 1], match.city)
    else { return false }
    let typed = query.phrase(0..<query.words.count).bytes
    return !names().contains { FoldedText($0).bytes == typed }
  }

  /// Returns whether the first word is only a part of the name of a region, and not of the name of
  /// the place: New Kensington is not Kensington in New York. Two letters may be a code.
  private func beginsWithPartOfARegion(_ city: City, _ names: () -> [String]) -> Bool {
    guard !isReading, query.words.count > 1, query.words[0].letters.count > 2,
      query.words[0].letters[0] < 0x250, city.country != "KR",
      !(1..<query.words.count).contains(where: { isRegion(query.phrase(0..<$0)) })
    else { return false }
    return !names().contains { FoldedText($0).bytes.starts(with: query.words[0].bytes) }
  }

  /// Returns whether a user outside Korea typed a Korean district in Latin letters without its
  /// suffix. Such a user may mean another place: Yuchi is not Yuchi-myeon.
  private func isShortened(_ city: City) -> Bool {
    guard case .koreanDistrict = city.kind, home != "KR", !query.isKorean else { return false }
    return query.words.allSatisfy { $0.letters.allSatisfy { $0 < 0x250 } }
      && FoldedText(city.name).bytes != query.phrase(0..<query.words.count).bytes
  }

  /// Returns whether the query is in uppercase letters and the place is an airport, whose ICAO code
  /// is a side name.
  private func isAirportCode(of city: City) -> Bool {
    if case .airport = city.kind { return query.isCode }
    return false
  }

  private static let wellKnownPopulation = 50_000

  /// Returns whether the name begins with the typed text. The last syllable must match completely,
  /// not only its keys. Up to three Latin letters are not sufficient for a side name, because too
  /// many names begin with them; a single letter is never sufficient.
  private func begins(_ match: CityMatch, isMain: Bool) -> Bool {
    guard let range = match.matchedRanges.first, range.lowerBound == 0 else { return false }
    // A prefix does not select a little-known place: usan is not Usangi.
    if (1..<Self.wellKnownPopulation).contains(match.city.population) { return false }
    let isLetter = query.words.count == 1 && query.words[0].letters.count == 1
    if query.isShort, isLetter || !isMain { return false }
    guard query.isKorean else { return true }
    let typed = String(match.matchedName.prefix(range.upperBound)).filter { $0 != " " }
    return query.texts.joined() == typed || query.texts.contains(typed)
  }
}
