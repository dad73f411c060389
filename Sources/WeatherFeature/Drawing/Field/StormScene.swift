import TerminalUI
import WeatherModel
import WeatherWords

/// The tracks of tropical cyclones, prepared for drawing over a map.
struct StormScene: Equatable, Sendable {
  /// The name of a cyclone and its position.
  struct Mark: Equatable, Sendable {
    var cell: Point
    var textX: Int?
    var text: String
  }

  /// The past tracks, forecast tracks and circles.
  private(set) var lines: BrailleCanvas
  private(set) var marks: [Mark] = []

  /// The number of points in a circle's outline, enough for a circle as high as the map.
  private static let circleSteps = 72
  /// The period of dots in a forecast track: one dot is drawn, and two are left out.
  private static let dotStep = 3

  /// - Parameter space: The cells that names on the map occupy.
  init?(
    _ cyclones: [TropicalCyclone], _ projection: MapProjection, _ size: Size, now: Date,
    _ format: WeatherFormat, space: inout MapLabelSpace
  ) {
    guard !cyclones.isEmpty else { return nil }
    lines = BrailleCanvas(width: size.width, height: size.height)
    for cyclone in cyclones
    where now.timeIntervalSince(cyclone.issuedAt) < TropicalCyclone.maxUsefulAge {
      drawLine(cyclone.past + [cyclone.analysis.center], projection)
      let ahead = cyclone.positions
      drawDots(ahead.map(\.center), projection)
      for position in ahead {
        if let radius = position.radius { drawCircle(position.center, radius, projection) }
      }
      addMark(of: cyclone, projection, now: now, format, &space)
    }
    if lines == BrailleCanvas(width: size.width, height: size.height), marks.isEmpty { return nil }
  }

  private mutating func drawLine(_ points: [Coordinate], _ projection: MapProjection) {
    projection.forEachSegment(of: points) { x0, y0, x1, y1 in
      lines.line(from: Point(x: x0, y: y0), to: Point(x: x1, y: y1))
    }
  }

  private mutating func drawDots(_ points: [Coordinate], _ projection: MapProjection) {
    projection.forEachSegment(of: points) { x0, y0, x1, y1 in
      let count = max(abs(x1 - x0), abs(y1 - y0), 1)
      for step in stride(from: 0, through: count, by: Self.dotStep) {
        lines.set(x: x0 + (x1 - x0) * step / count, y: y0 + (y1 - y0) * step / count)
      }
    }
  }

  private mutating func drawCircle(
    _ center: Coordinate, _ radius: Double, _ projection: MapProjection
  ) {
    drawLine(
      (0...Self.circleSteps).map {
        center.moved(kilometres: radius, bearing: Double($0) * 360 / Double(Self.circleSteps))
      }, projection)
  }

  private mutating func addMark(
    of cyclone: TropicalCyclone, _ projection: MapProjection, now: Date, _ format: WeatherFormat,
    _ space: inout MapLabelSpace
  ) {
    guard let cell = projection.cell(of: cyclone.analysis.center) else { return }
    var texts = [format.name(of: cyclone, cyclone.analysis.strength), cyclone.name]
    if let wind = cyclone.analysis.wind { texts.insert("\(texts[0]) \(format.speed(wind))", at: 0) }
    if cyclone.isOld(at: now), let age = format.age(of: cyclone.issuedAt, at: now) {
      texts = texts.map { format.words.storm.old($0, age) } + texts.suffix(1)
    }
    for text in texts {
      let width = TextWidth.of(text)
      for x in [cell.x + 2, cell.x - 1 - width] {
        let rect = Rect(x: x, y: cell.y, width: width, height: 1)
        guard space.isFree(rect) else { continue }
        space.occupy(rect)
        marks.append(Mark(cell: cell, textX: x, text: text))
        return
      }
    }
    marks.append(Mark(cell: cell, textX: nil, text: ""))
  }
}

extension MapView {
  /// The symbol at a cyclone's centre.
  private static let stormSign = "@"

  /// Draws the tracks, circles and names of tropical cyclones.
  func draw(_ storms: StormScene, into grid: inout Grid, at origin: Point) {
    storms.lines.draw(into: &grid, at: origin) { column, row in
      let style = textStyle(styles.place, Point(x: column, y: row))
      return style.background(background(column, row))
    }
    for mark in storms.marks {
      let (x, y) = (origin.x + mark.cell.x, origin.y + mark.cell.y)
      let style = textStyle(styles.place, mark.cell)
      write(Self.stormSign, x: x, y: y, style, into: &grid)
      guard let textX = mark.textX else { continue }
      let rect = Rect(x: textX, y: mark.cell.y, width: TextWidth.of(mark.text), height: 1)
      clear(around: rect, in: &grid, at: origin)
      write(mark.text, x: origin.x + textX, y: y, style, into: &grid)
    }
  }
}
