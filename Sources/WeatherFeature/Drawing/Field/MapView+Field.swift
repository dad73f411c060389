import TerminalUI
import WeatherModel

/// Drawing of the layer under the lines and names of a map.
extension MapView {
  /// Draws the colours, hatching where values are unknown, and the streamlines.
  func draw(_ field: FieldScene, into grid: inout Grid, at origin: Point) {
    for row in 0..<scene.size.height {
      for column in 0..<scene.size.width {
        draw(field, column, row, into: &grid, at: origin)
      }
    }
    if let streamlines = field.streamlines {
      streamlines.lines.draw(into: &grid, at: origin) { column, row in
        streamlineStyle(streamlines.shade(column: column, row: row), column, row)
          .background(background(column, row))
      }
    }
  }

  private func draw(
    _ field: FieldScene, _ column: Int, _ row: Int, into grid: inout Grid, at origin: Point
  ) {
    let (x, y) = (origin.x + column, origin.y + row)
    let (upper, lower) = (field.raster[column, row, 0], field.raster[column, row, 1])
    if upper == FieldRaster.unknown || lower == FieldRaster.unknown {
      guard (column + row) % 2 == 0 else { return }
      return grid.put(
        "╱", x: x, y: y, style: styles.border.background(terrain(column, row)))
    }
    let isLand = isLand(column, row)
    let top = field.color(of: upper, isLand: isLand) ?? terrain(column, row)
    let bottom = field.color(of: lower, isLand: isLand) ?? terrain(column, row)
    if top != bottom {
      grid.put("▀", x: x, y: y, style: Style(foreground: top, background: bottom))
    } else if !isLand, Self.hasSeaDot(column, row, isSparse: field.hasSparseDots) {
      if field.color(of: lower, isLand: false) == nil {
        if styles.shades == nil { grid.put("·", x: x, y: y, style: styles.border) }
      } else if !field.palette.distinguishesLandFromSea {
        // Dots between streamlines have the streamlines' colour, which is then sent only once per
        // row.
        let style =
          field.streamlines == nil
          ? Style(foreground: field.textColor(column, row))
          : streamlineStyle(Streamlines.shadeCount - 1, column, row)
        grid.put("·", x: x, y: y, style: style.background(bottom))
      }
    }
  }

  /// Returns whether the sea has a dot in a cell, for a sea whose colour does not distinguish it
  /// from the land. There are fewer dots between streamlines, which also consist of dots.
  private static func hasSeaDot(_ column: Int, _ row: Int, isSparse: Bool = false) -> Bool {
    let step = isSparse ? 8 : 4
    return (column + step / 2 * (row & 1)) % step == 0
  }

  /// Dots the sea of a map without a layer, if land and sea have the same colour.
  func drawSeaDots(into grid: inout Grid, at origin: Point) {
    guard styles.shades == nil, let land = scene.background.land else { return }
    for row in 0..<scene.size.height {
      for column in 0..<scene.size.width
      where Self.hasSeaDot(column, row) && !land[column, row] {
        grid.put("·", x: origin.x + column, y: origin.y + row, style: styles.border)
      }
    }
  }

  /// The style of a streamline, brighter downstream.
  private func streamlineStyle(_ shade: Int, _ column: Int, _ row: Int) -> Style {
    guard styles.shades != nil else { return textStyle(styles.town, Point(x: column, y: row)) }
    return Style(foreground: styles.lineColorsOnField[shade])
  }

  /// Draws isolines, arrows, numbers and the legend over the lines of the map.
  func drawMarks(of field: FieldScene, into grid: inout Grid, at origin: Point) {
    if var isolines = field.isolines {
      // Keeps the dots of a coast in the same cell.
      isolines.mergeIntoCells(scene.background.lines)
      isolines.draw(into: &grid, at: origin) { column, row in
        guard styles.shades == nil else { return styles.town.background(background(column, row)) }
        let style = textStyle(styles.town, Point(x: column, y: row))
          .background(background(column, row))
        // Terminals may draw bold black as grey.
        return style.foreground == .standard ? style.bold() : style
      }
    }
    for arrow in field.arrows {
      let (x, y) = (origin.x + arrow.point.x, origin.y + arrow.point.y)
      let cell = grid[x, y]
      guard [" ", "▀", "·"].contains(cell.base) else { continue }
      let below = background(arrow.point.x, arrow.point.y)
      let color =
        styles.shades?.isCoarse != false
        ? textStyle(styles.town, arrow.point).foreground
        : styles.lineColorsOnField[arrow.isStrong ? 2 : 1]
      grid.write(arrow.text, x: x, y: y, style: Style(foreground: color, background: below))
    }
    for mark in field.marks {
      let rect = Rect(
        origin: mark.point, size: Size(width: TextWidth.of(mark.text), height: 1))
      clear(rect.intersection(Rect(scene.size)), in: &grid, at: origin)
      let style = textStyle(mark.isStrong ? styles.place : styles.town, mark.point)
      write(
        mark.text, x: origin.x + mark.point.x, y: origin.y + mark.point.y, style, into: &grid)
    }
    if let legend = field.legend { draw(legend, into: &grid, at: origin) }
  }

  private func draw(_ legend: FieldLegend, into grid: inout Grid, at origin: Point) {
    let frame = legend.frame(in: scene.size)
    guard !frame.isEmpty else { return }
    let ground = styles.shades?.background ?? styles.dim.background
    grid.fill(
      Rect(x: origin.x, y: origin.y + frame.y, width: frame.maxX + 1, height: 1),
      style: Style.plain.background(ground))
    var x = origin.x + frame.x
    let y = origin.y + frame.y
    for entry in legend.entries {
      let style = Style(
        foreground: entry.foreground, background: entry.background ?? ground)
      grid.fill(Rect(x: x, y: y, width: entry.width, height: 1), style: style)
      grid.write(entry.text, rightAlignedTo: x + entry.width, y: y, style: style)
      x += entry.width
    }
    grid.write(legend.unit, x: x + 1, y: y, style: styles.town.background(ground))
  }
}
