extension Grid {
  /// The exact values, for a picture, of the colours that a terminal would supply.
  public struct Palette: Sendable {
    /// The colour of text in the default foreground.
    public var foreground: Color
    /// The background of the whole picture.
    public var background: Color

    /// Creates a palette, in which the sixteen named colours are those of xterm.
    public init(foreground: Color, background: Color) {
      self.foreground = foreground
      self.background = background
    }

    private static let xterm: [Color] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
      0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { Color(hex: $0) }

    /// Returns the exact value of a colour; black if the palette itself has none.
    func exact(_ color: Color, or standard: Color) -> Color {
      switch color {
      case .rgb: return color
      case .ansi(let index) where Self.xterm.indices.contains(Int(index)):
        return exact(Self.xterm[Int(index)], or: standard)
      case .ansi, .standard:
        return standard == .standard ? Color(hex: 0) : exact(standard, or: .standard)
      }
    }
  }

  /// Returns the grid as a picture (SVG 1.1).
  ///
  /// Backgrounds, block elements, lines and Braille dots become rectangles on whole pixels, merged
  /// with neighbours of the same colour, so that no renderer shows seams between cells. Everything
  /// else is text. Each run after a gap has its own position, so that columns stay aligned in any
  /// font.
  /// - Parameter title: The accessible name of the picture.
  public func svg(_ palette: Palette, title: String) -> String {
    let width = size.width * CellShape.cell.width
    let height = size.height * CellShape.cell.height
    let root = palette.exact(.standard, or: palette.background)
    var fills = PixelFills(root: root)
    var texts = ""
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = self[x, y]
        let colors = CellColors(cell.style, palette)
        fills.add(cell, colors, x: x, y: y)
      }
      for run in runs(inRow: y) { texts += Self.element(run, row: y, palette) }
    }
    let name = XMLText(title).text
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(name)">
      <title>\(name)</title>
      <rect width="100%" height="100%" fill="\(root.hexText ?? "#000000")"/>
      <g shape-rendering="crispEdges">
      \(fills.elements)</g>
      <g font-family="'DejaVu Sans Mono', ui-monospace, 'Noto Sans Mono CJK KR', monospace" \
      font-size="13.3">
      \(texts)</g>
      </svg>

      """
  }

  private struct TextRun {
    var x: Int
    var width: Int
    var style: Style
    var text: String
  }

  /// Returns the texts of a row: words of one style, split at gaps of two or more columns. Wide
  /// glyphs and symbols are separate, so that a font without them cannot shift the following text.
  private func runs(inRow y: Int) -> [TextRun] {
    var runs: [TextRun] = []
    for x in 0..<size.width {
      let cell = self[x, y]
      guard !cell.isContinuation, cell.base != " ", CellShape(cell.base) == nil else { continue }
      let isPlain = cell.width == 1 && cell.base.value < 0x2190
      if isPlain, let last = runs.last, last.style == cell.style, last.text.isPlain,
        x - last.x - last.width < 2
      {
        runs[runs.count - 1].text +=
          String(repeating: " ", count: x - last.x - last.width) + cell.text
        runs[runs.count - 1].width = x + 1 - last.x
      } else {
        runs.append(
          TextRun(x: x, width: cell.width, style: cell.style, text: cell.text))
      }
    }
    return runs
  }

  private static func element(_ run: TextRun, row: Int, _ palette: Palette) -> String {
    let cell = CellShape.cell
    let fill = CellColors(run.style, palette).glyph.hexText ?? "#000000"
    var attributes = ""
    if run.style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if run.style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    if run.style.attributes.contains(.underline) { attributes += " text-decoration=\"underline\"" }
    // The cells are in visual order; the renderer must not reorder them again.
    if run.text.containsRightToLeft {
      attributes += " direction=\"ltr\" unicode-bidi=\"bidi-override\""
    }
    let width = run.width * cell.width
    // A wide glyph keeps its own proportions in the centre of its cells.
    let position =
      run.width == 2 && !run.text.isPlain
      ? "x=\"\(run.x * cell.width + width / 2)\" text-anchor=\"middle\""
      : "x=\"\(run.x * cell.width)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
    return "<text \(position) y=\"\(row * cell.height + 12)\" fill=\"\(fill)\"\(attributes)>"
      + "\(XMLText(run.text).text)</text>\n"
  }
}

extension String {
  /// Whether every scalar has the width of a letter in a monospaced font.
  fileprivate var isPlain: Bool { unicodeScalars.allSatisfy { $0.value < 0x2190 } }
}
