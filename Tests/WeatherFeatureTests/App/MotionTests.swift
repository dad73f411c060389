import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// What moves, and what it costs: counted, not timed.
@MainActor
@Suite(.sampleProgram)
struct MotionTests {
  private func rainy(_ size: Size = Size(width: 120, height: 40)) -> AppState {
    var state = Sample.state(size)
    state.settings.animates = true
    return state
  }

  @Test func rainFallsWithoutThePageBeingDrawn() {
    let store = Store(initialState: rainy(), reducer: AppReducer())
    let screen = TestScreen(size: store.state.size)
    let renderer = FrameRenderer(store: store, screen: screen)
    renderer.drawIfNeeded()
    let before = renderer.counters
    var pictures: Set<[String]> = []
    for _ in 0..<8 {
      store.send(.motion(.stepped))
      renderer.drawIfNeeded()
      pictures.insert(screen.lines)
    }
    #expect(renderer.counters.drawn[.art] == 8)
    for view in ViewName.allCases where view != .art {
      #expect(renderer.counters.drawn[view] == before.drawn[view], "\(view)")
    }
    #expect(pictures.count == ConditionArt.phaseCount(of: .rain))
    #expect(screen.frames.dropFirst().allSatisfy { $0.cellsChanged <= ConditionArt.size.area })
  }

  @Test func nothingTicksWhereNothingMovesOrIsSeen() {
    var states: [String: AppState] = [:]
    func state(_ name: String, _ change: (inout AppState) -> Void) {
      var state = rainy()
      change(&state)
      states[name] = state
    }
    state("switched off") { $0.settings.animates = false }
    state("no colours") { $0.hasColor = false }
    state("no colours by theme") { $0.settings.theme = .mono }
    state("no report") { $0.weather.report = nil }
    state("clear sky") { $0.weather.report?.current.condition = .clear }
    state("panel") { $0.weather.panel = .detail }
    state("help") { $0.showsHelp = true }
    state("scrolled away") {
      $0.size = Size(width: 80, height: 24)
      $0.weather.scroll = 12
    }
    state("search over the page") {
      $0.size = Size(width: 80, height: 24)
      $0.search = SearchState()
    }
    for (name, state) in states { #expect(Motion.pause(state) == nil, "\(name)") }
    #expect(Motion.pause(rainy()) != nil)
  }

  @Test func noConditionMovesMoreThanTenTimesASecond() {
    for condition in Condition.allCases {
      var state = rainy()
      state.weather.report?.current.condition = condition
      let pause = Motion.pause(state)
      #expect((pause != nil) == condition.isPrecipitation, "\(condition)")
      #expect(pause.map { $0 >= .milliseconds(100) } ?? true)
    }
  }

  @Test func theClockOfThePictureStartsOnceAndEndsByItself() {
    var state = rainy()
    let reducer = AppReducer()
    #expect(!reducer.reduce(state: &state, action: .minutePassed(Sample.now)).isNone)
    #expect(state.motion.isTicking)
    _ = reducer.reduce(state: &state, action: .motion(.stepped))
    #expect(state.motion.phase == 1 && state.motion.isTicking)
    state.showsHelp = true
    #expect(reducer.reduce(state: &state, action: .motion(.stepped)).isNone)
    #expect(state.motion.phase == 1 && !state.motion.isTicking)
  }

  @Test func theNextPlaceSlidesInAndIsThereForTheNextKey() {
    var state = rainy()
    state.favourites = [Sample.seoul, Sample.busan]
    let reducer = AppReducer()
    _ = reducer.reduce(state: &state, action: .input(.key(.character("]"))))
    #expect(state.weather.place == Sample.busan)
    #expect(state.motion.slide == PageSlide(direction: 1))
    let distances = (0..<PageSlide.steps).map { step in
      _ = reducer.reduce(state: &state, action: .motion(.slid))
      return PageSlide(direction: 1, step: step).distance(width: 80)
    }
    #expect(state.motion.slide == nil)
    #expect(distances == distances.sorted(by: >))
    #expect(PageSlide.pause * PageSlide.steps <= .milliseconds(150))
  }

  @Test func halfWayBothPagesStandSideBySide() {
    var state = rainy(Size(width: 80, height: 24))
    state.motion.slide = PageSlide(direction: 1)
    let layout = PageLayout(of: state)
    func page(_ glyph: Character) -> Grid {
      var grid = Grid(size: layout.window.size)
      grid.fill(grid.bounds, with: glyph)
      return grid
    }
    for (direction, expected) in [(1, ["a", "b"]), (-1, ["b", "a"])] {
      var frame = Grid(size: state.size)
      PageWindow.slide(
        page("b"), over: page("a"), PageSlide(direction: direction, step: 1), layout: layout,
        scroll: 0, in: &frame)
      #expect([frame[0, 5].text, frame[79, 5].text] == expected)
      #expect(!frame.lines[5].contains(" "))
    }
  }
}
