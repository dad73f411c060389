import TerminalUI
import WeatherModel
import WeatherWords

/// The hours of the place in the middle of a map: temperature, precipitation, clouds and the clock,
/// with the chosen hour as one column through all of them.
struct MapStrip {
  /// The rows of the whole strip. With fewer rows the title is left out first, then the clouds,
  /// then the precipitation.
  static let height = 5
  /// The number of hours: the current one and the next 48, which are all that can be chosen.
  static let hourCount = 49
  /// Columns for the names of the rows.
  private static let labelWidth = 5

  private enum Row { case title, temperature, rain, cloud, clock }

  private let page: PageContext
  /// The fraction of the next hour that has passed, while the map plays.
  private let part: Double
  private let hours: [HourForecast]

  /// - Parameter middle: The coordinate in the middle of the map. Its hours are those of the field
  ///   unless the map is centred on the place of the page.
  init(_ page: PageContext, _ field: FieldOnMap?, middle: Coordinate) {
    self.page = page
    part = field?.part ?? 0
    let start = page.hours.first?.time ?? page.now
    let window = page.slice.map
    let times = (0..<Self.hourCount).map { start + TimeInterval($0 * 3600) }
    guard window.east != 0 || window.north != 0 else {
      hours = times.map { Self.hour(at: $0, in: page.report) }
      return
    }
    hours = times.map { time in
      var hour = HourForecast(time: time)
      guard let field = field?.field else { return hour }
      let index = field.hour(at: time)
      hour.temperature = field.value(.temperature, at: middle, hour: index)
      hour.precipitation = field.value(.precipitation, at: middle, hour: index)
      hour.cloudCover = field.value(.cloudCover, at: middle, hour: index)
      let wind = field.wind(at: middle, hour: index)
      (hour.windSpeed, hour.windDirection) = (wind?.speed, wind?.direction)
      return hour
    }
  }

  /// Returns one hour of the forecast. The precipitation of a longer step is spread over its hours.
  private static func hour(at time: Date, in report: WeatherReport) -> HourForecast {
    guard var hour = report.step(at: time) else { return HourForecast(time: time) }
    hour.precipitation = report.precipitationRate(of: hour)
    (hour.time, hour.hours) = (time, nil)
    return hour
  }

  /// The columns that the hours share.
  private static func plot(in area: Rect) -> Rect { area.inset(left: labelWidth, right: 1) }

  private static func axis(
    _ hours: [HourForecast], _ report: WeatherReport, in area: Rect
  ) -> HourAxis {
    var report = report
    report.stepHours = 1
    let plot = plot(in: area)
    return HourAxis(hours, of: report, x: plot.x, width: plot.width)
  }

  /// Returns how many hours ahead the hour under a cell is; `nil` beside the strip.
  static func hour(at point: Point, in area: Rect, _ state: AppState) -> Int? {
    guard plot(in: area).contains(point), let report = state.report,
      let start = report.hours(from: state.now).first?.time
    else { return nil }
    let hours = (0..<hourCount).map { HourForecast(time: start + TimeInterval($0 * 3600)) }
    return axis(hours, report, in: area).index(at: point.x)
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard area.height >= 2, area.width > Self.labelWidth + 24 else { return }
    var rows: [Row] = [.temperature, .clock]
    if area.height >= 3 { rows.insert(.rain, at: 1) }
    if area.height >= 4 { rows.insert(.cloud, at: 2) }
    if area.height >= 5 { rows.insert(.title, at: 0) }
    let axis = Self.axis(hours, page.report, in: area)
    for (offset, row) in rows.enumerated() {
      draw(
        row, axis, into: &grid, Rect(x: area.x, y: area.y + offset, width: area.width, height: 1))
    }
    mark(axis, rows, into: &grid, in: area)
  }

  private func draw(_ row: Row, _ axis: HourAxis, into grid: inout Grid, _ line: Rect) {
    let y = line.y
    func name(_ text: String) {
      grid.write(text, x: line.x + 1, y: y, style: page.theme.label, maxX: axis.x - 1)
    }
    switch row {
    case .title: drawTitle(into: &grid, line)
    case .temperature:
      name(page.format.temperatureUnit)
      drawTemperatures(axis, into: &grid, y: y)
    case .rain:
      name(page.format.precipitationUnit)
      drawRain(axis, into: &grid, y: y)
    case .cloud:
      name("☁")
      CloudRibbon(axis: axis, theme: page.theme).draw(into: &grid, y: y)
    case .clock:
      axis.drawClock(into: &grid, y: y, namesDays: true, format: page.format, theme: page.theme)
    }
  }

