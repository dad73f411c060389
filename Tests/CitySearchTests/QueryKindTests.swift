import Foundation
import Testing

@testable import CitySearch

struct QueryKindTests {
  /// A line of Data/kinds.tsv.
  private struct Line {
    var kind: String
    var query: String
    var ids: [Int]
    var context: SearchContext
  }

  private static let lines: [Line] = {
    let path = TestLists.root + "/Tests/CitySearchTests/Data/kinds.tsv"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6 else { return nil }
      let isKorean = fields[0].hasPrefix("ko")
      return Line(
        kind: fields[0], query: fields[1],
        ids: fields[2].split(separator: ",").compactMap { Int($0) },
        context: SearchContext(
          homeCountry: fields[4] == "-" ? nil : fields[4],
          language: fields[3] != "-" ? fields[3] : isKorean ? "ko" : "en"))
    }
  }()

  @Test func expectedPlaceRanksFirstForEveryQueryKind() {
    #expect(Self.lines.count >= 800)
    let kinds = Dictionary(grouping: Self.lines, by: \.kind)
    #expect(kinds.count == 32)
    var all = (right: 0, count: 0)
    for (kind, lines) in kinds {
      let wrong = lines.filter { line in
        let first = TestLists.index.search(line.query, limit: 5, context: line.context).matches
          .first
        return !(first.map { line.ids.contains($0.city.id) } ?? false)
      }
      let right = lines.count - wrong.count
      all.right += right
      all.count += lines.count
      #expect(
        Double(right) >= 0.95 * Double(lines.count), "\(kind): \(wrong.map(\.query))")
    }
    #expect(Double(all.right) >= 0.97 * Double(all.count))
  }

  @Test(arguments: [nil, "KR", "US"] as [String?])
  func largestCitiesRankFirstWithinThreeLetters(home: String?) {
    let index = TestLists.index
    let context = SearchContext(homeCountry: home)
    var letters = 0
    for rank in 0..<120 {
      let city = index.city(atRank: rank)
      let name = city.name.lowercased()
      letters +=
        (1...name.count).first { count in
          let found = index.search(String(name.prefix(count)), limit: 1, context: context)
          return found.matches.first?.city.id == city.id
        } ?? name.count + 1
    }
    #expect(Double(letters) / 120 <= 2.6)
  }

  /// The 400 largest cities, as far as they ever come first. A place that came first for the
  /// beginning of a name is only replaced by a smaller one of exactly that name if nothing
  /// indicates that typing continues.
  @Test(arguments: [(Ranked.afterLeader, 0.01), (.alone, 0.06), (.asTyped, 0.02)])
  func topResultIsStableWhileTypingContinues(ranked: Ranked, share: Double) {
    let index = TestLists.index
    let names = (0..<400).map(index.city(atRank:)).map { Typed(name: $0.name, id: $0.id) }
    expectStable(names, ranked, share: share)
  }

  /// The names of the 400 largest cities in languages other than the user's.
  @Test(arguments: [(Ranked.afterLeader, 0.06), (.alone, 0.23), (.asTyped, 0.08)])
  func topResultIsStableWhileANameInAnotherLanguageIsTyped(ranked: Ranked, share: Double) {
    let index = TestLists.index
    let names = (0..<400).map(index.city(atRank:)).flatMap { city in
      Set(["de", "es", "fr", "it", "pl", "tr"].compactMap { city.names[$0] }).sorted()
        .filter { FoldedText($0).bytes != FoldedText(city.name).bytes }
        .map { Typed(name: $0, id: city.id) }
    }
    expectStable(names, ranked, share: share)
  }

  /// Cities of 150,000 to 600,000 people, typed in their own countries.
  @Test func topResultIsStableForMidSizeCitiesAtHome() {
    let index = TestLists.index
    let cities = (0..<index.count).filter {
      (150_000...600_000).contains(index.table.populations[$0])
    }
    .map(index.city(atRank:))
    let sampled = cities.indices.filter { $0.isMultiple(of: 6) }.map { cities[$0] }
    expectStable(
      sampled.map { Typed(name: $0.name, id: $0.id, home: $0.country) }, .asTyped, share: 0.015)
  }

  /// A name that is typed, and the user's country.
  private struct Typed {
    var name: String
    var id: Int
    var home: String?
  }

  /// What the ranking of the beginning of a name knows: the first place for the text before, nothing,
  /// or that the text was typed letter by letter.
  enum Ranked { case afterLeader, alone, asTyped }

  /// Types names letter by letter, and expects that at most a share of the places lose the first
  /// place and regain it.
  private func expectStable(_ names: [Typed], _ ranked: Ranked, share: Double) {
    let index = TestLists.index
    var (typed, lost) = (0, [String]())
    for typedName in names {
      let (name, id) = (typedName.name.lowercased(), typedName.id)
      var leader: Int?
      let isFirst = (1...name.count).map { count in
        let context = SearchContext(
          homeCountry: typedName.home, language: "en", leader: leader,
          isTyped: ranked == .asTyped)
        let first = index.search(String(name.prefix(count)), limit: 1, context: context)
          .matches.first?.city.id
        if ranked == .afterLeader { leader = first }
        return first == id
      }
      guard let first = isFirst.firstIndex(of: true), isFirst.last == true else { continue }
      typed += 1
      if isFirst[first...].contains(false) { lost.append(name) }
    }
    #expect(typed > names.count * 19 / 20)
    #expect(Double(lost.count) <= share * Double(typed), "\(lost.count) of \(typed): \(lost)")
  }

  /// A text that may be on the way to a place at home rather means that place than an abbreviation or a
  /// region abroad, and what precedes an unfinished word is a whole name.
  @Test(arguments: [
    ("FI", "van", "Vantaa"), ("TR", "malte", "Maltepe"), ("PH", "caba", "Cabanatuan City"),
    ("RU", "kem", "Kemerovo"), ("US", "truckee nev", "Truckee"), ("FR", "albi tar", "Albi"),
    ("JP", "札幌市中", "Sapporo"), ("CA", "1055 Douglas Street, Vict", "Victoria"),
    ("BR", "rio das", "Rio das Ostras"), ("PL", "zakopane powiat ta", "Zakopane"),
  ])
  func unfinishedTextMeansThePlaceAtHome(home: String, query: String, name: String) {
    let context = SearchContext(homeCountry: home, language: "en", isTyped: true)
    let found = TestLists.index.search(query, limit: 1, context: context)
    #expect(found.matches.first?.city.name == name)
  }

  /// What precedes a comma, or a word for a division, is a whole name.
  @Test(arguments: [
    ("PL", "Zakliczyn powiat tarnowski", 754_092), ("CR", "La Fortuna, San Carlos", 3_623_716),
    ("JP", "Hirosaki-shi", 2_130_057), ("KR", "부 천", 1_838_716), ("CZ", "ostrov Brač", 113_958_887),
  ])
  func nameBeforeItsDivisionIsFound(home: String, query: String, id: Int) {
    let match = TestLists.index.search(
      query, limit: 1, context: SearchContext(homeCountry: home, language: "en")
    ).matches.first
    #expect(match?.city.id == id)
  }

  /// A word with which nothing begins is reported, as it is if the text is whole.
  @Test(arguments: [true, false])
  func wordThatBeginsNothingIsReported(isTyped: Bool) {
    let context = SearchContext(homeCountry: "US", language: "en", isTyped: isTyped)
    let found = TestLists.index.search("truckee qxzw", limit: 1, context: context)
    #expect(found.matches.first?.city.name == "Truckee" && found.droppedWords == ["qxzw"])
  }

  /// San Isidro is in the province of San José.
  @Test func wordsOfAKnownNameAreNotMatchedSeparately() {
    func names(_ query: String) -> [String] {
      TestLists.index.search(query, limit: 2000, context: SearchContext(language: "en")).matches
        .filter { $0.city.country == "CR" }.map(\.city.name)
    }
    #expect(names("san jose").contains("San José"))
    #expect(!names("san jose").contains { $0.hasPrefix("San Isidro") })
    #expect(names("san jos").contains { $0.hasPrefix("San Isidro") })
  }

  /// The search pane gives the leader, the command line has it follow from the text.
  @Test(arguments: [("la", "lagos", "Los Angeles"), ("lag", "lagos", "Lagos")])
  func leaderDoesNotPrecedeAnAbbreviation(query: String, leader: String, name: String) {
    let id = TestLists.index.search(leader, limit: 1).matches.first?.city.id
    let context = SearchContext(language: "en", leader: id)
    let found = TestLists.index.search(query, limit: 1, context: context)
    #expect(found.matches.first?.city.name == name)
  }

  /// Birmingham is also called Brum. Saigon is a name rather than an abbreviation.
  @Test(arguments: [
    ("bru", "Brussels"), ("brum", "Birmingham"), ("stgt", "Stuttgart"), ("sai", "Ho Chi Minh City"),
  ])
  func abbreviationMatchesOnlyInFull(query: String, name: String) {
    #expect(TestLists.index.search(query, limit: 1).matches.first?.city.name == name)
  }

  /// Toronto is called "The 6ix" only in full, and T.O. only in capitals.
  @Test(arguments: [
    ("the", "The Bronx"), ("the 6ix", "Toronto"), ("to", "Tokyo"), ("TO", "Toronto"),
    ("T.O.", "Toronto"), ("t.o.", "Tokyo"), ("pe", "Peshawar"), ("PE", "Gqeberha"),
    ("la", "Los Angeles"),
  ])
  func nicknameMatchesInFullAndSomeAbbreviationsInCapitals(query: String, name: String) {
    #expect(TestLists.index.search(query, limit: 1).matches.first?.city.name == name)
  }

  /// Bata is complete, but Batam was first before its last letter. A space ends it. An abbreviation is
  /// complete, and so is a town's name with which the name of a beach begins.
  @Test(arguments: [
    ("en", "bata", "Bata", "Batam"), ("en", "bata ", "Bata", "Bata"),
    ("en", "la", "Los Angeles", "Los Angeles"), ("ko", "송도", "Songdo1-dong", "Songdo1-dong"),
    ("en", "bat", "Batam", "Batam"), ("en", "b", "Beijing", "Beijing"),
  ])
  func wholeTextIsRankedAsIfTyped(
    language: String, query: String, alone: String, typed: String
  ) {
    func first(isTyped: Bool) -> String? {
      let context = SearchContext(
        homeCountry: language == "ko" ? "KR" : nil, language: language, isTyped: isTyped)
      return TestLists.index.search(query, limit: 1, context: context).matches.first?.city.name
    }
    #expect(first(isTyped: false) == alone)
    #expect(first(isTyped: true) == typed)
  }

  /// Moga is a prefix of Mogadishu.
  @Test func trailingSpaceMarksTheNameAsComplete() {
    let index = TestLists.index
    func first(_ query: String, leader: Int? = nil) -> String? {
      index.search(query, limit: 1, context: SearchContext(language: "en", leader: leader))
        .matches.first?.city.name
    }
    let mogadishu = index.search("mogadishu", limit: 1).matches.first?.city.id
    #expect(first("singa") == "Singapore")
    #expect(first("singa ") == "Singa")
    #expect(first("moga") == "Moga")
    #expect(first("moga", leader: mogadishu) == "Mogadishu")
    #expect(
      first("bama", leader: index.search("bamako", limit: 1).matches.first?.city.id) == "Bamako")
    #expect(first("moga ", leader: mogadishu) == "Mogadishu")
  }

  @Test(arguments: [
    ("chicago am", "Chicago"), ("brooklyn we", "Brooklyn"), ("santiago c", "Santiago"),
    ("delhi i", "Delhi"), ("kansas city m", "Kansas City"), ("portland me", "Portland"),
    ("quezon city ha", "Quezon City"), ("new york c", "New York City"),
  ])
  func unfinishedSecondWordKeepsThePrecedingPlaceFirst(query: String, name: String) {
    let found = TestLists.index.search(query, limit: 1, context: SearchContext(language: "en"))
    #expect(found.matches.first?.city.name == name)
    if query == "portland me" { #expect(found.matches.first?.city.state == "Maine") }
  }

  @Test(arguments: [("zhangzho", "Zhangzhou"), ("chengzhon", "Chengzhong"), ("koha", "Kohat")])
  func prefixMatchRanksAboveTypoMatch(query: String, name: String) {
    let found = TestLists.index.search(query, limit: 1, context: SearchContext(language: "en"))
    #expect(found.matches.first?.city.name == name)
  }

  @Test(arguments: [
    ("서울", ["ㅅ", "서", "성", "서우", "서울"]), ("과천", ["ㄱ", "고", "과", "괓", "과처", "과천"]),
  ])
  func hangulInputMethodEmitsCompositionStates(word: String, states: [String]) {
    #expect(TwoSetKeyboard.states(typing: word) == states)
  }

  @Test func koreanCitiesRankFirstWithinTwoKeys() {
    let index = TestLists.index
    let context = SearchContext(homeCountry: "KR", language: "ko", timeZone: "Asia/Seoul")
    let cities = (0..<index.count).lazy.map(index.city(atRank:)).filter { $0.country == "KR" }
      .prefix(30)
    var keys = 0
    for city in cities {
      let states = TwoSetKeyboard.states(typing: city.hangulName ?? city.name)
      keys +=
        (states.firstIndex { text in
          index.search(text, limit: 1, context: context).matches.first?.city.id == city.id
        } ?? states.count) + 1
    }
    #expect(Double(keys) / 30 <= 2)
  }
}
