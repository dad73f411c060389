import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

@Suite struct HerePlaceTests {
  private static let suwon = Place(
    id: "geonames:1835553", name: "Suwon", localName: "수원", admin1: "Gyeonggi-do",
    countryCode: "KR", coordinate: Coordinate(latitude: 37.2911, longitude: 127.0089),
    timeZoneIdentifier: "Asia/Seoul")
  private static let location = MachineLocation(
    coordinate: Coordinate(latitude: 37.3126, longitude: 126.9854), accuracy: 250)

  private func place(kilometres: Double?, bearing: Double = 315) -> Place {
    HerePlace(
      Self.location,
      nearest: kilometres.map { NearbyPlace(place: Self.suwon, kilometres: $0, bearing: bearing) }
    ).place
  }

  private func name(
    _ place: Place, language: Language = .english, units: UnitSystem = .metric
  ) -> String {
    WeatherFormat(units: units, words: language.words).placeName(place)
  }

  @Test func nameStatesDistanceAndBearingToNearestPlace() {
    #expect(name(place(kilometres: 3.2)) == "3 km NW of Suwon")
    #expect(name(place(kilometres: 12.4, bearing: 181)) == "12 km S of Suwon")
  }

  @Test func nameFollowsLanguageAndUnits() {
    let here = place(kilometres: 16)
    #expect(name(here, language: .korean) == "수원 북서쪽 16 km")
    #expect(name(here, units: .imperial) == "9.9 mi NW of Suwon")
    #expect(here.name == "37.31,126.99")
  }

  @Test func inheritsTimeZoneAndCountryWithOwnRoundedCoordinate() {
    let here = place(kilometres: 3.2)
    #expect(here.coordinate == Coordinate(latitude: 37.31, longitude: 126.99))
    #expect(here.id == "at:37.31,126.99")
    #expect(here.timeZoneIdentifier == "Asia/Seoul")
    #expect(here.countryCode == "KR" && here.admin1 == "Gyeonggi-do")
  }

  @Test func placeWithinOneKilometerIsUsedItself() {
    #expect(place(kilometres: 0.9) == Self.suwon)
    #expect(place(kilometres: 1).id != Self.suwon.id)
  }

  @Test func remoteLocationIsNamedByItsCoordinate() {
    for distance in [nil, 301.0] {
      let here = place(kilometres: distance)
      #expect(here.name == "37.31,126.99")
      #expect(here.timeZoneIdentifier == nil && here.countryCode == nil)
    }
  }

  @Test func textStatesNameCoordinateAndAccuracy() {
    var settings = DisplaySettings()
    let near = NearbyPlace(place: Self.suwon, kilometres: 3.2, bearing: 315)
    #expect(
      HereText(Self.location, nearest: near, settings: settings).text
        == "3 km NW of Suwon, Gyeonggi-do, South Korea\n37.313 N 126.985 E  ± 250 m\n")
    settings.language = .korean
    var unsure = Self.location
    unsure.accuracy = nil
    #expect(
      HereText(unsure, nearest: near, settings: settings).text
        == "수원 북서쪽 3 km, 경기도, 대한민국\n북위 37.313 동경 126.985\n")
  }
}
