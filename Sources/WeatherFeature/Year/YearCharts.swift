import TerminalUI
import WeatherModel
import WeatherWords

/// The three charts of a year.
struct YearCharts {
  /// The minimum width of a month for an amount above its bar.
  private static let minMonthWidth = 4
  /// The smallest range of the temperature axis in °C.
  private static let minSpan = 10.0

  let slice: YearSlice
  let columns: YearLayout.Columns
  let theme: Theme
  let format: WeatherFormat

  private var words: Words { format.words }
  private var details: ClimateNormals.Details? { slice.normals?.details }

  private func plot(_ area: Rect, hasMonths: Bool) -> YearPlot {
    YearPlot(
      area: Rect(
        x: columns.x, y: area.y + 1, width: columns.width,
        height: max(0, area.height - (hasMonths ? 2 : 1))),
      columns: columns, theme: theme, thisWeek: ClimateNormals.week(of: slice.today),
      chosenWeek: slice.week, thisMonth: slice.today.month)
  }

  private func drawHeading(
    _ title: String, _ note: String, into grid: inout Grid, in area: Rect
  ) {
    SectionHeader(
      title: title, note: note, noteStyle: theme.label, isFocused: false, theme: theme
    ).draw(into: &grid, in: Rect(x: area.x - 2, y: area.y, width: area.width + 3, height: 1))
  }

  // MARK: - Temperature

  func drawTemperature(into grid: inout Grid, in area: Rect) {
    let plot = plot(area, hasMonths: true)
    let ranges = (0..<ClimateNormals.weekCount).map { slice.normals?.range(ofWeek: $0) }
    drawHeading(
      "\(words.labels.long(.temperature))  \(format.temperatureUnit)", legend(width: area.width),
      into: &grid, in: area)
    plot.drawGround(into: &grid)
    plot.drawMonths(into: &grid, y: area.maxY - 1) { words.time.monthShort($0) }
    guard let scale = Scale(of: values(ranges))?.spanning(atLeast: Self.minSpan) else { return }
    drawNames(of: scale, plot, into: &grid)
    for column in 0..<columns.width {
      guard let range = ranges[columns.week(column)] else { continue }
      let low = plot.height(of: range.low, on: scale)
      let high = max(low + 3, plot.height(of: range.high, on: scale))
      plot.drawBar(column: column, from: low, to: high, into: &grid) { height in
        color(ofHeight: height, plot, scale)
      }
    }
    drawExtremes(scale, plot, into: &grid)
    drawDays(scale, plot, into: &grid)
    drawToday(scale, plot, into: &grid)
    labelWeeks(ranges, scale, plot, into: &grid)
    labelExtremes(scale, plot, into: &grid)
  }

  private func values(_ ranges: [ClimateNormals.Range?]) -> [Double?] {
    ranges.flatMap { [$0?.low, $0?.high] }
      + (details.map { $0.highest + $0.lowest } ?? []).map { $0?.value } + [slice.low, slice.high]
      + slice.days.flatMap { [$0.low, $0.high] }
  }

  private func color(ofHeight height: Int, _ plot: YearPlot, _ scale: Scale) -> Style {
    let part = Double(height) / Double(max(1, plot.area.height * 8))
    let celsius = scale.lowest + (scale.highest - scale.lowest) * part
    return theme.shades.map { Style(foreground: $0.temperature(celsius)) }
      ?? theme.temperature(celsius)
  }

  /// Draws round temperatures at the left, at least two rows apart.
  private func drawNames(of scale: Scale, _ plot: YearPlot, into grid: inout Grid) {
    let (low, high) = (
      format.units.temperature(scale.lowest), format.units.temperature(scale.highest)
    )
    let least = (high - low) / Double(plot.area.height) * 2
    let step = [5.0, 10, 20, 40].first { $0 >= least } ?? 50
    var tick = (low / step).rounded(.up) * step
    while tick <= high {
      let height = Int(((tick - low) / (high - low) * Double(plot.area.height * 8)).rounded())
      grid.write(
        format.number(tick, digits: 0) + format.degreeSign, rightAlignedTo: plot.area.x - 1,
        y: plot.row(at: height), style: theme.label)
      tick += step
    }
  }

  /// Draws the highest and lowest temperature of each week as dots.
  private func drawExtremes(_ scale: Scale, _ plot: YearPlot, into grid: inout Grid) {
    guard let details else { return }
    for week in 0..<ClimateNormals.weekCount {
      for extreme in [details.highest[week], details.lowest[week]].compactMap(\.self) {
        let x = plot.area.x + columns.column(ofWeek: week)
        let y = plot.row(at: plot.height(of: extreme.value, on: scale))
        plot.write(
          "·", x: x, y: y, style: theme.temperature(extreme.value), margin: 0, into: &grid)
      }
    }
  }

