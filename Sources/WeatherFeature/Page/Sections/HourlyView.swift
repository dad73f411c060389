import TerminalUI
import WeatherModel
import WeatherWords

/// The hourly forecast: the temperature as a picture with the rain in it, rows for the sky, the
/// probabilities, the wind and the clock below it, and a cursor with a flag that shows the values
/// of its hour.
struct HourlyView {
  private let page: PageContext
  private let hours: [HourForecast]
  private let cursor: Int?
  private let hasFlag: Bool

  /// Creates the view of the page's hours. It has a cursor while the section is focused or a later
  /// hour is chosen.
  init(_ page: PageContext) {
    let last = page.hours.count - 1
    self.init(
      page, hours: page.hours,
      cursor: page.isFocused(.hourly) || page.slice.hour > 0
        ? max(0, min(last, page.slice.hour)) : nil)
  }

  /// Creates the view of any hours.
  /// - Parameter hasFlag: Whether the values of the hour under the cursor are shown beside it.
  init(_ page: PageContext, hours: [HourForecast], cursor: Int? = nil, hasFlag: Bool = true) {
    self.page = page
    self.hours = hours
    self.cursor = cursor
    self.hasFlag = hasFlag
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard area.height > 1, area.width > 16, !hours.isEmpty else { return }
    let plot = HourlyLayout(in: area).plot
    let axis = HourAxis(hours, of: page.report, x: plot.x, width: plot.width)
    let rows = rows(height: area.height, axis)
    let picture = Rect(
      x: plot.x, y: area.y, width: plot.width, height: max(1, area.height - rows.count))
    guard
      let curve = HourCurve(page, axis, in: picture, namesDays: page.breadth > .compact)
    else { return }
    let flag = cursor.flatMap { hasFlag ? HourFlag(page, hours[$0]) : nil }
    let flagFrame = cursor.flatMap { cursor in
      flag?.frame(
        beside: axis.column(of: cursor),
        in: picture.inset(top: picture.height > HourFlag.rows ? curve.headRows : 0))
    }
    curve.draw(into: &grid, sparing: flagFrame)
    // The bars are below the names of the days, in a row that otherwise has only the labels of
    // highs.
    if curve.headRows > 0 { drawWarnings(axis, into: &grid, y: picture.y + curve.headRows) }
    axis.shade(into: &grid, rows: picture.maxY..<area.maxY, theme: page.theme)
    for (offset, row) in rows.enumerated() {
      draw(row, axis, into: &grid, y: picture.maxY + offset, namesDays: curve.headRows == 0)
    }
    guard let cursor else { return }
    curve.mark(cursor, rows: area.y..<area.maxY, into: &grid)
    if !page.theme.hasShades, let clock = rows.lastIndex(of: .clock) {
      let row = Rect(x: axis.column(of: cursor), y: picture.maxY + clock, width: 1, height: 1)
      grid.style(row) { $0 = $0.reversed() }
    }
    if let flagFrame { flag?.draw(into: &grid, in: flagFrame) }
  }

  /// Draws a thin bar over the hours in which a warning is in force, in the colour of the worst
  /// one, where there is no text.
  private func drawWarnings(_ axis: HourAxis, into grid: inout Grid, y: Int) {
    let alerts = page.report.alerts(at: page.now)
    for index in alerts.isEmpty ? hours.indices.prefix(0) : hours.indices[...] {
      let time = hours[index].time
      let end = time + TimeInterval((hours[index].hours ?? axis.stepHours) * 3600)
      let worst = alerts.first {
        ($0.start ?? .distantPast) < end && ($0.end ?? .distantFuture) > max(time, page.now)
      }
      guard let worst else { continue }
      for x in axis.columns(of: index) where [" ", "╎"].contains(grid[x, y].text) {
        let style = page.theme.warning(of: worst.severity).background(grid[x, y].style.background)
        grid.put(page.slice.settings.charts == .ascii ? "=" : "▔", x: x, y: y, style: style)
      }
    }
  }

  // MARK: - What stands below the curve

  private enum Row: Int { case cloud, amount, sky, wind, clock }

