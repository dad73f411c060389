/// The score of a match. It combines the match kind, the population and the user's context as
/// factors on a logarithmic scale (`PlaceWeight.steps`), so that a much larger place may precede a
/// slightly better match.
struct MatchScore {
  private let table: IndexTable
  private let factors: [Int]
  private let home: UInt16
  private let korea: UInt16
  private let koreanBonus: Int
  private let homeZone: UInt16?
  private let preferred: Set<Int>
  /// The rank of the context's leader, the place that ranked first before the text was extended; -1
  /// for none.
  private let leader: Int
  /// Whether the leader is in the user's country.
  private let leadsAtHome: Bool
  /// A bit set of the low bits of each preferred rank, which excludes most other ranks.
  private let preferredEndings: UInt64
  private let near: Neighbourhood?
  private let otherCountries: Set<UInt16>
  /// The maximum bonus of the user's context by the raw value of the kind: for any place, and for
  /// one that may be preferred.
  private let maxAdded: [(any: Int, preferred: Int)]

  /// - Parameters:
  ///   - query: The query. A match of a few Latin letters is weak evidence even if they are a whole
  ///     name.
  ///   - hasKnownName: Whether a well-known place has exactly this name, so that an airport's code is
  ///     less likely (KBH is Copenhagen).
  ///   - hasTown: Whether a town has exactly this name, so that lowercase letters more likely mean
  ///     the town than an airport's code (leh, hof).
  ///   - rarityOfTypos: How many times less likely a typo is because names match without one.
  ///   - isFinished: Whether a space follows the last word.
  ///   - isCountry: Whether a country has exactly this name, so that uppercase letters more likely
  ///     mean the country than an airport (USA).
  ///   - otherCountries: The countries in which a place is unlikely.
  init(
    _ index: CityIndex, _ query: Query, hasKnownName: Bool, hasTown: Bool, rarityOfTypos: Int,
    isKorean: Bool, isFinished: Bool, isCountry: Bool = false, otherCountries: Set<UInt16> = [],
    context: SearchContext
  ) {
    table = index.table
    self.otherCountries = otherCountries
    var factors = Self.factors(
      isShort: query.isShort, isFinished: isFinished && context.leader == nil,
      typo: PlaceWeight.steps(rarityOfTypos))
    if query.isCode, !isCountry, !hasKnownName || query.codeLength == 4 {
      factors[Int(MatchKind.exactCode.rawValue)] = Self.typedCode
      if query.codeLength == 4 {
        factors[Int(MatchKind.exactSide.rawValue)] = Self.typedLongCode
      }
    }
    // Two lowercase letters are more likely the beginning of a name (to, pe).
    if !query.isCode, hasTown || query.words.first?.letters.count == 2 {
      factors[Int(MatchKind.exactCode.rawValue)] = 0
    }
    if query.isShortWithAccent { factors[Int(MatchKind.exactSide.rawValue)] = Self.accentedSide }
    self.factors = factors
    home = context.home ?? 0
    korea = isKorean && context.homeCountry != "KP" ? CountryCode.packed("KR".utf8) : 0
    homeZone = context.timeZone.flatMap(index.timeZoneNumber)
    preferred = Set(context.preferredIDs.compactMap(index.rank(ofID:)))
    leader = context.leader.flatMap(index.rank(ofID:)) ?? -1
    leadsAtHome = leader >= 0 && home != 0 && table.countries[leader] == home
    preferredEndings = preferred.reduce(leader < 0 ? 0 : Self.ending(leader)) {
      $0 | Self.ending($1)
    }
    near = context.near.map { Neighbourhood(of: $0, kilometres: Self.nearbyKilometres) }
    let hasHome = home != 0 || homeZone != nil
    let leading = leader < 0 ? 0 : Self.leading
    koreanBonus =
      query.words.contains(where: \.isInitials) ? Self.koreanInitials : Self.koreanQuery
    let (koreanQuery, nearby) = (korea == 0 ? 0 : koreanBonus, near == nil ? 0 : Self.nearby)
    maxAdded = factors.indices.map { kind in
      let most = max(koreanQuery, hasHome ? Self.home(UInt8(kind)) : 0) + nearby
      return (most, most + Self.preferred(UInt8(kind)) + leading)
    }
  }

