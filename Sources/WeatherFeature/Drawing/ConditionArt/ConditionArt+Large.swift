import Glibc
import TerminalUI
import WeatherModel

/// Drawings at twice the size, for terminals with room for them: the sun, the moon and clouds as
/// filled shapes; everything else as lines that are twice as long.
extension ConditionArt {
  /// Returns the large drawing of a condition; see ``art(for:isDay:phase:ascii:)``.
  static func large(
    for condition: Condition, isDay: Bool, phase: Int = 0
  ) -> ConditionArt {
    let lines = art(for: condition, isDay: isDay, phase: phase).rows.flatMap(\.doubled)
    guard let shapes = SkyShapes(condition, isDay: isDay) else { return ConditionArt(rows: lines) }
    return ConditionArt(rows: shapes.rows + lines.dropFirst(shapes.height))
  }
}

extension ArtRow {
  /// Two rows in which 2 × 2 glyphs replace each glyph and draw the same line.
  fileprivate var doubled: [ArtRow] {
    let glyphs = runs.flatMap { run in run.text.map { ($0, run.role) } }
    return [\(upper: String, lower: String).upper, \.lower].map { half in
      ArtRow(
        glyphs: glyphs.flatMap { glyph, role in
          (Self.halves[glyph] ?? ("\(glyph) ", "  "))[keyPath: half].map { ($0, role) }
        })
    }
  }

  private static let halves: [Character: (upper: String, lower: String)] = [
    " ": ("  ", "  "), "╲": ("╲ ", " ╲"), "╱": (" ╱", "╱ "), "─": ("──", "  "), "╮": ("─╮", " │"),
    "╯": (" │", "─╯"), "_": ("  ", "──"), "·": ("  ", " ·"), "░": ("░░", "░░"), "'": (" │", "  "),
    "(": (" ╱", " ╲"), ")": ("╲ ", "╱ "), ".": ("  ", " ."), "-": ("  ", "──"),
  ]
}

/// The sun, the moon and clouds as shapes made of half cells, the nearest shape first.
private struct SkyShapes {
  /// The height of the shapes in rows of cells.
  let height: Int
  private let layers: [(role: ArtRole, shape: Shape)]
  /// The cells of stars, which are drawn if no shape covers them.
  private var stars: [Point] = []

  private enum Shape {
    case sun(x: Double, y: Double, radius: Double)
    case crescent(x: Double, y: Double, radius: Double)
    /// A cloud in a rectangle with its top left corner at `x` and `y`, half as high as wide.
    case cloud(x: Double, y: Double, width: Double)

    func contains(_ x: Double, _ y: Double) -> Bool {
      switch self {
      case .sun(let left, let top, let radius):
        let distance = hypot(x - left, y - top)
        let eighth = Double.pi / 4
        let turn = atan2(y - top, x - left) / eighth
        let isRay = abs(turn - turn.rounded()) * eighth * distance <= 0.75
        return distance <= radius || isRay && (radius + 1.4...radius + 4.2).contains(distance)
      case .crescent(let left, let top, let radius):
        return hypot(x - left, y - top) <= radius
          && hypot(x - left - radius * 0.55, y - top + radius * 0.35) > radius * 0.85
      case .cloud(let left, let top, let width):
        let unit = width / 24
        guard y < top + 12 * unit else { return false }
        let base = (left + 3 * unit...left + 21 * unit).contains(x) && y >= top + 8 * unit
        return base
          || [(5.5, 7.5, 4.6), (12, 5.6, 5.8), (18.5, 7.8, 4.4)].contains { middle in
            hypot(x - left - middle.0 * unit, y - top - middle.1 * unit) <= middle.2 * unit
          }
      }
    }
  }

  /// Creates the shapes of a condition; nil if the condition is drawn only with lines.
  init?(_ condition: Condition, isDay: Bool) {
    let light: ArtRole = isDay ? .sun : .moon
    func orb(_ x: Double, _ y: Double, _ radius: Double) -> (ArtRole, Shape) {
      (
        light,
        isDay
          ? .sun(x: x, y: y, radius: radius) : .crescent(x: x, y: y, radius: radius + 2)
      )
    }
    switch condition {
    case .clear:
      height = 10
      layers = [isDay ? orb(15, 10, 5.2) : orb(14, 10, 6)]
      stars = [Point(x: 22, y: 2), Point(x: 4, y: 3), Point(x: 25, y: 5), Point(x: 3, y: 8)]
    case .mostlyClear:
      height = 10
      layers = [(.cloud, .cloud(x: 12, y: 11.5, width: 16)), orb(12, 9, 4.8)]
      stars = [Point(x: 22, y: 2), Point(x: 3, y: 2)]
    case .partlyCloudy:
      height = 10
      layers = [(.cloud, .cloud(x: 5, y: 6.5, width: 24)), orb(9, 6, 3.6)]
      stars = [Point(x: 22, y: 1)]
    case .cloudy:
      height = 10
      layers = [
        (.cloud, .cloud(x: 0, y: 7.5, width: 22)), (.darkCloud, .cloud(x: 12, y: 2, width: 17)),
      ]
    case .showers:
      height = 6
      layers = [(.cloud, .cloud(x: 6, y: 2, width: 20)), orb(7, 4.5, 2.6)]
      stars = [Point(x: 26, y: 1)]
    case .drizzle, .rain, .sleet, .snow:
      height = 6
      layers = [(.cloud, .cloud(x: 3, y: 0, width: 24))]
    case .heavyRain, .freezingRain, .heavySnow, .hail, .thunderstorm:
      height = 6
      layers = [(.darkCloud, .cloud(x: 3, y: 0, width: 24))]
    case .fog, .dust, .smoke, .squall, .tornado, .unknown: return nil
    }
    if isDay { stars = [] }
  }

  var rows: [ArtRow] {
    (0..<height).map { y in
      ArtRow(
        glyphs: (0..<ConditionArt.size.width * 2).map { x in
          let (upper, lower) = (role(x, y * 2), role(x, y * 2 + 1))
          switch (upper, lower) {
          case (.blank, .blank):
            return stars.contains(Point(x: x, y: y)) ? ("·", .star) : (" ", .blank)
          case (_, .blank): return ("▀", upper)
          case (.blank, _): return ("▄", lower)
          default: return ("█", upper)
          }
        })
    }
  }

  private func role(_ x: Int, _ y: Int) -> ArtRole {
    layers.first { $0.shape.contains(Double(x) + 0.5, Double(y) + 0.5) }?.role ?? .blank
  }
}
