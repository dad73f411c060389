import TerminalUI
import WeatherModel
import WeatherWords

/// The panel of one value: the figure, related facts, its class, the hours around now, and its
/// meaning.
struct DetailPanel {
  /// The rows of a large figure with the facts beside it.
  private static let figureHeight = 7

  private let page: PageContext
  private let index: Int
  private let value: DetailValue
  private let count: Int
  private let tile: DetailTile

  init(_ page: PageContext) {
    self.page = page
    let values = DetailValue.values(of: page.report)
    count = values.count
    index = max(0, min(count - 1, page.slice.detail))
    value = values[index]
    tile = DetailTile(value, page)
  }

  /// The name of the value, the chosen hour, and the position among the values.
  var title: SectionHeader {
    SectionHeader(
      title: [tile.label, page.chosenMoment].compactMap(\.self).joined(separator: "  "),
      note: "▴ \(index + 1)/\(count) ▾", isFocused: true, theme: page.theme)
  }

  func draw(into grid: inout Grid, in area: Rect) {
    let frame = frame(in: area)
    frame.draw(title, page, into: &grid)
    let parts = parts(of: frame)
    if parts.hasFigure {
      drawFigure(into: &grid, in: parts.top)
    } else {
      drawLine(into: &grid, in: parts.top)
    }
    if value == .moon {
      let isBeside = parts.top.y == parts.chart.y
      MoonChart(page).draw(
        into: &grid, in: parts.chart, below: isBeside ? parts.top.height + 1 : nil)
    } else {
      drawChart(into: &grid, in: parts.chart)
    }
  }

  /// The hour under a point of the chart.
  func hour(at point: Point, in area: Rect) -> HourForecast? {
    guard let (chart, place) = chart(in: parts(of: frame(in: area)).chart) else { return nil }
    return chart.hour(at: point, in: place)
  }

  private func frame(in area: Rect) -> PanelFrame {
    PanelFrame(sentence: DetailMeaning.sentence(for: value, page), page, in: area)
  }

  /// Returns the areas of the figure, which is large if there is room, and of the chart below it.
  /// The figure is beside the moon if that makes the moon larger.
  private func parts(of frame: PanelFrame) -> (hasFigure: Bool, top: Rect, chart: Rect) {
    let hasFigure = frame.body.height >= 14
    let (top, rest) = frame.body.splitTop(hasFigure ? figureHeight(in: frame.body) : 1)
    let chart = rest.inset(top: rest.height > 8 ? 1 : 0)
    let side = MoonChart.side(of: frame.body)
    guard value == .moon, hasFigure, side.moonHeight >= chart.height else {
      return (hasFigure, top, chart)
    }
    return (hasFigure, side.texts.splitTop(Self.figureHeight).top, frame.body)
  }

  /// Returns the rows of the figure and the facts: enough for all pollutants and kinds of pollen in
  /// two columns, if the chart keeps eight rows.
  private func figureHeight(in body: Rect) -> Int {
    guard value == .quantity(.airQuality) else { return Self.figureHeight }
    return max(Self.figureHeight, min((facts.count + 1) / 2 + 2, body.height - 8))
  }

  /// The chart of the hours with its cells; nil if the value has none.
  private func chart(in area: Rect) -> (SeriesChart, Rect)? {
    switch value {
    case .sun, .moon: return nil
    case .quantity(.airQuality):
      guard let (series, hours) = DetailSeries.air(page) else { return nil }
      return (
        SeriesChart(series: series, hours: hours, page: page),
        airParts(of: area).chart.inset(bottom: 1)
      )
    case .quantity(let quantity):
      let hours = page.hoursAround(width: area.width)
      guard let series = DetailSeries(quantity, hours: hours, page) else { return nil }
      let chart = SeriesChart(series: series, hours: hours, page: page)
      let hasBar = classBar(of: quantity, in: area) != nil
      return (chart, hasBar ? area.splitTop(ClassScaleBar.height).rest.inset(top: 1) : area)
    }
  }

  private func airParts(of area: Rect) -> (scale: Rect, chart: Rect) {
    let (scale, chart) = area.splitBottom(area.height >= 10 ? 4 : 0)
    return (scale, chart)
  }

  private func classBar(of quantity: Quantity, in area: Rect) -> ClassScaleBar? {
    area.height >= 14 ? ClassScaleBar(quantity, hours: page.nextDay, page) : nil
  }

  private var style: Style { (tile.style ?? page.theme.value).bold() }

  // MARK: - The figure and what stands beside it

