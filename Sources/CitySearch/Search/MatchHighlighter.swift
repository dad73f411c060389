/// Finds the name of a place that matched, and the characters to highlight.
struct MatchHighlighter {
  private let index: CityIndex
  private let phrases: [[Pattern]]
  private let matcher: NameMatcher

  init(_ index: CityIndex, _ queries: [Query]) {
    self.index = index
    matcher = NameMatcher(index.table)
    // The whole query takes precedence over its words.
    phrases = queries.map { query in
      query.words.count > 1 ? [query.phrase(0..<query.words.count)] + query.words : query.words
    }
  }

  /// Returns the match of a place.
  func match(atRank rank: Int, quality: CityMatch.Quality) -> CityMatch {
    let names = index.shownNames(atRank: rank)
    let city = index.city(atRank: rank, names)
    for phrases in phrases {
      let shown = city.hangulName == nil ? 1 : 2
      guard let name = name(for: phrases, atRank: rank, shown: shown) else { continue }
      // A variant that is never shown (initials, with 시 or 군) is represented by the Hangul or the
      // main name.
      let candidates =
        name < names.count
        ? [names[name].text(in: index.table)]
        : [city.hangulName, city.name].compactMap(\.self)
      for text in candidates {
        let ranges = ranges(of: phrases, in: text)
        if !ranges.isEmpty {
          return CityMatch(city: city, quality: quality, matchedName: text, matchedRanges: ranges)
        }
      }
    }
    return CityMatch(city: city, quality: quality, matchedName: city.name)
  }

  private func name(for phrases: [Pattern], atRank rank: Int, shown: Int) -> Int? {
    for phrase in phrases {
      if let name = matcher.bestName(of: phrase, atRank: rank, shown: shown) { return name }
    }
    return nil
  }

  /// Returns the characters of a name that match the query.
  private func ranges(of phrases: [Pattern], in text: String) -> [Range<Int>] {
    let folded = HighlightText(text)
    if let first = phrases.first, let range = folded.range(of: first) { return [range] }
    var ranges: [Range<Int>] = []
    for phrase in phrases.dropFirst() {
      guard let range = folded.range(of: phrase) else { continue }
      ranges.append(range)
    }
    return Self.joined(ranges)
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

/// A folded name with the character of each byte.
private struct HighlightText {
  private let folded: FoldedText
  /// The character of each scalar; nil if each scalar is a character.
  private let characterOfScalar: [Int]?

  init(_ text: String) {
    folded = FoldedText(text, keepsSources: true)
    characterOfScalar =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? nil
      : text.enumerated().flatMap { number, character in
        repeatElement(number, count: character.unicodeScalars.count)
      }
  }

  private func character(ofByte place: Int) -> Int {
    let scalar = Int(folded.sources[place])
    return characterOfScalar.map { $0[scalar] } ?? scalar
  }

  /// Returns the characters of the best occurrence of a pattern, preferably at the beginning of a
  /// word.
  func range(of pattern: Pattern) -> Range<Int>? {
    if pattern.isInitials { return initialsRange(of: pattern) }
    let (bytes, needle) = (folded.bytes, pattern.bytes)
    guard needle.count <= bytes.count else { return nil }
    let places = (0...(bytes.count - needle.count)).filter { start in
      bytes[start..<start + needle.count].elementsEqual(needle)
        && pattern.breaks.allSatisfy { folded.starts[start + $0] != 0 }
    }
    guard let start = places.first(where: { folded.starts[$0] != 0 }) ?? places.first else {
      return nil
    }
    return character(ofByte: start)..<character(ofByte: start + needle.count - 1) + 1
  }

  private func initialsRange(of pattern: Pattern) -> Range<Int>? {
    guard folded.isAllHangul else { return nil }
    let initials = Pattern.letters(of: folded.initials)
    guard pattern.letters.count <= initials.count else { return nil }
    for start in 0...(initials.count - pattern.letters.count)
    where initials[start..<start + pattern.letters.count].elementsEqual(pattern.letters) {
      return start..<start + pattern.letters.count
    }
    return nil
  }
}
