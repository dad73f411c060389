import TerminalUI
import WeatherModel

/// The dot and name of a place, in cells of the map.
struct MapLabel: Equatable, Sendable {
  /// The cell of the dot.
  var dot: Point
  /// The column at which the text begins; nil if there was only room for the dot.
  var textX: Int?
  /// The id of the place.
  var id: Place.ID?
  /// The name.
  var name: String
  /// Whether the place is a favourite.
  var isFavourite = false
  /// Whether it is the selected place.
  var isPointer = false
  /// The temperature, if there was room for it.
  var temperature: String?
  /// The style of the temperature, if it differs from that of the name.
  var temperatureStyle: Style?

  /// The width of name and temperature in columns.
  var textWidth: Int {
    TextWidth.of(name) + (temperature.map { TextWidth.of($0) + (name.isEmpty ? 0 : 1) } ?? 0)
  }

  /// The cells of the dot and the text.
  var cells: Rect {
    guard let textX else { return Rect(x: dot.x, y: dot.y, width: 1, height: 1) }
    let left = min(dot.x, textX)
    return Rect(
      x: left, y: dot.y, width: max(dot.x + 1, textX + textWidth) - left, height: 1)
  }
}

/// The occupied cells of a map, for placing labels.
struct MapLabelSpace {
  let size: Size
  private var taken: [Bool]

  init(_ size: Size) {
    self.size = size
    taken = Array(repeating: false, count: size.area)
  }

  /// Returns whether the cells are on the map and none of them is occupied.
  func isFree(_ rect: Rect) -> Bool {
    guard rect.intersection(Rect(size)) == rect else { return false }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where taken[y * size.width + x] { return false }
    }
    return true
  }

  /// Occupies the cells and two more on either side, so that names of several words stay apart.
  mutating func occupy(_ rect: Rect) {
    let area = Rect(x: rect.x - 2, y: rect.y, width: rect.width + 4, height: rect.height)
      .intersection(Rect(size))
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { taken[y * size.width + x] = true }
    }
  }

  /// Returns the label of a town with its dot at `dot`. The text is to the right or left of the
  /// dot, with or without the temperature unless that is required; nil if no variant fits
  /// completely.
  func label(of town: MapTown, at dot: Point) -> MapLabel? {
    guard isFree(Rect(x: dot.x, y: dot.y, width: 1, height: 1)) else { return nil }
    return fitted(town, at: dot)
  }

  /// Returns the same label as ``label(of:at:)``, without checking the cell of the dot.
  func fitted(_ town: MapTown, at dot: Point) -> MapLabel? {
    let isOptional = town.temperature != nil && !town.isValueRequired
    for temperature in isOptional ? [town.temperature, nil] : [town.temperature] {
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
