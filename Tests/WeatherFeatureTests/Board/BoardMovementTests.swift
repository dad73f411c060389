import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Sorting, moving, taking off and narrowing: nothing here asks anybody.
@MainActor
struct BoardMovementTests {
  private func store(_ state: BoardReducer.State) -> TestStore<BoardReducer.State, BoardAction> {
    TestStore(initialState: state) {
      BoardReducer()
    } dependencies: {
      $0.now = { Sample.now }
    }
  }

  private func names(_ places: [Place]) -> [String] { places.map(\.name) }

  @Test func sWalksThroughTheOrders() async {
    let state = Boards.loaded {
      $0[Boards.daegu.id]?.report = Sample.report(of: Boards.daegu, temperature: 20)
      $0[Sample.seoul.id]?.report = Sample.report(of: Sample.seoul, temperature: -3)
    }
    let store = store(state)
    #expect(names(store.state.board.arranged) == ["Busan", "Daegu", "Seoul"])
    await store.send(.perform(.sort)) {
      $0.board.order = .temperature
      $0.board.arranged = [Boards.daegu, Sample.busan, Sample.seoul]
      $0.board.list.selected = 1
    }
    await store.send(.perform(.sort)) {
      $0.board.order = .own
      $0.board.arranged = Boards.places
    }
    await store.send(.perform(.sort)) {
      $0.board.order = .name
      $0.board.arranged = [Sample.busan, Boards.daegu, Sample.seoul]
      $0.board.list.selected = 0
    }
  }

  @Test func whereNothingIsKnownStandsLastByTemperature() {
    var state = Boards.loaded {
      $0[Boards.daegu.id]?.report = Sample.report(of: Boards.daegu, temperature: -20)
      $0[Sample.seoul.id]?.report = Sample.report(of: Sample.seoul, temperature: -30)
      $0[Sample.busan.id] = Forecast()
    }
    state.board.order = .temperature
    BoardArrangement.arrange(&state)
    #expect(names(state.board.arranged) == ["Daegu", "Seoul", "Busan"])
  }

  @Test func namesStandAsTheLanguageSortsThem() async {
    let state = Boards.loaded(
      places: FirstBoard.places.shuffled(), settings: DisplaySettings(language: .korean))
    #expect(state.board.arranged == FirstBoard.places)
  }

  @Test func movingARowMakesTheOrderInSightOnesOwn() async {
    let store = store(Boards.loaded())
    let moved = [Boards.daegu, Sample.busan, Sample.seoul]
    await store.send(.perform(.shift(1))) {
      $0.favourites = moved
      $0.board.order = .own
      $0.board.arranged = moved
      $0.board.list.selected = 1
    }
    let back = [Sample.busan, Boards.daegu, Sample.seoul]
    await store.send(.perform(.shift(-1))) {
      $0.favourites = back
      $0.board.arranged = back
      $0.board.list.selected = 0
    }
  }

  @Test func aRowDoesNotMoveBeyondTheEnds() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.shift(-1)))
    await store.send(.perform(.move(-5)))
    await store.send(.perform(.last)) { $0.board.list.selected = 2 }
    await store.send(.perform(.shift(1)))
    await store.send(.perform(.first)) { $0.board.list.selected = 0 }
  }

  @Test func whatIsTakenOffComesBackWhereItStood() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.remove)) {
      $0.favourites = [Sample.seoul, Boards.daegu]
      $0.board.arranged = [Boards.daegu, Sample.seoul]
      $0.board.removed = [RemovedPlace(place: Sample.busan, index: 1)]
      $0.statusMessage = .removedFromBoard(Sample.busan)
    }
    await store.send(.perform(.undo)) {
      $0.favourites = Boards.places
      $0.board.arranged = [Sample.busan, Boards.daegu, Sample.seoul]
      $0.board.removed = []
      $0.statusMessage = .favouriteAdded(Sample.busan)
    }
    await store.send(.perform(.undo)) { $0.statusMessage = .nothingToUndo }
  }

  @Test(arguments: [
    ("dae", Boards.daegu), ("ㅅㅇ", Sample.seoul), ("부", Sample.busan), ("SÉOUL", Sample.seoul),
  ])
  func theListNarrowsAsTheSearchFolds(query: String, expected: Place) async {
    let store = store(Boards.loaded())
    await store.send(.perform(.narrow)) {
      $0.board.filter = TextFieldState()
      $0.board.isFiltering = true
    }
    await store.send(.perform(.edit(.paste(query)))) {
      $0.board.filter?.insert(query)
      $0.board.arranged = [expected]
    }
    await store.send(.perform(.back)) {
      $0.board.filter = nil
      $0.board.isFiltering = false
      $0.board.arranged = [Sample.busan, Boards.daegu, Sample.seoul]
      $0.board.list.selected = $0.board.arranged.firstIndex(of: expected) ?? -1
    }
    await store.send(.perform(.back))
    await store.receive(.dismissed)
  }

  @Test func theFilterStaysWhenTypingEnds() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.narrow)) {
      $0.board.filter = TextFieldState()
      $0.board.isFiltering = true
    }
    for letter in "dae" {
      await store.send(.perform(.edit(.key(.character(letter))))) {
        $0.board.filter?.insert(String(letter))
        $0.board.arranged = [Boards.daegu]
      }
    }
    await store.send(.perform(.endTyping)) { $0.board.isFiltering = false }
    await store.send(.perform(.open))
    await store.receive(.chosen(Boards.daegu))
  }

  @Test func aClickChoosesAndASecondOneOpens() async {
    let store = store(Boards.loaded())
    await store.send(.perform(.press(2))) { $0.board.list.selected = 2 }
    await store.send(.perform(.press(2)))
    await store.receive(.chosen(Sample.seoul))
    await store.send(.perform(.press(9)))
  }

  @Test func theChoiceStaysInSight() async {
    let store = store(Boards.loaded(places: FirstBoard.places, listHeight: 5))
    await store.send(.perform(.page(1))) {
      $0.board.list = ListState(selected: 4, offset: 0)
    }
    await store.send(.perform(.move(1))) {
      $0.board.list = ListState(selected: 5, offset: 1)
    }
    await store.send(.perform(.last)) {
      $0.board.list = ListState(selected: 19, offset: 15)
    }
  }
}
