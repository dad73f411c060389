/// A frame buffer of cells. Views draw into it, and the screen sends it to the terminal.
///
/// A wide glyph is never split: writing over one of its cells blanks the other, and a wide glyph is
/// not written if only one column is left. Drawing outside the grid is clipped and never traps.
///
/// ```swift
/// var grid = Grid(size: Size(width: 12, height: 3))
/// grid.fill(grid.bounds, with: "·")
/// grid.write("서울 12°", x: 2, y: 1, style: Style(attributes: .bold))
/// // grid.text is now
/// //   ············
/// //   ··서울 12°··
/// //   ············
/// ```
public struct Grid: Equatable, Sendable {
  /// The number of columns and rows.
  public let size: Size
  var cells: [Cell]

  /// Creates a grid of equal cells.
  public init(size: Size, fill: Cell = .blank) {
    self.size = size
    cells = Array(repeating: fill.width == 1 ? fill : .blank, count: size.area)
  }

  /// The rectangle of all cells.
  public var bounds: Rect { Rect(size) }

  /// The cell at a position; a blank cell outside the grid.
  public subscript(x: Int, y: Int) -> Cell {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return .blank }
    return cells[y * size.width + x]
  }

  /// Fills the rectangle with a character, by default a space. A wide character is repeated side by
  /// side.
  public mutating func fill(_ rect: Rect, with character: Character = " ", style: Style = .plain) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    var glyphs = Glyphs(String(character))
    let glyph = glyphs.next() ?? Glyph(scalars: 0x20, width: 1)
    let lead = Cell(glyph: glyph.scalars, width: glyph.width, style: style)
    for y in area.y..<area.maxY {
      splitWideGlyphs(row: y, from: area.x, to: area.maxX)
      let start = y * size.width
      var x = area.x
      while x < area.maxX {
        if glyph.width == 2, x + 1 < area.maxX {
          cells[start + x] = lead
          cells[start + x + 1] = .continuation(style: style)
          x += 2
        } else {
          cells[start + x] = glyph.width == 2 ? .blank(style: style) : lead
          x += 1
        }
      }
    }
  }

  /// Changes the style of every cell in the rectangle and keeps the glyphs.
  ///
  /// A wide glyph at the edge is changed as a whole.
  public mutating func style(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let start = y * size.width
      let first = cells[start + area.x].isContinuation ? area.x - 1 : area.x
      let last = cells[start + area.maxX - 1].width == 2 ? area.maxX + 1 : area.maxX
      for index in (start + first)..<(start + last) {
        change(&cells[index].style)
      }
    }
  }

  /// Replaces the terminal's default foreground and background, in every cell, with a style's.
  public mutating func replaceDefaultColors(with background: Style) {
    let glyphs = background.bits & Color.packedMask
    let behind = background.bits & (Color.packedMask << Color.packedBits)
    cells.withUnsafeMutableBufferPointer { cells in
      for index in cells.indices {
        var bits = cells[index].styleAndWidth
        if bits & Color.packedMask == 0 { bits |= glyphs }
        if bits & (Color.packedMask << Color.packedBits) == 0 { bits |= behind }
        cells[index].styleAndWidth = bits
      }
    }
  }

  /// Blanks the outer halves of wide glyphs that cross the edges of the range of columns.
  mutating func splitWideGlyphs(row: Int, from: Int, to: Int) {
    guard from < to else { return }
    let start = row * size.width
    if from > 0, cells[start + from].isContinuation {
      cells[start + from - 1] = .blank(style: cells[start + from - 1].style)
    }
    if to < size.width, cells[start + to].isContinuation {
      cells[start + to] = .blank(style: cells[start + to].style)
    }
  }
}
