import CitySearch
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// Keys, clicks and the wheel in the search pane.
@MainActor
@Suite(SearchFixtures.dependencies)
struct SearchKeysTests {
  private func store(
    _ size: Size = Size(width: 80, height: 24), favourites: [Place] = [], recents: [Place] = []
  ) -> Store<AppState, AppAction> {
    var state = Sample.state(size)
    state.settings.provider = .sample
    state.favourites = favourites
    state.recents = recents
    let store = Store(initialState: state, reducer: AppReducer())
    store.send(.input(.key(.character("/"))))
    return store
  }

  private func type(_ text: String, _ store: Store<AppState, AppAction>) {
    store.send(contentsOf: text.map { .input(.key(.character($0))) })
  }

  private func press(_ store: Store<AppState, AppAction>, _ keys: Key...) {
    for key in keys { store.send(.input(.key(key))) }
  }

  @Test func fieldSupportsReadlineKeys() {
    let store = store()
    func text() -> String? { store.state.search?.field.text }
    func caret() -> Int? { store.state.search?.field.caret }
    type("london ca", store)
    press(store, .control("w"))
    #expect(text() == "london ")
    store.send(.input(.paste("ont\u{7}ario\n")))
    #expect(text() == "london ontario ")
    press(store, .home)
    #expect(caret() == 0)
    store.send(.input(.key(.right, .control)))
    #expect(caret() == 6)
    press(store, .end)
    #expect(caret() == 15)
    press(store, .control("a"))
    type("x", store)
    #expect(text() == "xlondon ontario ")
    press(store, .alt("f"), .control("e"))
    store.send(.input(.key(.left, .control)))
    #expect(caret() == 8)
    press(store, .control("u"))
    #expect(text() == "ontario " && caret() == 0)
    #expect(store.state.search?.found != nil)
    press(store, .control("e"), .control("u"))
    #expect(text()?.isEmpty == true && store.state.search?.found == nil)
  }

  @Test func selectionStopsAtBothEnds() {
    let store = store()
    type("gwangju", store)
    func selection() -> Int? { store.state.search?.selection }
    press(store, .up)
    #expect(selection() == 0)
    press(store, .down, .down, .down)
    #expect(selection() == 1)
    press(store, .pageUp)
    #expect(selection() == 0)
    press(store, .pageDown)
    #expect(selection() == 1)
    type("x", store)
    #expect(selection() == 0)
  }

  @Test func pageKeysMoveByTheVisibleRows() {
    let places = (0..<60).map { number in
      Place(
        id: "at:\(number),0", name: "Place \(number)",
        coordinate: Coordinate(latitude: Double(number), longitude: 0))
    }
    let store = store(Size(width: 40, height: 12), favourites: places)
    press(store, .pageDown)
    // A pane of ten rows: its header, the field, seven results, and one row for the online search.
    #expect(store.state.search?.selection == 6)
    press(store, .pageDown)
    #expect(store.state.search?.selection == 12)
    press(store, .pageUp, .pageUp)
    #expect(store.state.search?.selection == 0 && store.state.search?.scroll == 0)
  }

  /// While the user types, each key sends all lines of the list.
  @Test(arguments: [(3, 0, 0), (23, 16, 16), (28, 16, 17), (38, 14, 27), (60, 14, 49)])
  func listHeightGrowsWithThePaneOnceTheUserStopsTyping(height: Int, typing: Int, atRest: Int) {
    let pane = Rect(x: 0, y: 0, width: 80, height: height)
    #expect(SearchLayout(pane).list.height == typing)
    #expect(SearchLayout(pane, isAtRest: true).list.height == atRest)
  }

  @Test func pagingDownLoadsMoreRows() {
    let cities = (1...700).map { number in
      City(
        id: number, name: "Place \(number)", country: "KR", latitude: 0, longitude: 0,
        population: 1000 - number)
    }
    let finder = PlaceFinder(
      list: CityIndex(of: cities.map { ($0, []) }), discoveries: [], homeCountry: nil)
    let store = DIContainer.withValues {
      $0.cities = CitiesClient(search: { finder.places(for: $0) }, towns: { _, _ in [] })
    } operation: {
      self.store(Size(width: 80, height: 24))
    }
    type("place", store)
    let first = store.state.search?.rows.count ?? 0
    // About as many as are visible.
    #expect((SearchLayout.maxLines + 1..<20).contains(first))
    for _ in 0..<60 {
      let chosen = store.state.search?.selection ?? 0
      press(store, .pageDown)
      #expect(chosen == 699 || store.state.search?.selection ?? 0 > chosen)
    }
    #expect(store.state.search?.rows.map(\.place.id) == cities.map { Place($0).id })
  }

  @Test func emptyFieldListsFavoritesThenRecentPlaces() {
    let (seoul, suwon) = (Place(SearchFixtures.seoul), Place(SearchFixtures.suwon))
    let store = store(favourites: [suwon], recents: [seoul, suwon])
    #expect(store.state.search?.rows.map(\.place) == [suwon, seoul])
    #expect(store.state.search?.rows.map(\.group) == [.favourites, .recents])
  }

  @Test func controlFTogglesTheFavorite() {
    let store = store()
    type("gwangju", store)
    press(store, .down, .control("f"))
    #expect(store.state.favourites == [Place(SearchFixtures.otherGwangju)])
    #expect(store.state.search?.selection == 1)
    press(store, .control("f"))
    #expect(store.state.favourites.isEmpty && store.state.search != nil)
  }

  @Test func enterOpensTheSelectedPlace() {
    let store = store()
    type("gwangju", store)
    press(store, .down, .enter)
    #expect(store.state.search == nil)
    #expect(store.state.page.place == Place(SearchFixtures.otherGwangju))
  }

