/// The user's context of a search.
public struct SearchContext: Hashable, Sendable {
  /// A point on the globe, in degrees.
  public struct Point: Hashable, Sendable {
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double

    /// Makes a point.
    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The user's country (ISO 3166): its places come first among equals.
  public var homeCountry: String?
  /// The machine's time zone (`Asia/Seoul`): its places count like those of the country.
  public var timeZone: String?
  /// The point that the user looks at: the nearer of equal matches comes first.
  public var near: Point?
  /// Numbers of recent and favourite places: they come first among equals, too.
  public var preferredIDs: [Int]
  /// The number of the place that was first for the beginning of the text, while it is typed: it stays first
  /// where its name goes on so, unless another place is much larger.
  public var leader: Int?
  /// The user's language (`en`, `ko`, `zh-Hant` …): names of places and countries in it count as
  /// much as the ones that are shown.
  public var language: String

  /// Makes a context.
  public init(
    homeCountry: String? = nil, preferredIDs: [Int] = [], language: String = "en",
    timeZone: String? = nil, near: Point? = nil, leader: Int? = nil
  ) {
    self.leader = leader
    self.homeCountry = homeCountry
    self.timeZone = timeZone
    self.near = near
    self.preferredIDs = preferredIDs
    self.language = language
  }
}
