import TerminalUI
import WeatherModel

/// The cells of a chart over the year: a background that alternates between months, lines for
/// today's week and the chosen one, and vertical bars in steps of an eighth of a cell.
struct YearPlot {
  let area: Rect
  let columns: YearLayout.Columns
  let theme: Theme
  let thisWeek: Int
  let chosenWeek: Int
  let thisMonth: Int

  func drawGround(into grid: inout Grid) {
    for column in 0..<columns.width {
      let isChosen = columns.isColumn(column, ofWeek: chosenWeek)
      let isToday = columns.isColumn(column, ofWeek: thisWeek)
      let mark: Unicode.Scalar = theme.hasShades ? " " : isChosen ? "│" : isToday ? "┊" : " "
      let style =
        theme.shades.map { Style(background: ground(column, isChosen, isToday, $0)) }
        ?? (isChosen ? theme.accent : theme.label)
      for y in area.y..<area.maxY { grid.put(mark, x: area.x + column, y: y, style: style) }
    }
  }

  private func ground(_ column: Int, _ isChosen: Bool, _ isToday: Bool, _ shades: Shades) -> Color {
    let band = columns.month(column).isMultiple(of: 2) ? shades.day : shades.night
    return isChosen ? shades.tinted(band) : isToday ? shades.normals(on: band) : band
  }

  /// Returns the height of a value above the bottom, in eighths of a row.
  func height(of value: Double, on scale: Scale) -> Int {
    Int((scale.fraction(of: value) * Double(area.height * 8)).rounded())
  }

  func row(at height: Int) -> Int {
    area.maxY - 1 - max(0, min(area.height - 1, (height - 1) / 8))
  }

  /// Draws a vertical bar between two heights. `style` returns the colour of a row for the height
  /// of its middle.
  func drawBar(
    column: Int, from low: Int, to high: Int, into grid: inout Grid, style: (Int) -> Style
  ) {
    let x = area.x + column
    for row in 0..<area.height {
      let (first, last) = (max(0, low - row * 8), min(8, high - row * 8))
      guard last > first else { continue }
      let y = area.maxY - 1 - row
      let ink = style(row * 8 + 4)
      let below = grid[x, y].style.background
      let isWhole = first == 0 && last == 8
      if isWhole {
        fill(x, y, ink, into: &grid)
      } else if first == 0 || first <= 2 && last < 8 {
        put(last, x, y, ink.foreground, over: below, into: &grid)
      } else if let shades = theme.shades {
        // The bar covers the upper part of the cell, so the block glyph represents what is below
        // it.
        let ground = below == .standard ? shades.background : below
        put(first, x, y, ground, over: ink.foreground, into: &grid)
      } else {
        put(first, x, y, style: ink.reversed(), into: &grid)
      }
    }
  }

  private func fill(_ x: Int, _ y: Int, _ ink: Style, into grid: inout Grid) {
    guard theme.hasShades else { return put(8, x, y, style: ink, into: &grid) }
    grid.put(" ", x: x, y: y, style: Style(background: ink.foreground))
  }

  private func put(
    _ eighths: Int, _ x: Int, _ y: Int, _ color: Color, over ground: Color, into grid: inout Grid
  ) {
    put(eighths, x, y, style: Style(foreground: color, background: ground), into: &grid)
  }

  private func put(_ eighths: Int, _ x: Int, _ y: Int, style: Style, into grid: inout Grid) {
    guard let block = Unicode.Scalar(0x2580 + UInt32(max(1, min(8, eighths)))) else { return }
    grid.put(block, x: x, y: y, style: style)
  }

  /// Writes a text over the background, unless its cells or those beside them are occupied.
  /// - Returns: Whether it was written.
  @discardableResult
  func write(
    _ text: String, x: Int, y: Int, style: Style, margin: Int = 1, into grid: inout Grid
  ) -> Bool {
    let width = TextWidth.of(text)
    guard area.row(y - area.y).height == 1, x >= area.x, x + width <= area.maxX,
      (x - margin..<x + width + margin).allSatisfy({ isFree($0, y, grid) })
    else { return false }
    grid.write(text, x: x, y: y, style: style, keepingBackground: theme.shades)
    return true
  }

  /// Returns whether a cell shows only the background.
  private func isFree(_ x: Int, _ y: Int, _ grid: Grid) -> Bool {
    guard (area.x..<area.maxX).contains(x) else { return true }
    let cell = grid[x, y]
    guard [" ", "│", "┊"].contains(cell.text) else { return false }
    guard let shades = theme.shades else { return true }
    let column = x - area.x
    let grounds = [(false, false), (true, false), (false, true)].map {
      ground(column, $0.0, $0.1, shades)
    }
    return grounds.contains(cell.style.background)
  }

  /// Draws the names of the months with this month's highlighted: of all of them, or at a
  /// greater distance if there is no room for more.
  func drawMonths(into grid: inout Grid, y: Int, name: (Int) -> String) {
    func frame(of month: Int) -> Range<Int> {
      let cells = columns.columns(ofMonth: month)
      let width = TextWidth.of(name(month))
      let middle = area.x + cells.lowerBound + (cells.count - width) / 2
      let x = max(area.x, min(middle, area.maxX - width))
      return x..<x + width
    }
    let steps = [1, 2, 3, 4, 6].map { Array(stride(from: 1, through: 12, by: $0)) }
    let months = steps.first { months in
      zip(months, months.dropFirst()).allSatisfy {
        frame(of: $0).upperBound < frame(of: $1).lowerBound
      }
    }
    for month in months ?? [1] {
      let style = month == thisMonth ? theme.accent.bold() : theme.label
      grid.write(
        name(month), x: frame(of: month).lowerBound, y: y, style: style, maxX: area.maxX)
    }
  }
}
