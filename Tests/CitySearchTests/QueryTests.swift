import Testing

@testable import CitySearch

/// The words and the patterns of a query.
struct QueryTests {
  @Test func queryHasEightWordsAtMost() {
    #expect(Query("a b c d e f g h").words.count == 8)
    #expect(Query("a b c d e f g h i j").texts == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test(arguments: [
    ("KEF", 3), ("LEMD", 4), ("KE", 2), ("T.O.", 2), ("K", nil), ("ABCDE", nil), ("kef", nil),
    ("Kef", nil), ("KEF KEF", nil), ("KÉF", nil), ("K.", nil),
  ])
  func codeIsTwoToFourUppercaseLetters(text: String, length: Int?) {
    #expect(Query(text).codeLength == length && Query(text).isCode == (length != nil))
  }

  @Test(arguments: [
    ("abc", true, false), ("abcd", false, false), ("åbo", false, true), ("åbos", false, false),
    ("åbo x", false, false), ("ab c", false, false), ("서", false, false), ("мос", false, false),
    ("東", false, false),
  ])
  func fewLatinLettersAreShort(text: String, isShort: Bool, hasAccent: Bool) {
    #expect(Query(text).isShort == isShort)
    #expect(Query(text).isShortWithAccent == hasAccent)
  }

  @Test(
    arguments: [
      ("bei jing", "beijing"), ("wu xi", "wuxi"), ("bos ton", "boston"), ("bo sto", nil),
      ("na goy", nil), ("beijing", nil), ("xin xin xin xin xin", nil), ("a bcdefg", nil),
      ("route 66abc", nil), ("나리타 공항", "나리타공항"), ("가나 다라", "가나다라"), ("가나 다", nil),
      ("서울 abc", nil), ("xin xin xin xin", "xinxinxinxin"),
    ] as [(String, String?)])
  func wordsOfOneScriptAreJoined(text: String, joined: String?) {
    #expect(Query(text).joined?.texts.first == joined)
  }

  @Test(arguments: [
    ("a", true), ("ab", true), ("abc", false), ("가", false), ("ㄱ", false), ("мо", true),
  ])
  func oneOrTwoLettersOfAnAlphabetAreBarelyBegun(text: String, isBegun: Bool) {
    #expect(Query(text).words[0].isBarelyBegun == isBegun)
  }

  @Test(arguments: [
    ("서울", true), ("ㅅㅇ", true), ("seoul 서울", true), ("seoul", false), ("ソウル", false),
  ])
  func queryWithHangulIsKorean(text: String, isKorean: Bool) {
    #expect(Query(text).isKorean == isKorean)
  }

  /// Each key has three bytes; ㅇ begins the next syllable.
  @Test func separatelyTypedConsonantFollowsTheLastSyllable() {
    #expect(Query("서ㅇ").words[0].lastEdge == 6)
    #expect(Query("성").words[0].lastEdge == 9)
    #expect(Pattern(FoldedText("성").bytes).lastEdge == 9)
    #expect(Query("나리 서ㅇ").phrase(0..<2).lastEdge == 18)
  }

  @Test func phraseIsNeverShort() {
    let phrase = Query("a b").phrase(0..<2)
    #expect(!phrase.isShort && phrase.breaks == [1] && phrase.bytes == Array("ab".utf8))
    #expect(Pattern(Array("abc".utf8)).isShort && !Pattern(Array("abcd".utf8)).isShort)
  }

  @Test(
    arguments: [
      (MatchKind.exactMain, false), (.region, false), (.prefixSide, false), (.inside, false),
      (.wordSide, false), (.typoExactMain, true), (.twoTyposMain, true), (.typoExactSide, true),
      (.typoPrefixMain, true), (.typoPrefixSide, true), (.typoWord, true),
    ] as [(MatchKind, Bool)])
  func kindsWithTyposAreKnown(kind: MatchKind, isTypo: Bool) {
    #expect(kind.isTypo == isTypo)
  }

  @Test func kindsAndQualitiesAreOrderedFromTheBest() {
    for (first, second) in zip(MatchKind.allCases, MatchKind.allCases.dropFirst()) {
      #expect(first < second && !(second < first) && !(first < first))
    }
    for quality in CityMatch.Quality.allCases { #expect(!(quality < quality)) }
    #expect(CityMatch.Quality.allCases == CityMatch.Quality.allCases.sorted())
  }

  @Test(arguments: [
    ("lüb", MatchKind.prefixMain, ["Lübeck"], 1000), ("LÜB", .prefixMain, ["LÜBECK"], 1000),
    ("lüb", .prefixMain, ["Lubumbashi"], 1), ("lüb", .prefixMain, [], 1),
    ("éti", .wordMain, ["Saint-Étienne"], 1000), ("josé", .wordMain, ["San José"], 1000),
    ("és", .inside, ["Orléés"], 1), ("San José", .exactMain, ["San Jose", "San José"], 1000),
    ("göt", .prefixSide, ["Göteborg"], 20), ("göt", .wordSide, ["Nya Göteborg"], 20),
  ])
  func typedAccentIsEvidence(query: String, kind: MatchKind, names: [String], factor: Int) throws {
    let accent = try #require(TypedAccent(Query(query)))
    #expect(accent.bonus(kind: kind.rawValue, names: names) == PlaceWeight.steps(factor))
  }

  @Test(arguments: ["lub", "", "서울", "Łódź", "Hạ", "Lødz"])
  func queryHasAnAccent(query: String) {
    #expect((TypedAccent(Query(query)) != nil) == ["Łódź", "Hạ", "Lødz"].contains(query))
  }

  @Test func namesWithALetterAreFound() throws {
    let index = TestLists.index
    let rank = try #require(index.rank(ofID: 2_657_896))
    let names = index.names(atRank: rank, containing: [Array("ü".utf8)])
    #expect(names.contains("Zürich") && names.allSatisfy { $0.contains("ü") })
    #expect(index.names(atRank: rank, containing: [Array("ł".utf8)]).isEmpty)
  }

  @Test(arguments: [
    ("", true), ("seoul", true), ("SEO", true), ("ㅅㅇ", true), ("서우", true), ("oul", true),
    ("seoul 서", true), ("seouls", false), ("seoul busan", false), ("ㅅㅂ", false),
  ])
  func filterMatchesEachWordInOneOfTheNames(query: String, isMatch: Bool) {
    #expect(NameFilter(query).matches(["Seoul", "서울"]) == isMatch)
  }

  @Test func nonzeroBytesAreVisitedOnceInOrder() {
    for count in 0..<26 {
      for step in 1...3 {
        let bytes = (0..<count).map { UInt8($0 % step == 0 ? $0 + 1 : 0) }
        let expected = bytes.indices.filter { bytes[$0] != 0 }
        var visited: [Int] = []
        bytes.withUnsafeBytes { buffer in NonZero.forEach(in: buffer) { visited.append($0) } }
        #expect(visited == expected, "\(count) \(step)")
        var kept = bytes
        NonZero.keep(in: &kept) { _, byte in byte > 9 }
        #expect(kept == bytes.map { $0 > 9 ? $0 : 0 })
        for value in expected.map({ UInt8($0 + 1) }) {
          #expect(bytes.withUnsafeBytes { NonZero.holds(value, in: $0) })
        }
      }
    }
  }

  @Test func emptyBufferHoldsNothing() {
    let empty = UnsafeRawBufferPointer(start: nil, count: 0)
    #expect(!NonZero.holds(1, in: empty) && !NonZero.contains(in: empty) { _ in true })
  }
}
