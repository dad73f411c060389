import WeatherModel

/// A change in what `watch` can see, for standard error.
enum WatchEvent: Equatable, Sendable {
  /// The first look at the weather that failed, and the first one that succeeded again.
  case blind(WeatherFailure), seesAgain
  /// The first time that the authority did not answer, and that it answered again.
  case warningsBlind(WarningsSource), warningsSeenAgain
}

/// What `watch` notifies of beside rain and warnings.
enum WatchNotification: Equatable, Sendable {
  /// The number of notifications that were left out.
  case more(Int)
  /// The warnings could not be checked since a time.
  case warningsUnchecked(since: Date)
}
