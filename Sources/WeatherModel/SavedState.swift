/// What the next run starts with. A field that is missing or cannot be read takes its default, so
/// that a file of an older or newer version still serves.
public struct SavedState: Hashable, Sendable, Codable {
  /// The shape of the file.
  public static let currentVersion = 1
  /// How many places found online are kept.
  public static let discoveriesLimit = 500
  /// How many recent places are kept.
  public static let recentsLimit = 20

  /// The shape that it was written in.
  public var version = SavedState.currentVersion
  /// The place on the page.
  public var lastPlace: Place?
  /// Places opened before, newest first.
  public var recents: [Place]
  /// Places kept by the person, in their order.
  public var favourites: [Place]
  /// How the board is sorted, when it was chosen.
  public var boardOrder: String?
  /// Places that were found online and chosen, newest first.
  public var discoveries: [DiscoveredPlace] = []
  /// The units, when they were chosen.
  public var units: UnitSystem?
  /// The language's code, when it was chosen.
  public var language: String?
  /// The theme's name, when it was chosen.
  public var theme: String?
  /// Whom to ask, when it was chosen.
  public var provider: ProviderChoice?
  /// The icon set's name, when it was chosen.
  public var icons: String?
  /// Whether pictures move, when it was chosen.
  public var animation: Bool?
  /// Whether the mouse is the program's, when it was chosen.
  public var mouse: Bool?
  /// Whether the system may be asked where the machine is, when it was asked.
  public var location: Bool?

  /// What is to be kept.
  public init(
    lastPlace: Place? = nil, recents: [Place] = [], favourites: [Place] = [],
    units: UnitSystem? = nil, language: String? = nil
  ) {
    self.lastPlace = lastPlace
    self.recents = recents
    self.favourites = favourites
    self.units = units
    self.language = language
  }

  /// Reads what can be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
      (try? container.decodeIfPresent(Value.self, forKey: key)) ?? nil
    }
    version = try container.decode(Int.self, forKey: .version)
    lastPlace = value(.lastPlace)
    recents = value(.recents) ?? []
    favourites = value(.favourites) ?? []
    boardOrder = value(.boardOrder)
    discoveries = value(.discoveries) ?? []
    units = value(.units)
    language = value(.language)
    theme = value(.theme)
    provider = value(.provider)
    icons = value(.icons)
    animation = value(.animation)
    mouse = value(.mouse)
    location = value(.location)
  }

  /// Makes `place` the last one and the first of the recent ones.
  public mutating func visit(_ place: Place) {
    lastPlace = place
    recents.removeAll { $0.id == place.id }
    recents.insert(place, at: 0)
    if recents.count > Self.recentsLimit { recents.removeLast(recents.count - Self.recentsLimit) }
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
