/// Flags of countries, which are pairs of regional indicators: 🇨🇦.
enum FlagEmoji {
  /// Returns the text with each flag replaced by the English name of its country: `London 🇨🇦` is
  /// `London Canada`.
  static func named(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { letter(of: $0) != nil }) else { return text }
    var named = String.UnicodeScalarView()
    var first: Character?
    for scalar in text.unicodeScalars {
      guard let letter = letter(of: scalar) else {
        first = nil
        named.append(scalar)
        continue
      }
      if let start = first {
        let country = RegionNames.country(String([start, letter]), language: "en")
        named.append(contentsOf: " \(country) ".unicodeScalars)
        first = nil
      } else {
        first = letter
      }
    }
    return TextCleaning.clean(String(named))
  }

  /// Returns the letter of a regional indicator.
  private static func letter(of scalar: Unicode.Scalar) -> Character? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map(Character.init)
  }
}
