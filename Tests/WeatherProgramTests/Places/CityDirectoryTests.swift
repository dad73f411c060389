import CitySearch
import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherFeature
import WeatherModel

@testable import WeatherProgram

@Suite struct CityDirectoryTests {
  private let home: ProgramHome

  init() throws { home = try ProgramHome() }

  private func directory(
    list: String? = "share/cities.json", homeCountry: String? = nil,
    discoveries: [DiscoveredPlace] = [],
    persist: @escaping @Sendable (DiscoveredPlace) -> Void = { _ in }
  ) -> CityDirectory {
    CityDirectory(
      listPath: list.map { home.folder($0) }, cacheFolder: home.folder("index"), language: "en",
      homeCountry: homeCountry, discoveries: discoveries, persist: persist)
  }

  @Test(arguments: [
    ("37.57,126.98", "37.57, 126.98", "at:37.57,126.98"),
    (" -33.86 , 151.21 ", "-33.86, 151.21", "at:-33.86,151.21"),
    ("0,0", "0.0, 0.0", "at:0.0,0.0"), ("1.23456,2", "1.2346, 2.0", "at:1.2346,2.0"),
    ("-90,180", "-90.0, 180.0", "at:-90.0,180.0"),
  ])
  func coordinatesResolveWithoutAList(text: String, name: String, id: String) throws {
    let place = try directory(list: nil).known(by: text).place()
    #expect(place.name == name && place.id == id && CityDirectory.isPoint(text))
  }

  @Test(arguments: [
    ("37.57,126.98", "KR"), ("37.9,127.2", "KR"), ("0,0", nil), ("36.2,126.9", nil),
  ])
  func coordinatesGetTheCountryOfANearbyPlace(text: String, country: String?) throws {
    let place = try directory().known(by: text).place()
    #expect(place.countryCode == country)
  }

  @Test(arguments: ["91,0", "0,181"])
  func outOfRangeCoordinatesAreRejected(text: String) {
    #expect(CityDirectory.isPoint(text))
    let problem = #expect(throws: PlaceProblem.self) { try directory().known(by: text).place() }
    guard case .offTheGlobe(text) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(problem?.status == .usage)
  }

  @Test(arguments: [
    "", ",", "1", "1,", "1,2,3", "London, CA", "서울", "nan,0", "inf,inf", "1e400,1",
  ])
  func otherTextIsNotParsedAsCoordinates(text: String) { #expect(!CityDirectory.isPoint(text)) }

  @Test func indexIsBuiltOnceAndReused() throws {
    let first = directory()
    #expect(!first.isReady && !first.isOpen)
    #expect(try first.opened().count == 4)
    #expect(first.isReady && first.isOpen)
    let second = directory()
    #expect(!second.isOpen)
    #expect(second.isReady && second.isOpen)
  }

  @Test func nameResolvesToItsLargestPlace() throws {
    #expect(try directory().known(by: "london").place().countryCode == "GB")
    #expect(try directory().known(by: "London, CA").place().countryCode == "CA")
    #expect(try directory(homeCountry: "CA").known(by: "서울").place().name == "Seoul")
  }

  @Test func unknownNameIsNotFound() {
    let problem = #expect(throws: PlaceProblem.self) {
      try directory().known(by: "Zzyzxqqq").place()
    }
    guard case .notFound("Zzyzxqqq", suggestions: []) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(problem?.status == .usage)
  }

  @Test func suggestionsAreSimilarNamesByPopulation() {
    func place(_ name: String, _ population: Int, german: String? = nil) -> FoundPlace {
      var place = Place.example(name, at: Double(population))
      place.population = population
      place.names = german.map { ["de": $0] }
      return FoundPlace(place: place)
    }
    func similar(_ query: String) -> [String] {
      KnownPlaces.similar(found, to: query).map { "\($0.name) \($0.population ?? 0)" }
    }
    let found = [
      place("Warsaw", 1000), place("Garissa", 900), place("Paris", 10), place("Paris", 800),
      place("Buffalo", 700), place("New York", 600), place("East New York", 650),
      place("Munich", 500, german: "München"), place("Los Angeles", 400),
    ]
    #expect(similar("Pariss") == ["Paris 800", "Paris 10"])
    #expect(similar("Pariss, US") == ["Paris 800", "Paris 10"])
    #expect(similar("New Yrok") == ["New York 600"])
    #expect(similar("Münchn") == ["München 500"])
    #expect(similar("Angeles") == ["Los Angeles 400"])
    #expect(similar("Berlin").isEmpty && similar("").isEmpty)
  }

  @Test func alternateNameIsGuessedOnlyIfUnambiguous() {
    func known(_ names: [String]) -> KnownPlaces {
      let found = names.map { FoundPlace(place: .example($0), spelling: .otherName) }
      return KnownPlaces(
        FoundPlaces(places: found, total: found.count, outOf: 9), query: "petra")
    }
    #expect(known(["Saint Petersburg"]).named == nil)
    #expect(known(["Saint Petersburg"]).guess?.name == "Saint Petersburg")
    #expect(known(["Saint Petersburg", "St. Petersburg"]).guess == nil)
  }

