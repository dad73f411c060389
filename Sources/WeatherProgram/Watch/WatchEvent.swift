import WeatherModel

/// A change in what `watch` can check, for standard error.
enum WatchEvent: Equatable, Sendable {
  /// The weather could not be checked for the first time, or could be checked again.
  case blind(WeatherFailure), seesAgain
  /// The authority did not respond for the first time, or responded again.
  case warningsBlind(WarningsSource), warningsSeenAgain
}

/// A notification by `watch` other than of rain and warnings.
enum WatchNotification: Equatable, Sendable {
  /// The number of further notifications that were not delivered.
  case more(Int)
  /// The warnings could not be checked since a given time.
  case warningsUnchecked(since: Date)
}
