extension Grid {
  /// What the terminal decides elsewhere, in a picture: `#rrggbb` each.
  public struct Palette: Sendable {
    /// The colour of text that has none.
    public var foreground: Color
    /// What it stands on.
    public var background: Color
    /// The sixteen named colours.
    public var named: [Color]

    /// Colours; the sixteen are xterm's where none are given.
    public init(foreground: Color, background: Color, named: [Color] = Palette.xterm) {
      self.foreground = foreground
      self.background = background
      self.named = named
    }

    /// The sixteen colours of xterm.
    public static let xterm: [Color] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
      0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { Color(hex: $0) }

    fileprivate func hex(_ color: Color, or standard: Color) -> String {
      switch color {
      case .rgb(let red, let green, let blue):
        let digits = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
      case .ansi(let index) where named.indices.contains(Int(index)):
        return hex(named[Int(index)], or: standard)
      case .ansi, .standard: return standard == .standard ? "#000000" : hex(standard, or: .standard)
      }
    }
  }

  /// The size of a cell in a picture.
  private static let cellWidth = 8.4
  private static let cellHeight = 17.0

  /// The grid as a picture (SVG 1.1): a rectangle for each run of cells with a ground of its own, and
  /// text for each run of cells of one style, stretched to its columns whatever font there is.
  /// - Parameter title: What it is called for those who do not see it.
  public func svg(_ palette: Palette, title: String) -> String {
    let width = Self.number(Double(size.width) * Self.cellWidth)
    let height = Self.number(Double(size.height) * Self.cellHeight)
    var grounds = ""
    var texts = ""
    for y in 0..<size.height {
      for run in runs(inRow: y) {
        let look = Look(run.style, palette)
        if look.ground != palette.hex(.standard, or: palette.background) {
          grounds +=
            "<rect x=\"\(Self.x(run.x))\" y=\"\(Self.number(Double(y) * Self.cellHeight))\" "
            + "width=\"\(Self.x(run.width))\" height=\"\(Self.number(Self.cellHeight))\" "
            + "fill=\"\(look.ground)\"/>\n"
        }
        guard run.text.contains(where: { $0 != " " }) else { continue }
        let baseline = Self.number((Double(y) + 0.77) * Self.cellHeight)
        texts +=
          "<text x=\"\(Self.x(run.x))\" y=\"\(baseline)\" fill=\"\(look.glyphs)\" "
          + "textLength=\"\(Self.x(run.width))\" lengthAdjust=\"spacingAndGlyphs\"\(look.attributes)>"
          + "\(Self.escaped(run.text))</text>\n"
      }
    }
    let name = Self.escaped(title)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(name)">
      <title>\(name)</title>
      <rect width="100%" height="100%" fill="\(palette.hex(.standard, or: palette.background))"/>
      \(grounds)<g font-family="ui-monospace, 'DejaVu Sans Mono', 'Noto Sans Mono CJK KR', monospace" \
      font-size="14" xml:space="preserve">
      \(texts)</g>
      </svg>

      """
  }

  private struct Run {
    var x: Int
    var width: Int
    var style: Style
    var text: String
  }

  /// Cells of one style beside each other. Wide and other signs stand by themselves: a font that lacks
  /// one must not push the next aside.
  private func runs(inRow y: Int) -> [Run] {
    var runs: [Run] = []
    var isOpen = false
    for x in 0..<size.width {
      let cell = self[x, y]
      if cell.isContinuation { continue }
      let isPlain = cell.width == 1 && cell.base.value < 0x2500
      if isOpen, isPlain, let last = runs.indices.last, runs[last].style == cell.style {
        runs[last].width += 1
        runs[last].text += cell.text
      } else {
        runs.append(Run(x: x, width: cell.width, style: cell.style, text: cell.text))
      }
      isOpen = isPlain
    }
    return runs
  }

  /// The colours of a run as they come out.
  private struct Look {
    var glyphs: String
    var ground: String
    var attributes = ""

    init(_ style: Style, _ palette: Palette) {
      glyphs = palette.hex(style.foreground, or: palette.foreground)
      ground = palette.hex(style.background, or: palette.background)
      if style.attributes.contains(.reverse) { swap(&glyphs, &ground) }
      if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
      if style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
      if style.attributes.contains(.underline) { attributes += " text-decoration=\"underline\"" }
      if style.attributes.contains(.dim) { attributes += " opacity=\"0.6\"" }
    }
  }

  private static func x(_ columns: Int) -> String { number(Double(columns) * cellWidth) }

  /// At most one digit behind the point.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }

  /// Text as XML takes it; what XML may not have at all is a question mark.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
