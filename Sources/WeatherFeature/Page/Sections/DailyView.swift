import TerminalUI
import WeatherModel
import WeatherWords

/// The next days, each with its low and high as a bar on a scale common to all.
struct DailyView {
  private let page: PageContext
  /// The agreement of the models on each day; nil if it is unknown.
  private let agreements: [DayAgreement.Mark?]

  init(_ page: PageContext) {
    self.page = page
    let models = page.slice.comparison?.models?.models ?? []
    agreements = page.days.map { models.agreement(on: $0.date).mark }
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard !page.days.isEmpty else { return }
    let scale = Scale(
      of: page.days.flatMap { [$0.temperatureMin, $0.temperatureMax] }
        + [page.current.temperature]
        + page.days.flatMap { day -> [Double?] in
          let normals = page.slice.normals?.range(on: day.date)
          return [normals?.low, normals?.high]
        })
    let today = page.report.localTime(page.now).date
    let columns = DayColumns(
      page: page, area: area, hasAgreement: agreements.contains { $0 != nil })
    let sky = SkyBelowDays(page)
    let layout = DailyLayout(in: area, count: page.days.count)
    let rain = layout.rowHeight > 1 ? DayRain(page, in: columns.bar) : nil
    for (index, day) in page.days.enumerated() {
      let line = layout.row(index)
      guard !line.isEmpty else { break }
      draw(day, isToday: day.date == today, index: index, scale: scale, columns, &grid, line)
      guard layout.rowHeight > 1 else { continue }
      rain?.draw(day, into: &grid, y: line.y + 1)
      let end = rain == nil ? columns.bar.maxX : columns.bar.x - 2
      drawMore(of: day, columns, &grid, y: line.y + 1, end: end)
    }
    guard page.breadth >= .wide else { return }
    var below = layout.below
    if let rain, let last = page.days.last, below.height > SkyBelowDays.height {
      rain.drawClock(of: last, into: &grid, y: below.y - (layout.rowHeight > 2 ? 1 : 0))
      if layout.rowHeight == 2 { below = below.inset(top: 1) }
    }
    sky.draw(into: &grid, in: below)
  }

  private func draw(
    _ day: DayForecast, isToday: Bool, index: Int, scale: Scale?, _ columns: DayColumns,
    _ grid: inout Grid, _ line: Rect
  ) {
    let theme = page.theme
    let isChosen = page.isFocused(.daily) && index == page.slice.day
    let y = line.y
    if isChosen { grid.write("▸", x: line.x, y: y, style: theme.accent) }
    grid.write(
      DayColumns.label(of: day, isToday: isToday, page, width: line.width), x: columns.label, y: y,
      style: isChosen ? theme.accent : isToday ? theme.strong : theme.value)
    if !page.isShown(day.icon) {
      let isDay = page.hasDaylight(day)
      grid.write(
        page.slice.settings.icons.icon(for: day.condition, isDay: isDay), x: columns.icon, y: y,
        style: theme.icon(day.condition, isDay: isDay))
    }
    if columns.conditionWidth > 0 {
      let names = page.words.names
      let name =
        columns.hasWholeConditions
        ? names.condition(day.condition) : names.conditionShort(day.condition)
      grid.write(name, x: columns.condition, y: y, style: theme.text)
    }
    if let chanceEnd = columns.chanceEnd {
      grid.write(
        page.format.probability(day.precipitationProbability), rightAlignedTo: chanceEnd, y: y,
        style: theme.chance(day.precipitationProbability))
    }
    if let amountEnd = columns.amountEnd, let amount = day.precipitation, amount > 0 {
      grid.write(
        page.format.precipitation(amount), rightAlignedTo: amountEnd, y: y,
        style: theme.water(amount / 4))
    }
    // A wind class is named in the second line instead.
    if let windEnd = columns.windEnd, day.windClassMax == nil {
      grid.write(
        page.format.speed(day.windSpeedMax), rightAlignedTo: windEnd, y: y,
        style: theme.wind(day.windSpeedMax))
    }
    drawRange(day, isToday: isToday, scale: scale, columns, &grid, y: y)
    if let mark = agreements[index] {
      let mark = AgreementMark(mark)
      if let x = columns.agreement {
        mark.draw(into: &grid, x: x, y: y, theme: theme, isDim: true)
      } else {
        grid.put(mark.cell, x: line.maxX - 1, y: y, style: theme.label)
      }
    }
  }

  private func drawRange(
    _ day: DayForecast, isToday: Bool, scale: Scale?, _ columns: DayColumns, _ grid: inout Grid,
    y: Int
  ) {
    guard let scale else { return }
    bar(of: day, isToday: isToday, scale).draw(
      into: &grid, in: columns.bar.offsetBy(y: y - columns.bar.y), theme: page.theme,
      hasMargin: page.days.contains { day in
        !bar(of: day, isToday: false, scale).holdsItsEnds(width: columns.bar.width)
      })
  }

