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
      let past = cyclone.past + [cyclone.analysis.center]
      for (start, end) in zip(past, past.dropFirst()) { drawLine(start, end, projection) }
      let ahead = cyclone.positions
      for (start, end) in zip(ahead, ahead.dropFirst()) {
        drawDots(start.center, end.center, projection)
      }
      for position in ahead {
        if let radius = position.radius { drawCircle(position.center, radius, projection) }
      }
      addMark(of: cyclone, projection, now: now, format, &space)
    }
    if lines == BrailleCanvas(width: size.width, height: size.height), marks.isEmpty { return nil }
  }

  private func dot(_ coordinate: Coordinate, _ projection: MapProjection) -> Point? {
    let (x, y) = projection.position(of: coordinate)
    // Points far off the map are skipped.
    guard x.magnitude < 10_000, y.magnitude < 10_000 else { return nil }
    return Point(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
  }

  /// Returns the ends of a line, unless it would cross the whole map because it wraps around at the
  /// map's edge.
  private func ends(
    _ start: Coordinate, _ end: Coordinate, _ projection: MapProjection
  ) -> (first: Point, last: Point)? {
    guard let first = dot(start, projection), let last = dot(end, projection),
      abs(first.x - last.x) < max(8, projection.dotWidth / 2)
    else { return nil }
    return (first, last)
  }

  private mutating func drawLine(
    _ start: Coordinate, _ end: Coordinate, _ projection: MapProjection
  ) {
    guard let (first, last) = ends(start, end, projection) else { return }
    lines.line(from: first, to: last)
  }

  private mutating func drawDots(
    _ start: Coordinate, _ end: Coordinate, _ projection: MapProjection
  ) {
    guard let (first, last) = ends(start, end, projection) else { return }
    let count = max(abs(last.x - first.x), abs(last.y - first.y), 1)
    guard count < 4_000 else { return }
    for step in stride(from: 0, through: count, by: Self.dotStep) {
      lines.set(
        x: first.x + (last.x - first.x) * step / count,
        y: first.y + (last.y - first.y) * step / count)
    }
  }

  private mutating func drawCircle(
    _ center: Coordinate, _ radius: Double, _ projection: MapProjection
  ) {
    let points = (0...Self.circleSteps).map {
      center.moved(kilometres: radius, bearing: Double($0) * 360 / Double(Self.circleSteps))
    }
    for (start, end) in zip(points, points.dropFirst()) { drawLine(start, end, projection) }
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
