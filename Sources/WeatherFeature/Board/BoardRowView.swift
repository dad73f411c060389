import TerminalUI
import WeatherModel
import WeatherWords

/// One place on the board, as strings and values that are ready to be drawn. Rows that are equal
/// are not drawn again.
struct BoardRowView: GridView {
  /// The contents of the columns after the temperature.
  private enum Facts: Equatable {
    case values(low: Double?, high: Double?, isRestOfDay: Bool, humidity: String, wind: String)
    /// The reason why the row has no values.
    case remark(String, isFailure: Bool)
  }

  /// The next precipitation.
  struct Rain: Equatable {
    /// The sign of the precipitation with its time, the longest form first: to the minute, to the
    /// hour, and the day alone.
    var texts: [String]
    /// The kind of precipitation that falls first.
    var condition: Condition

    /// Returns the longest form that fits, otherwise the shortest.
    func text(width: Int) -> String {
      texts.first { TextWidth.of($0) <= width } ?? texts.last ?? ""
    }
  }

  /// The mark after a low and a high that are those of the rest of the day.
  static let restMark = "*"
  /// The mark before the name of a warning.
  private static let mark = "⚠ "

  private let name: String
  private let clock: String
  private let isDay: Bool
  private let icon: String
  /// The provider's picture that replaces the icon; nil where it cannot be drawn.
  private let picture: WeatherIcon?
  private let condition: String
  private let temperature: Double?
  private let facts: Facts
  /// The first warning, with the time at which it begins if it has not begun.
  private let warning: WarningLine?
  /// The mark of a warning, of no warnings, or of an authority that could not be reached; empty
  /// where the warnings were not requested.
  private let warningMark: String
  /// The strip of the hours ahead.
  private let strip: BoardStrip?
  /// The precipitation in the hours of the strip, in mm; nil where the row does not show it.
  private let precipitation: Double?
  /// The next precipitation with its time.
  private let rain: Rain?
  private let age: String
  private let isOld: Bool
  private let isLoading: Bool
  private let isSelected: Bool
  /// Whether the row is selected and receives the keys. The page beside the board may receive them
  /// instead.
  private let isFocused: Bool
  private let scales: BoardScales
  private let columns: BoardColumns
  /// A Boolean value that indicates whether the row has the alternate background.
  private let isAlternate: Bool
  private let units: UnitSystem
  private let wind: WindUnit
  private let isASCII: Bool
  private let language: Language
  private let colorScheme: ColorScheme
  private let width: Int

  init(
    _ place: Place, in slice: BoardSlice, scales: BoardScales, columns: BoardColumns, width: Int,
    isAlternate: Bool = false
  ) {
    let words = slice.settings.language.words
    let format = WeatherFormat(slice.settings)
    let row = slice.forecasts[place] ?? Forecast()
    let now = slice.now
    let moment = slice.chosenTime ?? now
    let report = row.report
    name = format.placeName(place)
    let zone =
      report?.timeZone
      ?? place.timeZoneIdentifier.flatMap { PlaceTimeZone(identifier: $0, at: now) }
    clock = zone.map { format.clock($0.localTime(moment)) } ?? unknownValue
    // When the sun's centre is 50' below the horizon, its upper edge is on the horizon.
    let isDay = SunPosition(at: moment, from: place.coordinate).altitude > -0.833
    self.isDay = isDay
    let current = report.flatMap(slice.weather)
    picture = current?.icon.flatMap { slice.pictures?.contains($0) == true ? $0 : nil }
    icon = current.map { slice.settings.icons.icon(for: $0.condition, isDay: isDay) } ?? ""
    condition = current.map { words.names.conditionShort($0.condition) } ?? ""
    temperature = current?.temperature
    warning = row.fetched.flatMap { format.warningLine(of: $0, at: now) }
    warningMark = row.fetched.map { Self.warningMark($0.warnings(at: now)) } ?? ""
    strip = report.flatMap {
      BoardStrip($0, from: now, count: columns.hourCount, chosen: slice.chosenTime)
    }
    precipitation =
      columns.secondLine.sum.isEmpty
      ? nil : report.flatMap { slice.precipitation(of: $0, hours: columns.hourCount) }
    rain = report.flatMap { Self.rain($0, at: now, slice.settings.icons, format) }
    isOld = row.showsOldWeather(for: .summary, at: now)
    isLoading = row.status == .loading && slice.showsLoading
    isSelected = slice.board.selected?.id == place.id
    isFocused = isSelected && slice.hasKeys
    facts = Self.facts(row, slice, format)
    if slice.settings.provider == .sample || report == nil {
      age = ""
    } else {
      age =
        row.fetched.map { Self.age(of: $0.summaryTime, at: now, columns.hasLongAge, format) }
        ?? ""
    }
    self.scales = scales
    self.isAlternate = isAlternate
    self.columns = columns
    self.width = width
    units = slice.settings.units
    wind = slice.settings.windUnit
    isASCII = format.isASCII
    language = slice.settings.language
    colorScheme = slice.settings.colorScheme
  }

