import TerminalUI

/// Where everything of the board stands on the screen.
struct BoardLayout: Equatable {
  /// From this width on the page stays in sight, and the board stands at its left.
  static let besidePageFrom = 190
  /// Columns of the board at the left of the page, the line between them included.
  static let widthBesidePage = 47
  /// The narrowest board over the page whose places may have two lines: on a narrower one their clock or
  /// their lows and highs would give way to the strip.
  private static let pairsFrom = 100

  let title: Rect
  let banner: Rect
  let filter: Rect
  let headings: Rect
  let list: Rect
  /// What is known of the chosen place, in the rows that the list leaves; empty where those are few,
  /// and beside the page.
  let preview: Rect
  /// What all places have in common, below the list beside the page.
  let summary: Rect
  /// Lines of a place: two and more where every place has room for them.
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

  /// The lines of a place where there are at least two: as many as leave room for what stands below the
  /// list, and one more where that would leave rows blank.
  private static func rowHeight(count: Int, rows: Int) -> Int {
    let below = BoardSummary.rows + 1
    let height = max(2, min(6, (rows - below) / max(1, count)))
    let isBlank = rows - height * count - below > 6
    return isBlank && height < 6 && (height + 1) * count <= rows ? height + 1 : height
  }

  /// Places of the list that are in sight at once.
  var listCount: Int { list.height / rowHeight }

  /// The row of the list under a cell.
  func row(at point: Point, of board: BoardState) -> Int? {
    guard list.contains(point) else { return nil }
    let count = board.arranged.count
    let index =
      board.list.firstVisible(count: count, height: listCount) + (point.y - list.y) / rowHeight
    return index < count ? index : nil
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
