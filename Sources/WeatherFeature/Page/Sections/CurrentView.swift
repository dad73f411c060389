import FoundationEssentials
import TerminalUI
import WeatherModel
import WeatherWords

/// The weather now: the art, the number, and the facts beside it.
struct CurrentView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  private struct Fact {
    var label: String
    var value: String
    var style: Style?
  }

  /// Where the art stands in the section's body.
  static func artOrigin(in area: Rect) -> Point { Point(x: area.x + 1, y: area.y) }

  /// The art of the weather now, in as many rows as it has room for.
  static func art(
    _ current: CurrentWeather, breadth: PageLayout.Breadth, icons: IconSet, phase: Int = 0
  ) -> ConditionArt {
    let art = ConditionArt.art(
      for: current.condition, isDay: current.isDay ?? true, phase: phase, ascii: icons == .ascii)
    return breadth == .compact ? art.cut(to: 4) : art
  }

  static func art(_ page: PageContext) -> ConditionArt {
    art(page.current, breadth: page.breadth, icons: page.slice.settings.icons)
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty else { return }
    if page.breadth == .compact {
      SmallCurrentView(page).draw(into: &grid, in: area)
      return
    }
    let current = page.current
    Self.art(page).draw(into: &grid, at: Self.artOrigin(in: area), theme: page.theme)
    let style = page.theme.temperature(current.temperature)
    let digits = BlockText(page.format.temperatureNumber(current.temperature), height: .large)
    let end = digits.draw(
      into: &grid, at: Point(x: area.x + 19, y: area.y + 1), style: style.bold())
    grid.write(page.format.temperatureUnit, x: end + 1, y: area.y + 1, style: style)
    drawFacts(into: &grid, in: area, from: max(33, end - area.x + 5))
  }

  private var condition: String {
    page.current.description ?? page.words.names.condition(page.current.condition)
  }

  private func drawFacts(into grid: inout Grid, in area: Rect, from left: Int) {
    let columns = columns(from: left, width: area.width)
    let end = columns.first.map { $0.x - 2 } ?? area.width - 1
    drawText(into: &grid, in: area, x: area.x + left, end: area.x + end, isAlone: columns.isEmpty)
    for column in columns {
      let labelWidth = column.facts.map { TextWidth.of($0.label) }.max() ?? 0
      for (row, fact) in column.facts.prefix(area.height).enumerated() {
        let y = area.y + row
        grid.write(fact.label, x: area.x + column.x, y: y, style: page.theme.label, maxX: area.maxX)
        let x = area.x + column.x + labelWidth + 2
        let end = min(area.maxX - 1, area.x + column.end)
        grid.write(
          TextWidth.truncated(fact.value, to: max(0, end - x)), x: x, y: y,
          style: fact.style ?? page.theme.value, maxX: end)
      }
    }
  }

  private func columns(
    from left: Int, width: Int
  ) -> [(x: Int, end: Int, facts: [Fact])] {
    if width >= 112 {
      let first = left + (width - left) * 32 / 100
      let second = first + (width - first) / 2
      return [(first, second - 1, windFacts), (second, width, airFacts)]
    }
    let widest = narrowFacts.map { TextWidth.of($0.label) }.max() ?? 0
    let x = width - widest - 15
    return x >= left + 18 ? [(x, width, narrowFacts)] : []
  }

  private func drawText(
    into grid: inout Grid, in area: Rect, x: Int, end: Int, isAlone: Bool
  ) {
    let theme = page.theme
    let format = page.format
    let labels = page.words.labels
    let current = page.current
    let today = page.report.today(at: page.now)
    let high = format.temperature(today?.temperatureMax)
    let low = format.temperature(today?.temperatureMin)
    let felt = format.temperature(current.feelsLike)
    // Each line with what may stand in its place: a figure is never cut.
    var lines: [(texts: [String], style: Style)] = [
      (["\(labels.feelsLike)  \(felt)", "\(labels.feelsLikeShort) \(felt)"], theme.text),
      (
        [
          format.ofToday("\(labels.high) \(high)   \(labels.low) \(low)", today),
          format.ofToday("↑\(high) ↓\(low)", today), "↑\(high) ↓\(low)",
        ], theme.text
      ),
    ]
    if let rate = current.precipitationRate, rate > 0 {
      lines.append(([format.precipitationRate(rate)], theme.water(rate)))
    }
    if area.width >= 112 {
      let rain = [
        format.precipitation(today?.precipitation),
        format.probability(today?.precipitationProbability),
      ].filter { $0 != unknownValue }.joined(separator: " · ")
      if !rain.isEmpty {
        lines.append((["\(format.precipitationLabel(today))  \(rain)", rain], theme.text))
      }
    }
    if isAlone {
      let wind = page.format.wind(current.windSpeed, from: current.windDirection)
      lines.append((["\(labels.wind) \(wind)", wind], theme.wind(current.windSpeed)))
      lines.append((["\(labels.humidity) \(format.percent(current.humidity))"], theme.text))
    } else if area.width < 112 {
      let index = format.index(page.report.airQuality?.index)
      lines.append((["\(labels.uvShort) \(format.uv(current.uvIndex))"], uvStyle))
      lines.append(
        (
          [
            "\(labels.airShort) \(format.air(page.report.airQuality))",
            "\(labels.airShort) \(index)",
          ], airStyle
        ))
    }
    let room = max(0, end - x)
    grid.write(
      TextWidth.truncated(condition, to: room), x: x, y: area.y, style: theme.value.bold(),
      maxX: end)
    var y = area.y + 1
    for line in lines where y < area.maxY {
      guard let text = line.texts.first(where: { TextWidth.of($0) <= room }) else { continue }
      grid.write(text, x: x, y: y, style: line.style, maxX: end)
      y += 1
    }
  }

  private var windFacts: [Fact] {
    let current = page.current
    let labels = page.words.labels
    return [
      Fact(
        label: labels.wind,
        value: page.format.wind(current.windSpeed, from: current.windDirection)
          + " " + page.format.direction(current.windDirection),
        style: page.theme.wind(current.windSpeed)),
      Fact(
        label: labels.gusts, value: page.format.speed(current.windGust),
        style: page.theme.wind(current.windGust)),
      Fact(label: labels.humidity, value: page.format.percent(current.humidity)),
      Fact(label: labels.dewPoint, value: page.format.temperature(current.dewPoint)),
      Fact(label: labels.cloud, value: page.format.percent(current.cloudCover)),
    ]
  }

  private var airFacts: [Fact] {
    let current = page.current
    let labels = page.words.labels
    return [
      Fact(label: labels.pressure, value: pressure),
      Fact(label: labels.visibility, value: page.format.distance(current.visibility)),
      Fact(label: labels.uvShort, value: page.format.uv(current.uvIndex), style: uvStyle),
      Fact(
        label: labels.airShort, value: page.format.air(page.report.airQuality), style: airStyle),
      Fact(label: labels.sun, value: sun),
    ]
  }

  private var narrowFacts: [Fact] {
    let current = page.current
    let labels = page.words.labels
    return [
      Fact(
        label: labels.wind, value: page.format.wind(current.windSpeed, from: current.windDirection),
        style: page.theme.wind(current.windSpeed)),
      Fact(label: labels.humidity, value: page.format.percent(current.humidity)),
      Fact(label: labels.pressure, value: pressure),
      Fact(label: labels.cloud, value: page.format.percent(current.cloudCover)),
      Fact(label: labels.visibility, value: page.format.distance(current.visibility)),
    ]
  }

  private var pressure: String {
    let arrow = page.format.pressureArrow(page.report.pressureTendency(at: page.now))
    return page.format.pressure(page.current.pressure) + (arrow.isEmpty ? "" : " " + arrow)
  }

  private var airStyle: Style { page.theme.air(page.report.airQuality) }
  private var uvStyle: Style { page.theme.uv(page.current.uvIndex) }

  private var sun: String {
    let sun = SunAndMoon(page)
    guard sun.hasTimes else { return sun.courseShort }
    let clock = { (moment: Date?) in
      moment.map { page.report.localTime($0).clock } ?? unknownValue
    }
    return clock(sun.sunrise) + " – " + clock(sun.sunset)
  }
}
