/// Variants of names that lists lack but users type: Korean places with and without 시, 군, 구.
enum NameVariants {
  /// Returns the other names of a Korean place.
  static func variants(
    of place: CityList.Place, hangul: CityList.Text, in list: CityList
  ) -> [String] {
    guard place.country == korea || place.country == northKorea else { return [] }
    var result: [String] = []
    let name = list.string(hangul)
    if let base = withoutSuffix(name) {
      result.append(base)
    } else if name.unicodeScalars.count >= 2, isHangul(list.bytes(hangul)),
      !["동", "리", "읍", "면"].contains(name.last)
    {
      result += [name + "시", name + "군", name + "구"]
    }
    let latin = list.string(place.name)
    let base = latinSuffixes.first { latin.hasSuffix($0) }.map { String(latin.dropLast($0.count)) }
    if let base { result.append(base) }
    if !partSuffixes.contains(where: latin.hasSuffix) {
      result += latinSuffixes.prefix(2).map { (base ?? latin) + $0 }
    }
    return result
  }

  /// Returns whether a name has the form of a code, such as an airport code (`SEO` for Séguéla). A
  /// code matches only as a whole.
  static func isCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    (2...3).contains(bytes.count) && bytes.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Returns whether the folded letters of a short form are those of an abbreviation (Brum, TPHCM) or
  /// of a nickname of several words (The 6ix) rather than of a name (Saigon).
  /// - Parameter wordStarts: For each byte, whether a word starts there.
  static func isAbbreviation(
    _ letters: some Collection<UInt8>, _ wordStarts: some Collection<UInt8>
  ) -> Bool {
    letters.count { $0 & 0xC0 != 0x80 } <= maxAbbreviation
      || wordStarts.dropFirst().contains { $0 != 0 }
      || letters.allSatisfy { $0 < 0x80 && !vowels.contains($0) }
  }

  /// The maximum number of letters of an abbreviation that has vowels.
  private static let maxAbbreviation = 4
  private static let vowels = Array("aeiouy".utf8)

  /// Returns whether a text contains a Hangul syllable.
  static func isHangul(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Syllables are U+AC00 to U+D7A3: EA B0 80 to ED 9E A3.
    guard let first = bytes.first(where: { $0 >= 0xEA }) else { return false }
    return first <= 0xED
      && String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
        Hangul.isSyllable($0.value)
      }
  }

  /// Removes the suffix: 제주시 → 제주; nil if there is no suffix, or if only one syllable would be left
  /// (대구).
  static func withoutSuffix(_ name: String) -> String? {
    guard name.unicodeScalars.count >= 3, ["시", "군", "구", "읍", "면"].contains(name.last) else {
      return nil
    }
    return String(name.dropLast())
  }

  /// The minimum population of a place that is certainly a city (시).
  static let cityPopulation = 20_000

  private static let latinSuffixes = ["-si", "-gun", "-gu", "-eup", "-myeon", " City", " gun"]
  private static let partSuffixes = ["-gu", "-dong", "-eup", "-myeon", "-ri", "-ga"]
  private static let korea = CountryCode.packed("KR".utf8)
  private static let northKorea = CountryCode.packed("KP".utf8)
}
