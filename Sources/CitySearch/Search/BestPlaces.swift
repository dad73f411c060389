/// Keeps the best of many places without sorting them all.
struct BestPlaces {
  private var entries: [(rank: Int, score: Int)] = []
  /// What is worth no more need not be taken.
  private(set) var threshold = Int.min
  private let limit: Int
  /// How many were seen.
  private(set) var count = 0

  init(limit: Int) { self.limit = limit }

  /// Takes a place, or counts it when it has no score: it is worth no more than the threshold then.
  /// Places come by in the order of their ranks, so that of equals the later one stands behind.
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

  /// The ranks of the best ones, best first.
  func sorted() -> [Int] {
    var copy = self
    copy.sort()
    return copy.entries.prefix(max(0, limit)).map(\.rank)
  }
}
