/// A place whose weather can be requested.
public struct Place: Hashable, Sendable, Codable, Identifiable {
  /// An identifier of the place that is stable between runs: `geonames:1835848`,
  /// `at:33.5312,-111.9426`.
  public var id: String
  /// The name in Latin letters, or the only name.
  public var name: String
  /// The name in the place's own script, if different: 서울.
  public var localName: String?
  /// Names by language (`de`, `zh-Hant`), if different from the name.
  public var names: [String: String]?
  /// The city, county or district that the place is part of, in English and Korean.
  public var within: [String: String]?
  /// The position relative to the nearest named place, if this place has no name of its own.
  public var near: PlaceBearing?
  /// The first-level administrative division: a state or province.
  public var admin1: String?
  /// ISO 3166-1 alpha-2, upper case.
  public var countryCode: String?
  /// The coordinate.
  public var coordinate: Coordinate
  /// The IANA time zone identifier, if known before the provider responds.
  public var timeZoneIdentifier: String?
  /// Metres above sea level.
  public var elevation: Double?
  /// The number of inhabitants, if known.
  public var population: Int?

  /// Creates a place.
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

/// The position of a point relative to the nearest named place. The user interface converts it to
/// text in the current language.
public struct PlaceBearing: Hashable, Sendable, Codable {
  /// The place's name, as in ``Place/name``.
  public var name: String
  /// The name in the place's own script, as in ``Place/localName``.
  public var localName: String?
  /// The names by language, as in ``Place/names``.
  public var names: [String: String]?
  /// The distance from the place to the point.
  public var kilometres: Double
  /// The direction from the place to the point, in degrees clockwise from north.
  public var bearing: Double

  /// Creates the position of a point as seen from `place`.
  public init(from place: Place, kilometres: Double, bearing: Double) {
    name = place.name
    localName = place.localName
    names = place.names
    self.kilometres = kilometres
    self.bearing = bearing
  }
}
