import CitySearch
import Foundation
import MVI
import TerminalUI
import WeatherFeature
import WeatherModel

/// Measures keys in the search pane: the time from the key to the frame, and the cells drawn.
@MainActor
struct PaneBench {
  /// A screen that discards its frames.
  private final class BlindScreen: Screen {
    let size = Size(width: 120, height: 40)
    let capabilities = ScreenCapabilities(colors: 256, isUnicode: true, hasMouse: true)

    func present(
      _ grid: Grid, cursor: Point?, resting: Point?, pictures: [PicturePlacement]
    ) -> FrameStatistics {
      FrameStatistics(cellsChanged: 0)
    }

    func redrawEverything() {}
  }

  private let store: Store<AppState, AppAction>
  private let renderer: FrameRenderer

  init(index: CityIndex) {
    let finder = PlaceFinder(list: index, discoveries: [], homeCountry: "KR")
    let screen = BlindScreen()
    store = DIContainer.withValues {
      $0.cities = CitiesClient(search: { finder.places(for: $0) }, towns: { _, _ in [] })
      $0.continuousClock = ContinuousClock()
    } operation: {
      var state = AppState(size: screen.size, now: Date(timeIntervalSince1970: 1_795_253_400))
      state.settings.isOffline = true
      return Store(initialState: state, reducer: AppReducer())
    }
    renderer = FrameRenderer(store: store, screen: screen)
    renderer.drawIfNeeded()
    store.send(.input(.key(.character("/"))))
    renderer.drawIfNeeded()
  }

  func measure() {
    let before = renderer.counters
    var times: [Double] = []
    for _ in 0..<10 {
      for text in SearchBench.typed {
        for letter in text {
          let time = ContinuousClock().measure {
            store.send(.input(.key(.character(letter))))
            renderer.drawIfNeeded()
          }
          times.append(Report.milliseconds(time))
        }
        store.send(.input(.key(.control("u"))))
        renderer.drawIfNeeded()
      }
    }
    times.sort()
    Report.line(
      "key in the search pane to its frame: median", Report.text(times[times.count / 2]), "<= 2 ms",
      isMet: times[times.count / 2] <= 2)
    let others = renderer.counters.drawn.filter { $0.key != .search }.map { view, count in
      count - before.drawn[view, default: 0]
    }.reduce(0, +)
    Report.line(
      "  other views drawn for \(times.count) keys", "\(others)", "0", isMet: others == 0)
  }
}
