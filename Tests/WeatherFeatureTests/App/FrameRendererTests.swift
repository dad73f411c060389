import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The number of frames that the program draws; counts, not times.
@MainActor
@Suite(
  .dependencies {
    $0.now = { Sample.now }
    $0.cities = Sample.cities
    $0.continuousClock = TestClock()
    $0.persist = { _ in }
    $0.normals = .none
    $0.radar = .none
    $0.storms = .none
    $0.fields = .none
    $0.forecastCache = .none
  })
struct FrameRendererTests {
  private func program(
    _ state: AppState = Sample.state()
  ) -> (Store<AppState, AppAction>, TestScreen, FrameRenderer) {
    let store = Store(initialState: state, reducer: AppReducer())
    let screen = TestScreen(size: state.size)
    let renderer = FrameRenderer(store: store, screen: screen)
    renderer.drawIfNeeded()
    return (store, screen, renderer)
  }

  private func keys(_ text: String) -> [AppAction] {
    text.map { .input(.key(.character($0))) }
  }

  @Test(arguments: [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
    Size(width: 200, height: 60),
  ])
  func incrementalFramesMatchFullRedraw(size: Size) {
    let (store, screen, renderer) = program(Sample.state(size))
    for key in "2lll3llh5lllh2hl3l1" {
      store.send(keys(String(key))[0])
      renderer.drawIfNeeded()
      #expect(screen.terminal == program(store.state).1.terminal, "after \(key)")
    }
  }

  @Test func requestedFrameIsSentWithoutAChange() {
    let (_, screen, renderer) = program()
    let frame = screen.terminal
    #expect(!renderer.drawIfNeeded())
    screen.redrawEverything()
    renderer.setNeedsFrame()
    #expect(renderer.drawIfNeeded())
    #expect(screen.terminal == frame)
  }

  @Test func typingInTheSearchPaneNeverDrawsThePage() {
    let (store, _, renderer) = program()
    store.send(.input(.key(.character("/"))))
    renderer.drawIfNeeded()
    let before = renderer.counters
    for key in keys("seoulseoulseoulseoul") {
      store.send(key)
      renderer.drawIfNeeded()
    }
    #expect(renderer.counters.frames == before.frames + 20)
    #expect(renderer.counters.drawn[.search] == (before.drawn[.search] ?? 0) + 20)
    let others = { (counters: FrameCounters) in counters.drawn.filter { $0.key != .search } }
    #expect(others(renderer.counters) == others(before))
  }

  private nonisolated static let moment = Mutex(Sample.now)

  @Test(
    .dependencies {
      $0.now = {
        moment.withLock { now in
          now += 1
          return now
        }
      }
    })
  func searchPreviewUpdatesDoNotRedrawPage() {
    let (store, _, renderer) = program()
    store.send(contentsOf: [.input(.key(.character("/")))] + keys("busan"))
    renderer.drawIfNeeded()
    let before = renderer.counters.drawn
    let report = Sample.report(of: Sample.busan)
    for action in [
      ForecastsAction.previewed(Sample.busan), .cached([Sample.busan], [report]), .spinnerTurned,
    ] {
      store.send(.forecasts(action))
      renderer.drawIfNeeded()
    }
    #expect(store.state.forecasts[Sample.busan]?.fetched == report)
    #expect(renderer.counters.drawn[.search] ?? 0 > before[.search] ?? 0)
    #expect(renderer.counters.drawn[.page] == before[.page])
  }

  @Test func batchedKeysProduceOneFrame() {
    let (store, _, renderer) = program()
    store.send(.input(.key(.character("/"))))
    renderer.drawIfNeeded()
    let before = renderer.counters.frames
    store.send(contentsOf: keys("seoulseoulseoulseoul"))
    renderer.drawIfNeeded()
    #expect(renderer.counters.frames == before + 1)
  }

  private nonisolated static let requested = Mutex(0)
  private nonisolated static let silence = AsyncStream.makeStream(of: Void.self)

