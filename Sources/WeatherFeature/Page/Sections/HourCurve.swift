import TerminalUI
import WeatherModel
import WeatherWords

/// The temperature of hours as a picture, with its highs and lows labelled. With exact colours it
/// is a filled area in the colours of the temperatures, with the rain as bars in it; otherwise it
/// is a curve in dots.
struct HourCurve {
  private let page: PageContext
  private let axis: HourAxis
  private let plot: Rect
  /// The temperature in each column; nil where it is unknown.
  private let values: [Double?]
  /// The normals on the date of each column, where they are known.
  private let normals: [ClimateNormals.Range?]
  private let scale: Scale
  /// The number of rows at the top for the names of the days.
  let headRows: Int
  private let shades: Shades?

  init?(_ page: PageContext, _ axis: HourAxis, in plot: Rect, namesDays: Bool) {
    let temperatures = axis.hours.map(\.temperature)
    guard plot.height > 0, plot.width > 1, let scale = Scale(of: temperatures)?.spanning(atLeast: 5)
    else { return nil }
    self.page = page
    self.axis = axis
    self.plot = plot
    self.scale = scale
    headRows = namesDays && plot.height >= 7 ? 1 : 0
    let ranges = axis.times.map { page.slice.normals?.range(on: $0.date) }
    normals =
      page.slice.normals == nil
      ? [] : (0..<plot.width).map { ranges[axis.index(at: axis.x + $0)] }
    values = LineChart(values: temperatures, placement: axis.placement).samples(width: plot.width)
    shades = page.theme.shades
  }

  /// Draws the picture.
  /// - Parameter flag: The area of the flag that is drawn later. A label that the flag would cut is
  ///   left out.
  func draw(into grid: inout Grid, sparing flag: Rect? = nil) {
    if let shades { fill(shades, into: &grid) } else { drawDots(into: &grid) }
    drawDays(into: &grid, sparing: flag)
    let amount = shades == nil ? nil : drawRain(into: &grid, sparing: flag)
    labelExtremes(beside: amount, into: &grid, sparing: flag)
  }

  // MARK: - The edge

  /// Whether there are rows for the labels of highs and lows.
  private var isRoomy: Bool { plot.height >= 5 }

  /// Returns the height of a temperature over the bottom of the plot, in eighths of a row.
  private func height(of celsius: Double) -> Int {
    let ceiling = (plot.height - headRows - (isRoomy ? 1 : 0)) * 8
    let floor = isRoomy ? max(12, plot.height * 8 / 5) : min(6, ceiling / 2)
    return floor + Int((scale.fraction(of: celsius) * Double(ceiling - floor)).rounded())
  }

  /// Returns the row of the curve in a column; nil if the curve is interrupted there.
  private func edge(at column: Int) -> Int? {
    guard values.indices.contains(column), let value = values[column] else { return nil }
    if shades != nil { return plot.maxY - 1 - (height(of: value) - 1) / 8 }
    let dots = dotted.height * 4
    return dotted.y + (dots - 1 - scale.position(of: value, among: dots)) / 4
  }

  // MARK: - Area

  private func fill(_ shades: Shades, into grid: inout Grid) {
    let bands = axis.bands(shades)
    for column in 0..<plot.width {
      let x = plot.x + column
      let band = bands[column]
      guard let value = values[column] else {
        for y in plot.y..<plot.maxY { grid.put(" ", x: x, y: y, style: Style(background: band)) }
        continue
      }
      let color = shades.temperature(value)
      let height = height(of: value)
      let rowsBelow = (height - 1) / 8
      // Over a flat fill the edge is a ribbon of at least five eighths of a row. If the top row has
      // fewer, the ribbon continues in the next row.
      let top = height - rowsBelow * 8
      let overlap = shades.isCoarse && top < 5 ? 6 - top : nil
      let normals = normalsRows(at: column)
      for row in 0..<plot.height {
        let y = plot.maxY - 1 - row
        let supplemented = height - row * 8
        let free = normals?.contains(row) == true ? shades.normals(on: band) : band
        if supplemented <= 0 {
          grid.put(" ", x: x, y: y, style: Style(background: free))
        } else if row == rowsBelow {
          let light = shades.edge(color, on: band)
          let block = Unicode.Scalar(0x2580 + UInt32(min(8, supplemented))) ?? "█"
          grid.put(block, x: x, y: y, style: Style(foreground: light, background: free))
        } else if let overlap, row == rowsBelow - 1,
          let block = Unicode.Scalar(0x2588 - UInt32(overlap))
        {
          let fill = shades.area(color, on: free, depth: 0)
          let light = shades.edge(color, on: band)
          grid.put(block, x: x, y: y, style: Style(foreground: fill, background: light))
        } else {
          let depth = rowsBelow > 1 ? Double(rowsBelow - 1 - row) / Double(rowsBelow - 1) : 0
          let background = shades.area(color, on: free, depth: depth)
          grid.put(" ", x: x, y: y, style: Style(background: background))
        }
      }
    }
  }

