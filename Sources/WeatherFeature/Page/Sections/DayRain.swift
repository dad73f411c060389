import TerminalUI
import WeatherModel

/// The precipitation of the hours of each day, as strips from midnight to midnight below the days'
/// bars.
struct DayRain {
  private let page: PageContext
  /// The columns that the hours of a day share.
  private let columns: Rect

  /// Creates the strips; nil if no day that is shown has an hour with precipitation, or if there is
  /// no room.
  init?(_ page: PageContext, in columns: Rect) {
    guard columns.width >= 24 else { return nil }
    self.page = page
    self.columns = columns
    let isWet = page.days.contains { day in
      page.report.hours(of: day.date).contains { rate(of: $0) != nil }
    }
    guard isWet else { return nil }
  }

  private func rate(of hour: HourForecast) -> Double? {
    page.report.precipitationRate(of: hour).flatMap { $0 >= HangingRain.minRate ? $0 : nil }
  }

  /// Returns the times at which a day begins and ends.
  private func span(of date: LocalDate) -> (start: Date, end: Date) {
    let zone = page.report.timeZone
    return (zone.start(of: date), zone.start(of: LocalDate(dayNumber: date.dayNumber + 1)))
  }

  /// Draws the strip of a day. Hours that have passed or are not known stay blank.
  func draw(_ day: DayForecast, into grid: inout Grid, y: Int) {
    let (start, end) = span(of: day.date)
    let length = end.timeIntervalSince(start)
    let coordinate = page.report.place.coordinate
    for hour in page.report.hours(of: day.date) {
      let first = column(at: hour.time.timeIntervalSince(start) / length)
      let hours = Double(max(1, hour.hours ?? page.report.stepHours))
      let last = column(at: (hour.time.timeIntervalSince(start) + hours * 3600) / length)
      for x in first..<max(first + 1, last) where x < columns.maxX {
        let moment = start + length * Double(x - columns.x) / Double(columns.width)
        let ground = page.theme.shades.map {
          $0.band(sunAltitude: SunPosition(at: moment, from: coordinate).altitude)
        }
        if let ground { grid.put(" ", x: x, y: y, style: Style(background: ground)) }
        guard let rate = rate(of: hour) else { continue }
        HangingRain.draw(rate, x: x, y: y, ground: ground ?? .standard, into: &grid, page.theme)
      }
    }
  }

  /// Writes the clock of the strips.
  func drawClock(of day: DayForecast, into grid: inout Grid, y: Int) {
    let start = span(of: day.date).start
    for hour in stride(from: 0, to: 24, by: columns.width < 48 ? 6 : 3) {
      let text = page.format.axisHour(page.report.localTime(start + Double(hour) * 3600))
      grid.write(
        text, x: column(at: Double(hour) / 24), y: y, style: page.theme.label, maxX: columns.maxX)
    }
  }

  private func column(at part: Double) -> Int {
    columns.x + Int((max(0, part) * Double(columns.width)).rounded())
  }
}
