import CitySearch
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The combined search of the list and the places found online before.
struct PlaceFinderTests {
  private let suanbo = DiscoveredPlace(place: SearchFixtures.suanbo, query: "suanpo onsen")

  private func names(_ text: String, _ finder: PlaceFinder) -> [String] {
    finder.places(for: PlaceQuery(text, limit: 10, language: "ko")).places.map(\.place.name)
  }

  @Test(arguments: ["suanbo", "수안보", "ㅅㅇㅂ", "수안ㅂ", "SUAN", "tndksqh", "suanpo", "onsen suanpo"])
  func discoveredPlaceIsMatchedByTheListsRules(text: String) {
    #expect(names(text, SearchFixtures.finder([suanbo])).first == "Suanbo")
    #expect(!names(text, SearchFixtures.finder()).contains("Suanbo"))
  }

  @Test(arguments: [
    (1_835_848, "geonames:1835848"), (136_679_759, "spot:136679759"),
    (113_838_128, "spot:113838128"), (1_168_000_000, "kma:1168000000"),
  ])
  func identifierOfAPlaceNamesItsSource(number: Int, identifier: String) {
    let place = Place(City(id: number, name: "", country: "", latitude: 0, longitude: 0))
    #expect(place.id == identifier && place.listNumber == number)
  }

  @Test func discoveredPlaceRanksAboveEqualAndBelowBetterMatches() {
    let finder = SearchFixtures.finder([suanbo])
    #expect(names("su", finder) == ["Suanbo", "Suwon"])
    #expect(names("suwon", finder) == ["Suwon"])
    let found = finder.places(for: PlaceQuery("su", limit: 1, language: "en"))
    #expect(found.places.count == 1 && found.total == 2 && found.outOf == 7)
  }

  @Test func discoveredPlaceInTheListIsDeduplicated() {
    let known = DiscoveredPlace(place: Place(SearchFixtures.suwon), query: "suwon")
    #expect(names("suwon", SearchFixtures.finder([known])) == ["Suwon"])
  }

  @Test(arguments: [("seoul", 1), ("su", 1), ("gw", 2), ("seuol", 0), ("tjdnf", 0), ("xqzxqz", 0)])
  func beginningCountIncludesOnlyPrefixMatches(text: String, count: Int) {
    let found = SearchFixtures.finder().places(for: PlaceQuery(text, limit: 9, language: "en"))
    #expect(found.beginningCount == count)
  }

  @Test(arguments: [1, 2])
  func discoveredPlaceOfTheListIsCountedOnce(limit: Int) {
    let known = DiscoveredPlace(place: Place(SearchFixtures.twins[1]), query: "twin")
    let query = PlaceQuery("twin", limit: limit, language: "en")
    #expect(SearchFixtures.finder([known]).places(for: query).total == 2)
    // The list does not have the name by which the place was found.
    let renamed = DiscoveredPlace(place: Place(SearchFixtures.suwon), query: "twin city")
    #expect(SearchFixtures.finder([renamed]).places(for: query).total == 3)
  }

  @Test func beginningOfAnUnmatchedTextIsLookedUpOnlyIfItIsUnknown() {
    let finder = SearchFixtures.finder([suanbo])
    func beginning(
      _ text: String, _ known: FoundPlaces.Beginning? = nil
    ) -> FoundPlaces.Beginning? {
      let query = PlaceQuery(text, limit: 9, language: "en", beginning: known)
      #expect(finder.matches(of: query).beginning == nil)
      return finder.places(for: query).beginning
    }
    #expect(beginning("suwonqqqq")?.places.map(\.place.name) == ["Suwon"])
    #expect(beginning("suanboqqqq")?.text == "suanbo")
    #expect(beginning("qqqqqqqq") == nil && beginning("suwon") == nil)
    let known = FoundPlaces.Beginning(text: "suw", places: [FoundPlace(place: Sample.busan)])
    #expect(beginning("suwonqqqq", known) == known)
    #expect(beginning("seoulqqqq", known)?.text == "seoul")
  }

