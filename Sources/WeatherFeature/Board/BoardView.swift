import TerminalUI
import WeatherModel
import WeatherWords

/// The part of the state from which the rows of the board are made.
struct BoardSlice: Equatable, Sendable {
  var board: BoardState
  var favourites: [Place]
  var forecasts: ForecastsState
  var settings: DisplaySettings
  var now: Date
  /// The chosen hour; `nil` for the current one.
  var chosenTime: Date?
  /// The time zone in which the chosen hour is shown.
  var chosenZone: PlaceTimeZone?
  /// The number of hours from now to the chosen hour.
  var hoursAhead: Int
  var size: Size
  var bannerCause: Banner.Cause?
  var lacksNetwork: Bool
  /// Whether the board receives the keys.
  var hasKeys: Bool
  /// The provider's pictures that can be drawn; nil where none are shown.
  var pictures: Set<WeatherIcon>?

  /// Creates the slice; nil while the board is not on the screen.
  init?(_ state: AppState) {
    guard state.board.isShown else { return nil }
    board = state.board
    hasKeys = state.boardHasKeys
    favourites = state.favourites
    forecasts = state.forecasts
    // The rows of the board are not drawn again for each frame of the spinner.
    if forecasts.spinner != nil { forecasts.spinner = 0 }
    settings = state.settings
    now = state.now
    chosenTime = state.chosenTime
    chosenZone = chosenTime == nil ? nil : state.report?.timeZone
    hoursAhead = state.hoursAhead
    size = state.size
    bannerCause = Banner.cause(in: state)
    lacksNetwork = state.lacksNetwork
    pictures = state.picturesShown
  }

  /// Returns the current weather, or that of the chosen hour as far as the forecast reaches.
  func weather(of report: WeatherReport) -> CurrentWeather? {
    guard let chosenTime else { return report.weatherNow(at: now).weather }
    return report.step(at: chosenTime).map { CurrentWeather($0, of: report, at: chosenTime) }
  }

  /// Returns the precipitation in the next hours, in mm; nil if it rounds to zero or is unknown.
  func precipitation(of report: WeatherReport, hours: Int) -> Double? {
    let end = now + TimeInterval(hours * 3600)
    return report.precipitationTimeline(at: now).amount(from: now, until: end)
      .flatMap { $0 >= 0.05 ? $0 : nil }
  }

  /// Whether requests have taken long enough to show that they are running.
  var showsLoading: Bool { forecasts.spinner != nil }

  /// Whether the low and high of some place are those of the rest of its day.
  var hasRestsOfDays: Bool {
    board.arranged.contains {
      forecasts[$0]?.report?.today(at: now)?.isRestOfDay == true
    }
  }

  /// The number of completed requests in the current round, and the number of all requests in it.
  var round: (done: Int, total: Int) {
    let requested = favourites.filter { forecasts.round.contains($0.id) }
    return (requested.count { forecasts[$0]?.status != .loading }, requested.count)
  }

  /// Whether the banner explains the failure of a row.
  func explains(_ failure: WeatherFailure) -> Bool {
    switch bannerCause {
    case .failure(let told, _): told == failure
    case .offlineByChoice, .noNetwork, .providerOut: failure.error.isConnectivity
    case nil: false
    }
  }
}

/// The first line of the board.
private struct BoardTitle: Equatable {
  let left: String
  /// The note that the places are suggestions; empty once the user has chosen favourites.
  let start: String
  /// The order with its direction and, for narrow titles, without it; the chosen hour; or the legend.
  let orders: [String]
  /// Whether the chosen hour is shown in place of the order.
  let isHour: Bool
  /// Whether the order is shown.
  let isOrder: Bool
  /// The legend in the line of the headings.
  let legend: String
  let status: String
  let isGood: Bool