  private static func warningMark(_ known: KnownWarnings) -> String {
    switch known {
    case .issued: "⚠"
    case .unavailable: "?"
    case .noneIssued: "·"
    case .notRequested: ""
    }
  }

  /// Returns the next precipitation as texts: `☂ 18:00`, `☂ Mon 14:00`, `☂ Mon 14`, or `☂ now` while
  /// it falls.
  static func rain(
    _ report: WeatherReport, at now: Date, _ icons: IconSet, _ format: WeatherFormat
  ) -> Rain? {
    guard let next = NextPrecipitation(report, at: now) else { return nil }
    let sign = icons.icon(for: next.kind, isDay: true)
    guard let begin = next.begin else {
      return Rain(texts: ["\(sign) \(format.words.labels.now)", sign], condition: next.kind)
    }
    let isToday = begin.date == report.localTime(now).date
    let day = isToday ? sign : "\(sign) \(format.words.time.weekdayShort(begin.date.weekday))"
    return Rain(
      texts: ["\(day) \(format.clock(begin))", "\(day) \(format.hour(begin))", day],
      condition: next.kind)
  }

  private static func age(
    of moment: Date, at now: Date, _ isLong: Bool, _ format: WeatherFormat
  ) -> String {
    if isLong { return format.ago(moment, at: now) }
    return format.age(of: moment, at: now) ?? format.words.labels.now
  }

  private static func facts(
    _ row: Forecast, _ slice: BoardSlice, _ format: WeatherFormat
  ) -> Facts {
    let words = format.words
    // A fresh report needs no remark, and neither does a report whose failure the banner explains
    // for all rows.
    if let failure = row.failure, row.isOld(for: .summary, at: slice.now),
      row.report == nil || !slice.explains(failure)
    {
      return .remark(remark(failure, row, slice, words), isFailure: true)
    }
    guard let report = row.report else {
      return .remark(row.status == .loading ? words.board.loading : "", isFailure: false)
    }
    let today = report.today(at: slice.chosenTime ?? slice.now)
    let current = slice.weather(of: report)
    let arrow = format.windArrow(current?.windDirection)
    return .values(
      low: today?.temperatureMin, high: today?.temperatureMax,
      isRestOfDay: today?.isRestOfDay == true, humidity: format.percent(current?.humidity),
      wind: "\(arrow) \(format.speedNumber(current?.windSpeed))")
  }

  /// Returns the remark about a failure: `server error (500), again in 2 min`.
  private static func remark(
    _ failure: WeatherFailure, _ row: Forecast, _ slice: BoardSlice, _ words: Words
  ) -> String {
    let short = words.error(failure, now: slice.now).short
    if case .tooManyRequests = failure.error { return short }
    guard !slice.settings.isOffline, let next = row.nextTry, next > slice.now else { return short }
    let minutes = Int((next.timeIntervalSince(slice.now) / 60).rounded(.up))
    return short + words.labels.comma + words.status.retryIn(words.time.rough(minutes * 60))
  }

  /// The picture and its cells in the row.
  var placement: PicturePlacement? {
    guard let picture, case .values = facts, let frame = columns.frames[.icon] else { return nil }
    return PicturePlacement(
      name: picture.name, area: Rect(x: frame.x, y: 0, width: frame.width, height: 1))
  }

