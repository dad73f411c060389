import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

@MainActor
@Suite struct WarningsReducerTests {
  /// Returns the program with the panel open, small enough for the text to scroll.
  private func program(
    _ alerts: [WeatherWarning] = ScreenReports.warnings, index: Int = 0
  ) -> AppState {
    var state = Sample.state(Size(width: 40, height: 12))
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.alerts = alerts
    state.warnings = WarningsState(index: index)
    return state
  }

  /// Returns the panel at a warning, which begins at the top of the window.
  private func panel(at index: Int, in state: AppState) throws -> WarningsState {
    let layout = try #require(WarningsLayout(of: state))
    var panel = WarningsState(index: index)
    panel.scroll = min(layout.lastScroll, layout.starts[index])
    return panel
  }

  private func store(
    _ warnings: WarningsState?, in state: AppState
  ) -> TestStore<WarningsState?, WarningsAction> {
    TestStore(initialState: warnings) {
      WarningsReducer().within(WarningsReducer.Context(state))
    }
  }

  @Test func panelOpensOnceAndCloses() async {
    let store = store(nil, in: program())
    await store.send(.opened) { $0 = WarningsState() }
    await store.send(.scrolled(1)) { $0?.scroll = 1 }
    await store.send(.opened)
    await store.send(.dismissed) { $0 = nil }
  }

  @Test func boardOpensTheWarningsOfTheSelectedPlace() async {
    var board = Boards.program(Size(width: 80, height: 24))
    board.board.list.selected = 1
    let chosen = board.board.selected
    await store(nil, in: board).send(.opened) { $0 = WarningsState(of: chosen) }
  }

  @Test func warningSelectionWrapsAround() async throws {
    #expect(WarningsLayout(of: program())?.count == 2)
    let second = try panel(at: 1, in: program())
    let atFirst = store(WarningsState(), in: program())
    await atFirst.send(.moved(1)) { $0 = second }
    let atLast = store(WarningsState(index: 1), in: program(index: 1))
    await atLast.send(.moved(1)) { $0 = WarningsState(index: 0) }
    await store(WarningsState(), in: program()).send(.moved(-1)) { $0 = second }
  }

  @Test func selectedWarningScrollsToTheTop() async throws {
    var scrolled = WarningsState()
    scrolled.scroll = 1
    let second = try panel(at: 1, in: program())
    #expect(second.scroll > 1)
    await store(scrolled, in: program()).send(.moved(1)) { $0 = second }
  }

  @Test(.dependencies { $0.openWebPage = { $0 == "https://example.org/1" } })
  func webPageOfTheSelectedWarningOpens() async {
    var alerts = ScreenReports.warnings
    // The second of them is the worst.
    (alerts[0].web, alerts[1].web) = ("https://example.org/1", "https://example.org/2")
    let first = store(WarningsState(), in: program(alerts))
    await first.send(.webPageOpened)
    await first.receive(.noted(.noBrowser("https://example.org/2")))
    let second = WarningsState(index: 1)
    await store(second, in: program(alerts, index: 1)).send(.webPageOpened)
  }

  @Test func warningWithoutAURLOpensNoWebPage() async {
    await store(WarningsState(), in: program()).send(.webPageOpened)
  }

  @Test func warningBarsSpanTheirHours() throws {
    var state = program()
    state.size = Size(width: 100, height: 40)
    let layout = try #require(WarningsLayout(of: state))
    let bars = layout.lines.filter { $0.fills.count == 2 }
    #expect(bars.count == 2 && layout.starts.count == 2 && layout.starts[0] > 2)
    let columns = try #require(bars.first?.fills.first?.columns)
    for (bar, alert) in zip(bars, state.shown.report?.alerts(at: state.now) ?? []) {
      let held = bar.fills[1].columns
      #expect(columns.lowerBound <= held.lowerBound && held.upperBound <= columns.upperBound)
      let start = (alert.start ?? state.now).timeIntervalSince(state.now) / 172_800
      #expect(abs(Double(held.lowerBound) - max(0, start) * Double(columns.count)) <= 1)
    }
    // If there is no room for both, the texts take precedence.
    state.size = Size(width: 100, height: 14)
    #expect(WarningsLayout(of: state)?.lines.allSatisfy { $0.fills.isEmpty } == true)
  }

  @Test func singleWarningStaysSelected() async {
    let state = program(Array(ScreenReports.warnings.prefix(1)))
    await store(WarningsState(), in: state).send(.moved(1))
  }

  @Test func outOfRangeIndexIsClampedBeforeMoving() async {
    // Of four warnings, two are left, and the last of them is shown.
    let store = store(WarningsState(index: 3), in: program(index: 3))
    await store.send(.moved(1)) { $0 = WarningsState(index: 0) }
  }

  @Test func scrollingIsClampedToTheText() async throws {
    let last = try #require(WarningsLayout(of: program())).lastScroll
    #expect(last > 1)
    let store = store(WarningsState(), in: program())
    await store.send(.scrolled(-1))
    await store.send(.scrolled(10_000)) { $0?.scroll = last }
    await store.send(.scrolled(-1)) { $0?.scroll = last - 1 }
  }

  @Test func closedPanelIgnoresMovesAndScrolls() async {
    var state = program()
    state.warnings = nil
    let store = store(nil, in: state)
    await store.send(.moved(1))
    await store.send(.scrolled(1))
  }
}
