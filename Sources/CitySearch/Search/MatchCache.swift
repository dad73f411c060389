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
  private var matches: [Key: PatternMatches] = [:]
  private var regionSets: [Key: [UInt8]?] = [:]
  private var wordMatches: [Key: WordMatches] = [:]
  /// The matches of every pattern that matches no place.
  private let none: PatternMatches
  /// The number of cached patterns that match places.
  private var cachedPatterns = 0

  /// The maximum number of cached patterns that match places, each of which takes one byte per
  /// place.
  private static let maxPatterns = 64

  init(_ index: CityIndex, language: String) {
    self.index = index
    matcher = NameMatcher(index.table, own: index.languageNames(of: language))
    self.language = language
    none = PatternMatches([UInt8](repeating: 0, count: index.table.count))
  }

  /// Returns the matches of a pattern in names.
  /// - Parameter twice: Whether long names may have two typos.
  func matches(of pattern: Pattern, fuzzy: Bool, twice: Bool = false) -> PatternMatches {
    let fuzzy = fuzzy && pattern.letters.count >= SingleTypoMatcher.minLetters
    let twice = fuzzy && twice && pattern.letters.count >= DoubleTypoMatcher.minLetters
    let key = Key(pattern: pattern, fuzzy: fuzzy, twice: twice)
    if let known = matches[key] { return known }
    let found = computed(pattern, fuzzy: fuzzy, twice: twice)
    if found.isEmpty || cachedPatterns < Self.maxPatterns {
      matches[key] = found
      cachedPatterns += found.isEmpty ? 0 : 1
    }
    return found
  }

  private func computed(_ pattern: Pattern, fuzzy: Bool, twice: Bool) -> PatternMatches {
    guard fuzzy else {
      let found = matcher.kinds(of: pattern).map(PatternMatches.init)
      return found.flatMap { $0.isEmpty ? nil : $0 } ?? none
    }
    let exact = matches(of: pattern, fuzzy: twice)
    var kinds = exact.kinds
    let isChanged =
      twice
      ? matcher.addTwoTypos(of: pattern, in: index.knownNames, to: &kinds)
      : matcher.addTypos(of: pattern, in: index.knownNames, to: &kinds)
    return isChanged ? PatternMatches(kinds) : exact
  }

  /// Returns the places of the names and of the regions that a word matches. They are kept for the word
  /// if they do not depend on other words.
  func wordMatches(
    _ names: PatternMatches, _ regions: [UInt8]?, of word: Pattern?, fuzzy: Bool
  ) -> WordMatches {
    let key = word.map { Key(pattern: $0, fuzzy: fuzzy, twice: false) }
    if let key, let known = wordMatches[key] { return known }
    let found = WordMatches(names: names.kinds, regions: regions, index.regions.places)
    if let key, wordMatches.count < Self.maxPatterns { wordMatches[key] = found }
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
