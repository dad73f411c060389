extension Grid {
  /// Replaces every glyph outside ASCII with the nearest ASCII characters of the same width.
  ///
  /// This is for terminals without UTF-8. Box, block, Braille and arrow glyphs keep their
  /// approximate shape, letters lose their accents, and a glyph without a replacement becomes a
  /// question mark.
  public mutating func reduceToASCII() {
    for index in cells.indices.dropLast() where cells[index].base == "°" {
      // The letter of `°C` replaces the sign, so that it stays next to the number.
      let next = cells[index + 1]
      guard (index + 1) % size.width != 0, next.base == "C" || next.base == "F" else { continue }
      cells[index] = next
      cells[index + 1] = Cell(scalar: " ", style: next.style)
      if !isColumn(endingAt: index + 1) { closeGap(at: index + 1) }
    }
    for index in cells.indices {
      let cell = cells[index]
      if cell.isContinuation {
        cells[index] = Cell(scalar: "?", style: cell.style)
      } else if cell.glyph > 0x7E {
        cells[index] = Cell(scalar: ASCIIGlyph.nearest(to: cell.base), style: cell.style)
      }
    }
  }

  /// Returns whether a blank cell ends a value such as `26C`, so that what follows keeps its
  /// column.
  private func isColumn(endingAt index: Int) -> Bool {
    let following = (index + 1) % size.width == 0 ? " " : cells[index + 1].base
    let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
    let preceding = cells[max(0, index - 3)..<max(0, index - 1)].last { $0.base != " " }
    return following == " " && preceding.map { digits.contains($0.base) } ?? false
  }

  /// Moves the rest of a text over a blank cell: up to two blanks, a frame or the end of the row.
  private mutating func closeGap(at gap: Int) {
    let end = (gap / size.width + 1) * size.width
    func isBlank(_ index: Int) -> Bool {
      index >= end || cells[index].base == " " && !cells[index].isContinuation
    }
    func isFrame(_ index: Int) -> Bool {
      index < end && (0x2500...0x257F).contains(cells[index].base.value)
    }
    func isText(_ index: Int) -> Bool {
      let isSpace = isBlank(index) && !isBlank(index + 1) && !isFrame(index + 1)
      return index < end && !isFrame(index) && (!isBlank(index) || isSpace)
    }
    var last = gap
    while isText(last + 1) { last += 1 }
    guard last > gap else { return }
    let blank = cells[gap]
    cells.replaceSubrange(gap...last, with: cells[(gap + 1)...last] + [blank])
  }
}

/// The replacements of glyphs on terminals that print only ASCII.
public enum ASCIIGlyph {
  /// Returns the nearest printable ASCII character.
  public static func nearest(to scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case ..<0x20: " "
    case ..<0x7F: scalar
    case 0x2800...0x28FF: braille(UInt8(scalar.value & 0xFF))
    default: table[scalar] ?? "?"
    }
  }

  /// Returns one of the program's own texts in ASCII. Each glyph is replaced by as many characters
  /// as it has columns, so the width does not change.
  ///
  /// ```swift
  /// let plain = ASCIIGlyph.text("Málaga → 12 m/s")
  /// // "Malaga > 12 m/s"
  /// ```
  public static func text(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for glyph in Glyphs(text) {
      let scalar = Unicode.Scalar(UInt32(glyph.scalars & 0x1F_FFFF)) ?? "?"
      result.append(nearest(to: scalar))
      if glyph.width == 2 { result.append("?") }
    }
    return String(result)
  }

  private static func braille(_ pattern: UInt8) -> Unicode.Scalar {
    // The dot rows from the top: 1 and 4, 2 and 5, 3 and 6, 7 and 8.
    let top = pattern & 0b0000_1001 != 0
    let middle = pattern & 0b0011_0110 != 0
    let bottom = pattern & 0b1100_0000 != 0
    if top && bottom { return middle ? "|" : ":" }
    if top { return "'" }
    if bottom { return "." }
    return middle ? "-" : " "
  }

  private static let table = [Unicode.Scalar: Unicode.Scalar](
    groups: [
      ("-", "─━╌┄┈−–—‐‑═"), ("|", "│┃┆┊╎▏▕║"), ("+", "┌┐└┘├┤┬┴┼╭╮╯╰┏┓┗┛╔╗╚╝"),
      ("/", "╱↗↙"), ("\\", "╲↘↖"), ("^", "↑▲△▴"), ("v", "↓▼▽▾"), (">", "→▶▸▹›»"),
      ("<", "←◀◂◃‹«"), ("#", "█▉▊▋▓▆▇■"), ("=", "▅▒▌▐▍"), ("_", "▄▁▂▃"), ("\"", "▀“”„"),
      (".", "░·…⋅∙☆"), ("*", "●•★✓◉✱✶❄☀☼"), ("o", "○◌◯◐◑◒◓☾☽"), ("x", "✕✖×✗╳"), ("!", "⚠¡ϟ"),
      ("r", "☂☔"), ("n", "☁"), ("~", "±"),
      (" ", "°\u{A0}\u{2009}\u{202F}"), ("'", "‘’′"), ("u", "µ"), ("%", "‰"),
      ("A", "ÀÁÂÃÄÅĀĂĄÆ"), ("a", "àáâãäåāăąæ"), ("C", "ÇĆĈĊČ"), ("c", "çćĉċč"),
      ("D", "ĎĐÐ"), ("d", "ďđð"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("e", "èéêëēĕėęě"), ("G", "ĜĞĠĢ"),
      ("g", "ĝğġģ"), ("H", "ĤĦ"), ("h", "ĥħ"), ("I", "ÌÍÎÏĨĪĬĮİ"), ("i", "ìíîïĩīĭįı"),
      ("J", "Ĵ"), ("j", "ĵ"), ("K", "Ķ"), ("k", "ķ"), ("L", "ĹĻĽĿŁ"), ("l", "ĺļľŀł"),
      ("N", "ÑŃŅŇ"), ("n", "ñńņň"), ("O", "ÒÓÔÕÖØŌŎŐŒƠ"), ("o", "òóôõöøōŏőœơ"),
      ("R", "ŔŖŘ"), ("r", "ŕŗř"), ("S", "ŚŜŞŠȘ"), ("s", "śŝşšșß"), ("T", "ŢŤŦȚÞ"),
      ("t", "ţťŧțþ"), ("U", "ÙÚÛÜŨŪŬŮŰŲƯ"), ("u", "ùúûüũūŭůűųư"), ("W", "Ŵ"), ("w", "ŵ"),
      ("Y", "ÝŶŸ"), ("y", "ýŷÿ"), ("Z", "ŹŻŽ"), ("z", "źżž"),
    ])
}

extension [Unicode.Scalar: Unicode.Scalar] {
  /// Creates the replacements of scalars, which are grouped by what replaces them.
  init(groups: [(stand: Unicode.Scalar, scalars: String)]) {
    self = [:]
    for (stand, scalars) in groups {
      for scalar in scalars.unicodeScalars { self[scalar] = stand }
    }
  }
}
