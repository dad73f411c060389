import Testing

@testable import CitySearch

/// What is remembered of the kinds of matches agrees with the matches themselves.
struct PatternMatchesTests {
  /// The first eight places are read at once, the others one by one.
  @Test(arguments: [0, 7, 20])
  func everyKindIsRemembered(placesBetween: Int) {
    let between = [UInt8](repeating: 0, count: placesBetween)
    for kind in MatchKind.allCases {
      for other in MatchKind.allCases {
        let matches = PatternMatches([0, kind.rawValue] + between + [other.rawValue])
        let kinds = [kind, other]
        #expect(!matches.isEmpty)
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

  @Test func wordsMatchInNamesOrRegions() throws {
    let index = try TestLists.index(
      of: TestLists.json(
        [("FR", 1), ("DE", 2), ("FR", 3), ("IT", 4), ("DE", 5)].map { country, id in
          TestLists.entry(id: id, name: "Town \(id)", country: country, population: 100 - id)
        }))
    let regions = index.regions
    for (country, expected) in [
      ("france", [1, 3]), ("germany", [2, 5]), ("italy", [4]), ("spain", []),
    ] {
      let named = regions.named(Array(country.utf8))
      var ids: [Int] = []
      for region in named {
        regions.places.forEach(inRegion: region) { ids.append(index.city(atRank: $0).id) }
      }
      #expect(ids == expected)
    }

    let germany = try #require(
      regions.matches(Query("de").words[0], language: "en", fuzzy: false))
    let (main, side) = (MatchKind.exactMain.rawValue, MatchKind.wordSide.rawValue)
    let inside = MatchKind.inside.rawValue
    func matches(_ words: WordMatches) -> [Int: UInt8] {
      var kinds: [Int: UInt8] = [:]
      words.forEachName { kinds[$0 + 1] = $1 }
      return kinds
    }
    let names = WordMatches(names: [main, side, inside, 0, 0], regions: nil, regions.places)
    #expect(matches(names) == [1: main, 2: side])
    // The region is the fifth place's only match.
    let either = WordMatches(names: [side, main, 0, 0, 0], regions: germany, regions.places)
    #expect(matches(either) == [1: side, 2: main])
    var both = names
    both.formIntersection(either)
    #expect(matches(both) == [1: side, 2: side])
    // A place where one word is in the name, and the other names the region.
    var last = WordMatches(names: [0, 0, 0, main, side], regions: nil, regions.places)
    last.formIntersection(WordMatches(names: [0, 0, 0, 0, 0], regions: germany, regions.places))
    #expect(matches(last) == [5: side])
    last.formIntersection(names)
    #expect(matches(last).isEmpty)
  }

  /// A part of a region's name (Corea del Sur) means something else in another query.
  @Test func regionsOfSeveralWordsAreNotKeptForOneOfThem() {
    let index = TestLists.index
    func matches(_ word: Int, of query: String, _ cache: MatchCache) -> WordMatches {
      QueryWords(Query(query), index.regions, cache, fuzzy: false).namesAndRegions(word)
    }
    let cache = MatchCache(index, language: "es")
    let inCountry = matches(3, of: "seul corea del sur", cache)
    let alone = matches(1, of: "seul sur", cache)
    #expect(alone == matches(1, of: "seul sur", MatchCache(index, language: "es")))
    #expect(inCountry != alone)
    #expect(inCountry == matches(3, of: "seul corea del sur", cache))
  }
}
