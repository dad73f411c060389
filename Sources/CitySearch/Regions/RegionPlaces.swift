/// The places of each region.
struct RegionPlaces: Sendable {
  /// The ranks of the places, sorted by region; those without a region come last.
  private var ranks: [UInt32]
  /// For each region, the index of its first place in `ranks`; then that of the first without a region.
  private var starts: [UInt32]

  init(_ table: IndexTable) {
    let count = table.regionCountries.count
    starts = [UInt32](repeating: 0, count: count + 1)
    ranks = [UInt32](repeating: 0, count: table.count)
    for rank in 0..<table.count { starts[min(count, Int(table.regions[rank]))] += 1 }
    var start: UInt32 = 0
    for region in starts.indices { (starts[region], start) = (start, start + starts[region]) }
    var ends = starts
    for rank in 0..<table.count {
      let region = min(count, Int(table.regions[rank]))
      ranks[Int(ends[region])] = UInt32(rank)
      ends[region] += 1
    }
  }

  /// Calls `body` with the rank of each place in a region.
  func forEach(inRegion region: Int, _ body: (Int) -> Void) {
    for index in starts[region]..<starts[region + 1] { body(Int(ranks[Int(index)])) }
  }
}