  /// Returns the rows of the normals in a column; nil if they are unknown or outside the scale.
  private func normalsRows(at column: Int) -> ClosedRange<Int>? {
    guard normals.indices.contains(column), let range = normals[column],
      range.high >= scale.lowest, range.low <= scale.highest
    else { return nil }
    return ((height(of: range.low) - 1) / 8)...((height(of: range.high) - 1) / 8)
  }

  // MARK: - Dots

  /// The area of the curve in dots, between the rows for the labels.
  private var dotted: Rect {
    plot.inset(top: headRows + (isRoomy ? 1 : 0), bottom: isRoomy ? 1 : 0)
  }

  private func drawDots(into grid: inout Grid) {
    for (column, range) in normals.enumerated() {
      for edge in [range?.low, range?.high].compactMap(\.self)
      where edge >= scale.lowest && edge <= scale.highest {
        let y = dotted.maxY - 1 - scale.position(of: edge, among: dotted.height)
        grid.put("┄", x: plot.x + column, y: y, style: page.theme.rule)
      }
    }
    LineChart(values: axis.hours.map(\.temperature), scale: scale, placement: axis.placement) {
      page.theme.temperature($0)
    }.draw(into: &grid, in: dotted)
  }

  // MARK: - Days

  /// Draws a thin line where a day begins, as far as the curve leaves room for it, and the day's
  /// name.
  private func drawDays(into grid: inout Grid, sparing flag: Rect?) {
    let midnights = axis.hours.indices.filter(axis.isMidnight)
    for x in midnights.map(axis.column(of:)) {
      for y in plot.y..<plot.maxY where grid[x, y].text == " " {
        guard y < edge(at: x - plot.x) ?? plot.maxY else { break }
        grid.put("╎", x: x, y: y, style: page.theme.rule.background(grid[x, y].style.background))
      }
    }
    guard headRows > 0 else { return }
    let starts = [0] + midnights
    for (position, index) in starts.enumerated() {
      let x = position == 0 ? plot.x : axis.column(of: index) + 1
      let end = position + 1 < starts.count ? axis.column(of: starts[position + 1]) : plot.maxX
      let date = axis.times[index].date
      let names = [page.words.time.date(date), page.words.time.weekdayShort(date.weekday)]
      guard let name = names.first(where: { x + TextWidth.of($0) < end }) else { continue }
      write(name, x: x, y: plot.y, style: page.theme.label, into: &grid, sparing: flag)
    }
  }

  // MARK: - Rain

  /// The maximum number of rows of the rain: a third of the picture.
  private var rainRows: Int { max(1, plot.height / 3) }

  /// - Returns: The area of the label of the greatest amount, if there is one.
  private func drawRain(into grid: inout Grid, sparing flag: Rect?) -> Rect? {
    let rain = HourRain(axis)
    guard let peak = rain.peak else { return nil }
    let eighths = rainRows * 8
    for index in axis.hours.indices {
      guard let amount = rain.amounts[index] else { continue }
      let height = max(1, Int((amount / rain.scale * Double(eighths)).rounded()))
      let style = page.theme.water(amount / Double(axis.stepHours))
      for x in axis.columns(of: index) {
        for row in 0...((height - 1) / 8) {
          let y = plot.maxY - 1 - row
          let background = grid[x, y]
          let supplemented = min(8, height - row * 8)
          guard let block = Unicode.Scalar(0x2580 + UInt32(supplemented)) else { continue }
          // The colour that the cell had becomes the background of the bar; at the curve's edge,
          // that is the colour of the edge.
          let behind =
            background.text == " " ? background.style.background : background.style.foreground
          grid.put(
            block, x: x, y: y, style: Style(foreground: style.foreground, background: behind))
        }
      }
    }
    guard plot.height >= 4 else { return nil }
    let amount = rain.amounts[peak] ?? 0
    let text =
      axis.stepHours == 1
      ? page.format.precipitationRate(amount) : page.format.precipitation(amount)
    let rows = (max(1, Int((amount / rain.scale * Double(eighths)).rounded())) - 1) / 8
    let x = max(plot.x, min(axis.column(of: peak), plot.maxX - TextWidth.of(text)))
    let y = plot.maxY - 2 - rows
    write(text, x: x, y: y, style: page.theme.water(amount), into: &grid, sparing: flag)
    return Rect(x: x, y: y, width: TextWidth.of(text), height: 1)
  }