  /// Writes the highest and lowest temperature of all years with their dates beside their dots, or
  /// between their dots and the band.
  private func labelExtremes(_ scale: Scale, _ plot: YearPlot, into grid: inout Grid) {
    guard plot.area.width >= 60, plot.area.height >= 8 else { return }
    for (extreme, inwards) in [(details?.highestOfAll, 1), (details?.lowestOfAll, -1)] {
      guard let extreme else { continue }
      let text = "\(format.temperature(extreme.value)) \(words.time.dateOfYear(extreme.date))"
      let x = plot.area.x + columns.column(ofWeek: ClimateNormals.week(of: extreme.date))
      let y = plot.row(at: plot.height(of: extreme.value, on: scale))
      let style = theme.temperature(extreme.value).bold()
      let width = TextWidth.of(text)
      let middle = max(plot.area.x, min(x - width / 2, plot.area.maxX - width))
      for (x, y) in [(x + 2, y), (x - 1 - width, y), (middle, y + inwards)]
      where plot.write(text, x: x, y: y, style: style, into: &grid) {
        break
      }
    }
  }

  /// Returns the legend of the band and the dots, as much of it as fits beside the title.
  private func legend(width: Int) -> String {
    let year = words.year
    var parts = [year.band]
    if !slice.days.isEmpty { parts.append("• " + year.days) }
    if details != nil { parts.append("· " + year.extremes) }
    while parts.count > 1, TextWidth.of(parts.joined(separator: "   ")) > width / 2 + 16 {
      parts.removeLast()
    }
    return parts.joined(separator: "   ")
  }

  /// Draws the low and high of the days of this year that are known.
  private func drawDays(_ scale: Scale, _ plot: YearPlot, into grid: inout Grid) {
    for day in slice.days {
      let x = plot.area.x + columns.column(of: day.date)
      for value in [day.low, day.high] {
        grid.write(
          "•", x: x, y: plot.row(at: plot.height(of: value, on: scale)),
          style: day.date < slice.today ? theme.strong : theme.text,
          keepingBackground: theme.shades)
      }
    }
  }

  /// Draws today's low and high in its week.
  private func drawToday(_ scale: Scale, _ plot: YearPlot, into grid: inout Grid) {
    guard let low = slice.low, let high = slice.high else { return }
    let x = plot.area.x + columns.column(of: slice.today)
    for value in [low, high] {
      let y = plot.row(at: plot.height(of: value, on: scale))
      grid.write("●", x: x, y: y, style: theme.strong, keepingBackground: theme.shades)
    }
  }

  /// Draws the normal high of the warmest week above the band, and the normal low of the coldest
  /// week below it.
  private func labelWeeks(
    _ ranges: [ClimateNormals.Range?], _ scale: Scale, _ plot: YearPlot, into grid: inout Grid
  ) {
    let known = ranges.enumerated().compactMap { week, range in range.map { (week, $0) } }
    guard plot.area.height >= 8,
      let warmest = known.max(by: { $0.1.high < $1.1.high }),
      let coldest = known.min(by: { $0.1.low < $1.1.low })
    else { return }
    for (week, value, below) in [
      (warmest.0, warmest.1.high, false), (coldest.0, coldest.1.low, true),
    ] {
      let text = format.temperature(value)
      let x = plot.area.x + columns.column(ofWeek: week) - TextWidth.of(text) / 2
      let y = plot.row(at: plot.height(of: value, on: scale)) + (below ? 1 : -1)
      plot.write(
        text, x: max(plot.area.x, x), y: y, style: theme.temperature(value).bold(), into: &grid)
    }
  }

  // MARK: - Precipitation