  init(_ slice: BoardSlice, layout: BoardLayout, columns: BoardColumns) {
    let board = slice.board
    let format = WeatherFormat(slice.settings)
    let words = format.words
    let shown = format.count(board.panel?.isWithoutMatch == true ? 0 : board.arranged.count)
    let all = format.count(slice.favourites.count)
    let count = board.panel?.filter == nil ? shown : words.search.count(shown, all)
    let byOrder =
      switch board.order {
      case .name: words.board.sortedByName
      case .temperature: words.board.sortedByTemperature
      case .humidity: words.labels[.humidity]
      case .wind: words.labels[.windSpeed]
      case .rain: words.labels[.precipitation]
      case .own: words.board.sortedByHand
      }
    let chosenMoment = Self.chosenMoment(slice, format)
    isHour = chosenMoment != nil
    // The user's own order has no direction.
    let direction = board.order == .own ? "" : board.isReversed ? " ▴" : " ▾"
    (status, isGood) = Self.status(slice, format, width: layout.width)
    let rest =
      slice.hasRestsOfDays && columns.frames[.high] != nil
      ? BoardRowView.restMark + " " + words.labels.restOfToday : ""
    // The room in the line of the headings before the first heading.
    let legendRoom = (columns.frames[.temperature]?.x ?? 0) - columns.margin - 2
    let hasRoom = !layout.headings.isEmpty && TextWidth.of(rest) <= legendRoom
    left = "\(words.board.title)  \(count)"
    start = board.isStart ? words.board.start : ""
    isOrder = !isHour && (rest.isEmpty || hasRoom)
    orders = isOrder ? [byOrder + direction, byOrder] : [chosenMoment ?? rest]
    legend = hasRoom ? rest : ""
  }

  /// Returns the hour that the rows show, in the time zone of the place on the page; nil for the
  /// current one.
  private static func chosenMoment(_ slice: BoardSlice, _ format: WeatherFormat) -> String? {
    guard let time = slice.chosenTime, let zone = slice.chosenZone else { return nil }
    let (moment, today) = (zone.localTime(time), zone.localTime(slice.now).date)
    let ahead = format.words.time.ahead(format.words.time.hours(slice.hoursAhead))
    return "\(format.moment(moment, today: today)) · \(ahead)"
  }

  /// Returns the progress of the current round of requests, or the age of the oldest response.
  private static func status(
    _ slice: BoardSlice, _ format: WeatherFormat, width: Int
  ) -> (text: String, isGood: Bool) {
    let board = slice.board
    let words = format.words
    let tail = width >= 60 ? " · " + slice.settings.provider.displayName : ""
    if slice.settings.provider == .sample { return ("● " + words.status.sample, false) }
    let round = slice.round
    if slice.showsLoading, round.total > 0 {
      let progress = words.board.progress(round.done, round.total)
      return ("\(words.status.loading) \(progress)\(tail)", true)
    }
    let moments = board.arranged.compactMap { slice.forecasts[$0]?.fetched?.summaryTime }
    guard let oldest = moments.min() else {
      return (slice.lacksNetwork ? "◌ " + words.status.offline + tail : "", false)
    }
    let age = format.age(of: oldest, at: slice.now)
    if slice.lacksNetwork {
      let text = words.status.offline(age: age, width: slice.size.width / 2)
      return ("◌ " + text + tail, false)
    }
    let old = board.arranged.filter {
      slice.forecasts[$0]?.showsOldWeather(for: .summary, at: slice.now) ?? true
    }
    guard !old.isEmpty else {
      let hasFailed = board.arranged.contains { slice.forecasts[$0]?.failure != nil }
      if hasFailed, let age { return ("○ " + words.status.dataAge(age) + tail, false) }
      return ((hasFailed ? "○ " : "● ") + (age ?? words.labels.now) + tail, !hasFailed)
    }
    if let age, old.contains(where: { slice.forecasts[$0]?.report != nil }) {
      return ("○ " + words.status.dataAge(age) + tail, false)
    }
    // The known weather is fresh, but some places have none.
    let total = board.arranged.count
    return ("○ " + words.board.progress(total - old.count, total) + tail, false)
  }
}

/// The parts of the board around the rows: the title, the filter, the headings of the columns.
struct BoardView: GridView {
  let layout: BoardLayout
  let columns: BoardColumns
  private let settings: DisplaySettings
  private let title: BoardTitle
  private let order: BoardOrder
  private let isReversed: Bool
  /// The hours above the strips; nil where the rows have no strips.
  private let clock: BoardStripClock?
  private let filter: TextFieldState?
  private let isFiltering: Bool

