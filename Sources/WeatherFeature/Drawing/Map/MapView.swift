public import TerminalUI
import WeatherModel

/// The styles of the parts of a map.
public struct MapStyles: Equatable, Sendable {
  /// Coasts and lake shores.
  public var coast: Style
  /// Borders.
  public var border: Style
  /// The place's mark and name.
  public var place: Style
  /// Towns' dots and names.
  public var town: Style
  /// The scale bar.
  public var dim: Style
  /// The background colours of sea and land, if the theme has exact colours.
  var shades: Shades?
  /// The colours of coasts and borders over a layer, which contrast with its colours.
  var coastOnField = Color.standard, borderOnField = Color.standard
  /// The colour of coasts next to streamlines, in a hue that the streamlines do not have.
  var coastBesideLines = Color.standard
  /// The colours of lines and arrows over a layer, the faintest first. They do not depend on the
  /// colour below, so that a row of them is sent in few bytes.
  var lineColorsOnField: [Color] = []
}

extension MapStyles {
  init(_ theme: Theme) {
    self.init(
      coast: theme.coast, border: theme.border, place: theme.accent.bold(), town: theme.town,
      dim: theme.label)
    shades = theme.shades
    if let shades {
      coastOnField = theme.strong.foreground.mixed(with: shades.background, at: 0.22)
      coastBesideLines = theme.match.foreground.mixed(with: theme.strong.foreground, at: 0.3)
      borderOnField = theme.strong.foreground.mixed(with: shades.background, at: 0.42)
      let ink = theme.strong.foreground
      lineColorsOnField =
        shades.isCoarse
        ? Array(repeating: ink, count: Streamlines.shadeCount)
        : [0.6, 0.36, 0.12].map { ink.mixed(with: shades.background, at: $0).nearestGray }
    }
  }
}

/// Draws a prepared map.
public struct MapView {
  let scene: MapScene
  let styles: MapStyles

  /// Creates a view of `scene`.
  public init(_ scene: MapScene, styles: MapStyles) {
    self.scene = scene
    self.styles = styles
  }

  /// Draws the map at the top left of the area; the excess is clipped.
  public func draw(into grid: inout Grid, in area: Rect) {
    guard area.intersection(grid.bounds) == area, area.size == scene.size else {
      // Between a resize and the matching scene, the map is drawn separately and clipped to the
      // area.
      var picture = Grid(size: scene.size)
      picture.fill(picture.bounds, style: background)
      drawScene(into: &picture, at: Point(x: 0, y: 0))
      let shown = Rect(
        x: 0, y: 0, width: min(area.width, scene.size.width),
        height: min(area.height, scene.size.height))
      grid.blit(picture, from: shown, to: area.origin)
      return
    }
    drawScene(into: &grid, at: area.origin)
  }

  private var background: Style { Style.plain.background(styles.dim.background) }

  /// Returns the background of a cell: the colour of the layer, the land or the sea.
  func background(_ column: Int, _ row: Int) -> Color {
    fieldColor(column, row) ?? terrain(column, row)
  }

  func isLand(_ column: Int, _ row: Int) -> Bool {
    scene.background.land?[column, row] ?? true
  }

  /// Returns the layer's colour for a whole cell; `nil` if the layer has none there.
  func fieldColor(_ column: Int, _ row: Int) -> Color? {
    guard let field = scene.field else { return nil }
    return field.color(of: field.raster[column, row], isLand: isLand(column, row))
  }

  func terrain(_ column: Int, _ row: Int) -> Color {
    guard let shades = styles.shades, let land = scene.background.land else {
      return styles.dim.background
    }
    return land[column, row] ? shades.land : shades.sea
  }

  private func drawScene(into grid: inout Grid, at origin: Point) {
    if styles.shades != nil && scene.background.land != nil || scene.field != nil {
      clear(Rect(scene.size), in: &grid, at: origin)
    }
    if let field = scene.field {
      draw(field, into: &grid, at: origin)
    } else {
      drawSeaDots(into: &grid, at: origin)
    }
    scene.background.lines.draw(into: &grid, at: origin) { column, row in
      lineStyle(column, row).background(background(column, row))
    }
    if let field = scene.field { drawMarks(of: field, into: &grid, at: origin) }
    if let storms = scene.storms { draw(storms, into: &grid, at: origin) }
    if let scale = scene.scale {
      let bar = "├" + String(repeating: "─", count: max(0, scale.cells - 2)) + "┤ " + scale.label
      let rect = Rect(origin: scale.origin, size: Size(width: TextWidth.of(bar), height: 1))
      clear(around: rect, in: &grid, at: origin)
      write(
        bar, x: origin.x + scale.origin.x, y: origin.y + scale.origin.y, styles.dim, into: &grid)
    }
    for town in scene.towns {
      draw(
        town, mark: town.isPointer ? "+" : town.isFavourite ? "★" : "•",
        town.isPointer ? styles.place : styles.town, into: &grid, at: origin)
    }
    if let place = scene.place { draw(place, mark: "✕", styles.place, into: &grid, at: origin) }
  }

