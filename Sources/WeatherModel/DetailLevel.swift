/// How much of a place's weather is asked for, or known.
public enum DetailLevel: String, CaseIterable, Hashable, Sendable, Codable {
  /// What a row of many places shows: the weather now, with today's low and high.
  case summary
  /// The whole forecast, without what other requests add to a page: air quality, and values that the
  /// provider lacks.
  case forecast
  /// Everything that a page shows.
  case full
}
