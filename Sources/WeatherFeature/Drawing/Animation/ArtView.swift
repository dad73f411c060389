import TerminalUI
import WeatherModel

/// The picture of the weather in motion: drawn on its own, so that a step draws nothing else.
struct ArtView: GridView {
  /// What the picture reads of the state.
  struct Slice: Equatable, Sendable {
    var current: CurrentWeather
    var icons: IconSet
    var theme: ThemeName
    var phase: Int

    /// Nil while the picture stands still: then the page itself shows it.
    init?(_ state: AppState) {
      guard state.motion.phase > 0, let report = state.report else { return nil }
      current = report.weatherNow(at: state.now).weather
      icons = state.settings.icons
      theme = state.settings.theme
      phase = state.motion.phase
    }
  }

  private let art: ConditionArt
  private let theme: Theme

  init(_ slice: Slice, breadth: PageLayout.Breadth) {
    art = CurrentView.art(
      slice.current, breadth: breadth, icons: slice.icons, phase: slice.phase)
    theme = Theme(slice.theme)
  }

  func grid() -> Grid {
    var grid = Grid(size: Size(width: ConditionArt.size.width, height: art.rows.count))
    art.draw(into: &grid, at: .zero, theme: theme)
    return grid
  }
}
