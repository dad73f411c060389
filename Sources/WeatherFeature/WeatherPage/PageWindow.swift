import TerminalUI

/// The part of the page that the window shows, with the header line of the section at the top
/// pinned while its rows scroll under it.
enum PageWindow {
  static func show(_ page: Grid, layout: PageLayout, scroll: Int, in frame: inout Grid) {
    let window = layout.window
    let scroll = max(0, min(layout.lastScroll, scroll))
    let visible = Rect(x: 0, y: scroll, width: window.width, height: window.height)
    frame.blit(page, from: visible, to: window.origin)
    // Sections that stand side by side share their first row, so the widest pin is the row itself.
    let under = layout.sections.values.filter { $0.y < scroll && $0.maxY > scroll + 1 }
    for section in under where layout.breadth > .compact {
      let line = Rect(x: section.x, y: section.y, width: section.width, height: 1)
      frame.blit(page, from: line, to: Point(x: window.x + section.x, y: window.y))
    }
  }
}
