import TerminalUI
import WeatherModel
import WeatherWords

/// The positions of the parts of the screen of one date, relative to the panel.
struct DatedLayout: Equatable, Sendable {
  /// The minimum width for two columns of values.
  private static let twoColumnsFrom = 64
  /// The height of the year around the date, including its heading and months.
  private static let minChartHeight = 7
  /// The gap between two columns of values.
  private static let gap = 4

  /// The whole panel on the screen.
  let window: Rect
  /// The row of the date.
  let date: Rect
  /// The values, by column, or the sentence that explains their absence.
  let columns: [Rect]
  /// The bars for the day and for the normals.
  let bars: Rect
  /// The note about the kind of data.
  let note: Rect
  /// The year around the date; empty if there is no room or nothing is known.
  let chart: Rect

  init(_ slice: DatedSlice) {
    window = PageLayout(slice.layout).window
    let margin = window.width < 60 ? 1 : 2
    let inner = Rect(window.size).splitTop(1).rest.inset(left: margin, right: margin)
    // Blank rows separate the parts if there is room.
    let space = inner.height >= 16 ? 1 : 0
    var rest = inner.splitTop(space).rest
    date = rest.splitTop(1).top
    rest = rest.splitTop(1 + space).rest
    let format = WeatherFormat(slice.settings)
    guard let weather = slice.weather else {
      columns = [rest]
      let nothing = rest.splitTop(0).top
      (bars, note, chart) = (nothing, nothing, nothing)
      return
    }
    let count = format.rows(of: weather).count
    let isWide = inner.width >= Self.twoColumnsFrom
    let rows = isWide ? (count + 1) / 2 : count
    let values = rest.splitTop(min(rows, rest.height)).top
    if isWide {
      let width = (values.width - Self.gap) / 2
      columns = [
        Rect(x: values.x, y: values.y, width: width, height: values.height),
        Rect(
          x: values.x + width + Self.gap, y: values.y, width: values.width - width - Self.gap,
          height: values.height),
      ]
    } else {
      columns = [values]
    }
    rest = rest.splitTop(values.height + space).rest
    let hasBars = slice.weather?.normals != nil && slice.weather?.kind != .normals
    bars = rest.splitTop(hasBars ? min(2, rest.height) : 0).top
    rest = rest.splitTop(bars.height + (hasBars ? space : 0)).rest
    let lines = format.note(on: weather).map { TextWrap.lines($0, width: rest.width).count } ?? 0
    note = rest.splitTop(min(lines, rest.height)).top
    rest = rest.splitTop(note.height + (lines > 0 ? space : 0)).rest
    let hasChart = slice.normals != nil && rest.height >= Self.minChartHeight
    chart = hasChart ? rest : .zero
  }
}

/// The weather of one date at a place, from a forecast, an archive or the normals.
struct DatedView: OverlayView {
  private let slice: DatedSlice
  private let layout: DatedLayout

  var frame: Rect { layout.window }

  init?(_ state: AppState) {
    guard state.isInSight(DatedLayer.self), let slice = DatedSlice(state) else { return nil }
    self.slice = slice
    layout = DatedLayout(slice)
  }

  func grid() -> Grid {
    let theme = Theme(slice.settings.colorScheme)
    let format = WeatherFormat(slice.settings)
    var grid = Grid(size: frame.size)
    drawTitle(into: &grid, theme, format)
    drawDate(into: &grid, theme, format)
    if let weather = slice.weather {
      drawValues(weather, into: &grid, theme, format)
      drawBars(weather, into: &grid, theme, format)
      if let note = format.note(on: weather) {
        grid.writeWrapped(note, in: layout.note, style: theme.label)
      }
      if !layout.chart.isEmpty, let year = YearSlice(around: slice) {
        YearCharts(slice: year, columns: YearLayout(year).columns, theme: theme, format: format)
          .drawTemperature(into: &grid, in: layout.chart)
      }
    } else if let absence = slice.absence, let area = layout.columns.first {
      let isError = if case .failed = absence { true } else { false }
      grid.writeWrapped(
        absence.sentence(slice, format.words), in: area, style: isError ? theme.error : theme.text)
    }
    return grid
  }

  private func drawTitle(into grid: inout Grid, _ theme: Theme, _ format: WeatherFormat) {
    let words = format.words
    let isElsewhere = slice.place.id != slice.headerPlace
    let isSample = slice.weather?.provider == .sample
    let source = slice.weather.map { words.name(of: $0.provider) }
    SectionHeader(
      title: ([words.date.title] + (isElsewhere ? [format.placeName(slice.place)] : []))
        .joined(separator: "  "),
      note: [slice.weather.map { format.name(of: $0.kind) }, source].compactMap(\.self)
        .joined(separator: " · "),
      noteStyle: isSample ? theme.sample : theme.label, isFocused: true, theme: theme
    ).draw(into: &grid, in: grid.bounds.row(0))
  }

  /// Draws the date between the arrows that move it, or the typed part of another date.
  private func drawDate(into grid: inout Grid, _ theme: Theme, _ format: WeatherFormat) {
    let line = layout.date
    guard !line.isEmpty else { return }
    let hasDigits = !slice.typed.isEmpty
    let date = hasDigits ? Self.template(slice.typed) : format.fullDate(slice.date)
    let isWrong = slice.absence == .impossible
    var x = grid.write("◂ ", x: line.x, y: line.y, style: theme.key, maxX: line.maxX)
    x = grid.write(
      date, x: x, y: line.y, style: isWrong ? theme.error : theme.accent.bold(), maxX: line.maxX)
    x = grid.write(" ▸", x: x, y: line.y, style: theme.key, maxX: line.maxX)
    if slice.date == slice.today, !hasDigits {
      grid.write(format.words.time.today, x: x + 2, y: line.y, style: theme.label, maxX: line.maxX)
    }
  }

  /// Returns the typed digits of a date in its template: `2026-0_-__`.
  static func template(_ digits: String) -> String {
    var rest = Array(digits)[...]
    return String("____-__-__".map { $0 == "_" ? rest.popFirst() ?? "_" : $0 })
  }

  private func drawValues(
    _ weather: DatedWeather, into grid: inout Grid, _ theme: Theme, _ format: WeatherFormat
  ) {
    let rows = format.rows(of: weather)
    let columns = layout.columns
    let count = (rows.count + columns.count - 1) / max(1, columns.count)
    for (column, area) in columns.enumerated() {
      for (index, row) in rows.dropFirst(column * count).prefix(count).enumerated() {
        let line = area.row(index)
        guard index < area.height else { break }
        let end = row.label.map {
          grid.write($0, x: line.x, y: line.y, style: theme.label, maxX: line.maxX) + 2
        }
        if let end, end + TextWidth.of(row.text) <= line.maxX {
          grid.write(row.text, rightAlignedTo: line.maxX, y: line.y, style: theme.value)
        } else {
          grid.write(
            row.text, x: end ?? line.x, y: line.y, style: theme.value, maxX: line.maxX)
        }
      }
    }
  }

  /// Draws the day and the normals on one scale.
  private func drawBars(
    _ weather: DatedWeather, into grid: inout Grid, _ theme: Theme, _ format: WeatherFormat
  ) {
    guard let normals = weather.normals, layout.bars.height == 2 else { return }
    let words = format.words
    TemperatureBars(
      rows: [
        .init(
          label: words.time.date(slice.date), low: weather.day.temperatureMin,
          high: weather.day.temperatureMax, isStrong: true),
        .init(label: words.year.usual, low: normals.low, high: normals.high),
      ]
    ).draw(into: &grid, in: layout.bars, theme, format)
  }
}
