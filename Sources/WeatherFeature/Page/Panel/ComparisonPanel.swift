import TerminalUI
import WeatherModel
import WeatherWords

/// How sure the forecast is: models and providers side by side, each with a bar a day on a scale common
/// to all, and in a sentence how far they agree on the chosen day.
struct ComparisonPanel {
  /// The least columns of a day, the gap to the next one included.
  private static let minDayLength = 12

  private let page: PageContext
  private let index: Int
  private let comparison: Comparison?
  private let models: [ModelForecast]

  init(_ page: PageContext) {
    self.page = page
    index = max(0, min(page.days.count - 1, page.slice.day))
    comparison = page.slice.comparison
    models = page.report.models(
      beside: comparison?.others ?? [], comparison?.models, at: page.now)
  }

  private var words: ComparisonWords { page.words.certainty }

  func draw(into grid: inout Grid, in area: Rect) {
    guard page.days.indices.contains(index) else { return }
    let frame = PanelFrame(
      title: words.title, position: index, count: page.days.count,
      sentence: sentences.joined(separator: " "), note: measured, page, into: &grid, in: area)
    let (heading, rest) = frame.body.splitTop(1)
    let rowHeight = rest.height >= models.count * 2 ? 2 : 1
    let columns = Columns(
      in: frame.body, days: page.days.map(\.date), chosen: index,
      names: models.flatMap { [name(of: $0), rowHeight > 1 ? credit(of: $0) : ""] })
    drawHeading(columns, into: &grid, y: heading.y)
    let scale = Scale(
      of: models.flatMap { model in
        columns.shown.flatMap { column -> [Double?] in
          let day = model.day(column.date)
          return [day?.temperatureMin, day?.temperatureMax]
        }
      })
    for (row, model) in models.prefix(rest.height / rowHeight).enumerated() {
      let lines = Rect(
        x: rest.x, y: rest.y + row * rowHeight, width: rest.width, height: rowHeight)
      draw(model, columns, scale, into: &grid, in: lines)
    }
  }

  // MARK: - The table

  /// The names at the left, and as many days beside them as have room, the chosen one among them.
  private struct Columns {
    struct Day {
      var index: Int
      var date: LocalDate
      var x: Int
    }

    let nameWidth: Int
    let dayWidth: Int
    private(set) var shown: [Day] = []

    init(in area: Rect, days: [LocalDate], chosen: Int, names: [String]) {
      nameWidth = min(area.width / 3, (names.map(TextWidth.of).max() ?? 0) + 2)
      let room = area.width - nameWidth
      let count = max(1, min(days.count, room / ComparisonPanel.minDayLength))
      dayWidth = room / count
      let first = max(0, min(chosen - count / 2, days.count - count))
      for index in first..<min(days.count, first + count) {
        shown.append(
          Day(
            index: index, date: days[index],
            x: area.x + nameWidth + (index - first) * dayWidth))
      }
    }
  }

  private func drawHeading(_ columns: Columns, into grid: inout Grid, y: Int) {
    let today = page.report.localTime(page.now).date
    let units = "\(page.format.temperatureUnit) · \(page.format.precipitationUnit)"
    if let first = columns.shown.first, TextWidth.of(units) < columns.nameWidth {
      grid.write(units, x: first.x - columns.nameWidth, y: y, style: page.theme.label)
    }
    for day in columns.shown {
      let isChosen = day.index == index
      let name = day.date == today ? page.words.time.today : page.words.time.dayOfMonth(day.date)
      grid.write(
        TextWidth.truncated((isChosen ? "▸" : "") + name, to: columns.dayWidth - 1), x: day.x, y: y,
        style: isChosen ? page.theme.accent.bold() : page.theme.label)
    }
  }

  private func draw(
    _ model: ModelForecast, _ columns: Columns, _ scale: Scale?, into grid: inout Grid,
    in lines: Rect
  ) {
    let isOwn = model.source == .provider(page.report.provider)
    let room = columns.nameWidth - 1
    grid.write(
      TextWidth.truncated(name(of: model), to: room), x: lines.x, y: lines.y,
      style: isOwn ? page.theme.strong : page.theme.value)
    if lines.height > 1 {
      grid.write(
        TextWidth.truncated(credit(of: model), to: room), x: lines.x, y: lines.y + 1,
        style: page.theme.label)
    }
    for column in columns.shown {
      let cell = Rect(x: column.x, y: lines.y, width: columns.dayWidth - 2, height: 1)
      guard let day = model.day(column.date) else {
        grid.write(unknownValue, x: cell.x, y: cell.y, style: page.theme.label)
        continue
      }
      // Where a voice has one line, the chosen day's is in numbers.
      let isInNumbers = lines.height == 1 && column.index == index
      if !isInNumbers, let scale { drawBar(of: day, scale, into: &grid, in: cell) }
      if isInNumbers || lines.height > 1 {
        drawNumbers(
          of: day, isChosen: column.index == index, into: &grid,
          in: cell.offsetBy(y: lines.height - 1))
      }
    }
  }

