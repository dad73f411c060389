public import TerminalUI
public import WeatherModel

/// A drawing of the sky: five rows of fifteen columns, every glyph one column wide.
public struct ConditionArt: Hashable, Sendable {
  /// The columns and rows of every drawing.
  public static let size = Size(width: 15, height: 5)

  /// The rows, from top to bottom.
  public let rows: [ArtRow]

  /// Draws the picture in a theme's colours. Blanks are transparent.
  public func draw(into grid: inout Grid, at origin: Point, theme: Theme) {
    for (y, row) in rows.enumerated() {
      var x = origin.x
      for run in row.runs {
        if run.role != .blank {
          let style = theme.art(run.role, depth: Double(y) / Double(max(1, rows.count - 1)))
          grid.write(run.text, x: x, y: origin.y + y, style: style)
        }
        x += run.text.count
      }
    }
  }

  /// Returns the drawing in at most `count` rows. Blank rows at the top are removed first, then
  /// rows at the bottom.
  public func cut(to count: Int) -> ConditionArt {
    var rows = rows
    while rows.count > count, rows.first?.isBlank == true { rows.removeFirst() }
    return ConditionArt(rows: Array(rows.prefix(count)))
  }

  /// Returns the drawing of a condition.
  /// - Parameters:
  ///   - isDay: Whether the drawing shows the sun instead of the moon.
  ///   - phase: The animation step of the precipitation. It counts up without limit; the animation
  ///     repeats.
  ///   - ascii: Whether only ASCII is used.
  public static func art(
    for condition: Condition, isDay: Bool, phase: Int = 0, ascii: Bool = false
  ) -> ConditionArt {
    let sky = Sky(condition, isDay: isDay)
    var rows = sky.picture.rows
    if let fall = sky.fall {
      let first = rows.count
      rows += (first..<size.height).map { fall.row($0, phase: phase) }
      if let bolt = sky.bolt(phase: phase) {
        for (y, glyphs) in bolt.rows.enumerated() {
          rows[first + y].replaceSubrange(6..<6 + glyphs.count, with: glyphs)
        }
      }
    }
    return ConditionArt(
      rows: rows.map { row in
        ArtRow(glyphs: ascii ? row.map { (inASCII[$0.0] ?? $0.0, $0.1) } : row)
      })
  }

  private static let inASCII: [Character: Character] = [
    "╲": "\\", "╱": "/", "│": "|", "─": "-", "╭": ".", "╮": ".", "╰": "`", "╯": "'", "·": ".",
    "░": ":", "•": "o",
  ]
}

/// The parts of a drawing: the static picture, the precipitation below it, and the lightning in
/// front of the precipitation.
private struct Sky {
  var picture: ArtPicture
  var fall: FallPattern?
  private let condition: Condition

  /// The number of steps from one flash to the next, a multiple of the steps after which the rain
  /// repeats.
  static let flashEvery = 24

  /// Returns the lightning at a phase; nil if there is none. The still picture, which has phase 0,
  /// contains it; in the animation it flashes and fades.
  func bolt(phase: Int) -> ArtPicture? {
    guard condition == .thunderstorm else { return nil }
    return switch phase % Self.flashEvery {
    case 0, 1, 5: .bolt
    case 2, 3, 6, 7: .fadingBolt
    default: nil
    }
  }

  init(_ condition: Condition, isDay: Bool) {
    fall = nil
    self.condition = condition
    switch condition {
    case .clear: picture = isDay ? .sun : .moon
    case .mostlyClear: picture = isDay ? .sunWithCloud : .moonWithCloud
    case .partlyCloudy: picture = isDay ? .cloudBeforeSun : .cloudBeforeMoon
    case .cloudy: picture = .clouds
    case .fog: picture = .fog
    case .dust: picture = .dust
    case .smoke: picture = .smoke
    case .squall: picture = .squall
    case .tornado: picture = .tornado
    case .unknown: picture = .unknown
    case .drizzle: (picture, fall) = (.cloud, .drizzle)
    case .freezingRain: (picture, fall) = (.darkCloud, .freezingRain)
    case .rain: (picture, fall) = (.cloud, .rain)
    case .heavyRain: (picture, fall) = (.darkCloud, .heavyRain)
    case .showers: (picture, fall) = (isDay ? .showerByDay : .showerByNight, .rain)
    case .sleet: (picture, fall) = (.cloud, .sleet)
    case .snow: (picture, fall) = (.cloud, .snow)
    case .heavySnow: (picture, fall) = (.darkCloud, .heavySnow)
    case .hail: (picture, fall) = (.darkCloud, .hail)
    case .thunderstorm: (picture, fall) = (.darkCloud, .rain)
    }
  }
}