  func grid() -> Grid {
    var grid = Grid(size: Size(width: width, height: columns.lines))
    let theme = Theme(colorScheme)
    let words = language.words
    var format = WeatherFormat(units: units, words: words, wind: wind)
    format.isASCII = isASCII
    let plain = isLoading ? theme.stale : theme.text
    func write(_ text: String, _ column: BoardColumns.Column, _ style: Style) {
      guard let frame = columns.frames[column] else { return }
      grid.write(text, in: frame, style: style)
    }
    func writeRight(_ text: String, _ column: BoardColumns.Column, _ style: Style) {
      guard let frame = columns.frames[column] else { return }
      grid.write(text, in: frame, alignment: .trailing, style: style)
    }
    if isSelected {
      grid.write(
        "▸", x: columns.margin - 2, y: 0, style: isFocused ? theme.accent.bold() : theme.label)
    }
    write(name, .name, isFocused ? theme.accent.bold() : isSelected ? theme.strong : theme.value)
    write("\(isDay ? " " : "☾") \(clock)", .clock, isDay ? plain : theme.inNight(plain))
    guard case .values(let low, let high, let isRestOfDay, let humidity, let wind) = facts else {
      drawRemark(into: &grid, theme, format)
      writeRight(age, .age, theme.warning)
      paint(&grid, theme)
      return grid
    }
    let degrees = { (value: Double?) in
      isLoading ? theme.stale : value == nil ? theme.label : theme.temperature(value)
    }
    if picture == nil { write(icon, .icon, plain) }
    write(condition, .condition, plain)
    writeRight(format.temperature(temperature), .temperature, degrees(temperature).bold())
    if !theme.hasShades || isLoading || !drawShadedBar(low, high, into: &grid, theme, format) {
      writeRight(format.temperature(low), .low, degrees(low))
      writeRight(format.temperature(high), .high, degrees(high))
      drawBar(low, high, into: &grid, theme)
    }
    if isRestOfDay, let high = columns.frames[.high] {
      grid.write(Self.restMark, x: high.maxX, y: 0, style: theme.label)
    }
    if let frame = columns.frames[.hours] {
      strip?.draw(
        into: &grid, in: Rect(x: frame.x, y: 0, width: frame.width, height: grid.size.height),
        scale: scales.hours, theme: theme, isLoading: isLoading)
    }
    guard !columns.isPaired else {
      drawSecondLine(humidity: humidity, wind: wind, into: &grid, plain, theme, format)
      paint(&grid, theme)
      return grid
    }
    if let rain {
      write(rain.texts[0], .rain, isLoading ? plain : theme.icon(rain.condition, isDay: true))
    }
    writeRight(humidity, .humidity, plain)
    writeRight(wind, .wind, plain)
    if !drawAlert(into: &grid, plain, theme) {
      write(warningMark, .alert, theme.label)
    }
    writeRight(age, .age, isOld ? theme.warning : theme.label)
    return grid
  }

  /// Draws the values that have no column beside the strip: the warning or the next precipitation,
  /// and the values below the bar.
  private func drawSecondLine(
    humidity: String, wind: String, into grid: inout Grid, _ plain: Style, _ theme: Theme,
    _ format: WeatherFormat
  ) {
    let line = columns.secondLine
    var note = line.note
    if warningMark == "?" { note = note.inset(left: 2) }
    var hasWind = true
    if let warning {
      // A name that is too long covers the wind beside it.
      if note.maxX < line.wind.x, note.width < TextWidth.of(Self.mark) + warning.minWidth {
        note.width = line.wind.maxX - note.x
        hasWind = false
      }
      grid.write(
        warning.text(cutTo: note.width, mark: Self.mark), in: note,
        style: theme.warning(of: warning.severity))
    } else {
      if warningMark == "?" { grid.write("?", in: line.note, style: theme.label) }
      if isOld, !age.isEmpty {
        grid.write(age, in: note, style: theme.warning)
      } else if let rain {
        grid.write(
          rain.text(width: note.width), in: note,
          style: isLoading ? plain : theme.icon(rain.condition, isDay: true))
      }
    }
    if let precipitation {
      grid.write(
        format.precipitation(precipitation), in: line.sum,
        style: isLoading ? plain : theme.water(precipitation / 4))
    }
    if hasWind { grid.write(wind, in: line.wind, alignment: .trailing, style: plain) }
    grid.write(humidity, in: line.humidity, alignment: .trailing, style: theme.label)
  }

