/// A place in the list.
public struct City: Hashable, Sendable, Identifiable {
  /// The place's number in the list (GeoNames and OpenWeather use the same numbers).
  public var id: Int
  /// The name in Latin letters, or in its own script if the list has no Latin one.
  public var name: String
  /// The name in Hangul, if the list has it.
  public var hangulName: String?
  /// Names by language (`de`, `zh-Hant`), if different from the name in Latin letters.
  public var names: [String: String]
  /// The first-level division (state, province, 도) as in the list; empty if unknown.
  public var state: String
  /// The city, county or district that contains the place, in Latin letters; empty if there is
  /// none.
  public var within: String
  /// The Hangul name of the city, county or district that contains the place.
  public var withinHangul: String
  /// The country's ISO 3166 code.
  public var country: String
  /// The latitude in degrees north.
  public var latitude: Double
  /// The longitude in degrees east.
  public var longitude: Double
  /// The population; 0 if unknown.
  public var population: Int
  /// The name of the time zone in the IANA database; empty if unknown.
  public var timeZone: String

  /// Creates a place.
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

  /// The kind of a place, which is encoded in its number: the numbers of airports, natural features
  /// and sights are in ranges above those of GeoNames, and the numbers of Korean districts are
  /// their administrative codes.
  public enum Kind: Hashable, Sendable {
    /// A town, or a part of one.
    case town
    /// A district in the Korea Meteorological Administration's table.
    case koreanDistrict
    /// An airport, with its IATA code.
    case airport(String)
    /// An island, a lake, a mountain, a park or a coast.
    case nature
    /// A station, a university or a tourist attraction.
    case sight

    /// Creates the kind of a place from its number.
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

    /// Returns the number of an airport in the list; nil if the text is not a code.
    public static func number(ofAirport code: String) -> Int? {
      guard (1...3).contains(code.utf8.count), code.allSatisfy({ $0.isLetter || $0.isNumber }),
        let number = Int(code, radix: 36)
      else { return nil }
      return 100_000_000 + number
    }

    /// Whether the place is inhabited: a town or a Korean district. Only inhabited places are shown
    /// on maps and returned as the places nearest to a point.
    public var isTown: Bool { self == .town || self == .koreanDistrict }
    /// Whether the place is a town, a district or a sight, such as a ski resort, which lies in an area.
    var isTownOrSight: Bool { isTown || self == .sight }
  }

  /// The kind of the place.
  public var kind: Kind { Kind(id: id) }

  /// Whether the place is a town with GeoNames' number. Towns that GeoNames lacks have numbers above
  /// those of sights.
  public var isFromGeoNames: Bool { kind == .town && id < 100_000_000 }

  /// Returns the name to show in a language (`ko`, `en`, …).
  public func localName(language: String) -> String {
    names[RegionNames.tableName(of: language)] ?? name
  }
}
