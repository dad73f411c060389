/// The best matches of a query and the total number of matches.
public struct SearchResult: Hashable, Sendable {
  /// The best matches, best first, as many as were asked for.
  public var matches: [CityMatch]
  /// How many places match.
  public var total: Int
  /// The dropped words, as they were typed; the matches are those of the other words.
  public var droppedWords: [String]
  /// Whether nothing was found and the query looks like a postal code, which no list has.
  public var isPostalCode: Bool
  /// How many places have a name that begins with what was typed, as it was typed; of more than
  /// ``maxBeginnings`` so many.
  public var beginningCount: Int

  /// The limit of the count, far above the number from which no other source is needed.
  public static let maxBeginnings = 100

  /// Makes a result.
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
  /// How well a name matches; better ones are smaller.
  public enum Quality: UInt8, Hashable, Sendable, Comparable, CaseIterable {
    /// The query is the name.
    case exact = 1
    /// The name begins with the query.
    case prefix = 2
    /// A word of the name begins with the query, or each word of the query begins one.
    case wordPrefix = 3
    /// The query stands somewhere inside the name.
    case inside = 4
    /// The name, with one letter wrong, missing, extra or swapped.
    case exactWithTypo = 5
    /// The name's beginning, with one such slip.
    case prefixWithTypo = 6
    /// A word's beginning, with one such slip.
    case wordPrefixWithTypo = 7
    /// The query names the country or the division that the place lies in.
    case region = 8

    /// Better is smaller.
    public static func < (first: Quality, second: Quality) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// How much of a name was typed, letter for letter.
  public enum Spelling: Hashable, Sendable {
    /// A whole name of the place: the one that is shown, or the one in the reader's language.
    case name
    /// Another whole name, or the code of an airport: some place may bear it as its own.
    case otherName
    /// The beginning of one.
    case beginning
    /// What only leads to it: with a slip, by initials or a syllable still being typed, with another
    /// keyboard layout, somewhere inside a name, without some of the words, by its region.
    case other
  }

  /// The place.
  public var city: City
  /// How well it matches.
  public var quality: Quality
  /// How much of a name was typed: who cannot see what was found takes nothing else.
  public var spelling: Spelling
  /// The name that matched: `city.name`, `city.hangulName` or one of its other names.
  public var matchedName: String
  /// Which characters of `matchedName` match, as offsets of characters, sorted and apart.
  public var matchedRanges: [Range<Int>]

  /// Makes a match.
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
