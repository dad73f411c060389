import WeatherModel

/// A change in what `watch` can check, for standard error.
enum WatchEvent: Equatable, Sendable {
  /// The weather can no longer be checked, or can be checked again.
  case blind(WeatherFailure), seesAgain
  /// The provider responds with weather of an earlier time, so the weather cannot be checked.
  case outdated(Provider, since: Date)
  /// The authority no longer responds, or responds again.
  case warningsBlind(WarningsSource), warningsSeenAgain
}

/// A notification by `watch` that is not about rain or a warning.
enum WatchNotification: Equatable, Sendable {
  /// The number of further notifications that were not delivered.
  case more(Int)
  /// The warnings have not been checked since a given time.
  case warningsUnchecked(since: Date)
}
