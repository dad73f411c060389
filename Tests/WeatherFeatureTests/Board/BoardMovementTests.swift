import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Sorting, moving, removing and filtering places, without any request.
@MainActor
struct BoardMovementTests {
  private func store(_ sample: Boards.Scene) -> TestStore<BoardState, BoardAction> {
    TestStore(initialState: sample.board) { BoardReducer().within(sample.context) }
  }

  private func names(_ places: [Place]) -> [String] { places.map(\.name) }

  @Test func sortKeyCyclesThroughOrders() async {
    let state = Boards.loaded {
      $0[Boards.daegu.id]?.fetched = Sample.report(of: Boards.daegu, temperature: 20)
      $0[Sample.seoul.id]?.fetched = Sample.report(of: Sample.seoul, temperature: -3)
    }
    let store = store(state)
    #expect(names(store.state.arranged) == ["Busan", "Daegu", "Seoul"])
    await store.send(.perform(.sort)) {
      $0.order = .temperature
      $0.panel?.arranged = [Boards.daegu, Sample.busan, Sample.seoul]
      $0.list.selected = 1
    }
    await store.send(.perform(.sort)) {
      $0.order = .own
      $0.panel?.arranged = Boards.places
    }
    await store.send(.perform(.sort)) {
      $0.order = .name
      $0.panel?.arranged = [Sample.busan, Boards.daegu, Sample.seoul]
      $0.list.selected = 0
    }
  }

  @Test func aHeadingSortsByItsColumnAndASecondClickReverses() async {
    let state = Boards.loaded {
      $0[Boards.daegu.id]?.fetched?.current.windSpeed = 9
      $0[Sample.seoul.id]?.fetched?.current.windSpeed = 2
      $0[Sample.busan.id]?.fetched?.current.windSpeed = nil
    }
    let store = store(state)
    await store.send(.perform(.sortBy(.wind))) {
      $0.order = .wind
      $0.panel?.arranged = [Boards.daegu, Sample.seoul, Sample.busan]
      $0.list.selected = 2
    }
    await store.send(.perform(.sortBy(.wind))) {
      $0.isReversed = true
      // An unknown value stays last.
      $0.panel?.arranged = [Sample.seoul, Boards.daegu, Sample.busan]
    }
    await store.send(.perform(.sort)) {
      ($0.order, $0.isReversed) = (.name, false)
      $0.panel?.arranged = [Sample.busan, Boards.daegu, Sample.seoul]
      $0.list.selected = 0
    }
  }

  @Test func rainOrderPutsSoonestRainFirst() {
    func report(of place: Place, wetAfter hours: Int?) -> Fetched<WeatherReport> {
      var report = Sample.report(of: place, temperature: 9)
      (report.current.condition, report.current.precipitationRate) = (.cloudy, 0)
      for index in report.hourly.indices {
        report.hourly[index].precipitation = hours.map { index >= $0 ? 2 : 0 } ?? 0
        report.hourly[index].precipitationProbability = hours.map { index >= $0 ? 1 : 0 } ?? 0
      }
      return report
    }
    var state = Boards.loaded {
      $0[Boards.daegu.id]?.fetched = report(of: Boards.daegu, wetAfter: nil)
      $0[Sample.busan.id]?.fetched = report(of: Sample.busan, wetAfter: 6)
      $0[Sample.seoul.id]?.fetched = report(of: Sample.seoul, wetAfter: 3)
    }
    state.board.order = .rain
    state.board.arrange(state.context)
    #expect(names(state.board.arranged) == ["Seoul", "Busan", "Daegu"])
  }

  @Test func unknownTemperaturesSortLast() {
    var state = Boards.loaded {
      $0[Boards.daegu.id]?.fetched = Sample.report(of: Boards.daegu, temperature: -20)
      $0[Sample.seoul.id]?.fetched = Sample.report(of: Sample.seoul, temperature: -30)
      $0[Sample.busan.id] = Forecast()
    }
    state.board.order = .temperature
    state.board.arrange(state.context)
    #expect(names(state.board.arranged) == ["Daegu", "Seoul", "Busan"])
  }

  @Test func namesSortByLanguageCollation() async {
    let state = Boards.loaded(
      places: FirstBoard.places.shuffled(), settings: DisplaySettings(language: .korean))
    #expect(state.board.arranged == FirstBoard.places)
  }

