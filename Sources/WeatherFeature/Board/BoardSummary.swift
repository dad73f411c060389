import TerminalUI
import WeatherModel
import WeatherWords

/// What the places of the board beside the page have in common, below its list: the warnings, and which of
/// them is the warmest, the wettest, the windiest.
struct BoardSummary: OverlayView {
  /// Rows of the extremes with their title.
  static let rows = 13

  let frame: Rect
  private let slice: BoardSlice

  /// Nil where there is no room.
  init?(_ state: AppState) {
    guard let slice = BoardSlice(state) else { return nil }
    frame = BoardLayout(of: state).summary
    guard !frame.isEmpty else { return nil }
    self.slice = slice
  }

  private var format: WeatherFormat { WeatherFormat(slice.settings) }

  func grid() -> Grid {
    var grid = Grid(size: frame.size)
    let theme = Theme(slice.settings.colorScheme)
    let warnings = warnings
    var area = grid.bounds
    if !warnings.isEmpty {
      // The first extremes keep their rows.
      let (top, rest) = area.splitTop(min(warnings.count + 1, max(2, area.height - 6)))
      drawWarnings(warnings, into: &grid, in: top, theme)
      area = rest.inset(top: 1)
    }
    drawExtremes(Array(extremes(theme).prefix(area.height - 1)), into: &grid, in: area, theme)
    return grid
  }

  private func header(_ title: String, _ note: String, _ theme: Theme) -> SectionHeader {
    SectionHeader(
      title: title, note: note, noteStyle: theme.label, isFocused: false, theme: theme)
  }

  // MARK: - Warnings

  /// The worst warning of each place that has one, the worst first.
  private var warnings: [(place: Place, line: WarningLine)] {
    let lines = slice.favourites.compactMap { place -> (Place, WarningLine)? in
      guard let report = slice.forecasts[place]?.report,
        let line = format.warningLine(of: report, at: slice.now)
      else { return nil }
      return (place, line)
    }
    let rank = { (line: WarningLine) in
      line.severity.flatMap(WeatherWarning.Severity.allCases.firstIndex(of:)) ?? -1
    }
    return lines.enumerated()
      .sorted { (-rank($0.element.1), $0.offset) < (-rank($1.element.1), $1.offset) }
      .map(\.element)
  }

  private func drawWarnings(
    _ warnings: [(place: Place, line: WarningLine)], into grid: inout Grid, in area: Rect,
    _ theme: Theme
  ) {
    let words = format.words
    header(words.warnings.title, format.count(warnings.count), theme)
      .draw(into: &grid, in: area.row(0))
    let names = warnings.map { TextWidth.of(format.placeName($0.place)) }
    let nameWidth = min(16, names.max() ?? 0)
    for (index, warning) in warnings.prefix(area.height - 1).enumerated() {
      let row = area.row(index + 1)
      let name = Rect(x: row.x + 3, y: row.y, width: nameWidth, height: 1)
      grid.write(format.placeName(warning.place), in: name, style: theme.value)
      let text = row.inset(left: 3 + nameWidth + 2, right: 1)
      grid.write(
        FittingText.words(of: warning.line.text(width: text.width), width: text.width), in: text,
        style: theme.warning(of: warning.line.severity))
    }
  }

  // MARK: - Extremes

  private struct Extreme {
    var label: String
    var place: String
    var value: String
    var style: Style
  }

  /// What follows where there is room: the greatest or the least of a quantity.
  private static let more: [(Quantity, isGreatest: Bool)] = [
    (.windGust, true), (.humidity, true), (.humidity, false), (.cloudCover, true),
    (.pressure, true), (.pressure, false), (.visibility, false), (.uvIndex, true),
  ]

  private func extremes(_ theme: Theme) -> [Extreme] {
    let words = format.words.board
    let moment = slice.chosenTime ?? slice.now
    let reports = slice.favourites.compactMap { place in
      slice.forecasts[place]?.report.map { (place: place, report: $0) }
    }
    func extreme(
      _ label: String, _ isGreatest: Bool, _ value: (WeatherReport) -> Double?,
      _ text: (Double) -> (String, Style)?
    ) -> Extreme? {
      let known = reports.compactMap { entry in
        value(entry.report).map { (place: entry.place, value: $0) }
      }
      let found = isGreatest ? known.max { $0.value < $1.value } : known.min { $0.value < $1.value }
      guard let found, let (text, style) = text(found.value) else { return nil }
      return Extreme(
        label: label, place: format.placeName(found.place), value: text, style: style)
    }
    func current(_ report: WeatherReport) -> CurrentWeather? {
      slice.chosenTime == nil
        ? report.weatherNow(at: moment).weather
        : report.step(at: moment).map { CurrentWeather($0, of: report, at: moment) }
    }
    let degrees = { (value: Double) in
      (format.temperature(value), theme.temperature(value))
    }
    return [
      extreme(words.warmest, true, { current($0)?.temperature }, degrees),
      extreme(words.coldest, false, { current($0)?.temperature }, degrees),
      extreme(
        words.wettest, true,
        { BoardStrip($0, from: slice.now, count: 24, chosen: nil)?.sum },
        { $0 >= 0.05 ? (format.precipitation($0), theme.water($0 / 4)) : nil }),
      extreme(
        words.windiest, true, { current($0)?.windSpeed },
        { (format.speed($0), theme.wind($0)) }),
    ].compactMap(\.self)
      + Self.more.compactMap { quantity, isGreatest in
        extreme(
          (isGreatest ? "▴ " : "▾ ") + format.words.labels[quantity], isGreatest,
          { current($0)?[quantity] },
          { (format.text(quantity, $0), theme.style(of: quantity, $0) ?? theme.value) })
      }
  }

  private func drawExtremes(
    _ extremes: [Extreme], into grid: inout Grid, in area: Rect, _ theme: Theme
  ) {
    guard !extremes.isEmpty, area.height > extremes.count else { return }
    header(format.words.board.across, "", theme).draw(into: &grid, in: area.row(0))
    let labelWidth = extremes.map { TextWidth.of($0.label) }.max() ?? 0
    for (index, extreme) in extremes.enumerated() {
      let row = area.row(index + 1)
      grid.write(extreme.label, x: row.x + 3, y: row.y, style: theme.label)
      let x = grid.write(
        extreme.value, rightAlignedTo: row.maxX - 2, y: row.y, style: extreme.style)
      let place = Rect(
        x: row.x + 3 + labelWidth + 2, y: row.y, width: x - 1 - (row.x + 3 + labelWidth + 2),
        height: 1)
      grid.write(extreme.place, in: place, style: theme.value)
    }
  }
}