  @Test func nearerPlaceRanksFirstAmongEqualMatches() {
    func first(near latitude: Double) -> Place? {
      let query = PlaceQuery(
        "twin", limit: 2, language: "en", near: Coordinate(latitude: latitude, longitude: 20))
      let places = SearchFixtures.farTwins.places(for: query).places
      return places.first?.place
    }
    #expect(first(near: 10)?.coordinate.latitude == 10)
    #expect(first(near: 50)?.coordinate.latitude == 50)
  }

  @Test func leaderStaysFirstAmongEqualMatches() throws {
    let far = try #require(
      SearchFixtures.farTwins.places(
        for: PlaceQuery("tw", limit: 2, language: "en")
      ).places.last?.place)
    let query = PlaceQuery("twin", limit: 2, language: "en", leader: far)
    #expect(SearchFixtures.farTwins.places(for: query).places.first?.place == far)
  }

  @Test(arguments: [
    ("Santa Cruz de la Sierra", 10, true), ("Mogadishu", 4, false), ("Moga", 4, false),
  ])
  func spaceContinuesAMultiwordName(name: String, letters: Int, continues: Bool) {
    let found = FoundPlace(
      place: SearchFixtures.suanbo, matchedName: name, matchedRanges: [0..<letters])
    #expect(found.continuesWithSpace == continues)
  }

  @Test(arguments: [("95,200", true), ("37.57,126.98", false), ("95", false), ("seoul", false)])
  func outOfRangeCoordinatesAreDetected(text: String, isOff: Bool) {
    let query = PlaceQuery(text, limit: 2, language: "en")
    #expect(SearchFixtures.farTwins.places(for: query).isOffTheGlobe == isOff)
  }

  @Test func searchWithoutAListUsesPreferredAndDiscoveredPlaces() {
    let finder = PlaceFinder(list: nil, discoveries: [suanbo], homeCountry: nil)
    let query = PlaceQuery(
      "s", limit: 10, preferred: [Place(SearchFixtures.seoul), Place(SearchFixtures.twins[0])],
      language: "en")
    let found = finder.places(for: query)
    #expect(found.places.map(\.place.name) == ["Suanbo", "Seoul"])
    #expect(found.total == 2 && found.outOf == 0)
  }

  @Test func matchedNameAndRangesAreReported() throws {
    let finder = SearchFixtures.finder()
    func first(_ text: String) throws -> FoundPlace {
      try #require(finder.places(for: PlaceQuery(text, limit: 1, language: "en")).places.first)
    }
    #expect(try first("seo").matchedRanges == [0..<3])
    #expect(try first("ㅅㅇ").matchedName == "서울")
    #expect(try first("ㅅㅇ").matchedRanges == [0..<2])
    #expect(try first("서ㅇ").matchedRanges == [0..<2])
    #expect(try first("ソウ").matchedName == "ソウル")
    #expect(try first("сеу").matchedRanges == [0..<3])
    let marked = PlaceFinder.marked([SearchFixtures.suanbo, Sample.busan], "suan")
    #expect(marked.map(\.place.name) == ["Suanbo", "Busan"])
    #expect(marked.map(\.matchedRanges) == [[0..<4], []])
  }

  @Test func placeConvertsBackToCity() {
    #expect(City(Place(SearchFixtures.seoul)) == SearchFixtures.seoul)
  }

  /// A degree of latitude is 111.2 km.
  @Test(
    arguments: [
      (0.0089, "Other", true), (0.0091, "Other", false), (0.134, "SUANBO", true),
      (0.136, "SUANBO", false), (0.134, "Other", false), (0.134, "수안보", true),
    ])
  func placeIsTheSameAtAKilometreOrByNameNearby(degrees: Double, name: String, isSame: Bool) {
    var place = SearchFixtures.suanbo
    place.id = "at:0,0"
    place.name = name
    place.localName = nil
    place.coordinate.latitude += degrees
    #expect(SearchFixtures.suanbo.isSame(as: place) == isSame)
    #expect(place.isSame(as: SearchFixtures.suanbo) == isSame)
    place.id = SearchFixtures.suanbo.id
    #expect(SearchFixtures.suanbo.isSame(as: place))
  }

  @Test(arguments: [(-0.5, "0%"), (0, "0%"), (0.439, "43%"), (1, "100%"), (1.7, "100%")])
  func shareOfTheIndexIsBetweenZeroAndHundredPercent(share: Double, text: String) {
    #expect(Words.english.building(share).hasSuffix(" " + text))
  }
}
