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

  private func makeIndex(of entries: [String]) throws -> CityIndex {
    try TestLists.index(of: TestLists.json(entries))
  }

  @Test func largerPlaceComesFirstAtTheSameDistance() throws {
    let index = try makeIndex(of: [
      TestLists.entry(id: 1, name: "Small", population: 1000),
      TestLists.entry(id: 2, name: "Large", population: 2000),
      TestLists.entry(id: 3, name: "Other", latitude: 38, population: 3000),
    ])
    func nearest(_ limit: Int) -> [Int] {
      index.nearest(toLatitude: 37, longitude: 127, limit: limit).map(\.city.id)
    }
    #expect(nearest(1) == [2] && nearest(2) == [2, 1] && nearest(5) == [2, 1, 3])
    #expect(index.nearest(toLatitude: 37.9, longitude: 127, limit: 1).map(\.city.id) == [3])
  }

  @Test func edgesOfABoxBelongToIt() throws {
    func place(_ id: Int, _ latitude: Double, _ longitude: Double, _ population: Int) -> String {
      TestLists.entry(
        id: id, name: "P\(id)", latitude: latitude, longitude: longitude, population: population)
    }
    let index = try makeIndex(of: [
      place(1, 10, 20, 500), place(2, 11, 20, 400), place(3, 10, 21, 300), place(4, 11, 21, 200),
      place(5, 10.5, 20.5, 100), place(6, 9.99, 20.5, 90), place(7, 11.01, 20.5, 80),
      place(8, 10.5, 19.99, 70), place(9, 10.5, 21.01, 60),
    ])
    func within(_ west: Double, _ east: Double, _ least: Int = 0, limit: Int = 20) -> [Int] {
      index.within(
        south: 10, west: west, north: 11, east: east, limit: limit, minimumPopulation: least
      ).map(\.id)
    }
    #expect(within(20, 21) == [1, 2, 3, 4, 5])
    #expect(within(20, 20) == [1, 2])
    #expect(within(21, 20) == [1, 2, 3, 4, 8, 9])
    #expect(within(20, 21, 300) == [1, 2, 3])
    #expect(within(20, 21, limit: 2) == [1, 2] && within(20, 21, limit: 0).isEmpty)
  }

  @Test func placesWithoutACountryAreInNoCountry() throws {
    let index = try makeIndex(of: [TestLists.entry(id: 1, name: "Nowhere", country: "")])
    #expect(index.largest(inCountry: "", limit: 5).isEmpty)
    #expect(index.largest(inCountry: "?", limit: 5).isEmpty)
  }

  @Test(
    arguments: [
      (0, 0, 0, 90, 0.5), (0, 10, 0, 40, 1.0 / 6), (60, 0, 60, 180, 1.0 / 3), (-90, 0, 90, 77, 1),
      (10, 20, 10, 20, 0),
    ] as [(Double, Double, Double, Double, Double)])
  func distanceIsThatOfTheGreatCircle(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double,
    share: Double
  ) {
    let found = Sphere.kilometres(latitude, longitude, otherLatitude, otherLongitude)
    #expect(abs(found - share * .pi * 6371.0088) < 0.001)
  }

  /// Computed with unit vectors and a scalar product.
  @Test func distanceAndBearingOfAnyTwoPoints() {
    #expect(abs(Sphere.kilometres(51.5, -0.1, 40.7, -74) - 5572.812636) < 0.001)
    #expect(abs(Sphere.kilometres(30, 20, -10, 50) - 5484.578192) < 0.001)
    #expect(abs(Sphere.bearing(51.5, -0.1, 40.7, -74) - 288.336064) < 1e-5)
    #expect(abs(Sphere.bearing(30, 20, -10, 50) - 139.514088) < 1e-5)
    #expect(abs(Sphere.bearing(-30, -20, 10, -50) - 319.514088) < 1e-5)
    #expect(Sphere.bearing(0, 0, 1, 0) == 0)
    #expect(abs(Sphere.bearing(0, 0, 0, -1) - 270) < 1e-9)
  }

  @Test(
    arguments: [(200, 0, 1.798641), (200, 60, 3.597725), (500, 45, 6.360789)]
      as [(Double, Double, Double)])
  func longitudesWidenWithTheLatitude(kilometres: Double, latitude: Double, degrees: Double) {
    #expect(abs(Sphere.degreesEast(within: kilometres, upTo: latitude) - degrees) < 1e-5)
    #expect(Sphere.degreesEast(within: kilometres, upTo: 89.9) == 180)
  }

  @Test(
    arguments: [
      (5_128_581, City.Kind.town, true), (100_030_809, .airport("NRT"), false),
      (100_000_036, .airport("10"), false), (110_000_000, .nature, false),
      (119_999_999, .nature, false), (120_000_000, .sight, false), (130_000_000, .town, true),
      (999_999_999, .town, true), (1_000_000_000, .koreanDistrict, true),
    ] as [(Int, City.Kind, Bool)])
  func kindOfAPlaceIsReadFromItsNumber(id: Int, kind: City.Kind, isTown: Bool) {
    #expect(City.Kind(id: id) == kind && kind.isTown == isTown)
  }

  @Test(arguments: [
    (5_128_581, true), (100_030_809, false), (120_000_000, false), (130_000_000, false),
    (1_168_000_000, false),
  ])
  func townsThatGeoNamesLacksHaveNumbersAboveItsOwn(id: Int, isFromGeoNames: Bool) {
    let city = City(id: id, name: "", country: "CN", latitude: 0, longitude: 0)
    #expect(city.isFromGeoNames == isFromGeoNames)
  }

  @Test func airportCodesAreNumbers() {
    #expect(City.Kind.number(ofAirport: "NRT") == 100_030_809)
    #expect(City.Kind.number(ofAirport: "nrt") == 100_030_809)
    #expect(City.Kind.number(ofAirport: "A") == 100_000_010)
    for text in ["", "ABCD", "N T", "é", "-A", "+A", "-", "Ａ", "٣"] {
      #expect(City.Kind.number(ofAirport: text) == nil)
    }
  }

  @Test func indexInMemoryHasItsPlacesOnly() throws {
    let city = City(id: 1, name: "Alpha", country: "DE", latitude: 1, longitude: 2)
    // An invisible name is no name.
    let index = try #require(CityIndex(of: [(city, ["Alt", "\u{200B}", "Älpha"])]))
    #expect(index.count == 1 && !index.isDamaged)
    #expect(index.names(ofCity: 1) == ["Alt", "Älpha"])
    #expect(index.city(id: 1)?.hangulName == nil)
    #expect(CityIndex(of: []) == nil)
    #expect(
      CityIndex(of: [(City(id: 0, name: "A", country: "", latitude: 0, longitude: 0), [])]) == nil)
  }

  private func twinLines(_ longitudes: [Double], countries: [String] = []) -> [CityLine] {
    let cities = longitudes.enumerated().map { number, longitude in
      City(
        id: number + 1, name: "Twin", country: number < countries.count ? countries[number] : "FR",
        latitude: 0, longitude: longitude)
    }
    return CityLine.lines(for: cities, language: "en", from: (0, 0))
  }

  /// A degree at the equator is 111.195 km.
  @Test(
    arguments: [
      ([0.01, 0.03], [1, 3], 0), ([0.001, 0.003], [0.1, 0.3], 1),
      ([0.0005, 0.0008], [0.06, 0.09], 2),
    ] as [([Double], [Double], Int)])
  func distancesOfNamesakesHaveAsManyDecimalsAsNeeded(
    longitudes: [Double], kilometres: [Double], decimals: Int
  ) {
    let lines = twinLines(longitudes)
    #expect(lines.compactMap(\.kilometres) == kilometres)
    #expect(lines.allSatisfy { $0.decimals == decimals && $0.number == nil })
  }

  @Test func namesakesInTheSamePlaceHaveTheirNumbers() {
    #expect(twinLines([0.5, 0.5]).compactMap(\.number) == [1, 2])
  }

  @Test func namesakesInOtherCountriesNeedNoDistance() {
    let lines = twinLines([0.01, 0.03, 0.05], countries: ["FR", "DE", "FR"])
    #expect(lines.map { $0.kilometres == nil } == [false, true, false])
  }
}