  // MARK: - Highs and lows

  private func labelExtremes(beside amount: Rect?, into grid: inout Grid, sparing flag: Rect?) {
    guard isRoomy else { return }
    let turns = TurningPoints(values: axis.hours.map(\.temperature), least: minTurn).points
    let middle = (scale.lowest + scale.highest) / 2
    var taken = [amount].compactMap(\.self)
    for turn in turns.sorted(by: { abs($0.value - middle) > abs($1.value - middle) }) {
      let text = page.format.temperature(turn.value)
      let width = TextWidth.of(text)
      let centre = axis.column(of: turn.index)
      let x = max(plot.x, min(centre - width / 2, plot.maxX - width))
      let edges = (x..<(x + width)).compactMap { edge(at: $0 - plot.x) }
      guard let highest = edges.min(), let lowest = edges.max() else { continue }
      let y = turn.isHigh ? highest - 1 : lowest + 1
      let position = Rect(x: x - 1, y: y, width: width + 2, height: 1)
      guard y >= plot.y + headRows, y < plot.maxY,
        !taken.contains(where: { !$0.intersection(position).isEmpty })
      else {
        continue
      }
      taken.append(position)
      let style = page.theme.temperature(turn.value).bold()
      write(text, x: x, y: y, style: style, into: &grid, sparing: flag)
    }
  }

  /// The minimum change of the temperature in degrees between a labelled high and low.
  private var minTurn: Double { max(1.5, (scale.highest - scale.lowest) / 6) }

  /// Writes a text over the drawing in a readable colour, unless the flag would cut it.
  private func write(
    _ text: String, x: Int, y: Int, style: Style, into grid: inout Grid, sparing flag: Rect?
  ) {
    let position = Rect(x: x, y: y, width: TextWidth.of(text), height: 1)
    guard flag.map({ $0.intersection(position).isEmpty }) ?? true else { return }
    grid.write(text, x: x, y: y, style: style, maxX: plot.maxX, keepingBackground: shades)
  }

  // MARK: - Cursor

  /// Marks an hour: tints its column, or draws a line without exact colours, and draws a dot on the
  /// curve.
  func mark(_ index: Int, rows: Range<Int>, into grid: inout Grid) {
    let x = axis.column(of: index)
    if let shades {
      grid.tint(Rect(x: x, y: rows.lowerBound, width: 1, height: rows.count), shades)
    } else {
      for y in plot.y..<plot.maxY where [" ", "╎"].contains(grid[x, y].text) {
        grid.put("│", x: x, y: y, style: page.theme.accent)
      }
    }
    guard let y = edge(at: x - plot.x) else { return }
    grid.write(
      "●", x: x, y: y, style: page.theme.strong, keepingBackground: shades)
  }
}

extension Grid {
  /// Writes text over a drawing. Each cell keeps its background; the colour of the text changes if
  /// it is not readable on it.
  mutating func write(
    _ text: String, x: Int, y: Int, style: Style, maxX: Int? = nil,
    keepingBackground shades: Shades?
  ) {
    guard let shades else {
      write(text, x: x, y: y, style: style, maxX: maxX)
      return
    }
    func ground(_ background: Color) -> Color {
      shades.shown(background == .standard ? shades.background : background)
    }
    let color = shades.shown(style.foreground)
    let columns = x..<(x + TextWidth.of(text))
    let grounds = Set(columns.map { ground(self[$0, y].style.background) })
    let common = color.readable(on: grounds)
    // Where no colour is readable on all backgrounds, each glyph has its own.
    let isUniform = common.minContrast(with: grounds) >= Color.readableContrast
    var column = x
    for character in text.inVisualOrder {
      let background = self[column, y].style.background
      let foreground = isUniform ? common : color.readable(on: [ground(background)])
      column = write(
        String(character), x: column, y: y,
        style: style.foreground(foreground).background(background), maxX: maxX)
    }
  }

