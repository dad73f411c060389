import TerminalUI

/// What falls from a cloud, as an endless sheet that moves down a row a phase.
struct FallPattern: Sendable {
  /// The sheet; each row as wide as the drawing, in the columns that the cloud covers.
  let rows: [[(Character, ArtRole)]]
  /// Whether it falls to the left, as `╱` does, rather than straight down.
  let slants: Bool
  /// Whether it sways from side to side on its way, as flakes do.
  let sways: Bool

  init(_ glyphs: [String], roles: [String], slants: Bool, sways: Bool = false) {
    rows = ArtPicture(glyphs, roles: roles).rows
    self.slants = slants
    self.sways = sways
  }

  /// The sheet where it crosses a row of the drawing.
  ///
  /// A drop at column x of row y is in the next phase in row y + 1, and one column to the left when
  /// it slants: the sheet is read at x + y and y − phase, which both stay the same for one drop.
  func row(_ y: Int, phase: Int) -> [(Character, ArtRole)] {
    let index = modulo(y - phase, rows.count)
    let row = rows[index]
    let sway = sways && modulo(phase + index, rows.count) == 1 ? 1 : 0
    return (0..<ConditionArt.size.width).map { x in
      guard (1...12).contains(x) else { return (" ", .blank) }
      return row[modulo(slants ? x + y - ConditionArt.size.height : x - sway, row.count)]
    }
  }

  private func modulo(_ value: Int, _ divisor: Int) -> Int {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

extension FallPattern {
  static let drizzle = FallPattern(
    [
      "   '   '   '   ",
      "     '   '     ",
      "   '     ' '   ",
    ],
    roles: [
      "   r   r   r   ",
      "     r   r     ",
      "   r     r r   ",
    ], slants: false)

  // The rows that a picture standing still shows, the last and the first, are full.
  static let rain = FallPattern(
    [
      "  ╱ ╱ ╱ ╱ ╱    ",
      "  ╱   ╱ ╱ ╱    ",
      "    ╱ ╱   ╱    ",
      "  ╱ ╱ ╱ ╱ ╱    ",
    ],
    roles: [
      "  r r r r r    ",
      "  r   r r r    ",
      "    r r   r    ",
      "  r r r r r    ",
    ], slants: true)

  static let heavyRain = FallPattern(
    [
      " ╱╱ ╱╱ ╱╱╱ ╱   ",
      " ╱ ╱╱╱ ╱ ╱╱╱   ",
      " ╱╱╱ ╱╱╱ ╱╱    ",
    ],
    roles: [
      " rr rr rrr r   ",
      " r rrr r rrr   ",
      " rrr rrr rr    ",
    ], slants: true)

  static let freezingRain = FallPattern(
    [
      "  ╱ * ╱ ╱ *    ",
      "  * ╱ ╱ * ╱    ",
      "  ╱ ╱ * ╱      ",
    ],
    roles: [
      "  r i r r i    ",
      "  i r r i r    ",
      "  r r i r      ",
    ], slants: true)

  static let sleet = FallPattern(
    [
      "  ╱ * ╱ * ╱    ",
      "  * ╱ *   *    ",
      "  ╱   ╱ * ╱    ",
    ],
    roles: [
      "  r n r n r    ",
      "  n r n   n    ",
      "  r   r n r    ",
    ], slants: true)

  static let snow = FallPattern(
    [
      "   *   *   *   ",
      "     *   *     ",
      "   *     *     ",
      "       *   *   ",
    ],
    roles: [
      "   n   n   n   ",
      "     n   n     ",
      "   n     n     ",
      "       n   n   ",
    ], slants: false, sways: true)

  static let heavySnow = FallPattern(
    [
      "  * * * * * *  ",
      "   * *  * * *  ",
      "  *  * * * *   ",
    ],
    roles: [
      "  n n n n n n  ",
      "   n n  n n n  ",
      "  n  n n n n   ",
    ], slants: false, sways: true)

  static let hail = FallPattern(
    [
      "   •  •   •    ",
      "  •   •  •  •  ",
      "    •   •  •   ",
    ],
    roles: [
      "   i  i   i    ",
      "  i   i  i  i  ",
      "    i   i  i   ",
    ], slants: false)
}