  @Test func movingRowSwitchesToOwnOrder() async {
    let store = store(Boards.loaded())
    let moved = [Boards.daegu, Sample.busan, Sample.seoul]
    await store.send(.perform(.shift(1))) {
      $0.favourites = moved
      $0.order = .own
      $0.panel?.arranged = moved
      $0.list.selected = 1
    }
    let back = [Sample.busan, Boards.daegu, Sample.seoul]
    await store.send(.perform(.shift(-1))) {
      $0.favourites = back
      $0.panel?.arranged = back
      $0.list.selected = 0
    }
  }

  @Test func aRowDoesNotMoveBeyondTheEnds() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.shift(-1)))
    await store.send(.perform(.move(-5)))
    await store.send(.perform(.last)) { $0.list.selected = 2 }
    await store.send(.perform(.shift(1)))
    await store.send(.perform(.first)) { $0.list.selected = 0 }
  }

  @Test func undoRestoresRemovedPlaceAtItsIndex() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.remove)) {
      $0.favourites = [Sample.seoul, Boards.daegu]
      $0.panel?.arranged = [Boards.daegu, Sample.seoul]
      $0.panel?.removed = [RemovedPlace(place: Sample.busan, index: 1)]
    }
    await store.receive(.noted(.removedFromBoard(Sample.busan)))
    await store.send(.perform(.undo)) {
      $0.favourites = Boards.places
      $0.panel?.arranged = [Sample.busan, Boards.daegu, Sample.seoul]
      $0.panel?.removed = []
    }
    await store.receive(.noted(.favouriteAdded(Sample.busan)))
    await store.send(.perform(.undo))
    await store.receive(.noted(.nothingToUndo))
  }

  @Test(arguments: [
    ("dae", Boards.daegu), ("ㅅㅇ", Sample.seoul), ("부", Sample.busan), ("SÉOUL", Sample.seoul),
  ])
  func filterFoldsTextLikeSearch(query: String, expected: Place) async {
    let store = store(Boards.loaded())
    await store.send(.perform(.narrow)) {
      $0.panel?.filter = TextFieldState()
      $0.panel?.isFiltering = true
    }
    await store.send(.perform(.edit(.paste(query)))) {
      $0.panel?.filter?.insert(query)
      $0.panel?.arranged = [expected]
    }
    await store.send(.perform(.back)) {
      $0.panel?.filter = nil
      $0.panel?.isFiltering = false
      $0.panel?.arranged = [Sample.busan, Boards.daegu, Sample.seoul]
      $0.list.selected = $0.arranged.firstIndex(of: expected) ?? -1
    }
    await store.send(.perform(.back))
    await store.receive(.dismissed) { $0.panel = nil }
  }

  @Test func aFilterWithoutAMatchListsThoseOfItsBeginningAndSelectsNone() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.narrow)) {
      $0.panel?.filter = TextFieldState()
      $0.panel?.isFiltering = true
    }
    await store.send(.perform(.edit(.paste("daex")))) {
      $0.panel?.filter?.insert("daex")
      $0.panel?.arranged = [Boards.daegu]
      $0.panel?.isWithoutMatch = true
      $0.list.selected = -1
    }
    // Enter opens no place that the text does not name.
    await store.send(.perform(.open))
    await store.send(.perform(.move(1))) { $0.list.selected = 0 }
    await store.send(.perform(.open))
    await store.receive(.chosen(Boards.daegu))
    await store.send(.perform(.edit(.paste("yz")))) {
      $0.panel?.filter?.insert("yz")
      $0.list.selected = -1
    }
    await store.send(.perform(.back)) {
      $0.panel?.filter = nil
      $0.panel?.isFiltering = false
      $0.panel?.arranged = [Sample.busan, Boards.daegu, Sample.seoul]
      $0.panel?.isWithoutMatch = false
      $0.list.selected = 0
    }
  }

  @Test(arguments: ["daex", "daegux", "d" + String(repeating: "x", count: 100)])
  func longestMatchingBeginningIsFoundInATextOfAnyLength(query: String) {
    var scene = Boards.loaded()
    scene.board.panel?.filter = TextFieldState(text: query)
    scene.board.arrange(scene.context)
    #expect(scene.board.arranged == [Boards.daegu] && scene.board.panel?.isWithoutMatch == true)
  }

  @Test func theFilterStaysWhenTypingEnds() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.narrow)) {
      $0.panel?.filter = TextFieldState()
      $0.panel?.isFiltering = true
    }
    for letter in "dae" {
      await store.send(.perform(.edit(.key(.character(letter))))) {
        $0.panel?.filter?.insert(String(letter))
        $0.panel?.arranged = [Boards.daegu]
      }
    }
    await store.send(.perform(.endTyping)) { $0.panel?.isFiltering = false }
    await store.send(.perform(.open))
    await store.receive(.chosen(Boards.daegu))
  }

  @Test func firstClickSelectsAndSecondOpens() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.press(2))) { $0.list.selected = 2 }
    await store.send(.perform(.press(2)))
    await store.receive(.chosen(Sample.seoul))
    await store.send(.perform(.press(9)))
  }

  @Test func selectionStaysVisible() async {
    let store = store(Boards.loaded(places: FirstBoard.places, listHeight: 5))
    await store.send(.perform(.page(1))) {
      $0.list = ListState(selected: 4, offset: 0)
    }
    await store.send(.perform(.move(1))) {
      $0.list = ListState(selected: 5, offset: 1)
    }
    await store.send(.perform(.last)) {
      $0.list = ListState(selected: 19, offset: 15)
    }
  }

  @Test func pageKeyMovesOneRowInAListOfOneRow() async {
    let store = store(Boards.loaded(listHeight: 1))
    await store.send(.perform(.page(1))) { $0.list = ListState(selected: 1, offset: 1) }
    await store.send(.perform(.page(-1))) { $0.list = ListState(selected: 0, offset: 0) }
  }

  @Test func equalTemperaturesSortByName() {
    var state = Boards.loaded()
    for isReversed in [false, true] {
      (state.board.order, state.board.isReversed) = (.temperature, isReversed)
      state.board.arrange(state.context)
      #expect(names(state.board.arranged) == ["Busan", "Daegu", "Seoul"])
    }
    (state.board.order, state.board.isReversed) = (.name, true)
    state.board.arrange(state.context)
    #expect(names(state.board.arranged) == ["Seoul", "Daegu", "Busan"])
    #expect(BoardOrder.allCases.filter(\.isByWeather) == [.temperature, .humidity, .wind, .rain])
    #expect([BoardOrder.humidity, .wind, .rain].allSatisfy { $0.next == .name })
  }

  @Test func filterKeepsItsTextBetweenTypings() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.narrow)) {
      $0.panel?.filter = TextFieldState()
      $0.panel?.isFiltering = true
    }
    await store.send(.perform(.endTyping)) {
      $0.panel?.filter = nil
      $0.panel?.isFiltering = false
    }
    await store.send(.perform(.narrow)) {
      $0.panel?.filter = TextFieldState()
      $0.panel?.isFiltering = true
    }
    await store.send(.perform(.edit(.paste("dae")))) {
      $0.panel?.filter?.insert("dae")
      $0.panel?.arranged = [Boards.daegu]
    }
    await store.send(.perform(.endTyping)) { $0.panel?.isFiltering = false }
    await store.send(.perform(.narrow)) { $0.panel?.isFiltering = true }
    #expect(store.state.panel?.filter?.text == "dae")
  }

  @Test func caretMovesKeepTheSelectionOfAFilteredBoard() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.narrow)) {
      $0.panel?.filter = TextFieldState()
      $0.panel?.isFiltering = true
    }
    // All three are in South Korea.
    await store.send(.perform(.edit(.paste("s")))) { $0.panel?.filter?.insert("s") }
    #expect(store.state.arranged.count == 3)
    await store.send(.perform(.move(1))) { $0.list.selected = 1 }
    await store.send(.perform(.edit(.key(.left)))) { $0.panel?.filter?.handle(.left, []) }
    #expect(store.state.list.selected == 1 && store.state.panel?.filter?.caret == 0)
  }

  @Test func undoAppendsAPlaceWhoseIndexIsGone() async {
    var state = Boards.loaded(places: [Sample.seoul])
    state.board.panel?.removed = [RemovedPlace(place: Sample.busan, index: 9)]
    let store = store(state)
    await store.send(.perform(.undo)) {
      $0.favourites = [Sample.seoul, Sample.busan]
      $0.panel?.arranged = [Sample.busan, Sample.seoul]
      $0.panel?.removed = []
      $0.list.selected = 0
    }
    await store.receive(.noted(.favouriteAdded(Sample.busan)))
  }
}
