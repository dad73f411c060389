import TerminalUI
import WeatherModel
import WeatherWords

/// The warnings over their hours, with their texts, or a sentence that there are none or that no
/// authority was requested.
struct WarningsView: OverlayView {
  private let layout: WarningsLayout
  private let scroll: Int
  /// The place that the title names; nil if the header names it already.
  private let place: Place?
  private let settings: DisplaySettings

  var frame: Rect { layout.window }

  init?(_ state: AppState) {
    guard let warnings = state.warnings, state.isInSight(WarningsLayer.self),
      let layout = WarningsLayout(of: state)
    else { return nil }
    self.layout = layout
    scroll = min(warnings.scroll, layout.lastScroll)
    place = state.showsHeader && warnings.place?.id == state.page.place?.id ? nil : warnings.place
    settings = state.settings
  }

  func grid() -> Grid {
    let theme = Theme(settings.colorScheme)
    var grid = Grid(size: frame.size)
    let body = layout.body
    title.draw(into: &grid, in: grid.bounds.row(0))
    var drawn: (chart: WarningChart, cells: Grid)?
    for (row, line) in layout.lines.dropFirst(scroll).prefix(max(0, body.height)).enumerated() {
      let y = body.y + row
      if let edge = line.edge, body.x >= 2 {
        grid.write(settings.icons == .ascii ? "|" : "▌", x: body.x - 2, y: y, style: edge)
      }
      let isPlain = line.fills.isEmpty && line.chart == nil
      let x = grid.write(line.label, x: body.x, y: y, style: isPlain ? theme.label : line.style)
      if let row = line.chart {
        if drawn?.chart != row.chart { drawn = (row.chart, row.chart.grid(theme)) }
        if let cells = drawn?.cells {
          grid.blit(
            cells, from: cells.bounds.row(row.row), to: Point(x: x, y: y))
        }
      }
      for fill in line.fills {
        let columns = Rect(
          x: x + fill.columns.lowerBound, y: y, width: fill.columns.count, height: 1)
        grid.fill(columns, style: fill.style)
        grid.write(fill.text, x: columns.x, y: y, style: fill.style, maxX: columns.maxX)
      }
      grid.write(line.text, x: x, y: y, style: line.style, maxX: body.maxX)
    }
    return grid
  }

  /// The title with the place, the directions in which lines are hidden, and the position among the
  /// warnings.
  var title: SectionHeader {
    let format = WeatherFormat(settings)
    let marks = [scroll < layout.lastScroll ? "↓" : "", scroll > 0 ? "↑" : "", position]
    return SectionHeader(
      title: ([format.words.warnings.title] + [place].compactMap(\.self).map(format.placeName))
        .joined(separator: "  "),
      note: marks.filter { !$0.isEmpty }.joined(separator: " "),
      isFocused: true, theme: Theme(settings.colorScheme))
  }

  /// The position of the chosen warning: `◂ 1/2 ▸`.
  private var position: String {
    switch layout.count {
    case 0: ""
    case 1: "1/1"
    default: "◂ \(layout.index + 1)/\(layout.count) ▸"
    }
  }
}
