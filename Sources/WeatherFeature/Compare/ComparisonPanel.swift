import TerminalUI
import WeatherModel
import WeatherWords

/// The comparison of forecasts: a conclusion about the chosen day, the agreement of the models on
/// each day, an ensemble's runs over the week, and a row for each model.
struct ComparisonPanel {
  private let contents: ComparisonContents
  private let page: PageContext
  private let words: ComparisonWords

  init(_ page: PageContext) {
    self.page = page
    contents = ComparisonContents(page)
    words = contents.words
  }

  /// Returns whether there is room for the chances, and for the offer that precedes them.
  func canShowChances(in area: Rect) -> Bool {
    page.slice.showsChances || contents.offer.isEmpty || !layout(in: area).chances.isEmpty
  }

  /// Returns the positions of the panel's parts.
  func layout(in area: Rect) -> ComparisonLayout { ComparisonLayout(contents, in: area) }

  /// The title, the licences of the data, and the position among the days.
  var title: SectionHeader {
    let position = "◂ \(contents.index + 1)/\(page.days.count) ▸"
    let credits = page.breadth == .compact ? "" : contents.credits
    return SectionHeader(
      title: words.title, note: (credits.isEmpty ? "" : credits + "   ") + position,
      isFocused: true, theme: page.theme)
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard page.days.indices.contains(contents.index), area.height > 1 else { return }
    let layout = layout(in: area)
    title.draw(into: &grid, in: area.row(0))
    grid.writeWrapped(contents.conclusion, in: layout.conclusion, style: page.theme.strong)
    drawDays(layout, into: &grid)
    if let ensemble = contents.ensemble {
      EnsembleFan(page, ensemble, layout)?.draw(into: &grid)
    }
    ComparisonTable(contents, layout).draw(into: &grid)
    drawChances(layout, into: &grid)
    grid.writeWrapped(contents.measured, in: layout.note, style: page.theme.text)
  }

  /// Draws the names of the days and, below each, how far the models agree on it.
  private func drawDays(_ layout: ComparisonLayout, into grid: inout Grid) {
    let today = page.report.localTime(page.now).date
    let room = layout.dayWidth - 1
    for day in layout.days {
      let isChosen = day.index == contents.index
      let name = page.format.day(day.date, today: today, width: room - 1)
      let style = isChosen ? page.theme.accent.bold() : page.theme.value
      // The mark is written on its own, so that it is before a right-to-left name too.
      let start = isChosen ? grid.write("▸", x: day.x, y: layout.names.y, style: style) : day.x
      grid.write(
        TextWidth.truncated(name, to: day.x + room - start), x: start, y: layout.names.y,
        style: style)
      guard let mark = contents.models.agreement(on: day.date).mark, !layout.marks.isEmpty else {
        continue
      }
      let squares = AgreementMark(mark)
      let x = squares.draw(into: &grid, x: day.x, y: layout.marks.y, theme: page.theme)
      // The word is below the squares or beside them; one that does not fit is left out.
      let word = words.mark(mark)
      let isBelow = layout.marks.height > 1
      let column = isBelow ? day.x : x + 1
      if column + TextWidth.of(word) <= day.x + room {
        grid.write(
          word, x: column, y: layout.marks.y + (isBelow ? 1 : 0), style: page.theme.label)
      }
    }
    guard contents.models.contains(where: { $0.model != nil }) else { return }
    let label = words.agreement
    if TextWidth.of(label) < layout.nameWidth, !layout.marks.isEmpty {
      grid.write(label, x: layout.marks.x, y: layout.marks.y, style: page.theme.label)
    }
  }

  /// Draws the chances of thresholds, or the offer to request them.
  private func drawChances(_ layout: ComparisonLayout, into grid: inout Grid) {
    let area = layout.chances
    guard !area.isEmpty else { return }
    guard page.slice.showsChances else {
      return grid.writeWrapped(contents.offer, in: area, style: page.theme.label)
    }
    ChancesTable(contents, layout).draw(into: &grid)
  }
}

/// The agreement of models, as a number of filled squares.
struct AgreementMark {
  static let width = 5

  private let mark: DayAgreement.Mark

  init(_ mark: DayAgreement.Mark) { self.mark = mark }

  /// The mark as one cell filled to the same degree.
  var cell: Unicode.Scalar {
    switch mark {
    case .veryLow: "▁"
    case .low: "▂"
    case .fair: "▄"
    case .good: "▆"
    case .high: "█"
    }
  }

  /// - Parameter isDim: Whether the mark is secondary to something else.
  /// - Returns: The column after the mark.
  @discardableResult
  func draw(into grid: inout Grid, x: Int, y: Int, theme: Theme, isDim: Bool = false) -> Int {
    for step in 0..<Self.width {
      let isFilled = step < mark.rawValue
      grid.put(
        isFilled ? "■" : "·", x: x + step, y: y,
        style: isDim ? theme.label : isFilled ? style(theme) : theme.rule)
    }
    return x + Self.width
  }

  private func style(_ theme: Theme) -> Style {
    switch mark {
    case .high, .good: theme.good
    case .fair: theme.warning
    case .low, .veryLow: theme.error
    }
  }
}
