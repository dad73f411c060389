import Synchronization
import TerminalUI
import WeatherModel

/// The layout of the screen, and of the sections on the page that scrolls under the header line.
struct PageLayout: Equatable {
  /// The classes of width, which determine how much the sections show.
  enum Breadth: Comparable {
    /// Under 60 columns: the number, two lines of facts, a small curve.
    case compact
    /// Sections one below the other.
    case regular
    /// From 120 columns: days and map side by side.
    case wide
    /// Two columns: the current weather, the hours and the days at the left, the map and the values
    /// at the right.
    case columns

    init(width: Int) {
      self = width < 60 ? .compact : width < 120 ? .regular : .wide
    }

    /// Creates the breadth of a page, which depends on its height too.
    init(page size: Size) {
      let isLarge = size.width >= columnsFrom.width && size.height >= columnsFrom.height
      self = isLarge ? .columns : Breadth(width: size.width)
    }
  }

  /// The smallest usable size of a terminal.
  static let smallest = Size(width: 20, height: 5)
  /// The minimum width of a screen that shows the search pane beside the page.
  static let paneBesideFrom = 120

  /// The minimum size of a window with two columns of sections, so that the page beside a board of
  /// long names has them on a screen of 190 columns.
  static let columnsFrom = Size(width: 135, height: 36)

  /// Returns the column at which the search pane begins on a screen; 0 if the pane covers the page.
  static func paneX(on size: Size) -> Int {
    if hasColumns(on: size) { return leftColumn(width: size.width) }
    return size.width >= paneBesideFrom ? size.width - min(64, size.width / 2 - 4) : 0
  }

  /// Whether a page as wide as the screen has two columns of sections.
  private static func hasColumns(on size: Size) -> Bool {
    let lines = headerRows + footerRows(height: size.height)
    return Breadth(page: Size(width: size.width, height: size.height - lines)) == .columns
  }

  private static let headerRows = 1

  private static func footerRows(height: Int) -> Int { height >= 8 ? 1 : 0 }

  let header: Rect
  let banner: Rect
  let window: Rect
  let footer: Rect
  /// The search pane, while it is open. It takes the place of the right one of two columns of
  /// sections, so that nothing else moves; a page of one column becomes narrower where there is room
  /// for both, and is covered where there is none.
  let pane: Rect?
  let breadth: Breadth
  /// The number of values in DETAIL.
  let valueCount: Int
  /// The sections, their header lines included, in rows and columns of the page.
  let sections: [Section: Rect]
  /// The number of rows of the whole page.
  let height: Int

  /// The inputs of the layout.
  struct Inputs: Equatable {
    var size: Size
    var searching: Bool
    var hasBanner: Bool
    /// The width of the board beside the page; 0 if there is none.
    var boardWidth: Int
    var valueCount: Int

    init(_ state: AppState) {
      size = state.size
      searching = state.search.isPresent
      hasBanner = Banner.isNeeded(state)
      boardWidth = state.isPageBesideBoard ? BoardLayout.widthBesidePage(state) : 0
      valueCount = state.forecast?.detailCount ?? DetailValue.countWithoutReport
    }
  }

  init(of state: AppState) { self.init(Inputs(state)) }

  /// The last layout. All parts of a frame need the same one.
  private static let last = Mutex<(inputs: Inputs, layout: PageLayout)?>(nil)

  init(_ inputs: Inputs) {
    if let last = Self.last.withLock({ $0 }), last.inputs == inputs {
      self = last.layout
      return
    }
    self.init(
      size: inputs.size, searching: inputs.searching, hasBanner: inputs.hasBanner,
      boardWidth: inputs.boardWidth, valueCount: inputs.valueCount)
    let layout = self
    Self.last.withLock { $0 = (inputs, layout) }
  }

  init(
    size: Size, searching: Bool, hasBanner: Bool, boardWidth: Int = 0,
    valueCount: Int = DetailValue.countWithoutReport
  ) {
    self.valueCount = valueCount
    let screen = Rect(size)
    let (top, belowTop) = screen.splitTop(Self.headerRows)
    let (bottom, middle) = belowTop.splitBottom(Self.footerRows(height: size.height))
    header = top.splitLeft(boardWidth).rest
    footer = bottom
    // The banner takes the last row of the body, so that the rows above it do not move when it
    // appears or disappears.
    let (bannerRow, body) = middle.splitBottom(hasBanner && size.height >= 8 ? 1 : 0)
    banner = bannerRow
    if searching {
      let (left, right) = body.splitLeft(Self.paneX(on: size))
      pane = right
      window = left.isEmpty || Self.hasColumns(on: size) ? body : left
    } else {
      pane = nil
      window = body.splitLeft(boardWidth).rest
    }
    let page = Size(width: window.width, height: window.height + banner.height)
    breadth = Breadth(page: page)
    (sections, height) = Self.sections(in: page, breadth: breadth, valueCount: valueCount)
  }

