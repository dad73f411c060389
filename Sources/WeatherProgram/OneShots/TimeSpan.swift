import WeatherModel

/// A length of time as written on the command line: `90s`, `10m`, `1h`, `2d`, or `0`.
struct TimeSpan: Equatable, Sendable {
  /// Example values for error messages.
  static let examples = ["0", "90s", "10m", "1h"]

  private static let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
  /// The maximum in seconds, longer than any useful value.
  private static let longest = 366 * 86_400

  let seconds: TimeInterval

  /// Parses a text; nil if it is not a length of time.
  init?(_ text: String) {
    if text == "0" {
      seconds = 0
      return
    }
    guard let letter = text.last, let unit = Self.units[letter] else { return nil }
    let digits = text.dropLast()
    guard (1...9).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let count = Int(digits)
    else { return nil }
    seconds = TimeInterval(min(count * unit, Self.longest))
  }
}
