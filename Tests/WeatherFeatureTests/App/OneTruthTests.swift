import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// A place has the same weather everywhere on the screen.
@MainActor
struct OneTruthTests {
  private static let screen = Size(width: 200, height: 60)

  /// Creates a program with the place as a favourite and the board beside the page; the server
  /// reports 18°.
  private func program(
    requested: Guarded<[WeatherRequest]>
  ) -> (Store<AppState, AppAction>, TestScreen, FrameRenderer) {
    DIContainer.withValues({
      $0.continuousClock = TestClock()
      $0.now = { Sample.now }
      $0.cities = Sample.cities
      $0.normals = .none
      $0.radar = .none
      $0.storms = .none
      $0.fields = .none
      $0.forecastCache = .none
      $0.persist = { _ in }
      $0.upgrade = .none
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        requested.change { $0.append(request) }
        var report = Sample.report(of: request.place, temperature: 18)
        report.detailLevel = request.detailLevel
        report.fetchedAt = Sample.now + 1
        return report
      }
    }) {
      let store = Store(
        initialState: Boards.program(Self.screen), reducer: AppReducer())
      let screen = TestScreen(size: Self.screen)
      let renderer = FrameRenderer(
        store: store, screen: screen, coastline: MapFixtures.coastline)
      renderer.drawIfNeeded()
      return (store, screen, renderer)
    }
  }

  @Test func reloadUpdatesPageBoardAndMapInOneFrame() async {
    let requested = Guarded<[WeatherRequest]>([])
    let (store, screen, renderer) = program(requested: requested)
    #expect(screen.lines.contains { $0.contains("Seoul") && $0.contains("9°") })
    store.send(.input(.key(.character("r"))))
    await store.finishEffects()
    // However many responses arrived, the next frame shows them all.
    let frames = renderer.counters.frames
    renderer.drawIfNeeded()
    #expect(renderer.counters.frames == frames + 1)
    #expect(requested.value.map(\.place.id).sorted() == Boards.places.map(\.id).sorted())
    let row = screen.lines.first { $0.contains("   Seoul ") && $0.contains("│") }
    #expect(row?.contains("18°") == true, "\(screen.lines)")
    #expect(store.state.report?.current.temperature == 18)
    #expect(FavouriteOnMap.all(in: store.state).allSatisfy { $0.temperature == 18 })
    #expect(!screen.lines.joined().contains(" 9°"))
  }

  /// A minute's tick, a network that is back, a clock that jumps: one request per place.
  @Test(arguments: [
    AppAction.minutePassed(Sample.now + 660), .minutePassed(Sample.now + 7200),
    .forecasts(.networkChanged(true)), .forecasts(.clockJumped),
    .input(.key(.character("r"))),
  ])
  func everyReloadTriggerMakesOneRequestPerPlace(action: AppAction) async {
    let requested = Guarded<[WeatherRequest]>([])
    var state = Boards.program(Self.screen)
    for id in state.forecasts.entries.keys {
      state.forecasts.entries[id]?.fetched?.fetchedAt = Sample.now - 3600
    }
    if case .forecasts(.networkChanged) = action { state.forecasts.network = .absent }
    let store = SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.continuousClock = TestClock()
      $0.now = { Sample.now }
      $0.cities = Sample.cities
      $0.normals = .none
      $0.radar = .none
      $0.storms = .none
      $0.fields = .none
      $0.forecastCache = .none
      $0.persist = { _ in }
      $0.upgrade = .none
      $0.weatherClient = WeatherClient(
        report: { request throws(WeatherFailure) in Sample.report(of: request.place) },
        reports: { requests, _ in requested.change { $0 += requests } })
    }
    await store.send(action)
    await store.finish()
    #expect(requested.value.map(\.place.id).sorted() == Boards.places.map(\.id).sorted())
    #expect(requested.value.filter { $0.detailLevel == .full }.map(\.place) == [Sample.seoul])
  }

  /// The list of layers determines the keyboard focus, the drawing and the footer.
  @Test func topLayerHandlesKeysAndFooterHints() {
    var state = Boards.program(Size(width: 80, height: 24))
    #expect(state.layers.map { $0.id } == [PageLayer().id, BoardLayer().id])
    #expect(state.hints.local.contains { $0.glyph == "s" })
    state.settingsPanel = SettingsState()
    #expect(state.action(for: .key(.up)) == .settings(.input(.key(.up))))
    state.help = HelpState()
    #expect(state.action(for: .key(.up)) == .help(.scrolled(-1)))
    #expect(state.action(for: .key(.character("x"))) == .help(.dismissed))
  }

  @Test func pageIsClickableBesideBoardButNotBelowIt() {
    var state = Boards.program(Self.screen)
    let layout = PageLayout(of: state)
    let hourly = layout.sections[.hourly]?.y ?? 0
    let onPage = MouseEvent(
      kind: .press, position: Point(x: layout.window.x + 2, y: layout.window.y + hourly))
    #expect(state.action(for: .mouse(onPage)) == .page(.press(.hourly, item: nil)))
    state.size = Size(width: 120, height: 40)
    if case .page? = state.action(for: .mouse(onPage)) { Issue.record("The page lies below it.") }
  }
}
