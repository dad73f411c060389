import TerminalUI
import WeatherModel
import WeatherWords

/// The moon as large as the area allows. Beside it, if they fit, are the next phases with their
/// dates, and below those the moon on each of the next days.
struct MoonChart {
  /// The number of columns between the moon and the texts.
  private static let gap = 4
  /// The minimum number of columns of the figure with its facts and days beside the moon.
  private static let minFigureWidth = 80

  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  /// Returns the height of a moon that leaves room for the figure at its right, and the area there.
  static func side(of area: Rect) -> (moonHeight: Int, texts: Rect) {
    let height = min(area.height, (area.width - gap - minFigureWidth) / 2)
    return (height, area.splitLeft(height * 2 + gap).rest)
  }

  /// - Parameter figureHeight: The rows at the top beside the moon that the figure takes; nil if
  ///   the figure is above the area.
  func draw(into grid: inout Grid, in area: Rect, below figureHeight: Int?) {
    let phases = SunAndMoon(page).phasesAhead
    let days = phases.map { TextWidth.of($0.day) }.max() ?? 0
    let width = days + 2 + (phases.map { TextWidth.of($0.name) }.max() ?? 0)
    let height =
      figureHeight == nil ? min(area.height, area.width / 2) : Self.side(of: area).moonHeight
    let size = Size(width: height * 2, height: height)
    let texts = area.inset(top: figureHeight ?? 0)
    let room = Size(
      width: area.width - size.width - Self.gap, height: texts.height - phases.count - 1)
    guard room.height >= -1, width <= room.width else {
      return MoonView(page).draw(into: &grid, at: area.centered(size).origin, size: size)
    }
    let calendar = MoonCalendar(page, in: room)
    let wholeWidth =
      figureHeight == nil
      ? size.width + Self.gap + max(width, calendar.size.width) : area.width
    let whole = area.centered(Size(width: wholeWidth, height: size.height))
    MoonView(page).draw(into: &grid, at: whole.origin, size: size)
    let x = whole.x + size.width + Self.gap
    let rows = phases.count + (calendar.size.height > 0 ? 1 + calendar.size.height : 0)
    let top = texts.y + max(0, (texts.height - rows) / 2)
    for (row, phase) in phases.enumerated() {
      grid.write(phase.day, x: x, y: top + row, style: page.theme.label, maxX: area.maxX)
      grid.write(
        phase.name, x: x + days + 2, y: top + row, style: page.theme.value, maxX: area.maxX)
    }
    calendar.draw(into: &grid, at: Point(x: x, y: top + phases.count + 1))
  }
}

/// The moon on each of the next days as a disc with its date and its illumination.
struct MoonCalendar {
  /// The number of days after which the phases repeat.
  private static let cycle = 29
  /// The number of large discs that are preferred to more small ones.
  private static let minLarge = 12

  private let page: PageContext
  private let disc: Size
  private let cell: Size
  private let columns: Int
  private let rows: Int
  private let texts: [(day: String, lit: String)]

  /// Creates the days that fit in some cells.
  init(_ page: PageContext, in room: Size) {
    self.page = page
    let texts = (1...Self.cycle).map { ahead in
      let sky = SunAndMoon(page, daysAhead: ahead)
      return (day: page.words.time.dayOfMonth(sky.date), lit: sky.moonLit)
    }
    let width = texts.map { max(TextWidth.of($0.day), TextWidth.of($0.lit)) }.max() ?? 0
    func fitting(_ disc: Size) -> (cell: Size, columns: Int, rows: Int) {
      let cell = Size(width: max(disc.width, width) + 2, height: disc.height + 3)
      let columns = max(0, (room.width + 2) / cell.width)
      let rows = min(
        (room.height + 1) / cell.height, columns == 0 ? 0 : (Self.cycle + columns - 1) / columns)
      return (cell, columns, max(0, rows))
    }
    let large = fitting(MoonView.largeSize)
    let isLarge = large.columns * large.rows >= Self.minLarge
    disc = isLarge ? MoonView.largeSize : MoonView.size
    (cell, columns, rows) = isLarge ? large : fitting(MoonView.size)
    self.texts = Array(texts.prefix(columns * rows))
  }

  /// The cells of the days without a gap at the right and below.
  var size: Size {
    texts.isEmpty
      ? Size(width: 0, height: 0)
      : Size(width: columns * cell.width - 2, height: rows * cell.height - 1)
  }

  func draw(into grid: inout Grid, at origin: Point) {
    for (index, text) in texts.enumerated() {
      let area = Rect(
        x: origin.x + index % columns * cell.width, y: origin.y + index / columns * cell.height,
        width: cell.width - 2, height: cell.height - 1)
      MoonView(page, daysAhead: index + 1)
        .draw(
          into: &grid, at: Point(x: area.x + (area.width - disc.width) / 2, y: area.y), size: disc)
      grid.write(
        text.day, in: area.row(disc.height), alignment: .center, style: page.theme.value)
      grid.write(
        text.lit, in: area.row(disc.height + 1), alignment: .center, style: page.theme.label)
    }
  }
}
