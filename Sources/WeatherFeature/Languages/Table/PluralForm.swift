/// Which form of a noun stands after a whole number, by CLDR's plural rules (Unicode Technical
/// Standard 35, part 3); languages with one form after every number need none of this.
enum PluralForm: Hashable, Sendable {
  case one, few, many

  /// Russian and Ukrainian: `1 день`, `2 дня`, `5 дней`, `11 дней`, `21 день`.
  static func eastSlavic(_ count: Int) -> PluralForm {
    count % 10 == 1 && count % 100 != 11 ? .one : endsInTwoToFour(count) ? .few : .many
  }

  /// Polish: only 1 itself takes the singular: `1 plik`, `2 pliki`, `5 plików`, `21 plików`.
  static func polish(_ count: Int) -> PluralForm {
    count == 1 ? .one : endsInTwoToFour(count) ? .few : .many
  }

  /// The one of the three that this is.
  func of(_ one: String, _ few: String, _ many: String) -> String {
    switch self {
    case .one: one
    case .few: few
    case .many: many
    }
  }

  private static func endsInTwoToFour(_ count: Int) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }
}
