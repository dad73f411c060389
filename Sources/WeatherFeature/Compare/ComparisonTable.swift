import TerminalUI
import WeatherModel
import WeatherWords

/// A row for each model with a bar per day on a common scale, its temperatures and its
/// precipitation; below the rows, the spread between them.
struct ComparisonTable {
  private let contents: ComparisonContents
  private let layout: ComparisonLayout
  private let page: PageContext
  private let scale: Scale?
  /// The width of the widest amount.
  private let amountWidth: Int

  init(_ contents: ComparisonContents, _ layout: ComparisonLayout) {
    let page = contents.page
    let days = contents.models.flatMap { model in
      layout.days.compactMap { model.day($0.date) }
    }
    scale = Scale(of: days.flatMap { [$0.temperatureMin, $0.temperatureMax] })
    amountWidth = days.compactMap { Self.amount(of: $0, page).map(TextWidth.of) }.max() ?? 0
    self.contents = contents
    self.layout = layout
    self.page = page
  }

  /// Returns the amount; nil for a dry day.
  private static func amount(of day: DayForecast, _ page: PageContext) -> String? {
    day.precipitation.flatMap {
      $0 >= HourForecast.minAmount ? page.format.precipitationNumber($0) : nil
    }
  }

  func draw(into grid: inout Grid) {
    drawHeading(into: &grid)
    let height = layout.rowHeight
    for (index, row) in contents.rows.prefix(layout.rows.height / height).enumerated() {
      draw(row, y: layout.rows.y + index * height, into: &grid)
    }
    drawSpread(into: &grid)
  }

  private func drawHeading(into grid: inout Grid) {
    guard !layout.heading.isEmpty else { return }
    let (y, style) = (layout.heading.y, page.theme.label)
    if ComparisonLayout.hasAges(contents, nameWidth: layout.nameWidth) {
      grid.write(
        contents.words.run, rightAlignedTo: layout.heading.x + layout.nameWidth - 2, y: y,
        style: style)
    }
    for day in layout.days {
      grid.write(page.format.temperatureUnit, x: day.x, y: y, style: style)
      grid.write(
        page.format.precipitationUnit, rightAlignedTo: day.x + layout.dayWidth - 1, y: y,
        style: style)
    }
  }

  private func draw(_ row: ComparisonContents.Row, y: Int, into grid: inout Grid) {
    let x = layout.rows.x
    grid.write(
      TextWidth.truncated(row.name, to: layout.nameWidth - 1), x: x, y: y,
      style: row.isOwn
        ? page.theme.strong : row.forecast == nil ? page.theme.label : page.theme.value)
    if ComparisonLayout.hasAges(contents, nameWidth: layout.nameWidth) {
      grid.write(
        row.age, rightAlignedTo: x + layout.nameWidth - 2, y: y, style: page.theme.label)
    }
    guard let forecast = row.forecast else {
      grid.write(
        row.reason, x: x + layout.nameWidth, y: y, style: page.theme.label,
        maxX: layout.rows.maxX)
      return
    }
    for day in layout.days {
      let cell = Rect(x: day.x, y: y, width: layout.dayWidth - 1, height: layout.rowHeight)
      guard let values = forecast.day(day.date) else {
        grid.write(unknownValue, x: cell.x, y: cell.y, style: page.theme.label)
        continue
      }
      draw(values, isChosen: day.index == contents.index, into: &grid, in: cell)
    }
  }

  // MARK: - A day

  private func draw(
    _ day: DayForecast, isChosen: Bool, into grid: inout Grid, in cell: Rect
  ) {
    let numbers = cell.row(cell.height - 1)
    let gap = amountWidth > 0 ? amountWidth + 1 : 0
    switch layout.form {
    case .tinted:
      let bar = Rect(x: cell.x, y: cell.y, width: max(1, cell.width - gap), height: 1)
      drawTint(of: day, into: &grid, in: bar)
    case .beside:
      // The room for `−12…−5°` and a blank.
      let bar = Rect(
        x: cell.x + 8, y: cell.y, width: max(0, cell.width - 8 - gap), height: 1)
      if page.theme.hasShades {
        drawTint(of: day, into: &grid, in: bar)
      } else {
        drawBar(of: day, into: &grid, in: bar)
      }
    case .stacked: drawBar(of: day, into: &grid, in: cell.row(0))
    case .numbers: break
    }
    drawNumbers(of: day, isChosen: isChosen, into: &grid, in: numbers)
  }

