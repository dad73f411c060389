import TerminalUI
import WeatherModel

/// The moon as it stands in the place's sky: the lit part in dots, the rest as its outline.
struct MoonView {
  /// Eight columns by four rows are sixteen dots both ways.
  static let size = Size(width: 8, height: 4)
  /// The same shape, twice as large.
  static let largeSize = Size(width: 16, height: 8)

  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  func draw(into grid: inout Grid, at origin: Point, size: Size = size) {
    let phase = MoonPhase(at: page.now)
    var lit = BrailleCanvas(width: size.width, height: size.height)
    var outline = lit
    let radius = Double(min(lit.dotWidth, lit.dotHeight)) / 2
    // South of the equator one looks at it upside down.
    let isRight = phase.isWaxing == (page.report.place.coordinate.latitude >= 0)
    for y in 0..<lit.dotHeight {
      for x in 0..<lit.dotWidth {
        let across = (Double(x) + 0.5 - Double(lit.dotWidth) / 2) / radius
        let down = (Double(y) + 0.5 - Double(lit.dotHeight) / 2) / radius
        let distance = (across * across + down * down).squareRoot()
        guard distance <= 1 else { continue }
        let halfWidth = (1 - down * down).squareRoot()
        // The terminator is half an ellipse: its width follows from the lit part of the disc.
        let fromLitSide = isRight ? across : -across
        if fromLitSide > (1 - 2 * phase.illumination) * halfWidth {
          lit.set(x: x, y: y)
        } else if distance > 1 - 1.2 / radius {
          outline.set(x: x, y: y)
        }
      }
    }
    outline.merge(lit)
    outline.draw(into: &grid, at: origin) { column, row in
      lit.isEmpty(column: column, row: row) ? page.theme.label : page.theme.art(.moon)
    }
  }
}
