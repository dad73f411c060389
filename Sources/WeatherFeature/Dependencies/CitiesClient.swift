public import WeatherModel

/// A place found by the search.
public struct FoundPlace: Equatable, Sendable {
  /// The place.
  public var place: Place
  /// The name that matched, when it is not the one shown.
  public var matchedName: String?

  /// A place found by `matchedName`.
  public init(place: Place, matchedName: String? = nil) {
    self.place = place
    self.matchedName = matchedName
  }
}

/// What a search found.
public struct FoundPlaces: Equatable, Sendable {
  /// The best, in order.
  public var places: [FoundPlace]
  /// How many there are in all.
  public var total: Int
  /// How many places were searched.
  public var outOf: Int

  /// A result.
  public init(places: [FoundPlace], total: Int, outOf: Int) {
    self.places = places
    self.total = total
    self.outOf = outOf
  }
}

/// The city list, as the screens ask it.
public struct CitiesClient: Sendable {
  /// Searches by name; nil while the index is not there yet. Quick enough for every key.
  public var search: @Sendable (_ query: String, _ limit: Int, _ preferred: [Place]) -> FoundPlaces?
  /// The largest places inside a box, for the map.
  public var towns: @Sendable (_ box: MapBox, _ limit: Int) -> [Place]

  /// A client made of its calls.
  public init(
    search: @escaping @Sendable (String, Int, [Place]) -> FoundPlaces?,
    towns: @escaping @Sendable (MapBox, Int) -> [Place]
  ) {
    self.search = search
    self.towns = towns
  }
}

/// A box of latitudes and longitudes.
public struct MapBox: Hashable, Sendable {
  /// The southern edge.
  public var south: Double
  /// The western edge; may lie east of ``east`` over the antimeridian.
  public var west: Double
  /// The northern edge.
  public var north: Double
  /// The eastern edge.
  public var east: Double

  /// A box by its edges, in degrees.
  public init(south: Double, west: Double, north: Double, east: Double) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }
}

/// What the next run starts with.
public struct Remembered: Equatable, Sendable {
  /// The place on the page.
  public var lastPlace: Place?
  /// Places opened before, newest first.
  public var recents: [Place]
  /// Places kept by the person.
  public var favourites: [Place]
  /// How the board is sorted.
  public var boardOrder: BoardOrder

  /// What is to be kept.
  public init(
    lastPlace: Place?, recents: [Place], favourites: [Place], boardOrder: BoardOrder = .name
  ) {
    self.lastPlace = lastPlace
    self.recents = recents
    self.favourites = favourites
    self.boardOrder = boardOrder
  }
}