  /// Returns the rows that fit below a picture of four rows, or of fewer in a low section. A row
  /// without values is left out in favour of the curve.
  private func rows(height: Int, _ axis: HourAxis) -> [Row] {
    var wanted: [Row] = [.clock, .sky]
    // If the picture shows the rain, the rain needs no row of its own.
    if !page.theme.hasShades, HourRain(axis).peak != nil { wanted.insert(.amount, at: 1) }
    if height >= 10, hours.contains(where: { $0.windSpeed != nil }) { wanted.append(.wind) }
    let hasGreys = page.theme.shades?.isCoarse == false
    if height >= 14, hasGreys, hours.contains(where: { $0.cloudCover != nil }) {
      wanted.append(.cloud)
    }
    let room = height - (height < 5 ? 2 : height < 8 ? 3 : 4)
    return wanted.prefix(max(0, room)).sorted { $0.rawValue < $1.rawValue }
  }

  private func draw(
    _ row: Row, _ axis: HourAxis, into grid: inout Grid, y: Int, namesDays: Bool
  ) {
    let theme = page.theme
    let shades = theme.shades
    switch row {
    case .cloud: CloudRibbon(axis: axis, theme: theme).draw(into: &grid, y: y, isThin: true)
    case .sky: drawSky(axis, into: &grid, y: y)
    case .amount: drawAmounts(axis, into: &grid, y: y)
    case .wind:
      let unit = page.format.speedUnit
      let texts = hours.map {
        page.format.windArrow($0.windDirection) + page.format.speedNumber($0.windSpeed)
      }
      let spacing = (texts.map(TextWidth.of).max() ?? 0) + 1
      let x = axis.x + axis.width - TextWidth.of(unit)
      axis.write(
        axis.ticks(spacing: max(4, spacing)).compactMap { index in
          guard let speed = hours[index].windSpeed,
            axis.column(of: index) + TextWidth.of(texts[index]) < x
          else { return nil }
          let isCalm = BeaufortForce(metresPerSecond: speed).number < 6
          return (index, texts[index], isCalm ? theme.label : theme.wind(speed))
        }, into: &grid, y: y, keepingBackground: shades)
      grid.write(unit, x: x, y: y, style: theme.label, keepingBackground: shades)
    case .clock:
      axis.drawClock(into: &grid, y: y, namesDays: namesDays, format: page.format, theme: theme)
    }
  }

  /// Draws the icon of the sky and, from 10 % on, the probability of precipitation, in the longest
  /// form that fits at every step.
  private func drawSky(_ axis: HourAxis, into grid: inout Grid, y: Int) {
    let icons = page.slice.settings.icons
    let least = axis.clockSpacing(page.format)
    let spacing = axis.spacing(atLeast: least)
    let ticks = axis.ticks(spacing: least)
    let forms: [(String, Double) -> String] = [
      { "\($0) \(page.format.probability($1))" }, { "\($0)\(page.format.probability($1))" },
      { "\($0)\(Int(($1 * 100).rounded()))" }, { sign, _ in sign },
    ]
    func chance(_ index: Int) -> Double? {
      hours[index].precipitationProbability.flatMap { $0 >= 0.1 ? $0 : nil }
    }
    func text(_ index: Int, _ form: (String, Double) -> String) -> String {
      let hour = hours[index]
      let sign = icons.icon(for: hour.condition, isDay: hour.isDay ?? true)
      return chance(index).map { form(sign, $0) } ?? sign
    }
    let form = forms.first { form in
      ticks.allSatisfy { TextWidth.of(text($0, form)) < spacing }
    }
    axis.write(
      ticks.map { index in
        let hour = hours[index]
        let isWet = chance(index).map { $0 >= 0.3 } ?? false
        let style =
          isWet && !hour.condition.isPrecipitation
          ? page.theme.chance(chance(index))
          : page.theme.icon(hour.condition, isDay: hour.isDay ?? true)
        return (index, text(index, form ?? forms[3]), style)
      }, into: &grid, y: y, keepingBackground: page.theme.shades)
  }

