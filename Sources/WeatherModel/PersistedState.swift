/// The state with which the next run starts. A missing or unreadable field has its default, so that
/// a file of an older or newer version can be used.
public struct PersistedState: Hashable, Sendable {
  /// The version of the file format.
  public static let currentVersion = 1
  /// The maximum number of stored places that were found online.
  public static let discoveriesLimit = 500
  /// The maximum number of stored terminals.
  public static let terminalsLimit = 20

  /// The version in which the file was written.
  public var version = PersistedState.currentVersion
  /// The place that was last shown on the page.
  public var lastPlace: Place?
  /// Places opened before, newest first.
  public var recents: [Place]
  /// The user's favourites, in their order.
  public var favourites: [Place]
  /// The sort order of the board, if the user has chosen one.
  public var boardOrder: String?
  /// Places that were found online and selected, newest first.
  public var discoveries: [DiscoveredPlace] = []
  /// The background colour of the terminal, so that the next start has matching colours
  /// immediately.
  public var background: String?
  /// The terminals that reported 24-bit colours, newest first, so that the next start in one of
  /// them uses 24-bit colours immediately.
  public internal(set) var exactColorTerminals: [String] = []
  /// The delivered notifications.
  public var notifications = NotificationHistory()
  /// Whether the file contains something that was not decoded and that writing the state would
  /// therefore remove: an entry of a list, or the members of a later version. Not stored.
  public package(set) var isIncomplete = false
  /// The settings that were chosen in the program, in the form of the configuration file.
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

  /// Stores or removes a terminal that shows 24-bit colours.
  public mutating func setExactColors(_ hasThem: Bool, of terminal: String) {
    exactColorTerminals.removeAll { $0 == terminal }
    if hasThem { exactColorTerminals.insert(terminal, at: 0) }
    exactColorTerminals = Array(exactColorTerminals.prefix(Self.terminalsLimit))
  }

  /// Stores a place that was found online, so that it can be found again without a network.
  public mutating func discover(_ discovery: DiscoveredPlace) {
    discoveries.removeAll { $0.place.id == discovery.place.id }
    discoveries.insert(discovery, at: 0)
    let excess = discoveries.count - Self.discoveriesLimit
    if excess > 0 { discoveries.removeLast(excess) }
  }
}

/// A place that an online search found and that is not in the list of places.
public struct DiscoveredPlace: Hashable, Sendable, Codable {
  /// The place.
  public var place: Place
  /// The text with which it was found. The same text finds it again, regardless of the place's
  /// name.
  public var query: String

  /// Creates a place found by `query`.
  public init(place: Place, query: String) {
    self.place = place
    self.query = query
  }
}
