/// The glyphs with which curves, maps and pictures are drawn.
public enum ChartGlyphs: String, CaseIterable, Hashable, Sendable {
  /// Braille patterns, with eight dots in each cell.
  case braille
  /// Half blocks.
  case blocks
  /// ASCII characters.
  case ascii
}

extension Grid {
  /// Replaces the Braille patterns of charts, cell by cell, with the nearest half blocks or ASCII
  /// characters. For ASCII, block elements are replaced too.
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

  /// Replaces signs that console fonts lack with the nearest signs of code page 437. A console font
  /// has only 256 or 512 glyphs. Letters are not replaced, because the letters in a font depend on
  /// the country.
  ///
  /// On black, the console's grey for dim text, its red and its magenta have contrasts of 2.7 to 3.3.
  /// Only lines and dots therefore stay dim, and red and magenta become bold, which the console shows
  /// in their bright variants.
  public mutating func reduceToConsole() {
    for index in cells.indices {
      let scalar = cells[index].base
      if !(0x2500...0x259F).contains(scalar.value), scalar != "·" {
        cells[index].style.attributes.remove(.dim)
      }
      if case .ansi(let color) = cells[index].style.foreground, [1, 5].contains(color & 7),
        cells[index].style.background == .standard
      {
        cells[index].style.attributes.insert(.bold)
      }
      guard ConsoleGlyph.isSign(scalar), !cells[index].isContinuation else { continue }
      cells[index] = Cell(scalar: ConsoleGlyph.nearest(to: scalar), style: cells[index].style)
    }
  }

  /// Returns the half block for a pattern. The upper two rows of dots form the upper half.
  private static func halfBlock(_ pattern: UInt8) -> Unicode.Scalar {
    switch (pattern & 0b0001_1011 != 0, pattern & 0b1110_0100 != 0) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}

/// The replacements for signs on a console.
enum ConsoleGlyph {
  /// Returns whether a scalar is a sign that a console font may lack; false for a letter.
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

  private static let table = [Unicode.Scalar: Unicode.Scalar](
    groups: [
      ("─", "━╌┄┈╶"), ("│", "┃┆┊╎▏▕"), ("┌", "╭"), ("┐", "╮"), ("┘", "╯"), ("└", "╰"),
      ("▄", "▂▃▅"), ("█", "▆▇▉▊▋"), ("▌", "▍▎"), ("•", "●"), ("○", "◌◐◑"), ("►", "▸▶"),
      ("◄", "◂◀"), ("▲", "▴△"), ("▼", "▾▽"), ("☼", "☀"), ("≈", "≋"),
    ])
}
