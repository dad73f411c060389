import FoundationEssentials
import TerminalUI
import WeatherModel
import WeatherWords

/// Hours laid along a row: where each stands, and which of them are named.
struct HourAxis {
  let hours: [HourForecast]
  let times: [LocalTime]
  let stepHours: Int
  /// The columns that the hours share.
  let x: Int
  let width: Int
  private let chart: LineChart

  init(_ hours: [HourForecast], of report: WeatherReport, x: Int, width: Int) {
    self.hours = hours
    times = hours.map { report.localTime($0.time) }
    stepHours = max(1, report.stepHours)
    self.x = x
    self.width = width
    chart = LineChart(
      values: Array(repeating: nil, count: hours.count), placement: Self.placement(of: hours))
  }

  /// How a curve over the hours has to place its values.
  var placement: LineChart.Placement { chart.placement }

  /// Evenly where the steps are even; otherwise by the clock, so that six hours are six times as
  /// wide as one.
  private static func placement(of hours: [HourForecast]) -> LineChart.Placement {
    let moments = hours.map(\.time.timeIntervalSince1970)
    let steps = Set(zip(moments, moments.dropFirst()).map { $1 - $0 })
    guard steps.count > 1, let first = moments.first, let last = moments.last, first < last else {
      return .edges
    }
    return .parts(moments.map { ($0 - first) / (last - first) })
  }

  /// The column in which an hour stands.
  func column(of index: Int) -> Int { x + chart.column(of: index, width: width) }

  /// The hour that stands nearest to a column.
  func index(at column: Int) -> Int { chart.index(atColumn: column - x, width: width) ?? 0 }

  /// Whether a day begins at an hour; not so for the first one, whose day has begun before.
  func isMidnight(_ index: Int) -> Bool {
    index > 0 && times[index].date != times[index - 1].date
  }

  /// Hours that stand at least so many columns apart, at full fractions of the day.
  func ticks(spacing: Int) -> [Int] {
    guard hours.count > 1 else { return Array(hours.indices) }
    if placement != .edges {
      var free = x
      return hours.indices.filter { index in
        guard column(of: index) >= free else { return false }
        free = column(of: index) + spacing
        return true
      }
    }
    let perStep = Double(width - 1) / Double(hours.count - 1)
    let every = [1, 2, 3, 6, 12].first {
      $0 >= stepHours && perStep * Double($0 / stepHours) >= Double(spacing)
    }
    let steps = (every ?? 24) / stepHours
    return hours.indices.filter { times[$0].hour / stepHours % max(1, steps) == 0 }
  }

  /// Writes texts at their hours, leaving out what would touch the one before.
  func write(
    _ texts: [(index: Int, text: String, style: Style)], gap: Int = 1, into grid: inout Grid, y: Int
  ) {
    var free = x
    for (index, text, style) in texts {
      let width = TextWidth.of(text)
      let column = min(self.column(of: index), x + self.width - width)
      guard column >= free, column >= x else { continue }
      grid.write(text, x: column, y: y, style: style)
      free = column + width + gap
    }
  }

  /// Writes the clock: hours faint, midnights as the new day's name.
  func drawClock(
    into grid: inout Grid, y: Int, namesDays: Bool, words: Words, theme: Theme
  ) {
    let named = Set(ticks(spacing: 4)).union(hours.indices.filter(isMidnight)).sorted()
    write(
      named.map { index in
        let isMidnight = isMidnight(index)
        let text =
          isMidnight && namesDays
          ? words.time.weekdayShort(times[index].date.weekday)
          : String(times[index].clock.prefix(2))
        return (index, text, isMidnight ? theme.value.bold() : theme.label)
      }, into: &grid, y: y)
  }

  /// Shades the hours of the night: with the theme's ground for them, or with faint dots where the
  /// terminal's own ground stays. Call it last, so that it lies under everything.
  func shadeNight(into grid: inout Grid, rows: Range<Int>, dotted: Range<Int>, theme: Theme) {
    guard hours.count > 1 else { return }
    for column in x..<(x + width) where hours[index(at: column)].isDay == false {
      if let shade = theme.shades?.night {
        grid.style(Rect(x: column, y: rows.lowerBound, width: 1, height: rows.count)) {
          $0 = $0.background(shade)
        }
      } else {
        for y in dotted where (column + y).isMultiple(of: 3) && grid[column, y].text == " " {
          grid.put("⡀", x: column, y: y, style: theme.rule)
        }
      }
    }
  }
}
