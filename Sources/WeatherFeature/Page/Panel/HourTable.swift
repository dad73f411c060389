import TerminalUI
import WeatherModel
import WeatherWords

/// The hours of a day as a table, with as many columns as fit in full.
struct HourTable {
  private struct Column {
    /// The possible headings of the column, the most descriptive first.
    var headings: [String]
    var texts: [String]
    /// The texts for a table with spare room.
    var longTexts: [String]?
    var styles: [Style]
    var isTrailing = true
    /// The position of the column from the left, which may differ from its rank.
    var place: Int
    var heading = ""
    var width: Int {
      max(TextWidth.of(heading), texts.map(TextWidth.of).max() ?? 0)
    }
  }

  /// The gap between columns from which on the table gets further ones.
  private static let wideGap = 4
  /// The widest gap between columns.
  private static let maxGap = 8
  /// The columns of cells before the first column, for the mark of the chosen hour.
  private static let margin = 2

  private let theme: Theme
  private var columns: [Column]
  private var gap = 2
  /// The index of the first hour that has not passed.
  private let firstAhead: Int

  init(_ page: PageContext, _ hours: [HourForecast], width: Int) {
    theme = page.theme
    firstAhead = hours.firstIndex { $0.time > page.now - 3600 } ?? hours.count
    columns = Self.columns(page, hours)
    for index in columns.indices { columns[index].heading = columns[index].headings.last ?? "" }
    fit(width - 1)
    for quantity in [Quantity.cloudCover, .dewPoint, .uvIndex, .pressure, .visibility]
    where gap == Self.wideGap && hours.contains(where: { $0[quantity] != nil }) {
      let column = Self.column(columns.count, quantity, page, hours)
      if used(columns + [column], gap) < width { columns.append(column) }
    }
    while gap >= Self.wideGap, gap < Self.maxGap, used(columns, gap + 1) < width { gap += 1 }
  }

  /// Returns the width in cells of the table with some of its columns.
  private func used(_ columns: [Column], _ gap: Int) -> Int {
    columns.reduce(Self.margin - gap) { $0 + $1.width + gap }
  }

  /// Returns the column of a quantity that only a wide table has.
  private static func column(
    _ place: Int, _ quantity: Quantity, _ page: PageContext, _ hours: [HourForecast]
  ) -> Column {
    let label = page.words.labels[quantity]
    let heading = quantity.unit == .pressure ? "\(label) \(page.format.pressureUnit)" : label
    return Column(
      headings: [heading], texts: hours.map { page.format.number(quantity, $0[quantity]) },
      styles: hours.map { page.theme.style(of: quantity, $0[quantity]) ?? page.theme.text },
      place: place, heading: heading)
  }

  /// Removes the columns that do not fit, the least important first. Spare room goes to the
  /// whole names of conditions, longer headings and a wider gap.
  private mutating func fit(_ width: Int) {
    // The column of words, which is last, is removed before the gap between the figures shrinks.
    if used(columns, 2) > width { columns.removeLast() }
    while columns.count > 3, used(columns, 1) > width { columns.removeLast() }
    gap = used(columns, 2) <= width ? 2 : 1
    guard gap == 2 else { return }
    for index in columns.indices {
      guard let longTexts = columns[index].longTexts else { continue }
      let short = columns[index].texts
      columns[index].texts = longTexts
      if used(columns, 2) > width { columns[index].texts = short }
    }
    for index in columns.indices {
      let short = columns[index].heading
      columns[index].heading = columns[index].headings.first ?? ""
      if used(columns, 2) > width { columns[index].heading = short }
    }
    gap = used(columns, Self.wideGap) <= width ? Self.wideGap : used(columns, 3) <= width ? 3 : 2
  }

  func draw(into grid: inout Grid, chosen: Int, _ layout: DayPanelLayout) {
    let head = layout.heading
    var x = head.x + Self.margin
    for column in columns.sorted(by: { $0.place < $1.place }) {
      func write(_ text: String, _ row: Rect, _ style: Style) {
        let cells = Rect(x: x, y: row.y, width: column.width, height: row.height)
        grid.write(
          text, in: cells, alignment: column.isTrailing ? .trailing : .leading, style: style)
      }
      write(column.heading, head, theme.label)
      for index in layout.hours {
        let style = index < firstAhead ? theme.label : column.styles[index]
        write(
          column.texts[index], layout.row(index), index == chosen ? style.bold() : style)
      }
      x += column.width + gap
    }
    guard layout.hours.contains(chosen) else { return }
    let row = layout.row(chosen)
    if let shades = theme.shades { grid.tint(row, shades) }
    grid.write("▸", x: row.x, y: row.y, style: theme.accent.bold(), keepingBackground: theme.shades)
  }

  /// Returns the columns, the most important first.
  private static func columns(_ page: PageContext, _ hours: [HourForecast]) -> [Column] {
    let (format, labels, theme) = (page.format, page.words.labels, page.theme)
    let icons = page.slice.settings.icons
    func column(
      _ place: Int, _ headings: [String], isTrailing: Bool = true,
      _ text: (HourForecast) -> String, _ style: (HourForecast) -> Style
    ) -> Column {
      Column(
        headings: headings, texts: hours.map(text),
        styles: hours.map { text($0) == unknownValue ? theme.label : style($0) },
        isTrailing: isTrailing, place: place)
    }
    func column(_ place: Int, _ quantity: Quantity, _ headings: [String]? = nil) -> Column {
      column(
        place, headings ?? [labels[quantity]], { format.number(quantity, $0[quantity]) },
        { theme.style(of: quantity, $0[quantity]) ?? theme.text })
    }
    func wind(_ speed: Double?, _ direction: Double?) -> String {
      let number = format.speedNumber(speed)
      return number == unknownValue
        ? number
        : (format.isASCII ? format.direction(direction) : format.windArrow(direction)) + " "
          + number
    }
    var conditions = column(
      2, [""], isTrailing: false, { page.words.names.conditionShort($0.condition) },
      { _ in theme.text })
    conditions.longTexts = hours.map { page.words.names.condition($0.condition) }
    var clock = column(
      0, [""], { format.clock(page.report.localTime($0.time)) }, { _ in theme.value })
    let zones = hours.map { format.zoneSuffix($0.time, in: page.report.timeZone) }
    if let widest = zones.map({ TextWidth.of($0) }).max(), widest > 0 {
      clock.longTexts = zip(clock.texts, zones).map {
        $0 + TextWidth.padded($1, to: widest, alignment: .leading)
      }
    }
    return [
      clock,
      column(
        1, [""], isTrailing: false,
        { icons.icon(for: $0.condition, isDay: $0.isDay ?? true) },
        { theme.icon($0.condition, isDay: $0.isDay ?? true) }),
      column(3, .temperature, [labels[.temperature], format.temperatureUnit]),
      column(
        6, ["\(labels[.precipitation]) \(format.precipitationUnit)", format.precipitationUnit],
        { format.precipitationNumber($0.precipitation) },
        { ($0.precipitation ?? 0) > 0 ? theme.water($0.precipitation) : theme.label }),
      column(
        5, [labels[.precipitationProbability], format.rainSign],
        { format.probability($0.precipitationProbability) },
        { theme.chance($0.precipitationProbability) }),
      column(
        7, ["\(labels[.windSpeed]) \(format.speedUnit)", format.speedUnit],
        { wind($0.windSpeed, $0.windDirection) }, { theme.wind($0.windSpeed) }),
      column(4, .feelsLike, [labels[.feelsLike], labels.feelsLikeShort]),
      column(8, .windGust), column(9, .humidity),
      conditions,
    ]
  }
}
