/// Case endings after a clock time, which depend on the last word of the time when read aloud:
/// `21:00’e` (yirmi bir), `15:40’a` (on beş kırk).
enum TurkishClock {
  /// Returns the form for "to a time": `21:00’e`.
  static func dative(_ clock: String) -> String { "\(clock)’\(endings(clock).dative)" }

  /// Returns the form for "from a time": `15:40’tan`.
  static func ablative(_ clock: String) -> String { "\(clock)’\(endings(clock).ablative)" }

  private typealias Endings = (dative: String, ablative: String)

  private static let ones: [Endings] = [
    ("a", "dan"), ("e", "den"), ("ye", "den"), ("e", "ten"), ("e", "ten"), ("e", "ten"),
    ("ya", "dan"), ("ye", "den"), ("e", "den"), ("a", "dan"),
  ]
  private static let tens: [Endings] = [
    ("a", "dan"), ("a", "dan"), ("ye", "den"), ("a", "dan"), ("a", "tan"), ("ye", "den"),
  ]

  /// Returns the endings for a clock time. The minutes of a full hour are not read aloud, nor is an
  /// offset after the minutes.
  private static func endings(_ clock: String) -> Endings {
    let numbers = clock.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    guard numbers.count == 2 else { return ("e", "den") }
    let read = numbers[1] > 0 ? numbers[1] : numbers[0]
    let (ten, one) = (read / 10, read % 10)
    return one > 0 || ten > 5 ? ones[one] : tens[ten]
  }
}

/// A clock time after an article, which is plural except for one o'clock: `las 21:00`, `la 01:00`.
/// A time that begins with a day has no article: `lun 23 21:00`.
enum RomanceClock {
  /// Returns the time after the plural or the singular word, or after another text if it begins with
  /// a day.
  static func after(
    _ plural: String, _ singular: String, day: String = "", _ clock: String
  ) -> String {
    guard clock.prefix(while: { $0 != " " }).contains(":") else { return day + clock }
    let hour = clock.split { !$0.isNumber }.first.flatMap { Int($0) }
    return "\(hour == 1 ? singular : plural) \(clock)"
  }
}

/// A clock time after the preposition that it requires.
enum UkrainianClock {
  /// Returns the form for "at a time": `о 16:00`. Eleven begins with a vowel when read aloud: `об
  /// 11:00` (об одинадцятій).
  static func locative(_ clock: String) -> String {
    clock.hasPrefix("11:") ? "об \(clock)" : "о \(clock)"
  }
}