  /// Returns the factors of kinds, by their raw value.
  private static func factors(isShort: Bool, isFinished: Bool, typo: Int) -> [Int] {
    [0]
      + MatchKind.allCases.map { kind in
        factor(kind, isShort: isShort) - (kind.isTypo ? typo : 0)
          + (kind == .exactMain && isFinished ? finishedName : 0)
      }
  }

  /// Returns the factor of a match kind.
  static func factor(_ kind: MatchKind, isShort: Bool) -> Int {
    switch kind {
    // A whole name may also be the beginning of the name of a much larger place.
    case .exactMain, .capitalBesidePlace: PlaceWeight.steps(isShort ? 12 : 20)
    case .capital: PlaceWeight.steps(100)
    case .exactSide: isShort ? 0 : PlaceWeight.steps(2)
    case .exactCode: PlaceWeight.steps(4)
    // The town of that name precedes the smaller towns of a country: Venezuela in Cuba.
    case .region: -PlaceWeight.steps(2)
    case .prefixMain: 0
    // The user typed on although this name usually ranked first before the syllable was complete.
    case .unfinishedMain: -PlaceWeight.steps(2)
    case .typoExactMain: -PlaceWeight.steps(2)
    case .twoTyposMain: -PlaceWeight.steps(12)
    case .typoExactSide: -PlaceWeight.steps(15)
    case .wordMain: -PlaceWeight.steps(20)
    case .typoPrefixMain: -PlaceWeight.steps(30)
    case .prefixSide: -PlaceWeight.steps(50)
    case .typoPrefixSide: -PlaceWeight.steps(200)
    case .wordSide: -PlaceWeight.steps(400)
    case .typoWord: -PlaceWeight.steps(600)
    case .inside: -PlaceWeight.steps(2000)
    }
  }

  /// The bonus of a query in uppercase letters, which are probably a code: three letters (IATA), or
  /// four (ICAO, a side name).
  private static let typedCode = PlaceWeight.steps(30_000)
  private static let typedLongCode = PlaceWeight.steps(1000)
  /// An accent indicates the language of the name (Åbo is Turku rather than the beginning of
  /// Abobo).
  private static let accentedSide = PlaceWeight.steps(10)
  private static let capitalWeight = PlaceWeight.steps(500_000)
  /// The bonus of a whole name followed by a space, which indicates that it is complete.
  static let finishedName = PlaceWeight.steps(5)
  private static let homeExact = PlaceWeight.steps(25)
  /// The bonus of the beginning of a name at home, for large cities and at most. Users look for towns
  /// at home more often, but a town precedes no metropolis abroad for it.
  private static let homeBeginning = PlaceWeight.steps(4)
  private static let maxHomeBeginning = PlaceWeight.steps(16)
  private static let metropolis = PlaceWeight.steps(3_000_000)
  /// The bonus of the place that was first before the last letter was typed.
  static let leading = PlaceWeight.steps(12)
  /// The reduction of a whole name abroad while a place at home leads: the text is rather on the way to
  /// that place (caba, Cabanatuan).
  static let abroadAfterHome = PlaceWeight.steps(4)
  private static let koreanQuery = PlaceWeight.steps(100)
  /// The bonus of places in Korea for consonants alone, which also begin the names of many places
  /// abroad.
  private static let koreanInitials = PlaceWeight.steps(2000)
  private static let preferredPlace = PlaceWeight.steps(1000)
  private static let preferredGuess = PlaceWeight.steps(30)
  private static let nearby = PlaceWeight.steps(2)
  private static let elsewhere = PlaceWeight.steps(1000)
  private static let spotOfRegion = PlaceWeight.steps(50)

