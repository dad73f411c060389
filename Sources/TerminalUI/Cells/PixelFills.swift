/// The two exact colours of a cell, after reverse and dim have been applied.
struct CellColors {
  var glyph: Color
  var background: Color

  init(_ style: Style, _ palette: Grid.Palette) {
    glyph = palette.exact(style.foreground, or: palette.foreground)
    background = palette.exact(style.background, or: palette.background)
    if style.attributes.contains(.reverse) { swap(&glyph, &background) }
    if style.attributes.contains(.dim) { glyph = glyph.mixed(with: background, at: 0.4) }
  }
}

/// The rectangles of a picture by layer: backgrounds, then the shapes on top of them.
struct PixelFills {
  private let root: Color
  private var backgrounds: [Fill] = []
  private var shapes: [Fill] = []

  init(root: Color) { self.root = root }

  private struct Fill {
    var rect: Rect
    var color: Color
  }

  /// Adds the background of a cell and the shape on it. A shade (░▒▓) is drawn as a background that
  /// mixes both colours.
  mutating func add(_ cell: Cell, _ colors: CellColors, x: Int, y: Int) {
    let size = CellShape.cell
    let whole = Rect(
      x: x * size.width, y: y * size.height, width: size.width, height: size.height)
    var background = colors.background
    if !cell.isContinuation, let shape = CellShape(cell.base), colors.glyph != background {
      if shape.opacity < 1 {
        background = background.mixed(with: colors.glyph, at: shape.opacity)
      } else {
        for part in shape.parts {
          let rect = Rect(
            x: whole.x + part.x, y: whole.y + part.y, width: part.width, height: part.height)
          Self.append(Fill(rect: rect, color: colors.glyph), to: &shapes)
        }
        // The shape covers the whole background.
        if shape.parts == [Rect(size)] { return }
      }
    }
    if background != root { Self.append(Fill(rect: whole, color: background), to: &backgrounds) }
  }

  /// Appends a rectangle, or widens the adjacent one on its left if the colour, top and height are
  /// equal.
  private static func append(_ fill: Fill, to fills: inout [Fill]) {
    // A cell has at most eight dots, so the neighbour is among the last few.
    for index in fills.indices.suffix(16).reversed()
    where fills[index].color == fill.color && fills[index].rect.maxX == fill.rect.x
      && fills[index].rect.y == fill.rect.y && fills[index].rect.height == fill.rect.height
    {
      fills[index].rect.width += fill.rect.width
      return
    }
    fills.append(fill)
  }

  /// Returns the rectangles, with touching ones merged if their colour, left edge and width are
  /// equal.
  private static func stacked(_ fills: [Fill]) -> [Fill] {
    struct Edge: Hashable {
      var x, y, width: Int
      var color: Color
    }
    var result: [Fill] = []
    var open: [Edge: Int] = [:]
    for fill in fills.sorted(by: { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }) {
      let rect = fill.rect
      let top = Edge(x: rect.x, y: rect.y, width: rect.width, color: fill.color)
      let index = open.removeValue(forKey: top) ?? result.count
      if index < result.count {
        result[index].rect.height += rect.height
      } else {
        result.append(fill)
      }
      open[Edge(x: rect.x, y: rect.maxY, width: rect.width, color: fill.color)] = index
    }
    return result
  }

  /// The SVG elements of both layers.
  var elements: String {
    (Self.stacked(backgrounds) + Self.stacked(shapes)).map { fill in
      let color = fill.color.hexText ?? "#000000"
      return "<rect x=\"\(fill.rect.x)\" y=\"\(fill.rect.y)\" width=\"\(fill.rect.width)\" "
        + "height=\"\(fill.rect.height)\" fill=\"\(color)\"/>\n"
    }.joined()
  }
}
