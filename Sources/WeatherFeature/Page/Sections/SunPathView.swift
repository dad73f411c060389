import TerminalUI
import WeatherModel

/// The sun's path through the place's day: its altitude from midnight to midnight, with the sun at
/// its current position.
struct SunPathView {
  private static let samples = 96

  private let page: PageContext
  /// Whether the background shows day, dusk and night.
  private let isShaded: Bool
  private let start: Date
  /// The length of the day in seconds, which is another one when the clock changes.
  private let length: TimeInterval

  init(_ page: PageContext, isShaded: Bool = false) {
    self.page = page
    self.isShaded = isShaded
    let (date, timeZone) = (page.report.localTime(page.now).date, page.report.timeZone)
    start = timeZone.start(of: date)
    length = timeZone.start(of: date.advanced(byDays: 1)).timeIntervalSince(start)
  }

  /// Draws the curve, the horizon, and below them the times of sunrise and sunset.
  func draw(into grid: inout Grid, in area: Rect) {
    guard area.width >= 16, area.height >= 3 else { return }
    let (plot, line) = area.splitTop(area.height - 1)
    let theme = page.theme
    let altitudes = (0...Self.samples).map { altitude(at: Double($0) / Double(Self.samples)) }
    let scale = Scale(min(-3, altitudes.min() ?? 0), max(6, altitudes.max() ?? 0))
    let dots = plot.height * 4
    let row = { (altitude: Double) in
      plot.y + (dots - 1 - scale.position(of: altitude, among: dots)) / 4
    }
    for x in plot.x..<plot.maxX { grid.put("─", x: x, y: row(0), style: theme.rule) }
    if isShaded, let shades = theme.shades { shade(altitudes, shades, into: &grid, in: plot) }
    LineChart(values: altitudes, scale: scale) {
      let style = $0 > 0 ? theme.sunlight($0 / 30) : theme.label
      return isShaded ? style.background(.standard) : style
    }
    .draw(into: &grid, in: plot)
    let now = page.now.timeIntervalSince(start) / length
    if (0...1).contains(now) {
      let height = altitude(at: now)
      let x = plot.x + Int((now * Double(plot.width - 1)).rounded())
      // The sun is drawn on the curve itself, in whichever row rounding left the curve in this
      // column.
      let curve = (plot.y..<plot.maxY).filter { (0x2801...0x28FF).contains(grid[x, $0].base.value) }
      let wanted = row(height)
      let y = curve.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
      let style = height > SunTimes.horizon / 2 ? theme.art(.sun) : theme.value
      grid.put("●", x: x, y: y, style: style.background(grid[x, y].style.background))
    }
    drawTimes(into: &grid, in: line)
  }

  /// Shades each column by the sun's altitude, as the hours of the forecast are.
  private func shade(
    _ altitudes: [Double], _ shades: Shades, into grid: inout Grid, in plot: Rect
  ) {
    for column in 0..<plot.width {
      let part = Double(column) / Double(max(1, plot.width - 1))
      let altitude = altitudes[Int((part * Double(Self.samples)).rounded())]
      let band = shades.band(sunAltitude: altitude > 0 ? altitude : altitude * 2)
      grid.style(Rect(x: plot.x + column, y: plot.y, width: 1, height: plot.height)) {
        $0.background = band
      }
    }
  }

  /// Returns the degrees above the horizon. Degrees below the horizon are halved, because the day
  /// is of interest.
  private func altitude(at part: Double) -> Double {
    let altitude = SunPosition(
      at: start.addingTimeInterval(part * length), from: page.report.place.coordinate
    ).altitude
    return altitude > 0 ? altitude : altitude / 2
  }

  /// Draws the times of sunrise and sunset below the points where the curve meets the horizon.
  private func drawTimes(into grid: inout Grid, in line: Rect) {
    let sun = SunAndMoon(page)
    guard let rise = sun.sunrise, let set = sun.sunset else {
      let fits = TextWidth.of(sun.courseText) <= line.width
      grid.write(
        fits || sun.hasTimes ? sun.courseText : sun.courseShort, in: line, alignment: .center,
        style: page.theme.label)
      return
    }
    var free = line.x
    var ends: [Int] = []
    for (mark, moment) in [("↑", rise), ("↓", set)] {
      let text = "\(mark) \(page.format.clock(page.report.localTime(moment)))"
      let part = moment.timeIntervalSince(start) / length
      let centre = line.x + Int(part * Double(line.width - 1))
      let x = max(free, min(centre - TextWidth.of(text) / 2, line.maxX - TextWidth.of(text)))
      ends += [x, grid.write(text, x: x, y: line.y, style: page.theme.value, maxX: line.maxX)]
      free = (ends.last ?? free) + 1
    }
    let between = Rect(x: ends[1] + 1, y: line.y, width: ends[2] - ends[1] - 2, height: 1)
    guard TextWidth.of(sun.dayLengthBare) <= between.width else { return }
    grid.write(sun.dayLengthBare, in: between, alignment: .center, style: page.theme.label)
  }
}
