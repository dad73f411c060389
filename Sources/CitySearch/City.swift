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

  /// What a place of the list is, which its number tells: those of airports and spots lie above
  /// GeoNames', those of Korea's districts are their administrative codes.
  public enum Kind: Hashable, Sendable {
    /// A town, or a part of one.
    case town
    /// A district of the Korea Meteorological Administration's table.
    case koreanDistrict
    /// An airport, by its IATA code.
    case airport(String)
    /// An island, a lake, a mountain, a park or a coast.
    case nature
    /// A station, a university or a sight.
    case sight

    /// The kind of a number.
    public init(id: Int) {
      switch id {
      case 100_000_000..<110_000_000:
        var code = ""
        var rest = id - 100_000_000
        while rest > 0 {
          code = String(rest % 36, radix: 36, uppercase: true) + code
          rest /= 36
        }
        self = .airport(code)
      case 110_000_000..<120_000_000: self = .nature
      case 120_000_000..<130_000_000: self = .sight
      case 1_000_000_000...: self = .koreanDistrict
      default: self = .town
      }
    }

    /// The number of an airport in the list; nil for what is no code.
    public static func number(ofAirport code: String) -> Int? {
      guard (1...3).contains(code.utf8.count), let number = Int(code, radix: 36) else { return nil }
      return 100_000_000 + number
    }

    /// Whether people live there, so that it is a place on a map and near a point.
    public var isTown: Bool { self == .town || self == .koreanDistrict }
  }

  /// What the place is.
  public var kind: Kind { Kind(id: id) }

  /// The name to show to a reader of a language (`ko`, `en`, …).
  public func localName(language: String) -> String {
    names[RegionNames.tableName(of: language)] ?? name
  }
}
