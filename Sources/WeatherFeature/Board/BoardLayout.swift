import TerminalUI

/// Where everything of the board stands on the screen.
struct BoardLayout: Equatable {
  let title: Rect
  let banner: Rect
  let filter: Rect
  let headings: Rect
  let list: Rect

  init(of state: AppState) {
    let page = PageLayout(
      size: state.size, searching: false, hasBanner: Banner.cause(in: state) != nil)
    title = page.header
    banner = page.banner
    let window = page.window
    let (filterRow, belowFilter) = window.splitTop(state.board.filter == nil ? 0 : 1)
    filter = filterRow
    let (headingRow, rest) = belowFilter.splitTop(window.height >= 8 ? 1 : 0)
    headings = headingRow
    list = rest
  }

  /// The row of the list under a cell.
  func row(at point: Point, of board: BoardState) -> Int? {
    let view = ListView(count: board.arranged.count, state: board.list) { _, _, _, _ in }
    return view.index(at: point, in: list)
  }
}
