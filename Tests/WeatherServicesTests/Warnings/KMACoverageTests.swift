import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The coverage of Korea's 250 counties by the lists in status texts.
@Suite struct KMACoverageTests {
  private static let table = KMAWarningZones.korea
  /// Each county with the zone of its seat.
  private static let counties: [(county: KoreanCounty, zone: Int)] = KoreanCounty.all.compactMap {
    county in table.index(ofCode: county.code).map { (county, $0) }
  }

  /// Returns the codes of the zones that a list covers, and of those that it may cover in part.
  private static func coverage(
    of list: String, zones: [Int]
  ) -> (covered: Set<String>, unknown: Set<String>) {
    let bulletin = KMABulletin("o 강풍주의보 : " + list)
    let named = table.list(bulletin.entries.first?.areas ?? [])
    let known = Set(zones).map { (table.zones[$0].code, table.coverage(of: $0, by: named)) }
    return (
      Set(known.filter { $0.1 == .covered }.map(\.0)),
      Set(known.filter { $0.1 == .unknown || !bulletin.unreadable.isEmpty }.map(\.0))
    )
  }

  private static var seats: [Int] { counties.map(\.zone) }

  // MARK: - Every zone

  /// Returns the name of a zone in a text, inside its province.
  private static func text(_ zone: Int) -> String {
    guard table.zones[zone].kind != .sea, let province = table.province(of: zone), province != zone
    else { return table.zones[zone].names[0] }
    return "\(table.zones[province].names[0])(\(table.zones[zone].names[0]))"
  }

  @Test func everyZoneCoversItsCountiesAndNoOthers() {
    for zone in Self.table.zones.indices {
      let isSea = Self.table.zones[zone].kind == .sea
      let expected = Self.counties.filter { !isSea && Self.table.contains($0.zone, in: zone) }
        .map { Self.table.zones[$0.zone].code }
      let (covered, unknown) = Self.coverage(of: Self.text(zone), zones: Self.seats)
      #expect(covered == Set(expected) && unknown.isEmpty, "\(Self.text(zone))")
    }
  }

  @Test func excludedZoneIsRemovedFromItsProvince() {
    for zone in Self.table.leaves {
      guard let province = Self.table.province(of: zone), province != zone else { continue }
      let text = Self.text(zone).dropLast() + " 제외)"
      let expected = Self.table.leaves.filter {
        Self.table.contains($0, in: province) && $0 != zone
      }.map { Self.table.zones[$0].code }
      let (covered, unknown) = Self.coverage(of: String(text), zones: Self.table.leaves)
      #expect(covered == Set(expected) && unknown.isEmpty, "\(text)")
    }
  }

  // MARK: - Constructions

  struct Construction: CustomTestStringConvertible, Sendable {
    var list: String
    var warned: Set<String>
    var testDescription: String { list }

    init(_ list: String, _ warned: Set<String>) { (self.list, self.warned) = (list, warned) }
  }

  private static let jeju: Set = ["L1091320", "L1091420"]
  private static let gangwonPlains: Set = [
    "L1021910", "L1022010", "L1022110", "L1022310", "L1022410", "L1022510", "L1022610", "L1022710",
    "L1022810", "L1022910",
  ]

