// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// Dates, ages and lengths of time.
package struct TimeWords: Sendable {
  let texts: Catalog

  /// Dates and lengths of time. `Today`
  package var today: String { texts["time.today"] }

  /// In a narrow column. `Today`
  package var todayShort: String { texts["time.todayShort"] }

  /// A date with its year on the screen of one date; the date is time.dateOfYear. `Wednesday, 25
  /// Nov 2026`
  package func fullDate(_ weekday: String, _ date: String) -> String {
    texts["time.fullDate", ["weekday": weekday, "date": date]]
  }

  /// Dates and lengths of time. Younger than a minute: `just now`.
  package var justNow: String { texts["time.justNow"] }

  /// Dates and lengths of time. `3 h ago`
  package func ago(_ length: String) -> String { texts["time.ago", ["length": length]] }

  /// Dates and lengths of time. `in 3 h`
  package func ahead(_ length: String) -> String { texts["time.ahead", ["length": length]] }

  /// Dates and lengths of time. `day 10 h 04 min`
  package func ofDay(_ length: String) -> String { texts["time.ofDay", ["length": length]] }

  /// Dates and lengths of time. `6 h`
  package func hours(_ count: Int) -> String { texts["time.hours", ["count": String(count)]] }

  /// Dates and lengths of time. `at 16:00`
  package func at(_ clock: String) -> String { texts["time.at", ["clock": clock]] }
}

extension Words {
  /// Dates, ages and lengths of time.
  package var time: TimeWords { TimeWords(texts: texts) }
}
