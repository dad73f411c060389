import Glibc

/// Finds which places have a name that matches a pattern, and how well.
struct NameMatcher {
  private let table: IndexTable
  private let folded: UnsafeRawBufferPointer

  init(_ table: IndexTable) {
    self.table = table
    folded = table.folded.bytes
  }

  /// For each place how well it matches (`CityMatch.Quality`); 0 where it does not.
  func qualities(of pattern: Pattern, forgiving: Bool) -> [UInt8] {
    var qualities = [UInt8](repeating: 0, count: table.count)
    qualities.withUnsafeMutableBufferPointer { buffer in
      match(pattern, into: buffer)
      if forgiving, pattern.letters.count >= OneSlip.fewestLetters {
        matchForgiving(pattern, into: buffer)
      }
    }
    return qualities
  }

  private func match(_ pattern: Pattern, into qualities: UnsafeMutableBufferPointer<UInt8>) {
    let letters = pattern.letters
    if letters.count <= 3, pattern.breaks.isEmpty {
      // Short ones stand in the file, place by place.
      let (a, b, c) = (
        letters[0], letters.count > 1 ? letters[1] : 0, letters.count > 2 ? letters[2] : 0
      )
      let steps: [(Gram.Kind, CityMatch.Quality)] = [
        (.inside, .inside), (.word, .wordPrefix), (.prefix, .prefix), (.whole, .exact),
      ]
      for (kind, quality) in steps {
        forEachCity(ofGram: Gram.key(kind, a, b, c)) { qualities[$0] = quality.rawValue }
      }
      return
    }
    guard let gram = rarestGram(of: letters[...]) else { return }
    pattern.bytes.withUnsafeBytes { needle in
      guard let needleBase = needle.baseAddress else { return }
      let probe = pattern.probe
      forEachCity(ofPiece: gram) { rank in
        qualities[rank] = quality(
          of: needleBase, count: needle.count, probe: probe, breaks: pattern.breaks,
          atRank: rank)
      }
    }
  }

  /// The best match of the letters among a place's names; 0 when there is none.
  private func quality(
    of needle: UnsafeRawPointer, count: Int, probe: Int, breaks: [Int], atRank rank: Int
  ) -> UInt8 {
    let range = table.folded.range(rank)
    guard let base = folded.baseAddress else { return 0 }
    let rare = Int32(needle.load(fromByteOffset: probe, as: UInt8.self))
    var best: UInt8 = 0
    var position = range.lowerBound + probe
    while position < range.upperBound,
      let hit = memchr(base + position, rare, range.upperBound - position)
    {
      let start = base.distance(to: UnsafeRawPointer(hit)) - probe
      position = start + probe + 1
      guard start + count < range.upperBound, memcmp(base + start, needle, count) == 0,
        breaks.allSatisfy({ table.wordStarts(at: start + $0) })
      else { continue }
      let quality = self.quality(
        atStart: start == range.lowerBound || folded[start - 1] == IndexFormat.separator,
        atEnd: folded[start + count] == IndexFormat.separator,
        atWord: table.wordStarts(at: start))
      if quality == .exact { return quality.rawValue }
      if best == 0 || quality.rawValue < best { best = quality.rawValue }
    }
    return best
  }

  private func quality(atStart: Bool, atEnd: Bool, atWord: Bool) -> CityMatch.Quality {
    if atStart { return atEnd ? .exact : .prefix }
    return atWord ? .wordPrefix : .inside
  }

  /// Which of a place's names matches best, counted from its first; the earliest of equals. The
  /// first `shown` names are what a reader sees anyway, so they are taken when they begin with it.
  func bestName(of pattern: Pattern, atRank rank: Int, shown: Int) -> Int? {
    var best: (name: Int, quality: UInt8)?
    var name = 0
    let range = table.folded.range(rank)
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
          let quality = self.quality(
            atStart: offset == start, atEnd: offset + needle.count == position,
            atWord: table.wordStarts(at: offset)
          ).rawValue
          if best.map({ quality < $0.quality }) ?? true { best = (name, quality) }
        }
        if name == shown - 1, let best, best.quality <= CityMatch.Quality.prefix.rawValue { return }
      }
    }
    return best?.name
  }
}

// MARK: - Slips

extension NameMatcher {
  /// Adds the places that match with one slip, where they do not match without.
  private func matchForgiving(
    _ pattern: Pattern, into qualities: UnsafeMutableBufferPointer<UInt8>
  ) {
    var candidates = [UInt8](repeating: 0, count: table.count)
    candidates.withUnsafeMutableBufferPointer { candidates in
      // With one slip either the first half is whole, and begins a word, or the second half is;
      // but for two letters swapped across the middle.
      let letters = pattern.letters
      let half = letters.count / 2
      func mark(_ rank: Int) { candidates[rank] = 1 }
      forEachCity(ofGram: beginning(of: letters, count: half), mark)
      if let gram = rarestGram(of: letters[half...]) { forEachCity(ofPiece: gram, mark) }
      var swapped = letters
      swapped.swapAt(half - 1, half)
      forEachCity(ofGram: beginning(of: swapped, count: half), mark)
      var slip = OneSlip(letters)
      for rank in 0..<candidates.count where candidates[rank] != 0 && qualities[rank] == 0 {
        qualities[rank] = slip.bestQuality(inNames: table.folded.range(rank), of: table)
      }
    }
  }

  private func beginning(of letters: [UInt32], count: Int) -> UInt64 {
    Gram.key(.word, letters[0], letters[1], count > 2 ? letters[2] : 0)
  }
}

// MARK: - Grams

extension NameMatcher {
  /// Calls `body` with the rank of each place that has a gram.
  private func forEachCity(ofGram key: UInt64, _ body: (Int) -> Void) {
    if let piece = piece(ofGram: key) { forEachCity(ofPiece: piece, body) }
  }

  private func forEachCity(ofPiece piece: Int, _ body: (Int) -> Void) {
    let postings = table.postings[piece]
    guard let base = postings.baseAddress else { return }
    var rank: UInt32 = 0
    var position = 0
    while position < postings.count {
      var difference: UInt32 = 0
      var shift: UInt32 = 0
      while position < postings.count {
        let byte = base.load(fromByteOffset: position, as: UInt8.self)
        position &+= 1
        difference |= UInt32(byte & 0x7F) << shift
        if byte < 0x80 { break }
        shift &+= 7
      }
      rank = rank &+ difference
      guard rank < UInt32(truncatingIfNeeded: table.count) else { return }
      body(Int(rank))
      rank = rank &+ 1
    }
  }

  /// Which gram of some letters the fewest places have; nil when none has one of them.
  private func rarestGram(of letters: ArraySlice<UInt32>) -> Int? {
    let size = min(3, letters.count)
    var rarest: (piece: Int, length: Int)?
    for start in letters.startIndex...(letters.endIndex - size) {
      let key = Gram.key(
        .inside, letters[start], size > 1 ? letters[start + 1] : 0,
        size > 2 ? letters[start + 2] : 0)
      guard let piece = piece(ofGram: key) else { return nil }
      let length = table.postings.range(piece).count
      if length < rarest?.length ?? .max { rarest = (piece, length) }
    }
    return rarest?.piece
  }

  private func piece(ofGram key: UInt64) -> Int? {
    var (low, high) = (0, table.gramKeys.count)
    while low < high {
      let middle = (low + high) / 2
      if table.gramKeys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < table.gramKeys.count && table.gramKeys[low] == key ? low : nil
  }
}