  private func drawLine(into grid: inout Grid, in line: Rect) {
    let x = grid.write(tile.value, x: line.x, y: line.y, style: style, maxX: line.maxX) + 3
    let remark = facts.first ?? ""
    grid.write(
      TextWidth.truncated(remark, to: max(0, line.maxX - x)), x: x, y: line.y,
      style: page.theme.label, maxX: line.maxX)
  }

  private func drawFigure(into grid: inout Grid, in area: Rect) {
    let number = figure
    var x = area.x
    if let digits = number.digits {
      x = BlockText(digits, height: .large).draw(into: &grid, at: Point(x: x, y: area.y + 1)) {
        page.theme.lit(style, depth: $0)
      }
      grid.write(number.rest, x: x + 1, y: area.y + 1, style: style)
      x += TextWidth.of(number.rest) + 5
    } else {
      grid.write(tile.value, x: x, y: area.y + 2, style: style, maxX: area.maxX)
      x += TextWidth.of(tile.value) + 4
    }
    x = max(x, area.x + 24)
    var end = area.maxX
    if [.quantity(.windSpeed), .quantity(.windGust)].contains(value),
      let direction = page.chosenWeather.windDirection,
      area.maxX - WindCompass.size.width > x + 16
    {
      end = area.maxX - WindCompass.size.width
      WindCompass(direction: direction, words: page.words, theme: page.theme)
        .draw(into: &grid, at: Point(x: end, y: area.y))
    }
    // Further columns are drawn only if they fit in full, because a cut value is useless.
    let rows = max(1, area.height - 2)
    let facts = facts
    for start in stride(from: 0, to: facts.count, by: rows) {
      let column = facts[start..<min(facts.count, start + rows)]
      let width = column.map { TextWidth.of($0) }.max() ?? 0
      guard start == 0 || x + width < end else { break }
      for (row, fact) in column.enumerated() {
        grid.write(
          TextWidth.truncated(fact, to: max(0, end - x - 1)), x: x, y: area.y + 1 + row,
          style: start + row == 0 ? page.theme.value : page.theme.label, maxX: end)
      }
      x += width + 4
    }
    DetailDays(value, page).draw(
      into: &grid, in: Rect(x: x, y: area.y + 1, width: max(0, end - x), height: rows))
  }

  /// The leading digits of the value, which can be drawn large, and what follows them.
  private var figure: (digits: String?, rest: String) {
    let text: String =
      switch value {
      case .quantity(.airQuality), .sun, .moon: tile.value
      case .quantity(let quantity) where quantity.kind == .sum: tile.value
      case .quantity(let quantity): page.format.textWithUnit(quantity, page.chosenWeather[quantity])
      }
    let digits = text.prefix { "0123456789.,:\u{2212}".contains($0) }
    guard !digits.isEmpty else { return (nil, text) }
    return (
      String(digits), text.dropFirst(digits.count).trimmed
    )
  }

  /// The facts about the value, the most important first.
  private var facts: [String] {
    let current = page.chosenWeather
    let format = page.format
    let words = page.words
    let isNow = page.hoursAhead == 0
    let force = { (speed: Double?) -> String? in
      speed.map { speed in
        let force = BeaufortForce(metresPerSecond: speed)
        return words.names.beaufort(force) + " · " + words.detail.beaufort(force.number)
      }
    }
    var facts: [String?] = [tile.remark]
    switch value {
    case .quantity(.temperature):
      facts = [
        words.labels[.feelsLike] + " " + format.temperature(current.feelsLike),
        tile.shortRemark ?? tile.remark,
        isNow ? format.normals(of: page.report, page.slice.normals, at: page.now) : nil,
      ]
    case .quantity(.humidity):
      facts = [
        current.humidity.map { words.names.humidity(HumidityClass(percent: $0)) },
        words.labels[.dewPoint] + " " + format.temperature(current.dewPoint),
      ]
    case .quantity(.cloudCover):
      facts = [current.cloudCover.map { words.names.cloud(CloudClass(percent: $0)) }]
    case .quantity(.pressure):
      let tendency = isNow ? page.report.pressureTendency(at: page.now) : nil
      facts = [
        tendency.map { format.pressureChange($0, digits: 1) },
        tendency.map { words.names.pressureTrend(PressureTrend(change: $0.change)) },
      ]
    case .quantity(.windSpeed):
      facts = [
        format.windFrom(current.windDirection), force(current.windSpeed),
        words.labels[.windGust] + " " + format.speed(current.windGust),
      ]
    case .quantity(.windGust):
      facts = [
        force(current.windGust), words.labels[.windSpeed] + " " + format.speed(current.windSpeed),
      ]
    case .quantity(.airQuality):
      facts = [tile.remark] + airFacts
    case .quantity(.precipitation):
      let timeline = page.report.precipitationTimeline(at: page.now)
      facts = [
        tile.remark.isEmpty ? nil : words.labels[.precipitationProbability] + " " + tile.remark,
        !isNow
          ? nil
          : timeline.wetHours.map {
            $0 == 0 ? dryDay : format.wetHours(of: page.report, timeline)
          },
      ]
    case .sun:
      facts = [tile.remark, SunAndMoon(page).dayLength]
    case .moon:
      let moon = SunAndMoon(page)
      facts = [tile.remark, moon.nextMoon] + moon.moonTimes.map { "\($0.label) \($0.value)" }
    case .quantity: break
    }
    facts.append(extremes)
    if tile.isSupplemented { facts.append(page.fetched.supplemented?.provider.displayName) }
    return facts.compactMap { $0 }.filter { !$0.isEmpty && $0 != unknownValue }
  }

