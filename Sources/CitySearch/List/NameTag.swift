/// What a name of a place is besides a name: which language it belongs to, a short form, or the code
/// of an airport.
struct NameTag: RawRepresentable, Hashable, Sendable {
  /// 0: nothing is known; from 1 the languages, 48 at most; from 253 what is no language.
  var rawValue: UInt8

  /// A name of which nothing is known.
  static let other = NameTag(rawValue: 0)
  /// Another way to write the name that is shown (`Pusan`, `Saint Louis`).
  static let spelling = NameTag(rawValue: 253)
  /// What people write for short (`NYC`).
  static let short = NameTag(rawValue: 254)
  /// The code of an airport (`ICN`): found only as a whole.
  static let airport = NameTag(rawValue: 255)

  /// The languages that names are tagged with, in the order of their tags.
  static let languages = [
    "en", "ko", "ja", "zh-Hans", "zh-Hant", "ru", "uk", "de", "fr", "es", "pt", "it", "nl", "pl",
    "tr", "vi", "id", "sv", "cs", "da", "nb", "fi", "hu", "ro", "el", "sk", "hr", "bg", "ca",
    "pt-PT", "et", "ar", "he", "fa",
  ]
  /// The languages whose script says who reads a name: no user has to speak them for it to count.
  static let ownScripts: Set<String> = [
    "ko", "ja", "zh-Hans", "zh-Hant", "ru", "uk", "el", "bg", "ar", "he", "fa",
  ]

  /// The tag of a language; nil for one that names are not tagged with.
  init?(language: String) {
    guard let number = Self.languages.firstIndex(of: language) else { return nil }
    rawValue = UInt8(number + 1)
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The bits of all languages; a damaged index may have others.
  static let languageMask = (UInt64(1) << languages.count) - 1

  /// The masks of the others.
  static let ownMask = languages.filter { !ownScripts.contains($0) }
    .reduce(0) { $0 | (NameTag(language: $1)?.mask ?? 0) }

  /// The language, when the tag is one.
  var language: String? {
    rawValue > 0 && rawValue <= Self.languages.count ? Self.languages[Int(rawValue) - 1] : nil
  }

  /// The language's bit in a mask; 0 when the tag is none.
  var mask: UInt64 { language == nil ? 0 : 1 << UInt64(rawValue - 1) }

  /// Whether the name counts as much as the one that is shown.
  var isMain: Bool {
    self == .short || self == .spelling || language.map(Self.ownScripts.contains) ?? false
  }
}
