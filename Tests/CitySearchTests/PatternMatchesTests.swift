import Testing

@testable import CitySearch

/// What is remembered of the kinds of matches agrees with the matches themselves.
struct PatternMatchesTests {
  @Test func everyKindIsRemembered() {
    for kind in MatchKind.allCases {
      for other in MatchKind.allCases {
        let matches = PatternMatches([0, kind.rawValue, 0, other.rawValue])
        let kinds = [kind, other]
        #expect(!matches.isEmpty && matches.count == 2)
        #expect(matches.hasBeginnings == kinds.contains(where: \.isBeginning))
        #expect(matches.hasWords == kinds.contains { $0 != .inside })
        for asked in MatchKind.allCases {
          #expect(matches.has(asked) == kinds.contains(asked))
          #expect(matches.has(upTo: asked) == kinds.contains { $0 <= asked })
        }
      }
    }
    let none = PatternMatches([0, 0, 0])
    #expect(none.isEmpty && !none.hasBeginnings && !none.hasWords)
    #expect(!MatchKind.allCases.contains { none.has($0) || none.has(upTo: $0) })
  }

  /// Words that no place has share one result, instead of one byte per place and word.
  @Test func patternsWithoutMatchesShareOneResult() {
    let cache = MatchCache(TestLists.index, language: "en")
    let addresses = ["xqzvkw", "vkwxqz", "zzxqvvk"].flatMap { word in
      [false, true].map { fuzzy in
        let pattern = Query(word).words[0]
        let kinds = cache.matches(of: pattern, fuzzy: fuzzy, twice: true).kinds
        #expect(kinds.count == TestLists.index.count && !kinds.contains { $0 != 0 })
        return kinds.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      }
    }
    #expect(Set(addresses).count == 1)
  }
}
