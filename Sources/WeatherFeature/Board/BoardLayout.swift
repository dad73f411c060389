import TerminalUI

/// Where everything of the board stands on the screen.
struct BoardLayout: Equatable {
  /// From this width on the page stays in sight, and the board stands at its left.
  static let besidePageFrom = 190
  /// Columns of the board at the left of the page, the line between them included.
  static let widthBesidePage = 47
  /// The minimum width of a board over the page for two lines a place. Below it the strip would leave no
  /// room for the local time or for lows and highs.
  private static let pairsFrom = 100

  let title: Rect
  let banner: Rect
  let filter: Rect
  let headings: Rect
  let list: Rect
  /// What is known of the chosen place, in the rows that the list leaves; empty where those are few,
  /// and beside the page.
  let preview: Rect
  /// The area of the warnings and extremes of all places, below the list beside the page.
  let summary: Rect
  /// The number of lines of a place: more than one where the list has room for that.
  let rowHeight: Int
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
    // By the places that there are, not by those that a filter leaves: nothing jumps while typing.
    let count = state.favourites.count
    let mayPair = isBesidePage || width >= Self.pairsFrom
    rowHeight =
      mayPair && belowFilter.height >= count * 2 + 6
      ? Self.rowHeight(count: count, rows: belowFilter.height - 2) : 1
    let (headingRow, rest) = belowFilter.splitTop(
      window.height < 8 ? 0 : rowHeight > 1 && !isBesidePage ? 2 : 1)
    headings = headingRow
    bottom = rest.maxY
    let (rows, spare) = rest.splitTop(min(rest.height, count * rowHeight))
    let below = spare.inset(top: 1)
    let hasMore = !rows.isEmpty && below.height >= BoardPreview.rows.lowerBound
    list = hasMore ? rows : rest
    preview =
      hasMore && !isBesidePage ? below.splitTop(BoardPreview.rows.upperBound).top : .zero
    summary = hasMore && isBesidePage ? below : .zero
  }

  /// Returns the number of lines of a place where it has at least two: as many as leave room for the area
  /// below the list, and one more if more than six rows would stay blank.
  private static func rowHeight(count: Int, rows: Int) -> Int {
    let below = BoardSummary.rows + 1
    let height = max(2, min(6, (rows - below) / max(1, count)))
    let isBlank = rows - height * count - below > 6
    return isBlank && height < 6 && (height + 1) * count <= rows ? height + 1 : height
  }

  /// A Boolean value that indicates whether the hours of a place are a strip of one column an hour.
  var hasStrips: Bool { isBesidePage || rowHeight > 1 }

  /// The number of places that the list shows at once.
  var listCount: Int { list.height / rowHeight }

  /// The row of the list under a cell.
  func row(at point: Point, of board: BoardState) -> Int? {
    let view = ListView(
      count: board.arranged.count, state: board.list, rowHeight: rowHeight
    ) { _, _, _, _ in }
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
