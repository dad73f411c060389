/// A place that has weather.
public struct Place: Hashable, Sendable, Codable, Identifiable {
  /// A name of the place that stays the same between runs: `geonames:1835848`, `at:33.5312,-111.9426`.
  public var id: String
  /// The name in Latin letters, or the only one there is.
  public var name: String
  /// The name in the place's own script, when it differs: 서울.
  public var localName: String?
  /// Names by language (`de`, `zh-Hant`), where they differ from the name.
  public var names: [String: String]?
  /// The city, county or district that the place is part of, in English and Korean.
  public var within: [String: String]?
  /// How it lies to the nearest place with a name, where it has none of its own.
  public var near: PlaceBearing?
  /// The first-level division: a state, a province.
  public var admin1: String?
  /// ISO 3166-1 alpha-2, upper case.
  public var countryCode: String?
  /// Where it is.
  public var coordinate: Coordinate
  /// IANA identifier, when known before the provider answers.
  public var timeZoneIdentifier: String?
  /// Metres above the sea.
  public var elevation: Double?
  /// Inhabitants, when known.
  public var population: Int?

  /// A place with what is known of it.
  public init(
    id: String, name: String, localName: String? = nil, admin1: String? = nil,
    countryCode: String? = nil, coordinate: Coordinate, timeZoneIdentifier: String? = nil,
    elevation: Double? = nil, population: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.localName = localName
    self.admin1 = admin1
    self.countryCode = countryCode
    self.coordinate = coordinate
    self.timeZoneIdentifier = timeZoneIdentifier
    self.elevation = elevation
    self.population = population
  }
}

/// How a point lies to the nearest place that has a name. It becomes words where it is shown.
public struct PlaceBearing: Hashable, Sendable, Codable {
  /// The place's name, as in ``Place/name``.
  public var name: String
  /// As in ``Place/localName``.
  public var localName: String?
  /// As in ``Place/names``.
  public var names: [String: String]?
  /// How far the point is.
  public var kilometres: Double
  /// The direction from the place to the point, in degrees clockwise from north.
  public var bearing: Double

  /// A point as seen from `place`.
  public init(from place: Place, kilometres: Double, bearing: Double) {
    name = place.name
    localName = place.localName
    names = place.names
    self.kilometres = kilometres
    self.bearing = bearing
  }
}
