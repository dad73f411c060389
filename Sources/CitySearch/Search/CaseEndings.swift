/// Base forms of inflected names: `Москве` is Москва, `Krakowie` Kraków, `İstanbul'da` İstanbul,
/// `Helsingissä` Helsinki, `서울에서` 서울.
enum CaseEndings {
  /// Returns the possible stems of a word, the likeliest first; empty if it has no known case
  /// ending. In Latin letters, many names end like a case ending. Therefore only distinctive
  /// endings and those of the user's language are always removed; the others are removed only in a
  /// sentence or after an apostrophe.
  static func stems(of word: String, isSentence: Bool, language: String = "en") -> [String] {
    guard let last = word.unicodeScalars.last?.value else { return [] }
    // A syllable of Hangul may be a whole name: 괌에.
    let minCount = Hangul.isSyllable(last) ? 1 : 2
    guard word.count > minCount else { return [] }
    var stems: [String] = []
    func add(_ stem: String) {
      if stem.count >= minCount, stem != word, !stems.contains(stem) { stems.append(stem) }
    }
    let lower = word.lowercased()
    switch last {
    case 0xAC00...0xD7A3:
      for ending in korean where word.hasSuffix(ending) {
        add(String(word.dropLast(ending.count)))
      }
      return stems
    case 0x05D0...0x05EA:
      if let first = word.first, "בלמ".contains(first) { add(String(word.dropFirst())) }
    case 0x0621...0x064A:
      // The article after the preposition for to is written without its first letter: للقاهرة.
      if word.hasPrefix("لل") { add("ا" + word.dropFirst()) }
      if let first = word.first, "بلوف".contains(first) { add(String(word.dropFirst())) }
    case 0x0370..<0x0400, 0x1F00..<0x2000:
      replace(lower, greek, add)
    case 0x0400..<0x0530:
      replace(lower, cyrillic, add)
    default:
      if let mark = word.firstIndex(where: { "'’".contains($0) }) {
        add(String(word[..<mark]))
      }
      replace(lower, rules(for: language) ?? [], add, minStem: 3)
      replace(lower, distinct, add, minStem: 4)
      guard isSentence else { break }
      replace(lower, latin, add)
    }
    return Array(stems.prefix(maxStems))
  }

  /// Returns the readings of a query with inflected words replaced by their stems.
  static func readings(
    of text: String, isSentence: Bool, language: String = "en"
  ) -> [String] {
    var words = text.split { $0 == " " || $0 == "-" }.map(String.init)
    // Each part of a short compound has its own ending: Bielsku-Białej.
    if words.count > 3 { words = text.split(separator: " ").map(String.init) }
    guard (1...3).contains(words.count) else { return [] }
    var readings = [""]
    for word in words {
      let stems = stems(of: word, isSentence: isSentence, language: language)
      let forms = stems.prefix(words.count == 1 ? maxStems : 7) + [word]
      readings = readings.flatMap { before in
        forms.map {
          before.isEmpty ? $0 : before + " " + $0
        }
      }
    }
    let typed = words.joined(separator: " ")
    return readings.filter { $0 != typed }.prefix(maxReadings).map(\.self)
  }

  private static let maxStems = 40
  private static let maxReadings = 64

  private static func replace(
    _ word: String, _ rules: [(ending: String, stems: [String])], _ add: (String) -> Void,
    minStem: Int = 2
  ) {
    for (ending, stems) in rules where word.hasSuffix(ending) {
      let base = word.dropLast(ending.count)
      guard base.count >= 2 || base.count == 1 && ending.count > 2 else { continue }
      for stem in stems where base.count + stem.count >= minStem { add(base + stem) }
    }
  }
}
