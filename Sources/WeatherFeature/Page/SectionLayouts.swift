import TerminalUI
import WeatherModel

/// Where the hours of the strip stand in the section's body.
struct HourlyLayout {
  /// The columns that the hours share.
  let plot: Rect

  init(in area: Rect) { plot = area.inset(left: 1, right: 1) }
}

/// Where the days stand in the section's body.
struct DailyLayout {
  private let area: Rect
  private let count: Int
  /// Rows of a day: where there is room to spare, every one gets a second line, and then air.
  let rowHeight: Int

  init(in area: Rect, count: Int) {
    self.area = area
    self.count = count
    rowHeight =
      area.height >= count * 3 + SkyBelowDays.fullHeight
      ? 3 : area.height >= count * 2 + SkyBelowDays.height + 1 ? 2 : 1
  }

  /// The first row of a day.
  func row(_ index: Int) -> Rect { area.row(index * rowHeight) }

  /// The rows below the days, after a blank one.
  var below: Rect {
    let days = count * rowHeight
    // A line of air only where there is more than enough for the picture.
    return area.splitTop(days + (rowHeight > 1 || area.height - days <= 3 ? 0 : 1)).rest
  }

  /// The day under a cell of the body.
  func index(at point: Point) -> Int? {
    let index = (point.y - area.y) / rowHeight
    return index < count ? index : nil
  }
}

/// Where the tiles of the values stand in the section's body.
struct DetailLayout {
  /// The narrowest that a tile reads well.
  private static let tileWidth = 17
  /// Label, value, remark and a blank line.
  private static let tileHeight = 4

  /// Each value's tile, in the order of ``DetailValue``.
  let tiles: [Rect]

  init(in area: Rect) {
    let columns = Self.columns(width: area.width)
    let width = max(1, area.width / columns)
    tiles = DetailValue.allCases.indices.map { index in
      Rect(
        x: area.x + index % columns * width, y: area.y + index / columns * Self.tileHeight,
        width: width, height: Self.tileHeight - 1
      ).intersection(area)
    }
  }

  /// Tiles side by side at a width.
  static func columns(width: Int) -> Int { max(1, min(7, (width - 1) / tileWidth)) }

  /// Rows that the section takes, its header line included.
  static func height(width: Int) -> Int {
    let columns = columns(width: width)
    return (DetailValue.allCases.count + columns - 1) / columns * tileHeight
  }
}
