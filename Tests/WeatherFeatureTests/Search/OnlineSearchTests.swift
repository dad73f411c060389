import CitySearch
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The requests to the geocoder, and the handling of its response.
@MainActor
struct OnlineSearchTests {
  private let clock = TestClock()

  private func store(
    _ geocoder: CountingGeocoder, _ cities: CitiesClient = SearchFixtures.cities(),
    settings: DisplaySettings = DisplaySettings()
  ) -> TestStore<SearchState, SearchAction> {
    TestStore(initialState: SearchFixtures.pane(settings: settings)) {
      SearchReducer().within(SearchFixtures.layout)
    } dependencies: {
      $0.continuousClock = clock
      $0.cities = cities
      $0.geocodingClient = geocoder.client
    }
  }

  private func type(
    _ text: String, _ store: TestStore<SearchState, SearchAction>,
    in cities: CitiesClient = SearchFixtures.cities()
  ) async {
    for letter in text {
      await store.send(.input(.key(.character(letter)))) {
        $0.leader = letter == " " ? nil : $0.found?.places.first?.place
        let before = $0.field.text
        $0.field.insert(String(letter))
        $0.online = .idle
        $0.find(in: cities, after: before)
      }
    }
  }

  /// Receives `places` from the geocoder, of which the list has all but the `new` ones.
  private func receive(
    _ places: [Place], new: [Place]? = nil, _ store: TestStore<SearchState, SearchAction>,
    in cities: CitiesClient = SearchFixtures.cities()
  ) async {
    await store.receive(.onlineRequested) { $0.online = .requesting }
    await store.receive(.onlineAnswered(.success(places))) {
      $0.online = .found(cities.marked(new ?? places, $0.field.text))
      $0.arrange()
    }
  }

  /// Also if several letters arrive at once, so that no result came before the last one.
  @Test func textOfThePaneCountsAsTyped() async {
    var cities = SearchFixtures.cities()
    cities.search = { [search = cities.search] query in
      var query = query
      if !query.isTyped { query.text = "qxzw" }
      return search(query)
    }
    let store = store(CountingGeocoder { _ in [] }, cities)
    await type("s", store, in: cities)
    #expect(store.state.found?.places.isEmpty == false)
  }

  @Test func geocoderIsQueriedAfter300MillisecondsWithoutAKey() async {
    let geocoder = CountingGeocoder { _ in [SearchFixtures.suanbo] }
    let store = store(geocoder)
    await type("su", store)
    await clock.advance(by: .milliseconds(299))
    #expect(geocoder.questions.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(geocoder.questions == ["su open-meteo en"])
    await store.receive(.onlineRequested) { $0.online = .requesting }
    await store.receive(.onlineAnswered(.success([SearchFixtures.suanbo]))) {
      $0.online = .found([
        FoundPlace(
          place: SearchFixtures.suanbo, matchedName: "Suanbo", matchedRanges: [0..<2],
          spelling: .beginning)
      ])
      $0.arrange()
    }
    #expect(store.state.rows.map(\.place.name) == ["Suwon", "Suanbo"])
    #expect(store.state.rows.map(\.group) == [.list, .online])
  }

  @Test func keyPressRestartsTheDebounce() async {
    let geocoder = CountingGeocoder { _ in [] }
    let store = store(geocoder)
    await type("su", store)
    await clock.advance(by: .milliseconds(200))
    await type("a", store)
    await clock.advance(by: .milliseconds(200))
    #expect(geocoder.questions.isEmpty)
    #expect(store.effectsInFlight.count == 1)
    await clock.advance(by: .milliseconds(100))
    #expect(geocoder.questions == ["sua open-meteo en"])
    await receive([], store)
  }

