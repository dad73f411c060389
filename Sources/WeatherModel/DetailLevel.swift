/// The level of detail of a request or a report.
public enum DetailLevel: String, CaseIterable, Hashable, Sendable, Codable {
  /// The values of a row in a list of places: the weather now, with today's low and high.
  case summary
  /// The whole forecast without the data that other requests add to a page: air quality, and values
  /// that the provider lacks.
  case forecast
  /// Everything that a page shows.
  case full
}
