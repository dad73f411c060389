public import TerminalUI
public import WeatherModel

/// A drawing of the sky: five rows of fifteen columns, every glyph one column wide.
public struct ConditionArt: Hashable, Sendable {
  /// Columns and rows of every drawing.
  public static let size = Size(width: 15, height: 5)

  /// The rows, from top to bottom.
  public let rows: [ArtRow]

  /// Draws it in a theme's colours; blanks leave what is below them.
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

  /// The same in fewer rows: the sky above a drawing goes first, then what is below.
  public func cut(to count: Int) -> ConditionArt {
    var rows = rows
    while rows.count > count, rows.first?.isBlank == true { rows.removeFirst() }
    return ConditionArt(rows: Array(rows.prefix(count)))
  }

  /// The drawing of a condition.
  /// - Parameters:
  ///   - isDay: Whether the sun or the moon is in it.
  ///   - phase: How far what falls has fallen; counts up, and goes round by itself.
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

/// A drawing in its parts: what stands still, what falls below it, and the bolt before that.
private struct Sky {
  var picture: ArtPicture
  var fall: FallPattern?
  private let condition: Condition

  /// Steps from one flash to the next, a multiple of those in which the rain repeats.
  static let flashEvery = 24

  /// The bolt: there in the picture that stands still; in the moving one a flash that fades.
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
