import Foundation
import WeatherModel

@testable import WeatherServices

/// A city, county or district of Korea, with the code of the warning zone of its seat.
struct KoreanCounty: Sendable {
  var province: String
  var name: String
  var code: String
  var place: Place

  /// The names of the file's provinces in the list of places.
  private static let states = [
    "서울특별시": "Seoul", "부산광역시": "Busan", "대구광역시": "Daegu", "인천광역시": "Incheon",
    "광주광역시": "Gwangju", "대전광역시": "Daejeon", "울산광역시": "Ulsan", "세종특별자치시": "Sejong",
    "경기도": "Gyeonggi-do", "강원도": "Gangwon-do", "충청북도": "Chungcheongbuk-do",
    "충청남도": "Chungcheongnam-do", "전라북도": "Jeollabuk-do", "전라남도": "Jeollanam-do",
    "경상북도": "Gyeongsangbuk-do", "경상남도": "Gyeongsangnam-do", "제주특별자치도": "Jeju-do",
  ]

  /// All 250 counties.
  static let all: [KoreanCounty] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "korean-counties.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(KoreanCounty.init)
  }()

  private init?(_ line: Substring) {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 5, let latitude = Double(fields[2]), let longitude = Double(fields[3])
    else { return nil }
    (province, name, code) = (fields[0], fields[1], fields[4])
    let words = name.split(separator: " ").map(String.init)
    let own = words[words.count - 1]
    place = Place(
      id: province + name, name: name,
      localName: own.count > 2 && !own.hasSuffix("구") ? String(own.dropLast()) : own,
      admin1: fields[1].hasPrefix("군위") ? "Daegu" : Self.states[province], countryCode: "KR",
      coordinate: Coordinate(latitude: latitude, longitude: longitude))
    if words.count > 1 { place.within = ["ko": words[0]] }
  }

  /// Returns the codes of the zones in which the seats of the provinces' counties are.
  static func codes(in provinces: String...) -> Set<String> {
    Set(all.filter { provinces.contains($0.province) }.map(\.code))
  }
}

extension KMAWarningZones {
  /// The land zones without subdivisions.
  var leaves: [ZoneIndex] {
    let parents = Set(zones.compactMap(\.parent))
    return zones.indices.filter { !parents.contains($0) && zones[$0].kind != .sea }
  }
}
