import TerminalUI
import WeatherModel

/// The frame of a panel: a header with the position, the body, a sentence at the foot.
struct PanelFrame {
  private let header: Rect
  let body: Rect
  private let foot: Rect
  private let lines: ArraySlice<String>

  init(sentence: String, _ page: PageContext, in area: Rect) {
    let (line, rest) = area.splitTop(1)
    header = line
    let margin = page.breadth == .compact ? 1 : 3
    let inner = rest.inset(
      top: rest.height >= 12 ? 1 : 0, left: margin, bottom: rest.height >= 12 ? 1 : 0,
      right: margin)
    lines = TextWrap.lines(sentence, width: inner.width).prefix(max(0, inner.height - 5))
    let (bottom, above) = inner.splitBottom(lines.count)
    foot = bottom
    body = above.inset(bottom: above.height >= 8 ? 1 : 0)
  }

  func draw(_ title: SectionHeader, _ page: PageContext, into grid: inout Grid) {
    title.draw(into: &grid, in: header)
    for (row, text) in lines.enumerated() {
      grid.write(text, x: foot.x, y: foot.y + row, style: page.theme.text, maxX: foot.maxX)
    }
  }
}

/// The open panel over the page: one value, the hours of one day, or the comparison of forecasts.
struct PanelView: OverlayView {
  private let slice: PageView.Slice
  let frame: Rect

  /// Creates the view; nil while no panel is in sight.
  init?(_ state: AppState) {
    guard state.isInSight(PanelLayer.self) else { return nil }
    var slice = PageView.Slice(state)
    // Moonrise and moonset are searched for in each drawing, which another hour does not need.
    if state.page.isWithoutHours(state.report) { slice.hour = 0 }
    self.slice = slice
    frame = PageLayout(slice.layout).window
  }

  func grid() -> Grid {
    var grid = Grid(size: frame.size)
    guard let fetched = slice.fetched, let panel = slice.panel else { return grid }
    let page = PageContext(
      slice: slice, fetched: fetched, breadth: PageLayout.Breadth(width: frame.width))
    switch panel {
    case .detail: DetailPanel(page).draw(into: &grid, in: grid.bounds)
    case .comparison: ComparisonPanel(page).draw(into: &grid, in: grid.bounds)
    case .day: DayPanel(page).draw(into: &grid, in: grid.bounds)
    }
    return grid
  }

  /// Returns the title of the open panel at a width of the screen; nil where it has none.
  static func title(_ page: PageContext, width: Int) -> SectionHeader? {
    switch page.slice.panel {
    case .detail: DetailPanel(page).title
    case .comparison: ComparisonPanel(page).title
    case .day: DayPanel(page).title(width: width)
    case nil: nil
    }
  }
}

/// The title and the outline of an overlay, which separate it from the page below.
struct OverlayOutline {
  var title: String
  /// Whether the screen leaves room beside the overlay; otherwise lines above and below are enough.
  var hasSides: Bool
  var theme: Theme

  /// Draws the title and the outline around the whole grid.
  func draw(into grid: inout Grid) {
    let header = Rect(grid.size).row(0)
    SectionHeader(title: title, note: "", isFocused: true, theme: theme)
      .draw(into: &grid, in: hasSides ? header.inset(left: 1, right: 1) : header)
    let (right, foot) = (grid.size.width - 1, grid.size.height - 1)
    guard right > 1, foot > 0 else { return }
    for x in 1..<right { grid.put("─", x: x, y: foot, style: theme.accent) }
    guard hasSides else { return }
    for y in 1..<foot {
      grid.put("│", x: 0, y: y, style: theme.accent)
      grid.put("│", x: right, y: y, style: theme.accent)
    }
    let ends: [(Unicode.Scalar, Int, Int)] = [
      ("╭", 0, 0), ("─", 1, 0), ("─", right - 1, 0), ("╮", right, 0), ("╰", 0, foot),
      ("╯", right, foot),
    ]
    for (end, x, y) in ends { grid.put(end, x: x, y: y, style: theme.accent) }
  }
}
