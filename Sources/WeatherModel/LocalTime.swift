/// A date of the Gregorian calendar without a time zone, in a place's local time.
///
/// ```swift
/// let leapDay = LocalDate(year: 2028, month: 2, day: 28).advanced(byDays: 1)
/// // leapDay.description is "2028-02-29"
/// let typed = LocalDate("2027-02-29")
/// // typed is nil: 2027 is no leap year
/// ```
public struct LocalDate: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// Days since 1970-01-01.
  public var dayNumber: Int

  /// Creates the date this many days after 1970-01-01.
  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// Creates a date from its parts. Days beyond the month's end continue into the next month.
  public init(year: Int, month: Int, day: Int) {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": days from civil.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(dayNumber: era * 146_097 + dayOfEra - 719_468)
  }

  /// Creates a date from the form `2026-11-21`; nil for another form, and for a day that the month
  /// does not have.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard self.month == month else { return nil }
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

  /// The year of the common era.
  public var year: Int { civil.year }
  /// The month, 1–12.
  public var month: Int { civil.month }
  /// The day, 1–31.
  public var day: Int { civil.day }
  /// The weekday; 0 is Sunday.
  public var weekday: Int { ((dayNumber % 7) + 11) % 7 }

  /// The form `2026-11-21`.
  public var description: String {
    let (year, month, day) = civil
    return "\(zeroPadded(year, to: 4))-\(zeroPadded(month, to: 2))-\(zeroPadded(day, to: 2))"
  }

  /// Returns the date this many days later.
  public func advanced(byDays days: Int) -> LocalDate {
    LocalDate(dayNumber: dayNumber + days)
  }

  /// Orders earlier dates first.
  public static func < (left: Self, right: Self) -> Bool { left.dayNumber < right.dayNumber }

  /// Decodes `2026-11-21`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = LocalDate(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date: \(text)")
    }
    self = date
  }

  /// Encodes `2026-11-21`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A moment in a place's local time.
///
/// ```swift
/// let time = LocalTime(Date(timeIntervalSince1970: 1_700_000_000), utcOffset: 9 * 3600)
/// // time.hourAndMinute24 is "07:13", time.rfc3339 is "2023-11-15T07:13:20+09:00"
/// ```
public struct LocalTime: Hashable, Sendable {
  /// The local date.
  public var date: LocalDate
  /// The hour, 0–23.
  public var hour: Int
  /// The minute, 0–59.
  public var minute: Int
  /// The second, 0–59.
  public var second: Int
  /// The seconds by which the clock is ahead of UTC.
  public var utcOffset: Int

  /// Creates the local time at `moment` on a clock that is `utcOffset` seconds ahead of UTC.
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

  /// The form `18:42`, for requests and files; views format times with `WeatherFormat`.
  public var hourAndMinute24: String { "\(zeroPadded(hour, to: 2)):\(zeroPadded(minute, to: 2))" }

  /// RFC 3339 with the place's offset: `2026-11-21T18:42:00+09:00`.
  public var rfc3339: String {
    let ahead = abs(utcOffset)
    let sign = utcOffset < 0 ? "-" : "+"
    let zone = "\(sign)\(zeroPadded(ahead / 3600, to: 2)):\(zeroPadded(ahead % 3600 / 60, to: 2))"
    return "\(date)T\(hourAndMinute24):\(zeroPadded(second, to: 2))\(zone)"
  }
}

extension Date {
  /// Creates a moment from RFC 3339, such as `2026-11-21T18:42:00+09:00`, with or without fractions
  /// of a second; `nil` for anything else. The colon of the offset may be missing, as ISO 8601
  /// allows.
  public init?(rfc3339 text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.count <= 40, bytes[10] | 0x20 == UInt8(ascii: "t"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let date = LocalDate(String(decoding: bytes[..<10], as: UTF8.self)),
      date.description.utf8.elementsEqual(bytes[..<10]),
      let hour = Self.number(bytes[11..<13], through: 23),
      let minute = Self.number(bytes[14..<16], through: 59),
      let second = Self.number(bytes[17..<19], through: 60)
    else { return nil }
    var zone = bytes[19...]
    var fraction = 0.0
    if zone.first == UInt8(ascii: ".") {
      let digits = zone.dropFirst().prefix { (0x30...0x39).contains($0) }
      guard let value = Double("0." + String(decoding: digits, as: UTF8.self)) else { return nil }
      fraction = value
      zone = zone.dropFirst(digits.count + 1)
    }
    guard let offset = Self.utcOffset(zone) else { return nil }
    let seconds = date.dayNumber * 86_400 + hour * 3600 + minute * 60 + second - offset
    self.init(timeIntervalSince1970: TimeInterval(seconds) + fraction)
  }

  /// Returns the offset from UTC in seconds, parsed from `Z`, `+09:00`, `+0900` or `+09`.
  private static func utcOffset(_ zone: ArraySlice<UInt8>) -> Int? {
    guard let sign = zone.first else { return nil }
    if zone.count == 1, sign | 0x20 == UInt8(ascii: "z") { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    var rest = zone.dropFirst()
    guard let hours = number(rest.prefix(2), through: 23) else { return nil }
    rest = rest.dropFirst(2)
    if rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
    guard let minutes = rest.isEmpty ? 0 : number(rest, through: 59) else { return nil }
    let offset = hours * 3600 + minutes * 60
    return sign == UInt8(ascii: "-") ? -offset : offset
  }

  /// Returns a number parsed from two digits; nil if the text is not such a number or exceeds
  /// `limit`.
  private static func number(_ digits: ArraySlice<UInt8>, through limit: Int) -> Int? {
    guard digits.count == 2, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number <= limit ? number : nil
  }

  /// The moment as RFC 3339 in UTC: `2026-11-21T09:42:00Z`.
  public var rfc3339: String {
    LocalTime(self, utcOffset: 0).rfc3339.prefix(19) + "Z"
  }
}

private func zeroPadded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
