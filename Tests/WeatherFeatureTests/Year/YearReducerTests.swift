import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

@MainActor
@Suite struct YearReducerTests {
  /// Returns the program with the year open, small enough for the charts to scroll.
  private func program() -> AppState {
    var state = Sample.state(Size(width: 40, height: 12))
    state.shown.fetched = ScreenReports.full()
    state.forecasts.normals[Sample.seoul.id] = YearFixture.normals
    state.year = YearState()
    return state
  }

  private func store(
    _ year: YearState?, in state: AppState
  ) -> TestStore<YearState?, YearAction> {
    TestStore(initialState: year) { YearReducer().within(YearReducer.Context(state)) }
  }

  @Test func yearOpensOnceAtTheCurrentWeekAndCloses() async {
    let store = store(nil, in: program())
    await store.send(.opened) { $0 = YearState() }
    await store.send(.moved(1)) { $0?.week = 47 }
    await store.send(.opened)
    await store.send(.today) { $0?.week = nil }
    await store.send(.dismissed) { $0 = nil }
  }

  @Test func boardOpensTheYearOfTheSelectedPlace() async {
    var board = Boards.program(Size(width: 80, height: 24))
    board.board.list.selected = 1
    let chosen = board.board.selected
    await store(nil, in: board).send(.opened) { $0 = YearState(place: chosen) }
  }

  @Test func weekSelectionWrapsAround() async {
    let store = store(YearState(), in: program())
    await store.send(.chosen(99)) { $0?.week = 51 }
    await store.send(.moved(1)) { $0?.week = 0 }
    await store.send(.moved(-4)) { $0?.week = 48 }
    await store.send(.chosen(-3)) { $0?.week = 0 }
  }

  @Test func chartScrollIsClampedToTheContent() async throws {
    let last = YearLayout(try #require(YearSlice(program()))).lastScroll
    #expect(last > 3)
    let store = store(YearState(), in: program())
    await store.send(.scrolled(-1))
    await store.send(.scrolled(3)) { $0?.scroll = 3 }
    await store.send(.scrolled(10_000)) { $0?.scroll = last }
    await store.send(.scrolled(1))
  }

  @Test func closedYearIgnoresActions() async {
    let store = store(nil, in: program())
    await store.send(.moved(1))
    await store.send(.today)
    await store.send(.chosen(3))
    await store.send(.scrolled(1))
  }
}
