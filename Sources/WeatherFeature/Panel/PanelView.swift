import TerminalUI
import WeatherModel

/// What Enter opened, over the page: one value at large, or the hours of one day.
struct PanelView: Equatable {
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

/// The frame that both panels have: a header with the position, the body, a sentence at the foot.
struct PanelFrame {
  let body: Rect

  init(
    title: String, position: Int, count: Int, sentence: String, _ page: PageContext,
    into grid: inout Grid, in area: Rect
  ) {
    let (line, rest) = area.splitTop(1)
    SectionHeader(
      title: title, note: "◂ \(position + 1)/\(count) ▸", isFocused: true, theme: page.theme
    ).draw(into: &grid, in: line)
    let margin = page.breadth == .compact ? 1 : 3
    var inner = rest.inset(
      top: rest.height >= 12 ? 1 : 0, left: margin, bottom: rest.height >= 12 ? 1 : 0,
      right: margin)
    let lines = TextWrap.lines(sentence, width: inner.width)
    let shown = lines.prefix(max(0, inner.height - 5))
    let (foot, above) = {
      let (bottom, rest) = inner.splitBottom(shown.count)
      return (bottom, rest)
    }()
    for (row, text) in shown.enumerated() {
      grid.write(text, x: foot.x, y: foot.y + row, style: page.theme.text, maxX: foot.maxX)
    }
    inner = above
    body = inner.inset(bottom: inner.height >= 8 ? 1 : 0)
  }
}
