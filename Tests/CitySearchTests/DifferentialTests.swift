import Testing

@testable import CitySearch
@testable import NaiveSearch

/// Compares the index with the naive search: 20,000 random queries over 50 lists of 12 random
/// places from the shipped list. (The naive search is too slow for all 34,000 places at once; the
/// query table covers what depends on their number.)
struct DifferentialTests {
  private static let listCount = 50
  private static let queriesPerList = 400

  private static let korean = TestLists.lines.filter { $0.contains("\"country\":\"KR\"") }

  @Test(arguments: 0..<listCount)
  func indexResultsEqualNaiveSearchResults(number: Int) throws {
    var random = SeededGenerator(seed: UInt64(number) + 1)
    let lines = Set(
      (0..<10).compactMap { _ in TestLists.lines.randomElement(using: &random) }
        + (0..<2).compactMap { _ in Self.korean.randomElement(using: &random) }
    ).sorted()
    let json = TestLists.json(lines)
    let naive = try NaiveSearch(json)
    let index = try TestLists.index(of: json)
    #expect(index.count == lines.count)
    var queries = QueryGenerator(index: index, random: random)
    for _ in 0..<Self.queriesPerList {
      let query = queries.next()
      let context = queries.nextContext()
      let expected = naive.search(query, context: context)
      let found = index.search(query, limit: 8, context: context)
      guard
        found.total != expected.ids.count || found.droppedWords != expected.dropped
          || found.matches.map(\.city.id) != Array(expected.ids.prefix(8))
      else {
        continue
      }
      Issue.record(
        "\(query) \(context): \(found.matches.map(\.city.id)) \(found.droppedWords) and not \(expected)"
      )
    }
  }
}

/// Generates queries of all kinds about the places of an index.
private struct QueryGenerator {
  private let cities: [City]
  private let names: [[String]]
  private var random: SeededGenerator

  init(index: CityIndex, random: SeededGenerator) {
    cities = (0..<index.count).map(index.city(atRank:))
    names = cities.map { [$0.name] + index.names(ofCity: $0.id) }
    self.random = random
  }

  mutating func nextContext() -> SearchContext {
    var context = SearchContext(language: Bool.random(using: &random) ? "en" : "ko")
    if Int.random(in: 0..<3, using: &random) == 0 { context.homeCountry = "KR" }
    if Int.random(in: 0..<5, using: &random) == 0 {
      context.timeZone = cities.randomElement(using: &random)?.timeZone
    }
    if Int.random(in: 0..<4, using: &random) == 0, let city = cities.randomElement(using: &random) {
      context.preferredIDs = [city.id, 99]
    }
    return context
  }

  mutating func next() -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: return piece(of: name(), fromStart: true)
    case 6..<9: return piece(of: name(), fromStart: false)
    case 9..<11: return keys(piece(of: name(), fromStart: true))
    case 11: return initials(name())
    case 12..<16: return words()
    case 16: return name().uppercased()
    case 17: return letters()
    default: return typo(name())
    }
  }

  private mutating func name() -> String {
    names.randomElement(using: &random)?.randomElement(using: &random) ?? "a"
  }

  private mutating func piece(of text: String, fromStart: Bool) -> String {
    let letters = Array(text)
    guard !letters.isEmpty else { return "" }
    let start = fromStart ? 0 : Int.random(in: 0..<letters.count, using: &random)
    let count = Int.random(in: 1...min(8, letters.count - start), using: &random)
    return String(letters[start..<start + count])
  }

  /// Returns the key sequence of the typed text, as jamo or with the other keyboard layout.
  private mutating func keys(_ text: String) -> String {
    if Bool.random(using: &random) { return KeyboardLayout.swapped(text) ?? text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where !Hangul.forEachKey(scalar.value, { Unicode.Scalar($0).map { result.append($0) } }) {
      result.append(scalar)
    }
    let count = Int.random(in: 1...max(1, result.count), using: &random)
    return String(String.UnicodeScalarView(result.prefix(count)))
  }

  private mutating func initials(_ text: String) -> String {
    let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    let found = text.unicodeScalars.compactMap { scalar in
      Hangul.isSyllable(scalar.value) ? consonants[Int(scalar.value - 0xAC00) / 588] : nil
    }
    if !found.isEmpty { return String(found) }
    return String((0..<2).compactMap { _ in consonants.randomElement(using: &random) })
  }

  private mutating func words() -> String {
    guard let index = cities.indices.randomElement(using: &random) else { return "" }
    let city = cities[index]
    let parts = [
      names[index].randomElement(using: &random) ?? "", city.state, city.country,
      RegionNames.country(city.country, language: "en"),
      RegionNames.country(city.country, language: "ko"),
      RegionNames.division(city.state, country: city.country, language: "ko"), city.name,
    ]
    let count = Int.random(in: 2...4, using: &random)
    return (0..<count).map { _ in
      let part = parts.randomElement(using: &random) ?? ""
      return Bool.random(using: &random) ? part : piece(of: part, fromStart: true)
    }.joined(separator: [" ", ", ", "-"].randomElement(using: &random) ?? " ")
  }

  private mutating func letters() -> String {
    let alphabet = Array("aeioulnrst 'ㅅㅇㅏ서울산")
    return String(
      (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)
      })
  }

  private mutating func typo(_ text: String) -> String {
    var letters = Array(text.prefix(10))
    guard letters.count > 3 else { return text }
    let place = Int.random(in: 0..<letters.count - 1, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters[place] = "x"
    case 1: letters.remove(at: place)
    case 2: letters.insert("q", at: place)
    default: letters.swapAt(place, place + 1)
    }
    return String(letters)
  }
}
