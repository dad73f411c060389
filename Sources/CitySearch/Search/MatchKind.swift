/// How a place was found, from the best way to the worst. Of several ways the first counts.
enum MatchKind: UInt8, CaseIterable, Comparable {
  /// The query is the name that is shown, or the one in the reader's language or script.
  case exactMain = 1
  /// The query names the country, and this is its capital.
  case capital
  /// The same, but a place that people know is called so, too.
  case capitalBesidePlace
  /// The query is another name of the place.
  case exactSide
  /// The query is the code of an airport.
  case exactCode
  /// The query names the country or the division.
  case region
  /// The name that is shown begins with the query.
  case prefixMain
  /// The same, but the last syllable typed is not one of the name: 고 on the way to 광주.
  case unfinishedMain
  /// The name that is shown, but for a slip or two.
  case typoExactMain, twoTyposMain
  /// Another name, but for a slip.
  case typoExactSide
  /// A later word of the name that is shown begins with the query.
  case wordMain
  /// The beginning of the name that is shown, but for a slip.
  case typoPrefixMain
  /// Another name begins with the query.
  case prefixSide
  case typoPrefixSide
  /// A later word of another name begins with the query.
  case wordSide
  /// The beginning of a later word, but for a slip.
  case typoWord
  /// The query stands inside of a name.
  case inside

  static func < (first: MatchKind, second: MatchKind) -> Bool { first.rawValue < second.rawValue }

  /// Whether a word begins with what was typed, without slips.
  var isBeginning: Bool {
    switch self {
    case .exactMain, .capital, .capitalBesidePlace, .exactSide, .exactCode, .prefixMain,
      .unfinishedMain, .region, .wordMain, .prefixSide, .wordSide:
      true
    default: false
    }
  }

  /// Whether letters were wrong, missing, too many or swapped.
  var isTypo: Bool { quality >= .exactWithTypo && quality <= .wordPrefixWithTypo }

  /// By the raw value, for loops over all places.
  static let beginnings: [Bool] = (0...allCases.count).map {
    MatchKind(rawValue: UInt8($0))?.isBeginning ?? false
  }

  /// What the caller learns about the match.
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