  @Test func nextKeyCancelsTheRequestInFlight() async {
    let clock = clock
    let slow = GeocodingClient { _, provider, _ throws(WeatherFailure) in
      do { try await clock.sleep(for: .seconds(5)) } catch {
        throw WeatherFailure(provider: provider, error: .cancelled)
      }
      return [SearchFixtures.suanbo]
    }
    let store = TestStore(initialState: SearchFixtures.pane()) {
      SearchReducer().within(SearchFixtures.layout)
    } dependencies: {
      $0.continuousClock = clock
      $0.cities = SearchFixtures.cities()
      $0.geocodingClient = slow
    }
    await type("su", store)
    await clock.advance(by: .milliseconds(300))
    await store.receive(.onlineRequested) { $0.online = .requesting }
    await store.send(.input(.key(.control("u")))) {
      $0.leader = nil
      $0.field.deleteToStart()
      $0.online = .idle
      $0.found = nil
      $0.arrange()
    }
    #expect(store.effectsInFlight.isEmpty)
    await clock.advance(by: .seconds(10))
    #expect(store.state.online == .idle && store.state.rows.isEmpty)
  }

  @Test func selectionIsPreservedWhenOnlineResultsArrive() async {
    let geocoder = CountingGeocoder { _ in [SearchFixtures.suanbo] }
    let store = store(geocoder)
    await type("gwangju", store)
    await store.send(.input(.key(.down))) { $0.selection = 1 }
    let chosen = store.state.chosen
    await clock.advance(by: .seconds(1))
    await receive([SearchFixtures.suanbo], store)
    #expect(store.state.rows.count == 3)
    #expect(store.state.chosen == chosen && store.state.selection == 1)
  }

  @Test func onlineResultsAreDeduplicatedAgainstTheList() async {
    let again = Place(
      id: "at:37.29,127.011", name: "SUWON", countryCode: "KR",
      coordinate: Coordinate(latitude: 37.29, longitude: 127.011))
    let sameNumber = Place(
      id: "geonames:1835553", name: "Suweon", coordinate: Coordinate(latitude: 0, longitude: 0))
    let about = Place(
      id: "at:37.35,127.01", name: "수원", coordinate: Coordinate(latitude: 37.35, longitude: 127.01))
    let elsewhere = Place(
      id: "at:1,1", name: "Suwon", coordinate: Coordinate(latitude: 1, longitude: 1))
    let answer = [again, sameNumber, about, elsewhere, elsewhere]
    let geocoder = CountingGeocoder { _ in answer }
    let store = store(geocoder)
    await type("suwon", store)
    await clock.advance(by: .seconds(1))
    await receive(answer, new: [elsewhere], store)
    #expect(store.state.rows.map(\.place.id) == ["geonames:1835553", "at:1,1"])
  }

  @Test func laterListMatchesReplaceOnlineResults() async {
    let isReady = Guarded(false)
    let early = PlaceFinder(list: nil, discoveries: [], homeCountry: nil)
    let geocoder = CountingGeocoder { _ in [Place(SearchFixtures.gwangju), SearchFixtures.suanbo] }
    let cities = CitiesClient(
      search: { (isReady.value ? SearchFixtures.finder() : early).places(for: $0) },
      towns: { _, _ in [] })
    let store = store(geocoder, cities)
    await type("gwangju", store, in: cities)
    await clock.advance(by: .seconds(1))
    await receive([Place(SearchFixtures.gwangju), SearchFixtures.suanbo], store, in: cities)
    await store.send(.input(.key(.down))) { $0.selection = 1 }
    #expect(store.state.rows.map(\.group) == [.online, .online])
    isReady.change { $0 = true }
    await store.send(.searchAgain) {
      $0.find(in: cities, after: $0.field.text)
      $0.online = .found(cities.marked([SearchFixtures.suanbo], "gwangju"))
      $0.arrange()
      $0.selection = 2
    }
    #expect(store.state.rows.map(\.group) == [.list, .list, .online])
    #expect(store.state.chosen?.place == SearchFixtures.suanbo)
  }

