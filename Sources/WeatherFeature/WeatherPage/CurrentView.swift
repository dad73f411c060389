import Foundation
import TerminalUI
import WeatherModel

/// The weather now: the art, the number, and the facts beside it.
struct CurrentView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  private struct Fact {
    var label: String
    var value: String
    var style: Style?
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty else { return }
    let current = page.report.current
    let theme = page.theme
    let art = ConditionArt.art(for: current.condition, isDay: current.isDay ?? true)
    art.draw(into: &grid, at: Point(x: area.x + 1, y: area.y), theme: theme)
    let digits = BlockText(
      page.format.temperatureNumber(current.temperature), height: .large)
    let numberX = area.x + (page.breadth == .compact ? 17 : 19)
    let numberStyle = current.temperature.map { theme.temperature($0) } ?? theme.value
    let end = digits.draw(
      into: &grid, at: Point(x: numberX, y: area.y + (page.breadth == .compact ? 0 : 1)),
      style: numberStyle.bold())
    let unitRow = area.y + (page.breadth == .compact ? 0 : 1)
    grid.write(page.format.temperatureUnit, x: end + 1, y: unitRow, style: numberStyle)
    if page.breadth == .compact {
      drawCompact(into: &grid, in: area, beside: end + 5)
    } else {
      drawFacts(into: &grid, in: area)
    }
  }

  private func drawCompact(into grid: inout Grid, in area: Rect, beside x: Int) {
    let current = page.report.current
    let theme = page.theme
    let today = page.report.today(at: page.now)
    let line =
      condition + " · " + page.words.labels.feelsLikeShort + " "
      + page.format.temperature(current.feelsLike)
    grid.write(line, x: area.x, y: area.y + 4, style: theme.value.bold(), maxX: area.maxX)
    let range =
      page.format.temperature(today?.temperatureMin) + " – "
      + page.format.temperature(today?.temperatureMax)
    grid.write(
      TextWidth.truncated(range, to: max(0, area.maxX - x)), x: x, y: area.y + 2,
      style: theme.label, maxX: area.maxX)
    let facts =
      page.words.labels.wind + " "
      + page.format.wind(current.windSpeed, from: current.windDirection)
      + "   " + page.words.labels.humidity + " " + page.format.percent(current.humidity)
    grid.write(
      TextWidth.truncated(facts, to: area.width), x: area.x, y: area.y + 5, style: theme.label,
      maxX: area.maxX)
  }

  private var condition: String {
    page.report.current.description ?? page.words.names.condition(page.report.current.condition)
  }

  private func drawFacts(into grid: inout Grid, in area: Rect) {
    let columns = columns(width: area.width)
    drawText(into: &grid, in: area, x: area.x + 33, end: area.x + columns[0].x - 2)
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

  private func columns(width: Int) -> [(x: Int, end: Int, facts: [Fact])] {
    if width >= 100 {
      let first = 33 + (width - 33) * 32 / 100
      let second = first + (width - first) / 2
      return [(first, second - 1, windFacts), (second, width, airFacts)]
    }
    let x = min(width - 22, max(54, width * 68 / 100))
    return [(x, width, narrowFacts)]
  }

  private func drawText(into grid: inout Grid, in area: Rect, x: Int, end: Int) {
    let theme = page.theme
    let format = page.format
    let labels = page.words.labels
    let current = page.report.current
    let today = page.report.today(at: page.now)
    var lines: [(String, Style)] = [
      (condition, theme.value.bold()),
      (labels.feelsLike + "  " + format.temperature(current.feelsLike), theme.text),
      (
        labels.high + " " + format.temperature(today?.temperatureMax) + "   " + labels.low + " "
          + format.temperature(today?.temperatureMin), theme.text
      ),
    ]
    if let rate = current.precipitation, rate > 0 {
      lines.append((format.precipitationRate(rate), theme.water(rate)))
    } else if area.width < 100 {
      lines.append((labels.uvShort + " " + format.uv(current.uvIndex), theme.text))
    }
    let alerts = page.report.alerts(at: page.now)
    if let alert = alerts.first {
      let more = alerts.count > 1 ? " " + page.words.status.moreAlerts(alerts.count - 1) : ""
      lines.append(("! " + alert.event + more, theme.warning.bold()))
    } else if area.width < 100 {
      lines.append((labels.airShort + " " + format.air(page.report.airQuality), theme.text))
    }
    for (row, line) in lines.prefix(area.height).enumerated() {
      grid.write(
        TextWidth.truncated(line.0, to: max(0, end - x)), x: x, y: area.y + row, style: line.1,
        maxX: end)
    }
  }

  private var windFacts: [Fact] {
    let current = page.report.current
    let labels = page.words.labels
    return [
      Fact(
        label: labels.wind,
        value: page.format.wind(current.windSpeed, from: current.windDirection)
          + " " + page.format.direction(current.windDirection)),
      Fact(label: labels.gusts, value: page.format.speed(current.windGust)),
      Fact(label: labels.humidity, value: page.format.percent(current.humidity)),
      Fact(label: labels.dewPoint, value: page.format.temperature(current.dewPoint)),
      Fact(label: labels.cloud, value: page.format.percent(current.cloudCover)),
    ]
  }

  private var airFacts: [Fact] {
    let current = page.report.current
    let labels = page.words.labels
    let uvStyle = current.uvIndex.map { page.theme.uv(UVClass(index: $0)) }
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
    let current = page.report.current
    let labels = page.words.labels
    return [
      Fact(
        label: labels.wind, value: page.format.wind(current.windSpeed, from: current.windDirection)),
      Fact(label: labels.humidity, value: page.format.percent(current.humidity)),
      Fact(label: labels.pressure, value: pressure),
      Fact(label: labels.cloud, value: page.format.percent(current.cloudCover)),
      Fact(label: labels.visibility, value: page.format.distance(current.visibility)),
    ]
  }

  private var pressure: String {
    let arrow = page.format.pressureArrow(page.report.pressureChange(from: page.now))
    return page.format.pressure(page.report.current.pressure) + (arrow.isEmpty ? "" : " " + arrow)
  }

  private var airStyle: Style? {
    guard let air = page.report.airQuality, let index = air.index else { return nil }
    return page.theme.air(AirClass(index: index, scale: air.scale))
  }

  private var sun: String {
    let today = page.report.today(at: page.now)
    let clock = { (moment: Date?) in moment.map { page.report.localTime($0).clock } ?? "–" }
    return clock(today?.sunrise) + " – " + clock(today?.sunset)
  }
}
