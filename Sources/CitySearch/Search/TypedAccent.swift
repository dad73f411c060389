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
