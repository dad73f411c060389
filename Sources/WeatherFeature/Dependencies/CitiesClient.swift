public import CitySearch
public import WeatherModel
import WeatherWords

/// The query and the context that ranks its matches.
public struct PlaceQuery: Hashable, Sendable {
  /// What was typed.
  public var text: String
  /// How many places to return.
  public var limit: Int
  /// Places that come first among equals: favourites, and those opened before.
  public var preferred: [Place]
  /// The user's language by its code: names of countries and divisions are understood in it.
  public var language: String
  /// Where the user looks at: of equals the nearer ones come first.
  public var near: Coordinate?
  /// The place that was first before the last letter was typed: it stays first where its name goes on so.
  public var leader: Place?

  /// A search for `text`.
  public init(
    _ text: String, limit: Int, preferred: [Place] = [], language: String, near: Coordinate? = nil,
    leader: Place? = nil
  ) {
    self.leader = leader
    self.text = text
    self.limit = limit
    self.preferred = preferred
    self.language = language
    self.near = near
  }
}

/// A place found by the search.
public struct FoundPlace: Equatable, Sendable {
  /// The place.
  public var place: Place
  /// The name that matched: one of those shown, or another one that the place has.
  public var matchedName: String?
  /// Which characters of that name match, as offsets of characters, sorted and apart.
  public var matchedRanges: [Range<Int>]
  /// How much of a name of the place was typed, letter for letter.
  public var spelling: CityMatch.Spelling

  /// A place found by `matchedName`.
  public init(
    place: Place, matchedName: String? = nil, matchedRanges: [Range<Int>] = [],
    spelling: CityMatch.Spelling = .other
  ) {
    self.spelling = spelling
    self.place = place
    self.matchedName = matchedName
    self.matchedRanges = matchedRanges
  }

  /// Whether a space follows the matched beginning of the name: a typed space continues it.
  var continuesWithSpace: Bool {
    guard let end = matchedRanges.last?.upperBound else { return false }
    return matchedName?.dropFirst(end).first?.isWhitespace ?? false
  }
}

/// What a search found.
public struct FoundPlaces: Equatable, Sendable {
  /// The best, in order.
  public var places: [FoundPlace]
  /// How many there are in all.
  public var total: Int
  /// How many places were searched; 0 while there is no list.
  public var outOf: Int
  /// How many have a name that begins with what was typed.
  public var beginningCount: Int
  /// Words of the query that nothing was found with.
  public var droppedWords: [String]
  /// Whether nothing was found and the query looks like a postal code.
  public var isPostalCode: Bool
  /// Whether the query is coordinates outside of their ranges.
  public var isOffTheGlobe: Bool

  /// A result.
  public init(
    places: [FoundPlace], total: Int, outOf: Int, beginningCount: Int = 0,
    droppedWords: [String] = [], isPostalCode: Bool = false, isOffTheGlobe: Bool = false
  ) {
    self.droppedWords = droppedWords
    self.isPostalCode = isPostalCode
    self.isOffTheGlobe = isOffTheGlobe
    self.places = places
    self.total = total
    self.outOf = outOf
    self.beginningCount = beginningCount
  }
}

/// The city list, as the screens ask it.
public struct CitiesClient: Sendable {
  /// Searches by name what is there, also while the index is still being built. Quick enough for
  /// every key.
  public var search: @Sendable (_ query: PlaceQuery) -> FoundPlaces
  /// Tells of places, in their order, which letters of their names a text stands for.
  public var marked: @Sendable (_ places: [Place], _ text: String) -> [FoundPlace]
  /// Keeps a place that was found online, for searches to come.
  public var keep: @Sendable (_ place: DiscoveredPlace) -> Void
  /// The largest places inside a box, for the map.
  public var towns: @Sendable (_ box: GeoBox, _ limit: Int) -> [Place]
  /// The place nearest to a point; nil while there is no list.
  public var nearest: @Sendable (_ point: Coordinate) -> NearbyPlace?

  /// A client made of its calls.
  public init(
    search: @escaping @Sendable (_ query: PlaceQuery) -> FoundPlaces,
    towns: @escaping @Sendable (GeoBox, Int) -> [Place],
    marked: @escaping @Sendable ([Place], String) -> [FoundPlace] = { places, _ in
      places.map { FoundPlace(place: $0) }
    },
    keep: @escaping @Sendable (DiscoveredPlace) -> Void = { _ in },
    nearest: @escaping @Sendable (Coordinate) -> NearbyPlace? = { _ in nil }
  ) {
    self.search = search
    self.towns = towns
    self.marked = marked
    self.keep = keep
    self.nearest = nearest
  }
}

/// What the next run starts with.
public struct PersistedPlaces: Equatable, Sendable {
  /// The place on the page.
  public var lastPlace: Place?
  /// Places opened before, newest first.
  public var recents: [Place]
  /// Places kept by the person.
  public var favourites: [Place]
  /// How the board is sorted; nil as long as it has the places to start with.
  public var boardOrder: BoardOrder?
  /// The terminal's ground, where it is known.
  public var background: String?

  /// What is to be kept.
  public init(
    lastPlace: Place?, recents: [Place], favourites: [Place], boardOrder: BoardOrder? = .name,
    background: String? = nil
  ) {
    self.lastPlace = lastPlace
    self.recents = recents
    self.favourites = favourites
    self.boardOrder = boardOrder
    self.background = background
  }
}
