import Foundation
import Testing

@testable import CitySearch

struct QueryTableTests {
  /// A line of Data/queries.tsv.
  struct Line: CustomStringConvertible {
    var query: String
    var id: Int
    var home: String?
    var place: String

    var description: String { "\(query) → \(place)" }
  }

  static let lines: [Line] = {
    let path = TestLists.root + "/Tests/CitySearchTests/Data/queries.tsv"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let id = Int(fields[1]) else { return nil }
      return Line(
        query: fields[0], id: id, home: fields[2] == "-" ? nil : fields[2], place: fields[3])
    }
  }()

  /// The number of places that share a name.
  private static let namesakes: [[UInt8]: Int] = (0..<TestLists.index.count).reduce(into: [:]) {
    $0[FoldedText(TestLists.index.city(atRank: $1).name).bytes, default: 0] += 1
  }

  @Test func everyQueryInTheTableRanksItsPlaceFirst() {
    #expect(Self.lines.count > 1000)
    for line in Self.lines {
      let context = SearchContext(homeCountry: line.home, language: "ko")
      let first = TestLists.index.search(line.query, limit: 5, context: context).matches.first
      #expect(first?.city.id == line.id, "\(line): \(first?.city.name ?? "nothing")")
    }
  }

  /// Every well-known place, and every fifth of the others.
  private static let sampled = (0..<TestLists.index.count).filter {
    $0.isMultiple(of: 5) || TestLists.index.table.populations[$0] >= 100_000
  }

  @Test func everyPlaceRanksHighForItsOwnName() {
    let index = TestLists.index
    for rank in Self.sampled {
      let city = index.city(atRank: rank)
      // A dozen districts may share a name, and a place must be among the first of them. Two
      // or three letters also begin the names of many larger places.
      let name = FoldedText(city.name).bytes
      let limit =
        name.count < 3 ? 200 : name.count < 4 ? 100 : max(40, Self.namesakes[name, default: 0] + 5)
      let found = index.ranks(city.name, limit: limit).contains(rank)
      #expect(found, "\(city)")
    }
  }
}
