import Glibc

/// Finds the places with a name that matches a pattern, and the kind of the match (`MatchKind`).
struct NameMatcher {
  let table: IndexTable
  private let folded: UnsafeRawBufferPointer
  private let own: LanguageNames?

  /// - Parameter own: Names that are equivalent to those shown.
  init(_ table: IndexTable, own: LanguageNames? = nil) {
    self.table = table
    self.own = own
    folded = table.folded.bytes
  }

  /// Returns the match kind of each place (`MatchKind`'s raw value), 0 for no match; nil if no place
  /// has all n-grams of the pattern.
  func kinds(of pattern: Pattern) -> [UInt8]? {
    let isInList = pattern.letters.count <= 3 && pattern.breaks.isEmpty
    let rarest = isInList ? nil : rarestNGram(of: pattern.letters[...])
    guard isInList || rarest != nil else { return nil }
    var kinds = [UInt8](repeating: 0, count: table.count)
    kinds.withUnsafeMutableBufferPointer { buffer in
      if let rarest {
        match(pattern, in: rarest, into: buffer)
      } else {
        readLists(of: pattern, into: buffer)
      }
      if pattern.isHangul { markUnfinished(pattern, in: buffer) }
      matchOwn(pattern, into: buffer)
    }
    return kinds
  }

  /// Distinguishes names that contain the typed syllables from those that contain only their keys.
  private func markUnfinished(
    _ pattern: Pattern, in kinds: UnsafeMutableBufferPointer<UInt8>
  ) {
    NonZero.forEach(in: UnsafeRawBufferPointer(kinds)) { rank in
      if kinds[rank] == MatchKind.prefixMain.rawValue, !begins(rank, pattern) {
        kinds[rank] = MatchKind.unfinishedMain.rawValue
      }
    }
  }

  /// Returns whether a main name of a place begins with the pattern as whole syllables.
  private func begins(_ rank: Int, _ pattern: Pattern) -> Bool {
    let letters = folded.bindMemory(to: UInt8.self)
    return table.mainNames(rank).contains { range in
      FoldedNames(table, in: range).contains { name in
        name.count >= pattern.bytes.count
          && letters[name.lowerBound..<name.lowerBound + pattern.bytes.count]
            .elementsEqual(pattern.bytes)
          && pattern.breaks.allSatisfy { table.wordStarts(at: name.lowerBound + $0) }
          && Hangul.isSyllableEdge(
            in: UnsafeBufferPointer(rebasing: letters[name]), at: pattern.lastEdge)
      }
    }
  }

  /// The match kind of each kind of n-gram, inside and at the beginning of a name, from the worst
  /// to the best.
  private static let steps: [(NGram.Kind, MatchKind, atStart: MatchKind)] = [
    (.inside, .inside, .inside), (.sideWord, .wordSide, .prefixSide),
    (.mainWord, .wordMain, .prefixMain), (.code, .exactCode, .exactCode),
    (.sideWhole, .exactSide, .exactSide), (.mainWhole, .exactMain, .exactMain),
  ]

  /// Matches a short pattern, whose posting lists the index stores by kind. The best kind is read
  /// last and overwrites the others.
  private func readLists(
    of pattern: Pattern, into kinds: UnsafeMutableBufferPointer<UInt8>
  ) {
    let letters = pattern.letters
    let (a, b, c) = (
      letters[0], letters.count > 1 ? letters[1] : 0, letters.count > 2 ? letters[2] : 0
    )
    // Codes are written without accents.
    for (ngram, kind, atStart) in Self.steps where kind != .exactCode || pattern.isShort {
      let isLimited = kind == .exactSide && pattern.isShort
      let list = table.grams.list(of: NGram.key(ngram, a, b, c))
      list?.forEach(below: table.count) { rank, isAtStart in
        if !isLimited || isMeant(pattern, rank) {
          kinds[rank] = (isAtStart ? atStart : kind).rawValue
        }
      }
    }
  }

  /// Matches a pattern among the places that have its rarest n-gram.
  private func match(
    _ pattern: Pattern, in rarest: PostingList, into kinds: UnsafeMutableBufferPointer<UInt8>
  ) {
    pattern.bytes.withUnsafeBytes { needle in
      guard let needleBase = needle.baseAddress else { return }
      let probe = pattern.probe
      rarest.forEach(below: table.count) { rank, _ in
        kinds[rank] = kind(
          of: needleBase, count: needle.count, probe: probe, pattern, atRank: rank)
      }
    }
  }

  /// Returns whether a short side name may denote a place: three letters only for well-known
  /// places, two letters never.
  private func isMeant(_ pattern: Pattern, _ rank: Int) -> Bool {
    pattern.letters.count > 2 && table.populations[rank] >= 100_000
  }

