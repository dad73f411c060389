import TerminalUI
import WeatherModel
import WeatherWords

/// The current weather where there is little room. As the room shrinks, the art is left out first,
/// then the large figures, then one line after the other from the bottom.
struct SmallCurrentView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  /// Whether a section of this size has room for the art.
  static func showsArt(in size: Size) -> Bool { size.width >= 36 && size.height >= 6 }

  func draw(into grid: inout Grid, in area: Rect) {
    var lines = [condition, felt, alert(width: area.width - 1) ?? wind, humidity]
    if Self.showsArt(in: area.size) {
      CurrentView.drawArt(page, into: &grid, in: area)
      drawNumber(.large, into: &grid, in: area, x: area.x + 17)
      let second = (wind.text + "   " + humidity.text, wind.style)
      lines = [
        (condition.text + " · " + felt.text, condition.style),
        alert(width: area.width - 1) ?? sentence(width: area.width - 1) ?? second,
      ]
      draw(lines, into: &grid, in: area.splitTop(4).rest)
    } else if area.height >= 5 {
      drawNumber(.small, into: &grid, in: area, x: area.x + 1)
      draw(lines, into: &grid, in: area.splitTop(3).rest)
    } else {
      lines[0].text =
        page.format.temperatureWithUnit(page.current.temperature) + "  " + lines[0].text
      lines[1].text += "  ↑\(range.high) ↓\(range.low)"
      draw(lines, into: &grid, in: area)
    }
  }

  private func draw(
    _ lines: [(text: String, style: Style)], into grid: inout Grid, in area: Rect
  ) {
    for (row, line) in lines.prefix(area.height).enumerated() {
      grid.write(
        FittingText.clauses(of: line.text, width: area.width - 1), x: area.x + 1, y: area.y + row,
        style: line.style, maxX: area.maxX)
    }
  }

  /// Draws the figures, and beside them today's high and low.
  private func drawNumber(
    _ height: BlockText.Height, into grid: inout Grid, in area: Rect, x: Int
  ) {
    let theme = page.theme
    let current = page.current
    let style = theme.temperature(current.temperature)
    let digits = BlockText(page.format.temperatureNumber(current.temperature), height: height)
    guard x + digits.size.width + 3 <= area.maxX else { return }
    let end = digits.draw(into: &grid, at: Point(x: x, y: area.y)) {
      theme.lit(style.bold(), depth: $0)
    }
    grid.write(page.format.temperatureUnit, x: end + 1, y: area.y, style: style)
    let today = page.report.today(at: page.now)
    for (row, text, value) in [
      (1, "↑" + range.high, today?.temperatureMax), (2, "↓" + range.low, today?.temperatureMin),
    ] where end + 1 + TextWidth.of(text) <= area.maxX {
      grid.write(text, x: end + 1, y: area.y + row, style: theme.temperature(value))
    }
  }

  private var range: (low: String, high: String) {
    let today = page.report.today(at: page.now)
    return (
      page.format.temperature(today?.temperatureMin),
      page.format.temperature(today?.temperatureMax)
    )
  }

  private var condition: (text: String, style: Style) {
    let current = page.current
    let sky = current.description ?? page.words.names.condition(current.condition)
    // A compact page has no header line that names the time of the weather.
    let text = [page.timeOfCurrent, sky].compactMap(\.self).joined(separator: " · ")
    return (text, page.theme.value.bold())
  }

  private var felt: (text: String, style: Style) {
    let felt = page.format.temperature(page.current.feelsLike)
    return (page.words.labels.feelsLikeShort + " " + felt, page.theme.text)
  }

  private var wind: (text: String, style: Style) {
    let current = page.current
    let wind = page.format.wind(current.windSpeed, from: current.windDirection)
    return (page.words.labels[.windSpeed] + " " + wind, page.theme.label)
  }

  private var humidity: (text: String, style: Style) {
    let humidity = page.format.percent(page.current.humidity)
    return (page.words.labels[.humidity] + " " + humidity, page.theme.label)
  }

  /// Returns the first sentence of the outlook that fits, in the longest form that fits; nil if
  /// none does.
  private func sentence(width: Int) -> (text: String, style: Style)? {
    page.format.proseVariants(of: page.report, page.slice.normals, at: page.now).joined().first {
      TextWidth.of($0) <= width
    }
    .map { ($0, page.theme.text) }
  }

  /// Returns the worst warning, a tropical cyclone that passes nearby, or the text that the
  /// authority did not respond; nil if there is none of them.
  private func alert(width: Int) -> (text: String, style: Style)? {
    if let alert = page.alert {
      return (alert.text(width: width), page.theme.warning(of: alert.severity).bold())
    }
    if let storm = page.storm {
      return (FittingText.clauses(of: storm, width: width), page.theme.warning(of: .severe))
    }
    guard case .unavailable = page.fetched.warnings(at: page.now) else { return nil }
    return (page.format.warningsNotReached(of: page.fetched, at: page.now), page.theme.text)
  }
}
