import TerminalUI
import WeatherModel
import WeatherWords

/// The year at a place: normal temperatures by week with their extremes, precipitation by month,
/// daylight with sunshine, and the values of the chosen week; or a sentence that explains why
/// nothing is known.
struct YearView: OverlayView {
  private let slice: YearSlice
  private let layout: YearLayout

  var frame: Rect { layout.window }

  init?(_ state: AppState) {
    guard state.isInSight(YearLayer.self), let slice = YearSlice(state) else { return nil }
    self.slice = slice
    layout = YearLayout(slice)
  }

  func grid() -> Grid {
    let theme = Theme(slice.settings.colorScheme)
    let format = WeatherFormat(slice.settings)
    var grid = Grid(size: frame.size)
    let scroll = min(slice.scroll, layout.lastScroll)
    drawTitle(into: &grid, theme, format, scroll)
    // All rows are drawn, then those in the window are shown.
    var rows = Grid(size: Size(width: frame.width, height: layout.height))
    let canvas = YearCharts(slice: slice, columns: layout.columns, theme: theme, format: format)
    for (part, range) in layout.parts {
      let area = Rect(
        x: layout.body.x, y: range.lowerBound, width: layout.body.width, height: range.count)
      switch part {
      case .summary: drawSummary(into: &rows, in: area, theme)
      case .temperature: canvas.drawTemperature(into: &rows, in: area)
      case .precipitation: canvas.drawPrecipitation(into: &rows, in: area)
      case .daylight: canvas.drawDaylight(into: &rows, in: area)
      }
    }
    let shown = Rect(
      x: 0, y: scroll, width: frame.width, height: min(layout.body.height, layout.height - scroll))
    grid.blit(rows, from: shown, to: Point(x: 0, y: layout.body.y))
    drawWeek(into: &grid, theme)
    return grid
  }

  private func drawTitle(
    into grid: inout Grid, _ theme: Theme, _ format: WeatherFormat, _ scroll: Int
  ) {
    let words = format.words
    // Whether the place differs from the header's.
    let isElsewhere = slice.place.id != slice.headerPlace
    let marks = [scroll < layout.lastScroll ? "↓" : "", scroll > 0 ? "↑" : ""].joined()
    let years = slice.normals.map { "\($0.years.lowerBound)–\($0.years.upperBound)" }
    let source = slice.isSample ? words.status.sample : Provider.openMeteo.displayName
    SectionHeader(
      title: ([words.year.title] + (isElsewhere ? [format.placeName(slice.place)] : []))
        .joined(separator: "  "),
      note: [marks.isEmpty ? nil : marks, years, years == nil ? nil : source]
        .compactMap(\.self).joined(separator: " · "),
      noteStyle: slice.isSample ? theme.sample : theme.label, isFocused: true, theme: theme
    ).draw(into: &grid, in: grid.bounds.row(0))
  }

  private func drawSummary(into rows: inout Grid, in area: Rect, _ theme: Theme) {
    for (index, line) in layout.summary.enumerated() {
      rows.write(
        line.text, x: area.x, y: area.y + index, style: line.isStrong ? theme.strong : theme.text,
        maxX: area.maxX)
    }
    guard YearBars.isShown(slice, width: area.width) else { return }
    YearBars(slice: slice, theme: theme).draw(
      into: &rows,
      in: Rect(
        x: area.maxX - YearBars.width, y: area.y, width: YearBars.width, height: area.height))
  }

  private func drawWeek(into grid: inout Grid, _ theme: Theme) {
    let line = layout.weekLine
    var (x, y) = (line.x, line.y)
    for fact in YearSummary.weekParts(slice) {
      let width = TextWidth.of(fact.text)
      if x > line.x, x + width > line.maxX { (x, y) = (line.x, y + 1) }
      guard y < line.maxY else { break }
      let style: Style =
        switch fact.subject {
        case .week: theme.accent.bold()
        case .temperature(let celsius): theme.temperature(celsius)
        case .water(let amount): theme.water(amount)
        case .plain: theme.value
        }
      x = grid.write(fact.text, x: x, y: y, style: style, maxX: line.maxX) + YearSummary.gap
    }
  }
}