  private func drawAmounts(_ axis: HourAxis, into grid: inout Grid, y: Int) {
    let rain = HourRain(axis)
    let glyphs = Array("▁▂▃▄▅▆▇█")
    for (index, amount) in rain.amounts.enumerated() {
      guard let amount else { continue }
      let level = max(0, min(7, Int((amount / rain.scale * 8).rounded(.up)) - 1))
      for x in axis.columns(of: index) {
        grid.write(
          String(glyphs[level]), x: x, y: y,
          style: page.theme.water(amount / Double(axis.stepHours)))
      }
    }
    guard let peak = rain.peak, let amount = rain.amounts[peak] else { return }
    // The greatest amount is written beside the bars to which it belongs.
    let text =
      axis.stepHours == 1
      ? page.format.precipitationRate(amount) : page.format.precipitation(amount)
    let after = rain.amounts[peak...].firstIndex { $0 == nil } ?? rain.amounts.count
    let before = rain.amounts[..<peak].lastIndex { $0 == nil }
    let width = TextWidth.of(text)
    let ends = [
      axis.columns(of: after - 1).upperBound + 1,
      axis.columns(of: before.map { $0 + 1 } ?? 0).lowerBound - 1 - width,
    ]
    guard
      let x = ends.first(where: { x in
        x >= axis.x && x + width <= axis.x + axis.width
          && (x..<x + width).allSatisfy { grid[$0, y].text == " " }
      })
    else { return }
    grid.write(text, x: x, y: y, style: page.theme.water(amount / Double(axis.stepHours)))
  }
}

/// A flag with the values of the hour under the cursor, on a background of its own.
struct HourFlag {
  /// The maximum number of rows.
  static let rows = 5
  private let lines: [(text: String, style: Style)]
  private let theme: Theme

  init(_ page: PageContext, _ hour: HourForecast) {
    let (format, labels) = (page.format, page.words.labels)
    theme = page.theme
    let time = page.report.localTime(hour.time)
    let today = page.report.localTime(page.now).date
    func labelled(_ label: String, _ value: String) -> String? {
      value == unknownValue ? nil : "\(label) \(value)"
    }
    func line(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: "  ") }
    let chance = hour.precipitationProbability.map {
      format.rainSign + " " + format.probability($0)
    }
    let amount = hour.precipitation.flatMap { $0 > 0 ? format.precipitation($0) : nil }
    let spread = page.slice.comparison?.models?.spread(at: hour.time).flatMap {
      $0 < 0.5 ? nil : "± " + format.temperatureDifference($0)
    }
    lines = [
      (
        line([format.moment(time, today: today), page.words.names.condition(hour.condition)]),
        theme.value.bold()
      ),
      (
        line([
          format.temperature(hour.temperature), hour.temperature == nil ? nil : spread,
          labelled(labels.feelsLikeShort, format.temperature(hour.feelsLike)),
        ]), theme.temperature(hour.temperature)
      ),
      (line([chance, amount]), theme.water(hour.precipitation ?? 0)),
      (
        line([
          format.wind(hour.windSpeed, from: hour.windDirection),
          labelled(labels[.windGust], format.text(.windGust, of: hour)),
        ]), theme.value
      ),
      (line([labelled(labels[.humidity], format.text(.humidity, of: hour))]), theme.text),
    ].filter { !$0.0.isEmpty && $0.0 != unknownValue }
  }

  /// Whether there is room for the hour, its temperature and its precipitation.
  static func fits(in area: Rect) -> Bool { area.height >= 4 && area.width >= 60 }

  /// Returns the area of the flag beside a column of a picture; nil if there is no room.
  func frame(beside column: Int, in area: Rect) -> Rect? {
    guard Self.fits(in: area) else { return nil }
    let lines = lines.prefix(area.height)
    let width = (lines.map { TextWidth.of($0.text) }.max() ?? 0) + 2
    let x = column + 2 + width <= area.maxX ? column + 2 : column - 1 - width
    return x < area.x ? nil : Rect(x: x, y: area.y, width: width, height: lines.count)
  }

  func draw(into grid: inout Grid, in frame: Rect) {
    let background = theme.shades?.label ?? theme.text.background
    grid.fill(frame, style: theme.text.background(background))
    for (row, line) in lines.prefix(frame.height).enumerated() {
      grid.write(
        line.text, x: frame.x + 1, y: frame.y + row, style: line.style.background(background),
        maxX: frame.maxX)
    }
  }
}
