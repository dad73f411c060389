import TerminalUI
import WeatherModel

/// The sun's way and the moon's shape, below the days on wide terminals.
struct SkyBelowDays {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  /// Rows that it wants.
  static let height = 6
  /// Rows that it can use.
  static let fullHeight = 24

  func draw(into grid: inout Grid, in area: Rect) {
    guard area.height >= 2 else { return }
    let sun = SunAndMoon(page)
    let theme = page.theme
    guard area.height >= 4 else {
      for (row, line) in [sun.sunLine, sun.moonLine].enumerated() {
        grid.write(line.label, x: area.x + 2, y: area.y + row, style: theme.label)
        grid.write(
          TextWidth.truncated(line.value, to: max(0, area.width - 14)), x: area.x + 12,
          y: area.y + row, style: theme.value, maxX: area.maxX)
      }
      return
    }
    let rows = min(area.height, Self.fullHeight)
    let disc = rows < 18 ? MoonView.size : MoonView.largeSize
    let path = Rect(
      x: area.x + 2, y: area.y, width: max(16, area.width - 24 - disc.width), height: rows)
    SunPathView(page).draw(into: &grid, in: path)
    let moon = Point(x: path.maxX + 2, y: area.y + max(0, (rows - 1 - disc.height) / 2))
    MoonView(page).draw(into: &grid, at: moon, size: disc)
    let x = moon.x + disc.width + 1
    let lines = [
      (sun.moonLit, theme.value.bold()), (sun.moonName, theme.text), (sun.nextMoon, theme.label),
    ]
    for (row, line) in lines.enumerated() {
      grid.write(
        TextWidth.truncated(line.0, to: max(0, area.maxX - x)), x: x,
        y: moon.y + (disc.height - MoonView.size.height) / 2 + row,
        style: line.1, maxX: area.maxX)
    }
  }
}

/// The moon as it stands in the place's sky: the lit part in dots, the rest as its outline.
struct MoonView {
  /// Eight columns by four rows are sixteen dots both ways.
  static let size = Size(width: 8, height: 4)
  /// The same shape, twice as large.
  static let largeSize = Size(width: 16, height: 8)

  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  func draw(into grid: inout Grid, at origin: Point, size: Size = size) {
    let phase = MoonPhase(at: page.now)
    var lit = BrailleCanvas(width: size.width, height: size.height)
    var outline = lit
    let radius = Double(min(lit.dotWidth, lit.dotHeight)) / 2
    // South of the equator one looks at it upside down.
    let isRight = phase.isWaxing == (page.report.place.coordinate.latitude >= 0)
    for y in 0..<lit.dotHeight {
      for x in 0..<lit.dotWidth {
        let across = (Double(x) + 0.5 - Double(lit.dotWidth) / 2) / radius
        let down = (Double(y) + 0.5 - Double(lit.dotHeight) / 2) / radius
        let distance = (across * across + down * down).squareRoot()
        guard distance <= 1 else { continue }
        let halfWidth = (1 - down * down).squareRoot()
        // The terminator is half an ellipse: its width follows from the lit part of the disc.
        let fromLitSide = isRight ? across : -across
        if fromLitSide > (1 - 2 * phase.illumination) * halfWidth {
          lit.set(x: x, y: y)
        } else if distance > 1 - 1.2 / radius {
          outline.set(x: x, y: y)
        }
      }
    }
    outline.merge(lit)
    outline.draw(into: &grid, at: origin) { column, row in
      lit.isEmpty(column: column, row: row) ? page.theme.label : page.theme.art(.moon)
    }
  }
}
