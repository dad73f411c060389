import Testing

@testable import CitySearch

/// The weights of matches, in steps of which sixteen double a population.
struct MatchScoreTests {
  private static let index: CityIndex? = try? TestLists.index(
    of: TestLists.json([
      TestLists.entry(
        id: 1, name: "Alpha", country: "US", latitude: 10, longitude: 20, population: 3_000_000,
        timeZone: "America/Chicago", names: ["Aa", "Ab", "Ac"]),
      TestLists.entry(
        id: 2, name: "Beta", country: "KR", latitude: 37, longitude: 127, population: 20_000,
        timeZone: "Asia/Seoul"),
      TestLists.entry(
        id: 3, name: "Gamma", country: "", latitude: -50, longitude: 0, population: 10_000,
        timeZone: "Etc/UTC"),
    ]))

  private func score(
    _ rank: Int, _ kind: MatchKind, _ context: SearchContext = SearchContext(),
    query: String = "alpha", isFinished: Bool = false, above least: Int = .min
  ) throws -> Int? {
    let query = Query(query)
    return MatchScore(
      try #require(Self.index), query, hasKnownName: false, hasTown: false, rarityOfTypos: 1,
      isKorean: query.isKorean, isFinished: isFinished, context: context
    ).score(rank: rank, kind: kind.rawValue, above: least)
  }

  /// Returns by how much a context raises a score.
  private func bonus(
    _ rank: Int, _ kind: MatchKind, _ context: SearchContext, query: String = "alpha",
    isFinished: Bool = false
  ) throws -> Int {
    let raised = try score(rank, kind, context, query: query, isFinished: isFinished)
    let plain = try score(rank, kind)
    return try #require(raised) - #require(plain)
  }

  @Test(
    arguments: [
      (.exactMain, 69, 57), (.capital, 106, 106), (.capitalBesidePlace, 69, 57),
      (.exactSide, 16, 0),
      (.exactCode, 32, 32), (.region, -16, -16), (.prefixMain, 0, 0), (.unfinishedMain, -16, -16),
      (.typoExactMain, -16, -16), (.twoTyposMain, -57, -57), (.typoExactSide, -63, -63),
      (.wordMain, -69, -69), (.typoPrefixMain, -79, -79), (.prefixSide, -90, -90),
      (.typoPrefixSide, -122, -122), (.wordSide, -138, -138), (.typoWord, -148, -148),
      (.inside, -175, -175),
    ] as [(MatchKind, Int, Int)])
  func kindOfAMatchOutweighsAPopulation(kind: MatchKind, steps: Int, shortSteps: Int) {
    #expect(MatchScore.factor(kind, isShort: false) == steps)
    #expect(MatchScore.factor(kind, isShort: true) == shortSteps)
  }

  @Test func placesAtHomeAreRaised() throws {
    for context in [
      SearchContext(homeCountry: "US"), SearchContext(timeZone: "America/Chicago"),
      SearchContext(homeCountry: "US", timeZone: "America/Chicago"),
      SearchContext(homeCountry: "FR", timeZone: "America/Chicago"),
    ] {
      #expect(try bonus(0, .exactMain, context) == 74)
      #expect(try bonus(0, .exactSide, context) == 74)
      #expect(try bonus(0, .exactCode, context) == 32)
      #expect(try bonus(0, .inside, context) == 32)
      for rank in 1...2 { #expect(try bonus(rank, .exactMain, context) == 0) }
    }
  }

  @Test func nearPlacesAreRaised() throws {
    let context = SearchContext(near: .init(latitude: 11, longitude: 20.5))
    #expect(try bonus(0, .prefixMain, context) == 16)
    #expect(try bonus(1, .prefixMain, context) == 0)
  }

  @Test func leaderIsRaisedIfOneOfItsNamesBeginsWithTheText() throws {
    for (id, rank) in [(1, 0), (2, 1)] {
      let context = SearchContext(leader: id)
      #expect(try bonus(rank, .exactMain, context) == 57)
      #expect(try bonus(rank, .unfinishedMain, context) == 57)
      #expect(try bonus(rank, .prefixSide, context) == 57)
      #expect(try bonus(rank, .wordMain, context) == 0)
      #expect(try bonus(rank, .typoExactMain, context) == 0)
      #expect(try bonus(1 - rank, .exactMain, context) == 0)
    }
  }

  @Test func preferredPlacesAreRaised() throws {
    let context = SearchContext(preferredIDs: [1, 99])
    for kind in [MatchKind.exactMain, .prefixSide, .wordMain, .region] {
      #expect(try bonus(0, kind, context) == 159)
    }
    for kind in [MatchKind.wordSide, .inside, .typoExactMain] {
      #expect(try bonus(0, kind, context) == 79)
    }
    #expect(try bonus(1, .exactMain, context) == 0)
  }

  @Test func koreanPlacesAreRaisedForHangul() throws {
    #expect(try bonus(1, .exactMain, SearchContext(), query: "베타") == 106)
    #expect(try bonus(1, .exactMain, SearchContext(), query: "ㅂㅌ") == 175)
    #expect(try bonus(1, .exactMain, SearchContext(homeCountry: "KR"), query: "베타") == 106)
    #expect(try bonus(1, .exactMain, SearchContext(homeCountry: "KP"), query: "베타") == 0)
    #expect(try bonus(0, .exactMain, SearchContext(), query: "베타") == 0)
    #expect(try bonus(2, .exactMain, SearchContext(), query: "베타") == 0)
  }

  @Test func finishedNameIsRaisedUnlessAPlaceLeads() throws {
    #expect(try bonus(0, .exactMain, SearchContext(), isFinished: true) == 37)
    #expect(try bonus(0, .prefixMain, SearchContext(), isFinished: true) == 0)
    #expect(try bonus(0, .exactMain, SearchContext(leader: 2), isFinished: true) == 0)
  }

  /// A capital counts as a city of at least half a million.
  @Test func capitalHasAMinimumWeight() throws {
    #expect(try score(2, .capital) == 106 + PlaceWeight.steps(500_000))
    #expect(try score(0, .capital) == 106 + PlaceWeight.steps(3_000_000))
  }

  @Test func scoreMustExceedTheLeastOne() throws {
    let context = SearchContext(homeCountry: "US")
    let most = try #require(try score(0, .exactMain, context))
    #expect(try score(0, .exactMain, context, above: most - 1) == most)
    #expect(try score(0, .exactMain, context, above: most) == nil)
  }
}
