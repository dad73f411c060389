import TerminalUI
import WeatherWords

/// The layout of the board on the screen.
struct BoardLayout: Equatable {
  /// The minimum width of the screen at which the page stays visible at the right of the board.
  static let besidePageFrom = 190
  /// The minimum width of the board at the left of the page, including the line between them. It has
  /// names of ten columns.
  private static let minWidthBesidePage = 47
  /// The minimum width of a board over the page for two lines a place. Below it the strip would leave no
  /// room for the local time or for lows and highs.
  private static let pairsFrom = 100
  /// The maximum width of the summary, so that values stay near their labels.
  private static let maxSummaryWidth = 70

  let title: Rect
  let banner: Rect
  let filter: Rect
  let headings: Rect
  /// The area of a sentence above the places, or in their place.
  let notice: Rect
  /// The lines of that sentence.
  let noticeLines: [String]
  let list: Rect
  /// The area of the selected place's weather, in the rows below the list. It is empty where there
  /// are few rows, and beside the page.
  let preview: Rect
  /// The area of the warnings and extremes of all places, below the list beside the page, and
  /// wherever the filter leaves no place selected.
  let summary: Rect
  /// The number of lines of a place. It is greater than one where the list has room.
  let rowHeight: Int
  /// Whether the board is beside the page, with a line at its right.
  let isBesidePage: Bool

  /// The cells that the board takes, including the line beside it.
  var frame: Rect {
    Rect(x: 0, y: 0, width: width + (isBesidePage ? 1 : 0), height: bottom)
  }

  /// The row after the last one.
  let bottom: Int

  /// The width of every row.
  var width: Int { title.width }

  init(of state: AppState) {
    let page = PageLayout(
      size: state.size, searching: false, hasBanner: Banner.cause(in: state) != nil)
    isBesidePage = state.isPageBesideBoard
    let width = isBesidePage ? Self.widthBesidePage(state) - 1 : state.size.width
    title = page.header.splitLeft(width).left
    banner = page.banner
    let window = page.window.splitLeft(width).left
    let (filterRow, belowFilter) = window.splitTop(state.board.panel?.filter == nil ? 0 : 1)
    filter = filterRow
    // The columns depend on the number of all places, not of the filtered ones, so that they do not
    // change while the user types.
    let count = state.favourites.count
    let mayPair = isBesidePage || width >= Self.pairsFrom
    rowHeight =
      mayPair && belowFilter.height >= count * 2 + 6
      ? Self.rowHeight(count: count, rows: belowFilter.height - 2) : 1
    let (headingRow, belowHeadings) = belowFilter.splitTop(
      window.height < 8 ? 0 : rowHeight > 1 && !isBesidePage ? 2 : 1)
    headings = headingRow
    noticeLines =
      state.board.notice(state.settings.language.words)
      .map { TextWrap.lines($0, width: width - 6) } ?? []
    let (noticeRows, rest) = belowHeadings.splitTop(
      noticeLines.isEmpty ? 0 : noticeLines.count + 2)
    notice = noticeRows
    bottom = rest.maxY
    let isFiltered = state.board.panel?.filter?.isEmpty == false
    let shown = isFiltered ? state.board.arranged.count : count
    let (rows, spare) = rest.splitTop(min(rest.height, shown * rowHeight))
    let below = spare.inset(top: 1)
    let hasMore = !rows.isEmpty && below.height >= BoardPreview.rows.lowerBound
    list = hasMore ? rows : rest
    let isUnselected = state.board.panel?.isWithoutMatch == true && state.board.selected == nil
    let hasPreview = hasMore && !isBesidePage && !isUnselected
    preview = hasPreview ? below.splitTop(BoardPreview.rows.upperBound).top : .zero
    summary = hasMore && !hasPreview ? below.splitLeft(Self.maxSummaryWidth).left : .zero
  }

  /// Returns the width of the board at the left of the page, including the line between them. Longer
  /// names take columns from the page, because the rows have none to spare.
  static func widthBesidePage(_ state: AppState) -> Int {
    let format = WeatherFormat(state.settings)
    let name = state.favourites.map { TextWidth.of(format.placeName($0)) }.max() ?? 0
    return minWidthBesidePage + max(0, min(name, BoardColumns.wholeNameLength) - 10)
  }

  /// Returns the number of lines of a place where it has at least two. The rows leave room for the
  /// area below the list. A place gets one more line if more than six rows would stay blank.
  private static func rowHeight(count: Int, rows: Int) -> Int {
    let below = BoardSummary.rows + 1
    let height = max(2, min(6, (rows - below) / max(1, count)))
    let isBlank = rows - height * count - below > 6
    return isBlank && height < 6 && (height + 1) * count <= rows ? height + 1 : height
  }

  /// A Boolean value that indicates whether the hours of a place are a strip of one column per
  /// hour.
  var hasStrips: Bool { isBesidePage || rowHeight > 1 }

  /// The number of places that the list shows at once.
  var listCount: Int { list.height / rowHeight }

  /// Returns the row of the list under a cell.
  func row(at point: Point, of board: BoardState) -> Int? {
    let view = ListView(
      count: board.arranged.count, state: board.list, rowHeight: rowHeight
    ) { _, _, _, _ in }
    return view.index(at: point, in: list)
  }
}

extension BoardState {
  /// Returns why there are no places, or that none matches the filter; nil otherwise.
  fileprivate func notice(_ words: Words) -> String? {
    if let panel, panel.isWithoutMatch, let filter = panel.filter {
      return words.search.noMatch(filter.inSentence)
    }
    guard favourites.isEmpty else { return nil }
    return isStart ? words.board.loading : words.board.empty
  }
}

extension AppState {
  /// Whether the page is visible beside the board.
  var isPageBesideBoard: Bool { board.isShown && size.width >= BoardLayout.besidePageFrom }

  /// Whether the board receives the keys. A page beside the board may receive them instead.
  var boardHasKeys: Bool {
    board.isShown && !(board.panel?.isBesidePage == true && isPageBesideBoard)
  }

  /// Whether the first line is the page's header. A board over the page has its own title there.
  var showsHeader: Bool { !board.isShown || isPageBesideBoard }
}
