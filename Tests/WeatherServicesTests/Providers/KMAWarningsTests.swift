import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// 특보 of a place, out of the state of the whole country.
@Suite struct KMAWarningsTests {
  private static func place(_ admin1: String?, _ name: String?, within: String? = nil) -> Place {
    var place = Place(
      id: "x", name: "X", localName: name, admin1: admin1, countryCode: "KR",
      coordinate: Coordinate(latitude: 37, longitude: 127))
    place.within = within.map { ["ko": $0] }
    return place
  }

  private static let text =
    #"o 대설경보 : 강원도(강릉시평지, 속초시)\r\no 강풍주의보 : 서울(동남권), 경기도(안산, 화성), 울릉도.독도, "#
    + #"제주도(산지 제외), 제주도남쪽먼바다\r\no 건조주의보 : 경상북도, 전라남도(여수, 광양)"#

  private func events(_ place: Place, _ text: String = text) throws -> [String] {
    let body = KMABodies.envelope([#"{"tmFc":202701151600,"tmEf":"202701151630","t6":"\#(text)"}"#])
    let status = try KMAWarnings.status(Data(body.utf8), status: 200, now: testNow)
    return KMAWarnings.alerts(status, at: place, now: testNow).map(\.event)
  }

  @Test(arguments: [
    (place("Gangwon-do", "강릉"), ["대설경보"]), (place("Gangwon-do", "속초시"), ["대설경보"]),
    (place("Gangwon-do", "원주"), []), (place("Seoul", "서울"), ["강풍주의보"]),
    (place("Seoul", "종로구"), ["강풍주의보"]), (place("Gyeonggi-do", "안산"), ["강풍주의보"]),
    (place("Gyeonggi-do", "수원"), []),
    (place("Gyeonggi-do", "남양읍", within: "화성시"), ["강풍주의보"]),
    (place("Jeju-do", "제주시"), ["강풍주의보"]), (place("Gyeongsangbuk-do", "포항"), ["건조주의보"]),
    (place("Gyeongsangbuk-do", "독도", within: "울릉군"), ["강풍주의보", "건조주의보"]),
    (place("Jeollanam-do", "여수"), ["건조주의보"]), (place("Jeollanam-do", "목포"), []),
    (place("Busan", "부산"), []), (place(nil, nil), []),
  ])
  func theWarningsOfItsZoneHold(_ place: Place, _ expected: [String]) throws {
    #expect(try events(place) == expected)
  }

  @Test func whatIsSaidOfOneIsThere() throws {
    let body = KMABodies.envelope([
      #"{"tmFc":202701151500,"tmEf":"202701151500","t6":"o 한파주의보 : 서울"}"#,
      #"{"tmFc":202701151600,"tmEf":"202701151630","t6":"o 대설경보 : 서울"}"#,
    ])
    let status = try KMAWarnings.status(Data(body.utf8), status: 200, now: testNow)
    let alerts = KMAWarnings.alerts(status, at: Self.place("Seoul", "서울"), now: testNow)
    #expect(
      alerts == [
        WeatherAlert(
          event: "대설경보", severity: .severe, sender: "기상청", start: testNow - 1800, end: nil,
          area: "서울", text: nil)
      ])
  }

  @Test func noneInForceAndNoneIssuedAreNone() throws {
    #expect(try events(Self.place("Seoul", "서울"), "o 없음").isEmpty)
    let none = try KMAWarnings.status(Data(KMABodies.noData.utf8), status: 200, now: testNow)
    #expect(none?.t6?.text == nil)
  }
}
