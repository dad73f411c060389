/// The kind of a match, from the best to the worst. A place has the kind of its best match.
enum MatchKind: UInt8, CaseIterable, Comparable {
  /// The query is the name that is shown, or the name in the user's language or script.
  case exactMain = 1
  /// The query names the country, and this is its capital.
  case capital
  /// The query names the country, and this is its capital, but a well-known place has this name too;
  /// or the query names only the division, and this is its largest town.
  case capitalBesidePlace
  /// The query is another name of the place.
  case exactSide
  /// The query is the code of an airport.
  case exactCode
  /// The query names the country or the division.
  case region
  /// The name that is shown begins with the query.
  case prefixMain
  /// The name that is shown begins with the query, but the last syllable typed is not a syllable of
  /// the name: 고 on the way to 광주.
  case unfinishedMain
  /// The query is the name that is shown, with one typo or with two.
  case typoExactMain, twoTyposMain
  /// The query is another name of the place, with a typo.
  case typoExactSide
  /// A later word of the name that is shown begins with the query.
  case wordMain
  /// The query is the beginning of the name that is shown, with a typo.
  case typoPrefixMain
  /// Another name begins with the query.
  case prefixSide
  case typoPrefixSide
  /// A later word of another name begins with the query.
  case wordSide
  /// The query is the beginning of a later word of a name, with a typo.
  case typoWord
  /// A name contains the query.
  case inside

  static func < (first: MatchKind, second: MatchKind) -> Bool { first.rawValue < second.rawValue }

  /// Whether a word begins with the query, without typos.
  var isBeginning: Bool {
    switch self {
    case .exactMain, .capital, .capitalBesidePlace, .exactSide, .exactCode, .prefixMain,
      .unfinishedMain, .region, .wordMain, .prefixSide, .wordSide:
      true
    default: false
    }
  }

  /// Whether the match has typos.
  var isTypo: Bool { quality >= .exactWithTypo && quality <= .wordPrefixWithTypo }

  /// The value of `isBeginning` for each raw value, as a table for loops over all places.
  static let beginnings: [Bool] = (0...allCases.count).map {
    MatchKind(rawValue: UInt8($0))?.isBeginning ?? false
  }

  /// The bit of a raw value in a set of kinds.
  static func bit(_ rawValue: UInt8) -> UInt32 { 1 << UInt32(rawValue & 31) }

  /// The bits of the kinds for which `isBeginning` is true.
  static let bitsOfBeginnings = allCases.reduce(UInt32(0)) {
    $1.isBeginning ? $0 | bit($1.rawValue) : $0
  }

  /// The public quality of the match.
  var quality: CityMatch.Quality {
    switch self {
    case .exactMain, .exactSide, .exactCode: .exact
    case .prefixMain, .unfinishedMain, .prefixSide: .prefix
    case .wordMain, .wordSide: .wordPrefix
    case .capital, .capitalBesidePlace, .region: .region
    case .inside: .inside
    case .typoExactMain, .typoExactSide, .twoTyposMain: .exactWithTypo
    case .typoPrefixMain, .typoPrefixSide: .prefixWithTypo
    case .typoWord: .wordPrefixWithTypo
    }
  }
}