  /// Fills the background of every other place, and of the selected one.
  private func paint(_ grid: inout Grid, _ theme: Theme) {
    guard columns.isPaired, isAlternate || isSelected, let shades = theme.shades else { return }
    let ground =
      isSelected
      ? shades.background.mixed(with: shades.focus, at: 0.15)
      : shades.background.mixed(with: shades.label, at: 0.25)
    grid.style(grid.bounds) { style in
      guard style.background == .standard || style.background == theme.text.background else {
        return
      }
      style.background = ground
      // The dots of the tracks stay faint.
      guard shades.isCoarse, style.foreground != theme.rule.foreground else { return }
      style.foreground = shades.readable(style.foreground, on: ground)
    }
  }

  /// Writes the warning over the columns of the hours ahead: over the next rain first, then over
  /// the hours. The warning covers the wind only in a row that has neither of these columns.
  /// - Returns: Whether there is room for the warning.
  private func drawAlert(into grid: inout Grid, _ plain: Style, _ theme: Theme) -> Bool {
    guard let warning, var end = columns.frames[.alert]?.maxX else { return false }
    if let last = columns.frames[.age]?.maxX { end = last - TextWidth.of(age) - 2 }
    let ahead = [BoardColumns.Column.rain, .hours].compactMap { columns.frames[$0]?.x }
    let starts = ahead.isEmpty ? [columns.frames[.wind]?.x].compactMap(\.self) : ahead
    // The warning's name covers as few columns as possible, of which the first may be one of the two
    // blank ones before them. The text after the name takes only the remaining room.
    let shortest = TextWidth.of(Self.mark) + warning.minWidth
    let positions = starts.flatMap { [$0, $0 - 1] }
    guard let start = positions.first(where: { end - $0 >= shortest }) ?? positions.last else {
      return false
    }
    let room = Rect(x: start, y: 0, width: end - start, height: 1)
    grid.fill(room, style: plain)
    grid.write(
      warning.text(cutTo: room.width, mark: Self.mark), in: room,
      style: theme.warning(of: warning.severity))
    return true
  }

  /// Draws a row without values: the last temperature, if it is known, and the reason for the
  /// missing values.
  private func drawRemark(into grid: inout Grid, _ theme: Theme, _ format: WeatherFormat) {
    guard case .remark(let text, let isFailure) = facts,
      let icon = columns.frames[.icon], let degrees = columns.frames[.temperature]
    else { return }
    if isFailure { grid.write("!", in: icon, style: theme.error) }
    var x = icon.maxX + 1
    if temperature != nil {
      grid.write(
        format.temperature(temperature), in: degrees, alignment: .trailing, style: theme.stale)
      x = degrees.maxX + 1
    }
    let end = (columns.frames[.age]?.maxX ?? width - 1) - (age.isEmpty ? 0 : TextWidth.of(age) + 1)
    let room =
      columns.isPaired
      ? Rect(x: columns.margin, y: 1, width: width - columns.margin - 1, height: 1)
      : Rect(x: x, y: 0, width: end - x, height: 1)
    grid.write(
      FittingText.clauses(of: text, width: room.width), in: room,
      style: isFailure ? theme.error : theme.label)
  }

  /// Draws low, bar and high as one shaded bar. Returns false where there is no room for it.
  private func drawShadedBar(
    _ low: Double?, _ high: Double?, into grid: inout Grid, _ theme: Theme, _ format: WeatherFormat
  ) -> Bool {
    guard let first = columns.frames[.low], let last = columns.frames[.high],
      let scale = scales.today,
      columns.frames[.bar] != nil
    else { return false }
    TemperatureBar(
      low: low, high: high, texts: (format.temperature(low), format.temperature(high)),
      scale: scale, now: temperature
    ).draw(
      into: &grid, in: Rect(x: first.x, y: 0, width: last.maxX - first.x, height: 1), theme: theme)
    return true
  }

  private func drawBar(
    _ low: Double?, _ high: Double?, into grid: inout Grid, _ theme: Theme
  ) {
    guard let frame = columns.frames[.bar], let scale = scales.today else { return }
    var range: ClosedRange<Double>?
    if let low, let high, low <= high { range = low...high }
    let bar = RangeBar(
      range: range, scale: scale, marker: temperature, track: theme.rule,
      style: { isLoading ? theme.stale : theme.temperature($0) })
    bar.draw(into: &grid, in: frame)
  }
}
