/// Sorts places with the same name by a typed accent: those with the accent come first (San José in
/// Costa Rica before San Jose in California).
struct TypedAccent {
  /// The query in lower case; nil if it has no accent.
  private let text: String?

  init(_ query: Query) {
    let text = query.texts.joined(separator: " ").lowercased()
    let hasAccent = text.unicodeScalars.contains {
      (0xC0...0x24F).contains($0.value) || (0x1E00...0x1EFF).contains($0.value)
    }
    self.text = hasAccent ? text : nil
  }

  /// Returns the places, with those that have exactly the typed name moved to the front if the
  /// first place has the name without the accent. `name` returns the matching name of a place.
  func ordered(_ places: [Int], name: (Int) -> String?) -> [Int] {
    guard let text, let first = places.first, let shown = name(first)?.lowercased(), shown != text,
      FoldedText(shown).bytes == FoldedText(text).bytes
    else { return places }
    let isExact = places.map { name($0)?.lowercased() == text }
    return zip(places, isExact).filter(\.1).map(\.0)
      + zip(places, isExact).filter { !$0.1 }.map(\.0)
  }
}
