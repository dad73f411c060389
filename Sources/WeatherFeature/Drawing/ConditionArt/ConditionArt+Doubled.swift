import TerminalUI

/// A drawing at twice its size, for terminals with room for it.
extension ConditionArt {
  /// Every glyph as two by two that draw the same line: lines run on, clouds get outlines.
  package func doubled() -> ConditionArt {
    let glyphs = rows.map { row in
      row.runs.flatMap { run in run.text.map { ($0, run.role) } }
    }
    let picture = GlyphNeighbours(rows: glyphs)
    let large = glyphs.indices.flatMap { y in
      let cells = glyphs[y].indices.map { x in
        (halves: picture.halves(x: x, y: y), role: glyphs[y][x].1)
      }
      return [\(upper: String, lower: String).upper, \.lower].map { half in
        ArtRow(glyphs: cells.flatMap { cell in cell.halves[keyPath: half].map { ($0, cell.role) } })
      }
    }
    return ConditionArt(rows: large)
  }
}

/// Glyphs with those beside them, which tell what line a glyph belongs to.
private struct GlyphNeighbours {
  typealias Halves = (upper: String, lower: String)

  let rows: [[(Character, ArtRole)]]

  private func glyph(_ x: Int, _ y: Int) -> Character {
    rows.indices.contains(y) && rows[y].indices.contains(x) ? rows[y][x].0 : " "
  }

  func halves(x: Int, y: Int) -> Halves {
    let glyph = glyph(x, y)
    if rows[y][x].1 == .moon { return Self.moon[glyph] ?? Self.alone(glyph) }
    switch glyph {
    case "─": return isFloor(x, y) ? ("  ", "──") : ("──", "  ")
    case "│":
      let isRightWall = self.glyph(x, y - 1) == "╮" || self.glyph(x, y + 1) == "╯"
      return isRightWall ? (" │", " │") : ("│ ", "│ ")
    case ".", "(", ")": return outline(glyph, x, y)
    default: return Self.lines[glyph] ?? Self.alone(glyph)
    }
  }

  /// The outline of a cloud: `.-(    ).` over `(___.__)__)`.
  private func outline(_ glyph: Character, _ x: Int, _ y: Int) -> Halves {
    let (left, right) = (self.glyph(x - 1, y), self.glyph(x + 1, y))
    switch glyph {
    case ".":
      if left == "_" { return ("  ", "──") }
      if "-_.".contains(right) { return ("  ", " ╭") }
      return "-.)".contains(left) ? ("  ", "╮ ") : ("  ", " .")
    case "(":
      if right == "_" { return ("│ ", "╰─") }
      return ("╭ ", "-.".contains(left) ? "╯ " : "│ ")
    default:
      if right == "_" { return (" │", "─┴") }
      if left == "_" { return (" │", "─╯") }
      return (" ╮", right == "." ? " ╰" : " │")
    }
  }

  /// Whether a line is the lower edge of what stands over it.
  private func isFloor(_ x: Int, _ y: Int) -> Bool {
    var (left, right) = (x, x)
    while glyph(left, y) == "─" { left -= 1 }
    while glyph(right, y) == "─" { right += 1 }
    return glyph(left, y) == "╰" || glyph(right, y) == "╯"
  }

  private static func alone(_ glyph: Character) -> Halves { ("\(glyph) ", "  ") }

  private static let lines: [Character: Halves] = [
    " ": ("  ", "  "), "╲": ("╲ ", " ╲"), "╱": (" ╱", "╱ "), "╭": ("╭─", "│ "), "╮": ("─╮", " │"),
    "╰": ("│ ", "╰─"), "╯": (" │", "─╯"), "-": ("  ", "──"), "_": ("  ", "──"), "·": ("  ", " ·"),
    "░": ("░░", "░░"),
  ]

  private static let moon: [Character: Halves] = [
    " ": ("  ", "  "), ".": ("  ", " ."), "_": ("  ", "__"), "-": ("--", "  "), "'": (" '", "  "),
    "(": (" ╱", " ╲"), "·": ("  ", " ·"),
  ]
}
