/// A picture of glyphs, each with a role.
///
/// A picture is written twice: once as glyphs, and once as letters that name the role of each
/// glyph. Letters at the positions of blanks have no effect.
struct ArtPicture: Sendable {
  let rows: [[(Character, ArtRole)]]

  init(_ glyphs: [String], roles: [String]) {
    rows = zip(glyphs, roles).map { glyphs, letters in
      zip(glyphs, letters).map { ($0, ArtPicture.role(of: $1)) }
    }
  }

  /// Creates a picture in which all glyphs have the same role.
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

/// The clouds of conditions with precipitation. They have three rows; precipitation fills the rest
/// of the drawing.
extension ArtPicture {
  private static let cloudGlyphs = [
    "      .--.     ",
    "   .-(    ).   ",
    "  (___.__)__)  ",
  ]
  static let cloud = ArtPicture(cloudGlyphs, all: .cloud)
  static let darkCloud = ArtPicture(cloudGlyphs, all: .darkCloud)

  /// The lightning of a thunderstorm, four columns wide, in front of the rain.
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
