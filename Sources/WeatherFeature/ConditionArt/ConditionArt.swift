import TerminalUI
import WeatherModel

/// Five rows of letters and lines that draw what the sky does. Every glyph is one column wide.
struct ConditionArt: Equatable {
  /// What a glyph is a part of, and so its colour.
  enum Part: Character {
    case sun = "s"
    case moon = "m"
    case cloud = "c"
    case rain = "r"
    case snow = "w"
    case lightning = "l"
    case dust = "d"
    case none = " "
  }

  static let size = Size(width: 15, height: 5)

  let rows: [String]
  /// A letter of ``Part`` for each glyph of ``rows``.
  let parts: [String]

  func draw(into grid: inout Grid, at origin: Point, theme: Theme) {
    for (y, row) in rows.enumerated() {
      for (x, pair) in zip(row, parts[y]).enumerated() where pair.0 != " " {
        grid.write(
          String(pair.0), x: origin.x + x, y: origin.y + y,
          style: Self.style(Part(rawValue: pair.1) ?? .none, theme))
      }
    }
  }

  private static func style(_ part: Part, _ theme: Theme) -> Style {
    switch part {
    case .sun: theme.temperature(24).bold()
    case .moon: theme.temperature(24)
    case .cloud: theme.label
    case .rain: theme.water(1)
    case .snow: theme.value.bold()
    case .lightning: theme.warning.bold()
    case .dust: theme.warning
    case .none: theme.text
    }
  }

  static func art(for condition: Condition, isDay: Bool) -> ConditionArt {
    switch condition {
    case .clear: isDay ? sun : moon
    case .mostlyClear, .partlyCloudy: isDay ? sunAndCloud : moonAndCloud
    case .cloudy: cloud()
    case .fog, .smoke: fog
    case .drizzle: cloud(" ' ' ' '", " ' ' '  ", .rain)
    case .rain, .showers: cloud("/ / / / ", " / / / /", .rain)
    case .heavyRain: cloud("////////", "////////", .rain)
    case .freezingRain, .sleet: cloud("/ * / * ", " * / * /", .rain)
    case .snow: cloud(" *  *  *", "*  *  * ", .snow)
    case .heavySnow: cloud("* * * * ", " * * * *", .snow)
    case .hail: cloud("o o o o ", " o o o o", .snow)
    case .thunderstorm: thunder
    case .dust: dust
    case .squall, .tornado: wind
    case .unknown: unknown
    }
  }

  private init(_ rows: [String], _ parts: [String]) {
    self.rows = rows
    self.parts = parts
  }

  private static let sun = ConditionArt(
    [
      "    \\   |   /  ",
      "      .---.    ",
      "  ---(     )---",
      "      `---'    ",
      "    /   |   \\  ",
    ],
    Array(repeating: "sssssssssssssss", count: 5))

  private static let moon = ConditionArt(
    [
      "      .--.     ",
      "    .'  /    ' ",
      "   (   (       ",
      "    '.  \\   .  ",
      "      '--'     ",
    ],
    Array(repeating: "mmmmmmmmmmmmmmm", count: 5))

  private static let sunAndCloud = ConditionArt(
    [
      "   \\  |  /     ",
      "    .-.        ",
      "-- (   .--.    ",
      "    `-(    ).  ",
      "   / (___.__)) ",
    ],
    [
      "sssssssssssssss", "sssssssssssssss", "sssssssccccc   ", "ssssssccccccc  ",
      "ssss ccccccccc ",
    ])

  private static let moonAndCloud = ConditionArt(
    [
      "      .-.      ",
      "    .' /   '   ",
      "   (  (.--.    ",
      "    `-(    ).  ",
      "     (___.__)) ",
    ],
    [
      "mmmmmmmmmmmmmmm", "mmmmmmmmmmmmmmm", "mmmmmmmccccc   ", "mmmmmmccccccc  ",
      "     ccccccccc ",
    ])

  private static func cloud(
    _ upper: String = "        ", _ lower: String = "        ", _ part: Part = .none
  ) -> ConditionArt {
    let falling = String(repeating: part.rawValue, count: 15)
    return ConditionArt(
      [
        "      .--.     ",
        "   .-(    ).   ",
        "  (___.__)__)  ",
        "   " + upper + "    ",
        "   " + lower + "    ",
      ],
      ["ccccccccccccccc", "ccccccccccccccc", "ccccccccccccccc", falling, falling])
  }

  private static let thunder = ConditionArt(
    [
      "      .--.     ",
      "   .-(    ).   ",
      "  (___.__)__)  ",
      "   / /_/ / /   ",
      "  / / / / /    ",
    ],
    [
      "ccccccccccccccc", "ccccccccccccccc", "ccccccccccccccc", "rrrrlllrrrrrrrr",
      "rrrrlrrrrrrrrrr",
    ])

  private static let fog = ConditionArt(
    [
      "               ",
      "  _ - _ - _ -  ",
      "   _ - _ - _   ",
      "  _ - _ - _ -  ",
      "               ",
    ],
    Array(repeating: "ccccccccccccccc", count: 5))

  private static let dust = ConditionArt(
    [
      "               ",
      "  . : . : . :  ",
      "   : . : . :   ",
      "  . : . : . :  ",
      "               ",
    ],
    Array(repeating: "ddddddddddddddd", count: 5))

  private static let wind = ConditionArt(
    [
      "  ---------.   ",
      "  -----.    )  ",
      "  ------)--'   ",
      "  ---.---'     ",
      "     `--       ",
    ],
    Array(repeating: "ccccccccccccccc", count: 5))

  private static let unknown = ConditionArt(
    [
      "      .--.     ",
      "     '   )     ",
      "       .'      ",
      "       |       ",
      "       o       ",
    ],
    Array(repeating: "ccccccccccccccc", count: 5))
}
