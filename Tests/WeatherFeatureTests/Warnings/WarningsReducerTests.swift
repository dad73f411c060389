import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

@MainActor
@Suite struct WarningsReducerTests {
  /// The program with the panel open, small enough for the text to scroll.
  private func program(
    _ alerts: [WeatherWarning] = ScreenReports.warnings, index: Int = 0
  ) -> AppState {
    var state = Sample.state(Size(width: 40, height: 12))
    state.shown.report = ScreenReports.full()
    state.shown.report?.alerts = alerts
    state.warnings = WarningsState(index: index)
    return state
  }

  private func store(
    _ warnings: WarningsState?, in state: AppState
  ) -> TestStore<WarningsState?, WarningsAction> {
    TestStore(initialState: warnings) {
      WarningsReducer().within(WarningsReducer.Context(state))
    }
  }

  @Test func theyOpenOnceAndClose() async {
    let store = store(nil, in: program())
    await store.send(.opened) { $0 = WarningsState() }
    await store.send(.scrolled(1)) { $0?.scroll = 1 }
    await store.send(.opened)
    await store.send(.dismissed) { $0 = nil }
  }

  @Test func onTheBoardTheyAreThoseOfTheChosenPlace() async {
    var board = Boards.program(Size(width: 80, height: 24))
    board.board.list.selected = 1
    let chosen = board.board.selected
    await store(nil, in: board).send(.opened) { $0 = WarningsState(of: chosen) }
  }

  @Test func theLastIsFollowedByTheFirst() async {
    #expect(WarningsLayout(of: program())?.count == 2)
    let atFirst = store(WarningsState(), in: program())
    await atFirst.send(.moved(1)) { $0 = WarningsState(index: 1) }
    let atLast = store(WarningsState(index: 1), in: program(index: 1))
    await atLast.send(.moved(1)) { $0 = WarningsState(index: 0) }
    await store(WarningsState(), in: program()).send(.moved(-1)) { $0 = WarningsState(index: 1) }
  }

  @Test func anotherWarningBeginsAtItsTop() async {
    var scrolled = WarningsState()
    scrolled.scroll = 1
    await store(scrolled, in: program()).send(.moved(1)) { $0 = WarningsState(index: 1) }
  }

  @Test func whereThereIsOneThereIsNoOther() async {
    let state = program(Array(ScreenReports.warnings.prefix(1)))
    await store(WarningsState(), in: state).send(.moved(1))
  }

  @Test func aWarningThatIsGoneIsNotWalkedFrom() async {
    // Of four there were, two are left: the last of them is shown.
    let store = store(WarningsState(index: 3), in: program(index: 3))
    await store.send(.moved(1)) { $0 = WarningsState(index: 0) }
  }

  @Test func theTextScrollsNoFurtherThanItsEnds() async throws {
    let last = try #require(WarningsLayout(of: program())).lastScroll
    #expect(last > 1)
    let store = store(WarningsState(), in: program())
    await store.send(.scrolled(-1))
    await store.send(.scrolled(10_000)) { $0?.scroll = last }
    await store.send(.scrolled(-1)) { $0?.scroll = last - 1 }
  }

  @Test func nothingMovesWhileTheyAreClosed() async {
    var state = program()
    state.warnings = nil
    let store = store(nil, in: state)
    await store.send(.moved(1))
    await store.send(.scrolled(1))
  }
}
