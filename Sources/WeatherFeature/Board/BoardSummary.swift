import TerminalUI
import WeatherModel
import WeatherWords

/// The warnings of all places of the board, their extremes and, in the rows left free, the next days
/// of each place and then its next hours, below the list beside the page.
struct BoardSummary: OverlayView {
  /// The number of rows of the extremes and their title.
  static let rows = 13

  /// The minimum number of rows for the days or hours of a place, and their number if there is room.
  private static let (minDayRows, maxDays, maxHours) = (4, 16, 48)

  /// The number of rows that the warnings leave for the extremes.
  private static let reservedRows = 6

  let frame: Rect
  private let slice: BoardSlice

  /// Creates the summary; nil if it has no room.
  init?(_ state: AppState) {
    guard var slice = BoardSlice(state) else { return nil }
    // The selection in the list does not change the summary.
    (slice.board, slice.hasKeys) = (BoardState(), false)
    frame = BoardLayout(of: state).summary
    guard !frame.isEmpty else { return nil }
    self.slice = slice
  }

  private var format: WeatherFormat { WeatherFormat(slice.settings) }

  func grid() -> Grid {
    var grid = Grid(size: frame.size)
    let theme = Theme(slice.settings.colorScheme)
    let warnings = slice.forecasts.worstWarnings(of: slice.favourites, at: slice.now)
    var area = grid.bounds
    if !warnings.isEmpty {
      let rows = min(warnings.count + 1, max(2, area.height - Self.reservedRows))
      let (top, rest) = area.splitTop(rows)
      drawWarnings(warnings.map { ($0.place, $0.report) }, into: &grid, in: top, theme)
      area = rest.inset(top: 1)
    }
    let extremes = Array(extremes(theme).prefix(max(0, area.height - 1)))
    drawExtremes(extremes, into: &grid, in: area, theme)
    drawDays(into: &grid, in: area.inset(top: extremes.isEmpty ? 0 : extremes.count + 2), theme)
    return grid
  }

  /// The places in the user's order whose weather is known.
  private var reports: [(place: Place, report: WeatherReport)] {
    slice.favourites.compactMap { place in
      slice.forecasts[place]?.report.map { (place, $0) }
    }
  }

  private func header(_ title: String, _ note: String, _ theme: Theme) -> SectionHeader {
    SectionHeader(
      title: title, note: note, noteStyle: theme.label, isFocused: false, theme: theme)
  }

  // MARK: - Days

  /// Draws the days of the places in the user's order, as many as fit, and below all of them their
  /// hours.
  private func drawDays(into grid: inout Grid, in area: Rect, _ theme: Theme) {
    let reports = reports
    let most = max(7, area.height / max(1, reports.count) - 2)
    var area = area
    func draw(_ title: String, _ note: String, _ lines: ForecastLines) {
      guard lines.lines.count + 1 >= Self.minDayRows else { return }
      header(title, note, theme).draw(into: &grid, in: area.row(0))
      for (index, line) in lines.lines.enumerated() {
        grid.write(spaced: line, x: area.x + 3, y: area.y + index + 1, maxX: area.maxX)
      }
      area = area.inset(top: lines.lines.count + 2)
    }
    for (place, report) in reports where area.height >= Self.minDayRows {
      draw(
        format.placeName(place), "",
        ForecastLines(
          of: report, from: slice.now, count: min(most, area.height - 1, Self.maxDays), format,
          theme, slice.settings.icons))
    }
    for (place, report) in reports where area.height >= Self.minDayRows {
      draw(
        format.words.sections.hourly, format.placeName(place),
        ForecastLines(
          hoursOf: report, from: slice.now, count: min(area.height - 1, Self.maxHours), format,
          theme, slice.settings.icons))
    }
  }

  // MARK: - Warnings

  private func drawWarnings(
    _ warned: [(place: Place, report: Fetched<WeatherReport>)], into grid: inout Grid,
    in area: Rect,
    _ theme: Theme
  ) {
    let words = format.words
    header(words.warnings.title, format.count(warned.count), theme)
      .draw(into: &grid, in: area.row(0))
    let names = warned.map { TextWidth.of(format.placeName($0.place)) }
    let nameWidth = min(16, names.max() ?? 0)
    for (index, entry) in warned.prefix(area.height - 1).enumerated() {
      let row = area.row(index + 1)
      let name = Rect(x: row.x + 3, y: row.y, width: nameWidth, height: 1)
      grid.write(format.placeName(entry.place), in: name, style: theme.value)
      guard let line = format.warningLine(of: entry.report, at: slice.now) else { continue }
      let text = row.inset(left: 3 + nameWidth + 2, right: 1)
      grid.write(
        line.text(cutTo: text.width), in: text, style: theme.warning(of: line.severity))
    }
  }

  // MARK: - Extremes

  private struct Extreme {
    var label: String
    var place: String
    var value: String
    var style: Style
  }

  /// The extremes that follow the first four if there are enough rows.
  private static let more: [(Quantity, isGreatest: Bool)] = [
    (.windGust, true), (.humidity, true), (.humidity, false), (.cloudCover, true),
    (.pressure, true), (.pressure, false), (.visibility, false), (.uvIndex, true),
  ]

  private func extremes(_ theme: Theme) -> [Extreme] {
    let words = format.words.board
    let reports = reports
    // A single place is no extreme.
    guard reports.count > 1 else { return [] }
    func extreme(
      _ label: String, _ isGreatest: Bool, _ value: (WeatherReport) -> Double?,
      _ text: (Double) -> (String, Style)
    ) -> Extreme? {
      let known = reports.compactMap { entry in
        value(entry.report).map { (place: entry.place, value: $0) }
      }
      let found = isGreatest ? known.max { $0.value < $1.value } : known.min { $0.value < $1.value }
      guard let found else { return nil }
      let (text, style) = text(found.value)
      return Extreme(
        label: label, place: format.placeName(found.place), value: text, style: style)
    }
    let degrees = { (value: Double) in
      (format.temperature(value), theme.temperature(value))
    }
    return [
      extreme(words.warmest, true, { slice.weather(of: $0)?.temperature }, degrees),
      extreme(words.coldest, false, { slice.weather(of: $0)?.temperature }, degrees),
      extreme(
        words.wettest, true,
        { slice.precipitation(of: $0, hours: 24) },
        { (format.precipitation($0), theme.water($0 / 4)) }),
      extreme(
        words.windiest, true, { slice.weather(of: $0)?.windSpeed },
        { (format.speed($0), theme.wind($0)) }),
    ].compactMap(\.self)
      + Self.more.compactMap { quantity, isGreatest in
        extreme(
          (isGreatest ? "▴ " : "▾ ") + format.words.labels[quantity], isGreatest,
          { slice.weather(of: $0)?[quantity] },
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
