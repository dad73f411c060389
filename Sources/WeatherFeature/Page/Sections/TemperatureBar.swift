import TerminalUI
import WeatherModel

/// A range of temperatures on a scale that several bars share. It is a bar in the colours of the
/// temperatures, with its ends written in it, or beside it if it is too short. Without exact
/// colours it is a line.
struct TemperatureBar {
  var low: Double?
  var high: Double?
  var texts: (low: String, high: String)
  let scale: Scale
  /// The current temperature; nil if it does not belong on the bar.
  var now: Double?
  /// The normals, drawn as a dim band behind the bar.
  var normals: ClimateNormals.Range?

  /// The columns on each side of the scale for the ends of bars that are too short for them.
  private static let margin = 5

  /// Whether the bar has room for its ends.
  func holdsItsEnds(width: Int) -> Bool {
    guard let low, let high, low <= high else { return true }
    let length = scale.position(of: high, among: width) - scale.position(of: low, among: width)
    return length >= TextWidth.of(texts.low) + TextWidth.of(texts.high) + 2
  }

  /// - Parameter hasMargin: Whether any of the bars that share the scale is too short for its ends.
  func draw(into grid: inout Grid, in area: Rect, theme: Theme, hasMargin: Bool = true) {
    let isWhole = theme.hasShades && !hasMargin
    let inner = isWhole ? area : area.inset(left: Self.margin, right: Self.margin)
    guard inner.width >= 6 else { return writeEnds(into: &grid, in: area, theme) }
    if let shades = theme.shades {
      drawBar(into: &grid, in: inner, shades, theme)
    } else {
      var range: ClosedRange<Double>?
      if let low, let high, low <= high { range = low...high }
      RangeBar(range: range, scale: scale, marker: now, track: theme.rule) {
        theme.temperature($0)
      }.draw(into: &grid, in: inner)
      drawNormals(into: &grid, in: inner.inset(left: 1, right: 1)) { grid, x in
        if grid[x, inner.y].text == " " { grid.put("┄", x: x, y: inner.y, style: theme.label) }
      }
      writeEnds(into: &grid, in: area, theme)
    }
  }

  /// Writes the ends alone, at the sides of the area.
  private func writeEnds(into grid: inout Grid, in area: Rect, _ theme: Theme) {
    let start = min(area.x + Self.margin - 1, area.maxX)
    grid.write(texts.low, rightAlignedTo: start, y: area.y, style: theme.temperature(low))
    grid.write(
      texts.high, rightAlignedTo: area.maxX, y: area.y, style: theme.temperature(high).bold())
  }

  /// Calls `put` for each column of the normals.
  private func drawNormals(
    into grid: inout Grid, in area: Rect, _ put: (inout Grid, Int) -> Void
  ) {
    guard let normals, !area.isEmpty else { return }
    let first = scale.position(of: normals.low, among: area.width)
    for column in first...max(first, scale.position(of: normals.high, among: area.width)) {
      put(&grid, area.x + column)
    }
  }

  private func drawBar(
    into grid: inout Grid, in area: Rect, _ shades: Shades, _ theme: Theme
  ) {
    let y = area.y
    for x in area.x..<area.maxX where (x - area.x).isMultiple(of: 2) {
      grid.put("·", x: x, y: y, style: theme.rule)
    }
    drawNormals(into: &grid, in: area) { grid, x in
      grid.put(" ", x: x, y: y, style: Style(background: shades.label))
    }
    guard let low, let high, low <= high else { return }
    let start = area.x + scale.position(of: low, among: area.width)
    let end = area.x + scale.position(of: high, among: area.width)
    for x in start...end {
      grid.put(" ", x: x, y: y, style: Style(background: shades.temperature(value(at: x, area))))
    }
    let widths = (TextWidth.of(texts.low), TextWidth.of(texts.high))
    let isInside = holdsItsEnds(width: area.width)
    if isInside {
      let ink = Style(foreground: shades.ink, attributes: .bold)
      grid.write(texts.low, x: start + 1, y: y, style: ink, keepingBackground: shades)
      grid.write(texts.high, x: end - widths.1, y: y, style: ink, keepingBackground: shades)
    } else {
      let x = start - 1 - widths.0
      grid.write(" " + texts.low + " ", x: x - 1, y: y, style: theme.temperature(low), maxX: start)
      grid.write(" " + texts.high + " ", x: end + 1, y: y, style: theme.temperature(high).bold())
    }
    guard let now, now.isFinite else { return }
    let position = area.x + scale.position(of: now, among: area.width)
    // The mark of the current temperature does not cover the numbers.
    let room = isInside ? (start + widths.0 + 1)...(end - widths.1 - 1) : start...end
    let x = min(max(position, room.lowerBound), room.upperBound)
    grid.write("●", x: x, y: y, style: theme.strong, keepingBackground: shades)
  }

  private func value(at x: Int, _ area: Rect) -> Double {
    guard area.width > 1 else { return scale.lowest }
    let part = Double(x - area.x) / Double(area.width - 1)
    return scale.lowest + (scale.highest - scale.lowest) * part
  }
}

/// Bars with labels on one scale.
struct TemperatureBars {
  struct Row {
    let label: String
    let low: Double?
    let high: Double?
    var isStrong = false
  }

  let rows: [Row]

  func draw(into grid: inout Grid, in area: Rect, _ theme: Theme, _ format: WeatherFormat) {
    guard let scale = Scale(of: rows.flatMap { [$0.low, $0.high] }) else { return }
    let labels = rows.map { TextWidth.of($0.label) }.max() ?? 0
    for (index, row) in rows.enumerated().prefix(area.height)
    where row.low != nil && row.high != nil {
      let line = area.row(index)
      grid.write(
        row.label, rightAlignedTo: line.x + labels, y: line.y,
        style: row.isStrong ? theme.strong : theme.label)
      TemperatureBar(
        low: row.low, high: row.high,
        texts: (format.temperature(row.low), format.temperature(row.high)), scale: scale
      ).draw(into: &grid, in: line.inset(left: labels + 2), theme: theme)
    }
  }
}
