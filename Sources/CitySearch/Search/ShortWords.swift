/// Words that are shortened in names: Mt Everest, W Palm Beach, Sto Domingo.
enum ShortWords {
  private static let words = [
    "mt": ["mount", "mont"], "ft": ["fort"], "st": ["saint", "sankt"], "ste": ["sainte"],
    "sta": ["santa"], "sto": ["santo"], "pt": ["point", "port"], "pto": ["puerto"],
    "np": ["national park"], "natl": ["national"], "intl": ["international"],
    "univ": ["university"], "hts": ["heights"], "spgs": ["springs"],
  ]
  /// The directions, which are shortened only at the beginning.
  private static let directions = [
    "n": ["north"], "s": ["south"], "e": ["east"], "w": ["west"],
  ]
  private static let maxTexts = 4

  /// Returns the texts with all shortened words written in full; empty if there are none, or no
  /// other words.
  static func expanded(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1 else { return [] }
    var texts = [""]
    var isShortened = false
    for (number, word) in words.enumerated() {
      let key = word.lowercased().filter { $0 != "." && $0 != "," }
      let full = Self.words[key] ?? (number == 0 ? directions[key] : nil)
      isShortened = isShortened || full != nil
      texts = texts.flatMap { before in
        (full ?? [word]).map { before.isEmpty ? $0 : before + " " + $0 }
      }
    }
    return isShortened ? Array(texts.prefix(maxTexts)) : []
  }
}
