/// Case endings after a clock's time, which follow the last word of it as it is read aloud:
/// `21:00’e` (yirmi bir), `15:40’a` (on beş kırk).
enum TurkishClock {
  /// Towards a time: `21:00’e`.
  static func dative(_ clock: String) -> String { "\(clock)’\(endings(clock).dative)" }

  /// From a time on: `15:40’tan`.
  static func ablative(_ clock: String) -> String { "\(clock)’\(endings(clock).ablative)" }

  private typealias Endings = (dative: String, ablative: String)

  private static let ones: [Endings] = [
    ("a", "dan"), ("e", "den"), ("ye", "den"), ("e", "ten"), ("e", "ten"), ("e", "ten"),
    ("ya", "dan"), ("ye", "den"), ("e", "den"), ("a", "dan"),
  ]
  private static let tens: [Endings] = [
    ("a", "dan"), ("a", "dan"), ("ye", "den"), ("a", "dan"), ("a", "tan"), ("ye", "den"),
  ]

  /// A full hour is read without its minutes; an offset after them is not read.
  private static func endings(_ clock: String) -> Endings {
    let numbers = clock.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    guard numbers.count == 2 else { return ("e", "den") }
    let read = numbers[1] > 0 ? numbers[1] : numbers[0]
    let (ten, one) = (read / 10, read % 10)
    return one > 0 || ten > 5 ? ones[one] : tens[ten]
  }
}

/// A clock's time after an article, which is plural but for one o'clock: `las 21:00`, `la 01:00`.
enum RomanceClock {
  /// The time after one of two words.
  static func after(_ plural: String, _ singular: String, _ clock: String) -> String {
    let hour = clock.split { !$0.isNumber }.first.flatMap { Int($0) }
    return "\(hour == 1 ? singular : plural) \(clock)"
  }
}

/// A clock's time after the preposition that it takes.
enum UkrainianClock {
  /// At a time: `о 16:00`. Eleven begins with a vowel when it is read aloud: `об 11:00` (об
  /// одинадцятій).
  static func locative(_ clock: String) -> String {
    clock.hasPrefix("11:") ? "об \(clock)" : "о \(clock)"
  }
}
