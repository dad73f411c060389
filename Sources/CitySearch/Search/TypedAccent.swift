/// Ranks places by a typed accent: those with the accent come first (Lübeck before Lubumbashi, San José
/// in Costa Rica before San Jose in California).
struct TypedAccent {
  /// The query as it is compared.
  private let text: String
  /// The first letter with an accent, in lower and in upper case, as UTF-8.
  let letters: [[UInt8]]

  /// Returns nil if the query has no accent.
  init?(_ query: Query) {
    let words = query.texts.joined(separator: " ")
    text = Self.comparable(words)
    let accented = words.lowercased().first {
      $0.unicodeScalars.contains {
        (0xC0...0x24F).contains($0.value) || (0x1E00...0x1EFF).contains($0.value)
      }
    }
    guard let accented else { return nil }
    letters = [Array(String(accented).utf8), Array(accented.uppercased().utf8)]
  }

  /// Returns the bonus of a place with a match kind (`MatchKind`'s raw value): none unless it is matched
  /// by its region, or a word of one of the names begins with exactly the typed text.
  func bonus(kind: UInt8, names: [String]) -> Int {
    if Self.regionKinds.contains(kind) { return Self.literal }
    guard names.contains(where: hasWord) else { return 0 }
    return Self.sideKinds.contains(kind) ? Self.literalSide : Self.literal
  }

  /// Returns a text in lower case, with words parted by spaces, and `saint` shortened as people write
  /// it: St Étienne is Saint-Étienne.
  private static func comparable(_ text: String) -> String {
    text.lowercased().split { $0 == " " || $0 == "-" }
      .map { $0 == "saint" ? "st" : $0 == "sainte" ? "ste" : $0 }.joined(separator: " ")
  }

  private func hasWord(_ name: String) -> Bool {
    var rest = Self.comparable(name)[...]
    while !rest.hasPrefix(text) {
      guard let end = rest.firstIndex(of: " ") else { return false }
      rest = rest[rest.index(after: end)...]
    }
    return true
  }

  /// The number of the best places that may get a bonus.
  static let candidates = 512
  private static let literal = PlaceWeight.steps(1000)
  private static let literalSide = PlaceWeight.steps(20)
  private static let regionKinds = [MatchKind.region, .capital, .capitalBesidePlace].map(\.rawValue)
  private static let sideKinds = [MatchKind.prefixSide.rawValue, MatchKind.wordSide.rawValue]
}
