import Glibc
import TerminalUI
import WeatherModel
import WeatherWords

/// A compass rose in dots, with an arrow in the direction in which the wind blows. The names of the
/// points are around the ring; those at its sides have up to three columns.
struct WindCompass {
  static let size = Size(width: 17, height: 7)
  /// The columns on each side of the ring.
  private static let sideWidth = 3

  /// The direction from which the wind blows, in degrees.
  let direction: Double
  let words: Words
  let theme: Theme

  func draw(into grid: inout Grid, at origin: Point) {
    let size = Self.size
    var ring = BrailleCanvas(width: size.width, height: size.height)
    let middle = (x: Double(ring.dotWidth) / 2 - 0.5, y: Double(ring.dotHeight) / 2 - 0.5)
    let radius = middle.y - 4
    func point(_ degrees: Double, _ part: Double) -> Point {
      let angle = degrees * .pi / 180
      return Point(
        x: Int((middle.x + sin(angle) * radius * part).rounded()),
        y: Int((middle.y - cos(angle) * radius * part).rounded()))
    }
    for degrees in stride(from: 0.0, to: 360, by: 6) {
      let dot = point(degrees, 1)
      ring.set(x: dot.x, y: dot.y)
    }
    ring.draw(into: &grid, at: origin, style: theme.rule)
    var arrow = BrailleCanvas(width: size.width, height: size.height)
    let tip = point(direction + 180, 0.85)
    arrow.line(from: point(direction, 0.85), to: tip)
    arrow.line(from: tip, to: point(direction + 180 - 28, 0.45))
    arrow.line(from: tip, to: point(direction + 180 + 28, 0.45))
    arrow.draw(into: &grid, at: origin, style: theme.accent)
    let area = Rect(origin: origin, size: size)
    let sides = area.row(size.height / 2)
    let marks: [(CompassPoint, Rect, TextAlignment)] = [
      (.north, area.row(0), .center),
      (.south, area.row(size.height - 1), .center),
      (.west, sides.splitLeft(Self.sideWidth).left, .trailing),
      (.east, sides.splitLeft(size.width - Self.sideWidth).rest, .leading),
    ]
    for (compass, place, alignment) in marks {
      grid.write(
        words.names.compassShort(compass), in: place, alignment: alignment, style: theme.label)
    }
  }
}
