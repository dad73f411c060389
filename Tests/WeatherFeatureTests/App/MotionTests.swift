import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The animations and their cost; counts, not times.
@MainActor
@Suite(.sampleProgram)
struct MotionTests {
  private func rainy(_ size: Size = Size(width: 120, height: 40)) -> AppState {
    var state = Sample.state(size)
    state.settings.animates = true
    return state
  }

  @Test func rainAnimationRedrawsOnlyTheArt() {
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
    let others = { (counters: FrameCounters) in counters.drawn.filter { $0.key != .art } }
    #expect(others(renderer.counters) == others(before))
    #expect(pictures.count == ConditionArt.period(of: .rain))
    #expect(screen.frames.dropFirst().allSatisfy { $0.cellsChanged <= ConditionArt.size.area })
  }

  @Test func animationDoesNotTickWhenDisabledOrHidden() {
    var states: [String: AppState] = [:]
    func state(_ name: String, _ change: (inout AppState) -> Void) {
      var state = rainy()
      change(&state)
      states[name] = state
    }
    state("switched off") { $0.settings.animates = false }
    state("no colours") { $0.hasColor = false }
    state("no colours by theme") { $0.settings.theme = .mono }
    state("no report") { $0.shown.fetched = nil }
    state("clear sky") { $0.shown.fetched?.current.condition = .clear }
    state("panel") { $0.page.panel = .detail }
    state("help") { $0.help = HelpState() }
    state("scrolled away") {
      $0.size = Size(width: 80, height: 24)
      $0.page.scroll = 12
    }
    state("search over the page") {
      $0.size = Size(width: 80, height: 24)
      $0.search = SearchState()
    }
    for (name, state) in states { #expect(Motion.pause(state) == nil, "\(name)") }
    #expect(Motion.pause(rainy()) != nil)
  }

  /// The picture stops under layers that pause animation, and continues beside layers that leave it
  /// visible.
  @Test(arguments: [
    Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60),
  ])
  func animationRunsOnlyUnderLayersThatShowPage(size: Size) {
    /// Opens a layer. From the given width on the page stays visible.
    let openings: [(layer: any Layer, width: Int?, open: (inout AppState) -> Void)] = [
      (PageLayer(), 0, { _ in }), (PanelLayer(), nil, { $0.page.panel = .detail }),
      (WholeMapLayer(), nil, { $0.page.holdsMap = true }),
      (
        BoardLayer(), 200,
        {
          $0.favourites = [Sample.seoul]
          $0.board.panel = BoardPanel()
        }
      ),
      (YearLayer(), nil, { $0.year = YearState() }),
      (DatedLayer(), nil, { $0.dated = DatedState() }),
      (WarningsLayer(), nil, { $0.warnings = WarningsState() }),
      (SearchLayer(), 120, { $0.search = SearchState() }),
      (SettingsLayer(), nil, { $0.settingsPanel = SettingsState() }),
      (LocationLayer(), nil, { $0.location = LocationState(.question) }),
      (HelpLayer(), nil, { $0.help = HelpState() }),
    ]
    #expect(openings.map { $0.layer.id } == Layers.all.map { $0.id })
    for (layer, width, open) in openings {
      var state = rainy(size)
      open(&state)
      #expect(state.layers.last?.id == layer.id)
      let moves = width.map { size.width >= $0 } ?? false
      #expect((Motion.pause(state) != nil) == moves, "\(layer) at \(size)")
    }
  }

  @Test func precipitationAnimatesAtMostTenTimesPerSecond() {
    for condition in Condition.allCases {
      var state = rainy()
      state.shown.fetched?.current.condition = condition
      let pause = Motion.pause(state)
      #expect((pause != nil) == condition.isPrecipitation, "\(condition)")
      #expect(pause.map { $0 >= .milliseconds(100) } ?? true)
    }
  }

  @Test func animationTimerStopsWhenArtIsHidden() {
    var state = rainy()
    let reducer = AppReducer()
    reducer.settle(&state, .minutePassed(Sample.now))
    #expect(state.motion.isTicking)
    reducer.settle(&state, .motion(.stepped))
    #expect(state.motion.phase == 1 && state.motion.isTicking)
    state.help = HelpState()
    #expect(reducer.reduce(state: &state, action: .motion(.stepped)).isNone)
    #expect(state.motion.phase == 1 && !state.motion.isTicking)
  }

  @Test func nextPlaceIsCurrentWhileItSlidesIn() {
    var state = rainy()
    state.favourites = [Sample.seoul, Sample.busan]
    let reducer = AppReducer()
    reducer.settle(&state, .input(.key(.character("]"))))
    #expect(state.page.place == Sample.busan)
    #expect(state.motion.slide == PageSlide(direction: 1, step: 1))
    state.motion.slide = PageSlide(direction: 1)
    let distances = (0..<PageSlide.steps).map { step in
      reducer.settle(&state, .motion(.slid))
      return PageSlide(direction: 1, step: step).distance(width: 80)
    }
    #expect(state.motion.slide == nil)
    #expect(distances == distances.sorted(by: >))
    #expect(PageSlide.pause * PageSlide.steps <= .milliseconds(150))
  }

  @Test func slowTerminalDisablesSlideAnimation() {
    var state = rainy()
    state.favourites = [Sample.seoul, Sample.busan]
    let reducer = AppReducer()
    reducer.settle(&state, .motion(.terminalTakes(isSlow: true)))
    reducer.settle(&state, .input(.key(.character("]"))))
    #expect(state.page.place == Sample.busan && state.motion.slide == nil)
    reducer.settle(&state, .motion(.terminalTakes(isSlow: false)))
    reducer.settle(&state, .input(.key(.character("]"))))
    #expect(state.motion.slide != nil)
  }

  @Test(
    arguments: [
      (4000, 9000, nil), (8192, 40, false), (8192, 41, true), (100_000, 400, false),
      (100_000, 600, true),
    ] as [(Int, Int, Bool?)])
  func slowTerminalIsDetectedFromLargeFrames(bytes: Int, milliseconds: Int, isSlow: Bool?) {
    let statistics = FrameStatistics(
      cellsChanged: 1, bytes: bytes, duration: .milliseconds(milliseconds))
    #expect(statistics.isSlow == isSlow)
    #expect(FrameStatistics(cellsChanged: 1, bytes: bytes).isSlow == nil)
  }

  @Test func halfwaySlideShowsBothPages() {
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

  @Test func pageDoesNotSlideWithoutAnimationOrColors() {
    for change in [{ $0.settings.animates = false }, { $0.hasColor = false }]
      as [(inout AppState) -> Void]
    {
      var state = rainy()
      change(&state)
      state.favourites = [Sample.seoul, Sample.busan]
      AppReducer().settle(&state, .input(.key(.character("]"))))
      #expect(state.page.place == Sample.busan && state.motion.slide == nil)
    }
  }

  /// All frames of a slide together stay within 60 KiB.
  @Test(
    arguments: [
      (80, 24, true, 0), (120, 40, true, 1), (120, 40, false, 0), (200, 60, true, nil),
      (200, 60, false, 1), (250, 70, false, nil),
    ] as [(Int, Int, Bool, Int?)])
  func slideSkipsStepsThatSendTooMuch(width: Int, height: Int, isExact: Bool, first: Int?) {
    let size = Size(width: width, height: height)
    #expect(PageSlide(direction: 1, on: size, isExact: isExact)?.step == first)
  }

  @Test func slideHalvesThenNearlyEnds() {
    let distances = (0...3).map { PageSlide(direction: 1, step: $0).distance(width: 80) }
    #expect(distances == [40, 10, 0, 0])
  }
}
