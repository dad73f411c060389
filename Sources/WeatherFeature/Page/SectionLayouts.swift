import TerminalUI
import WeatherModel

/// The layout of the hours of the strip in the section's body.
struct HourlyLayout {
  /// The columns that the hours share.
  let plot: Rect

  init(in area: Rect) { plot = area.inset(left: 1, right: 1) }
}

/// The layout of the days in the section's body.
struct DailyLayout {
  private let area: Rect
  private let count: Int
  /// The rows of a day: one, two with a second line of facts, or three with a blank line too,
  /// depending on the room.
  let rowHeight: Int

  init(in area: Rect, count: Int) {
    self.area = area
    self.count = count
    rowHeight =
      area.height >= count * 3 + SkyBelowDays.fullHeight
      ? 3 : area.height >= count * 2 + SkyBelowDays.height ? 2 : 1
  }

  /// The first row of a day.
  func row(_ index: Int) -> Rect { area.row(index * rowHeight) }

  /// The rows below the days, after a blank one if there is room for it.
  var below: Rect {
    let days = count * rowHeight
    // The blank line is added only if more than three rows are left for the picture.
    return area.splitTop(days + (rowHeight > 1 || area.height - days <= 3 ? 0 : 1)).rest
  }

  /// The day under a cell of the body.
  func index(at point: Point) -> Int? {
    let index = (point.y - area.y) / rowHeight
    return index < count ? index : nil
  }
}

/// The areas of the values in the section's body: tiles, or rows on a page in columns.
struct DetailLayout {
  /// The minimum width of a readable tile.
  private static let tileWidth = 17
  /// The rows of a tile: label, value, remark and a blank line.
  private static let tileHeight = 4

  /// Each value's tile, in the order of ``DetailValue``.
  let tiles: [Rect]

  /// - Parameter count: The number of values.
  init(in area: Rect, _ breadth: PageLayout.Breadth, count: Int) {
    guard breadth < .columns else {
      let height = area.height >= count * 2 ? 2 : 1
      tiles = (0..<count).map {
        Rect(x: area.x, y: area.y + $0 * height, width: area.width, height: height)
          .intersection(area)
      }
      return
    }
    let columns = Self.columns(width: area.width, breadth)
    let width = max(1, area.width / columns)
    tiles = (0..<count).map { index in
      Rect(
        x: area.x + index % columns * width, y: area.y + index / columns * Self.tileHeight,
        width: width, height: Self.tileHeight - 1
      ).intersection(area)
    }
  }

  init(in area: Rect, _ page: PageLayout) {
    self.init(in: area, page.breadth, count: page.valueCount)
  }

  /// Returns the number of tiles side by side at a width.
  static func columns(width: Int, _ breadth: PageLayout.Breadth) -> Int {
    breadth == .columns ? 1 : max(1, min(7, (width - 1) / tileWidth))
  }

  /// Returns the number of rows of the section with `count` values, its header line included.
  static func height(width: Int, count: Int) -> Int {
    let columns = columns(width: width, .regular)
    return (count + columns - 1) / columns * tileHeight
  }

  /// Returns the number of rows of the section below the map of a column: two lines a value if that
  /// leaves the map at least twenty rows, otherwise one.
  static func rowsHeight(in height: Int, count: Int) -> Int {
    1 + (height - 1 - 2 * count >= 20 ? 2 * count : count)
  }
}

/// The items that can be chosen in the sections, which are hours, days and values, and their
/// positions.
struct PageItems {
  let layout: PageLayout
  let report: WeatherReport
  let now: Date

  /// The rows of a section under its header line.
  private func body(of section: Section) -> Rect? { layout.sections[section]?.splitTop(1).rest }

  private var days: Int { report.days(from: now, count: layout.dayCount).count }

  /// Returns the item of a section under a cell of the page; nil if there is none.
  func index(at point: Point, in section: Section) -> Int? {
    guard let body = body(of: section), body.contains(point) else { return nil }
    switch section {
    case .current, .map:
      return nil
    case .hourly:
      let hours = report.hours(from: now)
      let plot = HourlyLayout(in: body).plot
      guard !hours.isEmpty, plot.contains(point) else { return nil }
      return HourAxis(hours, of: report, x: plot.x, width: plot.width).index(at: point.x)
    case .daily:
      return DailyLayout(in: body, count: days).index(at: point)
    case .detail:
      return DetailLayout(in: body, layout).tiles.firstIndex { $0.contains(point) }
    }
  }

  /// Returns the position on the screen of the chosen hour, in the row of the clock; nil unless the
  /// hours are in focus.
  static func chosenHour(_ state: AppState, _ layout: PageLayout) -> Point? {
    guard state.page.focus == .hourly, let report = state.report,
      let body = layout.sections[.hourly]?.splitTop(1).rest
    else { return nil }
    let hours = report.hours(from: state.now)
    let plot = HourlyLayout(in: body).plot
    guard !hours.isEmpty, plot.width > 1 else { return nil }
    let axis = HourAxis(hours, of: report, x: plot.x, width: plot.width)
    let scroll = max(0, min(layout.lastScroll, state.page.scroll))
    return Point(
      x: layout.window.x + axis.column(of: max(0, min(hours.count - 1, state.page.hour))),
      y: layout.window.y + body.maxY - 1 - scroll)
  }

  /// Returns the area of the chosen item of the focused section, in rows and columns of the page;
  /// nil if the item is visible whenever its section is.
  func frame(of page: PageState) -> Rect? {
    guard let body = body(of: page.focus) else { return nil }
    switch page.focus {
    case .detail:
      let tiles = DetailLayout(in: body, layout).tiles
      return tiles.indices.contains(page.detail) ? tiles[page.detail] : nil
    case .daily:
      return DailyLayout(in: body, count: days).row(page.day)
    case .current, .hourly, .map:
      return nil
    }
  }
}