  @Test func enterWithoutAMatchDoesNothing() {
    let store = store()
    type("xqzxqzxq", store)
    press(store, .enter, .control("f"))
    #expect(store.state.search != nil && store.state.page.place == Sample.seoul)
    #expect(store.state.favourites.isEmpty)
  }

  /// Clicks in the pane, which covers the page from the second row of the screen. Its list begins
  /// at its fourth row.
  private func click(_ store: Store<AppState, AppAction>, x: Int, y: Int) {
    store.send(.input(.mouse(MouseEvent(kind: .press, position: Point(x: x, y: y)))))
  }

  @Test func firstClickSelectsARowAndSecondOpensIt() {
    let store = store()
    type("gwangju", store)
    click(store, x: 10, y: 5)
    #expect(store.state.search?.selection == 1)
    click(store, x: 10, y: 6)
    #expect(store.state.search?.selection == 1)
    click(store, x: 10, y: 5)
    #expect(store.state.page.place == Place(SearchFixtures.otherGwangju))
    #expect(store.state.search == nil)
  }

  @Test func clickOnTheStarTogglesTheFavorite() {
    let store = store()
    type("gwangju", store)
    click(store, x: 78, y: 5)
    #expect(store.state.favourites == [Place(SearchFixtures.otherGwangju)])
    click(store, x: 78, y: 5)
    #expect(store.state.favourites.isEmpty && store.state.search != nil)
  }

  @Test func hitTestIsRelativeToThePaneOnWideScreens() {
    let store = store(Size(width: 120, height: 40))
    type("gwangju", store)
    let before = store.state
    click(store, x: 10, y: 5)
    #expect(store.state == before)
    click(store, x: 74, y: 5)
    #expect(store.state.search?.selection == 1)
  }

  @Test func footerHintsAreClickable() throws {
    let store = store()
    let footer = FooterView(store.state, area: Size(width: 80, height: 1))
    let back = try #require(footer.placed.first { $0.hint.key == .escape })
    click(store, x: back.x, y: 23)
    #expect(store.state.search == nil)
  }

  @Test func wheelMovesTheSelection() {
    let store = store()
    type("gwangju", store)
    store.send(.input(.mouse(MouseEvent(kind: .wheelDown, position: Point(x: 9, y: 9)))))
    #expect(store.state.search?.selection == 1)
    store.send(.input(.mouse(MouseEvent(kind: .wheelUp, position: Point(x: 9, y: 9)))))
    #expect(store.state.search?.selection == 0)
  }

  /// Returns the whole program, whose effects run on a test clock.
  private func settling(
    _ clock: TestClock, _ more: (inout DIContainer) -> Void
  ) -> SettlingStore<AppState, AppAction> {
    SettlingStore(initialState: Sample.state(Size(width: 80, height: 24))) {
      AppReducer()
    } dependencies: {
      $0.storms = .none
      $0.continuousClock = clock
      $0.cities = SearchFixtures.cities()
      $0.normals = .none
      more(&$0)
    }
  }

  @Test func cachedForecastIsLoadedOnceTheSelectionSettles() async {
    let clock = TestClock()
    let read = Guarded<[String]>([])
    let store = settling(clock) {
      $0.forecastCache = ForecastCache(
        load: { id, _ in
          read.change { $0.append(id) }
          return nil
        }, save: { _ in })
    }
    for letter in "/su" { await store.send(.input(.key(.character(letter)))) }
    await clock.advance(by: .milliseconds(149))
    #expect(read.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await store.settle()
    #expect(read.value == [store.state.search?.chosen?.place.id])
    for letter in "wx" { await store.send(.input(.key(.character(letter)))) }
    await store.send(.input(.key(.escape)))
    await clock.advance(by: .seconds(1))
    #expect(read.value.count == 1)
    await store.finish()
  }

  @Test func listMayFillThePaneAfter300MillisecondsWithoutAKey() async {
    let clock = TestClock()
    let store = settling(clock) { $0.forecastCache = .none }
    for letter in "/s" { await store.send(.input(.key(.character(letter)))) }
    await clock.advance(by: .milliseconds(299))
    await store.settle()
    #expect(store.state.search?.isAtRest == false)
    await clock.advance(by: .milliseconds(1))
    await store.settle()
    #expect(store.state.search?.isAtRest == true)
    await store.finish()
  }

  @Test(arguments: [(299, 0), (300, 1)])
  func leavingTheSearchCancelsThePendingGeocoderRequest(milliseconds: Int, requested: Int) async {
    let clock = TestClock()
    let geocoder = CountingGeocoder { _ in [SearchFixtures.suanbo] }
    let store = settling(clock) { $0.geocodingClient = geocoder.client }
    for letter in "/suanb" { await store.send(.input(.key(.character(letter)))) }
    await clock.advance(by: .milliseconds(milliseconds))
    await store.send(.input(.key(.escape)))
    await clock.advance(by: .seconds(10))
    #expect(geocoder.questions.count == requested)
    #expect(store.state.search == nil)
    await store.finish()
  }

  @Test func escapeRestoresThePreviousState() async {
    let store = store()
    var before = store.state
    before.search = nil
    type("gwangju", store)
    press(store, .down, .escape)
    await store.finishEffects()
    #expect(store.state == before)
  }

  @Test func resizeUpdatesThePaneLayout() {
    let store = store()
    store.send(.input(.resize(Size(width: 120, height: 40))))
    #expect(SearchLayout(of: store.state).size == Size(width: 56, height: 38))
  }
}
