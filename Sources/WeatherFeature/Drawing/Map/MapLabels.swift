import TerminalUI
import WeatherModel

/// A name at its dot, in cells of the map.
struct MapLabel: Equatable, Sendable {
  /// The cell of the dot.
  var dot: Point
  /// Where the text begins; nil when only the dot found room.
  var textX: Int?
  /// The id of the place.
  var id: Place.ID?
  /// The name.
  var name: String
  /// Whether it is one of the person's own.
  var isFavourite = false
  /// Whether it is a place that was pointed at.
  var isPointer = false
  /// The temperature, when there was room for it.
  var temperature: String?
  /// How the temperature is written, when not like the name.
  var temperatureStyle: Style?

  /// Columns of name and temperature.
  var textWidth: Int {
    TextWidth.of(name) + (temperature.map { TextWidth.of($0) + (name.isEmpty ? 0 : 1) } ?? 0)
  }

  /// The cells of dot and text.
  var cells: Rect {
    guard let textX else { return Rect(x: dot.x, y: dot.y, width: 1, height: 1) }
    let left = min(dot.x, textX)
    return Rect(
      x: left, y: dot.y, width: max(dot.x + 1, textX + textWidth) - left, height: 1)
  }
}

/// The cells of a map that are taken, and where a name still fits.
struct MapLabelSpace {
  let size: Size
  private var taken: [Bool]

  init(_ size: Size) {
    self.size = size
    taken = Array(repeating: false, count: size.area)
  }

  /// Whether the cells lie on the map and none of them is taken.
  func isFree(_ rect: Rect) -> Bool {
    guard rect.intersection(Rect(size)) == rect else { return false }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where taken[y * size.width + x] { return false }
    }
    return true
  }

  /// Occupies the cells, and two to the left and right: names of several words stay apart.
  mutating func occupy(_ rect: Rect) {
    let area = Rect(x: rect.x - 2, y: rect.y, width: rect.width + 4, height: rect.height)
      .intersection(Rect(size))
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { taken[y * size.width + x] = true }
    }
  }

  /// The label of a town whose dot is at `dot`: to the right of it, or to the left, with its
  /// temperature or without; nil when no way fits whole.
  func label(of town: MapTown, at dot: Point) -> MapLabel? {
    guard isFree(Rect(x: dot.x, y: dot.y, width: 1, height: 1)) else { return nil }
    return fitted(town, at: dot)
  }

  /// The same without a look at the dot's own cell.
  func fitted(_ town: MapTown, at dot: Point) -> MapLabel? {
    for temperature in town.temperature == nil ? [nil] : [town.temperature, nil] {
      var label = MapLabel(
        dot: dot, id: town.id, name: town.name, isFavourite: town.isFavourite,
        isPointer: town.isPointer, temperature: temperature,
        temperatureStyle: town.temperatureStyle)
      let width = label.textWidth
      for x in [dot.x + 2, dot.x - 1 - width] {
        let between = min(x, dot.x + 1)
        let span = Rect(
          x: between, y: dot.y, width: max(x + width, dot.x) - between, height: 1)
        if isFree(span) {
          label.textX = x
          return label
        }
      }
    }
    return nil
  }
}
