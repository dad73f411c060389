import Glibc
import TerminalUI
import WeatherModel
import WeatherWords

/// A compass rose in dots, with an arrow in the direction in which the wind blows.
struct WindCompass {
  static let size = Size(width: 17, height: 7)

  /// The direction from which the wind blows, in degrees.
  let direction: Double
  let words: Words
  let theme: Theme

  func draw(into grid: inout Grid, at origin: Point) {
    let size = Self.size
    var ring = BrailleCanvas(width: size.width, height: size.height)
    let middle = (x: Double(ring.dotWidth) / 2 - 0.5, y: Double(ring.dotHeight) / 2 - 0.5)
    let radius = middle.y - 2
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
    let marks: [(CompassPoint, Point)] = [
      (.north, Point(x: size.width / 2, y: 0)),
      (.south, Point(x: size.width / 2, y: size.height - 1)),
      (.west, Point(x: 1, y: size.height / 2)),
      (.east, Point(x: size.width - 3, y: size.height / 2)),
    ]
    for (compass, place) in marks {
      grid.write(
        words.names.compassShort(compass), x: origin.x + place.x, y: origin.y + place.y,
        style: theme.label)
    }
  }
}
