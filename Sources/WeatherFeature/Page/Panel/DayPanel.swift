import TerminalUI
import WeatherModel
import WeatherWords

/// The layout of a day's panel: its summary, the curve of its hours, and their table.
struct DayPanelLayout {
  let summary: Rect
  let curve: Rect
  let heading: Rect
  private let rows: Rect
  private let count: Int
  /// The index of the first visible hour; the chosen hour is always visible.
  private let first: Int

  /// - Parameters:
  ///   - count: The number of hours of the day.
  ///   - chosen: The index of the hour under the cursor.
  init(in area: Rect, count: Int, chosen: Int) {
    let isRoomy = area.height >= 34
    let margin = area.width < 60 ? 0 : area.width < 120 ? 1 : 3
    let body = area.splitTop(1).rest.inset(top: isRoomy ? 1 : 0, left: margin, right: margin)
    let (summary, below) = body.splitTop(body.height >= 14 ? 2 : body.height >= 7 ? 1 : 0)
    self.summary = summary
    // The curve grows only once the table shows every hour.
    let least = below.height >= 16 ? 8 : below.height >= 7 ? 3 : 0
    let gap = isRoomy ? 1 : 0
    let (picture, table) = below.splitTop(max(least, below.height - count - 1 - 2 * gap))
    curve = picture.inset(top: gap)
    (heading, rows) = table.inset(top: gap).splitTop(1)
    self.count = count
    first = max(0, min(chosen - rows.height / 2, count - rows.height))
  }

  /// The indices of the visible hours.
  var hours: Range<Int> { first..<max(first, min(count, first + rows.height)) }

  /// The number of hours below the visible ones.
  var hiddenBelow: Int { max(0, count - hours.upperBound) }

  /// The row of an hour.
  func row(_ index: Int) -> Rect { rows.row(index - first) }

  /// The hour under a cell.
  func index(at point: Point) -> Int? {
    let index = first + point.y - rows.y
    return rows.contains(point) && hours.contains(index) ? index : nil
  }
}

/// One day of the forecast: its curve, and below it a table of its hours with a cursor.
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
    let hours = page.report.hours(of: day.date)
    let chosen = max(0, min(hours.count - 1, page.slice.dayHour))
    let layout = DayPanelLayout(in: area, count: hours.count, chosen: chosen)
    title(of: day, hidden: layout.hiddenBelow, width: area.width)
      .draw(into: &grid, in: area.row(0))
    drawSummary(of: day, into: &grid, in: layout.summary)
    guard !hours.isEmpty else {
      let text = page.words.detail.unknownMeaning(page.words.name(of: page.fetched.provider))
      for (row, text) in TextWrap.lines(text, width: layout.curve.width).enumerated() {
        grid.write(text, x: layout.curve.x, y: layout.curve.y + 1 + row, style: page.theme.label)
      }
      return
    }
    if hours.count > 1 {
      HourlyView(page, hours: hours, cursor: chosen, hasFlag: false)
        .draw(into: &grid, in: layout.curve)
    }
    HourTable(page, hours, width: layout.heading.width)
      .draw(into: &grid, chosen: chosen, layout)
  }

  /// Returns the title without the number of hidden hours, which precedes the position; nil without
  /// a day.
  func title(width: Int) -> SectionHeader? {
    page.days.indices.contains(index)
      ? title(of: page.days[index], hidden: 0, width: width) : nil
  }

  private func title(of day: DayForecast, hidden: Int, width: Int) -> SectionHeader {
    let isToday = day.date == page.report.localTime(page.now).date
    let long = page.words.time.longDate(day.date)
    let name =
      isToday ? page.format.ofToday(page.words.time.today, day) + " · " + long : long
    let position = "◂ \(index + 1)/\(page.days.count) ▸"
    let more = hidden > 0 ? page.words.sections.more(hidden) + "   " : ""
    let room = width - 8
    let fits = TextWidth.of(name + more + position) <= room
    let title = TextWidth.of(name + position) <= room ? name : page.words.time.date(day.date)
    let note = (fits ? more : "") + position
    return SectionHeader(
      title: title.withCapital, note: note, isFocused: true, theme: page.theme)
  }

  private func drawSummary(of day: DayForecast, into grid: inout Grid, in area: Rect) {
    let theme = page.theme
    let format = page.format
    let labels = page.words.labels
    let clock = { (moment: Date?) in moment.map { format.clock(page.report.localTime($0)) } }
    let isDay = page.hasDaylight(day)
    let icon = page.slice.settings.icons.icon(for: day.condition, isDay: isDay)
    var x = area.x + 1
    func write(_ text: String, _ style: Style, row: Int) {
      guard row < area.height, x + TextWidth.of(text) <= area.maxX else { return }
      x = grid.write(text, x: x, y: area.y + row, style: style) + 2
    }
    write(icon, theme.icon(day.condition, isDay: isDay), row: 0)
    write(page.words.names.condition(day.condition), theme.value.bold(), row: 0)
    write(
      "↓" + format.temperature(of: day, \.temperatureMin), theme.temperature(day.temperatureMin),
      row: 0)
    write(
      "↑" + format.temperature(of: day, \.temperatureMax),
      theme.temperature(day.temperatureMax).bold(), row: 0)
    if let chance = day.precipitationProbability {
      write(format.rainSign + " " + format.probability(chance), theme.chance(chance), row: 0)
    }
    if let amount = day.precipitation, amount > 0 {
      write(format.precipitation(amount), theme.water(amount / 4), row: 0)
    }
    x = area.x + 1
    if let speed = day.windSpeedMax {
      write("\(labels[.windSpeed]) \(format.speed(speed))", theme.label, row: 1)
    } else if let windClass = day.windClassMax {
      write(format.words.names.windClass(windClass), theme.label, row: 1)
    }
    if day.uvIndexMax != nil {
      write("\(labels.uvShort) \(format.uv(day.uvIndexMax))", theme.label, row: 1)
    }
    if let rise = clock(day.sunrise), let set = clock(day.sunset) {
      write("↑ \(rise)  ↓ \(set)", theme.label, row: 1)
    }
  }
}
