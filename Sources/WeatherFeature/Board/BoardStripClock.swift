import TerminalUI
import WeatherModel
import WeatherWords

/// The labels above the strips of the board: the local time if all places have the same UTC offset
/// in all hours, otherwise the number of hours ahead.
struct BoardStripClock: Equatable {
  /// A label at the column of an hour.
  struct Mark: Equatable {
    var column: Int
    var text: String
    /// A Boolean value that indicates whether a day begins at the hour.
    var isMidnight = false
  }

  private(set) var hours: [Mark] = []
  /// The names of the days, each at its midnight.
  private(set) var days: [Mark] = []

  init(_ slice: BoardSlice, columns: BoardColumns) {
    guard let frame = columns.frames[.hours] else { return }
    let reports = slice.favourites.compactMap { slice.forecasts[$0]?.report }
    guard let first = reports.first,
      let start = first.hours(from: slice.now, ahead: 1).first?.time
    else { return }
    let format = WeatherFormat(slice.settings)
    let chart = LineChart(values: Array(repeating: nil, count: columns.hourCount))
    let moments = chart.values.indices.map { start + TimeInterval($0 * 3600) }
    let times = moments.map(first.localTime)
    // The clocks of the places may change, or not all at the same hour.
    let isChanging = times.first?.utcOffset != times.last?.utcOffset
    let checked = isChanging ? Array(moments.indices) : [0, moments.count - 1]
    let isShared = reports.allSatisfy { report in
      checked.allSatisfy { report.localTime(moments[$0]).utcOffset == times[$0].utcOffset }
    }
    var free = frame.x
    for (hour, time) in times.enumerated() {
      let column = frame.x + chart.column(of: hour, width: frame.width)
      let isMidnight = isShared && hour > 0 && time.date != times[hour - 1].date
      if isShared, isMidnight || hour == 0 {
        let name = format.words.time.dayOfMonth(time.date)
        days.append(Mark(column: column, text: name, isMidnight: isMidnight))
      }
      let isNamed = isShared ? time.hour % 3 == 0 : hour > 0 && hour % 6 == 0
      let text = isShared ? format.hour(time) : "+\(hour)"
      guard isNamed, column >= free, column + TextWidth.of(text) <= frame.maxX else { continue }
      hours.append(Mark(column: column, text: text, isMidnight: isMidnight))
      free = column + TextWidth.of(text) + 1
    }
  }

  /// Draws the hours into the last row and, if there are two rows, the days into the first.
  func draw(into grid: inout Grid, rows: Range<Int>, _ frame: Rect, _ theme: Theme) {
    for y in rows { grid.fill(Rect(x: frame.x - 1, y: y, width: frame.width + 2, height: 1)) }
    func write(_ mark: Mark, y: Int, end: Int) {
      guard mark.column + TextWidth.of(mark.text) <= end else { return }
      let style = mark.isMidnight ? theme.value.bold() : theme.label
      grid.write(mark.text, x: mark.column, y: y, style: style)
    }
    for mark in hours { write(mark, y: rows.upperBound - 1, end: frame.maxX) }
    guard rows.count > 1 else { return }
    for (index, mark) in days.enumerated() {
      let end = index + 1 < days.count ? days[index + 1].column - 1 : frame.maxX
      write(mark, y: rows.lowerBound, end: end)
    }
  }
}
