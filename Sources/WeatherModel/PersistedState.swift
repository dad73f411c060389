/// What the next run starts with. A field that is missing or cannot be read takes its default, so
/// that a file of an older or newer version still serves.
public struct PersistedState: Hashable, Sendable {
  /// The shape of the file.
  public static let currentVersion = 1
  /// The maximum number of stored places that were found online.
  public static let discoveriesLimit = 500
  /// The maximum number of stored terminals.
  public static let terminalsLimit = 20

  /// The shape that it was written in.
  public var version = PersistedState.currentVersion
  /// The place on the page.
  public var lastPlace: Place?
  /// Places opened before, newest first.
  public var recents: [Place]
  /// The user's favourites, in their order.
  public var favourites: [Place]
  /// How the board is sorted, when it was chosen.
  public var boardOrder: String?
  /// Places that were found online and chosen, newest first.
  public var discoveries: [DiscoveredPlace] = []
  /// The ground of the terminal, so that the next start has its colours at once.
  public var background: String?
  /// The terminals that said they show 24-bit colours, newest first, so that the next start in one of
  /// them has these at once.
  public internal(set) var exactColorTerminals: [String] = []
  /// Notices that were given.
  public var notifications = NotificationHistory()
  /// The settings that were chosen in the program, as in the configuration file.
  public var choices: [SettingKey: String]

  /// Creates a state.
  public init(
    lastPlace: Place? = nil, recents: [Place] = [], favourites: [Place] = [],
    choices: [SettingKey: String] = [:]
  ) {
    self.lastPlace = lastPlace
    self.recents = recents
    self.favourites = favourites
    self.choices = choices
  }

  /// Keeps or forgets that a terminal shows 24-bit colours.
  public mutating func setExactColors(_ hasThem: Bool, of terminal: String) {
    exactColorTerminals.removeAll { $0 == terminal }
    if hasThem { exactColorTerminals.insert(terminal, at: 0) }
    exactColorTerminals = Array(exactColorTerminals.prefix(Self.terminalsLimit))
  }

  /// Keeps a place that was found online, for the search to find it without a network.
  public mutating func discover(_ discovery: DiscoveredPlace) {
    discoveries.removeAll { $0.place.id == discovery.place.id }
    discoveries.insert(discovery, at: 0)
    let excess = discoveries.count - Self.discoveriesLimit
    if excess > 0 { discoveries.removeLast(excess) }
  }
}

/// A place that an online search found and the list of places lacks.
public struct DiscoveredPlace: Hashable, Sendable, Codable {
  /// The place.
  public var place: Place
  /// What was typed to find it: it should find it again, whatever the place is called.
  public var query: String

  /// A place found by `query`.
  public init(place: Place, query: String) {
    self.place = place
    self.query = query
  }
}
