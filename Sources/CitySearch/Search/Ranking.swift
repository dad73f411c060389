/// How well each place matches the words of a query.
struct Ranking {
  private let index: CityIndex
  private let language: String
  private let matcher: NameMatcher

  init(_ index: CityIndex, language: String) {
    self.index = index
    self.language = language
    matcher = NameMatcher(index.table)
  }

  /// For each place its quality, 0 where it does not match.
  ///
  /// A place matches when the query is (part of) one of its names, or when some neighbouring words
  /// of the query are and the others name its division or country, or when each word is found in
  /// one of the three and at least one in a name.
  func qualities(of query: Query, forgiving: Bool) -> [UInt8] {
    let words = query.words
    var best = matcher.qualities(of: query.phrase(0..<words.count), forgiving: forgiving)
    guard words.count > 1 else { return best }
    let regions = words.map {
      index.regions.matches($0, language: language, forgiving: forgiving)
    }
    let names = words.map { matcher.qualities(of: $0, forgiving: forgiving) }
    mergeSplits(of: query, regions, names, into: &best, forgiving: forgiving)
    mergeAnyOrder(names, regions, into: &best)
    return best
  }

  /// Neighbouring words as the name, all others as division or country.
  private func mergeSplits(
    of query: Query, _ regions: [[UInt8]?], _ names: [[UInt8]], into best: inout [UInt8],
    forgiving: Bool
  ) {
    let count = query.words.count
    for start in 0..<count {
      for end in start + 1...count where end - start < count {
        let others = (0..<count).filter { !(start..<end).contains($0) }
        guard let allowed = intersection(others.map { regions[$0] }) else { continue }
        let found =
          end - start == 1
          ? names[start]
          : matcher.qualities(of: query.phrase(start..<end), forgiving: forgiving)
        merge(found, where: allowed, into: &best)
      }
    }
  }

  /// The regions that are in all of the sets; nil when there are none.
  private func intersection(_ sets: [[UInt8]?]) -> [UInt8]? {
    guard var result = sets.first ?? nil else { return nil }
    for set in sets.dropFirst() {
      guard let set else { return nil }
      for region in result.indices { result[region] &= set[region] }
    }
    return result.contains(1) ? result : nil
  }

  private func merge(_ found: [UInt8], where allowed: [UInt8], into best: inout [UInt8]) {
    let regions = index.table.regions
    found.withUnsafeBytes { found in
      best.withUnsafeMutableBufferPointer { best in
        allowed.withUnsafeBufferPointer { allowed in
          NonZero.forEach(in: found) { rank in
            let region = Int(regions[rank])
            guard region < allowed.count, allowed[region] != 0 else { return }
            if best[rank] == 0 || found[rank] < best[rank] { best[rank] = found[rank] }
          }
        }
      }
    }
  }

  /// Each word at the beginning of a word of a name, in the division or in the country. Words that
  /// are not neighbours count as beginnings of words at best; `il` inside of some name counts as
  /// nothing, or Illinois would not tell Springfield from Springfield.
  private func mergeAnyOrder(_ names: [[UInt8]], _ regions: [[UInt8]?], into best: inout [UInt8]) {
    let place = index.table.regions
    for (first, found) in names.enumerated() {
      found.withUnsafeBytes { found in
        NonZero.forEach(in: found) { rank in
          // Each place is looked at once, for the first word that is in a name of it.
          for earlier in 0..<first where isBeginning(names[earlier][rank]) { return }
          guard isBeginning(found[rank]) else { return }
          var quality = max(found[rank], CityMatch.Quality.wordPrefix.rawValue)
          let region = Int(place[rank])
          for other in 0..<names.count where other != first {
            if isBeginning(names[other][rank]) {
              quality = max(quality, names[other][rank])
            } else if let set = regions[other], region < set.count, set[region] != 0 {
              continue
            } else {
              return
            }
          }
          if best[rank] == 0 || quality < best[rank] { best[rank] = quality }
        }
      }
    }
  }
}

extension Ranking {
  private func isBeginning(_ quality: UInt8) -> Bool {
    quality != 0 && quality != CityMatch.Quality.inside.rawValue
  }
}