  /// Returns the bonus of a place with a weight in the home country or time zone.
  private static func home(_ kind: UInt8, weight: Int = 0) -> Int {
    kind <= MatchKind.exactSide.rawValue
      ? homeExact : max(homeBeginning, min(maxHomeBeginning, metropolis - weight))
  }

  /// Returns the bonus of a preferred place. A match of a later word of a side name gets the
  /// smaller bonus, because users do not call the place by that word: `c` is not Seoul because of
  /// Wang-ching.
  private static func preferred(_ kind: UInt8) -> Int {
    MatchKind.beginnings[Int(kind)] && kind != MatchKind.wordSide.rawValue
      ? preferredPlace : preferredGuess
  }

  private static let nearbyKilometres = 200.0

  /// Returns the score of a place with a match kind (`MatchKind`'s raw value); nil if the score is
  /// at most `least`. For most places this is known before the whole score is computed.
  @inline(__always)
  func score(rank: Int, kind: UInt8, above least: Int) -> Int? {
    let weight = Int(table.weights[rank])
    var score = factors[Int(kind)]
    score += kind == MatchKind.capital.rawValue ? max(weight, Self.capitalWeight) : weight
    // A region's towns precede its mountains and airports.
    if kind == MatchKind.region.rawValue, table.populations[rank] == 0 {
      score -= Self.spotOfRegion
    }
    let mayBePreferred = preferredEndings & Self.ending(rank) != 0
    let most = maxAdded[Int(kind)]
    guard score + (mayBePreferred ? most.preferred : most.any) > least else { return nil }
    score += addition(rank: rank, kind: kind, mayBePreferred: mayBePreferred)
    return score > least ? score : nil
  }

  /// Returns the bonus of a place that results from the user's context.
  private func addition(rank: Int, kind: UInt8, mayBePreferred: Bool) -> Int {
    var score = 0
    let country = table.countries[rank]
    if country != 0, country == korea {
      score += koreanBonus
    } else if (country != 0 && country == home) || homeZone == table.timeZones[rank] {
      score += Self.home(kind, weight: Int(table.weights[rank]))
    }
    if leadsAtHome, country != home, kind <= MatchKind.region.rawValue {
      score -= Self.abroadAfterHome
    }
    if !otherCountries.isEmpty, otherCountries.contains(country) { score -= Self.elsewhere }
    if rank == leader,
      kind <= MatchKind.unfinishedMain.rawValue || kind == MatchKind.prefixSide.rawValue
    {
      score += Self.leading
    }
    if mayBePreferred, preferred.contains(rank) {
      score += Self.preferred(kind)
    }
    if let near,
      near.contains(Double(table.latitudes[rank]) / 1e5, Double(table.longitudes[rank]) / 1e5)
    {
      score += Self.nearby
    }
    return score
  }

  private static func ending(_ rank: Int) -> UInt64 { 1 << UInt64(rank & 63) }
}

/// The area around a point. Most places are excluded by comparing degrees alone.
struct Neighbourhood {
  private let center: SearchContext.Point
  private let kilometres: Double
  private let degreesNorth: Double
  private let degreesEast: Double

  init(of center: SearchContext.Point, kilometres: Double) {
    self.center = center
    self.kilometres = kilometres
    degreesNorth = kilometres / Sphere.kilometresPerDegree
    degreesEast = Sphere.degreesEast(
      within: kilometres, upTo: abs(center.latitude) + degreesNorth)
  }

  func contains(_ latitude: Double, _ longitude: Double) -> Bool {
    let east = abs(longitude - center.longitude)
    return abs(latitude - center.latitude) <= degreesNorth && min(east, 360 - east) <= degreesEast
      && Sphere.kilometres(latitude, longitude, center.latitude, center.longitude) <= kilometres
  }
}

extension CityIndex {
  /// Returns the number of a time zone in the index.
  func timeZoneNumber(_ name: String) -> UInt16? {
    (0..<table.timeZoneNames.count).first { table.timeZoneNames[$0].elementsEqual(name.utf8) }
      .flatMap { UInt16(exactly: $0) }
  }
}
