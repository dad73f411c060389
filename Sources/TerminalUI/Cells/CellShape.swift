/// The shape of a block element, a box drawing line or a Braille pattern, as rectangles of pixels.
///
/// Each font draws these glyphs at its own sizes, which leaves seams between neighbouring cells. A
/// picture that draws the glyphs as rectangles has no seams, regardless of the font.
struct CellShape: Equatable {
  /// The size of a cell in pixels. Both sides are divisible by eight, as block elements require.
  static let cell = Size(width: 8, height: 16)

  /// The filled parts of the cell.
  let parts: [Rect]
  /// The fraction of the background that the parts hide, from 0 to 1; less than 1 for the shades
  /// ░▒▓.
  let opacity: Double

  private init(_ parts: [Rect], opacity: Double = 1) {
    self.parts = parts
    self.opacity = opacity
  }

  /// Creates the shape of a scalar; nil if it requires a font.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2581...0x2588:
      let height = Int(scalar.value - 0x2580) * 2
      self.init([Rect(x: 0, y: 16 - height, width: 8, height: height)])
    case 0x2589...0x258F:
      self.init([Rect(x: 0, y: 0, width: 8 - Int(scalar.value - 0x2588), height: 16)])
    case 0x2591...0x2593:
      self.init(
        [Rect(x: 0, y: 0, width: 8, height: 16)], opacity: Double(scalar.value - 0x2590) / 4)
    case 0x2596...0x259F: self.init(Self.quadrants(of: scalar))
    case 0x2800...0x28FF: self.init(Self.dots(of: scalar))
    default:
      guard let parts = Self.table[scalar] else { return nil }
      self.init(parts)
    }
  }

  /// Returns the filled quarters of a cell: upper left, upper right, lower left, lower right.
  private static func quadrants(of scalar: Unicode.Scalar) -> [Rect] {
    // In Unicode order from U+2596, with one bit for each quarter, the first one lowest.
    let masks = [0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110]
    let mask = masks[Int(scalar.value - 0x2596)]
    return (0..<4).filter { mask >> $0 & 1 == 1 }
      .map { Rect(x: $0 % 2 * 4, y: $0 / 2 * 8, width: 4, height: 8) }
  }

  /// Returns the dots of a Braille pattern. Unicode numbers the left column of the upper six dots,
  /// then the right one, then the two lowest dots.
  private static func dots(of scalar: Unicode.Scalar) -> [Rect] {
    let mask = scalar.value - 0x2800
    let rows = [0, 1, 2, 0, 1, 2, 3, 3]
    let columns = [0, 0, 0, 1, 1, 1, 0, 1]
    return (0..<8).filter { mask >> UInt32($0) & 1 == 1 }
      .map { Rect(x: 1 + columns[$0] * 4, y: 1 + rows[$0] * 4, width: 2, height: 2) }
  }

  private static let table: [Unicode.Scalar: [Rect]] = [
    "▀": [Rect(x: 0, y: 0, width: 8, height: 8)],
    "▐": [Rect(x: 4, y: 0, width: 4, height: 16)],
    "▔": [Rect(x: 0, y: 0, width: 8, height: 2)],
    "▕": [Rect(x: 7, y: 0, width: 1, height: 16)],
    "─": [left, right], "│": [up, down],
    "━": [Rect(x: 0, y: 7, width: 8, height: 2)], "┃": [Rect(x: 3, y: 0, width: 2, height: 16)],
    "┄": dashes(every: 4), "╌": dashes(every: 4), "┈": dashes(every: 2),
    "┆": dots(every: 4), "╎": dots(every: 8), "┊": dots(every: 4),
    "┌": [right, down], "┐": [left, down], "└": [up, right], "┘": [up, left],
    "╭": [right, down], "╮": [left, down], "╰": [up, right], "╯": [up, left],
    "├": [up, down, right], "┤": [up, down, left], "┬": [left, right, down],
    "┴": [left, right, up], "┼": [left, right, up, down],
  ]

  // The arms of light lines; each includes the middle of the cell.
  private static let left = Rect(x: 0, y: 8, width: 4, height: 1)
  private static let right = Rect(x: 4, y: 8, width: 4, height: 1)
  private static let up = Rect(x: 4, y: 0, width: 1, height: 9)
  private static let down = Rect(x: 4, y: 9, width: 1, height: 7)

  /// Returns a dashed horizontal line, half of which is gaps.
  private static func dashes(every pixels: Int) -> [Rect] {
    stride(from: 0, to: 8, by: pixels)
      .map { Rect(x: $0, y: 8, width: pixels / 2, height: 1) }
  }

  /// Returns a dashed vertical line, half of which is gaps.
  private static func dots(every pixels: Int) -> [Rect] {
    stride(from: 0, to: 16, by: pixels)
      .map { Rect(x: 4, y: $0, width: 1, height: pixels / 2) }
  }
}
