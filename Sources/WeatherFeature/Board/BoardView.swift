import TerminalUI
import WeatherModel
import WeatherWords

/// What the board reads of the state. Equal slices are neither laid out nor drawn again.
struct BoardSlice: Equatable, Sendable {
  var board: BoardState
  var favourites: [Place]
  var forecasts: ForecastsState
  var settings: DisplaySettings
  var now: Date
  /// The chosen hour; `nil` for the present one.
  var chosenTime: Date?
  /// The zone by whose clock it is named.
  var chosenZone: PlaceTimeZone?
  /// The hours until then.
  var hoursAhead: Int
  var size: Size
  var bannerCause: Banner.Cause?
  var lacksNetwork: Bool
  /// Whether keys are the board's.
  var hasKeys: Bool

  init(_ state: AppState) {
    board = state.board
    hasKeys = state.boardHasKeys
    favourites = state.favourites
    forecasts = state.forecasts
    // A board of many rows does not turn with the spinner.
    if forecasts.spinner != nil { forecasts.spinner = 0 }
    settings = state.settings
    now = state.now
    chosenTime = state.chosenTime
    chosenZone = chosenTime == nil ? nil : state.report?.timeZone
    hoursAhead = state.hoursAhead
    size = state.size
    bannerCause = Banner.cause(in: state)
    lacksNetwork = state.lacksNetwork
  }

  /// Whether questions have taken long enough to show that they are under way.
  var showsLoading: Bool { forecasts.spinner != nil }

  /// Whether the figures of some place are those of the rest of its day.
  var hasRestsOfDays: Bool {
    board.arranged.contains {
      forecasts[$0]?.report?.today(at: now)?.isRestOfDay == true
    }
  }

  /// How many places are being asked for, and of how many there is an answer.
  var round: (done: Int, total: Int) {
    let asked = favourites.filter { forecasts.round.contains($0.id) }
    return (asked.count { forecasts[$0]?.status != .loading }, asked.count)
  }

  /// Whether the banner says why a row failed.
  func explains(_ failure: WeatherFailure) -> Bool {
    switch bannerCause {
    case .failure(let told, _): told == failure
    case .offlineByChoice, .noNetwork, .providerOut: failure.error.isConnectivity
    case nil: false
    }
  }
}

/// What stands around the rows: the title, the filter, the headings of the columns.
struct BoardView: GridView {
  let slice: BoardSlice
  let layout: BoardLayout
  let columns: BoardColumns

  /// The rows' own contents are drawn row by row and do not concern what stands around them.
  static func == (left: BoardView, right: BoardView) -> Bool {
    left.layout == right.layout && left.columns == right.columns
      && left.slice.settings == right.slice.settings && left.title == right.title
      && left.slice.board.filter == right.slice.board.filter
      && left.slice.board.arranged.isEmpty == right.slice.board.arranged.isEmpty
  }

  private var words: Words { slice.settings.language.words }
  private var format: WeatherFormat { WeatherFormat(slice.settings) }

  private var field: TextField {
    let theme = Theme(slice.settings.colorScheme)
    return TextField(
      state: slice.board.filter ?? TextFieldState(), placeholder: words.search.placeholder,
      style: theme.value.bold(), placeholderStyle: theme.label)
  }

  private var fieldRect: Rect { layout.filter.inset(left: 3, right: 2) }

  /// Where the terminal's cursor belongs while something is typed.
  var caret: Point? {
    slice.board.isFiltering ? field.caretPosition(in: fieldRect) : nil
  }

  func grid() -> Grid {
    var grid = Grid(
      size: layout.frame.size)
    let theme = Theme(slice.settings.colorScheme)
    drawTitle(into: &grid, theme)
    if slice.board.filter != nil, !layout.filter.isEmpty {
      grid.write("›", x: 1, y: layout.filter.y, style: theme.accent.bold())
      field.draw(into: &grid, in: fieldRect)
    }
    drawHeadings(into: &grid, theme)
    if layout.isBesidePage {
      for y in 0..<layout.bottom { grid.put("│", x: layout.width, y: y, style: theme.rule) }
    }
    if slice.board.arranged.isEmpty {
      let query = slice.board.filter?.inSentence ?? ""
      let empty = slice.board.isStart ? words.board.loading : words.board.empty
      let text = query.isEmpty ? empty : words.search.noMatch(query)
      for (row, line) in TextWrap.lines(text, width: layout.width - 6).enumerated() {
        grid.write(line, x: 3, y: layout.list.y + 1 + row, style: theme.text)
      }
    }
    return grid
  }

  // MARK: - Title

  private struct Title: Equatable {
    var left: String
    /// That these are no places of the person's own yet.
    var start: String
    var order: String
    /// What stands in the headings.
    var legend: String
    var status: String
    var isGood: Bool
  }

