/// A rule that selects the form of a noun after an integer, by CLDR's plural rules (Unicode
/// Technical Standard 35, part 3), as written by gettext in a file's header.
enum PluralRule: String, CaseIterable, Sendable {
  /// The same form after every number.
  case one = "nplurals=1; plural=0;"
  /// English and similar languages: only 1 takes the singular.
  case singularForOne = "nplurals=2; plural=(n != 1);"
  /// French, Portuguese and Persian: 0 takes the singular too.
  case singularUpToOne = "nplurals=2; plural=(n > 1);"
  /// Russian, Ukrainian and Croatian: `1 день`, `2 дня`, `5 дней`, `11 дней`, `21 день`.
  case eastSlavic =
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
  /// Polish: only 1 takes the singular: `1 plik`, `2 pliki`, `5 plików`, `21 plików`.
  case polish =
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
  /// Czech and Slovak: `1 den`, `2 dny`, `5 dní`, `22 dní`.
  case westSlavic = "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"
  /// Romanian: `1 zi`, `2 zile`, `20 de zile`, `101 zile`.
  case romanian = "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);"
  /// Hebrew, with a dual: `1 יום`, `יומיים`, `5 ימים`.
  case hebrew = "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);"
  /// Arabic: forms for zero, one, two, 3 to 10 and 11 to 99 in the last two digits, and the rest.
  case arabic =
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"

  /// Returns the index of the form for a count among the forms in the file.
  func form(for count: Int) -> Int {
    switch self {
    case .one: 0
    case .singularForOne: count == 1 ? 0 : 1
    case .singularUpToOne: count > 1 ? 1 : 0
    case .eastSlavic:
      count % 10 == 1 && count % 100 != 11 ? 0 : PluralRule.endsInTwoToFour(count) ? 1 : 2
    case .polish: count == 1 ? 0 : PluralRule.endsInTwoToFour(count) ? 1 : 2
    case .westSlavic: count == 1 ? 0 : (2...4).contains(count) ? 1 : 2
    case .hebrew: count == 1 ? 0 : count == 2 ? 1 : 2
    case .arabic:
      switch count {
      case 0...2: count
      default: (3...10).contains(count % 100) ? 3 : count % 100 >= 11 ? 4 : 5
      }
    case .romanian: count == 1 ? 0 : count == 0 || (1..<20).contains(count % 100) ? 1 : 2
    }
  }

  private static func endsInTwoToFour(_ count: Int) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }
}
