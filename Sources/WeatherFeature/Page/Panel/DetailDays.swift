import TerminalUI
import WeatherModel
import WeatherWords

/// The next days of a value beside its figure: the least and the greatest value of each day, its
/// amount, or the times of the sun or the moon.
struct DetailDays {
  /// The number of columns between two columns of days.
  private static let gap = 4
  /// The maximum number of columns of days.
  private static let maxColumns = 2

  private let value: DetailValue
  private let page: PageContext

  init(_ value: DetailValue, _ page: PageContext) {
    self.value = value
    self.page = page
  }

  /// Draws the days at the right of the area, as many as fit in full.
  func draw(into grid: inout Grid, in area: Rect) {
    guard area.height > 0 else { return }
    let days = days(rows: area.height)
    let names = days.map { TextWidth.of($0.name) }.max() ?? 0
    // The short texts are used if the long ones leave no room for a column.
    for choice in 0..<(days.map(\.texts.count).min() ?? 0) {
      let texts = Self.aligned(days.map { $0.texts[choice] })
      let width = names + 3 + (texts.map(TextWidth.of).max() ?? 0)
      let needed = (days.count + area.height - 1) / area.height
      let columns = min(
        needed, Self.maxColumns, (area.width + Self.gap) / (width + Self.gap))
      guard columns > 0 else { continue }
      let step = min(width + 3 * Self.gap, (area.width + Self.gap) / columns)
      for (index, text) in texts.prefix(columns * area.height).enumerated() {
        let end = area.maxX - (columns - 1 - index / area.height) * step
        let y = area.y + index % area.height
        grid.write(days[index].name, x: end - width, y: y, style: page.theme.label)
        grid.write(text, rightAlignedTo: end, y: y, style: page.theme.value)
      }
      return
    }
  }

  /// The texts of a day, each in the parts that are aligned with those of the other days.
  private typealias Day = (name: String, texts: [[String]])

  /// Joins the parts of each text, right-aligned with those of the other texts.
  private static func aligned(_ texts: [[String]]) -> [String] {
    let count = texts.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      texts.map { column < $0.count ? TextWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return texts.map { parts in
      // A day that has no times has only words.
      guard parts.count == count else { return parts.joined(separator: "  ") }
      return zip(parts, widths)
        .map { String(repeating: " ", count: $1 - TextWidth.of($0)) + $0 }
        .joined(separator: "  ")
    }
  }

  /// Returns the days after today with their texts, the longest text of each first.
  private func days(rows: Int) -> [Day] {
    switch value {
    case .sun: return days(rows * Self.maxColumns) { [$0.sunLine, [$0.sunSpan]] }
    // The search for moonrise and moonset is expensive, so one column is enough.
    case .moon:
      return days(rows) { sky in
        let span = sky.moonSpan
        return [[sky.moonLit] + span, span]
      }
    case .quantity(.airQuality): return []
    case .quantity(let quantity): return days(of: quantity)
    }
  }

  private func days(_ count: Int, _ texts: (SunAndMoon) -> [[String]]) -> [Day] {
    (1...max(1, count)).map { ahead in
      let sky = SunAndMoon(page, daysAhead: ahead)
      return (page.words.time.dayOfMonth(sky.date), texts(sky))
    }
  }

  /// Returns the least and the greatest value of each day after today, or the amount of the day. A
  /// day that the forecast covers only in part is left out.
  private func days(of quantity: Quantity) -> [Day] {
    let today = page.report.localTime(page.now).date.dayNumber
    let hours = page.report.hourly.map { (date: page.report.localTime($0.time).date, hour: $0) }
    return Dictionary(grouping: hours) { $0.date.dayNumber }
      .filter { $0.key > today && $0.value.count * page.report.stepHours >= 23 }
      .sorted { $0.key < $1.key }
      .compactMap { _, hours in
        let series = DetailSeries(quantity, hours: hours.map(\.hour), page)
        guard let series else { return nil }
        let known = series.values.compactMap(\.self)
        guard known.count == hours.count, let low = known.min(), let high = known.max() else {
          return nil
        }
        let parts =
          series.isAmount
          ? [series.text(known.reduce(0, +))]
          : ["▾ \(series.text(low))", "▴ \(series.text(high))"]
        return (page.words.time.dayOfMonth(hours[0].date), [parts])
      }
  }
}
