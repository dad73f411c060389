import TerminalUI

/// The title and the outline of what lies over the page, so that the page does not run into it.
struct OverlayOutline {
  var title: String
  /// Whether the screen leaves room beside it; otherwise lines above and below are enough.
  var hasSides: Bool
  var theme: Theme

  /// Draws around the whole grid.
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
