import Testing

@testable import CitySearch

/// Names that are written as they are heard, and the limits of a match with typos.
struct SoundTests {
  @Test(arguments: [
    ("batonrouge", "batonruj"), ("cincinnati", "sinsinati"), ("xanthi", "janti"),
    ("heidelberg", "edelberg"), ("phuket", "fuket"), ("tschernobyl", "jernobil"),
    ("zwickau", "suko"), ("poughkeepsie", "pukipsi"), ("toulouse", "tulu"), ("bordeaux", "bordo"),
    ("whangarei", "vangare"), ("szczecin", "jesin"), ("foxtown", "fokstun"), ("", ""),
  ])
  func soundsFollowTheSpelling(name: String, expected: String) {
    #expect(sounds(name) == expected)
  }

  @Test func eachWordMayHaveASilentEnding() {
    #expect(sounds("troisrivieres", starts: [5]) == "trarivir")
    #expect(sounds("troisrivieres") == "trasrivir")
  }

  @Test func jAndLlMayBeVowels() {
    #expect(sounds("vallarta", style: .vowelJ) == "varta")
    #expect(sounds("reykjavik", style: .vowelJ) == "rekavik")
    #expect(sounds("vallarta") == "valarta")
  }

  private func sounds(
    _ name: String, starts: [Int] = [], style: Phonemes.Style = .common
  ) -> String {
    let letters = Array(name.utf8)
    let bits = starts.reduce(UInt64(1)) { $0 | 1 << UInt64($1) }
    return letters.withUnsafeBufferPointer {
      String(decoding: Array(Phonemes($0, starts: bits, style: style)), as: UTF8.self)
    }
  }

  @Test(arguments: ["leeuw", "дон", "", "münster", "aia"])
  func fewConsonantsAndOtherLettersHaveNoSound(name: String) {
    #expect(SoundMatcher(Pattern(Array(name.utf8))) == nil)
  }

  @Test(arguments: [
    ("pukipsee", "poughkeepsie", 0), ("tulus", "toulouse", 0), ("monpeli", "montpellier", nil),
    ("darmstat", "darmstadt", 8), ("edinboro", "aberdeen", nil), ("shian", "cheyenne", 3),
  ])
  func distanceOfSoundsCountsConfusedOnesLess(query: String, name: String, expected: Int?) throws {
    var matcher = try #require(SoundMatcher(Pattern(Array(query.utf8))))
    let distance = Array(name.utf8).withUnsafeBufferPointer {
      matcher.distance(to: $0, starts: 1)
    }
    #expect(distance == expected)
  }

  @Test(arguments: [
    ("Batton Rooj", 4_315_588), ("Peetermaritsberg", 965_301), ("Tchengtou", 1_815_286),
    ("Sinsinnatty", 4_508_722), ("Kuxhafen", 2_939_658), ("Abberistwith", 2_657_782),
    ("Shyanne Wyoming", 5_821_086), ("Pukipsie", 5_132_143), ("Marbeja", 2_514_169),
    ("Mowzel Cornwall", 2_642_084), ("kabeck city", 6_325_494), ("shamony", 3_027_301),
  ])
  func townsAreFoundByTheirSound(query: String, id: Int) {
    let match = TestLists.index.search(query, limit: 1).matches.first
    #expect(match?.city.id == id && match?.quality == .exactWithTypo)
  }

  @Test(arguments: ["Blankenwalde", "Kaltenleutgeben", "Skanzeltal"])
  func soundAloneIsNotEnough(query: String) {
    #expect(TestLists.index.search(query, limit: 1).matches.isEmpty)
  }

  /// Cities have two typos in their names anyway.
  @Test(arguments: [("Caltanisetat", "Caltanissetta"), ("Благоевгрд", "Blagoevgrad")])
  func townIsFoundWithTwoTyposIfNothingElseMatches(query: String, name: String) {
    let context = SearchContext(language: "bg")
    let match = TestLists.index.search(query, limit: 1, context: context).matches.first
    #expect(match?.city.name == name && match?.quality == .exactWithTypo)
  }

  /// Of four letters the last two do not occur in the index within words, so that only well-known
  /// places are found with a typo in the first two.
  @Test func typoInTheFirstHalfOfFourLettersMeansAWellKnownPlace() {
    #expect(TestLists.index.search("Pome", limit: 1).matches.first?.city.id == 3_169_070)
    #expect(TestLists.index.search("Rmoe", limit: 1).matches.first?.city.id == 3_169_070)
  }
}
