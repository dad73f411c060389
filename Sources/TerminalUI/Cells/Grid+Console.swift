/// The glyphs that curves, maps and pictures are drawn with.
public enum ChartGlyphs: String, CaseIterable, Hashable, Sendable {
  /// Eight dots a cell.
  case braille
  /// Half blocks.
  case blocks
  /// Letters and signs of ASCII.
  case ascii
}

extension Grid {
  /// Replaces the Braille dots of curves, each cell by the nearest of other glyphs.
  public mutating func redrawCharts(with glyphs: ChartGlyphs) {
    guard glyphs != .braille else { return }
    for index in cells.indices {
      let scalar = cells[index].base
      let stand: Unicode.Scalar
      switch (scalar.value, glyphs) {
      case (0x2800...0x28FF, .blocks): stand = Self.halfBlock(UInt8(scalar.value & 0xFF))
      case (0x2800...0x28FF, _), (0x2580...0x259F, .ascii):
        stand = ASCIIGlyph.nearest(to: scalar)
      default: continue
      }
      cells[index] = Cell(scalar: stand, style: cells[index].style)
    }
  }

  /// Replaces the signs that fonts of a console lack, which have room for 256 or 512 glyphs, by what
  /// comes nearest among those of code page 437. Letters stay: which of them a font has is the
  /// country's.
  public mutating func reduceToConsoleFont() {
    for index in cells.indices {
      let scalar = cells[index].base
      guard ConsoleGlyph.isSign(scalar), !cells[index].isContinuation else { continue }
      cells[index] = Cell(scalar: ConsoleGlyph.nearest(to: scalar), style: cells[index].style)
    }
  }

  /// The upper two rows of dots are the upper half.
  private static func halfBlock(_ pattern: UInt8) -> Unicode.Scalar {
    switch (pattern & 0b0001_1011 != 0, pattern & 0b1110_0100 != 0) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}

/// The replacements of signs on a console.
enum ConsoleGlyph {
  /// Whether a scalar is a sign that a font may lack, not a letter.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    (0x2000...0x27FF).contains(scalar.value) && !present.contains(scalar) || scalar == "ϟ"
  }

  static func nearest(to scalar: Unicode.Scalar) -> Unicode.Scalar {
    table[scalar] ?? ASCIIGlyph.nearest(to: scalar)
  }

  /// The signs of code page 437.
  private static let present = Set(
    """
    ─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬▀▄█▌▐░▒▓■▬▲►▼◄○◘◙•←↑→↓↔↕↨☺☻☼♀♂♠♣♥♦♪♫√∞∙≈≡≤≥⌂
    """.unicodeScalars)

  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [(Unicode.Scalar, String)] = [
      ("─", "━╌┄┈╶"), ("│", "┃┆┊╎▏▕"), ("┌", "╭"), ("┐", "╮"), ("┘", "╯"), ("└", "╰"),
      ("▄", "▂▃▅"), ("█", "▆▇▉▊▋"), ("▌", "▍▎"), ("•", "●"), ("○", "◌◐◑"), ("►", "▸▶"),
      ("◄", "◂◀"), ("▲", "▴△"), ("▼", "▾▽"), ("☼", "☀"), ("≈", "≋"),
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (stand, scalars) in groups {
      for scalar in scalars.unicodeScalars { table[scalar] = stand }
    }
    return table
  }()
}
