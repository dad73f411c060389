import TerminalUI

/// The precipitation below a cloud: an endlessly repeated pattern that moves down one row per
/// phase.
struct FallPattern: Sendable {
  /// The rows of the pattern, each as wide as the drawing. Only the columns below the cloud are
  /// used.
  let rows: [[(Character, ArtRole)]]
  /// Whether the precipitation moves to the left as it falls, like `╱`, rather than straight down.
  let slants: Bool
  /// Whether the precipitation sways from side to side as it falls, like snowflakes.
  let sways: Bool

  init(_ glyphs: [String], roles: [String], slants: Bool, sways: Bool = false) {
    rows = ArtPicture(glyphs, roles: roles).rows
    self.slants = slants
    self.sways = sways
  }

  /// Returns the part of the pattern that is visible in row `y` of the drawing.
  ///
  /// In the next phase, a drop at column x of row y is in row y + 1, and one column further left if
  /// the pattern slants. The pattern is therefore read at x + y and y − phase, which both stay
  /// constant for a drop.
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

  // The still picture shows the last and the first row, so these two are full.
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
