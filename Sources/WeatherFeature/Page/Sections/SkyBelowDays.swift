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