  static let constructions: [Construction] = [
    .init("경상남도", KoreanCounty.codes(in: "경상남도")),
    .init("경기도(김포, 하남)", ["L1010700", "L1012800"]),
    .init("경기도(김포, 하남 제외)", KoreanCounty.codes(in: "경기도").subtracting(["L1010700", "L1012800"])),
    .init("경기도(김포,하남제외)", KoreanCounty.codes(in: "경기도").subtracting(["L1010700", "L1012800"])),
    .init("충청남도(당진, 보령(도서제외))", ["L1031200", "L1031910"]),
    .init("충청남도(당진, 보령(도서제외), 보령도서, 홍성동부)", ["L1031200", "L1031910", "L1032010"]),
    .init("충청남도(당진, 보령도서)", ["L1031200"]),
    .init(
      "충청남도(당진, 보령(도서제외) 제외)",
      KoreanCounty.codes(in: "충청남도").subtracting(["L1031200", "L1031910"])),
    .init("전라남도(완도(여서도 제외), 무안남부, 순천)", ["L1053310", "L1051200"]),
    .init("전라남도(완도여서도)", []), .init("전라남도(흑산도.홍도, 거문도.초도)", []),
    .init("전라남도(영광낙월면 제외)", KoreanCounty.codes(in: "전라남도")),
    .init("전라남도(영광(낙월면 제외))", ["L1052710"]), .init("전라남도(신안(흑산면제외))", ["L1052200"]),
    .init("전라남도(흑산도.홍도, 진도 제외)", KoreanCounty.codes(in: "전라남도").subtracting(["L1052300"])),
    .init(
      "전북자치도(부안위도면, 군산옥도면(어청도 제외), 군산어청도, 김제)", ["L1060400"]),
    .init("전라북도(군산(옥도면 제외), 부안(위도면 제외))", ["L1061610", "L1061510"]),
    .init("제주도(제주도산지)", []), .init("제주도(산지)", []), .init("제주도(추자도)", []),
    .init("제주도(제주도산지, 추자도 제외)", jeju), .init("제주도(산지 제외)", jeju),
    .init("제주도(제주시(산지 제외), 서귀포시중산간)", ["L1091320"]), .init("제주도", jeju),
    .init("제주도(제주시서부, 서귀포시남부)", ["L1091420"]),
    .init("제주도(제주도북부, 제주도동부)", ["L1091320"]),
    .init("제주도(제주도북부중산간, 제주도남부중산간)", []),
    .init("강원도(강릉평지, 동해시평지)", ["L1022510", "L1021910"]),
    .init("강원도(강원북부산지)", ["L1022220"]), .init("강원도(강원남부산지, 강원중부산지)", []),
    .init("강원도(태백, 평창산지, 강릉산간)", ["L1020300"]),
    .init("강원도(태백 제외)", KoreanCounty.codes(in: "강원도").subtracting(["L1020300"])),
    .init("강원도(영월, 정선평지, 강원북부산지)", ["L1020800", "L1022610", "L1022220"]),
    .init("강원특별자치도(고성)", ["L1022220"]), .init("경상남도(고성)", ["L1082300"]),
    .init("경상북도(경북북동산지)", []), .init("경상북도(영양평지, 울진산지)", ["L1072810"]),
    .init("대구(군위)", ["L1070200"]), .init("경상북도(군위, 상주)", ["L1070200", "L1071200"]),
    .init("대구(군위 제외)", ["L1140100", "L1140220"]), .init("대구(대구중부, 달성북부)", ["L1140100"]),
    .init("서울", KoreanCounty.codes(in: "서울특별시")), .init("서울(동남권)", ["L1100100"]),
    .init("서울(서울서북권 제외)", ["L1100100", "L1100200", "L1100300"]),
    .init("인천", ["L1110120", "L1110130", "L1010900", "L1013600"]),
    .init("인천(강화군,옹진군 제외)", ["L1110120", "L1110130"]), .init("인천(강화)", ["L1010900"]),
    .init("인천(인천북부 제외)", ["L1110120", "L1010900", "L1013600"]),
    .init("광주", ["L1130110", "L1130120"]), .init("경기도(광주), 광주(광주서부)", ["L1013400", "L1130110"]),
    .init("부산(부산중부), 울산, 세종(세종남부)", ["L1082600", "L1082800", "L1082900", "L1170120"]),
    .init("울산(울산서부)", ["L1082900"]), .init("대전, 세종", ["L1030100", "L1170120"]),
    .init("서해5도", []), .init("서해5도(백령도.대청도)", []), .init("울릉도.독도", ["L1072100"]),
    .init("경상북도", KoreanCounty.codes(in: "경상북도").subtracting(["L1072100", "L1070200"])),
    .init("동해남부앞바다(경북남부앞바다, 울산앞바다)", []), .init("동해중부전해상, 남해동부앞바다, 부산앞바다", []),
    .init("거제시동부앞바다, 제주도앞바다(제주도북부앞바다)", []), .init("인천·경기북부앞바다", []),
    .init("어디쯤먼바다(모르는앞바다), 울산", ["L1082800", "L1082900"]),
    .init("경기도(파주동북부, 용인서북부, 여주서부)", ["L1013820"]),
    .init(
      "경기도(파주, 용인)",
      [
        "L1013730", "L1013810", "L1013820",
      ]), .init("경기도(파주(남부 제외))", []), .init("전남광주(목포, 광주서부)", ["L1052100", "L1130110"]),
    .init("전국", Set(KoreanCounty.all.map(\.code))),
  ]