  /// Draws the chosen hour and its values.
  private func drawTitle(into grid: inout Grid, _ line: Rect) {
    let (theme, format) = (page.theme, page.format)
    for x in line.x..<line.maxX { grid.write("─", x: x, y: line.y, style: theme.rule) }
    let moment = page.chosenMoment ?? page.words.labels.now
    let end = grid.write(
      " \(moment) ", x: line.x + 2, y: line.y, style: theme.accent.bold(), maxX: line.maxX)
    let index = page.hoursAhead
    guard hours.indices.contains(index) else { return }
    let hour = hours[index]
    var values = [format.temperature(hour.temperature)]
    if let amount = hour.precipitation, amount >= FieldPalette.minRain {
      values.append(format.precipitationRate(amount))
    }
    if let cloud = hour.cloudCover { values.append("☁ " + format.percent(cloud)) }
    if hour.windSpeed != nil {
      values.append(format.wind(hour.windSpeed, from: hour.windDirection))
    }
    while !values.isEmpty {
      let text = " " + values.joined(separator: "   ") + " "
      let x = line.maxX - TextWidth.of(text) - 1
      if x > end + 1 {
        grid.write(text, x: x, y: line.y, style: theme.value)
        return
      }
      values.removeLast()
    }
  }

  /// Draws a ribbon in the colours of the temperatures, with a number every few hours.
  private func drawTemperatures(_ axis: HourAxis, into grid: inout Grid, y: Int) {
    let theme = page.theme
    if let shades = theme.shades {
      let values = LineChart(values: hours.map(\.temperature), placement: axis.placement)
        .samples(width: axis.width)
      for (column, value) in values.enumerated() {
        guard let value else { continue }
        grid.put(
          " ", x: axis.x + column, y: y, style: Style(background: shades.temperature(value)))
      }
    }
    let texts: [(index: Int, text: String, style: Style)] = axis.ticks(spacing: 5)
      .compactMap { index in
        guard let value = hours[index].temperature else { return nil }
        // A number that the column of the chosen hour would cut is left out.
        let columns = axis.column(of: index)..<(axis.column(of: index) + 5)
        guard cursor(axis).map({ !columns.contains($0) }) ?? true else { return nil }
        let style = theme.hasShades ? theme.value : theme.temperature(value)
        return (index, page.format.temperature(value), style)
      }
    axis.write(texts, into: &grid, y: y, keepingBackground: theme.shades)
  }

  private func drawRain(_ axis: HourAxis, into grid: inout Grid, y: Int) {
    let rain = HourRain(axis, min: FieldPalette.minRain)
    for (index, amount) in rain.amounts.enumerated() {
      guard let amount else { continue }
      let level = max(1, min(8, Int((amount / rain.scale * 8).rounded(.up))))
      guard let block = Unicode.Scalar(0x2580 + UInt32(level)) else { continue }
      for x in axis.columns(of: index) where x < axis.x + axis.width {
        grid.put(block, x: x, y: y, style: page.theme.water(amount))
      }
    }
  }

  /// The column of the chosen hour.
  private func cursor(_ axis: HourAxis) -> Int? {
    let index = page.hoursAhead
    guard hours.indices.contains(index) else { return nil }
    let columns = axis.columns(of: index)
    return min(axis.x + axis.width - 1, columns.lowerBound + Int(Double(columns.count) * part))
  }

  /// Draws one bright column through all rows.
  private func mark(_ axis: HourAxis, _ rows: [Row], into grid: inout Grid, in area: Rect) {
    guard let x = cursor(axis) else { return }
    let theme = page.theme
    for (offset, row) in rows.enumerated() where row != .title {
      let y = area.y + offset
      if row == .clock {
        writeHour(axis, at: x, y: y, into: &grid)
        continue
      }
      if theme.hasShades {
        grid.put(" ", x: x, y: y, style: Style(background: theme.strong.foreground))
      } else {
        grid.put("│", x: x, y: y, style: theme.accent.bold())
      }
    }
  }

  /// Writes the chosen hour in place of the labels that it would overlap.
  private func writeHour(_ axis: HourAxis, at x: Int, y: Int, into grid: inout Grid) {
    let text = page.format.axisHour(axis.times[page.hoursAhead])
    let start = min(x, axis.x + axis.width - TextWidth.of(text))
    var (left, right) = (start, start + TextWidth.of(text))
    while left > axis.x, grid[left - 1, y].text != " " { left -= 1 }
    while right < axis.x + axis.width, grid[right, y].text != " " { right += 1 }
    for column in left..<right {
      grid.put(
        " ", x: column, y: y, style: Style.plain.background(grid[column, y].style.background))
    }
    grid.write(
      text, x: start, y: y, style: page.theme.accent.bold(), keepingBackground: page.theme.shades)
  }
}
