import FoundationEssentials
import TerminalUI
import WeatherModel
import WeatherWords

/// The hours of one day of the forecast.
struct DayPanel {
  private let page: PageContext
  private let index: Int

  init(_ page: PageContext) {
    self.page = page
    index = max(0, min(page.days.count - 1, page.slice.day))
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard page.days.indices.contains(index) else { return }
    let day = page.days[index]
    let isToday = day.date == page.report.localTime(page.now).date
    let long = page.words.time.longDate(day.date)
    let frame = PanelFrame(
      title: isToday ? page.format.ofToday(page.words.time.today, day) + " · " + long : long,
      position: index,
      count: page.days.count, sentence: "", page, into: &grid, in: area)
    let (line, rest) = frame.body.splitTop(2)
    drawSummary(of: day, into: &grid, in: line)
    let hours = page.report.hours(of: day.date)
    guard hours.count > 1 else {
      let text = page.words.detail.unknownMeaning(page.report.provider.displayName)
      for (row, text) in TextWrap.lines(text, width: rest.width).enumerated() {
        grid.write(text, x: rest.x, y: rest.y + 1 + row, style: page.theme.label)
      }
      return
    }
    HourlyView(page, hours: hours).draw(
      into: &grid, in: rest.inset(top: rest.height > 9 ? 1 : 0))
  }

  private func drawSummary(of day: DayForecast, into grid: inout Grid, in area: Rect) {
    let theme = page.theme
    let format = page.format
    let labels = page.words.labels
    let clock = { (moment: Date?) in moment.map { page.report.localTime($0).clock } }
    let icon = page.slice.settings.icons.icon(for: day.condition, isDay: true)
    var x = area.x
    func write(_ text: String, _ style: Style, row: Int) {
      guard x + TextWidth.of(text) <= area.maxX else { return }
      x = grid.write(text, x: x, y: area.y + row, style: style) + 2
    }
    write(icon, theme.icon(day.condition, isDay: true), row: 0)
    write(page.words.names.condition(day.condition), theme.value.bold(), row: 0)
    write(
      format.temperature(of: day, \.temperatureMin), theme.temperature(day.temperatureMin), row: 0)
    write(
      format.temperature(of: day, \.temperatureMax), theme.temperature(day.temperatureMax).bold(),
      row: 0)
    if let chance = day.precipitationProbability {
      write(format.probability(chance), theme.water(chance * 4), row: 0)
    }
    if let amount = day.precipitation, amount > 0 {
      write(format.precipitation(amount), theme.water(amount / 4), row: 0)
    }
    x = area.x
    if let speed = day.windSpeedMax {
      write("\(labels.wind) \(format.speed(speed))", theme.label, row: 1)
    }
    if day.uvIndexMax != nil {
      write("\(labels.uvShort) \(format.uv(day.uvIndexMax))", theme.label, row: 1)
    }
    if let rise = clock(day.sunrise), let set = clock(day.sunset) {
      write("↑ \(rise)  ↓ \(set)", theme.label, row: 1)
    }
  }
}
