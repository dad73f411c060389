/// Large numbers in a few columns, in the units with which a language counts: thousands and
/// millions, or ten thousands (万) and hundred millions (億).
enum LargeNumber {
  static func brief(_ count: Int, in words: NumberWords) -> String {
    let group = words.thousandsSeparator
    let language = words.texts.header.code
    if count < 10_000 {
      return joinsFourDigits.contains(language) ? String(count) : grouped(count, separator: group)
    }
    let isMyriad = countsByMyriads.contains(language)
    let (step, largest) = isMyriad ? (10_000, 99_995_000) : (1000, 999_500)
    if count < largest {
      return words.populationThousands(grouped((count + step / 2) / step, separator: group))
    }
    let digits = isMyriad || count < 9_950_000 ? 1 : 0
    let scaled = decimalText(
      Double(count) / (isMyriad ? 100_000_000 : 1_000_000), digits: digits,
      separator: words.decimalSeparator)
    return words.populationMillions(scaled)
  }

  /// East Asian languages have a word for ten thousand and count in that unit.
  private static let countsByMyriads: Set = ["ko", "ja", "zh-Hans", "zh-Hant"]
  /// Polish groups digits only in numbers of five or more digits.
  private static let joinsFourDigits: Set = ["pl"]
}
