/// The way in which colours are sent to a terminal, which determines the bytes of a style.
public enum ColorEncoding: Sendable {
  /// Colours of 24 bits.
  case exact
  /// Numbers of the 256-colour palette.
  case indexed
  /// Codes of the sixteen colours that the user's palette defines.
  case named

  /// The maximum number of bytes of a foreground or background colour in a sequence, such as
  /// `38;2;17;21;28`.
  fileprivate func size(of color: Color) -> Int {
    switch (self, color) {
    case (.exact, .rgb(let red, let green, let blue)) where color.grayNumber == nil:
      7 + Self.digits(red) + Self.digits(green) + Self.digits(blue)
    // The theme's background replaces the terminal's own.
    case (.exact, .standard): 16
    case (.exact, _), (.indexed, _): 8
    // Without `SGRRewriter`, ncurses resets the colours and sets both.
    case (.named, _): 10
    }
  }

  private static func digits(_ channel: UInt8) -> Int { channel < 10 ? 1 : channel < 100 ? 2 : 3 }

  /// The maximum number of bytes that change one style to another.
  fileprivate func size(from before: Style, to style: Style) -> Int {
    guard before != style else { return 0 }
    // Three bytes of the sequence itself, and a separator.
    var bytes = 3
    if before.foreground != style.foreground { bytes += size(of: style.foreground) + 1 }
    if before.background != style.background { bytes += size(of: style.background) }
    let attributes = before.attributes.symmetricDifference(style.attributes)
    // An attribute ends with two digits, and may have to be set again with one.
    return bytes + 5 * attributes.rawValue.nonzeroBitCount
  }
}

extension Grid {
  /// The bytes of a move of the cursor to another row, and of one within a row.
  private static let moveSize = (row: 9, column: 6)
  /// The bytes at the start and the end of a frame, which reset the style and hide the cursor.
  private static let frameSize = 32

  /// Returns an upper bound for the number of bytes that show this grid after another one of the
  /// same size.
  ///
  /// The bound includes what ncurses sends again instead of moving the cursor, and excludes that it
  /// erases long blanks in fewer bytes. Complexity: linear in the number of cells.
  public func maxOutputSize(after previous: Grid, _ encoding: ColorEncoding) -> Int {
    var bytes = Self.frameSize
    var style = Style.plain
    var row = -1
    for run in difference(from: previous).joinedAcrossGaps() {
      bytes += run.y == row ? Self.moveSize.column : Self.moveSize.row
      row = run.y
      for x in run.x..<(run.x + run.count) {
        let cell = self[x, run.y]
        guard !cell.isContinuation else { continue }
        // Only the background of a blank is visible.
        let isBlank = cell.base == " " && cell.style.attributes.union(style.attributes).isEmpty
        let wanted = isBlank ? style.background(cell.style.background) : cell.style
        bytes += encoding.size(from: style, to: wanted) + cell.utf8Count
        style = wanted
      }
    }
    return bytes
  }
}

extension Cell {
  /// The number of bytes of the glyph.
  fileprivate var utf8Count: Int {
    let (first, second) = marks
    return UTF8.width(base) + (first.map(UTF8.width) ?? 0) + (second.map(UTF8.width) ?? 0)
  }
}
