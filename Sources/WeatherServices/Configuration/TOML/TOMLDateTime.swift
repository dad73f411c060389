/// Dates and times of TOML, by RFC 3339: a date, a time, or both, then perhaps with an offset.
enum TOMLDateTime {
  private static let dash = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a whole word is a date, a time or both.
  static func isValid(_ word: ArraySlice<UInt8>) -> Bool {
    guard isDate(word.prefix(10)) else { return word.count >= 8 && isTime(word) }
    let rest = word.dropFirst(10)
    guard let mark = rest.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "t") || mark == UInt8(ascii: " ") else { return false }
    let time = rest.dropFirst()
    // After the seconds, an offset is all that may hold a sign or a letter.
    guard let offset = time.firstIndex(where: { !isDigit($0) && $0 != colon && $0 != 0x2E })
    else { return isTime(time) }
    return isTime(time[..<offset]) && isOffset(time[offset...])
  }

  /// Whether a text is `2026-11-21`, and the day exists.
  static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    guard let parts = numbers(text, lengths: [4, 2, 2], separator: dash) else { return false }
    let (year, month, day) = (parts[0], parts[1], parts[2])
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
  }

  /// Whether a text is `07:32:00`, perhaps with a fraction.
  private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    guard let parts = numbers(text.prefix(8), lengths: [2, 2, 2], separator: colon),
      parts[0] < 24, parts[1] < 60, parts[2] <= 60
    else { return false }
    let fraction = text.dropFirst(8)
    guard !fraction.isEmpty else { return true }
    return fraction.first == UInt8(ascii: ".") && fraction.count > 1
      && fraction.dropFirst().allSatisfy(isDigit)
  }

  /// Whether a text is `Z` or `+09:00`.
  private static func isOffset(_ text: ArraySlice<UInt8>) -> Bool {
    if text.count == 1 { return text.first.map { $0 | 0x20 == UInt8(ascii: "z") } ?? false }
    guard text.first == dash || text.first == UInt8(ascii: "+"),
      let parts = numbers(text.dropFirst(), lengths: [2, 2], separator: colon)
    else { return false }
    return parts[0] < 24 && parts[1] < 60
  }

  /// Numbers of fixed lengths with a separator between them; nil when a text is anything else.
  private static func numbers(
    _ text: ArraySlice<UInt8>, lengths: [Int], separator: UInt8
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == lengths, parts.allSatisfy({ $0.allSatisfy(isDigit) })
    else { return nil }
    return parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
  }
}
