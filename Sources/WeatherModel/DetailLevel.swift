/// The level of detail of a request or a report.
public enum DetailLevel: String, CaseIterable, Hashable, Sendable, Codable {
  /// The values of a row of many places: the weather now, with today's low and high.
  case summary
  /// The whole forecast, without what other requests add to a page: air quality, and values that the
  /// provider lacks.
  case forecast
  /// Everything that a page shows.
  case full
}
