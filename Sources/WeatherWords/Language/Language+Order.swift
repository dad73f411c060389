import Foundation

extension Language {
  /// Whether a name stands before another in a list, as the language's readers expect.
  ///
  /// Foundation on Linux puts 각 before 가나, so Hangul goes by ``sortKey(_:)``; the other languages
  /// have letters of their own (ł after l, ø after z or among o) that only its tables know.
  package func sorts(_ one: String, before other: String) -> Bool {
    if self == .korean {
      let (first, second) = (sortKey(one), sortKey(other))
      return first == second ? one < other : first < second
    }
    let order = one.compare(
      other, options: .caseInsensitive, range: nil, locale: Locale(identifier: code))
    return order == .orderedSame ? one < other : order == .orderedAscending
  }

  /// A key by which names sort as the language's readers expect: without regard to case and
  /// accents, and in Korean Hangul (가나다) before other scripts.
  package func sortKey(_ name: String) -> String {
    let scalars = name.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      !$0.properties.isDiacritic
    }
    let folded = String(String.UnicodeScalarView(scalars)).lowercased()
    guard self == .korean else { return folded }
    let startsInHangul = folded.unicodeScalars.first.map { (0x1100...0x11FF).contains($0.value) }
    return (startsInHangul == true ? "0" : "1") + folded
  }
}