  @Test(arguments: ["s", "37.5,127", "", "1 2"])
  func queryWithoutTwoLettersSendsNoRequest(text: String) async {
    let geocoder = CountingGeocoder { _ in [] }
    let store = store(geocoder)
    await type(text, store)
    #expect(store.effectsInFlight.isEmpty)
    await clock.advance(by: .seconds(1))
    #expect(geocoder.questions.isEmpty)
  }

  @Test func enoughListMatchesSkipTheGeocoder() async {
    let many = FoundPlaces(
      places: [FoundPlace(place: Sample.seoul)], total: 9, outOf: 99,
      beginningCount: PlaceFinder.geocoderThreshold)
    let geocoder = CountingGeocoder { _ in [] }
    let cities = CitiesClient(search: { _ in many }, towns: { _, _ in [] })
    let store = store(geocoder, cities)
    await type("seo", store, in: cities)
    await clock.advance(by: .seconds(1))
    #expect(geocoder.questions.isEmpty && store.effectsInFlight.isEmpty)
  }

  @Test func typoMatchesDoNotSkipTheGeocoder() async {
    let nearly = FoundPlaces(
      places: [FoundPlace(place: Sample.seoul)], total: 99, outOf: 99)
    let geocoder = CountingGeocoder { _ in [] }
    let cities = CitiesClient(search: { _ in nearly }, towns: { _, _ in [] })
    let store = store(geocoder, cities)
    await type("seoup", store, in: cities)
    await clock.advance(by: .seconds(1))
    await receive([], store)
    #expect(geocoder.questions == ["seoup open-meteo en"])
  }

  @Test(arguments: [
    DisplaySettings(isOffline: true), DisplaySettings(provider: .sample),
    DisplaySettings(provider: .openWeather, isOffline: true),
  ])
  func offlineModeAndSampleProviderSendNoRequests(settings: DisplaySettings) async {
    let geocoder = CountingGeocoder { _ in [SearchFixtures.suanbo] }
    let store = store(geocoder, settings: settings)
    await type("suanbo", store)
    #expect(store.effectsInFlight.isEmpty)
    await clock.advance(by: .seconds(10))
    #expect(geocoder.questions.isEmpty)
  }

  @Test(arguments: [
    (Provider.openWeather, "suanbo openweather ko"), (.openMeteo, "suanbo open-meteo ko"),
    (.metNorway, "suanbo open-meteo ko"),
  ])
  func requestUsesTheProvidersGeocoderAndUserLanguage(provider: Provider, question: String) async {
    let geocoder = CountingGeocoder { _ in [] }
    let store = store(geocoder, settings: DisplaySettings(language: .korean, provider: provider))
    await type("suanbo", store)
    await clock.advance(by: .seconds(1))
    await receive([], store)
    #expect(geocoder.questions == [question])
  }

  @Test func onlineRowQueriesTheGeocoderDespiteListMatches() async {
    let geocoder = CountingGeocoder { _ in [SearchFixtures.suanbo] }
    let store = store(geocoder)
    await type("gwangju", store)
    #expect(SearchLines(store.state, SearchFixtures.layout).onlineRow?.y == 6)
    await store.send(.input(.key(.pageDown))) { $0.selection = 2 }
    #expect(store.state.choosesOnline && store.state.chosen == nil)
    await store.send(.input(.key(.enter)))
    await clock.advance(by: .zero)
    await receive([SearchFixtures.suanbo], store)
    #expect(geocoder.questions == ["gwangju open-meteo en"])
    // The results replace the row of the online search.
    #expect(store.state.chosen?.place == SearchFixtures.suanbo)
  }

