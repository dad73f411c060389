/// Glyphs with the role of each.
///
/// Drawn twice: once as glyphs, once as a letter for the role of each. A letter may stand under a
/// blank; blanks are drawn in no role.
struct ArtPicture: Sendable {
  let rows: [[(Character, ArtRole)]]

  init(_ glyphs: [String], roles: [String]) {
    rows = zip(glyphs, roles).map { glyphs, letters in
      zip(glyphs, letters).map { ($0, ArtPicture.role(of: $1)) }
    }
  }

  /// A drawing in one role.
  init(_ glyphs: [String], all role: ArtRole) {
    rows = glyphs.map { $0.map { ($0, role) } }
  }

  static func role(of letter: Character) -> ArtRole {
    switch letter {
    case "s": .sun
    case "m": .moon
    case "*": .star
    case "c": .cloud
    case "r": .rain
    case "n": .snow
    case "i": .ice
    case "l": .lightning
    default: .blank
    }
  }
}

extension ArtPicture {
  static let sun = ArtPicture(
    [
      "    ╲  │  ╱    ",
      "     ╭───╮     ",
      "  ── │   │ ──  ",
      "     ╰───╯     ",
      "    ╱  │  ╲    ",
    ], all: .sun)

  static let moon = ArtPicture(
    [
      "      _.._   · ",
      "  · .' .-'`    ",
      "   (  (      · ",
      "    '. '-._    ",
      "  ·   '-..-'   ",
    ],
    roles: [
      "      mmmm   * ",
      "  * mmmmmmm    ",
      "   mmmm      * ",
      "    mmmmmmm    ",
      "  *   mmmmmm   ",
    ])

  static let sunWithCloud = ArtPicture(
    [
      "    ╲  │  ╱    ",
      "     ╭───╮     ",
      "  ── │  .--.   ",
      "     ╰.(    ). ",
      "    ╱(___.__)_)",
    ],
    roles: [
      "    ssssssss   ",
      "     sssss     ",
      "  sssssscccc   ",
      "     scccccccc ",
      "    scccccccccc",
    ])

  static let moonWithCloud = ArtPicture(
    [
      "     _.._    · ",
      "   .' .-'`     ",
      "  (  (  .--.   ",
      "   '. .(    ). ",
      "     (___.__)_)",
    ],
    roles: [
      "     mmmm    * ",
      "   mmmmmmm     ",
      "  mmmm  cccc   ",
      "   mm cccccccc ",
      "     cccccccccc",
    ])

  static let cloudBeforeSun = ArtPicture(
    [
      "   ╲ │ ╱       ",
      "  ─ ╭─╮ .--.   ",
      "  ─ │.-(    ). ",
      "   ╱(___.__)__)",
      "               ",
    ],
    roles: [
      "   sssss       ",
      "  sssss cccc   ",
      "  sssccccccccc ",
      "   sccccccccccc",
      "               ",
    ])

  static let cloudBeforeMoon = ArtPicture(
    [
      " ·   _.._      ",
      "   .' .-.--.   ",
      "  (  .-(    ). ",
      "   '(___.__)__)",
      "               ",
    ],
    roles: [
      " *   mmmm      ",
      "   mmmmmcccc   ",
      "  m  ccccccccc ",
      "   mccccccccccc",
      "               ",
    ])

  static let clouds = ArtPicture(
    [
      "               ",
      "        .--.   ",
      "    .--(    ). ",
      " .-(    )___)_)",
      "(___.__)__)    ",
    ], all: .cloud)

  static let fog = ArtPicture(
    [
      "               ",
      "  ─── ── ───── ",
      " ── ────── ──  ",
      "  ───── ── ─── ",
      " ─── ── ─────  ",
    ], all: .fog)

  static let dust = ArtPicture(
    [
      "               ",
      "  ░░ ·░░░ · ░░ ",
      " ░ ·░░ ·░░░ ·  ",
      "  ░░░· ░░ ·░░░ ",
      " ·░░ ░░░· ░░ · ",
    ], all: .dust)

  static let smoke = ArtPicture(
    [
      "     )  ) (    ",
      "    (  (   )   ",
      "     )  ) (    ",
      "    (  (   )   ",
      "     )  ) (    ",
    ], all: .smoke)

  static let squall = ArtPicture(
    [
      "        ──╮    ",
      "  ────────╯    ",
      "  ───────────╮ ",
      "    ─────╮ ──╯ ",
      "       ──╯     ",
    ], all: .wind)

  static let tornado = ArtPicture(
    [
      "  ───────────  ",
      "   ─────────   ",
      "     ──────    ",
      "      ───      ",
      "       ╲       ",
    ], all: .wind)

  static let unknown = ArtPicture(
    [
      "     .---.     ",
      "         )     ",
      "      .-'      ",
      "               ",
      "      (_)      ",
    ], all: .unknown)
}

/// The clouds that something falls from: three rows, the rest is what falls.
extension ArtPicture {
  private static let cloudGlyphs = [
    "      .--.     ",
    "   .-(    ).   ",
    "  (___.__)__)  ",
  ]
  static let cloud = ArtPicture(cloudGlyphs, all: .cloud)
  static let darkCloud = ArtPicture(cloudGlyphs, all: .darkCloud)

  /// Four columns before the rain of a thunderstorm.
  static let bolt = ArtPicture([" ╱_ ", "  ╱ "], all: .lightning)

  static let fadingBolt = ArtPicture([" ╱_ ", "  ╱ "], all: .afterglow)

  static let showerByDay = ArtPicture(
    [
      " ╲ │ ╱.--.     ",
      " ─ .-(    ).   ",
      "  (___.__)__)  ",
    ],
    roles: [
      " ssssscccc     ",
      " s ccccccccc   ",
      "  ccccccccccc  ",
    ])

  static let showerByNight = ArtPicture(
    [
      "   _..--.   ·  ",
      " .'.-(    ).   ",
      "  (___.__)__)  ",
    ],
    roles: [
      "   mmcccc   *  ",
      " mmccccccccc   ",
      "  ccccccccccc  ",
    ])
}