  private func draw(
    _ label: MapLabel, mark: String, _ style: Style, into grid: inout Grid, at origin: Point
  ) {
    clear(around: label.cells, in: &grid, at: origin)
    let y = origin.y + label.dot.y
    let style = textStyle(style, label.dot)
    write(mark, x: origin.x + label.dot.x, y: y, style, into: &grid)
    guard let textX = label.textX else { return }
    write(label.name, x: origin.x + textX, y: y, style, into: &grid)
    if let temperature = label.temperature {
      let x = origin.x + textX + label.textWidth - TextWidth.of(temperature)
      write(temperature, x: x, y: y, label.temperatureStyle ?? style, into: &grid)
    }
  }

  /// Returns the style of a coast or a border in a cell.
  private func lineStyle(_ column: Int, _ row: Int) -> Style {
    let isCoast = !scene.background.coast.isEmpty(column: column, row: row)
    let style = isCoast ? styles.coast : styles.border
    guard let field = scene.field, fieldColor(column, row) != nil else { return style }
    guard styles.shades?.isCoarse == false else {
      return style.foreground(field.textColor(column, row))
    }
    guard isCoast else { return style.foreground(styles.borderOnField) }
    return style.foreground(
      field.streamlines == nil ? styles.coastOnField : styles.coastBesideLines)
  }

  /// Returns the style of text in a cell, readable on the layer's colour.
  func textStyle(_ style: Style, _ cell: Point) -> Style {
    guard let field = scene.field, Rect(scene.size).contains(cell),
      fieldColor(cell.x, cell.y) != nil
    else { return style }
    let style = style.foreground(field.textColor(cell.x, cell.y))
    // Terminals may draw bold black as grey.
    guard styles.shades == nil, style.attributes.contains(.bold) else { return style }
    return Style(foreground: style.foreground, background: style.background).underlined()
  }

  /// Writes text and keeps the background of land and sea.
  func write(
    _ text: String, x: Int, y: Int, _ style: Style, into grid: inout Grid
  ) {
    if styles.shades == nil, scene.field != nil {
      return writeOnClasses(text, x: x, y: y, style, into: &grid)
    }
    let shades = scene.background.land == nil && scene.field == nil ? nil : styles.shades
    grid.write(text, x: x, y: y, style: style, keepingBackground: shades)
  }

  /// Writes text in the terminal's own colours, each cell with the text colour of its class.
  private func writeOnClasses(
    _ text: String, x: Int, y: Int, _ style: Style, into grid: inout Grid
  ) {
    let backgrounds = (x..<(x + TextWidth.of(text))).map { grid[$0, y].style }
    grid.write(text, x: x, y: y, style: style)
    // The first cell of a text on a class determines its colour, which the others may not have.
    let isOnClass = style.foreground == .ansi(0) || style.foreground == .ansi(15)
    for (index, below) in backgrounds.enumerated()
    where below.background != .standard || isOnClass {
      grid.style(Rect(x: x + index, y: y, width: 1, height: 1)) {
        $0 = $0.background(below.background).foreground(below.foreground)
      }
    }
  }

  /// Clears the cells and one more on either side within the map, so that letters do not touch
  /// lines. A single cell is cleared without its neighbours.
  func clear(around rect: Rect, in grid: inout Grid, at origin: Point) {
    let wide = rect.width == 1 ? rect : rect.inset(left: -1, right: -1)
    clear(wide.intersection(Rect(scene.size)), in: &grid, at: origin)
  }

  func clear(_ area: Rect, in grid: inout Grid, at origin: Point) {
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX {
        grid.put(
          " ", x: origin.x + column, y: origin.y + row,
          style: textStyle(.plain, Point(x: column, y: row)).background(background(column, row)))
      }
    }
  }
}