  private func range(of day: DayForecast) -> ClosedRange<Double>? {
    guard let low = day.temperatureMin, let high = day.temperatureMax, low <= high else {
      return nil
    }
    return low...high
  }

  private func drawBar(of day: DayForecast, into grid: inout Grid, in area: Rect) {
    guard let scale else { return }
    RangeBar(range: range(of: day), scale: scale, track: page.theme.rule) {
      page.theme.temperature($0)
    }.draw(into: &grid, in: area)
  }

  /// Draws a bar of background colours, on which numbers are legible.
  private func drawTint(of day: DayForecast, into grid: inout Grid, in area: Rect) {
    guard let scale, let shades = page.theme.shades, let range = range(of: day), area.width > 1
    else { return }
    let first = scale.position(of: range.lowerBound, among: area.width)
    let last = scale.position(of: range.upperBound, among: area.width)
    for column in first...max(first, last) {
      let part = Double(column) / Double(area.width - 1)
      let value = scale.lowest + (scale.highest - scale.lowest) * part
      let color = shades.area(
        shades.temperature(value), on: shades.background,
        depth: layout.form == .beside ? 0 : 0.3)
      grid.put(" ", x: area.x + column, y: area.y, style: Style(background: color))
    }
  }

  /// Draws `8…13°`, and the amount of precipitation if there is room for it.
  private func drawNumbers(
    of day: DayForecast, isChosen: Bool, into grid: inout Grid, in cell: Rect
  ) {
    let format = page.format
    let (low, high) = (
      format.temperatureNumber(day.temperatureMin), format.temperature(day.temperatureMax)
    )
    var x = cell.x
    if low != unknownValue || high != unknownValue {
      func write(_ text: String, _ style: Style) {
        let style = isChosen ? style.bold() : style
        for character in text {
          grid.write(
            String(character), x: x, y: cell.y, style: style, maxX: cell.maxX,
            keepingBackground: page.theme.shades)
          x += TextWidth.of(String(character))
        }
      }
      let isTinted = layout.form == .tinted
      func style(_ value: Double?) -> Style {
        isTinted ? page.theme.value : page.theme.temperature(value)
      }
      if low != format.temperatureNumber(day.temperatureMax) {
        write(low, style(day.temperatureMin))
        write(format.rangeSign, page.theme.label)
      }
      write(high, style(day.temperatureMax))
    }
    guard let text = Self.amount(of: day, page), x + 1 + TextWidth.of(text) <= cell.maxX else {
      return
    }
    let style = page.theme.water((day.precipitation ?? 0) / 4)
    grid.write(
      text, rightAlignedTo: cell.maxX, y: cell.y, style: isChosen ? style.bold() : style)
  }

  // MARK: - The spread

  /// Draws the lowest and the highest value of the models for the highs and for the precipitation.
  private func drawSpread(into grid: inout Grid) {
    guard !layout.spread.isEmpty else { return }
    let y = layout.spread.y
    var isKnown = false
    for day in layout.days {
      let agreement = contents.models.agreement(on: day.date)
      var x = day.x
      if let highs = agreement.highs {
        isKnown = true
        let format = page.format
        let (low, high) = (
          format.temperature(highs.lowerBound), format.temperature(highs.upperBound)
        )
        let text = low == high ? high : format.temperatures(highs.lowerBound, highs.upperBound)
        x = grid.write(text, x: x, y: y, style: page.theme.value)
      }
      guard let amounts = agreement.amounts, amounts.upperBound >= HourForecast.minAmount else {
        continue
      }
      // Large amounts are written without decimals if there is no room for them.
      let isWhole = amounts.upperBound >= 10 && page.format.units != .imperial
      var forms: [(Double?) -> String] = [page.format.precipitationNumber]
      if isWhole { forms.append { page.format.number($0 ?? 0, digits: 0) } }
      let room = day.x + layout.dayWidth - 2 - x
      guard
        let text = forms.map({ contents.span(amounts, $0) }).first(where: {
          TextWidth.of($0) <= room
        })
      else { continue }
      grid.write(
        text, rightAlignedTo: day.x + layout.dayWidth - 1, y: y,
        style: page.theme.water(amounts.upperBound / 4))
    }
    guard isKnown else { return }
    grid.write(
      TextWidth.truncated(contents.words.spread, to: layout.nameWidth - 1), x: layout.spread.x,
      y: y, style: page.theme.label)
  }
}
