/// How much of a place's weather is asked for, or known.
public enum DetailLevel: String, CaseIterable, Hashable, Sendable, Codable {
  /// What a row of many places shows: the weather now, with today's low and high.
  case summary
  /// Everything the provider has.
  case full
}
