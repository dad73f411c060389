/// The best matches of a query and the total number of matches.
public struct SearchResult: Hashable, Sendable {
  /// The best matches, best first, up to the requested number.
  public var matches: [CityMatch]
  /// The number of places that match.
  public var total: Int
  /// The dropped words, as typed; the matches are those of the other words.
  public var droppedWords: [String]
  /// Whether nothing was found and the query looks like a postal code. No list contains postal
  /// codes.
  public var isPostalCode: Bool
  /// The number of places with a name that begins with the text as typed, counted up to
  /// ``maxBeginnings``.
  public var beginningCount: Int

  /// The maximum value of ``beginningCount``, far above the number of places from which no other
  /// source is queried.
  public static let maxBeginnings = 100

  /// Creates a result.
  public init(
    matches: [CityMatch] = [], total: Int = 0, droppedWords: [String] = [],
    isPostalCode: Bool = false, beginningCount: Int = 0
  ) {
    self.matches = matches
    self.total = total
    self.beginningCount = beginningCount
    self.droppedWords = droppedWords
    self.isPostalCode = isPostalCode
  }
}

/// A place that matches a query.
public struct CityMatch: Hashable, Sendable {
  /// The quality of the match of a name; better ones are smaller.
  public enum Quality: UInt8, Hashable, Sendable, Comparable, CaseIterable {
    /// The query is the name.
    case exact = 1
    /// The name begins with the query.
    case prefix = 2
    /// A word of the name begins with the query, or each word of the query is the beginning of a
    /// word.
    case wordPrefix = 3
    /// The query is somewhere inside the name.
    case inside = 4
    /// The query is the name with one letter wrong, missing, extra or transposed; a long name may
    /// have two such typos.
    case exactWithTypo = 5
    /// The query is the beginning of the name, with one such typo.
    case prefixWithTypo = 6
    /// The query is the beginning of a word of the name, with one such typo.
    case wordPrefixWithTypo = 7
    /// The query names the country or the division of the place.
    case region = 8

    /// Orders better qualities first.
    public static func < (first: Quality, second: Quality) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// How much of a name was typed literally.
  public enum Spelling: Hashable, Sendable {
    /// A whole name of the place: the one that is shown, or the one in the user's language.
    case name
    /// Another whole name, or an airport code, which may also be the main name of another place.
    case otherName
    /// The beginning of a name.
    case beginning
    /// An indirect match: with a typo, by initials or an unfinished syllable, with another keyboard
    /// layout, inside a name, without some of the words, or by its region.
    case other
  }

  /// The place.
  public var city: City
  /// The quality of the match.
  public var quality: Quality
  /// How much of a name was typed literally. Callers that cannot show the result to the user must
  /// not accept a match that was typed less literally than they require.
  public var spelling: Spelling
  /// The name that matched: `city.name`, `city.hangulName` or one of its other names.
  public var matchedName: String
  /// The characters of `matchedName` that match, as sorted, disjoint ranges of character offsets.
  public var matchedRanges: [Range<Int>]

  /// Whether a space follows the matched beginning of the name, so that typing a space continues
  /// it.
  var continuesWithSpace: Bool { Self.hasSpace(in: matchedName, after: matchedRanges) }

  /// Returns whether a space follows the matched part of a name.
  public static func hasSpace(in name: String, after ranges: [Range<Int>]) -> Bool {
    guard let end = ranges.last?.upperBound else { return false }
    return name.dropFirst(end).first?.isWhitespace ?? false
  }

  /// Creates a match.
  public init(
    city: City, quality: Quality, matchedName: String, matchedRanges: [Range<Int>] = [],
    spelling: Spelling = .other
  ) {
    self.city = city
    self.quality = quality
    self.spelling = spelling
    self.matchedName = matchedName
    self.matchedRanges = matchedRanges
  }
}
