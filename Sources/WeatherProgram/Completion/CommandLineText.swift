/// A shell's command line up to the cursor, split into words by the rules of the shell.
struct CommandLineText {
  /// A shell's quoting rules.
  enum Rules {
    case bash, fish
  }

  /// The words before the one at the cursor, without their quotes. The first is the program.
  private(set) var words: [String] = []
  /// The word at the cursor without its quotes, up to the cursor.
  private(set) var current = ""
  /// The quote that is open at the cursor.
  private(set) var openQuote: Character?
  /// The number of characters of the current word that the shell keeps. It replaces only the
  /// characters after them.
  private(set) var keptCount = 0

  private var hasWord = false

  /// Splits a line into words.
  /// - Parameter wordBreaks: The characters at which bash also splits a word for completion, such
  ///   as the `=` of `--units=metric`.
  init(_ line: String, rules: Rules, wordBreaks: String = "") {
    var rest = line[...]
    var keptBeforeQuote = 0
    while let character = rest.popFirst() {
      if let quote = openQuote {
        if character == quote {
          (openQuote, keptCount) = (nil, keptBeforeQuote)
        } else if character == "\\", let next = rest.first,
          Self.isEscape(of: next, in: quote, rules)
        {
          current.append(rest.removeFirst())
        } else {
          current.append(character)
        }
        continue
      }
      switch character {
      case "'", "\"":
        (openQuote, hasWord) = (character, true)
        keptBeforeQuote = keptCount
        keptCount = current.count
      case "\\":
        hasWord = true
        if let next = rest.popFirst() { current.append(next) }
      case " ", "\t", "\n": endWord()
      default:
        hasWord = true
        current.append(character)
        if wordBreaks.contains(character) { keptCount = current.count }
      }
    }
  }

  /// Returns the text quoted for insertion after the characters that the shell keeps.
  func quoted(_ text: String) -> String {
    let text = text.dropFirst(keptCount)
    switch openQuote {
    case "'":
      return text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#)
    case .some:
      return text.reduce(into: "") { $0 += ("\"\\$`".contains($1) ? "\\" : "") + String($1) }
    case nil:
      return text.reduce(into: "") { $0 += (Self.isPlain($1) ? "" : "\\") + String($1) }
    }
  }

  /// Returns whether a character has no special meaning to a shell. No character beyond ASCII has
  /// one.
  private static func isPlain(_ character: Character) -> Bool {
    guard let code = character.asciiValue else { return true }
    return character.isLetter || character.isNumber || "_-./:=@%+,".utf8.contains(code)
  }

  /// Returns whether a backslash escapes a character inside a quote.
  private static func isEscape(
    of character: Character, in quote: Character, _ rules: Rules
  ) -> Bool {
    switch (quote, rules) {
    case ("'", .bash): false
    case ("'", .fish): character == "'" || character == "\\"
    default: "\"\\$`".contains(character)
    }
  }

  private mutating func endWord() {
    if hasWord { words.append(current) }
    (current, hasWord, keptCount) = ("", false, 0)
  }
}