  /// Returns the best match of the letters among a place's names; 0 if there is none.
  private func kind(
    of needle: UnsafeRawPointer, count: Int, probe: Int, _ pattern: Pattern, atRank rank: Int
  ) -> UInt8 {
    let range = table.folded.range(rank)
    guard let base = folded.baseAddress else { return 0 }
    let rare = Int32(needle.load(fromByteOffset: probe, as: UInt8.self))
    let bounds = table.bounds(rank)
    var best: UInt8 = 0
    var position = range.lowerBound + probe
    while position < range.upperBound,
      let hit = memchr(base + position, rare, range.upperBound - position)
    {
      let start = base.distance(to: UnsafeRawPointer(hit)) - probe
      position = start + probe + 1
      guard start + count < range.upperBound, memcmp(base + start, needle, count) == 0,
        pattern.breaks.allSatisfy({ table.wordStarts(at: start + $0) })
      else { continue }
      let found = kind(
        bounds.nameClass(at: start),
        atStart: start == range.lowerBound || folded[start - 1] == IndexFormat.separator,
        atEnd: folded[start + count] == IndexFormat.separator,
        atWord: table.wordStarts(at: start), isLimited: pattern.isShort && !isMeant(pattern, rank))
      guard let found else { continue }
      if found == .exactMain { return found.rawValue }
      if best == 0 || found.rawValue < best { best = found.rawValue }
    }
    return best
  }

  private func kind(
    _ nameClass: NameBounds.Class, atStart: Bool, atEnd: Bool, atWord: Bool, isLimited: Bool
  ) -> MatchKind? {
    switch nameClass {
    case .code: atStart && atEnd ? .exactCode : nil
    case .main: atStart ? atEnd ? .exactMain : .prefixMain : atWord ? .wordMain : .inside
    case .side:
      atStart ? atEnd && !isLimited ? .exactSide : .prefixSide : atWord ? .wordSide : .inside
    }
  }

  /// Matches names in the user's language that are side names for others.
  private func matchOwn(_ pattern: Pattern, into kinds: UnsafeMutableBufferPointer<UInt8>) {
    guard let own, let base = folded.baseAddress else { return }
    pattern.bytes.withUnsafeBytes { needle in
      guard let first = needle.baseAddress else { return }
      for entry in own.entries where entry.range.count >= needle.count && kinds[entry.rank] != 1 {
        guard memcmp(base + entry.range.lowerBound, first, needle.count) == 0,
          pattern.breaks.allSatisfy({ table.wordStarts(at: entry.range.lowerBound + $0) })
        else { continue }
        let kind: MatchKind = entry.range.count == needle.count ? .exactMain : .prefixMain
        if kinds[entry.rank] == 0 || kind.rawValue < kinds[entry.rank] {
          kinds[entry.rank] = kind.rawValue
        }
      }
    }
  }

  /// Returns the index of a place's best matching name; among equally good names, the first. The
  /// first `shown` names are always visible, so they take precedence if they begin with the
  /// pattern.
  func bestName(of pattern: Pattern, atRank rank: Int, shown: Int) -> Int? {
    var best: (name: Int, kind: MatchKind)?
    var name = 0
    let range = table.folded.range(rank)
    let bounds = table.bounds(rank)
    var start = range.lowerBound
    pattern.bytes.withUnsafeBytes { needle in
      for position in range where folded[position] == IndexFormat.separator {
        defer {
          name += 1
          start = position + 1
        }
        guard start + needle.count <= position else { continue }
        for offset in start...(position - needle.count) {
          guard folded[offset] == needle[0],
            UnsafeRawBufferPointer(rebasing: folded[offset..<offset + needle.count])
              .elementsEqual(needle),
            pattern.breaks.allSatisfy({ table.wordStarts(at: offset + $0) })
          else { continue }
          let kind = kind(
            bounds.nameClass(at: start), atStart: offset == start,
            atEnd: offset + needle.count == position, atWord: table.wordStarts(at: offset),
            isLimited: false)
          if let kind, best.map({ kind < $0.kind }) ?? true { best = (name, kind) }
        }
        if name == shown - 1, let best, best.kind <= .prefixMain { return }
      }
    }
    return best?.name
  }
}

// MARK: - Grams

extension NameMatcher {
  /// Calls `body` with the rank of each place that has an n-gram.
  func forEachCity(ofNGram key: UInt64, _ body: (Int) -> Void) {
    table.grams.list(of: key)?.forEach(below: table.count) { rank, _ in body(rank) }
  }

  /// Returns the posting list of the rarest n-gram of some letters; nil if one of the n-grams
  /// occurs in no place.
  func rarestNGram(of letters: ArraySlice<UInt32>) -> PostingList? {
    rarestNGrams(of: letters)?.first
  }

  /// Returns the posting lists of the two rarest n-grams of some letters, the second one unless it is
  /// too long to exclude places quickly; nil if one of the n-grams occurs in no place.
  func rarestNGrams(
    of letters: ArraySlice<UInt32>
  ) -> (first: PostingList, second: PostingList?)? {
    let size = min(3, letters.count)
    var (rarest, second): (PostingList?, PostingList?)
    for start in letters.startIndex...(letters.endIndex - size) {
      let key = NGram.key(
        .inside, letters[start], size > 1 ? letters[start + 1] : 0,
        size > 2 ? letters[start + 2] : 0)
      guard let list = table.grams.list(of: key) else { return nil }
      if list.bytes.count < rarest?.bytes.count ?? .max {
        (rarest, second) = (list, rarest)
      } else if list.bytes.count < second?.bytes.count ?? .max {
        second = list
      }
    }
    return rarest.map { first in
      let isShort = second.map { $0.bytes.count <= Self.maxRatio * first.bytes.count } ?? false
      return (first, isShort ? second : nil)
    }
  }

  /// The maximum length of the second list, as a multiple of the first one's.
  private static let maxRatio = 8
}
