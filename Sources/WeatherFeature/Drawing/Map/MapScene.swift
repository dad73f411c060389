public import TerminalUI
public import WeatherModel

/// A map ready to be drawn: its dots set, its names placed. Made when the state changes, so that
/// drawing it only copies cells.
public struct MapScene: Equatable, Sendable {
  /// The size in cells.
  public let size: Size
  /// The weather over it, where a layer shows some.
  let field: FieldScene?
  /// The tropical cyclones over it, where there are any.
  let storms: StormScene?
  /// What it stands on.
  let background: MapTerrain
  /// The place, when it is on the map.
  let place: MapLabel?
  /// The towns that found room, largest first.
  let towns: [MapLabel]
  /// The bar and where its left end is.
  let scale: Scale?

  /// The scale bar.
  struct Scale: Equatable, Sendable {
    var origin: Point
    var cells: Int
    var label: String
  }

  /// The projection of a map of some cells; its ``WeatherModel/MapProjection/box`` says which towns
  /// to ask for. Zoom 0 is the world, a step to the east is a quarter of the map.
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
  ///   - projection: made for the same size by ``projection(around:zoom:east:north:size:)``.
  ///   - place: the place the page is about; its mark is drawn wherever it is on the map.
  ///   - towns: candidates in any order; those beside the map, or next to the place, are left out.
  ///   - coastline: without one the map has names only.
  public init(
    projection: MapProjection, size: Size, place: MapTown, towns: [MapTown],
    coastline: Coastline?, format: WeatherFormat
  ) {
    self.init(
      background: MapTerrain(coastline, projection, size), projection: projection, size: size,
      place: place, towns: towns, format: format)
  }

  /// - Parameter field: Makes the layer ready that lies on the map; what it writes takes the room of
  ///   towns.
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

  /// The order of precedence: the pointed-at place, favourites, larger towns.
  private static func isBefore(_ left: MapTown, _ right: MapTown) -> Bool {
    func rank(_ town: MapTown) -> Int { town.isPointer ? 2 : town.isFavourite ? 1 : 0 }
    return (rank(left), left.population) > (rank(right), right.population)
  }

  private static func placed(
    _ towns: [MapTown], _ projection: MapProjection, _ size: Size, besides place: MapLabel?,
    _ space: inout MapLabelSpace
  ) -> [MapLabel] {
    // More names than one in some 80 cells hide the map.
    let limit = min(40, max(3, size.area / 80))
    var labels: [MapLabel] = []
    for town in towns.sorted(by: isBefore) where labels.count < limit {
      guard let dot = projection.cell(of: town.coordinate) else { continue }
      // The list knows the place itself too, and its suburbs.
      if let mark = place?.dot, abs(mark.x - dot.x) <= 1, abs(mark.y - dot.y) <= 1 { continue }
      guard let label = space.label(of: town, at: dot) else { continue }
      space.occupy(label.cells)
      labels.append(label)
    }
    return labels
  }

  /// A bar of at most a quarter of the width in the lower right corner, or else the left one.
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

/// A place that the map may name.
public struct MapTown: Equatable, Sendable {
  /// The place's id, where it is one that is known by more than its name.
  public var id: Place.ID?
  /// The name shown.
  public var name: String
  /// Where it is.
  public var coordinate: Coordinate
  /// Inhabitants; larger towns are named first.
  public var population: Int
  /// Whether it is named before larger ones.
  public var isFavourite: Bool
  /// Whether it is no town but a place that was pointed at.
  var isPointer = false
  /// Its temperature as text, when it is known: `9°`.
  public var temperature: String?
  /// How the temperature is written, when not like the name.
  public var temperatureStyle: Style?

  /// A place that was pointed at, with what is known of it.
  init(
    name: String, coordinate: Coordinate, population: Int, isPointer: Bool, temperature: String?
  ) {
    self.init(
      name: name, coordinate: coordinate, population: population, temperature: temperature)
    self.isPointer = isPointer
  }

  /// A town with what is known of it.
  public init(
    id: Place.ID? = nil, name: String, coordinate: Coordinate, population: Int = 0,
    isFavourite: Bool = false, temperature: String? = nil, temperatureStyle: Style? = nil
  ) {
    self.id = id
    self.name = name
    self.coordinate = coordinate
    self.population = population
    self.isFavourite = isFavourite
    self.temperature = temperature
    self.temperatureStyle = temperatureStyle
  }
}