  /// Creates the view; nil while the board is not on the screen.
  init?(_ state: AppState) {
    guard let panel = state.board.panel, let slice = BoardSlice(state) else { return nil }
    settings = state.settings
    filter = panel.filter
    isFiltering = panel.isFiltering
    layout = BoardLayout(of: state)
    let format = WeatherFormat(settings)
    columns = BoardColumns(
      width: layout.width, names: state.favourites.map(format.placeName),
      icons: settings.icons, hasPictures: slice.pictures != nil,
      hasAges: settings.provider != .sample,
      hasStrips: layout.hasStrips, lines: layout.rowHeight,
      format: format)
    title = BoardTitle(slice, layout: layout, columns: columns)
    order = state.board.order
    isReversed = state.board.isReversed
    clock = layout.hasStrips ? BoardStripClock(slice, columns: columns) : nil
  }

  private var words: Words { settings.language.words }
  private var format: WeatherFormat { WeatherFormat(settings) }

  private var field: TextField {
    let theme = Theme(settings.colorScheme)
    return TextField(
      state: filter ?? TextFieldState(), placeholder: words.search.placeholder,
      style: theme.value.bold(), placeholderStyle: theme.label)
  }

  /// Returns the order that a click at a cell of the headings selects; nil where it selects none.
  func order(at point: Point) -> BoardOrder? {
    guard layout.headings.contains(point) else { return nil }
    let isSecondLine = columns.isPaired && point.y > layout.headings.y
    if !isSecondLine, let icon = columns.frames[.icon], point.x < icon.x { return .name }
    return (isSecondLine ? secondHeadings : firstHeadings).first {
      ($0.area.x..<$0.area.maxX).contains(point.x)
    }?.order
  }

  /// The headings of the first line that select an order.
  private var firstHeadings: [(order: BoardOrder, area: Rect)] {
    let columnOrders: [(BoardOrder, BoardColumns.Column)] = [
      (.temperature, .temperature), (.temperature, .low), (.temperature, .bar),
      (.temperature, .high), (.rain, .rain), (.humidity, .humidity), (.wind, .wind),
    ]
    return columnOrders.compactMap { order, column in columns.frames[column].map { (order, $0) } }
  }

  /// The headings of the second line that select an order.
  private var secondHeadings: [(order: BoardOrder, area: Rect)] {
    let line = columns.secondLine
    return [(.rain, line.sum), (.wind, line.wind), (.humidity, secondHumidityHeading)]
  }

  /// The area of the humidity's heading in the second line, which may be wider than the values.
  private var secondHumidityHeading: Rect {
    let line = columns.secondLine
    let x = line.wind.maxX + 1
    return Rect(x: x, y: layout.headings.maxY - 1, width: line.humidity.maxX - x, height: 1)
  }

  private var fieldRect: Rect { layout.filter.inset(left: 3, right: 2) }

  /// The position of the terminal's cursor while the user types.
  var caret: Point? {
    isFiltering ? field.caretPosition(in: fieldRect) : nil
  }

  func grid() -> Grid {
    var grid = Grid(
      size: layout.frame.size)
    let theme = Theme(settings.colorScheme)
    drawTitle(into: &grid, theme)
    if filter != nil, !layout.filter.isEmpty {
      grid.write("›", x: 1, y: layout.filter.y, style: theme.accent.bold())
      field.draw(into: &grid, in: fieldRect)
    }
    drawHeadings(into: &grid, theme)
    if layout.isBesidePage {
      for y in 0..<layout.bottom { grid.put("│", x: layout.width, y: y, style: theme.rule) }
    }
    for (row, line) in layout.noticeLines.enumerated() {
      grid.write(line, x: 3, y: layout.notice.y + 1 + row, style: theme.text)
    }
    return grid
  }

