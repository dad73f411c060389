import TerminalUI

/// Every value of the place as a tile; ← → walk through them, Enter opens the one in focus.
struct DetailView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  func draw(into grid: inout Grid, in area: Rect) {
    for (index, (value, tile)) in zip(DetailValue.allCases, DetailLayout(in: area).tiles)
      .enumerated()
    {
      draw(
        DetailTile(value, page), isChosen: page.isFocused(.detail) && index == page.slice.detail,
        into: &grid, in: tile, end: min(tile.maxX + 1, area.maxX))
    }
  }

  /// Draws a tile; its texts end before `end`, a blank column short of the next one's.
  private func draw(
    _ tile: DetailTile, isChosen: Bool, into grid: inout Grid, in area: Rect, end: Int
  ) {
    guard area.height > 0 else { return }
    let theme = page.theme
    let x = area.x + 2
    let room = max(0, end - x)
    if isChosen { grid.write("▸", x: area.x, y: area.y, style: theme.accent.bold()) }
    func write(_ text: String, row: Int, _ style: Style) {
      guard row < area.height else { return }
      grid.write(TextWidth.truncated(text, to: room), x: x, y: area.y + row, style: style)
    }
    write(tile.label, row: 0, isChosen ? theme.accent.bold() : theme.label)
    write(tile.value, row: 1, (tile.style ?? theme.value).bold())
    if let fraction = tile.fraction, area.height > 2 {
      let gauge = Gauge(fraction: fraction, style: theme.key, track: theme.rule)
      gauge.draw(into: &grid, in: Rect(x: x, y: area.y + 2, width: min(14, room), height: 1))
    } else {
      let fits = TextWidth.of(tile.remark) <= room
      write(fits ? tile.remark : tile.shortRemark ?? tile.remark, row: 2, theme.label)
    }
  }
}
