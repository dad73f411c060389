import TerminalUI

/// Where everything of the board stands on the screen.
struct BoardLayout: Equatable {
  /// From this width on the page stays in sight, and the board stands at its left.
  static let besidePageFrom = 200
  /// Columns of the board at the left of the page, the line between them included.
  static let widthBesidePage = 80

  let title: Rect
  let banner: Rect
  let filter: Rect
  let headings: Rect
  let list: Rect
  /// What is known of the chosen place, in the rows that the list leaves; empty where those are few,
  /// and beside the page.
  let preview: Rect
  /// Whether a line at its right sets it apart from the page.
  let isBesidePage: Bool

  /// The cells that the board takes, the line beside it included.
  var frame: Rect {
    Rect(x: 0, y: 0, width: width + (isBesidePage ? 1 : 0), height: bottom)
  }

  /// The row after the last one.
  let bottom: Int

  /// Columns of every row.
  var width: Int { title.width }

  init(of state: AppState) {
    let page = PageLayout(
      size: state.size, searching: false, hasBanner: Banner.cause(in: state) != nil)
    isBesidePage = state.isPageBesideBoard
    let width = isBesidePage ? Self.widthBesidePage - 1 : state.size.width
    title = page.header.splitLeft(width).left
    banner = page.banner
    let window = page.window.splitLeft(width).left
    let (filterRow, belowFilter) = window.splitTop(state.board.panel?.filter == nil ? 0 : 1)
    filter = filterRow
    let (headingRow, rest) = belowFilter.splitTop(window.height >= 8 ? 1 : 0)
    headings = headingRow
    bottom = rest.maxY
    // By the places that there are, not by those that a filter leaves: nothing jumps while typing.
    let (rows, spare) = rest.splitTop(min(rest.height, state.favourites.count))
    let below = spare.inset(top: 1).splitTop(BoardPreview.rows.upperBound).top
    let hasPreview = !isBesidePage && !rows.isEmpty && below.height >= BoardPreview.rows.lowerBound
    list = hasPreview ? rows : rest
    preview = hasPreview ? below : .zero
  }

  /// The row of the list under a cell.
  func row(at point: Point, of board: BoardState) -> Int? {
    let view = ListView(count: board.arranged.count, state: board.list) { _, _, _, _ in }
    return view.index(at: point, in: list)
  }
}

extension AppState {
  /// Whether the board leaves room for the page beside it.
  var isPageBesideBoard: Bool { board.isShown && size.width >= BoardLayout.besidePageFrom }

  /// Whether keys are the board's: beside it the page may have them.
  var boardHasKeys: Bool {
    board.isShown && !(board.panel?.isBesidePage == true && isPageBesideBoard)
  }

  /// Whether the first line is the page's; a board over the page has a title of its own there.
  var showsHeader: Bool { !board.isShown || isPageBesideBoard }
}
