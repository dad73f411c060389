import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// The municipality that has the name of a place whose point is in none, or whose geocoder fails.
  @Suite struct JMANamesakeTests {
    private static let areas = #"""
      {"offices": {"011000": {"name": "宗谷地方", "enName": "Soya"},
                   "130000": {"name": "東京都", "enName": "Tokyo"},
                   "150000": {"name": "新潟県", "enName": "Niigata"},
                   "140000": {"name": "神奈川県", "enName": "Kanagawa"},
                   "460100": {"name": "鹿児島県（奄美地方除く）", "enName": "Kagoshima (Excluding Amami)"}},
       "class10s": {"011000": {"parent": "011000"}, "130010": {"parent": "130000"},
                    "130040": {"parent": "130000"}, "150040": {"parent": "150000"},
                    "140010": {"parent": "140000"},
                    "460010": {"parent": "460100"}},
       "class15s": {"011011": {"parent": "011000"}, "130011": {"parent": "130010"},
                    "130041": {"parent": "130040"}, "150041": {"parent": "150040"},
                    "140011": {"parent": "140010"},
                    "460011": {"parent": "460010"}},
       "class20s": {"0121400": {"name": "稚内市", "parent": "011011"},
                    "0151800": {"name": "利尻町", "parent": "011011"},
                    "0151900": {"name": "利尻富士町", "parent": "011011"},
                    "1310100": {"name": "千代田区", "parent": "130011"},
                    "1310400": {"name": "新宿区", "parent": "130011"},
                    "1320100": {"name": "八王子市", "parent": "130011"},
                    "1342100": {"name": "小笠原村", "parent": "130041"},
                    "1522400": {"name": "佐渡市", "parent": "150041"},
                    "1410011": {"name": "横浜市北部", "parent": "140011"},
                    "1410012": {"name": "横浜市南部", "parent": "140011"},
                    "1420100": {"name": "横須賀市", "parent": "140011"},
                    "1436100": {"name": "中井町", "parent": "140011"},
                    "1449900": {"name": "中井村", "parent": "140011"},
                    "4620100": {"name": "鹿児島市", "parent": "460011"}}}
      """#

    private static func place(_ japanese: String?, in prefecture: String?) -> Place {
      var place = WarningSourceFixture.place("JP", 35.5, 140.9)
      place.names = japanese.map { ["ja": $0] }
      place.admin1 = prefecture
      return place
    }

    @Test(
      arguments: [
        ("横須賀", "Kanagawa", ["1420100"]), ("横須賀市", "Kanagawa Prefecture", ["1420100"]),
        ("横浜", "Kanagawa", ["1410011", "1410012"]), ("稚内", "Hokkaido", ["0121400"]),
        ("鹿児島", "Kagoshima", ["4620100"]),
        // In another prefecture, a part of a name, a quarter, and two of one name.
        ("横須賀", "Aichi", nil), ("横須", "Kanagawa", nil), ("横浜駅", "Kanagawa", nil),
        ("中井", "Kanagawa", nil), ("中井町", "Kanagawa", ["1436100"]),
        ("横須賀", nil, nil), (nil, "Kanagawa", nil), ("", "Kanagawa", nil),
        // Tokyo is its wards, without the cities and islands of its prefecture.
        ("東京", "Tokyo", ["1310100", "1310400"]), ("新宿区", "Tokyo", ["1310400"]),
        ("八王子", "Tokyo", ["1320100"]), ("東京", "Kanagawa", nil),
        // Islands, one of which has two towns.
        ("佐渡島", "Niigata", ["1522400"]), ("小笠原諸島", "Tokyo", ["1342100"]),
        ("利尻島", "Hokkaido", nil), ("佐渡島", "Tokyo", nil), ("島", "Niigata", nil),
      ] as [(String?, String?, [String]?)])
    func namesakeIsInThePrefectureOfThePlace(
      japanese: String?, prefecture: String?, parts: [String]?
    ) throws {
      let known = try JMAAreaStore.municipalities(Array(Self.areas.utf8))
      let area = JMAAreaStore.area(namedLike: Self.place(japanese, in: prefecture), in: known)
      #expect(area?.parts == parts)
    }

    /// The geocoder has no municipality at sea.
    @Test(arguments: [LocalServer.Reply.json("{}"), .json("{}", status: 502), .hangUp])
    func placeInNoMunicipalityHasTheWarningsOfItsNamesake(
      _ geocoder: LocalServer.Reply
    ) async throws {
      let time = WarningSourceFixture.time(-60)
      let reports = #"""
        [{"reportDatetime": "\#(time)", "warning": {"class20Items": [
          {"areaCode": "1420100", "kinds": [{"code": "14", "status": "発表"}]}]}}]
        """#
      let server = try LocalServer { request in
        switch request.path {
        case "/reverse-geocoder/LonLatToAddress": geocoder
        case "/bosai/common/const/area.json": .json(Self.areas)
        case "/bosai/warning/data/r8/140000.json": .json(reports)
        default: .json("{}", status: 404)
        }
      }
      let fixture = try WarningSourceFixture(server)
      #expect(
        await fixture.events(Self.place("横須賀", in: "Kanagawa")) == ["Thunderstorm Advisory"])
      #expect(await fixture.events(Self.place("横須賀中央", in: "Kanagawa")) == nil)
    }
  }
}