  func drawPrecipitation(into grid: inout Grid, in area: Rect) {
    let hasMonths = area.height >= YearLayout.precipitationWithMonths
    let plot = plot(area, hasMonths: hasMonths)
    let months = details?.months ?? []
    let known = months.compactMap(\.self)
    // The numbers above the bars add up to the total.
    let total =
      known.count == 12
      ? words.year.perYear(
        text(ofRounded: known.map(rounded).reduce(0, +)) + " " + format.precipitationUnit) : ""
    drawHeading(
      "\(words.labels.rain)  \(format.precipitationUnit)", total, into: &grid, in: area)
    plot.drawGround(into: &grid)
    if hasMonths {
      plot.drawMonths(into: &grid, y: area.maxY - 1) { words.time.monthShort($0) }
    }
    let most = max(known.max() ?? 0, HourForecast.minAmount)
    let texts = months.map { $0.map(amount) ?? unknownValue }
    let width = (1...12).map { columns.columns(ofMonth: $0).count }.min() ?? 0
    let hasNumbers =
      plot.area.height >= 3 && width >= Self.minMonthWidth
      && texts.allSatisfy { TextWidth.of($0) < width }
    let room = plot.area.height * 8 - (hasNumbers ? 8 : 0)
    for (index, month) in months.enumerated() {
      let cells = columns.columns(ofMonth: index + 1)
      let height = month.map { Int(($0 / most * Double(room)).rounded()) } ?? 0
      let shown = month.map { $0 > 0 ? max(1, height) : 0 } ?? 0
      let gap = cells.count >= 5 ? 1 : 0
      for column in (cells.lowerBound + gap)..<max(cells.lowerBound + gap + 1, cells.upperBound - 1)
      {
        plot.drawBar(column: column, from: 0, to: shown, into: &grid) { _ in water }
      }
      guard hasNumbers else { continue }
      let text = texts[index]
      let y = plot.area.maxY - 1 - (shown + 7) / 8
      let x = plot.area.x + cells.lowerBound + (cells.count - TextWidth.of(text)) / 2
      grid.write(
        text, x: x, y: max(plot.area.y, y), style: water, keepingBackground: theme.shades)
    }
    if !hasNumbers {
      grid.write(
        amount(most), rightAlignedTo: plot.area.x - 1, y: plot.area.y, style: theme.label)
    }
  }

  private var water: Style {
    theme.shades.map { Style(foreground: $0.water) } ?? theme.water(2.5)
  }

  /// Returns the amount of a month without its unit.
  private func amount(_ millimetres: Double) -> String { text(ofRounded: rounded(millimetres)) }

  /// Returns an amount in whole millimetres or in tenths of an inch.
  private func rounded(_ millimetres: Double) -> Double {
    let amount = format.units.precipitation(millimetres)
    return format.units == .imperial ? (amount * 10).rounded() / 10 : amount.rounded()
  }

  private func text(ofRounded amount: Double) -> String {
    format.units == .imperial ? format.number(amount, digits: 1) : format.count(Int(amount))
  }

  // MARK: - Daylight

  func drawDaylight(into grid: inout Grid, in area: Rect) {
    let plot = plot(area, hasMonths: true)
    let daylight = YearDaylight.hours(at: slice.place, in: slice.today.year)
    let sunshine = (0..<ClimateNormals.weekCount).map { week in
      details.flatMap { ClimateNormals.mean($0.sunshine, ofWeek: week) }
    }
    let isKnown = sunshine.contains { $0 != nil }
    let length = { (hours: Double) in words.time.exact(Int((hours * 60).rounded())) }
    drawHeading(
      [words.labels.dayLength, isKnown ? words.labels[.sunshine] : nil].compactMap(\.self)
        .joined(separator: " · "),
      (area.width > 80 ? words.time.today : words.time.todayShort) + " "
        + length(YearDaylight.length(on: slice.today, at: slice.place) / 3600) + " · "
        + format.range("\(length(daylight.min() ?? 0)) ", " \(length(daylight.max() ?? 0))"),
      into: &grid, in: area)
    plot.drawGround(into: &grid)
    plot.drawMonths(into: &grid, y: area.maxY - 1) { words.time.monthShort($0) }
    let scale = Scale(0, max(1, daylight.max() ?? 0))
    let sun = theme.art(.sun)
    for column in 0..<columns.width {
      let week = columns.week(column)
      let x = plot.area.x + column
      let ground = grid[x, plot.area.y].style.background
      let dim =
        theme.shades == nil
        ? theme.label : Style(foreground: ground.mixed(with: sun.foreground, at: 0.4))
      let height = plot.height(of: daylight[week], on: scale)
      if theme.hasShades {
        plot.drawBar(column: column, from: 0, to: height, into: &grid) { _ in dim }
      } else {
        for row in 0..<(height + 4) / 8 {
          grid.put("░", x: x, y: plot.area.maxY - 1 - row, style: dim)
        }
      }
      guard let hours = sunshine[week], hours > 0 else { continue }
      let top = max(1, plot.height(of: hours, on: scale))
      plot.drawBar(column: column, from: 0, to: top, into: &grid) { _ in
        Style(foreground: sun.foreground)
      }
    }
  }
}
