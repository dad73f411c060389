/// The tag of a name: its language, or its kind (alternative spelling, abbreviation or airport
/// code).
struct NameTag: RawRepresentable, Hashable, Sendable {
  /// 0 for no information, 1 to at most 48 for languages, and 253 to 255 for tags that are not
  /// languages.
  var rawValue: UInt8

  /// A name without further information.
  static let other = NameTag(rawValue: 0)
  /// An alternative spelling of the name that is shown (`Pusan`, `Saint Louis`).
  static let spelling = NameTag(rawValue: 253)
  /// A common abbreviation (`NYC`).
  static let short = NameTag(rawValue: 254)
  /// An airport code (`ICN`), which matches only as a whole.
  static let airport = NameTag(rawValue: 255)

  /// The languages of tagged names, in the order of their tags.
  static let languages = [
    "en", "ko", "ja", "zh-Hans", "zh-Hant", "ru", "uk", "de", "fr", "es", "pt", "it", "nl", "pl",
    "tr", "vi", "id", "sv", "cs", "da", "nb", "fi", "hu", "ro", "el", "sk", "hr", "bg", "ca",
    "pt-PT", "et", "ar", "he", "fa",
  ]
  /// The languages whose script identifies their users, so that names in them are main names for
  /// every user.
  static let ownScripts: Set<String> = [
    "ko", "ja", "zh-Hans", "zh-Hant", "ru", "uk", "el", "bg", "ar", "he", "fa",
  ]

  /// Creates the tag of a language; nil for a language without a tag.
  init?(language: String) {
    guard let number = Self.languages.firstIndex(of: language) else { return nil }
    rawValue = UInt8(number + 1)
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The bits of all languages. A damaged index may have other bits set.
  static let languageMask = (UInt64(1) << languages.count) - 1

  /// The mask of the languages that are not in `ownScripts`.
  static let ownMask = languages.filter { !ownScripts.contains($0) }
    .reduce(0) { $0 | (NameTag(language: $1)?.mask ?? 0) }

  /// The language; nil if the tag is not a language.
  var language: String? {
    rawValue > 0 && rawValue <= Self.languages.count ? Self.languages[Int(rawValue) - 1] : nil
  }

  /// The bit of the language in a mask; 0 if the tag is not a language.
  var mask: UInt64 { language == nil ? 0 : 1 << UInt64(rawValue - 1) }

  /// Whether the name is equivalent to the one that is shown.
  var isMain: Bool {
    self == .short || self == .spelling || language.map(Self.ownScripts.contains) ?? false
  }
}
