import TerminalUI
import WeatherModel

/// Lines of equal value of a quantity, with their numbers.
struct Isolines: Equatable, Sendable {
  /// A value at a point of its line.
  struct Label: Equatable, Sendable {
    var point: Point
    var value: Double
  }

  /// The lines.
  let lines: BrailleCanvas
  /// The candidate positions for numbers, from top to bottom and from west to east.
  let candidates: [Label]

  /// Draws lines at values.
  ///
  /// - Parameters:
  ///   - sampler: The values, one per dot.
  ///   - levels: The values of the lines, in ascending order.
  init(_ sampler: LayerValues, _ size: Size, levels: [Double]) {
    func band(_ value: Double) -> Int {
      guard !value.isNaN else { return -1 }
      var index = 0
      while index < levels.count, levels[index] <= value { index += 1 }
      return index
    }
    var canvas = BrailleCanvas(width: size.width, height: size.height)
    var candidates: [Label] = []
    let (columns, rows) = (sampler.columns, sampler.rows)
    var next = (0..<columns).map { band(sampler[$0, 0]) }
    for row in 0..<max(0, rows - 1) {
      let here = next
      next = (0..<columns).map { band(sampler[$0, row + 1]) }
      for column in 0..<max(0, columns - 1) {
        let (own, right, below) = (here[column], here[column + 1], next[column])
        // Lines end at the edge of the known values.
        guard own >= 0, right >= 0, below >= 0, own != right || own != below else { continue }
        canvas.set(x: column, y: row)
        if row & 3 == 2, column & 1 == 0 {
          let level = max(own, right, below) - 1
          candidates.append(
            Label(point: Point(x: column / 2, y: row / 4), value: levels[level]))
        }
      }
    }
    lines = canvas
    self.candidates = candidates
  }

  /// Returns the numbers for which there is room, with a minimum distance between those of the same
  /// line.
  func labels(
    in space: inout MapLabelSpace, text: (Double) -> String
  ) -> [FieldMark] {
    var marks: [FieldMark] = []
    var placed: [Label] = []
    for candidate in candidates {
      let point = candidate.point
      let isNear = placed.contains { other in
        let (dx, dy) = (abs(other.point.x - point.x), abs(other.point.y - point.y))
        return other.value == candidate.value ? dx < 36 && dy < 12 : dx < 10 && dy < 3
      }
      if isNear { continue }
      let text = text(candidate.value)
      let width = TextWidth.of(text)
      let rect = Rect(x: point.x - width / 2, y: point.y, width: width, height: 1)
      guard space.isFree(rect.inset(left: -1, right: -1)) else { continue }
      space.occupy(rect)
      placed.append(candidate)
      marks.append(FieldMark(point: rect.origin, text: text))
    }
    return marks
  }
}

/// A text over the field.
struct FieldMark: Equatable, Sendable {
  var point: Point
  var text: String
  /// Whether it takes precedence over the numbers of lines.
  var isStrong = false
}