  @Test(arguments: [("usan", ["Busan"]), ("seuol", ["Seoul"]), ("londno", ["London", "London"])])
  func typoIsSuggestedButNotResolved(query: String, names: [String]) {
    let problem = #expect(throws: PlaceProblem.self) { try directory().known(by: query).place() }
    guard case .notFound(query, let suggestions) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(suggestions.map(\.name) == names && problem?.status == .usage)
  }

  @Test(arguments: ["ㅅㅇ", "서ㅇ", "tjdnf", "b", "seoul qqq", "korea", "x [31mq"])
  func looseMatchesAreNotResolved(query: String) {
    #expect(throws: PlaceProblem.self) { try directory().known(by: query).place() }
  }

  @Test(arguments: ["서울 날씨", "weather seoul", "서울시", "Seoul, South Korea"])
  func fillerWordsInTheQueryAreIgnored(query: String) throws {
    #expect(try directory().known(by: query).place().name == "Seoul")
  }

  @Test(arguments: [("bus", "Busan"), ("서", "Seoul"), ("london, ca", "London")])
  func namePrefixResolvesToAPlace(query: String, name: String) throws {
    #expect(try directory().known(by: query).place().name == name)
  }

  @Test func missingListIsAConfigurationError() {
    let directory = directory(list: nil)
    let problem = #expect(throws: PlaceProblem.self) { try directory.known(by: "Seoul").place() }
    #expect(problem?.status == .configuration)
    #expect(!directory.isReady && directory.largest(inTimeZone: "Asia/Seoul") == nil)
    #expect(directory.nearest(to: Coordinate(latitude: 1, longitude: 2)) == nil)
  }

