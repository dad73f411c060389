public import CitySearch
public import WeatherModel
import WeatherWords

/// A query with the context that ranks its matches.
public struct PlaceQuery: Hashable, Sendable {
  /// The typed text.
  public var text: String
  /// The maximum number of places to return.
  public var limit: Int
  /// The places that come first among equal matches: favourites and recent places.
  public var preferred: [Place]
  /// The code of the user's language, in which names of countries and divisions are recognised.
  public var language: String
  /// The current point of interest; of equal matches the nearer ones come first.
  public var near: Coordinate?
  /// The first result before the last letter was typed. It stays first as long as its name matches.
  public var leader: Place?
  /// Whether the text counts as typed letter by letter, so that the leader follows from it.
  public var isTyped: Bool
  /// The longest beginning of the text with matches, if it is known from the search for an earlier
  /// text.
  public var beginning: FoundPlaces.Beginning?

  /// Creates a query for `text`.
  public init(
    _ text: String, limit: Int, preferred: [Place] = [], language: String, near: Coordinate? = nil,
    leader: Place? = nil, isTyped: Bool = false, beginning: FoundPlaces.Beginning? = nil
  ) {
    self.isTyped = isTyped
    self.leader = leader
    self.beginning = beginning
    self.text = text
    self.limit = limit
    self.preferred = preferred
    self.language = language
    self.near = near
  }
}

/// A place found by the search.
public struct FoundPlace: Hashable, Sendable {
  /// The place.
  public var place: Place
  /// The name that matched: a displayed name or an alternative one.
  public var matchedName: String?
  /// The matched parts of that name, as sorted and disjoint ranges of character offsets.
  public var matchedRanges: [Range<Int>]
  /// How exactly the typed text spells a name of the place.
  public var spelling: CityMatch.Spelling

  /// Creates a result for `matchedName`.
  public init(
    place: Place, matchedName: String? = nil, matchedRanges: [Range<Int>] = [],
    spelling: CityMatch.Spelling = .other
  ) {
    self.spelling = spelling
    self.place = place
    self.matchedName = matchedName
    self.matchedRanges = matchedRanges
  }

  /// Whether a space follows the matched beginning of the name, so that typing a space continues
  /// it.
  var continuesWithSpace: Bool {
    CityMatch.hasSpace(in: matchedName ?? "", after: matchedRanges)
  }
}

/// The result of a search.
public struct FoundPlaces: Equatable, Sendable {
  /// The best matches, in order.
  public var places: [FoundPlace]
  /// The number of all matches.
  public var total: Int
  /// The number of places searched; 0 if there is no list.
  public var outOf: Int
  /// The number of matches with a name that begins with the typed text.
  public var beginningCount: Int
  /// The words of the query that were dropped because nothing matches them.
  public var droppedWords: [String]
  /// Whether nothing was found and the query looks like a postal code.
  public var isPostalCode: Bool
  /// Whether the query is a pair of coordinates out of range.
  public var isOffTheGlobe: Bool
  /// The longest beginning of the query that has matches, if the query has none.
  public var beginning: Beginning?

  /// The beginning of a query, and its best matches.
  public struct Beginning: Hashable, Sendable {
    /// The beginning.
    public var text: String
    /// The best matches.
    public var places: [FoundPlace]
  }

  /// Returns the longest beginning of a text with matches, if this result of the search for an
  /// earlier text tells it: the text has one character more, or nothing matched the earlier text and
  /// one of both begins with the other.
  func beginning(of text: String, after earlier: String) -> Beginning? {
    if let beginning {
      return text.hasPrefix(earlier) || earlier.hasPrefix(text) ? beginning : nil
    }
    guard !places.isEmpty, earlier.count > 1, text.dropLast() == earlier else { return nil }
    return Beginning(text: earlier, places: places)
  }

  /// Creates a result.
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

/// The client for the city list.
public struct CitiesClient: Sendable {
  /// Searches the current data by name, also while the index is being built. It is fast enough to
  /// run for every key press.
  public var search: @Sendable (_ query: PlaceQuery) -> FoundPlaces
  /// Returns, for places in the given order, the parts of their names that match a text.
  public var marked: @Sendable (_ places: [Place], _ text: String) -> [FoundPlace]
  /// Stores a place that was found online for later searches.
  public var persist: @Sendable (_ place: DiscoveredPlace) -> Void
  /// Returns the largest places inside a box, for the map.
  public var towns: @Sendable (_ box: GeoBox, _ limit: Int) -> [Place]
  /// Returns the place nearest to a point; nil if there is no list.
  public var nearest: @Sendable (_ point: Coordinate) -> NearbyPlace?

  /// Creates a client from its functions.
  public init(
    search: @escaping @Sendable (_ query: PlaceQuery) -> FoundPlaces,
    towns: @escaping @Sendable (GeoBox, Int) -> [Place],
    marked: @escaping @Sendable ([Place], String) -> [FoundPlace] = { places, _ in
      places.map { FoundPlace(place: $0) }
    },
    persist: @escaping @Sendable (DiscoveredPlace) -> Void = { _ in },
    nearest: @escaping @Sendable (Coordinate) -> NearbyPlace? = { _ in nil }
  ) {
    self.search = search
    self.towns = towns
    self.marked = marked
    self.persist = persist
    self.nearest = nearest
  }
}

/// The state that is saved for the next run.
public struct PersistedPlaces: Equatable, Sendable {
  /// The place on the page.
  public var lastPlace: Place?
  /// The recent places, newest first.
  public var recents: [Place]
  /// The user's favourites.
  public var favourites: [Place]
  /// The sort order of the board; nil while it still has the initial places.
  public var boardOrder: BoardOrder?
  /// The terminal's background colour, if it is known.
  public var background: String?

  /// Creates the state to save.
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