  private func drawBar(
    of day: DayForecast, _ scale: Scale, into grid: inout Grid, in cell: Rect
  ) {
    var range: ClosedRange<Double>?
    if let low = day.temperatureMin, let high = day.temperatureMax, low <= high {
      range = low...high
    }
    RangeBar(range: range, scale: scale, track: page.theme.rule) { page.theme.temperature($0) }
      .draw(into: &grid, in: cell)
  }

  /// `8…13°`, and what falls where it has room beside that.
  private func drawNumbers(
    of day: DayForecast, isChosen: Bool, into grid: inout Grid, in cell: Rect
  ) {
    let format = page.format
    let (low, high) = (
      format.temperature(day.temperatureMin), format.temperature(day.temperatureMax)
    )
    let isKnown = low != unknownValue || high != unknownValue
    var x = cell.x
    if isKnown {
      let lowStyle = page.theme.temperature(day.temperatureMin)
      let highStyle = page.theme.temperature(day.temperatureMax)
      x = grid.write(
        low.filter { $0 != "°" }, x: x, y: cell.y, style: isChosen ? lowStyle.bold() : lowStyle)
      x = grid.write("…", x: x, y: cell.y, style: page.theme.label)
      x = grid.write(high, x: x, y: cell.y, style: isChosen ? highStyle.bold() : highStyle)
    }
    guard let amount = day.precipitation, amount >= HourForecast.minAmount else { return }
    let text = format.precipitationNumber(amount)
    guard x + 1 + TextWidth.of(text) <= cell.maxX else { return }
    grid.write(text, rightAlignedTo: cell.maxX, y: cell.y, style: page.theme.water(amount / 4))
  }

  // MARK: - Words

  private func name(of model: ModelForecast) -> String {
    switch model.source {
    case .model(let model): model.displayName
    case .provider(let provider): page.words.name(of: provider)
    }
  }

  /// How old it is, and the licence: `2 h · CC BY 4.0`. What the sample makes up says so.
  private func credit(of model: ModelForecast) -> String {
    let age =
      page.format.age(of: model.receivedAt, at: page.now) ?? page.words.time.justNow
    let terms =
      page.report.provider == .sample
      ? page.words.status.sample : words.licence(of: model.source)
    return [age, terms].compactMap(\.self).joined(separator: " · ")
  }

  /// What fails or is awaited, how many say rain, and how far the highs lie apart.
  private var sentences: [String] {
    let date = page.days[index].date
    let isToday = date == page.report.localTime(page.now).date
    let agreement = models.agreement(on: date)
    var sentences: [String?] = []
    if let failure = comparison?.failure {
      sentences.append(page.words.error(failure, now: page.now).sentence)
    }
    if comparison?.isLoading == true {
      sentences.append(page.words.status.asking(Provider.openMeteo.displayName))
    }
    if agreement.total > 1 {
      let day = words.day(isToday ? nil : page.words.time.weekday(date))
      sentences.append(whole(words.votes(agreement, day)))
    }
    if page.breadth > .compact {
      sentences.append(
        agreement.highs.map { highs in
          whole(
            words.highs(
              page.format.temperature(highs.lowerBound), page.format.temperature(highs.upperBound)))
        })
      if comparison?.models?.spread.isEmpty == false { sentences.append(whole(words.band)) }
    }
    return sentences.compactMap(\.self)
  }

  /// What the nearest station measured, and its report as it wrote it.
  private var measured: String {
    guard let line = page.format.observation(of: page.report, at: page.now) else { return "" }
    let raw = page.report.observation(at: page.now)?.raw
    return [line, raw].compactMap(\.self).joined(separator: " · ")
  }

  private func whole(_ text: String) -> String {
    page.words.sections.sentence(text.withCapital)
  }
}