  /// The first frame only shows data that are available, so no pending response delays it.
  @Test(
    .dependencies {
      $0.weatherClient = WeatherClient(
        report: { _ async throws(WeatherFailure) in Sample.report() },
        reports: { _, _ in
          requested.withLock { $0 += 1 }
          await silence.stream.first { _ in true }
        })
    })
  func firstFrameDoesNotWaitForResponses() async {
    var state = Sample.state()
    state.shown.fetched?.warningsStatus = WarningsStatus(
      source: .nws, respondedAt: Sample.now - 3600)
    state.shown.fetched?.fetchedAt = Sample.now - 3600
    let (store, screen, renderer) = program(state)
    store.send(.forecasts(.appeared([Sample.seoul])))
    #expect(renderer.counters.frames == 1)
    #expect(
      screen.lines.contains { $0.contains("Seoul") && $0.contains("°") || $0.contains("NOW") })
    while Self.requested.withLock({ $0 }) == 0 { await Task.yield() }
    renderer.drawIfNeeded()
    let frames = renderer.counters.frames
    for _ in 0..<20 { await Task.yield() }
    #expect(!renderer.drawIfNeeded() && renderer.counters.frames == frames)
    #expect(Self.requested.withLock { $0 } == 1)
    Self.silence.continuation.finish()
  }

  @Test func aKeyThatChangesNothingDrawsNothing() {
    let (store, _, renderer) = program()
    let before = renderer.counters
    store.send(.input(.key(.up)))
    #expect(!renderer.drawIfNeeded())
    #expect(renderer.counters == before)
  }

  @Test func focusChangeKeepsHeaderVisible() {
    let (store, screen, renderer) = program()
    store.send(.input(.key(.character("5"))))
    renderer.drawIfNeeded()
    #expect(store.state.page.focus == .detail)
    #expect(screen.lines.first?.contains("Seoul") == true)
    #expect(screen.lines.contains { $0.contains("▸5 DETAIL") })
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 20, height: 5),
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
    Size(width: 200, height: 60), Size(width: 300, height: 100),
  ])
  func everyScreenSizeIsDrawnWithinBounds(_ size: Size) {
    for language in Language.allCases {
      var state = Sample.state(size)
      state.settings.language = language
      let (store, screen, renderer) = program(state)
      for section in Section.allCases {
        store.send(.input(.key(.character(Character("\(section.rawValue + 1)")))))
        renderer.drawIfNeeded()
        #expect(store.state.page.focus == section)
      }
      #expect(screen.lines.allSatisfy { TextWidth.of($0) <= size.width })
    }
  }

  @Test func tooSmallTerminalShowsRequiredSize() {
    let (_, screen, _) = program(Sample.state(Size(width: 19, height: 4)))
    #expect(screen.lines.joined(separator: " ").contains("20×5"))
  }

  /// Screen readers and magnifiers track the terminal's cursor, whether hidden or not.
  @Test(arguments: [
    ("3", [Key.down, .down]), ("5", [.right, .right]), ("p", [.down]), (",", [.down, .down]),
    ("1", []),
  ])
  func hiddenCursorMarksSelectedItem(first: String, keys: [Key]) throws {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    state.favourites = FirstBoard.places
    AppReducer().press([.character(Character(first))] + keys, &state)
    let screen = shown(state)
    let point = try #require(screen.resting)
    #expect(screen.cursor == nil && screen.terminal[point.x, point.y].text == "▸")
    // There is no mark below it.
    let below = screen.lines.dropFirst(point.y + 1)
    #expect(!below.contains { $0.contains("▸") })
  }

  @Test func hiddenCursorMarksChosenHour() throws {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    AppReducer().press([.character("2")], &state)
    let first = try #require(shown(state).resting)
    AppReducer().press([.right, .right, .right], &state)
    let screen = shown(state)
    let point = try #require(screen.resting)
    #expect(point.y == first.y && point.x > first.x)
    #expect(screen.lines[point.y].contains("18     21"))
  }

  /// In 256 colours the mark is brighter on the tinted row than in a header.
  @Test(arguments: [false, true], ["2", "3"])
  func hiddenCursorMarksChosenHourOfDay(isCoarse: Bool, section: Character) throws {
    var state = Sample.state(Size(width: 100, height: 36))
    state.shown.fetched = ScreenReports.full()
    state.settings.hasCoarseColors = isCoarse
    AppReducer().press([.character(section), .enter, .down, .down], &state)
    #expect(state.page.panel == .day)
    let screen = shown(state)
    let point = try #require(screen.resting)
    let line = screen.lines[point.y].dropFirst(point.x)
    #expect(line.hasPrefix("▸ ") && line.dropFirst(4).first == ":")
  }

  @Test func hiddenCursorMarksSelectedWarning() throws {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.alerts = ScreenReports.warnings
    for keys in [[Key.character("a")], [.right]] {
      AppReducer().press(keys, &state)
      let layout = try #require(WarningsLayout(of: state))
      let screen = shown(state)
      let point = try #require(screen.resting)
      let name = layout.lines[layout.starts[layout.index]].text
      #expect(screen.lines[point.y].dropFirst(point.x).hasPrefix(name), "\(name)")
    }
    #expect(WarningsLayout(of: state)?.index == 1)
  }

  @Test func hiddenCursorMarksSelectedWeekOfYear() throws {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    state.forecasts.normals[Sample.seoul.id] = YearFixture.normals
    AppReducer().press([.character("y"), .right], &state)
    let screen = shown(state)
    let point = try #require(screen.resting)
    let week = try #require(YearSlice(state).map(YearSummary.weekParts)?.first)
    #expect(screen.lines[point.y].dropFirst(point.x).hasPrefix(week.text))
  }

  private func shown(_ state: AppState) -> TestScreen {
    let screen = TestScreen(size: state.size)
    FrameRenderer(
      store: Store(initialState: state, reducer: AppReducer()), screen: screen
    ).drawIfNeeded()
    return screen
  }
}
