import TerminalUI

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
    let inner = rest.inset(
      top: rest.height >= 12 ? 1 : 0, left: margin, bottom: rest.height >= 12 ? 1 : 0,
      right: margin)
    let lines = TextWrap.lines(sentence, width: inner.width)
    let shown = lines.prefix(max(0, inner.height - 5))
    let (foot, above) = inner.splitBottom(shown.count)
    for (row, text) in shown.enumerated() {
      grid.write(text, x: foot.x, y: foot.y + row, style: page.theme.text, maxX: foot.maxX)
    }
    body = above.inset(bottom: above.height >= 8 ? 1 : 0)
  }
}
