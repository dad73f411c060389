import TerminalUI
import WeatherModel

/// The picture of the weather in motion: a layer of its own, so that a step draws nothing else.
struct ArtView: Equatable {
  let art: ConditionArt
  let theme: Theme

  init?(_ state: AppState, layout: PageLayout) {
    guard state.motion.phase > 0, Motion.pause(state) != nil, let report = state.weather.report
    else { return nil }
    art = CurrentView.art(
      report.weatherNow(at: state.now).weather, breadth: layout.breadth,
      icons: state.settings.icons,
      phase: state.motion.phase)
    theme = Theme(state.settings.theme)
  }

  func grid() -> Grid {
    var grid = Grid(size: Size(width: ConditionArt.size.width, height: art.rows.count))
    art.draw(into: &grid, at: .zero, theme: theme)
    return grid
  }
}
