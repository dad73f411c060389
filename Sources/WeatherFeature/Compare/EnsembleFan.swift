import TerminalUI
import WeatherModel
import WeatherWords

/// The temperatures of an ensemble's runs over the days: the median as a line, a band for eight of
/// ten runs, a faint band for all, and the chosen hour.
struct EnsembleFan {
  private let page: PageContext
  private let ensemble: EnsembleForecast
  private let layout: ComparisonLayout
  private let plot: Rect
  private let hours: [EnsembleForecast.Hour?]
  private let scale: Scale

  init?(_ page: PageContext, _ ensemble: EnsembleForecast, _ layout: ComparisonLayout) {
    let plot = layout.plot
    guard plot.height > 1 else { return nil }
    let zone = page.report.timeZone
    hours = (plot.x..<plot.maxX).map { x in
      layout.time(at: x, in: zone).flatMap(ensemble.hour(at:))
    }
    guard
      let scale = Scale(of: hours.flatMap { [$0?.all.lowerBound, $0?.all.upperBound] })?
        .spanning(atLeast: 5)
    else { return nil }
    self.page = page
    self.ensemble = ensemble
    self.layout = layout
    self.plot = plot
    self.scale = scale
  }

  func draw(into grid: inout Grid) {
    if let shades = page.theme.shades {
      fill(shades, into: &grid)
    } else {
      drawGlyphs(into: &grid)
    }
    drawLabels(into: &grid)
    drawCursor(into: &grid)
  }

  /// The position of a temperature range: in the band of eight of ten runs, in that of all, or
  /// outside.
  private enum Band { case outside, all, most }

  private func band(_ hour: EnsembleForecast.Hour, _ low: Double, _ high: Double) -> Band {
    func touches(_ range: ClosedRange<Double>) -> Bool {
      range.lowerBound < high && range.upperBound > low
    }
    return touches(hour.most) ? .most : touches(hour.all) ? .all : .outside
  }

  /// Returns the temperature range of one of a number of equal parts of the scale, counted from the
  /// top.
  private func span(_ part: Int, of count: Int) -> (low: Double, high: Double) {
    let step = (scale.highest - scale.lowest) / Double(count)
    let high = scale.highest - Double(part) * step
    return (high - step, high)
  }

  private func row(of celsius: Double) -> Int {
    plot.maxY - 1 - scale.position(of: celsius, among: plot.height)
  }

  // MARK: - In colours

  private func fill(_ shades: Shades, into grid: inout Grid) {
    let coordinate = page.report.place.coordinate
    let zone = page.report.timeZone
    for (column, hour) in hours.enumerated() {
      let x = plot.x + column
      let altitude = layout.time(at: x, in: zone).map {
        SunPosition(at: $0, from: coordinate).altitude
      }
      let ground = altitude.map(shades.band(sunAltitude:)) ?? shades.background
      for row in 0..<plot.height {
        func color(_ half: Int) -> Color {
          guard let hour else { return ground }
          let (low, high) = span(row * 2 + half, of: plot.height * 2)
          return self.color(
            of: band(hour, low, high), at: (low + high) / 2, on: ground, shades)
        }
        let (upper, lower) = (color(0), color(1))
        grid.put(
          upper == lower ? " " : "▀", x: x, y: plot.y + row,
          style: Style(foreground: upper, background: lower))
      }
      guard let hour else { continue }
      let y = row(of: hour.median)
      grid.put(" ", x: x, y: y, style: Style(background: grid[x, y].style.background))
      grid.write("━", x: x, y: y, style: page.theme.strong, keepingBackground: shades)
    }
  }

  private func color(
    of band: Band, at celsius: Double, on ground: Color, _ shades: Shades
  ) -> Color {
    switch band {
    case .outside: ground
    case .all:
      shades.isCoarse
        ? shades.normals(on: ground)
        : shades.area(shades.temperature(celsius), on: ground, depth: 0.8)
    case .most: shades.area(shades.temperature(celsius), on: ground, depth: 0.2)
    }
  }

  // MARK: - In glyphs

