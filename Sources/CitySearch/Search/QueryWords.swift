/// The places and regions that each word of a query names. They are looked up when they are needed,
/// because a single word that names neither excludes most kinds of matches.
final class QueryWords {
  let query: Query
  private let cache: MatchCache
  private let fuzzy: Bool
  /// The known regions of each word.
  private var regions: [[UInt8]??]
  /// The words that name a region only together with others.
  private var partsOfRegionNames: Set<Int> = []
  /// The words that name regions only with a typo, among those looked up.
  private(set) var misspeltRegions: Set<Int> = []

  /// - Parameter fuzzy: Whether typos are searched for, in words without exact matches.
  init(_ query: Query, _ table: RegionTable, _ cache: MatchCache, fuzzy: Bool) {
    self.query = query
    self.cache = cache
    self.fuzzy = fuzzy
    let count = query.words.count
    regions = [[UInt8]??](repeating: nil, count: count)
    // The longest region name that contains a word is used (Corea del Sur).
    for length in stride(from: 2, through: min(4, count - 1), by: 1) {
      for start in 0...count - length {
        let named = table.named(query.phrase(start..<start + length).bytes)
        guard !named.isEmpty else { continue }
        var set = [UInt8](repeating: 0, count: table.count)
        for region in named { set[region] = 1 }
        for word in start..<start + length { regions[word] = set }
        partsOfRegionNames.formUnion(start..<start + length)
      }
    }
  }

  /// Returns the places with a name that a word begins.
  func names(_ word: Int) -> PatternMatches {
    let matches = cache.matches(of: query.words[word], fuzzy: false)
    return !fuzzy || matches.hasBeginnings
      ? matches : cache.matches(of: query.words[word], fuzzy: true)
  }

  /// Returns the regions that a word names, alone or together with adjacent words.
  func regions(_ word: Int) -> [UInt8]? {
    if let known = regions[word] { return known }
    let pattern = query.words[word]
    var found = cache.regions(matching: pattern, fuzzy: false)
    if found == nil, fuzzy {
      found = cache.regions(matching: pattern, fuzzy: true)
      if found != nil { misspeltRegions.insert(word) }
    }
    regions[word] = .some(found)
    return found
  }

  /// Returns the places with a name that a word begins, or in a region that it names.
  func namesAndRegions(_ word: Int) -> WordMatches {
    cache.wordMatches(
      names(word), regions(word),
      of: partsOfRegionNames.contains(word) ? nil : query.words[word], fuzzy: fuzzy)
  }

  /// Returns the regions that the first words of a sequence all name: none for no words, and so on
  /// up to the words that have no region in common. An empty set means every region.
  func commonRegions(of words: some Sequence<Int>) -> [[UInt8]] {
    var common: [[UInt8]] = [[]]
    for word in words {
      guard let named = regions(word),
        let next = Self.intersection(common[common.count - 1], named)
      else { break }
      common.append(next)
    }
    return common
  }

  /// Returns the regions of both sets, of which an empty one means every region; nil if there are
  /// none.
  static func intersection(_ first: [UInt8], _ second: [UInt8]) -> [UInt8]? {
    guard !first.isEmpty else { return second }
    guard !second.isEmpty else { return first }
    var result = first
    result.withUnsafeMutableBufferPointer { result in
      second.withUnsafeBufferPointer { second in
        for region in 0..<min(result.count, second.count) { result[region] &= second[region] }
      }
    }
    return result.withUnsafeBytes { NonZero.holds(1, in: $0) } ? result : nil
  }

  /// Returns the matches of adjacent words.
  func matches(_ words: Range<Int>) -> PatternMatches {
    words.count == 1
      ? names(words.lowerBound) : cache.matches(of: query.phrase(words), fuzzy: fuzzy)
  }

  /// Whether each word names a place or a region. The longest words, which are the likeliest ones
  /// not to, are looked up first, and typos last.
  var areAllKnown: Bool {
    query.words.indices.sorted { query.words[$0].letters.count > query.words[$1].letters.count }
      .allSatisfy {
        cache.matches(of: query.words[$0], fuzzy: false).hasWords || regions($0) != nil
          || names($0).hasWords
      }
  }
}
