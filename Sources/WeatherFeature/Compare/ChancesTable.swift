import TerminalUI
import WeatherModel
import WeatherWords

/// The number of ensemble runs that reach a threshold on each day.
struct ChancesTable {
  private let contents: ComparisonContents
  private let layout: ComparisonLayout
  private let page: PageContext

  init(_ contents: ComparisonContents, _ layout: ComparisonLayout) {
    self.contents = contents
    self.layout = layout
    page = contents.page
  }

  func draw(into grid: inout Grid) {
    let area = layout.chances
    grid.write(heading, in: area.row(0), style: page.theme.header)
    for (row, threshold) in EnsembleChances.Threshold.allCases.enumerated()
    where row + 1 < area.height {
      let y = area.y + row + 1
      grid.write(
        TextWidth.truncated(contents.name(of: threshold), to: layout.nameWidth - 1), x: area.x,
        y: y,
        style: page.theme.value)
      for day in layout.days {
        draw(
          chance(of: threshold, on: day.date), threshold, isChosen: day.index == contents.index,
          into: &grid, in: Rect(x: day.x, y: y, width: layout.dayWidth - 1, height: 1))
      }
    }
  }

  /// The number of runs, or the reason why the chances of rain and gusts are unknown.
  private var heading: String {
    if let failure = contents.comparison?.chancesFailure {
      return page.words.error(failure, now: page.now).sentence
    }
    if contents.comparison?.isCountingRuns == true {
      return page.words.status.asking(page.words.name(of: page.fetched.provider.archive))
    }
    guard let runs = contents.ensemble?.runs else { return "" }
    return contents.words.chances(String(runs)) + "   ECMWF"
      + (page.fetched.provider == .sample ? "" : " · NOAA GEFS (31)")
  }

  /// Returns the chance of a threshold on a date. That of frost is computed from the temperatures
  /// of the runs.
  private func chance(of threshold: EnsembleChances.Threshold, on date: LocalDate) -> Double? {
    threshold == .frost
      ? contents.ensemble?.frost[date] : contents.chances?.days[date]?[threshold]
  }

  private func draw(
    _ chance: Double?, _ threshold: EnsembleChances.Threshold, isChosen: Bool,
    into grid: inout Grid, in cell: Rect
  ) {
    let text = page.format.probability(chance)
    let isLikely = (chance ?? 0) >= 0.5
    let style = isLikely ? page.theme.value : page.theme.label
    grid.write(
      text, rightAlignedTo: cell.maxX, y: cell.y, style: isChosen ? style.bold() : style)
    let width = min(20, cell.width - 6)
    guard let chance, width > 1 else { return }
    let filled = Int((chance * Double(width)).rounded())
    for column in 0..<width {
      let isFilled = column < filled
      grid.put(
        isFilled ? "█" : "·", x: cell.x + column, y: cell.y,
        style: isFilled ? color(of: threshold) : page.theme.rule)
    }
  }

  private func color(of threshold: EnsembleChances.Threshold) -> Style {
    switch threshold {
    case .rain, .muchRain: page.theme.water(threshold.value)
    case .frost: page.theme.temperature(-20)
    case .gusts: page.theme.warning
    }
  }
}
