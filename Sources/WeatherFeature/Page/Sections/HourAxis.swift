import TerminalUI
import WeatherModel
import WeatherWords

/// A horizontal axis of hours: their columns, their labels, and day and night.
struct HourAxis {
  let hours: [HourForecast]
  let times: [LocalTime]
  let stepHours: Int
  /// The columns that the hours share.
  let x: Int
  let width: Int
  private let sun: Sun
  private let chart: LineChart

  /// The sun's altitude over every column. The picture, the rows and the clock share it; it is
  /// computed once, when the first of them is drawn.
  private final class Sun {
    private(set) lazy var altitudes = makeAltitudes()
    private let makeAltitudes: () -> [Double]
    init(_ makeAltitudes: @escaping () -> [Double]) { self.makeAltitudes = makeAltitudes }
  }

  init(_ hours: [HourForecast], of report: WeatherReport, x: Int, width: Int) {
    self.hours = hours
    times = hours.map { report.localTime($0.time) }
    stepHours = max(1, report.stepHours)
    sun = Sun { Self.altitudes(over: hours, from: report.place.coordinate, columns: width) }
    self.x = x
    self.width = width
    chart = LineChart(
      values: Array(repeating: nil, count: hours.count), placement: Self.placement(of: hours))
  }

  /// The placement of the values of a curve over the hours.
  var placement: LineChart.Placement { chart.placement }

  /// Returns an even placement if the steps are even; otherwise a placement by time, so that six
  /// hours are six times as wide as one.
  private static func placement(of hours: [HourForecast]) -> LineChart.Placement {
    let moments = hours.map(\.time.timeIntervalSince1970)
    let steps = Set(zip(moments, moments.dropFirst()).map { $1 - $0 })
    guard steps.count > 1, let first = moments.first, let last = moments.last, first < last else {
      return .edges
    }
    return .parts(moments.map { ($0 - first) / (last - first) })
  }

  func column(of index: Int) -> Int { x + chart.column(of: index, width: width) }

  /// Returns the columns from an hour up to the next one.
  func columns(of index: Int) -> Range<Int> {
    let start = column(of: index)
    return start..<max(start + 1, index + 1 < hours.count ? column(of: index + 1) : x + width)
  }

  /// Returns the index of the hour nearest to a column.
  func index(at column: Int) -> Int { chart.index(atColumn: column - x, width: width) ?? 0 }

  /// Whether a day begins at an hour; false for the first hour, whose day has begun before.
  func isMidnight(_ index: Int) -> Bool {
    index > 0 && times[index].date != times[index - 1].date
  }

  // MARK: - Names

  /// Returns the interval in hours between two labels that keeps them at least `spacing` columns
  /// apart.
  private func every(_ spacing: Int) -> Int {
    let perStep = Double(width - 1) / Double(max(1, hours.count - 1))
    // A label for every hour is too dense, unless the labels are at least eight columns apart.
    return [1, 3, 6, 12].first {
      let columns = perStep * Double($0 / stepHours)
      return $0 >= stepHours && columns >= Double($0 == 1 ? max(8, spacing) : spacing)
    } ?? 24
  }

  /// Returns the number of columns between two labels that are at least `spacing` columns apart.
  func spacing(atLeast spacing: Int) -> Int {
    let perStep = Double(width - 1) / Double(max(1, hours.count - 1))
    return Int(perStep * Double(every(spacing) / stepHours))
  }

  /// Returns the indices of hours that are at least `spacing` columns apart. If the steps are even,
  /// the hours divide the day evenly.
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
    let steps = max(1, every(spacing) / stepHours)
    return hours.indices.filter { times[$0].hour / stepHours % steps == 0 }
  }

  /// Writes texts at their hours, without those that would touch the previous one.
  /// - Returns: The first free column after the last text.
  @discardableResult func write(
    _ texts: [(index: Int, text: String, style: Style)], into grid: inout Grid, y: Int,
    keepingBackground shades: Shades? = nil
  ) -> Int {
    var free = x
    for (index, text, style) in texts {
      let width = TextWidth.of(text)
      let column = min(self.column(of: index), x + self.width - width)
      guard column >= free, column >= x else { continue }
      grid.write(text, x: column, y: y, style: style, keepingBackground: shades)
      free = column + width + 1
    }
    return free
  }

  /// Returns the minimum number of columns from one hour of the clock to the next.
  func clockSpacing(_ format: WeatherFormat) -> Int {
    max(4, (times.map { TextWidth.of(format.axisHour($0)) }.max() ?? 2) + 1)
  }

  /// Writes the clock: hours in a faint style, and midnights as the name of the new day if
  /// `namesDays`, because nothing else names the day.
  func drawClock(
    into grid: inout Grid, y: Int, namesDays: Bool, format: WeatherFormat, theme: Theme
  ) {
    let named = ticks(spacing: clockSpacing(format))
    let midnights = hours.indices.filter(isMidnight)
    let texts = Set(named).union(midnights).sorted().map { index in
      let isMidnight = isMidnight(index)
      let text =
        isMidnight && namesDays
        ? format.words.time.weekdayShort(times[index].date.weekday) : format.axisHour(times[index])
      return (index, text, isMidnight ? theme.value.bold() : light(at: index, theme))
    }
    write(texts, into: &grid, y: y, keepingBackground: theme.shades)
  }

  /// Returns the style of an hour of the clock, which depends on the sun's altitude.
  private func light(at index: Int, _ theme: Theme) -> Style {
    let column = column(of: index) - x
    guard theme.hasShades, sun.altitudes.indices.contains(column) else { return theme.label }
    return theme.clock(sunAltitude: sun.altitudes[column])
  }

  // MARK: - Day and night

  private static func altitudes(
    over hours: [HourForecast], from coordinate: Coordinate, columns: Int
  ) -> [Double] {
    guard let first = hours.first?.time, let last = hours.last?.time else { return [] }
    let span = last.timeIntervalSince(first)
    return (0..<columns).map { column in
      let part = Double(column) / Double(max(1, columns - 1))
      return SunPosition(at: first + span * part, from: coordinate).altitude
    }
  }

  /// Returns the background of each column by the sun's altitude at its time.
  func bands(_ shades: Shades) -> [Color] {
    sun.altitudes.map { shades.band(sunAltitude: $0) }
  }

  /// Shades day and night in the background of the rows; does nothing if the terminal's own
  /// background stays.
  func shade(into grid: inout Grid, rows: Range<Int>, theme: Theme) {
    guard let shades = theme.shades, !rows.isEmpty else { return }
    for (column, band) in bands(shades).enumerated() {
      grid.style(Rect(x: x + column, y: rows.lowerBound, width: 1, height: rows.count)) {
        $0 = $0.background(band)
      }
    }
  }
}
