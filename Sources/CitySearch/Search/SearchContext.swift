/// What the search knows of who asks.
public struct SearchContext: Hashable, Sendable {
  /// The user's country (ISO 3166): its places come first among equals.
  public var homeCountry: String?
  /// Numbers of recent and favourite places: they come first among equals, too.
  public var preferredIDs: [Int]
  /// The user's language (`en`, `ko`, `zh-Hant` …): names of countries are understood in it and in
  /// English.
  public var language: String

  /// Makes a context.
  public init(homeCountry: String? = nil, preferredIDs: [Int] = [], language: String = "en") {
    self.homeCountry = homeCountry
    self.preferredIDs = preferredIDs
    self.language = language
  }
}
