public import TerminalUI

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

  /// A look given part by part.
  public init(coast: Style, border: Style, place: Style, town: Style, dim: Style) {
    self.coast = coast
    self.border = border
    self.place = place
    self.town = town
    self.dim = dim
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

  private func drawScene(into grid: inout Grid, at origin: Point) {
    scene.lines.draw(into: &grid, at: origin) { column, row in
      scene.coast.isEmpty(column: column, row: row) ? styles.border : styles.coast
    }
    if let scale = scene.scale {
      let bar = "├" + String(repeating: "─", count: max(0, scale.cells - 2)) + "┤ " + scale.label
      let rect = Rect(origin: scale.origin, size: Size(width: TextWidth.of(bar), height: 1))
      clear(around: rect, in: &grid, at: origin)
      grid.write(
        bar, x: origin.x + scale.origin.x, y: origin.y + scale.origin.y, style: styles.dim)
    }
    for town in scene.towns { draw(town, mark: "•", styles.town, into: &grid, at: origin) }
    if let place = scene.place { draw(place, mark: "✕", styles.place, into: &grid, at: origin) }
  }

  private func draw(
    _ label: MapLabel, mark: Unicode.Scalar, _ style: Style, into grid: inout Grid,
    at origin: Point
  ) {
    clear(around: label.cells, in: &grid, at: origin)
    let y = origin.y + label.dot.y
    grid.put(mark, x: origin.x + label.dot.x, y: y, style: style)
    guard let textX = label.textX else { return }
    let end = grid.write(label.name, x: origin.x + textX, y: y, style: style)
    if let temperature = label.temperature {
      grid.write(temperature, x: end + 1, y: y, style: label.temperatureStyle ?? style)
    }
  }

  /// Blanks the cells and one on either side, as far as the map goes, so that letters do not touch
  /// lines.
  private func clear(around rect: Rect, in grid: inout Grid, at origin: Point) {
    let wide = rect.width == 1 ? rect : rect.inset(left: -1, right: -1)
    let area = wide.intersection(Rect(scene.size))
    grid.fill(area.offsetBy(x: origin.x, y: origin.y), style: background)
  }
}
