/// The user's context of a search.
public struct SearchContext: Hashable, Sendable {
  /// A point on the globe, in degrees.
  public struct Point: Hashable, Sendable {
    /// The latitude in degrees north.
    public var latitude: Double
    /// The longitude in degrees east.
    public var longitude: Double

    /// Creates a point.
    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The user's country (ISO 3166). Its places come first among equal matches.
  public var homeCountry: String?
  /// The machine's time zone (`Asia/Seoul`). Places in it rank like those in the user's country.
  public var timeZone: String?
  /// The point that the user is viewing. The nearer of equal matches comes first.
  public var near: Point?
  /// The numbers of recent and favourite places, which also come first among equal matches.
  public var preferredIDs: [Int]
  /// While the user is typing, the number of the place that ranked first before the text was
  /// extended. The place stays first as long as one of its names begins with the text, unless
  /// another place is much larger.
  public var leader: Int?
  /// Whether the text counts as typed letter by letter: if no leader is given, it follows from the
  /// text.
  public var isTyped: Bool
  /// The user's country in two bytes.
  var home: UInt16? { homeCountry.map { CountryCode.packed($0.utf8) } }
  /// Whether the last word may be unfinished.
  var isBeingTyped: Bool { isTyped || leader != nil }
  /// The user's language (`en`, `ko`, `zh-Hant` …). Names of places and countries in it are
  /// equivalent to the names that are shown.
  public var language: String

  /// Creates a context.
  public init(
    homeCountry: String? = nil, preferredIDs: [Int] = [], language: String = "en",
    timeZone: String? = nil, near: Point? = nil, leader: Int? = nil,
    isTyped: Bool = false
  ) {
    self.isTyped = isTyped
    self.leader = leader
    self.homeCountry = homeCountry
    self.timeZone = timeZone
    self.near = near
    self.preferredIDs = preferredIDs
    self.language = language
  }
}
