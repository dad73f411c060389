public import TerminalUI
public import WeatherModel

/// A map prepared for drawing, with its dots set and its names placed. It is created when the state
/// changes, so that drawing only copies cells.
public struct MapScene: Equatable, Sendable {
  /// The size in cells.
  public let size: Size
  /// The weather layer, if one is shown.
  let field: FieldScene?
  /// The tropical cyclones, if there are any.
  let storms: StormScene?
  /// The terrain.
  let background: MapTerrain
  /// The place, if it is on the map.
  let place: MapLabel?
  /// The towns for which there was room, the largest first.
  let towns: [MapLabel]
  /// The scale bar, if there was room for it.
  let scale: Scale?

  /// A scale bar and the position of its left end.
  struct Scale: Equatable, Sendable {
    var origin: Point
    var cells: Int
    var label: String
  }

  /// Returns the projection of a map with a size in cells; its ``WeatherModel/MapProjection/box``
  /// determines the towns to request. Zoom 0 is the world; a step to the east is a quarter of the
  /// map.
  public static func projection(
    around place: Coordinate, zoom: Int, east: Int = 0, north: Int = 0, size: Size
  ) -> MapProjection {
    MapProjection(
      around: place, zoom: zoom, east: east, north: north, dotWidth: size.width * 2,
      dotHeight: size.height * 4)
  }

  /// Draws lines and places names.
  ///
  /// - Parameters:
  ///   - projection: The result of ``projection(around:zoom:east:north:size:)`` for the same size.
  ///   - place: The place of the page; its mark is drawn wherever it is on the map.
  ///   - towns: The candidates in any order. Those outside the map or next to the place are
  ///     skipped.
  ///   - field: Prepares the layer on the map; its labels take precedence over towns.
  init(
    background: MapTerrain, projection: MapProjection, size: Size, place: MapTown, towns: [MapTown],
    format: WeatherFormat, field: ((inout MapLabelSpace) -> FieldScene)? = nil,
    storms: ((inout MapLabelSpace) -> StormScene?)? = nil
  ) {
    self.size = size
    self.background = background
    var space = MapLabelSpace(size)
    var mark: MapLabel?
    if let dot = projection.cell(of: place.coordinate) {
      let label = space.fitted(place, at: dot) ?? MapLabel(dot: dot, name: place.name)
      space.occupy(label.cells)
      mark = label
    }
    self.place = mark
    scale = Self.scale(projection, size, format, &space)
    self.field = field?(&space)
    self.storms = storms?(&space)
    self.towns = Self.placed(towns, projection, size, besides: mark, &space)
  }

  /// Returns whether a town takes precedence over another: the selected place comes first, then
  /// favourites, then larger towns.
  private static func isBefore(_ left: MapTown, _ right: MapTown) -> Bool {
    func rank(_ town: MapTown) -> Int { town.isPointer ? 2 : town.isFavourite ? 1 : 0 }
    return (rank(left), left.population) > (rank(right), right.population)
  }

  private static func placed(
    _ towns: [MapTown], _ projection: MapProjection, _ size: Size, besides place: MapLabel?,
    _ space: inout MapLabelSpace
  ) -> [MapLabel] {
    // More than one name per 80 cells would hide the map.
    let limit = min(40, max(3, size.area / 80))
    var labels: [MapLabel] = []
    for town in towns.sorted(by: isBefore) where labels.count < limit {
      guard let dot = projection.cell(of: town.coordinate) else { continue }
      // The list contains the place itself and its suburbs too.
      if let mark = place?.dot, abs(mark.x - dot.x) <= 1, abs(mark.y - dot.y) <= 1 { continue }
      guard let label = space.label(of: town, at: dot) else { continue }
      space.occupy(label.cells)
      labels.append(label)
    }
    return labels
  }

  /// Returns a bar of at most a quarter of the width in the lower right corner, or otherwise in the
  /// lower left one; nil if there is no room.
  private static func scale(
    _ projection: MapProjection, _ size: Size, _ format: WeatherFormat,
    _ space: inout MapLabelSpace
  ) -> Scale? {
    guard size.width >= 24, size.height >= 4,
      let bar = MapScaleBar(
        fitting: min(size.width / 2, 40), of: projection, units: format.units)
    else { return nil }
    let label = format.distance(bar.length, digits: bar.length < 1 ? 1 : 0)
    let cells = max(2, Int((bar.dots / 2).rounded()))
    let width = cells + 1 + TextWidth.of(label)
    for x in [size.width - 1 - width, 1] {
      let area = Rect(x: x, y: size.height - 1, width: width, height: 1)
      guard space.isFree(area) else { continue }
      space.occupy(area)
      return Scale(origin: area.origin, cells: cells, label: label)
    }
    return nil
  }
}

/// A candidate for a name on the map.
public struct MapTown: Equatable, Sendable {
  /// The place's id, if it has one.
  public var id: Place.ID?
  /// The displayed name.
  public var name: String
  /// The location.
  public var coordinate: Coordinate
  /// The population; larger towns are placed first.
  public var population = 0
  /// Whether it takes precedence over larger towns.
  public var isFavourite = false
  /// Whether it is the selected place rather than a town.
  var isPointer = false
  /// The temperature as text, if it is known: `9°`.
  public var temperature: String?
  /// The style of the temperature, if it differs from that of the name.
  public var temperatureStyle: Style?

  /// Whether its name is left out if there is no room for the temperature, so that every named town
  /// has a value.
  var isValueRequired = false
}
