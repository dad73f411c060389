import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The table of warning zones, and the zone of a place.
@Suite struct KMAWarningZonesTests {
  private let table = KMAWarningZones.korea

  private func code(_ place: Place) -> String? {
    table.zone(of: place).map { table.zones[$0].code }
  }

  private func point(_ latitude: Double, _ longitude: Double, _ elevation: Double? = nil) -> Place {
    Place(
      id: "at", name: "at", countryCode: "KR",
      coordinate: Coordinate(latitude: latitude, longitude: longitude), elevation: elevation)
  }

  @Test func theTableIsComplete() {
    #expect(table.zones.count == 416)
    #expect(Set(table.zones.map(\.code)).count == table.zones.count)
    #expect(table.zones.filter { $0.kind == .sea }.count == 120)
    #expect(table.zones.filter { $0.kind != .sea && $0.parent == nil }.map(\.names[0]) == ["전국"])
  }

  @Test func everyZoneIsFoundByEachOfItsNamesInItsProvince() {
    for (index, zone) in table.zones.enumerated() where zone.kind != .sea && index > 0 {
      let groups = table.province(of: index).map { [$0] } ?? []
      for name in zone.names where !name.contains("(") {
        let found = table.zones(named: name, in: table.zones[index].parent == 0 ? [] : groups) ?? []
        #expect(
          found.contains { table.contains(index, in: $0) || $0 == index },
          "\(name) \(zone.code)")
      }
    }
  }

  @Test func everyCountyLiesInTheZoneOfItsSeat() {
    #expect(KoreanCounty.all.count == 250)
    for county in KoreanCounty.all {
      #expect(code(county.place) == county.code, "\(county.province) \(county.name)")
    }
  }

  @Test(arguments: [
    (37.974, 124.719, "L1014200"), (37.662, 125.704, "L1014300"),  // 백령도, 연평도
    (37.241, 131.865, "L1072100"), (37.484, 130.905, "L1072100"),  // 독도, 울릉도
    (34.687, 125.201, "L1052500"), (34.028, 127.308, "L1052600"),  // 홍도, 거문도
    (33.988, 126.925, "L1053320"), (36.118, 125.978, "L1061630"),  // 여서도, 어청도
    (35.813, 126.413, "L1061620"), (36.226, 126.083, "L1031920"),  // 선유도, 외연도
    (33.959, 126.296, "L1091000"), (33.362, 126.529, "L1090500"),  // 추자도, 백록담
    (33.450, 126.561, "L1091340"), (33.302, 126.580, "L1091440"),  // 산천단, 돈내코
    (33.499, 126.531, "L1091320"), (33.249, 126.412, "L1091420"),  // 제주시, 중문
    (33.438, 126.913, "L1091430"), (33.520, 126.854, "L1091330"),  // 성산, 구좌
    (35.306, 127.511, "L1053020"), (35.203, 127.463, "L1053010"),  // 성삼재, 구례읍
    (37.678, 128.718, "L1022420"), (37.752, 128.876, "L1022510"),  // 대관령, 강릉
    (37.499, 127.028, "L1100100"), (37.557, 126.924, "L1100400"),  // 강남, 홍대
    (37.460, 126.441, "L1110110"), (37.392, 126.639, "L1110120"),  // 인천공항, 송도
    (35.888, 128.612, "L1140100"), (35.692, 128.459, "L1140220"),  // 대구, 달성 남부
    (36.350, 127.385, "L1030100"), (36.602, 127.297, "L1170110"),  // 대전, 조치원
    (37.947, 126.677, "L1013720"), (37.760, 126.774, "L1013730"),  // 판문점, 파주 금촌
  ])
  func aPointLiesInTheZoneOfTheNearestTown(_ latitude: Double, _ longitude: Double, _ zone: String)
  {
    #expect(code(point(latitude, longitude)) == zone)
  }

  @Test func namesContradictingCoordinatesAreIgnored() {
    var place = point(35.127, 126.832)
    place.admin1 = "Gyeongsangnam-do"
    #expect(code(place) == "L1130120")
    place.within = ["ko": "창원시 마산합포구"]
    #expect(code(place) == "L1130120")
  }

  /// Every tenth town in the list of districts.
  @Test func townLiesInAZoneOfItsProvince() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scripts/korean-districts.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for (index, line) in lines.enumerated() where index % 10 == 0 && !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let county = try #require(
        KoreanCounty.all.first { $0.province == fields[1] && $0.name == fields[2] }
          ?? KoreanCounty.all.first)
      guard !fields[3].isEmpty, county.name == fields[2] else { continue }
      var town = point(try #require(Double(fields[4])), try #require(Double(fields[5])))
      town.admin1 = county.place.admin1
      town.within = ["ko": fields[2]]
      let zone = try #require(table.zone(of: town))
      let seat = try #require(table.index(ofCode: county.code))
      let isIsland = table.zones[zone].kind == .island
      #expect(
        isIsland || table.province(of: zone) == table.province(of: seat),
        "\(line) \(table.zones[zone].names[0])")
    }
  }

  @Test func elevationDeterminesMountainZone() {
    #expect(code(point(33.39, 126.50, 750)) == "L1090500")
    #expect(code(point(33.39, 126.50, 599)) == "L1091340")
    #expect(code(point(33.39, 126.50, 150)) == "L1091320")
  }

  @Test func pointFarOutAtSeaHasNoZone() {
    #expect(code(point(32.1, 125.2)) == nil && code(point(36, 130.9)) == nil)
  }

  @Test func zoneNamesAreResolvedWithinTheirProvince() throws {
    func names(_ name: String, _ group: String?) throws -> [String]? {
      let groups = try group.map { [try #require(table.index(ofCode: $0))] } ?? []
      return table.zones(named: name, in: groups)?.map { table.zones[$0].code }
    }
    #expect(try names("광주", nil) == ["L1130000"] && names("광주", "L1010000") == ["L1013400"])
    #expect(try names("고성", "L1020000") == ["L1022200"])
    #expect(try names("고성", "L1080000") == ["L1082300"])
    #expect(try names("고성", nil) == nil && names("고성", "L1010000") == nil)
    #expect(try names("동남권", "L1100000") == ["L1100100"])
    #expect(try names("도서", "L1031900") == ["L1031920"])
    #expect(try names("산지", "L1090000") == ["L1090500"])
    #expect(try names("강원북부산지", "L1020000")?.count == 5)
    #expect(try names("군위", "L1070000") == ["L1070200"])
    #expect(try names("전남광주", nil) == ["L1050000", "L1130000"])
  }
}
