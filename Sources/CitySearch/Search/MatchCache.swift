/// A cache of the matches of words for one search, because the readings of a query share most
/// words.
///
/// Not synchronized: each search has its own cache, on one thread.
final class MatchCache {
  /// A pattern and the number of typos with which it may match.
  private struct Key: Hashable {
    var pattern: Pattern
    var fuzzy: Bool
    var twice: Bool
  }

  private let index: CityIndex
  private let matcher: NameMatcher
  private let language: String
  private var kinds: [Key: [UInt8]] = [:]
  private var regionSets: [Key: [UInt8]?] = [:]

  /// The maximum number of cached patterns, each of which takes one byte per place.
  private static let maxPatterns = 32

  init(_ index: CityIndex, language: String) {
    self.index = index
    matcher = NameMatcher(index.table, own: index.languageNames(of: language))
    self.language = language
  }

  /// Returns the match kind of every place (`MatchKind`'s raw value); 0 for no match.
  /// - Parameter twice: Whether long names may have two typos.
  func kinds(of pattern: Pattern, fuzzy: Bool, twice: Bool = false) -> [UInt8] {
    let key = Key(pattern: pattern, fuzzy: fuzzy, twice: fuzzy && twice)
    if let known = kinds[key] { return known }
    var found: [UInt8]
    if fuzzy {
      found = kinds(of: pattern, fuzzy: false)
      matcher.addTypos(of: pattern, knownNames: { twice ? index.knownNames : nil }, to: &found)
    } else {
      found = matcher.kinds(of: pattern)
    }
    if kinds.count < Self.maxPatterns { kinds[key] = found }
    return found
  }

  /// Returns the regions that a word names (`RegionTable.matches`).
  func regions(matching word: Pattern, fuzzy: Bool) -> [UInt8]? {
    let key = Key(pattern: word, fuzzy: fuzzy, twice: false)
    if let known = regionSets[key] { return known }
    let found = index.regions.matches(word, language: language, fuzzy: fuzzy)
    regionSets[key] = .some(found)
    return found
  }
}