  @Test func clickOnTheOnlineRowQueriesTheGeocoder() async {
    let geocoder = CountingGeocoder { _ in [] }
    let store = store(geocoder)
    await type("gwangju", store)
    let row = SearchLines(store.state, SearchFixtures.layout).onlineRow ?? .zero
    let click = MouseEvent(kind: .press, position: Point(x: row.x + 4, y: row.y))
    await store.send(.input(.mouse(click))) { $0.selection = 2 }
    await clock.advance(by: .zero)
    await receive([], store)
    #expect(geocoder.questions == ["gwangju open-meteo en"])
  }

  @Test func enterWithoutAMatchQueriesTheGeocoderAndItsResultsReplaceTheOffers() async {
    let geocoder = CountingGeocoder { _ in [SearchFixtures.suanbo] }
    let store = store(geocoder)
    await type("twinqqqqq", store)
    #expect(store.state.choosesOnline && store.state.rows.map(\.group) == [.similar, .similar])
    #expect(SearchLines(store.state, SearchFixtures.layout).lines.contains(.online))
    await store.send(.input(.key(.down))) { $0.selection = 1 }
    #expect(!store.state.choosesOnline && store.state.chosen?.place.name == "Twin")
    await store.send(.input(.key(.up))) { $0.selection = 0 }
    await store.send(.input(.key(.enter)))
    await clock.advance(by: .zero)
    await receive([SearchFixtures.suanbo], store)
    #expect(geocoder.questions == ["twinqqqqq open-meteo en"])
    #expect(store.state.chosen?.place == SearchFixtures.suanbo)
  }

  @Test(arguments: [DisplaySettings(isOffline: true), DisplaySettings(provider: .sample)])
  func onlineRowIsHiddenOfflineAndForTheSampleProvider(settings: DisplaySettings) async {
    let store = store(CountingGeocoder { _ in [] }, settings: settings)
    await type("gwangju", store)
    #expect(!store.state.offersOnline && store.state.lastSelection == 1)
  }

  @Test func geocoderFailureIsShownAsARemark() async {
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    let geocoder = CountingGeocoder { _ throws(WeatherFailure) in throw failure }
    let store = store(geocoder)
    await type("suanbo", store)
    await clock.advance(by: .seconds(1))
    await store.receive(.onlineRequested) { $0.online = .requesting }
    await store.receive(.onlineAnswered(.failure(failure))) { $0.online = .failed(failure) }
    let lines = SearchLines(store.state, SearchFixtures.layout).lines
    #expect(lines.contains(.heading("Online (Open-Meteo)")), "\(lines)")
    let words = Words.english
    let reason = words.errors.describe(failure.error, failure.provider, nil).short
    #expect(lines.contains(.remark(words.search.onlineFailed(reason))))
  }

  @Test(arguments: [Key.enter, .control("f")])
  func chosenOnlinePlaceCarriesItsQuery(key: Key) async {
    let store = store(CountingGeocoder { _ in [SearchFixtures.suanbo] })
    func chosen(_ place: Place, _ discovery: DiscoveredPlace?) -> SearchAction {
      key == .enter
        ? .chosen(place, discovery: discovery) : .favouriteToggled(place, discovery: discovery)
    }
    await type("su", store)
    await clock.advance(by: .seconds(1))
    await receive([SearchFixtures.suanbo], store)
    await store.send(.input(.key(key)))
    // Suwon is in the list.
    await store.receive(chosen(Place(SearchFixtures.suwon), nil))
    await store.send(.input(.key(.down))) { $0.selection = 1 }
    await store.send(.input(.key(key)))
    let discovery = DiscoveredPlace(place: SearchFixtures.suanbo, query: "su")
    await store.receive(chosen(SearchFixtures.suanbo, discovery))
    await store.finish()
  }
}

extension SearchState {
  /// Searches the list for the text.
  fileprivate mutating func find(in cities: CitiesClient, after before: String) {
    found = cities.search(
      PlaceQuery(
        field.text, limit: 40, preferred: favourites + recents, language: context.language.code,
        near: context.origin, leader: leader, isTyped: true,
        beginning: found?.beginning(of: field.text, after: before)))
    arrange()
  }
}