  /// The parts of the title: the count with the note at its right, the age, and the order, which is
  /// nil if it has no room.
  private var titleParts:
    (left: String, note: String, status: (String, Rect), order: (String, Rect)?)
  {
    let width = layout.width
    func frame(_ text: String, x: Int) -> Rect {
      Rect(x: x, y: 0, width: TextWidth.of(text), height: 1)
    }
    let others = TextWidth.of(title.orders.last ?? "") + 3 + TextWidth.of(title.status)
    let isRoomy = 1 + TextWidth.of(title.left) + TextWidth.of(title.start) + others + 8 <= width
    let note = title.start.isEmpty || !isRoomy ? "" : " · " + title.start
    let end = min(width, frame(title.left + note, x: 1).maxX)
    let status = TextWidth.truncated(title.status, to: max(0, width - end - 3))
    let right = width - 1 - TextWidth.of(status)
    let orders = title.orders.map { text in
      let length = TextWidth.of(text)
      return (text, frame(text, x: max(end + 3, min((width - length) / 2, right - 2 - length))))
    }
    return (
      title.left, note, (status, frame(status, x: right)),
      orders.first { $0.1.maxX + 2 <= right }
    )
  }

  private func drawTitle(into grid: inout Grid, _ theme: Theme) {
    let parts = titleParts
    grid.write(
      [(parts.left, theme.value.bold()), (parts.note, theme.label)], x: 1, y: 0, maxX: layout.width)
    let style =
      settings.provider == .sample
      ? theme.warning.bold() : title.isGood ? theme.good : theme.warning
    grid.write(parts.status.0, in: parts.status.1, style: style)
    if let (text, area) = parts.order {
      grid.write(text, in: area, style: title.isHour ? theme.accent : theme.label)
    }
  }

  /// Returns the action of a click in the title: the order selects the next one, the chosen hour
  /// returns to the current one, and the age reloads; nil elsewhere.
  func titleAction(at point: Point) -> AppAction? {
    let parts = titleParts
    if parts.status.1.contains(point) { return .forecasts(.reload) }
    guard parts.order?.1.contains(point) == true else { return nil }
    return title.isHour ? .page(.recentre) : title.isOrder ? .board(.perform(.sort)) : nil
  }

  // MARK: - Headings

  /// Draws the headings in a thin rule. They name the values and their units.
  private func drawHeadings(into grid: inout Grid, _ theme: Theme) {
    guard !layout.headings.isEmpty else { return }
    let y = layout.headings.y
    for x in 1..<max(1, layout.width - 1) { grid.write("─", x: x, y: y, style: theme.rule) }
    func head(_ text: String, in frame: Rect?, y: Int, _ order: BoardOrder? = nil) {
      guard let frame, TextWidth.of(text) <= frame.width else { return }
      let isActive = order == self.order
      let mark = isActive && TextWidth.of(text) < frame.width ? isReversed ? "▴" : "▾" : ""
      let style = isActive ? theme.accent : theme.label
      let x = grid.write(text + mark, rightAlignedTo: frame.maxX, y: y, style: style)
      grid.write(" ", x: x - 1, y: y)
      grid.write(" ", x: frame.maxX, y: y)
    }
    func head(_ text: String, _ column: BoardColumns.Column, _ order: BoardOrder? = nil) {
      head(text, in: columns.frames[column], y: y, order)
    }
    if !title.legend.isEmpty {
      grid.write(" \(title.legend) ", x: columns.margin - 1, y: y, style: theme.label)
    }
    head(format.temperatureUnit, .temperature, .temperature)
    head(words.labels.low, .low)
    head(words.labels.high, .high)
    if let clock, let frame = columns.frames[.hours] {
      clock.draw(into: &grid, rows: y..<layout.headings.maxY, frame, theme)
    } else {
      head(words.sections.hourlySpan(24, 1), .hours)
    }
    guard !columns.isPaired else {
      let second = layout.headings.maxY - 1
      guard second > y else { return }
      let line = columns.secondLine
      let sum = format.rainSign + " " + words.sections.hourlySpan(columns.hourCount, 1)
      if TextWidth.of(sum) <= line.sum.width {
        let style = order == .rain ? theme.accent : theme.label
        grid.write(sum, in: line.sum.offsetBy(y: second - 1), style: style)
      }
      head(format.speedUnit, in: line.wind, y: second, .wind)
      head(words.labels[.humidity], in: secondHumidityHeading, y: second, .humidity)
      return
    }
    head(format.rainSign, .rain, .rain)
    head(words.labels[.humidity], .humidity, .humidity)
    head(format.speedUnit, .wind, .wind)
  }
}