  private func drawGlyphs(into grid: inout Grid) {
    for (column, hour) in hours.enumerated() {
      guard let hour else { continue }
      let x = plot.x + column
      for row in 0..<plot.height {
        let (low, high) = span(row, of: plot.height)
        switch band(hour, low, high) {
        case .outside: continue
        case .all: grid.put("░", x: x, y: plot.y + row, style: page.theme.rule)
        case .most:
          let style = page.theme.temperature((low + high) / 2)
          grid.put("▒", x: x, y: plot.y + row, style: style)
        }
      }
      grid.put(
        "━", x: x, y: row(of: hour.median), style: page.theme.temperature(hour.median).bold())
    }
  }

  // MARK: - Words

  /// Draws the ends of the scale and the meaning of the line and the bands.
  private func drawLabels(into grid: inout Grid) {
    let theme = page.theme
    let end = plot.x - 1
    let ends = [(plot.y, scale.highest), (plot.maxY - 1, scale.lowest)]
    for (y, value) in ends {
      grid.write(
        page.format.temperature(value), rightAlignedTo: end, y: y,
        style: theme.temperature(value))
    }
    let words = page.words.certainty
    let middle = (scale.highest + scale.lowest) / 2
    let bands: [(Unicode.Scalar, Style, String)] = [
      // Over the bands the line has the colour of text, because the bands have the colours of
      // temperatures.
      ("━", theme.hasShades ? theme.strong : theme.temperature(middle), words.median),
      (theme.hasShades ? "█" : "▒", legend(.most, middle), words.most),
      (theme.hasShades ? "█" : "░", legend(.all, middle), words.all(String(ensemble.runs))),
    ]
    let room = layout.nameWidth - 8
    for (row, (glyph, style, text)) in bands.enumerated() where row < plot.height && room > 4 {
      grid.put(glyph, x: layout.fan.x, y: plot.y + row, style: style)
      grid.write(
        TextWidth.truncated(text, to: room), x: layout.fan.x + 2, y: plot.y + row,
        style: theme.label)
    }
  }

  private func legend(_ band: Band, _ celsius: Double) -> Style {
    guard let shades = page.theme.shades else {
      return band == .most ? page.theme.temperature(celsius) : page.theme.rule
    }
    return page.theme.value.foreground(
      color(of: band, at: celsius, on: shades.background, shades))
  }

  // MARK: - The chosen hour

  private func drawCursor(into grid: inout Grid) {
    let zone = page.report.timeZone
    guard let time = page.chosenHour?.time, let x = layout.column(of: time, in: zone) else {
      return
    }
    if let shades = page.theme.shades {
      grid.style(Rect(x: x, y: plot.y, width: 1, height: plot.height)) {
        $0.background = shades.tinted($0.background)
        $0.foreground = shades.tinted($0.foreground)
      }
    } else {
      for y in plot.y..<plot.maxY where grid[x, y].text == " " {
        grid.put("│", x: x, y: y, style: page.theme.accent)
      }
    }
    guard let hour = ensemble.hour(at: time) else { return }
    grid.write(
      "●", x: x, y: row(of: hour.median), style: page.theme.strong,
      keepingBackground: page.theme.shades)
    guard !layout.cursor.isEmpty else { return }
    let text = values(of: hour, at: time)
    let width = TextWidth.of(text)
    let start = max(layout.cursor.x, min(x - width / 2, layout.cursor.maxX - width))
    grid.write(text, x: start, y: layout.cursor.y, style: page.theme.value)
  }

  /// Returns `Sun 14:00  8°  6…10° (4…12°)`: the median, eight of ten, and all where they differ.
  private func values(of hour: EnsembleForecast.Hour, at time: Date) -> String {
    let format = page.format
    func range(_ range: ClosedRange<Double>) -> String? {
      let (low, high) = (range.lowerBound, range.upperBound)
      return format.temperature(low) == format.temperature(high)
        ? nil : format.temperatures(low, high)
    }
    let moment = format.moment(
      page.report.localTime(time), today: page.report.localTime(page.now).date)
    let (most, all) = (range(hour.most), range(hour.all))
    let ranges = [most, all == most ? nil : all.map { "(\($0))" }].compactMap(\.self)
    return [moment, format.temperature(hour.median), ranges.joined(separator: " ")]
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
