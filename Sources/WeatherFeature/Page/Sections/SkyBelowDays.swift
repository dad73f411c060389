import TerminalUI
import WeatherModel

/// The sun's path and the moon's phase, below the days on wide terminals.
struct SkyBelowDays {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  /// The minimum number of rows for the pictures.
  static let height = 6
  /// The maximum number of rows that the pictures use.
  static let fullHeight = 24

  func draw(into grid: inout Grid, in area: Rect) {
    guard area.height >= 2 else { return }
    let sun = SunAndMoon(page)
    let theme = page.theme
    guard area.height >= Self.height else {
      drawLines(sun, into: &grid, in: area)
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
    ].flatMap { text, style in
      TextWrap.lines(text, width: area.maxX - x).map { ($0, style) }
    }
    let top = moon.y + (disc.height - MoonView.size.height) / 2
    for (row, line) in lines.prefix(area.maxY - top).enumerated() {
      grid.write(line.0, x: x, y: top + row, style: line.1, maxX: area.maxX)
    }
  }
}

extension SkyBelowDays {
  /// Draws the day as a line from sunrise to sunset with the sun on it, and the rest in words.
  private func drawLines(_ sun: SunAndMoon, into grid: inout Grid, in area: Rect) {
    let theme = page.theme
    var y = area.y
    if let rise = sun.sunrise, let set = sun.sunset, rise < set, area.width >= 30 {
      let clock = { page.format.clock(page.report.localTime($0)) }
      let x = grid.write(clock(rise), x: area.x + 1, y: y, style: theme.label) + 1
      let end = min(area.maxX - 1, x + 50)
      let last = end - TextWidth.of(clock(set)) - 1
      grid.write(clock(set), x: last + 1, y: y, style: theme.label, maxX: end)
      let part = page.now.timeIntervalSince(rise) / set.timeIntervalSince(rise)
      let place = x + Int((min(1, max(0, part)) * Double(last - 1 - x)).rounded())
      for column in x..<max(x, last) {
        let isPast = column <= place && part > 0
        let way = Double(column - x) / Double(max(1, last - 1 - x))
        let light = theme.sunlight(6 * way * (1 - way))
        grid.put("━", x: column, y: y, style: isPast ? light : theme.rule)
      }
      if (0...1).contains(part) { grid.put("●", x: place, y: y, style: theme.art(.sun)) }
      y += 1
    }
    let texts = [
      sun.hasTimes
        ? sun.nextSunEvent.label + " " + sun.nextSunDistance + "   " + sun.dayLength
        : sun.courseText,
      sun.moonLine.label + " " + sun.moonLine.value,
    ]
    for text in texts where y < area.maxY {
      // The line takes as many whole facts as fit.
      var line = ""
      for fact in text.replacing(text: "   ", with: "\n").split(separator: "\n").map(String.init) {
        let longer = line.isEmpty ? fact : line + " · " + fact
        guard TextWidth.of(longer) <= area.width - 2 else { break }
        line = longer
      }
      grid.write(line, x: area.x + 1, y: y, style: theme.label, maxX: area.maxX)
      y += 1
    }
  }
}

/// The moon as seen from the place: the lit part in dots, the rest as its outline.
struct MoonView {
  /// Eight columns by four rows are sixteen dots both ways.
  static let size = Size(width: 8, height: 4)
  /// The same shape, twice as large.
  static let largeSize = Size(width: 16, height: 8)

  private let page: PageContext
  private let phase: MoonPhase

  /// - Parameter days: The number of days from now.
  init(_ page: PageContext, daysAhead days: Int = 0) {
    self.page = page
    phase = MoonPhase(at: page.now.addingTimeInterval(TimeInterval(days) * 86_400))
  }

  func draw(into grid: inout Grid, at origin: Point, size: Size = size) {
    var lit = BrailleCanvas(width: size.width, height: size.height)
    var outline = lit
    let radius = Double(min(lit.dotWidth, lit.dotHeight)) / 2
    // South of the equator the moon appears upside down.
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
