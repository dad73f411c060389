import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The keys of the chosen hour on every screen that shows hours, and the hour of other places.
@MainActor
@Suite(.sampleProgram)
struct HourEverywhereTests {
  private let reducer = AppReducer()

  private func page(_ keys: [Key] = [], width: Int = 120) -> AppState {
    var state = Sample.state(Size(width: width, height: 40))
    state.shown.fetched = ScreenReports.full()
    press(keys, &state)
    return state
  }

  private func press(
    _ keys: [Key], _ modifiers: KeyModifiers = [], _ state: inout AppState
  ) {
    for key in keys { reducer.settle(&state, .input(.key(key, modifiers))) }
  }

  private func press(_ keys: [Key], _ state: inout AppState) { press(keys, [], &state) }

  @Test(arguments: [
    [Key.character("1")], [.character("2")], [.character("3")], [.character("4")],
    [.character("5")], [.character("4"), .enter], [.character("5"), .enter], [.character("v")],
    [.character("p")],
  ])
  func modifiedArrowsMoveTheHourOnEveryScreen(keys: [Key]) throws {
    var state = page(keys)
    let screen = (state.page.focus, state.page.panel, state.page.detail, state.page.day)
    let map = state.page.map
    press([.right, .right], .shift, &state)
    #expect(state.hoursAhead == 12)
    press([.left], .shift, &state)
    #expect(state.hoursAhead == 6)
    press([.right], .control, &state)
    let report = try #require(state.report)
    #expect(report.localTime(try #require(state.chosenTime)).hour == 0 && state.hoursAhead > 6)
    press([.left], .control, &state)
    #expect(state.chosenTime == nil)
    press([.character(">"), .character("0")], &state)
    #expect(state.chosenTime == nil)
    #expect(screen == (state.page.focus, state.page.panel, state.page.detail, state.page.day))
    #expect(state.page.map == map)
  }

  @Test func modifiedArrowsChooseADayWhereADayIsOpen() {
    var state = page([.character("3"), .enter])
    #expect(state.page.panel == .day)
    press([.right], .shift, &state)
    #expect(state.page.day == 1 && state.page.hour == 0)
  }

  @Test func chosenHourIsKeptForTheNextPlace() throws {
    var state = Boards.program(Size(width: 120, height: 40))
    press([.escape, .character(">")], &state)
    press([.right], .shift, &state)
    let time = try #require(state.chosenTime)
    press([.character("]")], &state)
    #expect(state.page.place?.id != Sample.seoul.id && state.chosenTime == time)
    #expect(ScreenSample.grid(of: state).lines[0].contains("in 7 h"))
  }

  /// Beside the board, the page follows the selection.
  @Test func chosenHourIsKeptWhileTheBoardIsWalked() throws {
    var state = Boards.program(Size(width: 200, height: 50))
    press([.right], .shift, &state)
    let (time, place) = (try #require(state.chosenTime), state.page.place)
    press([.down], &state)
    if state.page.place == place { press([.up], &state) }
    #expect(state.page.place != place)
    #expect(state.chosenTime == time && BoardSlice(state)?.chosenTime == time)
  }

  @Test func hourBeyondAShorterForecastIsItsLast() throws {
    var state = page([.end])
    state.page.hour = 40
    state.shown.fetched?.value.hourly.removeAll { $0.time > Sample.now + 10 * 3600 }
    let hours = try #require(state.report?.hours(from: state.now))
    #expect(hours.count < 40)
    let fetched = try #require(state.fetched)
    let page = PageContext(slice: PageView.Slice(state), fetched: fetched, breadth: .wide)
    #expect(state.chosenTime == hours.last?.time && page.chosenHour?.time == state.chosenTime)
    #expect(page.hoursAhead == state.hoursAhead)
    press([.character("<")], &state)
    #expect(state.chosenTime == hours.dropLast().last?.time)
    state.shown.fetched?.value.hourly = []
    #expect(state.chosenTime == nil)
  }

  @Test(arguments: [
    (Size(width: 119, height: 40), false), (Size(width: 120, height: 40), true),
    (Size(width: 140, height: 40), true), (Size(width: 200, height: 60), true),
  ])
  func focusedMapHasAStripFrom120Columns(size: Size, isShown: Bool) throws {
    var state = Sample.state(size)
    state.shown.fetched = ScreenReports.full()
    press([.character("4")], &state)
    let layout = PageLayout(of: state)
    let section = try #require(layout.sections[.map]).splitTop(1).rest
    let strip = MapSectionView.stripArea(
      in: section, layout.breadth, isFocused: true, state.settings.map)
    #expect(strip.isEmpty != isShown)
    guard isShown else { return }
    let top = strip.offsetBy(x: layout.window.x, y: layout.window.y - state.page.scroll)
    // Only a high strip has a title.
    let temperatures = top.y + (top.height == MapStrip.height ? 1 : 0)
    let line = Array(ScreenSample.grid(of: state).lines[temperatures])
    #expect(String(line[top.x..<(top.x + 5)]).contains("°C"))
    for kind in [MouseEvent.Kind.press, .drag] {
      let ahead = state.hoursAhead
      let point = Point(x: top.maxX - (kind == .press ? 20 : 5), y: top.maxY - 2)
      reducer.settle(&state, .input(.mouse(MouseEvent(kind: kind, position: point))))
      #expect(state.hoursAhead > ahead && state.page.focus == .map)
    }
  }

  @Test func playbackEndsWithTheMapWhateverStepIsDue() {
    for action in [MotionAction.glided, .played] {
      var state = page([.character("4"), .enter, .character(" ")])
      reducer.settle(&state, .motion(.glided))
      #expect(state.motion.isPlaying && state.partOfHourOnMap > 0)
      press([.escape], &state)
      reducer.settle(&state, .motion(action))
      #expect(!state.motion.isPlaying)
      // The map opens again at a whole hour, and space plays.
      press([.enter], &state)
      #expect(state.page.holdsMap && state.partOfHourOnMap == 0)
      press([.character(" ")], &state)
      #expect(state.motion.isPlaying)
    }
  }

  @Test func stepsOfThreeHoursPlayAtThreeHoursPerSecond() async {
    let clock = TestClock()
    var state = page([.character("4"), .enter])
    state.shown.fetched?.value.stepHours = 3
    state.shown.fetched?.value.hourly = (0..<16).map { step in
      HourForecast(time: Sample.now + TimeInterval(step * 3 * 3600), condition: .clear)
    }
    let store = SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.continuousClock = clock
    }
    await store.send(.input(.key(.character(" "))))
    for _ in 0..<30 {
      await clock.advance(by: .milliseconds(100))
      await store.settle()
    }
    #expect(store.state.hoursAhead == 9)
    await store.send(.input(.key(.character(" "))))
    await store.finish()
  }
}
