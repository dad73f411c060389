import TerminalUI
import WeatherModel

/// What Enter opened, over the page: one value at large, or the hours of one day.
struct PanelView: GridView {
  let slice: PageView.Slice
  let area: Size

  func grid() -> Grid {
    var grid = Grid(size: area)
    guard let report = slice.report, let panel = slice.panel else { return grid }
    let page = PageContext(
      slice: slice, report: report, breadth: PageLayout.Breadth(width: area.width))
    switch panel {
    case .detail: DetailPanel(page).draw(into: &grid, in: grid.bounds)
    case .day: DayPanel(page).draw(into: &grid, in: grid.bounds)
    }
    return grid
  }
}
