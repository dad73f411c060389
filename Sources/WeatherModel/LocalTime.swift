public import FoundationEssentials

/// A date of the Gregorian calendar without a time zone: a place's own day.
public struct LocalDate: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// Days since 1970-01-01.
  public var dayNumber: Int

  /// The day that lies this many days after 1970-01-01.
  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// A date by its parts; days beyond the month's end run on into the next.
  public init(year: Int, month: Int, day: Int) {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": days from civil.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(dayNumber: era * 146_097 + dayOfEra - 719_468)
  }

  /// A date written `2026-11-21`, or nil.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private var civil: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthIndex + 2) / 5 + 1)
  }

  /// Of the common era.
  public var year: Int { civil.year }
  /// 1–12.
  public var month: Int { civil.month }
  /// 1–31.
  public var day: Int { civil.day }
  /// 0 is Sunday.
  public var weekday: Int { ((dayNumber % 7) + 11) % 7 }

  /// `2026-11-21`.
  public var description: String {
    let (year, month, day) = civil
    return "\(zeroPadded(year, to: 4))-\(zeroPadded(month, to: 2))-\(zeroPadded(day, to: 2))"
  }

  /// The day that lies this many days later.
  public func advanced(byDays days: Int) -> LocalDate {
    LocalDate(dayNumber: dayNumber + days)
  }

  /// Earlier days first.
  public static func < (left: Self, right: Self) -> Bool { left.dayNumber < right.dayNumber }

  /// Reads `2026-11-21`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = LocalDate(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date: \(text)")
    }
    self = date
  }

  /// Writes `2026-11-21`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A moment on a place's wall clock.
public struct LocalTime: Hashable, Sendable {
  /// The place's date.
  public var date: LocalDate
  /// 0–23.
  public var hour: Int
  /// 0–59.
  public var minute: Int
  /// 0–59.
  public var second: Int
  /// How far the place's clock is ahead of UTC.
  public var utcOffset: Int

  /// What a clock shows at `moment` that runs `utcOffset` seconds ahead of UTC.
  public init(_ moment: Date, utcOffset: Int) {
    let seconds = Int(moment.timeIntervalSince1970.rounded(.down)) + utcOffset
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    date = LocalDate(dayNumber: days)
    hour = rest / 3600
    minute = rest % 3600 / 60
    second = rest % 60
    self.utcOffset = utcOffset
  }

  /// `18:42`, for requests and files; views write times with `WeatherFormat`.
  public var hourAndMinute24: String { "\(zeroPadded(hour, to: 2)):\(zeroPadded(minute, to: 2))" }

  /// RFC 3339 with the place's offset: `2026-11-21T18:42:00+09:00`.
  public var rfc3339: String {
    let ahead = abs(utcOffset)
    let sign = utcOffset < 0 ? "-" : "+"
    let zone = "\(sign)\(zeroPadded(ahead / 3600, to: 2)):\(zeroPadded(ahead % 3600 / 60, to: 2))"
    return "\(date)T\(hourAndMinute24):\(zeroPadded(second, to: 2))\(zone)"
  }
}

private func zeroPadded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