  /// The number of days shown: seven if there is room, otherwise five.
  var dayCount: Int { (sections[.daily]?.height ?? 0) >= 8 ? 7 : 5 }

  /// The maximum scroll position.
  var lastScroll: Int { max(0, height - window.height) }

  /// Whether the window shows any row below the header of a section when the page is scrolled to
  /// `scroll`.
  func isInSight(_ section: Section, scroll: Int) -> Bool {
    let scroll = max(0, min(lastScroll, scroll))
    return sections[section].map { $0.y + 1 < scroll + window.height && $0.maxY > scroll } ?? false
  }

  /// Returns the scroll position that shows a section: the current one if the whole section is
  /// visible, otherwise the one with the section's header at the top of the window.
  func scroll(showing section: Section, from scroll: Int) -> Int {
    guard let frame = sections[section] else { return scroll }
    // The first section scrolls the page to its top, the last section to its end.
    if section == .current { return 0 }
    if section == .detail { return min(lastScroll, max(frame.y, frame.maxY - window.height)) }
    // A section that is higher than the window is shown from its header on.
    let lowest = frame.maxY - window.height
    let fits = frame.height <= window.height
    let isWhole = fits && scroll >= lowest && scroll <= frame.y
    return max(0, min(lastScroll, isWhole ? scroll : frame.y))
  }

  /// Returns the scroll position nearest to the current one that shows the chosen item of a
  /// section.
  func scroll(showing item: Rect, of section: Section, from scroll: Int) -> Int {
    guard let frame = sections[section] else { return scroll }
    // The section's header is visible above the item; it is pinned once its own row is scrolled
    // out.
    let highest = item.y - (item.y > frame.y ? 1 : 0)
    let nearest = max(item.maxY - window.height, min(highest, scroll))
    return max(0, min(lastScroll, nearest))
  }

  private static func sections(
    in size: Size, breadth: Breadth, valueCount: Int
  ) -> (sections: [Section: Rect], height: Int) {
    if breadth == .columns { return (columns(in: size, valueCount: valueCount), size.height) }
    let width = size.width
    let rows = size.height
    var heights: [Section: Int] =
      switch breadth {
      case .compact:
        [
          .current: rows >= 9 ? 6 : min(rows, 5), .hourly: max(4, min(8, rows - 6)), .daily: 6,
          .map: max(6, min(12, rows)),
        ]
      case .regular:
        [.current: 6, .hourly: rows < 20 ? 8 : 9, .daily: rows < 34 ? 6 : 8, .map: 13]
      case .wide, .columns: [.current: 6, .hourly: 12, .daily: 11, .map: 11]
      }
    // The figures and the picture are twice as large.
    if breadth > .compact, rows + 2 >= CurrentView.largeFrom {
      heights[.current] = breadth == .wide ? 11 : 10
    }
    heights[.detail] = DetailLayout.height(width: width, count: valueCount)
    let stacked: [Section] =
      breadth == .wide
      ? [.current, .hourly, .daily, .detail] : [.current, .hourly, .daily, .map, .detail]
    var spare = size.height - stacked.reduce(0) { $0 + (heights[$1] ?? 0) }
    if spare > 0, breadth > .compact {
      let curve = min(max(12, rows / 4), (spare + 1) / 2)
      heights[.hourly, default: 0] += curve
      spare -= curve
      heights[.map, default: 0] += spare
      if breadth == .wide { heights[.daily] = heights[.map] }
    }
    var frames: [Section: Rect] = [:]
    var y = 0
    for section in stacked {
      let frame = Rect(x: 0, y: y, width: width, height: heights[section] ?? 0)
      if breadth == .wide, section == .daily {
        let (left, right) = frame.splitLeft(max(56, width * 47 / 100))
        frames[.daily] = left
        frames[.map] = right.inset(left: 2)
      } else {
        frames[section] = frame
      }
      y += frame.height
    }
    return (frames, y)
  }

  /// The number of columns between the two columns of sections.
  private static let columnGap = 2

  /// Returns the width of the left one of two columns of sections.
  private static func leftColumn(width: Int) -> Int {
    width - max(58, width * 2 / 5) - columnGap
  }

  /// Returns the areas of the sections in two columns that fill the window.
  private static func columns(in size: Size, valueCount: Int) -> [Section: Rect] {
    let (left, rest) = Rect(size).splitLeft(leftColumn(width: size.width))
    let right = rest.inset(left: columnGap)
    let (now, below) = left.splitTop(size.height + 2 >= CurrentView.largeFrom ? 10 : 6)
    let (days, hours) = below.splitBottom((size.height * 3 + 7) / 8)
    let (values, map) = right.splitBottom(
      DetailLayout.rowsHeight(in: size.height, count: valueCount))
    return [.current: now, .hourly: hours, .daily: days, .map: map, .detail: values]
  }
}
