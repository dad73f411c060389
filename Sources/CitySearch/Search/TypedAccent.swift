/// Ranks places by a typed accent: those with the accent come first (Lübeck before Lubumbashi, San José
/// in Costa Rica before San Jose in California).
struct TypedAccent {
  /// The query in lower case; nil if it has no accent.
  private let text: String?
  /// The first letter with an accent, in lower and in upper case, as UTF-8.
  private let letters: [[UInt8]]

  init(_ query: Query) {
    let text = query.texts.joined(separator: " ").lowercased()
    let accented = text.first {
      $0.unicodeScalars.contains {
        (0xC0...0x24F).contains($0.value) || (0x1E00...0x1EFF).contains($0.value)
      }
    }
    self.text = accented == nil ? nil : text
    letters = accented.map { [Array(String($0).utf8), Array($0.uppercased().utf8)] } ?? []
  }

  /// Whether the query has an accent.
  var isPresent: Bool { text != nil }

  /// Returns the bonus of a place with a match kind (`MatchKind`'s raw value): none unless a word of one
  /// of its names begins with exactly the typed text.
  func bonus(kind: UInt8, names: (_ containing: [[UInt8]]) -> [String]) -> Int {
    guard let text, names(letters).contains(where: { Self.has(text, $0) }) else { return 0 }
    return Self.sideKinds.contains(kind) ? Self.literalSide : Self.literal
  }

  private static func has(_ text: String, _ name: String) -> Bool {
    var rest = name.lowercased()[...]
    while !rest.hasPrefix(text) {
      guard let end = rest.firstIndex(where: { $0 == " " || $0 == "-" }) else { return false }
      rest = rest[rest.index(after: end)...]
    }
    return true
  }

  /// The number of the best places that may get a bonus.
  static let candidates = 512
  private static let literal = PlaceWeight.steps(1000)
  private static let literalSide = PlaceWeight.steps(20)
  private static let sideKinds = [MatchKind.prefixSide.rawValue, MatchKind.wordSide.rawValue]

  /// Returns the places, with those that have exactly the typed name moved to the front if the
  /// first place has the name only without the accent. `names` returns the names of a place for the
  /// user: its main name, and its name in the user's language (Los Ángeles).
  func ordered(_ places: [Int], names: (Int) -> [String]) -> [Int] {
    guard let text, let first = places.first else { return places }
    let firstNames = names(first).map { $0.lowercased() }
    let folded = FoldedText(text).bytes
    guard !firstNames.contains(text), firstNames.contains(where: { FoldedText($0).bytes == folded })
    else { return places }
    let isExact = places.map { names($0).contains { $0.lowercased() == text } }
    return zip(places, isExact).filter(\.1).map(\.0)
      + zip(places, isExact).filter { !$0.1 }.map(\.0)
  }
}