  private func bar(of day: DayForecast, isToday: Bool, _ scale: Scale) -> TemperatureBar {
    TemperatureBar(
      low: day.temperatureMin, high: day.temperatureMax,
      texts: (
        page.format.temperature(of: day, \.temperatureMin),
        page.format.temperature(of: day, \.temperatureMax)
      ),
      scale: scale, now: isToday ? page.current.temperature : nil,
      normals: page.slice.normals?.range(on: day.date))
  }

  /// Draws the second line of a day: the facts that have no column of their own.
  private func drawMore(
    of day: DayForecast, _ columns: DayColumns, _ grid: inout Grid, y: Int, end: Int
  ) {
    let labels = page.words.labels
    let clock = { (moment: Date?) in
      moment.map { page.format.clock(page.report.localTime($0)) } ?? unknownValue
    }
    var facts: [String] = []
    if let windClass = day.windClassMax {
      facts.append(page.words.names.windClass(windClass))
    } else if columns.windEnd == nil {
      facts.append(labels[.windSpeed] + " " + page.format.speed(day.windSpeedMax))
    }
    if let snowfall = day.snowfall, snowfall > 0 {
      facts.append(page.words.sections.freshSnow(page.format.snow(snowfall)))
    }
    facts.append(labels.uvShort + " " + page.format.uv(day.uvIndexMax))
    if day.sunrise != nil || day.sunset != nil {
      facts.append("↑ " + clock(day.sunrise) + "  ↓ " + clock(day.sunset))
    }
    if day.sunshine != nil {
      facts.append(labels[.sunshine] + " " + page.format.text(.sunshine, day.sunshine))
    }
    let room = end - columns.icon
    // Facts that do not fit are left out entirely.
    while facts.count > 1, TextWidth.of(facts.joined(separator: "  ")) > room {
      facts.removeLast()
    }
    let wide = facts.joined(separator: "   ")
    grid.write(
      TextWidth.of(wide) <= room ? wide : facts.joined(separator: "  "),
      x: columns.icon, y: y, style: page.theme.label)
  }
}

/// The columns of the table of days at the available width; the bar takes the rest.
struct DayColumns {
  let label: Int
  let icon: Int
  let condition: Int
  let conditionWidth: Int
  /// Whether there is room for the whole names of the conditions.
  let hasWholeConditions: Bool
  var chanceEnd: Int?
  var amountEnd: Int?
  var windEnd: Int?
  /// The column of the marks of agreement; nil if each is reduced to one cell at the end of the
  /// row.
  private(set) var agreement: Int?
  /// The bar with its numbers.
  let bar: Rect

  /// Returns the day's name. Today is named as the rest of today if the forecast lacks its past
  /// hours and there is room.
  static func label(of day: DayForecast, isToday: Bool, _ page: PageContext, width: Int) -> String {
    guard isToday else { return page.words.time.dayOfMonth(day.date) }
    return day.isRestOfDay && width >= 40
      ? page.words.labels.restOfToday : today(page, width: width)
  }

  /// The name of today. Up to 80 columns, its short form leaves its room to the other columns.
  private static func today(_ page: PageContext, width: Int) -> String {
    width > 80 ? page.words.time.today : page.words.time.todayShort
  }

  /// - Parameter hasAgreement: Whether it is known how far models agree on the days.
  init(page: PageContext, area: Rect, hasAgreement: Bool = false) {
    let today = page.report.localTime(page.now).date
    let names = page.days.map {
      Self.label(of: $0, isToday: $0.date == today, page, width: area.width)
    }
    label = area.x + 1
    icon =
      label + ((names + [Self.today(page, width: area.width)]).map(TextWidth.of).max() ?? 6) + 2
    let hasPictures = page.slice.pictures != nil
    condition = icon + max(page.slice.settings.icons.width, hasPictures ? 2 : 1) + 1
    let end = area.maxX - 1
    // Every width has the icon and the bar. The other columns follow in order of importance; a
    // longer bar is more important than words.
    var room = end - condition - 21
    func taken(_ width: Int, _ wanted: Int = 0) -> Bool {
      guard room >= width + wanted else { return false }
      room -= width
      return true
    }
    let hasChance = taken(6)
    let hasAmount = taken(9, 6)
    let hasWind = taken(10, 12)
    func widest(_ name: (Condition) -> String) -> Int {
      1 + (page.days.map { TextWidth.of(name($0.condition)) }.max() ?? 0)
    }
    let whole = widest(page.words.names.condition)
    let short = widest(page.words.names.conditionShort)
    hasWholeConditions = taken(whole, 10)
    conditionWidth = hasWholeConditions ? whole : taken(short, 12) ? short : 0
    var x = condition + conditionWidth
    if hasChance {
      x += 6
      chanceEnd = x
    }
    if hasAmount {
      x += 9
      amountEnd = x
    }
    if hasWind {
      x += 10
      windEnd = x
    }
    // Up to 80 columns, the marks take no room from the other columns.
    let marks = AgreementMark.width + 1
    let hasMarks = hasAgreement && area.width > 80 && end - x - 1 - marks >= 30
    if hasMarks { agreement = end - AgreementMark.width }
    bar = Rect(x: x + 1, y: area.y, width: end - x - 1 - (hasMarks ? marks : 0), height: 1)
  }
}
