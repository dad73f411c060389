import WeatherModel

/// The three forms of a date in an HTTP header (RFC 9110, section 5.6.7).
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Parses `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or
  /// `Sun Nov  6 08:49:37 1994`; returns nil for anything else.
  static func parse(_ text: String) -> Date? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
    guard words.count >= 5, words.count <= 6,
      let month = words.compactMap(month(named:)).first,
      let clockText = words.first(where: { $0.contains(":") })
    else { return nil }
    let numbers = words.compactMap { Int($0) }
    let clock = clockText.split(separator: ":").compactMap { Int($0) }
    guard numbers.count == 2, clock.count == 3,
      (1...31).contains(numbers[0]), (0...9999).contains(numbers[1]),
      (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    let short = numbers[1] < 100
    let year = short ? numbers[1] + (numbers[1] < 70 ? 2000 : 1900) : numbers[1]
    let days = LocalDate(year: year, month: month + 1, day: numbers[0]).dayNumber
    let seconds = days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  private static func month(named name: Substring) -> Int? {
    months.firstIndex { $0.lowercased() == name.lowercased() }
  }

  /// Formats a time like `Sun, 06 Nov 1994 08:49:37 GMT`.
  static func format(_ moment: Date) -> String {
    let time = LocalTime(moment, utcOffset: 0)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let month = months[time.date.month - 1]
    return
      "\(days[time.date.weekday]), \(String.padded(time.date.day, to: 2)) \(month) \(time.date.year) "
      + "\(time.hourAndMinute24):\(String.padded(time.second, to: 2)) GMT"
  }
}

extension HTTPResponse {
  /// Returns the delay of Retry-After in either of its forms. A date is compared with the server's
  /// own clock if the response has a Date header, otherwise with `now`.
  func retryAfter(now: Date) -> Duration? {
    guard let text = headers["retry-after"]?.trimmed else {
      return nil
    }
    if let seconds = Int(text) { return .seconds(max(0, min(seconds, Self.maxWait))) }
    // A number of seconds that does not fit into an integer is still valid.
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .seconds(Self.maxWait)
    }
    guard let date = HTTPDate.parse(text) else { return nil }
    let origin = headers["date"].flatMap(HTTPDate.parse) ?? now
    return .seconds(max(0, min(Int(date.timeIntervalSince(origin)), Self.maxWait)))
  }

  /// Returns the age of the response in seconds from its headers Age and Date (RFC 9111, section
  /// 4.2.3); 0 if it has neither. An Age is stated by caches, a Date by the service.
  /// - Parameter now: The time that Date is compared with.
  func age(now: Date) -> TimeInterval {
    let date = headers["date"].flatMap(HTTPDate.parse)
    return max(
      0, headers["age"].flatMap { Int($0.trimmed) }.map(TimeInterval.init) ?? 0,
      date.map { now.timeIntervalSince($0) } ?? 0)
  }

  /// The maximum delay, one day, as long as the longest quota lasts. A longer delay is not believed.
  private static let maxWait = 86_400
}