  @Test func malformedListIsReportedAsUnusable() throws {
    try home.folder.write("nothing", to: "broken.json")
    let problem = #expect(throws: PlaceProblem.self) {
      try directory(list: "broken.json").opened()
    }
    guard case .listUnusable = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(problem?.status == .configuration)
  }

  @Test func timeZoneIsThatOfNearestCityExceptAtSea() {
    let directory = directory()
    #expect(directory.zone(near: Coordinate(latitude: 37.5, longitude: 127)) == "Asia/Seoul")
    #expect(directory.zone(near: Coordinate(latitude: 0, longitude: -30)) == nil)
    #expect(directory.nearest(to: Coordinate(latitude: 0, longitude: -30)) != nil)
  }

  @Test func largestPlaceInATimeZoneIsFound() {
    #expect(directory().largest(inTimeZone: "Asia/Seoul")?.name == "Seoul")
    #expect(directory().largest(inTimeZone: "Mars/Olympus") == nil)
  }

  @Test func largestPlacesInACountryAreSorted() {
    #expect(directory().largest(inCountry: "KR", limit: 20).map(\.name) == ["Seoul", "Busan"])
    #expect(directory().largest(inCountry: "kr", limit: 1).map(\.name) == ["Seoul"])
    for code in ["FR", "", "KOR", "é"] {
      #expect(directory().largest(inCountry: code, limit: 20).isEmpty, "\(code)")
    }
  }

  @Test func onlineDiscoveriesAreStoredAndSearchable() throws {
    let cached = Mutex<[DiscoveredPlace]>([])
    let directory = directory { place in cached.withLock { $0.append(place) } }
    try directory.opened()
    #expect(directory.places(named: "Hobbiton", limit: 5).places.isEmpty)
    let discovery = DiscoveredPlace(place: .example("Hobbiton"), query: "shire")
    directory.client.persist(discovery)
    #expect(cached.withLock { $0 } == [discovery])
    for query in ["hobbiton", "shire"] {
      #expect(directory.places(named: query, limit: 5).places.map(\.place) == [discovery.place])
    }
    #expect(self.directory(discoveries: [discovery]).client.search(query("shire")).total == 1)
  }

  @Test func coordinatesInTheSearchAreTheOnlyMatch() {
    let found = directory(list: nil).client.search(query("37.5,127"))
    #expect(found.places.map(\.place.name) == ["37.5, 127.0"] && found.total == 1)
  }

  @Test func outdatedIndexIsUsedUntilItIsRebuilt() throws {
    try directory().opened()
    try home.folder.write(
      ProgramHome.places.replacing("Busan", with: "Pusan"), to: "share/cities.json")
    let directory = directory()
    #expect(!directory.isReady)
    #expect(directory.places(named: "busan", limit: 1).places.first?.place.name == "Busan")
    try directory.opened()
    #expect(directory.isReady)
    #expect(directory.places(named: "pusan", limit: 1).places.first?.place.name == "Pusan")
  }

  @Test func theMapGetsTownsOnlyFromAnOpenIndex() throws {
    let box = GeoBox(west: 124, south: 33, east: 131, north: 39)
    let directory = directory()
    #expect(directory.client.towns(box, 5).isEmpty)
    try directory.opened()
    #expect(directory.client.towns(box, 5).map(\.name) == ["Seoul", "Busan"])
    #expect(directory.client.towns(box, 1).map(\.name) == ["Seoul"])
  }

  private func query(_ text: String) -> PlaceQuery { PlaceQuery(text, limit: 5, language: "en") }

  @Test func similarNamesAreLimitedAndKeepTheirOrder() {
    func place(_ name: String, _ population: Int, german: String? = nil) -> FoundPlace {
      var place = Place.example("\(name) \(population)")
      (place.name, place.population) = (name, population)
      place.names = german.map { ["de": $0] }
      return FoundPlace(place: place)
    }
    func similar(_ query: String, _ found: [FoundPlace]) -> [String] {
      KnownPlaces.similar(found, to: query).map { "\($0.name) \($0.population ?? 0)" }
    }
    let many = (1...5).map { place("Paris", $0) }
    #expect(similar("Pariss", many) == ["Paris 5", "Paris 4", "Paris 3"])
    let equal = [place("Paris", 7), place("Parys", 7), place("Pariz", 7)]
    #expect(similar("Parid", equal) == ["Paris 7", "Pariz 7"])
    #expect(similar("Parid", equal.reversed()) == ["Pariz 7", "Paris 7"])
    // Of equally similar names, the list's own is shown.
    #expect(similar("Genev", [place("Geneva", 1, german: "Genevo")]) == ["Geneva 1"])
    // A hidden name that several places have would not be found on the next try either.
    let canton = FoundPlace(
      place: place("North Canton", 2).place, matchedName: "Berlin", spelling: .otherName)
    #expect(similar("Berlin, US", [canton]) == ["North Canton 2"])
    #expect(similar("Berlim, US", [canton]) == ["Berlin 2"])
    // A word of a name needs three letters.
    let part = [place("Los Angeles", 1)]
    #expect(similar("Ang", part) == ["Los Angeles 1"] && similar("An", part).isEmpty)
  }

  @Test func alternativeNameYieldsToTheBeginningOfAName() {
    func known(_ found: [(name: String, spelling: CityMatch.Spelling)]) -> KnownPlaces {
      let places = found.map { FoundPlace(place: .example($0.name), spelling: $0.spelling) }
      return KnownPlaces(
        FoundPlaces(places: places, total: places.count, outOf: 9), query: "petr")
    }
    let petropolis = known([("Petropolis", .beginning), ("Leningrad", .otherName)])
    #expect(petropolis.guess?.name == "Petropolis")
    #expect(known([("Leningrad", .otherName), ("Petropolis", .beginning)]).guess == nil)
    #expect(known([("Somewhere", .other), ("Petropolis", .beginning)]).guess == nil)
    #expect(known([("Somewhere", .other), ("Petr", .name)]).named?.name == "Petr")
  }

  @Test(
    arguments: [
      ("London, CA", "London", "CA"), ("London,ca", "London", "CA"), ("a, b, K R", "a, b", "KR"),
      ("London", "London", nil), ("London, CAN", "London, CAN", nil),
      ("London, C", "London, C", nil), ("London, é", "London, é", nil),
      ("London, 12", "London, 12", nil), ("London,", "London,", nil),
    ] as [(String, String, String?)])
  func countryCodeFollowsTheName(text: String, name: String, country: String?) {
    let parts = PlaceName.parts(of: text)
    #expect(parts.name == name && parts.country == country)
  }

  @Test func repeatedDiscoveryReplacesTheEarlierOne() throws {
    let directory = directory(discoveries: [
      DiscoveredPlace(place: .example("Bree"), query: "inn"),
      DiscoveredPlace(place: .example("Hobbiton"), query: "shire"),
    ])
    directory.client.persist(DiscoveredPlace(place: .example("Hobbiton"), query: "hole"))
    try directory.opened()
    #expect(try directory.known(by: "hole").named?.name == "Hobbiton")
    #expect(try directory.known(by: "inn").named?.name == "Bree")
    #expect(directory.places(named: "hobbiton", limit: 5).total == 1)
  }

  @Test func truncatedIndexIsReplacedWhenThereIsAWholeOne() throws {
    let directory = directory()
    try directory.opened()
    #expect(directory.places(named: "busan", limit: 1).total == 1)
    directory.releaseMemory()
    let name = try #require(home.folder.names(in: "index").first { $0.hasSuffix(".index") })
    #expect(truncate(home.folder("index/\(name)"), 0) == 0)
    // The search detects the damage, and the rest of the file is used.
    for _ in 1...3 { _ = directory.places(named: "busan", limit: 1) }
    #expect(directory.isReady)
    try self.directory().opened()
    #expect(directory.isReady)
    #expect(directory.places(named: "busan", limit: 1).places.first?.place.name == "Busan")
  }
}
