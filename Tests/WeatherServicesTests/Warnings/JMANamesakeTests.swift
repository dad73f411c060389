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
                   "140000": {"name": "神奈川県", "enName": "Kanagawa"},
                   "460100": {"name": "鹿児島県（奄美地方除く）", "enName": "Kagoshima (Excluding Amami)"}},
       "class10s": {"011000": {"parent": "011000"}, "140010": {"parent": "140000"},
                    "460010": {"parent": "460100"}},
       "class15s": {"011011": {"parent": "011000"}, "140011": {"parent": "140010"},
                    "460011": {"parent": "460010"}},
       "class20s": {"0121400": {"name": "稚内市", "parent": "011011"},
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
