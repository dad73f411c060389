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
