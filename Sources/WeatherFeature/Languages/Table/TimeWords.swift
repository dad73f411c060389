package import WeatherModel

/// Dates, ages and lengths of time.
package struct TimeWords: Sendable {
  package let today: String
  package let tomorrow: String
  /// One weekday in one to three columns; 0 is Sunday.
  package let weekdayShort: @Sendable (_ weekday: Int) -> String
  package let weekday: @Sendable (_ weekday: Int) -> String
  package let month: @Sendable (_ month: Int) -> String
  /// In a column of days: `Sun 22`.
  package let dayOfMonth: @Sendable (LocalDate) -> String
  /// In headers: `Sat 21 Nov`.
  package let date: @Sendable (LocalDate) -> String
  /// Written out: `Saturday 21 November`.
  package let longDate: @Sendable (LocalDate) -> String
  /// Younger than a minute: `just now`.
  package let justNow: String
  /// A rough length of time in its largest unit: `2 min`, `3 h`, `2 days`.
  package let rough: @Sendable (_ seconds: Int) -> String
  /// `3 h old`
  package let old: @Sendable (_ length: String) -> String
  /// `3 h ago`
  package let ago: @Sendable (_ length: String) -> String
  /// `in 3 h`
  package let ahead: @Sendable (_ length: String) -> String
  /// To the minute: `10 h 04 min`.
  package let exact: @Sendable (_ minutes: Int) -> String
  /// `10 h 04 min of day`
  package let ofDay: @Sendable (_ length: String) -> String
  /// `6 h`
  package let hours: @Sendable (_ count: Int) -> String
  /// `at 16:00`
  package let at: @Sendable (_ clock: String) -> String
}
