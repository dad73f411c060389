import Foundation
import Testing

@testable import CitySearch

struct CityDataTests {
  /// The first board in DESIGN.
  static let board: [(name: String, id: Int)] = [
    ("공주", 1_842_616), ("광주", 1_841_811), ("구미", 1_842_225), ("군산", 1_842_025),
    ("대구", 1_835_329), ("대전", 1_835_235), ("목포", 1_841_066), ("부산", 1_838_524),
    ("서산", 1_835_895), ("서울", 1_835_848), ("속초", 1_836_553), ("수원", 1_835_553),
    ("순천", 1_835_648), ("울산", 1_833_747), ("익산", 1_843_491), ("전주", 1_845_457),
    ("제주시", 1_846_266), ("천안", 1_845_759), ("청주", 1_845_604), ("춘천", 1_845_136),
  ]

  @Test func defaultBoardCitiesHaveHangulNames() {
    for (name, id) in Self.board {
      #expect(TestLists.index.city(id: id)?.hangulName == name)
    }
  }

  @Test func everyKoreanPlaceHasHangulAndLatinLetters() {
    for rank in 0..<TestLists.index.count {
      let city = TestLists.index.city(atRank: rank)
      guard ["KR", "KP"].contains(city.country) else { continue }
      #expect(city.hangulName?.isEmpty == false, "\(city)")
      #expect(city.name.utf8.first.map { $0 < 0xEA } == true, "\(city)")
      if city.country == "KR" {
        #expect(city.name.utf8.allSatisfy { $0 < 0x80 }, "not the official spelling: \(city)")
        #expect(!city.state.isEmpty, "\(city)")
      }
    }
  }

  @Test func bundledListIsCompactAndHasNoDuplicates() throws {
    #expect(TestLists.lines.count == TestLists.index.count)
    let size = try FileManager.default.attributesOfItem(atPath: TestLists.shipped)[.size] as? Int
    #expect(size ?? .max <= 16 << 20)
  }

  /// The older list of the divisions' names lacks new ones, knows joined ones by the name of a part,
  /// and has places of the same name in the next one.
  @Test(arguments: [
    (2_973_783, "Grand Est"), (360_995, "Al Jizah"), (3_494_242, "La Altagracia"),
    (1_586_203, "Can Tho"), (1_584_071, "Lam Dong"), (303_195, "Osmaniye"),
    (3_895_088, "Nuble"), (1_264_976, "Ladakh"), (8_395_541, "Sichuan"), (9_073_431, "Luxor"),
  ])
  func placesAreInTheirPresentDivision(id: Int, division: String) {
    #expect(TestLists.index.city(id: id)?.state == division)
  }

  @Test func vietnameseNamesLackTheKindOfPlace() {
    #expect(TestLists.index.city(id: 1_582_497)?.name == "Đông Triều")
    #expect(TestLists.index.city(id: 9_645_071)?.name == "Quận Bốn")
  }

  @Test func placesWithoutHangulInTheSourceDataAreFound() {
    let names = [
      "서귀포": 6_621_166, "동해": 1_892_823, "김제": 1_842_939, "무안": 1_840_982, "부안": 1_838_722,
      "남원": 1_840_379, "영천": 1_832_617, "하양": 1_844_308, "애월": 1_847_050, "화도": 1_897_118,
    ]
    for (name, id) in names {
      #expect(TestLists.index.search(name, limit: 1).matches.first?.city.id == id, "\(name)")
    }
  }
}
