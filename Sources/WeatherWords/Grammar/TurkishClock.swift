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