  /// Tints the background of an area by the focus. The colour of a text changes if it is no longer
  /// readable.
  mutating func tint(_ area: Rect, _ shades: Shades) {
    for y in area.y..<area.maxY {
      var isText = false
      for x in area.x..<area.maxX {
        let cell = self[x, y]
        if !cell.isContinuation { isText = cell.base != " " && !cell.isDrawing }
        style(Rect(x: x, y: y, width: 1, height: 1)) {
          $0.background = shades.tinted($0.background)
          if isText { $0.foreground = shades.readable($0.foreground, on: $0.background) }
        }
      }
    }
  }
}

extension Shades {
  /// Returns the colour of a text, or black or white if it is not readable on a background.
  func readable(_ color: Color, on background: Color) -> Color {
    shown(color).readable(on: [shown(background)])
  }
}

extension Cell {
  /// Whether the glyph is a line, a block, another shape or Braille dots, whose colour is that of a
  /// value.
  fileprivate var isDrawing: Bool {
    (0x2500...0x25FF).contains(base.value) || (0x2800...0x28FF).contains(base.value)
  }
}

extension Color {
  /// The minimum contrast of readable text (WCAG 2.1, 1.4.3).
  fileprivate static let readableContrast = 4.5

  /// Returns the least contrast with any of the backgrounds; that of black and white where a colour
  /// is not exact.
  fileprivate func minContrast(with backgrounds: Set<Color>) -> Double {
    backgrounds.map { contrast(with: $0) ?? 21 }.min() ?? 21
  }

  /// Returns the colour if it is readable on all backgrounds, otherwise the most readable one of it,
  /// black and white.
  fileprivate func readable(on backgrounds: Set<Color>) -> Color {
    if minContrast(with: backgrounds) >= Self.readableContrast { return self }
    return [self, .rgb(0, 0, 0), .rgb(255, 255, 255)]
      .max { $0.minContrast(with: backgrounds) < $1.minContrast(with: backgrounds) } ?? self
  }
}

/// The precipitation of hours, on a scale of its own.
struct HourRain {
  /// The precipitation of each step in mm; nil for dry steps.
  let amounts: [Double?]
  /// The precipitation in mm that fills the scale: 4 mm, as in a shower, so that light rain stays
  /// low, or more if a step has more.
  let scale: Double
  /// The index of the wettest step.
  let peak: Int?

  /// - Parameter min: The smallest amount that is shown; by default the smallest that is written as
  ///   a number other than 0.
  init(_ axis: HourAxis, min: Double = 0.05) {
    let amounts = axis.hours.map { hour in hour.precipitation.flatMap { $0 >= min ? $0 : nil } }
    self.amounts = amounts
    let most = amounts.compactMap(\.self).max()
    scale = max(4, most ?? 0)
    peak = most.flatMap { most in amounts.firstIndex { $0 == most } }
  }
}

/// The highs and lows of a curve, without small swings.
struct TurningPoints {
  struct Point: Equatable {
    var index: Int
    var value: Double
    var isHigh: Bool
  }

  private(set) var points: [Point] = []

  /// - Parameter least: The minimum change back from a high or a low that makes it one.
  init(values: [Double?], least: Double) {
    let known = values.enumerated().compactMap { index, value in
      value.flatMap { $0.isFinite ? (index: index, value: $0) : nil }
    }
    guard var high = known.first, known.count > 1 else { return }
    var low = high
    var isRising: Bool?
    for next in known.dropFirst() {
      if isRising != false, next.value > high.value { high = next }
      if isRising != true, next.value < low.value { low = next }
      if isRising != false, high.value - next.value >= least {
        points.append(Point(index: high.index, value: high.value, isHigh: true))
        (isRising, low) = (false, next)
      } else if isRising != true, next.value - low.value >= least {
        points.append(Point(index: low.index, value: low.value, isHigh: false))
        (isRising, high) = (true, next)
      }
    }
    let end = isRising == false ? low : high
    points.append(Point(index: end.index, value: end.value, isHigh: isRising != false))
  }
}
