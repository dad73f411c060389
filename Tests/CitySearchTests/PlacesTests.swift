import Foundation
import TestSupport
import Testing

@testable import CitySearch

struct PlacesTests {
  let index = TestLists.index

  @Test func nearestPlaceHasDistanceAndBearing() throws {
    // About three kilometres north-west of the centre of Suwon.
    let near = index.nearest(toLatitude: 37.31, longitude: 126.99, limit: 3)
    #expect(near.count == 3)
    #expect(near.map(\.kilometres) == near.map(\.kilometres).sorted())
    let seoul = try #require(
      index.nearest(toLatitude: 37.566, longitude: 126.9784, limit: 1).first)
    #expect(seoul.city.id == 1_835_848)
    #expect(seoul.kilometres < 0.01)
    let north = try #require(
      index.nearest(toLatitude: 37.60, longitude: 126.9784, limit: 60)
        .first { $0.city.id == 1_835_848 })
    #expect(abs(north.kilometres - 3.78) < 0.05)
    #expect(north.bearing < 1 || north.bearing > 359)
  }

  @Test func nearestPlaceIsFoundAcrossDateLineAndAtPoles() {
    let fiji = index.nearest(toLatitude: -17, longitude: -179.99, limit: 1).first
    #expect(fiji?.kilometres ?? .infinity < 400)
    #expect(index.nearest(toLatitude: 90, longitude: 0, limit: 2).count == 2)
    #expect(index.nearest(toLatitude: .nan, longitude: 0, limit: 2).isEmpty)
    #expect(index.nearest(toLatitude: 0, longitude: 0, limit: 0).isEmpty)
  }

  @Test func timeZoneMapsToItsLargestCity() {
    #expect(index.largest(inTimeZone: "Asia/Seoul")?.id == 1_835_848)
    #expect(index.largest(inTimeZone: "Europe/London")?.name == "London")
    #expect(index.largest(inTimeZone: "Nowhere/Atall") == nil)
  }

  @Test func largestPlacesOfACountryListDistrictsLast() throws {
    func place(_ id: Int, _ name: String, _ population: Int, _ latitude: Double) -> String {
      TestLists.entry(
        id: id, name: name, country: "FR", latitude: latitude, longitude: 2, population: population)
    }
    let index = try TestLists.index(
      of: TestLists.json([
        place(1, "Metropolis", 3_000_000, 48), place(2, "District", 999_999, 48.1),
        // A third of the population, 15.6 km away.
        place(3, "Twin", 1_000_000, 48.1), place(4, "Beyond", 500_000, 48.14),
        place(5, "Village", 100, 45),
      ]))
    func names(_ limit: Int) -> [String] {
      index.largest(inCountry: "fr", limit: limit).map(\.name)
    }
    #expect(names(4) == ["Metropolis", "Twin", "Beyond", "Village"])
    // If there are no others, they are included.
    #expect(names(20) == ["Metropolis", "Twin", "Beyond", "Village", "District"])
    #expect(names(1) == ["Metropolis"] && names(0).isEmpty && names(-1).isEmpty)
    let world = TestLists.index.largest(inCountry: "KR", limit: 3).map(\.name)
    #expect(world == ["Seoul", "Busan", "Incheon"])
  }

  /// Includes neighbours across the date line and near the poles, where degrees of longitude are
  /// short.
  @Test func neighborhoodContainsExactlyThePointsInRange() {
    var random = SeededRandom(seed: 5)
    var near = 0
    for latitude in [-89.5, -60, 0, 37.5, 70, 88.5, 90] {
      for longitude in [-180, -179.5, 0, 127, 179.9] {
        let center = SearchContext.Point(latitude: latitude, longitude: longitude)
        let around = Neighbourhood(of: center, kilometres: 200)
        for _ in 0..<400 {
          let north = max(-90, min(90, latitude + Double.random(in: -2.5...2.5, using: &random)))
          let span = min(180, 2.5 / max(0.001, cos(north * .pi / 180)))
          var east = longitude + Double.random(in: -span...span, using: &random)
          if east > 180 { east -= 360 } else if east < -180 { east += 360 }
          let isNear = Sphere.kilometres(north, east, latitude, longitude) <= 200
          #expect(around.contains(north, east) == isNear, "\(north), \(east) of \(center)")
          if isNear { near += 1 }
        }
      }
    }
    #expect((2000...12_000).contains(near))
  }

  @Test func boundingBoxReturnsItsLargestPlaces() throws {
    let korea = index.within(south: 33, west: 125, north: 38, east: 130, limit: 3)
    #expect(korea.map(\.name) == ["Seoul", "Busan", "Incheon"])
    let dateLine = index.within(south: -20, west: 177, north: -15, east: -178, limit: 10)
    #expect(dateLine.contains { $0.country == "FJ" })
    let sides = try TestLists.index(
      of: TestLists.json([
        TestLists.entry(id: 1, name: "West", latitude: -17, longitude: 179.5),
        TestLists.entry(id: 2, name: "East", latitude: -17, longitude: -179.5),
        TestLists.entry(id: 3, name: "Far", latitude: -17, longitude: -177.5),
      ])
    ).within(south: -20, west: 177, north: -15, east: -178, limit: 10)
    #expect(Set(sides.map(\.name)) == ["West", "East"])
    let large = index.within(
      south: -90, west: -180, north: 90, east: 180, limit: 1000, minimumPopulation: 10_000_000)
    #expect(large.allSatisfy { $0.population >= 10_000_000 })
    #expect(!large.isEmpty)
  }

  @Test func placeIsFoundByItsIdentifier() {
    #expect(index.city(id: 1_835_848)?.name == "Seoul")
    #expect(index.city(id: 1_835_848)?.localName(language: "ko") == "서울")
    #expect(index.city(id: -5) == nil)
    #expect(index.city(id: .max) == nil)
    #expect(index.names(ofCity: 1_835_848).contains("ソウル"))
  }

  @Test func placesWithTheSameNameHaveDistinctLines() {
    let gwangju = index.search("광주", limit: 2).matches.map(\.city)
    let lines = CityLine.lines(for: gwangju, language: "ko")
    #expect(lines.map(\.name) == ["광주", "광주"])
    #expect(lines.map(\.division) == ["광주광역시", "경기도"])
    #expect(lines.map(\.country) == ["대한민국", "대한민국"])
    let geoje = index.search("거제", limit: 2).matches.map(\.city)
    let apart = CityLine.lines(for: geoje, language: "en", from: (37.5, 127))
    #expect(apart[0] != apart[1])
    var twin = gwangju[0]
    twin.id = 7
    let twins = CityLine.lines(for: [gwangju[0], twin], language: "en")
    #expect(twins[0] != twins[1])
  }

  @Test func noTwoPlacesHaveTheSameLine() {
    let byName = Dictionary(grouping: (0..<index.count).map(index.city(atRank:))) { $0.name }
    for cities in byName.values where cities.count > 1 {
      let lines = CityLine.lines(for: cities, language: "en")
      #expect(Set(lines).count == cities.count, "\(cities[0].name)")
    }
  }

  @Test func regionNamesAreLocalized() {
    #expect(RegionNames.country("KR", language: "ko") == "대한민국")
    #expect(RegionNames.country("DE", language: "de-AT") == "Deutschland")
    #expect(RegionNames.country("TW", language: "zh_TW.UTF-8") == "台灣")
    #expect(RegionNames.country("FR", language: "xx") == "France")
    #expect(RegionNames.country("??", language: "en") == "??")
    #expect(RegionNames.division("Gyeonggi-do", country: "KR", language: "ko") == "경기도")
    #expect(RegionNames.division("IL", country: "US", language: "en") == "Illinois")
    #expect(RegionNames.division("Texas", country: "US", language: "ko") == "텍사스")
  }
}
