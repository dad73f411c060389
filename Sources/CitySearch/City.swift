/// A place of the list.
public struct City: Hashable, Sendable, Identifiable {
  /// The place's number in the list (GeoNames' and OpenWeather's are the same).
  public var id: Int
  /// The name in Latin letters, or in the only script the list has.
  public var name: String
  /// The name in Hangul, where the list has one.
  public var hangulName: String?
  /// Names by language (`de`, `zh-Hant`), where they differ from the one in Latin letters.
  public var names: [String: String]
  /// The first-level division (state, province, 도) as the list has it; empty when unknown.
  public var state: String
  /// The city, county or district that the place is part of, in Latin letters; empty for places on
  /// their own.
  public var within: String
  /// The same in Hangul.
  public var withinHangul: String
  /// The country's ISO 3166 code.
  public var country: String
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// Inhabitants; 0 when unknown.
  public var population: Int
  /// The time zone's name in the IANA database; empty when unknown.
  public var timeZone: String

  /// Makes a place.
  public init(
    id: Int, name: String, hangulName: String? = nil, state: String = "", within: String = "",
    withinHangul: String = "", country: String, latitude: Double, longitude: Double,
    population: Int = 0, timeZone: String = ""
  ) {
    self.id = id
    self.name = name
    self.hangulName = hangulName
    names = hangulName.map { ["ko": $0] } ?? [:]
    self.state = state
    self.within = within
    self.withinHangul = withinHangul
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
    self.population = population
    self.timeZone = timeZone
  }

  /// The name to show to a reader of a language (`ko`, `en`, …).
  public func localName(language: String) -> String {
    names[RegionNames.tableName(of: language)] ?? name
  }
}