  @Test(arguments: constructions)
  func aListCoversTheCountiesItNames(_ construction: Construction) {
    let (covered, unknown) = Self.coverage(of: construction.list, zones: Self.seats)
    #expect(covered == construction.warned && unknown.isEmpty)
  }

  @Test func plainsAreDistinguishedFromMountains() {
    let plains = Self.coverage(
      of: "강원도(강원북부산지, 강원중부산지, 강원남부산지 제외)", zones: Self.seats)
    #expect(plains.covered == KoreanCounty.codes(in: "강원도").subtracting(["L1022220"]))
    #expect(plains.covered.isSuperset(of: Self.gangwonPlains))
  }

  // MARK: - Unknown areas

  @Test(arguments: [
    ("강원도(홍천동부)", ["홍천군"]), ("경기도(가평읍, 광명)", ["가평군"]), ("영월북부", ["영월군"]),
    ("충청북도(옥천새구역 제외)", ["옥천군"]), ("제주도(새산간)", ["제주시", "서귀포시"]),
  ])
  func unknownPartAffectsOnlyItsCounty(_ list: String, _ names: [String]) {
    let codes = Set(Self.counties.filter { names.contains($0.county.name) }.map(\.county.code))
    let (covered, unknown) = Self.coverage(of: list, zones: Self.seats)
    #expect(unknown == codes && covered.isDisjoint(with: codes))
  }

  @Test(arguments: [
    "어디인지모르는곳", "경기도 제외", "고성", "강원도(고성", "경기도(김포 제외, 하남), 모르는곳", "경기도()",
  ])
  func unknownAreaMakesOtherZonesUnknown(_ list: String) {
    let (covered, unknown) = Self.coverage(of: list, zones: Self.seats)
    #expect(covered.isEmpty && unknown.contains("L1100100") && unknown.contains("L1091320"))
  }

  @Test func placeWithoutZoneHasUnknownLandCoverage() {
    let areas = KMABulletin("o 강풍주의보 : 서울, 부산앞바다").entries[0].areas
    #expect(Self.table.coverage(of: nil, by: areas) == .unknown)
    #expect(Self.table.coverage(of: nil, by: [areas[1]]) == .notCovered)
  }

  // MARK: - Random lists

  /// Returns a list of zones in the texts' form: whole provinces, parts of them, and all but some
  /// parts.
  private static func list(_ zones: Set<Int>) -> String {
    let provinces = table.zones.indices.filter { table.province(of: $0) == $0 }
    return provinces.filter { table.zones[$0].kind != .sea }.compactMap { province -> String? in
      let name = table.zones[province].names[0]
      let parts = table.leaves.filter { table.contains($0, in: province) }
      let chosen = parts.filter(zones.contains)
      if chosen.isEmpty { return nil }
      if chosen.count == parts.count { return name }
      let isMost = chosen.count * 2 > parts.count
      let listed = isMost ? parts.filter { !zones.contains($0) } : chosen
      let names = listed.map { table.zones[$0].names[0] }.joined(separator: ", ")
      return "\(name)(\(names)\(isMost ? " 제외" : ""))"
    }.joined(separator: ", ")
  }

  @Test func randomListsCoverExactlyTheirZones() {
    var random = SeededRandom(seed: 11)
    let leaves = Self.table.leaves
    for _ in 0..<240 {
      let share = Double.random(in: 0.02...0.98, using: &random)
      let chosen = Set(leaves.filter { _ in Double.random(in: 0..<1, using: &random) < share })
      guard !chosen.isEmpty else { continue }
      let list = Self.list(chosen)
      let (covered, unknown) = Self.coverage(of: list, zones: leaves)
      #expect(
        covered == Set(chosen.map { Self.table.zones[$0].code }) && unknown.isEmpty, "\(list)")
      let seats = Self.coverage(of: list, zones: Self.seats).covered
      #expect(seats == Set(Self.seats.filter(chosen.contains).map { Self.table.zones[$0].code }))
    }
  }
}