  private var title: Title {
    let board = slice.board
    let shown = format.count(board.arranged.count)
    let all = format.count(slice.favourites.count)
    let count = board.filter == nil ? shown : words.search.count(shown, all)
    var order =
      switch board.order {
      case .name: words.board.sortedByName
      case .temperature: words.board.sortedByTemperature
      case .own: words.board.sortedByHand
      }
    if let chosenMoment { order = chosenMoment }
    let (status, isGood) = self.status
    let rest =
      slice.hasRestsOfDays && columns.frames[.high] != nil
      ? BoardRowView.restMark + " " + words.labels.restOfToday : ""
    let hasRoom = !layout.headings.isEmpty && TextWidth.of(rest) <= legendRoom
    let isChosen = slice.chosenTime != nil
    return Title(
      left: "\(words.board.title)  \(count)", start: board.isStart ? words.board.start : "",
      order: rest.isEmpty || hasRoom || isChosen ? order : rest, legend: hasRoom ? rest : "",
      status: status,
      isGood: isGood)
  }

  /// The hour that the rows show, by the clock of the place on the page; nil for the present one.
  private var chosenMoment: String? {
    guard let time = slice.chosenTime, let zone = slice.chosenZone else { return nil }
    let (moment, today) = (zone.localTime(time), zone.localTime(slice.now).date)
    let ahead = words.time.ahead(words.time.hours(slice.hoursAhead))
    return "\(format.moment(moment, today: today)) · \(ahead)"
  }

  /// Columns of the headings before the first that is named.
  private var legendRoom: Int { (columns.frames[.temperature]?.x ?? 0) - columns.margin - 2 }

  /// How the round of questions stands, or how old the oldest answer is.
  private var status: (text: String, isGood: Bool) {
    let board = slice.board
    let tail = layout.width >= 60 ? " · " + slice.settings.provider.displayName : ""
    if slice.settings.provider == .sample { return ("● " + words.status.sample, false) }
    let round = slice.round
    if slice.showsLoading, round.total > 0 {
      let progress = words.board.progress(round.done, round.total)
      return ("\(words.status.loading) \(progress)\(tail)", true)
    }
    let moments = board.arranged.compactMap { slice.forecasts[$0]?.report?.receivedAt(.summary) }
    guard let oldest = moments.min() else {
      return (slice.lacksNetwork ? offline + tail : "", false)
    }
    let age = format.age(of: oldest, at: slice.now)
    if slice.lacksNetwork {
      let text = words.status.offline(age: age, width: slice.size.width / 2)
      return ("◌ " + text + tail, false)
    }
    let old = board.arranged.filter {
      slice.forecasts[$0]?.isOld(for: .summary, at: slice.now) ?? true
    }
    guard !old.isEmpty else {
      let hasFailed = board.arranged.contains { slice.forecasts[$0]?.failure != nil }
      if hasFailed, let age { return ("○ " + words.status.dataAge(age) + tail, false) }
      return ((hasFailed ? "○ " : "● ") + (age ?? words.labels.now) + tail, !hasFailed)
    }
    if let age, old.contains(where: { slice.forecasts[$0]?.report != nil }) {
      return ("○ " + words.status.dataAge(age) + tail, false)
    }
    // What there is is fresh, and some places have nothing.
    let total = board.arranged.count
    return ("○ " + words.board.progress(total - old.count, total) + tail, false)
  }

  private var offline: String { "◌ " + words.status.offline }

  private func drawTitle(into grid: inout Grid, _ theme: Theme) {
    let title = title
    let width = layout.width
    var end = grid.write(title.left, x: 1, y: 0, style: theme.value.bold(), maxX: width)
    let isRoomy = end + TextWidth.of(title.start) + TextWidth.of(title.status) + 8 <= width
    if !title.start.isEmpty, isRoomy {
      end = grid.write(" · " + title.start, x: end, y: 0, style: theme.label, maxX: width)
    }
    let status = TextWidth.truncated(title.status, to: max(0, width - end - 3))
    let style =
      slice.settings.provider == .sample
      ? theme.warning.bold() : title.isGood ? theme.good : theme.warning
    let right = grid.write(status, rightAlignedTo: width - 1, y: 0, style: style)
    let middle = (width - TextWidth.of(title.order)) / 2
    let x = max(end + 3, min(middle, right - 2 - TextWidth.of(title.order)))
    if x + TextWidth.of(title.order) + 2 <= right {
      let style = slice.chosenTime == nil ? theme.label : theme.accent
      grid.write(title.order, x: x, y: 0, style: style, maxX: right)
    }
  }

  // MARK: - Headings

  /// A thin rule that says what the numbers are.
  private func drawHeadings(into grid: inout Grid, _ theme: Theme) {
    guard !layout.headings.isEmpty else { return }
    let y = layout.headings.y
    for x in 1..<max(1, layout.width - 1) { grid.write("─", x: x, y: y, style: theme.rule) }
    func head(_ text: String, _ column: BoardColumns.Column) {
      guard let frame = columns.frames[column], TextWidth.of(text) <= frame.width else { return }
      let x = grid.write(text, rightAlignedTo: frame.maxX, y: y, style: theme.label)
      grid.write(" ", x: x - 1, y: y)
      grid.write(" ", x: frame.maxX, y: y)
    }
    if !title.legend.isEmpty {
      grid.write(" \(title.legend) ", x: columns.margin - 1, y: y, style: theme.label)
    }
    head(format.temperatureUnit, .temperature)
    head(words.labels.low, .low)
    head(words.labels.high, .high)
    head(words.sections.hourlySpan(24, 1), .hours)
    head("☂", .rain)
    head(words.labels[.humidity], .humidity)
    head(format.speedUnit, .wind)
  }
}