  /// The greatest and the least value of the hours ahead with their times. The air quality has
  /// hours of its own, which its chart shows.
  private var extremes: String? {
    guard case .quantity(let quantity) = value, quantity != .airQuality,
      let series = DetailSeries(quantity, hours: page.hours, page)
    else { return nil }
    let (high, low) = series.extremes(page)
    return [high, low].compactMap(\.self).joined(separator: "   ")
  }

  /// The text that a day stays dry, if amounts, probabilities and warnings all indicate that;
  /// otherwise the text that no precipitation is expected.
  private var dryDay: String {
    page.report.isKnownToStayDry(for: 24, at: page.now)
      ? page.words.detail.dryDay : page.words.sections.noRain
  }

  /// The scale of the index, the particles, the pollen, and the other pollutants, of which narrow
  /// screens show the first ones.
  private var airFacts: [String] {
    guard let air = page.airQuality else { return [] }
    let pollutants = Pollutant.all.filter { air[keyPath: $0.path] != nil }.map {
      let text = page.format.dust(air[keyPath: $0.path], page.report.grade(of: $0))
      return "\(page.words.labels[$0])  \(text)"
    }
    return [page.words.names.airScale(air.scale)] + pollutants.prefix(2) + pollenFacts(air.pollen)
      + pollutants.dropFirst(2)
  }

  private func pollenFacts(_ pollen: Pollen?) -> [String] {
    guard let pollen else { return [] }
    let facts = page.format.pollen(pollen).map { "\($0.label)  \($0.text)" }
    return facts.isEmpty ? [page.words.detail.noPollen.withCapital] : facts
  }

  // MARK: - The chart

  /// Draws the worst air quality of each day, for as many days as fit:
  /// `Today 42 good   Sun 22 61 moderate`.
  private func drawAirDays(into grid: inout Grid, in line: Rect) {
    let today = page.report.localTime(page.now).date
    var x = line.x
    for (date, air) in page.report.airByDay(from: page.now) {
      let name = page.format.day(date, today: today) + " "
      let text = page.format.air(air, of: page.report)
      guard x + TextWidth.of(name + text) <= line.maxX else { return }
      x = grid.write(name, x: x, y: line.y, style: page.theme.label)
      x = grid.write(text, x: x, y: line.y, style: page.theme.air(air, of: page.report)) + 3
    }
  }

  private func drawChart(into grid: inout Grid, in area: Rect) {
    switch value {
    case .sun:
      SunPathView(page, isShaded: true).draw(into: &grid, in: area)
    case .moon: break
    case .quantity(.airQuality):
      var area = area
      if let (chart, place) = chart(in: area) {
        let parts = airParts(of: area)
        drawAirDays(into: &grid, in: parts.chart.row(parts.chart.height - 1))
        chart.draw(into: &grid, in: place)
        // A chart of more than seven rows has a blank one above it.
        if let title = DetailSeries.airTitle(page), area.height > 7 {
          grid.write(title, x: place.x, y: place.y - 1, style: page.theme.label, maxX: place.maxX)
        }
        area = parts.scale
      }
      if let air = page.report.airQuality, let index = air.index {
        ClassScaleBar(AirClass(index: index, scale: air.scale), page)
          .draw(into: &grid, in: area)
      }
    case .quantity(let quantity):
      guard let (chart, place) = chart(in: area) else { return }
      classBar(of: quantity, in: area)?
        .draw(into: &grid, in: area.splitTop(ClassScaleBar.height).top)
      chart.draw(into: &grid, in: place)
    }
  }
}
