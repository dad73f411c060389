public import TerminalUI
import WeatherModel

/// How the parts of a map look.
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
  /// The grounds of sea and land, where exact colours can draw them.
  var shades: Shades?

  /// A look given part by part.
  public init(coast: Style, border: Style, place: Style, town: Style, dim: Style) {
    self.coast = coast
    self.border = border
    self.place = place
    self.town = town
    self.dim = dim
  }

  /// The look that a theme gives it.
  init(_ theme: Theme) {
    self.init(
      coast: theme.coast, border: theme.border, place: theme.accent.bold(), town: theme.town,
      dim: theme.label)
    shades = theme.shades
  }
}

/// Draws a map that has been made ready.
public struct MapView {
  private let scene: MapScene
  private let styles: MapStyles

  /// A view of `scene`.
  public init(_ scene: MapScene, styles: MapStyles) {
    self.scene = scene
    self.styles = styles
  }

  /// Draws the map at the area's top left; what is larger than the area is cut.
  public func draw(into grid: inout Grid, in area: Rect) {
    guard area.intersection(grid.bounds) == area, area.size == scene.size else {
      // Between a resize and the scene that fits it: a picture that stays inside its area.
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

  /// What a cell stands on: the land or the sea.
  private func background(_ column: Int, _ row: Int) -> Color {
    guard let shades = styles.shades, let land = scene.background.land else {
      return styles.dim.background
    }
    return land[column, row] ? shades.land : shades.sea
  }

  private func drawScene(into grid: inout Grid, at origin: Point) {
    if styles.shades != nil, scene.background.land != nil {
      clear(Rect(scene.size), in: &grid, at: origin)
    }
    scene.background.lines.draw(into: &grid, at: origin) { column, row in
      let isCoast = !scene.background.coast.isEmpty(column: column, row: row)
      return (isCoast ? styles.coast : styles.border).background(background(column, row))
    }
    if let scale = scene.scale {
      let bar = "├" + String(repeating: "─", count: max(0, scale.cells - 2)) + "┤ " + scale.label
      let rect = Rect(origin: scale.origin, size: Size(width: TextWidth.of(bar), height: 1))
      clear(around: rect, in: &grid, at: origin)
      write(
        bar, x: origin.x + scale.origin.x, y: origin.y + scale.origin.y, styles.dim, into: &grid)
    }
    for town in scene.towns {
      draw(town, mark: town.isFavourite ? "★" : "•", styles.town, into: &grid, at: origin)
    }
    if let place = scene.place { draw(place, mark: "✕", styles.place, into: &grid, at: origin) }
  }

  private func draw(
    _ label: MapLabel, mark: String, _ style: Style, into grid: inout Grid, at origin: Point
  ) {
    clear(around: label.cells, in: &grid, at: origin)
    let y = origin.y + label.dot.y
    write(mark, x: origin.x + label.dot.x, y: y, style, into: &grid)
    guard let textX = label.textX else { return }
    write(label.name, x: origin.x + textX, y: y, style, into: &grid)
    if let temperature = label.temperature {
      let x = origin.x + textX + TextWidth.of(label.name) + 1
      write(temperature, x: x, y: y, label.temperatureStyle ?? style, into: &grid)
    }
  }

  /// Writes on land and sea as they are.
  private func write(
    _ text: String, x: Int, y: Int, _ style: Style, into grid: inout Grid
  ) {
    let shades = scene.background.land == nil ? nil : styles.shades
    grid.write(text, x: x, y: y, style: style, keepingBackground: shades)
  }

  /// Blanks the cells and one on either side, as far as the map goes, so that letters do not touch
  /// lines.
  private func clear(around rect: Rect, in grid: inout Grid, at origin: Point) {
    let wide = rect.width == 1 ? rect : rect.inset(left: -1, right: -1)
    clear(wide.intersection(Rect(scene.size)), in: &grid, at: origin)
  }

  private func clear(_ area: Rect, in grid: inout Grid, at origin: Point) {
    for row in area.y..<area.maxY {
      for column in area.x..<area.maxX {
        grid.put(
          " ", x: origin.x + column, y: origin.y + row,
          style: Style.plain.background(background(column, row)))
      }
    }
  }
}
