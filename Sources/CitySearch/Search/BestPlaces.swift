/// A bounded list of the best-scored places, which avoids sorting all candidates.
struct BestPlaces {
  private var entries: [(rank: Int, score: Int)] = []
  /// The score that a candidate must exceed.
  private(set) var threshold = Int.min
  private var limit: Int
  /// The number of candidates seen.
  private(set) var count = 0

  init(limit: Int) { self.limit = limit }

  /// Adds a candidate. If the score is nil, it does not exceed the threshold, and the candidate is
  /// only counted. Candidates are added in order of rank, so among equal scores the lower rank
  /// comes first.
  mutating func add(rank: Int, score: Int?) {
    count += 1
    guard limit > 0, let score else { return }
    entries.append((rank, score))
    if entries.count >= max(64, 4 * limit) { prune() }
  }

  private mutating func prune() {
    sort()
    guard entries.count > limit else { return }
    entries.removeLast(entries.count - limit)
    threshold = entries[limit - 1].score
  }

  private mutating func sort() {
    entries.sort { $0.score != $1.score ? $0.score > $1.score : $0.rank < $1.rank }
  }

  /// Returns the best places after a bonus was added to the score of each.
  func adding(upTo limit: Int, bonus: (Int) -> Int) -> BestPlaces {
    var result = self
    result.entries = sortedEntries().map { ($0.rank, $0.score + bonus($0.rank)) }
    result.limit = limit
    return result
  }

  /// Returns the ranks of the best places, best first.
  func sorted() -> [Int] { sortedEntries().map(\.rank) }

  /// Returns the best places with their scores, best first.
  func sortedEntries() -> [(rank: Int, score: Int)] {
    var copy = self
    copy.sort()
    return Array(copy.entries.prefix(max(0, limit)))
  }
}
