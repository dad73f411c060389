package import WeatherModel

extension TimeWords {
  /// Returns a time on a 12-hour clock: `9:00 PM`.
  package func twelveHourClock(hour: Int, minute: Int) -> String {
    let values: Template.Values = ["hour": String((hour + 11) % 12 + 1), "minute": String(minute)]
    return hour < 12 ? texts["time.clockAM", values] : texts["time.clockPM", values]
  }
  /// Returns a full hour on a 12-hour clock in three to five columns: `9p`.
  package func twelveHour(_ hour: Int) -> String {
    let values: Template.Values = ["hour": String((hour + 11) % 12 + 1)]
    return hour < 12 ? texts["time.hourAM", values] : texts["time.hourPM", values]
  }
  /// Returns a time on another day within a sentence: `Sun 22 at 16:00`.
  package func at(_ clock: String, on date: LocalDate) -> String {
    texts["time.atDay", ["day": dayOfMonth(date), "clock": clock]]
  }
}

extension TimeWords {
  /// Returns a weekday in one to three columns; 0 is Sunday.
  package func weekdayShort(_ weekday: Int) -> String {
    texts["weekdayShort", TimeWords.weekdays[((weekday % 7) + 7) % 7]]
  }

  /// Returns a date's weekday in full: `Sunday`.
  package func weekday(_ date: LocalDate) -> String {
    texts["weekday", TimeWords.weekdays[date.weekday]]
  }

  /// Returns a date for a column of days: `Sun 22`.
  package func dayOfMonth(_ date: LocalDate) -> String {
    texts[
      "time.dayOfMonth", ["weekday": weekdayShort(date.weekday), "day": String(date.day)]]
  }

  /// Returns a date for headers: `Sat 21 Nov`.
  package func date(_ date: LocalDate) -> String {
    texts[
      "time.date",
      [
        "weekday": weekdayShort(date.weekday), "day": String(date.day),
        "month": monthShort(date.month),
      ]]
  }

  /// Returns a month, from 1, as it stands alone, in two to five columns: `Nov`.
  package func monthShort(_ month: Int) -> String {
    texts["monthShort", Self.key(ofMonth: month)]
  }

  /// Returns a date without the weekday: `21 Nov`.
  package func dayAndMonth(_ date: LocalDate) -> String {
    texts["time.dayAndMonth", ["day": String(date.day), "month": monthShort(date.month)]]
  }

  /// Returns a date with its year: `21 Nov 2018`.
  package func dateOfYear(_ date: LocalDate) -> String {
    texts[
      "time.dateOfYear",
      ["day": String(date.day), "month": monthShort(date.month), "year": String(date.year)]]
  }

  /// Returns a date in full: `Saturday 21 November`.
  package func longDate(_ date: LocalDate) -> String {
    texts[
      "time.longDate",
      [
        "weekday": weekday(date), "day": String(date.day),
        "month": texts["month", Self.key(ofMonth: date.month)],
      ]]
  }

  private static func key(ofMonth month: Int) -> String { months[min(max(1, month), 12) - 1] }

  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}

extension TimeWords {
  /// Returns an approximate duration in its largest unit: `2 min`, `3 h`, `2 days`.
  ///
  /// Up to two days are given in hours, so that the number of days is never one.
  package func rough(_ seconds: Int) -> String {
    switch max(0, seconds) {
    case ..<60: texts["time.seconds", ["count": String(max(0, seconds))]]
    case ..<3600: texts["time.minutes", ["count": String(seconds / 60)]]
    case ..<172_800: texts["time.roughHours", ["count": String(seconds / 3600)]]
    default: texts["time.days", count: "count", seconds / 86_400]
    }
  }

  /// Returns a duration to the minute: `10 h 04 min`.
  package func exact(_ minutes: Int) -> String {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return texts["time.exactMinutes", ["minutes": String(rest)]] }
    if rest == 0 { return texts["time.exactHours", ["hours": String(hours)]] }
    return texts[
      "time.exactHoursMinutes", ["hours": String(hours), "minutes": String(rest)]]
  }
}
